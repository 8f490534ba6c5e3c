"""The steady bot: plans its turns, bargains by a formula, and never lets a game stall."""

import random

from lanterne.engine import Call, View
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.turns import best_turn
from lanterne.games.xorlosch.bot import table_talk
from lanterne.games.xorlosch.content import BotProfile
from lanterne.games.xorlosch.rules.opening import BALANCED
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import State

PATIENCE = 2
"""Rounds without a completed quest before the bot gives way."""


class SteadyBot:
    """Plays one seat from views alone. What it remembers: its plan for the turn, and since when nothing was won."""

    def __init__(self, seed: str, profile: BotProfile) -> None:
        self.profile = profile
        self._random = random.Random(seed)
        self._plan: list[Call] = []
        self._planned_for: tuple[object, ...] = ()
        self._cards_won = -1
        self._won_in_round = 0

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        assert view.choice is not None, "nobody is asked"
        self._watch(view.state)
        name = view.decision.name
        if name == "turn_action":
            return self._act(view)
        if name == "choose_group":
            return BALANCED
        outlook = self._outlook(view)
        return table_talk.answer(view, outlook)

    def _watch(self, state: State) -> None:
        won = sum(len(player.won) for player in state.players)
        if won != self._cards_won:
            self._cards_won, self._won_in_round = won, state.round

    def _outlook(self, view: View[State]) -> Outlook:
        state = view.state
        stall = max(0, state.round - self._won_in_round - PATIENCE)
        return Outlook(state, view.seat, self.profile, stall, ())

    def _act(self, view: View[State]) -> Call:
        state = view.state
        player = state.players[view.seat]
        situation = (player.turns, state.open, state.failed, player.items)
        if self._plan and situation == self._planned_for and view.is_open(self._plan[0]):
            return self._next(view)
        self._plan = best_turn(self._outlook(view), self._random.random)
        return self._next(view) if self._plan and view.is_open(self._plan[0]) else end_turn()

    def _next(self, view: View[State]) -> Call:
        call = self._plan.pop(0)
        player = view.state.players[view.seat]
        self._planned_for = (player.turns, view.state.open, view.state.failed, player.items)
        return call

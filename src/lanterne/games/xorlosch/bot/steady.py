"""The steady bot: plans its turns, bargains by a formula, and never lets a game stall."""

import random

from lanterne.engine import Call, View
from lanterne.games.xorlosch.bot import bargaining, reactions
from lanterne.games.xorlosch.bot.opening import best_group
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.turns import best_turn
from lanterne.games.xorlosch.content.rows import BotProfile
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.reconsideration import force, keep
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import NONE, State

PATIENCE = 2
"""Rounds without a completed quest before the bot gives way."""


class SteadyBot:
    """Plays one seat from views alone.

    It remembers its plan for the turn, the round of the last completed quest, and the shares it has proposed, so that
    it does not ask twice for the same. It also plays without these memories, as after joining in the middle of a game.
    """

    def __init__(self, seed: str, profile: BotProfile) -> None:
        self.profile = profile
        self._random = random.Random(seed)
        self._plan: list[Call] = []
        self._planned_for: tuple[object, ...] = ()
        self._cards_won = NONE
        self._won_in_round = 0
        self._proposed: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        assert view.choice is not None, "nobody is asked"
        self._watch(view)
        name = view.decision.name
        if name == "turn_action":
            return self._act(view)
        outlook = self._outlook(view)
        match name:
            case "choose_group":
                return best_group(outlook, self.profile.noise, self._random.random)
            case "choose_holder":
                return bargaining.pick(view, outlook)
            case "announcement_window/ask" | "last_call/ask":
                return reactions.in_quest_window(view, outlook)
            case "respect_window/ask":
                return reactions.in_respect_window(view, outlook)
            case "convert":
                return bargaining.convert(view, outlook)
            case "answer_task":
                return bargaining.answer(view, outlook, self._noise())
            case "choose_task":
                return bargaining.ask_next(view, outlook)
            case "force_or_go_on":
                return force()
            case "reconsider":
                call = bargaining.reconsider(view, outlook, self._noise())
                return call if call != keep() else reactions.best_use(view, outlook) or call
            case "propose_on":
                return bargaining.propose_on(view, outlook)
            case _:  # colours; windows about nothing in particular
                return view.choice.default or view.options()[0]

    # --- its own turn -------------------------------------------------------------------------------------------------

    def _act(self, view: View[State]) -> Call:
        call = self._plan.pop(0) if self._plan and self._situation(view) == self._planned_for else None
        if call is None or not view.is_open(call):
            self._plan = best_turn(self._outlook(view), self._random.random)
            self._planned_for = self._situation(view)
            settles = any(step[0] in (announce.name, propose.name) for step in self._plan)
            call = (None if settles else self._try(view, before_all=True)) or self._plan.pop(0)
            if not view.is_open(call):
                self._plan = []
                return end_turn()
        if call[0] == end_turn.name:
            call = self._try(view) or call
        if call[0] == propose.name:
            self._proposed.add(self._share(view, call[1]))
        return call

    def _try(self, view: View[State], before_all: bool = False) -> Call | None:
        """Before its dwarfs walk away, and before its turn ends, the bot proposes shares that others may grant: a
        failed proposal costs nothing. It never proposes the same share twice, and with `before_all` none that is worth
        less than waiting."""
        outlook = self._outlook(view)
        for call in view.options():
            if call[0] != propose.name or self._share(view, call[1]) in self._proposed:
                continue
            gains = bargaining.gains_now(outlook, call[1])
            good = not before_all or bargaining.acceptable(outlook, call[1], gains)
            if good and bargaining.worth_a_try(outlook, call[1], gains):
                return call
        return None

    def _share(self, view: View[State], quest: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """A quest, and each seat's share of it now."""
        return view.state.open[quest], tuple(bargaining.gains_now(self._outlook(view), quest))

    @staticmethod
    def _situation(view: View[State]) -> tuple[object, ...]:
        state = view.state
        return state.players[view.seat].turns, state.open, state.failed

    # --- what it remembers --------------------------------------------------------------------------------------------

    def _watch(self, view: View[State]) -> None:
        state = view.state
        won = sum(len(player.won) for player in state.players)
        if won != self._cards_won:
            self._cards_won, self._won_in_round = won, state.round

    def _noise(self) -> float:
        return self.profile.noise * (2 * self._random.random() - 1)

    def _outlook(self, view: View[State]) -> Outlook:
        state = view.state
        stall = max(0, state.round - self._won_in_round - PATIENCE)
        return Outlook(state, view.seat, self.profile, stall)

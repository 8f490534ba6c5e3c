"""Parties: campaigns that bots play up to a quest, so that others can try it with what the heroes have by then."""

from collections.abc import Sequence
from typing import Any

from lanterne import registry
from lanterne.bots import Bot
from lanterne.engine import Game
from lanterne.errors import LanterneError


class Unreached(LanterneError):
    """No party has come to the quest. The message is a sentence."""


class Campaign:
    """A campaign in play. It goes on only as far as somebody asks for."""

    def __init__(self, game: Game[Any], bots: Sequence[Bot]) -> None:
        self._game, self._bots = game, bots
        self._quests = registry.quests(game.box.name)
        self._came: dict[int, Any] = {}

    def party(self, quest: int, of: Sequence[int]) -> Any | None:
        """The state in which the party comes to a quest, as a game of its own; None if it gave up before. `of` are all
        quests that will be asked for."""
        game = self._game
        while quest not in self._came and not game.over:
            for number in of:
                if number not in self._came and self._quests.has_come(game.state, number):
                    self._came[number] = self._quests.by_itself(game.state)
            seat = game.asked[0]
            game.answer(seat, self._bots[seat].choose(game.box.view(game.state, seat)))
        found = self._came.get(quest)
        return None if found is None else found.copy()

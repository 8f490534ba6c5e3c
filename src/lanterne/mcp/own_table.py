"""A table that a model began: in this process, with bots at the other seats."""

from collections.abc import Sequence
from typing import Any

from lanterne.api.bots import bot
from lanterne.api.game_box import load
from lanterne.api.option import Option
from lanterne.engine import Bot
from lanterne.errors import BadArgument

ME = "me"
"""What a seat of the model is called among the bots."""


class OwnTable:
    """A game, the model's seats, and the bots of the others. Raises BadArgument with a sentence."""

    def __init__(self, game: str, seats: Sequence[str], settings: dict[str, Any], seed: int | None, lang: str) -> None:
        if ME not in seats:
            raise BadArgument("give yourself a seat: seats is a list such as ['me', 'steady', 'steady']")
        self.table = load(game).new_table(len(seats), seed=seed, lang=lang, **settings)
        self.mine = tuple(number for number, who in enumerate(seats) if who == ME)
        self._bots: list[Bot | None] = [
            None if who == ME else bot(game, who)(f"{seed} seat {number}") for number, who in enumerate(seats)
        ]
        self._told = 0
        self._others_play()

    def observe(self) -> dict[str, Any]:
        """What the model sees: whether it is asked, what happened since it last looked, and the position."""
        seat = self._asked()
        view = self.table.view(self.mine[0] if seat is None else seat)
        story = self.table.story(view.seat)
        new, self._told = story[self._told :], len(story)
        outcome = self.table.outcome
        return {
            **view.to_dict(),
            "your_seats": [self.table.names[number] for number in self.mine],
            "happened": list(new),
            "outcome": None if outcome is None else outcome._asdict(),
        }

    def options(self, picks: Sequence[str]) -> dict[str, Any]:
        """What can be answered, or picked next, and what is closed."""
        view = self.table.view(self._asked_seat())
        so_far = [view.option(words) for words in picks]
        closed = view.why_not_pick(so_far) if view.draft else view.why_not()
        return {
            "draft": view.draft,
            "options": [] if picks else [_option(view, each) for each in view.options()],
            "picks": [_option(view, each) for each in view.picks(so_far)],
            "can_confirm": view.can_confirm(so_far),
            "closed": [{"answer": str(each.option), "reason": each.reason, "rule": each.rule} for each in closed],
        }

    def answer(self, words: str, picks: Sequence[str]) -> dict[str, Any]:
        """Answer by words, or by the picks of a combined answer; the bots play on until the model is asked again.
        Raises IllegalAnswer with the reason and the rule."""
        seat = self._asked_seat()
        view = self.table.view(seat)
        whole = view.confirm([view.option(pick) for pick in picks]) if picks or not words else view.option(words)
        self.table.play(whole, seat)
        self._others_play()
        return self.observe()

    def _asked(self) -> int | None:
        return next((seat for seat in self.table.asked if seat in self.mine), None)

    def _asked_seat(self) -> int:
        seat = self._asked()
        if seat is None:
            raise BadArgument("the game is over" if self.table.over else "you are not asked now")
        return seat

    def _others_play(self) -> None:
        while self._asked() is None and not self.table.over:
            seat = self.table.asked[0]
            player = self._bots[seat]
            assert player is not None
            self.table.play(self.table.option(player.choose(self.table.view(seat).raw)), seat)


def _option(view: Any, option: Option) -> dict[str, str]:
    return {"answer": str(option), "label": view.in_words(option)}

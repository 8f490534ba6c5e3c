"""Lanterne from Python: tables that are played in words and shown as pictures in a notebook.

>>> from lanterne.notebook import new_table
>>> table = new_table("xorlosch", players=2, seed=1)
>>> table.asked
('1',)
>>> table.options()[:2]
['take_colour red', 'take_colour blue']
>>> table.play("take_colour red")
>>> table.asked
('2',)
"""

import hashlib
from typing import Any

from lanterne.draw import picture
from lanterne.engine import Log, Seat, Table, View, call_to_text, text_to_call
from lanterne.registry import bot, box, scene
from lanterne.words import words_for


def new_table(
    game: str, players: int | None = None, seed: int = 0, lang: str = "en", **settings: Any
) -> "NotebookTable":
    """A new game. Without `players`, for the smallest number that these settings allow. Equal seeds and answers make
    equal games. Raises ValueError with a sentence if players or settings do not fit."""
    found = box(game)
    number = found.seats_with(settings)[0] if players is None else players
    found.check_seats(number, settings)
    seats = [Seat(f"player {seat + 1}") for seat in range(number)]
    chance = hashlib.sha256(f"lanterne notebook {seed}".encode()).digest()
    return NotebookTable(Table.new(found, seats, settings, chance), lang)


class NotebookTable:
    """A table and its language. A notebook shows it as the seat that is asked sees it."""

    def __init__(self, table: Table[Any], lang: str = "en") -> None:
        self.table = table
        self.lang = lang

    @property
    def asked(self) -> tuple[str, ...]:
        """The names of the seats that are asked; empty when the game is over."""
        names = self.table.box.seat_names(self.table.state)
        return tuple(names[seat] for seat in self.table.asked)

    @property
    def prompt(self) -> str:
        """What is asked, in a sentence."""
        return words_for(self.table.box, self.lang).prompt(self._view())

    @property
    def log(self) -> Log:
        """Every answer and every outcome of chance."""
        return self.table.log

    def options(self) -> list[str]:
        """The options of the seat that is asked, as words for `play`; empty for a draft."""
        return [call_to_text(self.table.box, call) for call in self._view().options()]

    def play(self, words: str) -> None:
        """Answer for the seat that is asked. Raises ValueError or IllegalAnswer with a sentence."""
        self.table.answer(self._seat(), text_to_call(self.table.box, words, self.table.state))

    def let_play(self, name: str, decisions: int = 1) -> None:
        """Let a bot answer `decisions` decisions, for any seat that is asked, or fewer if the game ends first."""
        made = bot(self.table.box.name, name)(f"notebook {len(self.table.log.entries)}")
        for _ in range(decisions):
            if self.table.over:
                return
            seat = self._seat()
            self.table.answer(seat, made.choose(self.table.view(seat)))

    def undo(self) -> None:
        """Take back the last answer; everybody is taken to agree. Raises IllegalAnswer if there is none."""
        self.table.undo(0, agreed=range(len(self.table.seats)))

    def _seat(self) -> int:
        if self.table.over:
            raise ValueError("the game is over")
        return self.table.asked[0]

    def _view(self) -> View[Any]:
        return self.table.view(self.table.asked[0] if self.table.asked else -1)

    def _repr_svg_(self) -> str:
        return picture_of(self._view(), self.lang)


def picture_of(view: View[Any], lang: str) -> str:
    """What the view's seat sees, as an SVG picture with the question that waits."""
    words = words_for(view.box, lang)
    names = words.names(view.state, view.seat)
    title = names.seats[view.seat] if view.is_asked else words.title
    return picture(scene(view), words.said, (title, words.prompt(view, names)), view.touchable())

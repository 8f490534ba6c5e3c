"""A stage: a game at a chosen position, played by words with scripted chance. Scenarios and rule tests stand on it."""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine import Box, Call, Game, Refusal, Said, ScriptedDice, View, words_of_call, words_to_call


class Stage:
    """Set the scene, play, look.

    With a `position` the game stands at it; without one it begins at the set-up. `chance` lists scripted outcomes as
    `ScriptedDice` takes them; one that is asked for and not scripted fails. Seats are named as the game names them
    (colours, heroes) or by number from 1; answers are words: the name of the step and its arguments, `raise_dwarf
    red-w1`; the parts of a combined answer stand in brackets, `place_group [recruit warrior 3] [recruit mechanicus 2]`.
    All methods raise ValueError with a sentence for words that mean nothing.
    """

    def __init__(
        self,
        box: Box[Any],
        seats: int,
        position: Mapping[str, Any] | None = None,
        chance: Sequence[tuple[str, int | str, Sequence[Any]]] = (),
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.box = box
        self.dice = ScriptedDice(chance)
        self.said: list[Said] = []
        box.check_seats(seats)
        state = box.setup(box.options(options or {}), seats)
        if position is not None:
            box.arrange(state, position)
        self.game: Game[Any] = Game(box, state, self.dice, self.said.append)

    # --- words --------------------------------------------------------------------------------------------------------

    def seat(self, name: str | int) -> int:
        """The seat of this name."""
        names = self.box.seat_names(self.game.state)
        if str(name) in names:
            return names.index(str(name))
        if str(name).isdigit() and 1 <= int(name) <= len(names):
            return int(name) - 1
        raise ValueError(f"there is no seat {name!r}; there are {', '.join(names)}")

    def call(self, words: str) -> Call:
        """The call behind the words."""
        return words_to_call(self.box, words, self.game.state)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: str | int, words: str) -> None:
        """Answer for the seat. Raises ValueError, with the rule that forbids it where one does, if it is not open."""
        number, call = self.seat(seat), self.call(words)
        if number not in (self.game.choice.seats if self.game.choice else ()):
            raise ValueError(f"{seat} is not asked; {self.asked or 'nobody'} is")
        refusal = self.refusal(seat, words)
        view = self.view(seat)
        if not view.is_open(call):
            because = f": {refusal.message} ({refusal.rule})" if refusal else ""
            raise ValueError(f"{seat} may not {words}{because}; open are: {'; '.join(self.offered(seat)) or 'none'}")
        self.game.answer(number, call)

    # --- looking ------------------------------------------------------------------------------------------------------

    def view(self, seat: str | int = "") -> View[Any]:
        """The view of the seat; of a spectator without one."""
        return self.box.view(self.game.state, self.seat(seat) if seat != "" else -1)

    @property
    def asked(self) -> tuple[str, ...]:
        """The names of the seats that are asked."""
        names = self.box.seat_names(self.game.state)
        return tuple(names[seat] for seat in self.game.asked)

    @property
    def decision(self) -> str:
        """The name of the decision that waits, "" when the game is over."""
        return "" if self.game.over else self.game.decision.name

    def offered(self, seat: str | int) -> list[str]:
        """What is open to the seat now, in words."""
        return [words_of_call(self.box, call) for call in self.view(seat).options()]

    def is_open(self, seat: str | int, words: str) -> bool:
        """Whether the seat may answer so now."""
        return self.view(seat).is_open(self.call(words))

    def refusal(self, seat: str | int, words: str) -> Refusal | None:
        """Why the seat may not answer so now; None if it may, or if it is no candidate at all."""
        call = self.call(words)
        return next((refusal for closed, refusal in self.view(seat).why_not() if closed == call), None)

    def describe(self, seat: str | int = "") -> dict[str, Any]:
        """The position by names, as the seat may know it."""
        return self.box.describe(self.view(seat))

    @property
    def events(self) -> list[str]:
        """The messages of all that has happened on the stage, in order."""
        return [said.event.message for said in self.said]

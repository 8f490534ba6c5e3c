"""Scripted chance of scenarios: how outcomes are written, and who the seats in them are."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from lanterne.engine import ScriptedDice
from lanterne.engine.dice import Outcome

Script: TypeAlias = tuple[str, int | str, Sequence[Any]]

CHANCE = {"roll": "faces", "shuffle": "top", "pick": "one"}
SEAT = "seat"


def script(chance: Sequence[Mapping[str, Any]], seats: int | Sequence[str]) -> list[Script]:
    """The outcomes as `NamingDice` takes them. Raises ValueError with a sentence for one that cannot be read."""
    return [_outcome(written, seats, f"chance {place}") for place, written in enumerate(chance, start=1)]


def _outcome(written: Mapping[str, Any], seats: int | Sequence[str], where: str) -> Script:
    """Parse one random outcome. Seats go by the names the file gives them, or by number from 1."""
    what = next((what for what in CHANCE if what in written), None)
    if what is None or set(written) != {what, CHANCE[what]}:
        kinds = " or ".join(f"{{ {what} = …, {result} = … }}" for what, result in CHANCE.items())
        raise ValueError(f"{where} must be {kinds}")
    of, result = written[what], written[CHANCE[what]]
    results = list(result) if isinstance(result, list) else [result]
    if what == "roll":
        if not isinstance(of, int) or isinstance(of, bool) or not all(type(face) is int for face in results):
            raise ValueError(f"{where}: a roll has a number of sides and a list of faces")
        return what, of, results
    if not isinstance(of, str) or not all(isinstance(name, str | int) for name in results):
        raise ValueError(f"{where}: a {what} has a kind of thing and names")
    if of == SEAT:
        results = [_seat(name, seats, where) for name in results]
    return what, of, results


def _seat(name: Any, seats: int | Sequence[str], where: str) -> int | str:
    """The number of a seat. A name that the file does not give is kept: the game may have it when it is needed."""
    names = [] if isinstance(seats, int) else list(seats)
    if name in names:
        return names.index(name)
    number = int(name) if str(name).isdecimal() and len(str(name)) < 4 else 0
    if 1 <= number <= (seats if isinstance(seats, int) else len(seats)):
        return number - 1
    if isinstance(seats, int) and isinstance(name, str) and not name.isdecimal():
        return name
    raise ValueError(f"{where}: there is no seat {name!r}")


class NamingDice(ScriptedDice):
    """Scripted dice that know seats by the names they have when the outcome is needed. `seat` gives the number of a
    name, and raises ValueError if there is none."""

    __slots__ = ("_seat",)

    def __init__(self, script: Iterable[Script], seat: Callable[[str], int]) -> None:
        super().__init__(script)
        self._seat = seat

    def _take(self, what: str, of: int | str, wanted: str) -> Sequence[Any]:
        taken = super()._take(what, of, wanted)
        return [self._seat(name) if isinstance(name, str) else name for name in taken] if of == SEAT else taken


def same_outcome(expected: Script, found: Outcome) -> bool:
    """Whether an outcome is the expected one. Of a shuffle only the named top is compared."""
    what, of, result = expected
    if (what, of) != (found.what, found.of):
        return False
    known = found.result[: len(result)] if what == "shuffle" else found.result
    return list(known) == list(result)

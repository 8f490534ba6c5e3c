"""Positions by name, for scenarios, lessons and tests: the beginning of a night."""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.engine import HIDDEN, View
from lanterne.kit.position import check_fields, named, names, number, table
from sleeping_dragon.printed import COLOURS
from sleeping_dragon.rules.night import night
from sleeping_dragon.rules.setup import ALL_TREASURES
from sleeping_dragon.state import CHAMBERS, TREASURES, State, change

FIELDS = ("night", "coins", "loot", "pile")


def seat_names(state: State) -> tuple[str, ...]:
    """Thieves are named after their colours."""
    return COLOURS[: len(state.thieves)]


def sit(state: State, wanted: Sequence[str]) -> None:
    """Check the seats: thieves always sit in the order of their colours."""
    if tuple(wanted) != seat_names(state):
        raise ValueError(f"{len(state.thieves)} thieves sit in the order {', '.join(seat_names(state))}")


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Set up the beginning of a `night`, with `coins` and `loot` by colour. If there is a `pile`, all other treasures
    are discarded; if not, the pile has all treasures that nobody holds, in printed order. Raises ValueError with a
    sentence."""
    check_fields("sleeping-dragon", position, FIELDS)
    left = list(ALL_TREASURES)
    for colour, coins in table("coins", position.get("coins")):
        change(state, _seat(state, colour), coins=number("coins", coins))
    for colour, loot in table("loot", position.get("loot")):
        change(state, _seat(state, colour), loot=tuple(sorted(_taken(left, loot))))
    state.pile, state.discard = (_taken(left, position["pile"]), left) if "pile" in position else (left, [])
    state.night = number("night", position.get("night", 1)) - 1
    state.agenda[:] = [night()]


def _seat(state: State, colour: str) -> int:
    if colour not in seat_names(state):
        raise ValueError(f"there is no thief called {colour!r}; there are {', '.join(seat_names(state))}")
    return seat_names(state).index(colour)


def _taken(left: list[int], wanted: Any) -> list[int]:
    """Take these treasures out of what is left."""
    found = [named(TREASURES, name) for name in names("treasures", wanted)]
    for treasure in found:
        if treasure not in left:
            raise ValueError(f"there are not enough treasures of the kind {TREASURES.name(treasure)}")
        left.remove(treasure)
    return found


def describe(view: View[State]) -> dict[str, Any]:
    """The position in the same names. Loot that the viewer may not see is a number."""
    s = view.state
    thieves = dict(zip(seat_names(s), s.thieves, strict=True))
    return {
        "night": s.night,
        "coins": {colour: thief.coins for colour, thief in thieves.items()},
        "loot": {colour: _loot(thief.loot) for colour, thief in thieves.items()},
        "chamber": {colour: CHAMBERS.name(thief.chamber) for colour, thief in thieves.items()},
        "watched": [CHAMBERS.name(chamber) for chamber in s.watched],
        "pile": len(s.pile),
    }


def _loot(loot: tuple[int, ...]) -> list[str | int] | int:
    return len(loot) if any(each is HIDDEN for each in loot) else [TREASURES.name(each) for each in loot]

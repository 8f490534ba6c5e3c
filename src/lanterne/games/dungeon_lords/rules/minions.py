"""A minion whose turn has come on the main board: it acts and goes home, or moves to its order card (DL-ACT)."""

from collections.abc import Callable
from typing import TypeAlias

from lanterne.engine import NUMBER, SEATS, Event, Offer, law, step
from lanterne.games.dungeon_lords.content.orders import ZONES, Space
from lanterne.games.dungeon_lords.rules.dummies import SPACES_OF, stand
from lanterne.games.dungeon_lords.state import FREE, SPACES, Game, State, put

PRINTED: tuple[Space, ...] = tuple(space for zone in ZONES for space in zone.spaces)
"""What is printed on each space of the board."""

ZONE_OF: tuple[int, ...] = tuple(zone for zone, row in enumerate(ZONES) for _ in row.spaces)

RESOLVED: tuple[tuple[int, ...], ...] = tuple(
    tuple(SPACES_OF[zone][place] for place in row.resolves) for zone, row in enumerate(ZONES)
)
"""The spaces of each zone in the order in which they are resolved."""

IN_ORDER: tuple[int, ...] = tuple(space for spaces in RESOLVED for space in spaces)
"""All spaces in that order."""

PERFORMED = Event(
    "performed",
    "DL-ACT-3",
    seat=SEATS,
    space=SPACES,
    pays_gold=NUMBER,
    pays_food=NUMBER,
    gold=NUMBER,
    food=NUMBER,
    imps=NUMBER,
)
"""The action of a minion with what it costs and brings, in one line; evil and traps have lines of their own."""
DECLINED = Event("declined", "DL-ACT-3", seat=SEATS, space=SPACES)
CANNOT_PAY_SPACE = Event("cannot-pay-space", "DL-GEN-3", seat=SEATS, space=SPACES)

Obstacle: TypeAlias = Callable[[State, int, int], Event | None]
"""`(state, seat, space)` -> why the lord cannot perform the action there, or None."""


@law("DL-ACT-1", "DL-ACT-2")
def space_at_turn(s: State) -> int:
    """The space that is being resolved: the first one still taken, since spaces are resolved and emptied in a fixed
    order."""
    taken = s.spaces
    for space in IN_ORDER:
        if taken[space] != FREE:
            return space
    raise AssertionError("no minion stands on the board")


def acting(s: State) -> tuple[int, int]:
    """Whose minion's turn it is, and the space it stands on."""
    space = space_at_turn(s)
    return s.spaces[space], space


def go_home(s: State, space: int) -> None:
    """The minion goes back to the office."""
    stand(s, FREE, space)


@step("DL-ACT-3", "DL-ACT-5")
def decline_action(game: Game) -> None:
    """The lord does not perform the action: the minion stays on the order card until recovery."""
    s = game.state
    seat, space = acting(s)
    lord = s.lords[seat]
    put(s, seat, lord._replace(on_cards=lord.on_cards | 1 << lord.orders.index(ZONE_OF[space])))
    stand(s, FREE, space)
    game.say(DECLINED, seat, space)


DECLINE = Offer(decline_action)

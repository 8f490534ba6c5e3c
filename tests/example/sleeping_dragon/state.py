"""The state of the game and the names of its things. Every field says who may see it."""

from typing import Annotated, TypeAlias

from lanterne import engine
from lanterne.engine import COUNT, OWNER_COUNT, PUBLIC, ROWS, Faces, Ids, Row
from sleeping_dragon.printed import CHAMBERS as PRINTED_CHAMBERS
from sleeping_dragon.printed import TREASURES as PRINTED_TREASURES

TREASURES = Ids("treasure", PRINTED_TREASURES)
CHAMBERS = Ids("chamber", PRINTED_CHAMBERS)
PIPS = Faces("pips", ("1", "2", "3", "4", "5", "6"))

Treasure: TypeAlias = Annotated[int, TREASURES]
Chamber: TypeAlias = Annotated[int, CHAMBERS]

NONE = -1
"""No chamber, nobody."""


class Thief(Row, frozen=True):
    """What a player has. Only the owner sees the loot; everybody sees how many treasures it is."""

    chamber: Annotated[int, PUBLIC] = NONE
    coins: Annotated[int, PUBLIC] = 0
    loot: Annotated[tuple[int, ...], OWNER_COUNT] = ()


class State(engine.State):
    """Where everything is. The pile is drawn from the front."""

    thieves: Annotated[list[Thief], ROWS]
    pile: Annotated[list[int], COUNT]
    discard: Annotated[list[int], PUBLIC]
    light_sleep: Annotated[bool, PUBLIC]
    night: Annotated[int, PUBLIC] = 0
    watched: Annotated[tuple[int, ...], PUBLIC] = ()
    """The chambers the dragon looks into tonight."""
    active: Annotated[int, PUBLIC] = NONE
    """The thief who is dropping a treasure or selling."""


Game: TypeAlias = engine.Game[State]


def change(state: State, seat: int, **fields: object) -> None:
    """Replace some fields of a thief."""
    state.thieves[seat] = state.thieves[seat]._replace(**fields)


def lose(state: State, seat: int, treasure: int) -> None:
    """Move a treasure from the loot to the open discard pile."""
    loot = list(state.thieves[seat].loot)
    loot.remove(treasure)
    change(state, seat, loot=tuple(loot))
    state.discard.append(treasure)

"""The deathblow (WQ-DBL): a warrior who kills in one blow may strike on, round the adjacent squares."""

from lanterne.engine import Choice, Event, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.rules.combat import swing
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, foe_on, is_conscious, layout, warrior_on
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.state import FOES, NONE, ROTATIONS, Foe, Game, Rotation, Square, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import squares_of

STRUCK_ON = Event("struck-on", "WQ-DBL-1", warrior=WARRIOR_IDS, foe=FOES, rotation=ROTATIONS)

CLOCKWISE, ANTICLOCKWISE = range(2)
RING = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight squares around a warrior, clockwise; those at odd positions are diagonal."""


@law("WQ-DBL-6")
def ring_of(s: State, square: int) -> tuple[int, ...]:
    """The squares around one, clockwise as seen on the table; NONE for one that a blow does not reach because of a
    wall, a ledge or an obstacle."""
    board = layout(s)
    ring = board.rings.get(square)
    if ring is None:
        places = board.graph.places
        x, y = places[square]
        found = {places[other]: other for other in squares_of(adjacent(s, square))}
        ring = board.rings[square] = tuple([found.get((x + right, y + down), NONE) for right, down in RING])
    return ring


@law("WQ-DBL-1", "WQ-DBL-2", "WQ-DBL-3", "WQ-DBL-6")
def next_victim(s: State, warrior: int, ring: tuple[int, ...], killed: int, rotation: int) -> int:
    """The monster that the blade meets next, or NONE. It goes from the killed monster's square to the next one of the
    ring; if that is empty and the killed monster was not diagonal to the warrior, to the one after it, which is
    adjacent to the first. A warrior, or a square that a blow does not reach, stops it."""
    if killed not in ring:
        return NONE
    start = ring.index(killed)
    for further in (1,) if start % 2 else (1, 2):
        square = ring[(start + (further if rotation == CLOCKWISE else -further)) % len(ring)]
        if square == NONE or warrior_on(s, square) != NONE:
            return NONE
        foe = foe_on(s, square)
        if foe != NONE:
            return foe if may_harm(s, warrior, foe) else NONE
    return NONE


def next_victims(s: State, seat: int, square: int, rotation: int) -> list[tuple[int, int]]:
    """The next possible targets with their direction; the direction is fixed after the first."""
    ways = (CLOCKWISE, ANTICLOCKWISE) if rotation == NONE else (rotation,)
    ring = ring_of(s, s.warriors[s.active].square)
    found = ((next_victim(s, s.active, ring, square, way), way) for way in ways)
    return [(foe, way) for foe, way in found if foe != NONE]


@step("WQ-DBL-1", "WQ-DBL-2", "WQ-DBL-7")
def carry_on(game: Game, foe: Foe, rotation: Rotation) -> None:
    """Strike another blow, rolled as usual, without using up an attack."""
    s = game.state
    game.say(STRUCK_ON, s.active, foe, rotation)
    game.then(swing(s.active, foe, rotation))


@step("WQ-DBL-7")
def hold_back(game: Game) -> None:
    """Going on is never compulsory."""


ONWARD = (Offer(carry_on, next_victims), Offer(hold_back))


@decision("WQ-DBL-1", "WQ-DBL-2", "WQ-DBL-3", "WQ-DBL-4", "WQ-DBL-7")
def deathblow(game: Game, square: Square, rotation: Rotation) -> Choice | None:
    """Killed in one blow: do you strike on?"""
    s = game.state
    if s.active == NONE or not is_conscious(s.warriors[s.active]):
        return None
    seat = s.warriors[s.active].seat
    return ask(seat, ONWARD, square, rotation) if next_victims(s, seat, square, rotation) else None

"""Tiles that turn, and doors that face each other."""

from hypothesis import given
from hypothesis import strategies as st

from lanterne.kit.tiles import AHEAD, EAST, NORTH, SOUTH, WEST, Place, Spot, facing, front, on_table, opposite, turned

SIZES = st.tuples(st.integers(1, 8), st.integers(1, 8))
SPOTS = st.builds(Spot, st.integers(-20, 20), st.integers(-20, 20), st.integers(0, 3))


@st.composite
def tiles_with_places(draw: st.DrawFn) -> tuple[Place, Place]:
    """The size of a tile, and a place on it."""
    width, height = draw(SIZES)
    return (width, height), (draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1)))


@st.composite
def tiles_with_doors(draw: st.DrawFn) -> tuple[Place, tuple[Place, ...], int]:
    """The size of a tile, the places before a door of it, as many as it is wide, and the side they are on."""
    (width, height), side = draw(SIZES), draw(st.sampled_from((NORTH, EAST, SOUTH, WEST)))
    along = width if side in (NORTH, SOUTH) else height
    wide = draw(st.integers(1, along))
    first = draw(st.integers(0, along - wide))
    edge = {NORTH: 0, WEST: 0, SOUTH: height - 1, EAST: width - 1}[side]
    row = range(first, first + wide)
    places = tuple((n, edge) for n in row) if side in (NORTH, SOUTH) else tuple((edge, n) for n in row)
    return (width, height), places, side


@given(tiles_with_places(), st.integers(0, 3))
def test_a_tile_turned_four_times_is_as_before(drawn: tuple[Place, Place], turn: int) -> None:
    size, place = drawn
    now = place
    for quarter in range(4):
        if quarter == turn:
            assert turned(place, size, turn) == now
        now = turned(now, size if quarter % 2 == 0 else size[::-1], 1)
    assert now == place


@given(SIZES, SPOTS)
def test_no_two_places_of_a_tile_come_to_lie_on_each_other(size: Place, spot: Spot) -> None:
    width, height = size
    laid = {on_table((x, y), size, spot) for x in range(width) for y in range(height)}
    wide, high = size if spot.turn % 2 == 0 else size[::-1]
    assert laid == {(spot.x + x, spot.y + y) for x in range(wide) for y in range(high)}


@given(SIZES, SPOTS)
def test_a_tile_is_turned_and_never_mirrored(size: Place, spot: Spot) -> None:
    """Its inside is still to the right of a step along its upper edge."""
    here, right, down = (on_table(place, size, spot) for place in ((0, 0), (1, 0), (0, 1)))
    ahead = (right[0] - here[0], right[1] - here[1])
    assert (down[0] - here[0], down[1] - here[1]) == AHEAD[(AHEAD.index(ahead) + 1) % 4]


@given(tiles_with_doors(), tiles_with_doors(), SPOTS)
def test_facing_doors_face(
    one: tuple[Place, tuple[Place, ...], int], other: tuple[Place, tuple[Place, ...], int], spot: Spot
) -> None:
    """Each is just outside the other, whatever the tiles and however the first one is laid."""
    (size, door, side), (next_size, next_door, next_side) = one, other
    wide = min(len(door), len(next_door))
    door, next_door = door[:wide], next_door[:wide]
    here = [on_table(place, size, spot) for place in door]
    towards = (side + spot.turn) % 4
    fronts = front(here, towards)
    lies = facing(next_door, next_side, next_size, fronts, towards)
    there = [on_table(place, next_size, lies) for place in next_door]
    assert set(there) == set(fronts)
    assert (next_side + lies.turn) % 4 == opposite(towards)
    assert set(front(there, (next_side + lies.turn) % 4)) == set(here)


def test_a_known_tile_turned_by_a_quarter() -> None:
    """Clockwise: what was left is up, what was up is right."""
    assert [turned(place, (3, 2), 1) for place in ((0, 0), (2, 0), (0, 1), (2, 1))] == [(1, 0), (1, 2), (0, 0), (0, 2)]
    assert [turned(place, (3, 2), 3) for place in ((0, 0), (2, 0), (0, 1), (2, 1))] == [(0, 2), (0, 0), (1, 2), (1, 0)]

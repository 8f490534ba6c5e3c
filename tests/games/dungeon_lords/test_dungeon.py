"""The cells of a dungeon: digging, rooms, the tile that is reached first."""

from tests.citing import rule

from lanterne.games.dungeon_lords.content.battlegrounds import Ground
from lanterne.games.dungeon_lords.content.board import CELL_NAMES
from lanterne.games.dungeon_lords.rules.dungeon import diggable, ground, may_hold, nearest, removable
from lanterne.games.dungeon_lords.state import CELLS, ROOMS, Lord
from lanterne.kit.grid import mask_of
from lanterne.kit.position import names_of


def cells(names: str) -> int:
    return mask_of(CELLS.number(name) for name in names.split())


def lord(tunnels: str, rooms: dict[str, str] | None = None, conquered: str = "") -> Lord:
    """A lord with this dungeon."""
    built = tuple(sorted((CELLS.number(cell), ROOMS.number(room)) for cell, room in (rooms or {}).items()))
    return Lord(dug=cells(tunnels) | mask_of(cell for cell, _ in built), rooms=built, conquered=cells(conquered))


@rule("DL-DIG-3", "DL-DIG-9")
def test_a_tunnel_joins_on_to_a_tile_and_stays_on_the_board() -> None:
    assert names_of(CELLS, diggable(cells("r0c2 r1c2"))) == ["r0c1", "r0c3", "r1c1", "r1c3", "r2c2"]
    assert "r0c0" in names_of(CELLS, diggable(cells("r0c2 r0c1")))
    corner = diggable(cells("r0c4"))
    assert names_of(CELLS, corner) == ["r0c3", "r1c4"], "the row below does not begin beside the end of this one"


@rule("DL-DIG-4")
def test_no_two_by_two_block_is_ever_full() -> None:
    assert "r1c3" not in names_of(CELLS, diggable(cells("r0c2 r1c2 r0c3")))
    assert "r1c3" in names_of(CELLS, diggable(cells("r0c2 r1c2 r2c2")))


@rule("DL-DIG-9")
def test_at_most_sixteen_tiles_fit() -> None:
    most = 0
    pattern = cells("r0c2 r1c2 r2c2 r3c2")
    for cell in range(len(CELL_NAMES)):  # dig greedily row by row, several times over
        for other in [*range(cell, len(CELL_NAMES)), *range(cell)]:
            if diggable(pattern) >> other & 1:
                pattern |= 1 << other
        most = max(most, pattern.bit_count())
    assert most <= 16
    assert not any(diggable(pattern) >> cell & 1 for cell in range(len(CELL_NAMES)))


@rule("DL-ROM-2", "DL-ROM-3", "DL-ROM-4")
def test_a_room_replaces_an_unconquered_tunnel_in_its_zone_and_no_room_is_beside_it() -> None:
    dungeon = lord("r0c2 r1c2 r2c2 r3c2 r2c1 r2c3", {"r1c1": "hatchery"}, conquered="r0c2")
    anywhere = names_of(CELLS, may_hold(dungeon, ROOMS.number("labyrinth")))
    assert anywhere == ["r2c2", "r2c3", "r3c2"], "r0c2 is conquered, r1c2 and r2c1 lie beside the hatchery"
    for room in ROOMS.names[:8]:
        allowed = may_hold(dungeon, ROOMS.number(room))
        assert allowed & ~may_hold(dungeon, ROOMS.number("labyrinth")) == 0
    assert may_hold(lord("r0c2 r1c2 r2c2"), ROOMS.number("hatchery")) != may_hold(
        lord("r0c2 r1c2 r2c2"), ROOMS.number("labyrinth")
    ), "a room of the first year has a zone"


@rule("DL-ROM-3")
def test_a_conquered_room_keeps_its_neighbours_from_becoming_rooms() -> None:
    dungeon = lord("r0c2 r1c2 r2c2", {"r1c1": "hatchery"}, conquered="r0c2 r1c1")
    assert "r1c2" not in names_of(CELLS, may_hold(dungeon, ROOMS.number("labyrinth")))


@rule("DL-PLN-1", "DL-PLN-2")
def test_the_worked_example_of_the_tile_choice() -> None:
    tunnels, rooms = "r0c2 r1c2", {"r0c1": "mint"}
    assert names_of(CELLS, nearest(lord(tunnels, rooms))) == ["r0c2"]
    assert names_of(CELLS, nearest(lord(tunnels, rooms, conquered="r0c2"))) == ["r0c1", "r1c2"]
    assert names_of(CELLS, nearest(lord(tunnels, rooms, conquered="r0c2 r1c2"))) == ["r0c1"]
    assert nearest(lord(tunnels, rooms, conquered="r0c2 r1c2 r0c1")) == 0


@rule("DL-PLN-2")
def test_the_way_leads_through_his_own_tiles_not_as_the_crow_flies() -> None:
    winding = lord("r0c2 r1c2 r2c2 r2c1 r2c0 r1c0 r0c0 r3c2", conquered="r0c2 r1c2 r2c2 r2c1 r3c2")
    assert names_of(CELLS, nearest(winding)) == ["r2c0"], "r0c0 is closer to the entrance, but the way is longer"


@rule("DL-SEV-4")
def test_nothing_is_cut_off_from_the_entrance_when_a_tile_collapses() -> None:
    dungeon = lord("r0c2 r1c2 r2c2 r1c3", {"r3c2": "labyrinth"}, conquered="r1c3")
    assert names_of(CELLS, removable(dungeon)) == ["r3c2"]


@rule("DL-PLN-4", "DL-PLN-5", "DL-PLN-6")
def test_what_a_tile_takes() -> None:
    dungeon = lord("r0c2 r1c2", {"r1c1": "mint", "r1c3": "labyrinth"})
    assert ground(dungeon, CELLS.number("r1c2")) == Ground(1, 0, 1)
    assert ground(dungeon, CELLS.number("r1c1")) == Ground(1, 1, 2)
    assert ground(dungeon, CELLS.number("r1c3")) == Ground(2, 0, 1)

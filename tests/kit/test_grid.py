"""The grid: masks, steps, reach and ways, against walks from square to square."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit.boards import Board, boards, boards_with_squares

from lanterne.kit.grid import Edges, Grid, first_of, mask_of, squares_of

GRID = Grid(4, 3)


def neighbours(board: Board, square: int) -> list[int]:
    """The squares next to this one over open edges, in reading order."""
    x, y = board.grid.place(square)
    found = []
    for right, down in ((0, -1), (-1, 0), (1, 0), (0, 1)):
        if 0 <= x + right < board.grid.width and 0 <= y + down < board.grid.height:
            other = board.grid.square(x + right, y + down)
            edge = board.grid.edge(square, other)
            if edge.east & board.open_edges.east or edge.south & board.open_edges.south:
                found.append(other)
    return found


def distances(board: Board, start: int) -> dict[int, int]:
    """Steps from the start to every square, over squares that are not solid; one square after the other."""
    found = {start: 0}
    queue = [start]
    for square in queue:
        for other in neighbours(board, square):
            if other not in found and not board.solid >> other & 1:
                found[other] = found[square] + 1
                queue.append(other)
    return found


def test_squares_count_in_reading_order() -> None:
    assert GRID.square(0, 0) == 0
    assert GRID.square(3, 0) == 3
    assert GRID.square(0, 1) == 4
    assert [GRID.place(s) for s in (0, 3, 4, 11)] == [(0, 0), (3, 0), (0, 1), (3, 2)]
    for x, y in ((4, 0), (0, 3), (-1, 0), (0, -1)):
        with pytest.raises(ValueError, match="outside the grid of 4 × 3"):
            GRID.square(x, y)


@given(st.sets(st.integers(0, 500)))
def test_a_mask_is_a_set_of_squares(squares: set[int]) -> None:
    mask = mask_of(squares)
    assert list(squares_of(mask)) == sorted(squares)
    if squares:
        assert first_of(mask) == min(squares)


def test_an_edge_is_between_neighbours() -> None:
    assert GRID.edge(0, 1) == GRID.edge(1, 0) == Edges(east=1)
    assert GRID.edge(1, 5) == GRID.edge(5, 1) == Edges(south=2)
    for one, other in ((3, 4), (0, 0), (0, 2), (0, 5), (0, 8)):
        with pytest.raises(ValueError, match="are not side by side"):
            GRID.edge(one, other)
    assert GRID.inner == mask_edges([(s, s + 1) for s in range(12) if s % 4 < 3] + [(s, s + 4) for s in range(8)])


def mask_edges(pairs: list[tuple[int, int]]) -> Edges:
    edges = Edges()
    for one, other in pairs:
        edges = edges.plus(GRID.edge(one, other))
    return edges


def test_walls_run_between_regions() -> None:
    regions = [0, 0, 1, 1] * 2 + [2] * 4
    walls = GRID.inner.minus(GRID.edges_within(regions))
    assert walls == mask_edges([(1, 2), (5, 6), (4, 8), (5, 9), (6, 10), (7, 11)])


@given(boards_with_squares(1))
def test_adjacent_are_the_neighbours_over_open_edges(drawn: tuple[Board, tuple[int]]) -> None:
    board, (square,) = drawn
    assert list(squares_of(board.grid.adjacent(square, board.open_edges))) == neighbours(board, square)


@given(boards_with_squares(1))
def test_corners_are_passed_one_way_round_or_the_other(drawn: tuple[Board, tuple[int]]) -> None:
    board, (square,) = drawn
    corners = board.grid.open_corners(board.open_edges, board.solid)
    found = set()
    for side in neighbours(board, square):
        if not board.solid >> side & 1:
            x, y = board.grid.place(square)
            found |= {
                s for s in neighbours(board, side) if x not in board.grid.place(s)[:1] and board.grid.place(s)[1] != y
            }
    assert set(squares_of(board.grid.diagonal(square, corners))) == found


@given(boards_with_squares(1), st.integers(0, 12))
def test_reach_and_rings_count_steps(drawn: tuple[Board, tuple[int]], steps: int) -> None:
    board, (start,) = drawn
    passable = board.grid.every & ~board.solid
    far = distances(board, start)
    near = {square for square, distance in far.items() if distance <= steps}
    assert set(squares_of(board.grid.reach(1 << start, board.open_edges, passable, steps))) == near
    assert set(squares_of(board.grid.reach(1 << start, board.open_edges, passable))) == far.keys()
    rings = board.grid.rings(1 << start, board.open_edges, passable, steps)
    assert {s: n for n, ring in enumerate(rings) for s in squares_of(ring)} == {s: far[s] for s in near}
    assert all(rings)


@given(boards_with_squares(1), st.integers(0, 12))
def test_ways_are_shortest_and_walkable(drawn: tuple[Board, tuple[int]], steps: int) -> None:
    board, (start,) = drawn
    passable = board.grid.every & ~board.solid
    far = distances(board, start)
    ways = board.grid.ways(start, board.open_edges, passable, steps)
    assert ways.keys() == {square for square, distance in far.items() if 0 < distance <= steps}
    rings = board.grid.rings(1 << start, board.open_edges, passable, steps)
    for goal, way in ways.items():
        assert len(way) == far[goal]
        assert way[-1] == goal
        assert all(b in neighbours(board, a) for a, b in zip((start, *way), way, strict=False))
        assert board.grid.way(rings, board.open_edges, goal) == way
    assert [far[goal] for goal in ways] == sorted(far[goal] for goal in ways)


def test_no_way_leads_behind_a_wall() -> None:
    grid = Grid(2, 1)
    rings = grid.rings(1, Edges(), grid.every)
    assert rings == [1]
    assert grid.way(rings, Edges(), 0) == ()
    with pytest.raises(ValueError, match=r"no way leads to \(1, 0\)"):
        grid.way(rings, Edges(), 1)


@given(boards_with_squares(1), st.data())
def test_the_nearest_of_equals_is_the_first_in_reading_order(
    drawn: tuple[Board, tuple[int]], data: st.DataObject
) -> None:
    board, (start,) = drawn
    wanted = data.draw(st.integers(0, board.grid.every)) & ~board.solid
    passable = board.grid.every & ~board.solid
    far = distances(board, start)
    best = min(((far[s], s) for s in squares_of(wanted) if s in far), default=(0, -1))
    assert board.grid.nearest(1 << start, board.open_edges, passable, wanted) == best[1]


def test_the_nearest_may_stand_beside_the_way_but_not_behind_what_blocks_it() -> None:
    row = Grid(4, 1)
    assert row.nearest(0b0001, row.inner, 0b0011, 0b0100) == 2
    assert row.nearest(0b0001, row.inner, 0b0011, 0b1000) == -1
    assert row.nearest(0b0001, row.inner, 0b0001, 0b0110) == 1


@given(boards())
def test_parts_are_what_can_be_walked(board: Board) -> None:
    floor = board.grid.every & ~board.solid
    parts = board.grid.parts(board.open_edges, floor)
    assert sum(parts) == floor
    for part in parts:
        assert set(squares_of(part)) == distances(board, first_of(part)).keys()

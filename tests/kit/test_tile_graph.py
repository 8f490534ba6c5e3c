"""Tile graphs: what is next to what and what sees what, compared with slow geometry and with plain cases."""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.boards import Board, boards, slowly_sees

from lanterne.kit.grid import Grid, squares_of
from lanterne.kit.tile_graph import TileGraph

Edge = tuple[int, int]


class Drawn(NamedTuple):
    """A board as a tile graph, and what it was made of. Squares have other numbers than on the board: see `number`."""

    graph: TileGraph
    board: Board
    number: tuple[int, ...]
    joined: frozenset[Edge]
    straight: int


def inner_edges(grid: Grid) -> Iterator[Edge]:
    """The pairs of squares of a grid that are side by side."""
    for square in range(grid.size):
        x, y = grid.place(square)
        if x + 1 < grid.width:
            yield square, square + 1
        if y + 1 < grid.height:
            yield square, square + grid.width


def is_open(board: Board, edge: Edge) -> bool:
    """Whether a look passes the edge."""
    bit = board.grid.edge(*edge)
    return bool(board.open_edges.east & bit.east or board.open_edges.south & bit.south)


@st.composite
def tile_graphs(draw: st.DrawFn) -> Drawn:
    """A small board with walls, edges that only looks pass, high squares, holes in the floor, and narrow squares; it
    lies somewhere on the table, and its squares are numbered in any order, with gaps."""
    board = draw(boards())
    size = board.grid.size
    number = tuple(draw(st.permutations(range(size + 3)))[:size])
    open_edges = [edge for edge in inner_edges(board.grid) if is_open(board, edge)]
    looks = {edge for edge in open_edges if draw(st.integers(0, 4)) == 0}
    holes, narrow = (draw(st.integers(0, board.grid.every)) & draw(st.integers(0, board.grid.every)) for _ in range(2))
    left, top = draw(st.integers(-9, 9)), draw(st.integers(-9, 9))

    def mask(squares: int) -> int:
        return sum(1 << number[square] for square in squares_of(squares))

    graph = TileGraph(
        {number[n]: (board.grid.place(n)[0] + left, board.grid.place(n)[1] + top) for n in range(size)},
        [(number[one], number[other]) for one, other in open_edges if (one, other) not in looks],
        [(number[one], number[other]) for one, other in looks],
        mask(board.grid.every & ~holes),
        mask(board.solid),
        mask(narrow),
    )
    return Drawn(graph, board, number, frozenset(open_edges) - looks, mask(narrow))


@given(tile_graphs(), st.data())
def test_sight_is_what_geometry_says_and_mutual(drawn: Drawn, data: st.DataObject) -> None:
    one, other = (data.draw(st.integers(0, drawn.board.grid.size - 1)) for _ in range(2))
    seen = slowly_sees(drawn.board, one, other)
    assert drawn.graph.sees(drawn.number[one], drawn.number[other]) == seen
    assert drawn.graph.sees(drawn.number[other], drawn.number[one]) == seen


@settings(max_examples=30)  # each draws some hundreds of lines
@given(tile_graphs(), st.data())
def test_what_is_seen_of_a_set(drawn: Drawn, data: st.DataObject) -> None:
    one = data.draw(st.integers(0, drawn.board.grid.size - 1))
    seen = {drawn.number[n] for n in range(drawn.board.grid.size) if slowly_sees(drawn.board, one, n)}
    among = data.draw(st.sets(st.sampled_from(drawn.number)))
    assert set(squares_of(drawn.graph.seen(drawn.number[one], sum(1 << n for n in among)))) == seen & among


def step_is_legal(drawn: Drawn, one: int, other: int) -> bool:
    """Whether a step leads from one square of the board to another, straight from the words: over an open edge, or
    diagonally if both squares beside are there and not high, all four edges are open, and neither end is narrow."""
    board, joined = drawn.board, drawn.joined
    (x, y), (x2, y2) = board.grid.place(one), board.grid.place(other)
    if abs(x - x2) + abs(y - y2) == 1:
        return (min(one, other), max(one, other)) in joined
    if abs(x - x2) != 1 or abs(y - y2) != 1 or drawn.straight >> drawn.number[one] & 1:
        return False
    if drawn.straight >> drawn.number[other] & 1:
        return False
    beside = [y * board.grid.width + x2, y2 * board.grid.width + x]
    return all(
        not board.solid >> side & 1 and (min(side, end), max(side, end)) in joined
        for side in beside
        for end in (one, other)
    )


@given(tile_graphs())
def test_neighbours_are_one_legal_step_away_and_mutual(drawn: Drawn) -> None:
    """Nobody steps to or from a square where nobody can stand."""
    near, floor = drawn.graph.near, drawn.graph.floor
    for one in range(drawn.board.grid.size):
        for other in range(drawn.board.grid.size):
            here, there = drawn.number[one], drawn.number[other]
            stands = bool(floor >> here & floor >> there & 1)
            assert bool(near[here] >> there & 1) == (stands and step_is_legal(drawn, one, other))
            assert near[here] >> there & 1 == near[there] >> here & 1


@given(tile_graphs())
def test_a_cut_corner_can_be_walked_round_but_not_crossed(drawn: Drawn) -> None:
    """Either a wall stops looks on one of the two ways round, or all looks pass and something else forbids the step."""
    grid, floor, number = drawn.board.grid, drawn.graph.floor, drawn.number
    for one in range(grid.size):
        walls, others = map(set, map(squares_of, drawn.graph.cut_corners(number[one])))
        x, y = grid.place(one)
        for other in range(grid.size):
            x2, y2 = grid.place(other)
            if abs(x - x2) != 1 or abs(y - y2) != 1:
                assert number[other] not in walls | others
                continue
            ways = [
                [tuple(sorted((side, end))) for end in (one, other)]
                for side in (grid.square(x2, y), grid.square(x, y2))
            ]
            round_it = any(all(edge in drawn.joined for edge in way) for way in ways)
            legal = floor >> number[one] & 1 and step_is_legal(drawn, one, other)
            cut = bool(floor >> number[other] & 1) and round_it and not legal
            seen = all(is_open(drawn.board, (low, high)) for way in ways for low, high in way)
            assert (number[other] in walls, number[other] in others) == (cut and not seen, cut and seen)


@given(tile_graphs(), st.data())
def test_rings_count_steps(drawn: Drawn, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(drawn.number))
    passable = data.draw(st.integers(0, drawn.graph.floor)) & drawn.graph.floor
    steps, front, distance = 0, {start}, {start: 0}
    while front:
        steps += 1
        onward = {n for square in front for n in squares_of(drawn.graph.near[square]) if passable >> n & 1}
        front = onward - distance.keys()
        distance |= dict.fromkeys(front, steps)
    rings = drawn.graph.rings(1 << start, passable)
    assert {n: far for far, ring in enumerate(rings) for n in squares_of(ring)} == distance
    assert set(squares_of(drawn.graph.reach(1 << start, passable))) == set(distance)
    limit = data.draw(st.integers(0, 4))
    within = {n for n, far in distance.items() if far <= limit}
    assert set(squares_of(drawn.graph.reach(1 << start, passable, limit))) == within


def test_boards_that_overlap_meet_only_at_their_doorway() -> None:
    """Two rows of three on top of each other, as on two layers; the end of the first leads to a third row, of which the
    last square lies on the second one."""
    places = {n: (n, 0) for n in range(3)} | {3 + n: (n, 0) for n in range(3)} | {6: (3, 0), 7: (4, 0)}
    joined = [(0, 1), (1, 2), (3, 4), (4, 5), (2, 6), (6, 7)]
    graph = TileGraph(places, joined, [], (1 << 8) - 1, 0, 0)
    assert not graph.sees(0, 3)
    assert not graph.sees(0, 5)
    assert not graph.sees(5, 6)
    assert graph.sees(0, 7)
    assert graph.near[2] == 1 << 1 | 1 << 6
    assert graph.reach(1, graph.floor) == 0b11000111


def test_squares_side_by_side_without_an_edge_are_apart() -> None:
    graph = TileGraph({0: (0, 0), 1: (1, 0)}, [], [], 0b11, 0, 0)
    assert not graph.sees(0, 1)
    assert graph.near == [0, 0]


def test_looks_pass_where_feet_do_not() -> None:
    graph = TileGraph({0: (0, 0), 1: (1, 0)}, [], [(0, 1)], 0b11, 0, 0)
    assert graph.sees(0, 1)
    assert graph.near == [0, 0]

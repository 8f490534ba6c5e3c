"""Lines of sight: the quick way with masks says what slow geometry says."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.boards import Board, boards, boards_with_squares, slowly_sees

from lanterne.kit.grid import Edges, Grid, mask_of, squares_of
from lanterne.kit.line_of_sight import MOST_FIELDS, LineOfSight

PLAIN = Grid(5, 4)


def sees(board: Board, one: int, other: int, figures: int = 0) -> bool:
    sight = LineOfSight(board.grid)
    return sight.sees(one, other, sight.obstacles(board.open_edges, board.solid) | sight.standing(figures))


@given(boards_with_squares(2))
def test_looking_is_what_geometry_says(drawn: tuple[Board, tuple[int, int]]) -> None:
    board, (one, other) = drawn
    assert sees(board, one, other) == slowly_sees(board, one, other)


@given(boards_with_squares(2), st.data())
def test_targets_are_what_geometry_says(drawn: tuple[Board, tuple[int, int]], data: st.DataObject) -> None:
    board, (one, other) = drawn
    figures = data.draw(st.integers(0, board.grid.every))
    assert sees(board, one, other, figures) == slowly_sees(board, one, other, figures)


@given(boards_with_squares(2), st.data())
def test_sight_is_mutual(drawn: tuple[Board, tuple[int, int]], data: st.DataObject) -> None:
    board, (one, other) = drawn
    figures = data.draw(st.integers(0, board.grid.every))
    assert sees(board, one, other, figures) == sees(board, other, one, figures)
    assert sees(board, one, one, figures)


@given(boards_with_squares(2), st.data())
def test_whatever_is_taken_away_nothing_disappears_from_sight(
    drawn: tuple[Board, tuple[int, int]], data: st.DataObject
) -> None:
    board, (one, other) = drawn
    inner = board.grid.inner
    more = Edges(data.draw(st.integers(0, inner.east)) & inner.east, data.draw(st.integers(0, inner.south)))
    less = board._replace(
        open_edges=board.open_edges.plus(more), solid=board.solid & data.draw(st.integers(0, board.grid.every))
    )
    figures = data.draw(st.integers(0, board.grid.every))
    assert not sees(board, one, other) or sees(less, one, other)
    assert not sees(board, one, other, figures) or sees(board, one, other)


@settings(max_examples=30)  # each draws some hundreds of lines
@given(boards(), st.data())
def test_a_field_of_view_holds_the_squares_that_are_seen(board: Board, data: st.DataObject) -> None:
    """Also when it was asked before with other doors open, over walls that last."""
    grid = board.grid
    walls = grid.inner.minus(board.open_edges)
    doors = Edges(
        walls.east & data.draw(st.integers(0, grid.every)), walls.south & data.draw(st.integers(0, grid.every))
    )
    sight = LineOfSight(grid, LineOfSight(grid).obstacles(board.open_edges.plus(doors)))
    square = data.draw(st.integers(0, grid.size - 1))
    for edges, solid in ((board.open_edges.plus(doors), 0), (board.open_edges, board.solid), (board.open_edges, 0)):
        obstacles = sight.obstacles(edges, solid)
        seen = {other for other in range(grid.size) if slowly_sees(Board(grid, edges, solid), square, other)}
        assert set(squares_of(sight.field(square, obstacles))) == seen
        assert sight.field(square, obstacles) == mask_of(seen)  # kept


def test_every_line_of_a_small_bare_board() -> None:
    """All distances and directions, not only those that chance draws."""
    board, sight = Board(PLAIN, PLAIN.inner, 0), LineOfSight(PLAIN)
    for one in range(PLAIN.size):
        for other in range(one):
            for figure in range(other, one + 1):
                obstacles = sight.obstacles(PLAIN.inner) | sight.standing(1 << figure)
                assert sight.sees(one, other, obstacles) == slowly_sees(board, one, other, 1 << figure)


def test_where_four_rooms_meet_nobody_sees_through_the_point() -> None:
    grid = Grid(2, 2)
    rooms = Board(grid, grid.edges_within([0, 1, 2, 3]), 0)
    assert not sees(rooms, 0, 3)
    assert not sees(rooms, 1, 2)
    one_way = rooms._replace(open_edges=Edges(east=0b0001, south=0b0010))  # from 0 right to 1, down to 3
    assert sees(one_way, 0, 3)
    assert not sees(one_way, 1, 2)
    assert not sees(one_way._replace(solid=0b0010), 0, 3)
    assert sees(one_way, 0, 3, figures=0b0110)  # figures beside the corner do not matter


def test_solid_squares_are_seen_but_not_seen_through() -> None:
    row = Board(Grid(3, 1), Grid(3, 1).inner, 0b010)
    assert sees(row, 0, 1)
    assert not sees(row, 0, 2)


def test_fields_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.kit.line_of_sight.MOST_FIELDS", 2)
    sight = LineOfSight(PLAIN)
    for square in range(PLAIN.size):
        assert sight.field(square, sight.obstacles(PLAIN.inner)) == PLAIN.every
    assert MOST_FIELDS > 2

"""What only Zargon sees on the board: the map of the quest, dimmed, where it has not been revealed."""

from functools import partial

from lanterne.engine import has
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.quests import Piece
from lanterne.games.heroquest.scene.doors import beside, door_node, doors
from lanterne.games.heroquest.scene.figures import Standing, lurking, placed, standing
from lanterne.games.heroquest.scene.floor import (
    BLOCKED,
    EXIT,
    PLAIN,
    STAIRS,
    TRAP,
    floor,
    passage_tile,
    piece_node,
    tile,
)
from lanterne.games.heroquest.state import EDGE_OF, NONE, DoorRow, PassageRow, State
from lanterne.kit.grid import squares_of
from lanterne.scene import Node


def secrets(s: State) -> tuple[Node, ...]:
    """The nodes of the whole board, including hidden things."""
    there: dict[int, Standing] = {row.square: partial(lurking, row) for row in s.lurking}
    return (*_map(s), *doors(s), *_hidden_doors(s), *placed([*standing(s), *there.items()]))


def _unseen_pieces(s: State) -> list[Piece]:
    known = {row.at for row in s.furniture}
    return [piece for piece in s.chart.furniture if piece.at not in known]


def _under_unseen(s: State) -> int:
    """The squares under furniture that is not on the board."""
    mask = 0
    for piece in _unseen_pieces(s):
        mask |= piece.squares
    return mask


def _map(s: State) -> tuple[Node, ...]:
    """Floor and furniture: what is on the board, with hidden traps; then the rest, dimmed."""
    traps = {tile(trap.square).id: tile(trap.square, TRAP + trap.kind, dim=True) for trap in s.hidden_traps}
    traps = _hidden_passages(s) | traps
    whole = s.chart.dungeon | s.chart.blocked
    unseen = [tile(square, _look(s, square), dim=True) for square in squares_of(whole & ~s.seen & ~_under_unseen(s))]
    here = floor(s, s.seen | s.rock | (GRID.every & ~whole if s.phasing else 0))
    return (
        *(traps.get(node.id, node) for node in (*here, *unseen)),
        *(_piece(s, row.kind, row.at, row.squares) for row in s.furniture),
        *(_piece(s, piece.kind, piece.at, piece.squares, dim=True) for piece in _unseen_pieces(s)),
    )


def _hidden_passages(s: State) -> dict[str, Node]:
    """The ends of passages that are not on the board, by the square they are shown on."""
    known = {row.square for row in s.passages}
    ends = [
        PassageRow(passage.kind, square, passage.beyond(square))
        for passage in s.chart.passages
        for square in (passage.a, passage.b)
        if square not in known
    ]
    return {tile(row.square).id: passage_tile(row, dim=True) for row in ends}


def _piece(s: State, kind: int, at: int, squares: int, dim: bool = False) -> Node:
    """A piece with the trap in it, found or not."""
    found = any(trap.square == at for trap in s.traps)
    secret = next((trap.variant for trap in s.hidden_traps if trap.square == at), NONE)
    return piece_node(kind, at, squares, found, secret, dim)


def _look(s: State, square: int) -> int:
    for look, mask in ((STAIRS, s.chart.stairs), (EXIT, s.chart.exit), (BLOCKED, s.chart.blocked)):
        if has(mask, square):
            return look
    return PLAIN


def _hidden_doors(s: State) -> tuple[Node, ...]:
    """The doors that are not on the board, secret ones among them."""
    known = {row.door for row in s.doors}
    tiles = (s.chart.dungeon | s.chart.blocked) & ~_under_unseen(s)
    found: list[Node] = []
    for door in s.chart.doors:
        number = EDGE_OF[min(door.a, door.b), max(door.a, door.b)]
        if number not in known:
            row = DoorRow(number, door.open, door.secret, door.key, door.opens_from, bool(door.flag))
            found.append(door_node(row, beside(number, tiles), dim=True))
    return tuple(found)

"""What only Zargon sees on the board: the map of the quest, dimly, under what has been revealed of it."""

from collections.abc import Hashable

from lanterne.games.heroquest.scene.doors import beside, door_node, doors
from lanterne.games.heroquest.scene.figures import Standing, lurking, placed, standing
from lanterne.games.heroquest.scene.floor import BLOCKED, EXIT, PLAIN, STAIRS, TRAP, floor, furniture, piece_node, tile
from lanterne.games.heroquest.state import EDGE_OF, DoorRow, State
from lanterne.kit.grid import squares_of
from lanterne.scene import Node


def chart_parts(s: State) -> Hashable:
    """What of the quest is shown on the board."""
    chart = s.chart
    return (
        *(chart.dungeon, chart.blocked, chart.stairs, chart.exit, chart.doors, chart.furniture),
        *(tuple(s.lurking), tuple(s.hidden_traps)),
    )


def secrets(s: State) -> tuple[Node, ...]:
    """The nodes of the whole board, hidden things among them."""
    traps = {trap.square: TRAP + trap.kind for trap in s.hidden_traps}
    shown = _with_traps(floor(s), traps)
    pieces = [piece for piece in s.chart.furniture if not any(piece.at == row.at for row in s.furniture)]
    under = 0
    for piece in pieces:
        under |= piece.squares
    known = {node.id for node in shown}
    unseen = [
        tile(square, traps.get(square, _look(s, square)), dim=True)
        for square in squares_of((s.chart.dungeon | s.chart.blocked) & ~s.seen & ~under)
    ]
    there = [(placed.square, (lurking, (placed.kind, placed.square, placed.waits))) for placed in s.lurking]
    return (
        *shown,
        *(node for node in unseen if node.id not in known),
        *furniture(s),
        *(piece_node(piece.kind, piece.at, piece.squares, piece.at in traps, dim=True) for piece in pieces),
        *doors(s),
        *_hidden_doors(s, under),
        *placed([*standing(s), *dict[int, Standing](there).items()]),
    )


def _with_traps(nodes: tuple[Node, ...], traps: dict[int, int]) -> tuple[Node, ...]:
    """Revealed floor with the traps that nobody has found yet."""
    hidden = {tile(square).id: tile(square, look, dim=True) for square, look in traps.items()}
    return tuple([hidden.get(node.id, node) for node in nodes])


def _look(s: State, square: int) -> int:
    for look, mask in ((STAIRS, s.chart.stairs), (EXIT, s.chart.exit), (BLOCKED, s.chart.blocked)):
        if mask >> square & 1:
            return look
    return PLAIN


def _hidden_doors(s: State, under: int) -> list[Node]:
    """The doors that are not on the board, secret ones among them."""
    known = {row.door for row in s.doors}
    found = []
    for door in s.chart.doors:
        number = EDGE_OF[min(door.a, door.b), max(door.a, door.b)]
        if number not in known:
            row = DoorRow(number, door.open, door.secret, door.key, door.opens_from, bool(door.flag))
            found.append(door_node(row, beside(number, (s.chart.dungeon | s.chart.blocked) & ~under), dim=True))
    return found



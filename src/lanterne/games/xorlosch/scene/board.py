"""The board: squares and passages, the stocks of items, task cards, dwarfs."""

from functools import cache
from itertools import product

from msgspec.structs import replace

from lanterne.engine import has
from lanterne.games.xorlosch.content.board import BOARDS, PASSAGES
from lanterne.games.xorlosch.content.board import SQUARES as SQUARE_ROWS
from lanterne.games.xorlosch.content.cards import ITEM_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX, DIE_TYPE
from lanterne.games.xorlosch.content.rows import Square as SquareRow
from lanterne.games.xorlosch.content.settings import LEVEL_MAX
from lanterne.games.xorlosch.scene.things import (
    COLOUR_MARKS,
    ITEM_ICONS,
    TYPE_ICONS,
    TYPE_LETTERS,
    card_node,
)
from lanterne.games.xorlosch.state import CARDS, DICE, DICE_OF, NONE, SQUARES, TASK_SQUARE, State, colour_of, owner
from lanterne.scene import Fact, Line, Node, Panel, Say
from lanterne.scene.saying import said

PLANE = 1000
ITEM_MARKS = "BPT"
START_MARK = "S"
OBSTACLE_ICONS = {"debris": "falling-rocks", "ladder": "ladder", "crevasse": "earth-crack"}
FLOORS = {"start": "#8a7440", "room": "#6b6355", "item": "#4f6a74", "corridor": "#57503f"}
DWARF_MARKS = tuple(
    Say("mark-dwarf", {"colour": COLOUR_MARKS[colour_of(die)], "kind": TYPE_LETTERS[kind]})
    for die, kind in enumerate(DIE_TYPE)
)
LEVEL_SAID = tuple(Say("figure-level", {"level": level}) for level in range(LEVEL_MAX + 1))


def board_panel(s: State) -> Panel:
    """The board with everything on it."""
    title, size = Say("panel-board"), (PLANE, PLANE)
    if s.board == NONE:
        return Panel("board", title, "plane", (), size)
    nodes = (*_squares(s), *_tasks(s), *_dwarfs(s))
    return Panel("board", title, "plane", nodes, size, _passages(s.board))


@cache
def _passages(board: int) -> tuple[Line, ...]:
    """The passages of a board, as printed."""
    return tuple(
        Line(
            f"passage:{SQUARES.name(p.a)}:{SQUARES.name(p.b)}",
            p.path,
            "blocked" if p.obstacle else "free",
            Say(f"obstacle-{p.obstacle}") if p.obstacle else Say("free-passage"),
            (f"square:{SQUARES.name(p.a)}", f"square:{SQUARES.name(p.b)}"),
            OBSTACLE_ICONS[p.obstacle] if p.obstacle else "",
        )
        for p in PASSAGES
        if p.a in BOARDS[board].squares
    )


# --- squares ----------------------------------------------------------------------------------------------------------


def _squares(s: State) -> list[Node]:
    # The stock of an item is on the first of its two squares (XOR-SET-11).
    nodes = dict(_printed_squares(s.board))
    for item, (square, _) in enumerate(BOARDS[s.board].item_squares):
        stock = _stock(s, item)
        detail = tuple(fact.label for fact in stock)
        nodes[square] = replace(nodes[square], badge=stock[0].value, detail=detail, facts=stock)
    return list(nodes.values())


@cache
def _printed_squares(board: int) -> dict[int, Node]:
    return {square: _printed_square(square) for square in BOARDS[board].squares}


def _printed_square(square: int) -> Node:
    row = SQUARE_ROWS[square]
    return Node(
        id=f"square:{row.id}",
        shape="round" if row.shape == "circle" else "floor",
        label=said(SQUARES, square),
        at=(row.x, row.y),
        size=(row.w, row.h),
        tone=FLOORS[row.kind],
        icon="stairs" if row.kind == "start" else ITEM_ICONS[ITEM_NAMES.index(row.item)] if row.item else "",
        mark=_square_mark(row),
    )


def _square_mark(row: SquareRow) -> str:
    if row.item:
        return ITEM_MARKS[ITEM_NAMES.index(row.item)]
    return START_MARK if row.kind == "start" else str(row.number or "")


def _stock(s: State, item: int) -> tuple[Fact, ...]:
    """How many items of a type are left: first those that are ready, then the crossed ones, if any."""
    icon, name = ITEM_ICONS[item], Say(f"item-{ITEM_NAMES[item]}")
    ready, crossed = s.stock_ready[item], s.stock_crossed[item]
    facts = [Fact(icon, str(ready), Say("stock-ready", {"item": name, "count": ready}))]
    if crossed:
        facts.append(Fact(icon, str(crossed), Say("stock-crossed", {"item": name, "count": crossed}), True))
    return tuple(facts)


# --- task cards -------------------------------------------------------------------------------------------------------


def _tasks(s: State) -> list[Node]:
    """The open task cards, square by square: they hang over the upper corners of their squares."""
    cards: dict[int, list[int]] = {}
    for card in (card for quest in s.open for card in quest):
        cards.setdefault(TASK_SQUARE[s.board][card], []).append(card)
    return [
        _task(s.board, card, side)
        for square in sorted(cards)
        for card, side in zip(cards[square], (1, -1), strict=False)
    ]


@cache
def _task(board: int, card: int, side: int) -> Node:
    """A task card on the right (1) or left (-1) corner of its square."""
    row = SQUARE_ROWS[TASK_SQUARE[board][card]]
    return replace(
        card_node(board, card),
        at=(row.x + side * (row.w / 2 - 10), row.y - row.h / 2 - 20),
        size=(40, 48),
        on=f"square:{row.id}",
    )


# --- dwarfs -----------------------------------------------------------------------------------------------------------


def _dwarfs(s: State) -> list[Node]:
    """The dwarfs in the order of the dice, so that one that moves keeps its place among the nodes."""
    on_square: dict[int, list[int]] = {}
    for player in s.players:
        for die in DICE_OF[player.colour] if player.colour != NONE else ():
            if s.where[die] != NONE:
                on_square.setdefault(s.where[die], []).append(die)
    with_cards = {TASK_SQUARE[s.board][card] for cards in s.open for card in cards}
    nodes: dict[int, Node] = {}
    for square, dice in on_square.items():
        nodes.update(_dwarfs_on(s, square, dice, square in with_cards))
    return [nodes[die] for die in sorted(nodes)]


def _dwarfs_on(s: State, square: int, dice: list[int], under_cards: bool) -> dict[int, Node]:
    """The dwarfs on a square, by die, in rows, as large as they fit: several reach beyond the square where nothing
    else is."""
    nodes = {}
    for die, (x, y, side) in zip(dice, stands(s.board, square, len(dice), under_cards), strict=True):
        nodes[die] = dwarf_node(s, die, (x, y), side)
    return nodes


LARGEST = 58
_BEYOND = range(0, 37, 4)
"""How far dwarfs may reach beyond their square, on both sides, above and below."""


@cache
def stands(board: int, square: int, number: int, under_cards: bool) -> tuple[tuple[float, float, float], ...]:
    """Where this many dwarfs stand on a square: middle and side of each."""
    row = SQUARE_ROWS[square]
    others = [box for other in BOARDS[board].squares if other != square for box in _taken(board, other)]
    best: tuple[float, int, float, float, float] = (0, 1, 0, 0, 0)
    for above, below, aside in product((-4,) if under_cards or number == 1 else _BEYOND, _BEYOND, _BEYOND):
        left, right = row.x - row.w / 2 - aside, row.x + row.w / 2 + aside
        top, bottom = row.y - row.h / 2 - above, row.y + row.h / 2 + below
        if number == 1 and (aside or below):
            continue
        if any(left < b[2] and right > b[0] and top < b[3] and bottom > b[1] for b in others):
            continue
        for across in range(1, number + 1):
            side = min(LARGEST, (right - left) / across, (bottom - top) / -(-number // across))
            # Of equal ones the one nearest to the square.
            found = (round(side, 1) - (above + below + aside) / 1000, across, side, top, bottom)
            best = max(best, found)
    _, across, side, top, bottom = best
    down = -(-number // across)
    places = []
    for place in range(number):
        column, line = place % across, place // across
        in_line = min(across, number - line * across)
        x = row.x + (column - (in_line - 1) / 2) * side
        y = (top + bottom) / 2 + (line - (down - 1) / 2) * side
        places.append((x, y, side - min(2, side / 10)))
    return tuple(places)


@cache
def _taken(board: int, square: int) -> tuple[tuple[float, float, float, float], ...]:
    """The square, and where cards may hang on it: left, top, right, bottom of each."""
    row = SQUARE_ROWS[square]
    left, top, right, bottom = row.x - row.w / 2, row.y - row.h / 2, row.x + row.w / 2, row.y + row.h / 2
    hung = [TASK_SQUARE[board][card] for card in range(len(TASK_SQUARE[board]))].count(square)
    cards = ((right - 30, top - 44, right + 10, top + 4), (left - 10, top - 44, left + 30, top + 4))
    return ((left, top, right, bottom), *cards[:hung])


def dwarf_node(s: State, die: int, at: tuple[float, float] = (0, 0), side: float = 0) -> Node:
    """A dwarf, on the board or in a list."""
    owes, potion, colour = has(s.owing, die), has(s.potions, die), colour_of(die)
    detail = [LEVEL_SAID[s.level[die]]]
    if owes:
        detail.append(Say("figure-owes"))
    if potion:
        detail.append(Say("figure-potion"))
    if die == s.wearer:
        detail.append(Say("figure-boots", {"points": s.boots_points}))
    detail += [Say("figure-trap", {"card": said(CARDS, trap.card)}) for trap in s.traps if trap.die == die]
    return Node(
        id=DICE.thing(die),
        shape="die-owing" if owes else "die-potion" if potion else "die",
        label=said(DICE, die),
        at=at,
        size=(side, side),
        tone=COLOUR_HEX[colour],
        icon=TYPE_ICONS[DIE_TYPE[die]],
        mark=DWARF_MARKS[die],
        badge=str(s.level[die]),
        detail=tuple(detail),
        on=SQUARES.thing(s.where[die]),
        active=s.active != NONE and not s.ending and s.players[s.active].colour == colour,
        of=f"seat:{owner(s, die)}",
    )

"""The board: squares and passages, the stocks of items, task cards, dwarfs."""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from lanterne.engine import has
from lanterne.games.xorlosch.content import BOARDS, COLOR_HEX, DIE_TYPE, ITEM_NAMES, PASSAGES
from lanterne.games.xorlosch.content import SQUARES as SQUARE_ROWS
from lanterne.games.xorlosch.content import Square as SquareRow
from lanterne.games.xorlosch.scene.things import (
    COLOUR_MARKS,
    ITEM_ICONS,
    TYPE_ICONS,
    TYPE_MARKS,
    active_colour,
    card_node,
)
from lanterne.games.xorlosch.state import CARDS, DICE, DICE_OF, NONE, SQUARES, TASK_SQUARE, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Line, Node, Panel, Say
from lanterne.scene.saying import said

TITLE = Say("panel-board")
PLANE = 1000

BOARDS_KEPT = 256
"""After nearly every step the board is another one: to keep the last ones of some hundred tables is enough."""

ITEM_MARKS = "BPT"
START_MARK = "S"
OBSTACLE_ICONS = {"debris": "falling-rocks", "ladder": "ladder", "crevasse": "earth-crack"}
FLOORS = {"start": "#8a7440", "room": "#6b6355", "item": "#4f6a74", "corridor": "#57503f"}

_encoder = msgspec.json.Encoder()


def _parts(s: State) -> bytes:
    """All that the panel rests on; written out, since so many numbers would take longer to look up one by one."""
    dice = (s.where, s.level, s.owing, s.potions, s.wearer, s.boots_points, s.traps)
    return _encoder.encode((s.board, active_colour(s), dice, s.open, s.stock_ready, s.stock_crossed))


@rests_on(_parts, most=BOARDS_KEPT)
def board_panel(s: State) -> Panel:
    """The board with all that lies and stands on it."""
    if s.board == NONE:
        return Panel("board", TITLE, "plane", (), (PLANE, PLANE))
    lying, under_cards = _lying(s.board, tuple(s.stock_ready), tuple(s.stock_crossed), tuple(s.open))
    nodes = (*lying, *_standing(s, under_cards))
    return Panel("board", TITLE, "plane", nodes, (PLANE, PLANE), _passages(s.board))


@lru_cache(maxsize=2)
def _passages(board: int) -> tuple[Line, ...]:
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


@lru_cache(maxsize=256)
def _lying(
    board: int, ready: tuple[int, ...], crossed: tuple[int, ...], quests: tuple[tuple[int, ...], ...]
) -> tuple[tuple[Node, ...], frozenset[int]]:
    """The squares and the cards on them, and which squares have some."""
    with_cards = frozenset(TASK_SQUARE[board][card] for cards in quests for card in cards)
    return (*_squares(board, ready, crossed), *_tasks(board, quests)), with_cards


@lru_cache(maxsize=256)
def _squares(board: int, ready: tuple[int, ...], crossed: tuple[int, ...]) -> tuple[Node, ...]:
    # the stock of an item lies on the first of its two squares (XOR-SET-11)
    stocks = {squares[0]: (ready[item], crossed[item]) for item, squares in enumerate(BOARDS[board].item_squares)}
    return tuple(_square(square, *stocks.get(square, ())) for square in BOARDS[board].squares)


@lru_cache(maxsize=512)
def _square(square: int, ready: int = NONE, crossed: int = NONE) -> Node:
    """A square, with the stock of so many items on it if one lies there."""
    row = SQUARE_ROWS[square]
    item = ITEM_NAMES.index(row.item) if row.item else NONE
    facts = _stock(item, ready, crossed) if ready != NONE else ()
    return Node(
        id=f"square:{row.id}",
        shape="round" if row.shape == "circle" else "floor",
        label=said(SQUARES, square),
        at=(row.x, row.y),
        size=(row.w, row.h),
        tone=FLOORS[row.kind],
        icon="stairs" if row.kind == "start" else ITEM_ICONS[item] if item != NONE else "",
        mark=_square_mark(row),
        badge=str(ready) if facts else "",
        detail=tuple(fact.label for fact in facts),
        facts=facts,
    )


def _square_mark(row: SquareRow) -> str:
    if row.item:
        return ITEM_MARKS[ITEM_NAMES.index(row.item)]
    return START_MARK if row.kind == "start" else str(row.number or "")


def _stock(item: int, ready: int, crossed: int) -> tuple[Fact, ...]:
    name = Say(f"item-{ITEM_NAMES[item]}")
    told = [Fact(ITEM_ICONS[item], str(ready), Say("stock-ready", {"item": name, "count": ready}))]
    if crossed:
        told.append(Fact(ITEM_ICONS[item], str(crossed), Say("stock-crossed", {"item": name, "count": crossed}), True))
    return tuple(told)


@lru_cache(maxsize=256)
def _tasks(board: int, quests: tuple[tuple[int, ...], ...]) -> tuple[Node, ...]:
    """The cards of these quests, square by square: they hang over its upper corners."""
    lying: dict[int, list[int]] = {}
    for card in (card for quest in quests for card in quest):
        lying.setdefault(TASK_SQUARE[board][card], []).append(card)
    return tuple(
        _task(board, card, side)
        for square in BOARDS[board].squares
        for card, side in zip(lying.get(square, ()), (1, -1), strict=False)
    )


@lru_cache(maxsize=256)
def _task(board: int, card: int, side: int) -> Node:
    row = SQUARE_ROWS[TASK_SQUARE[board][card]]
    return replace(
        card_node(board, card),
        at=(row.x + side * (row.w / 2 - 10), row.y - row.h / 2 - 20),
        size=(40, 48),
        on=f"square:{row.id}",
    )


class Marks(NamedTuple):
    """What else is to be seen of a dwarf: whether it owes and has a potion, points of the boots it wears (NONE: it
    wears none), the cards its traps are bound to."""

    owes: bool
    potion: bool
    boots: int
    traps: tuple[int, ...]


NO_MARKS = Marks(False, False, NONE, ())

Dwarf: TypeAlias = tuple[int, int, bool, Marks]
"""A dwarf as it is shown: die, level, whether it is its player's turn, what else is to be seen."""

_ALL_DICE = range(6 * len(DICE_OF))
_UNMARKED = (NO_MARKS,) * len(_ALL_DICE)
_TURN = {colour: tuple(die // 6 == colour for die in _ALL_DICE) for colour in (NONE, *range(len(DICE_OF)))}
"""Whether it is the turn of each die's player, by the colour that has it."""


def _standing(s: State, under_cards: frozenset[int]) -> list[Node]:
    """The dwarfs in the order of the dice: who moves keeps his place among the nodes."""
    where, looks = s.where, _looks(s)
    here: dict[int, list[Dwarf]] = {}
    for player in s.players:
        for die in DICE_OF[player.colour] if player.colour != NONE else ():
            square = where[die]
            if square in here:
                here[square].append(looks[die])
            else:
                here[square] = [looks[die]]
    here.pop(NONE, None)
    nodes: dict[int, Node] = {}
    for square, dwarfs in here.items():
        nodes.update(_dwarfs_on(square, tuple(dwarfs), square in under_cards))
    return [nodes[die] for die in sorted(nodes)]


def _looks(s: State) -> list[Dwarf]:
    """What each die looks like now. Nearly all have no marks, so those that do are looked for one by one."""
    looks = list(zip(_ALL_DICE, s.level, _TURN[active_colour(s)], _UNMARKED, strict=True))
    marked = s.owing | s.potions
    if marked or s.wearer != NONE or s.traps:
        others = {s.wearer, *(trap.die for trap in s.traps)}
        for die in (die for die in _ALL_DICE if has(marked, die) or die in others):
            looks[die] = (*looks[die][:3], _marks(s, die))
    return looks


def _marks(s: State, die: int) -> Marks:
    boots = s.boots_points if die == s.wearer else NONE
    traps = tuple(trap.card for trap in s.traps if trap.die == die)
    return Marks(has(s.owing, die), has(s.potions, die), boots, traps)


@lru_cache(maxsize=1 << 14)
def _dwarfs_on(square: int, dwarfs: tuple[Dwarf, ...], under_cards: bool) -> dict[int, Node]:
    """The dwarfs by their dice. They stand in rows on their square, as large as they fit; where several stand they
    reach a little beyond it, unless cards hang there: less far down, where cards of the next square may hang."""
    row = SQUARE_ROWS[square]
    across = next(n for n in range(1, len(dwarfs) + 1) if n * max(1, round(n * row.h / row.w)) >= len(dwarfs))
    down = -(-len(dwarfs) // across)
    aside, below = (12, 2) if len(dwarfs) > 1 and not under_cards else (-8, -8)
    side = min(54, (row.w + aside) / across, (row.h + below) / down)
    nodes = {}
    for place, dwarf in enumerate(dwarfs):
        column, line = place % across, place // across
        x = row.x + (column - (min(across, len(dwarfs)) - 1) / 2) * side
        y = row.y + (line - (down - 1) / 2) * side
        nodes[dwarf[0]] = _dwarf(dwarf, (x, y), side - min(2, side / 10), row.id)
    return nodes


@lru_cache(maxsize=16)
def _level(level: int) -> Say:
    return Say("figure-level", {"level": level})


@lru_cache(maxsize=1 << 14)
def _dwarf(dwarf: Dwarf, at: tuple[float, float], side: float, square: str) -> Node:
    die, level, active, (owes, potion, boots, traps) = dwarf
    detail = [_level(level)]
    if owes:
        detail.append(Say("figure-owes"))
    if potion:
        detail.append(Say("figure-potion"))
    if boots != NONE:
        detail.append(Say("figure-boots", {"points": boots}))
    detail += [Say("figure-trap", {"card": said(CARDS, card)}) for card in traps]
    return Node(
        id=f"dwarf:{DICE.name(die)}",
        shape="die-owing" if owes else "die-potion" if potion else "die",
        label=said(DICE, die),
        at=at,
        size=(side, side),
        tone=COLOR_HEX[die // 6],
        icon=TYPE_ICONS[DIE_TYPE[die]],
        mark=f"{COLOUR_MARKS[die // 6]}{TYPE_MARKS[DIE_TYPE[die]]}",
        badge=str(level),
        detail=tuple(detail),
        on=f"square:{square}",
        active=active,
    )

"""What the table of Xorlosch looks like."""

from msgspec.structs import replace

from lanterne.engine import Ids, View
from lanterne.games.xorlosch.content import (
    BOARD_NAMES,
    BOARDS,
    CARD_COLOR,
    CARD_TYPE,
    COLOR_HEX,
    COLOR_NAMES,
    DIE_TYPE,
    ITEM_NAMES,
    PASSAGES,
    QUEST_HEX,
    QUEST_NAMES,
    TYPE_NAMES,
)
from lanterne.games.xorlosch.content import (
    CARDS as CARD_ROWS,
)
from lanterne.games.xorlosch.content import (
    SQUARES as SQUARE_ROWS,
)
from lanterne.games.xorlosch.content import Square as SquareRow
from lanterne.games.xorlosch.rules.quests import failed_this_turn, first_turn
from lanterne.games.xorlosch.rules.tasks import candidates, has_majority, holder, power
from lanterne.games.xorlosch.state import (
    ABSENT,
    AGREE,
    CARDS,
    CROSSED,
    DICE,
    NONE,
    SQUARES,
    TASK_SQUARE,
    VETO,
    Answer,
    State,
    group,
    saved,
    standing_on,
)
from lanterne.scene import Fact, Line, Node, Panel, Say, Scene

PLANE = 1000

TYPE_ICONS = ("battle-axe", "pincers")
TYPE_MARKS = "wm"
ITEM_ICONS = ("boots", "round-potion", "wolf-trap")
ITEM_MARKS = "BPT"
QUEST_MARKS = "gbr"
COLOUR_MARKS = "RBGYKW"
START_MARK = "S"
OBSTACLE_ICONS = {"debris": "falling-rocks", "ladder": "ladder", "crevasse": "earth-crack"}
THEME_ICONS = {
    "tatzelwurm": "sea-dragon",
    "west-wind-dragon": "wyvern",
    "cave-dragon": "spiked-dragon-head",
    "healing-herbs": "herbs-bundle",
    "carbuncle-stone": "fire-gem",
    "kobold": "goblin-head",
    "helmet": "dwarf-helmet",
    "dragon-egg": "dinosaur-egg",
    "dragon-scale": "dorsal-scales",
    "dragon-tooth": "saber-tooth",
    "amulet": "gem-pendant",
    "crossbow": "crossbow",
    "gauntlet": "gauntlet",
    "dragon-lance": "spear-hook",
}
FLOORS = {"start": "#8a7440", "room": "#6b6355", "item": "#4f6a74", "corridor": "#57503f"}


def scene(view: View[State]) -> Scene:
    """The board, the quests, the players."""
    s = view.state
    return Scene(Say("game-xorlosch"), _status(view), (_board(s), _quests(s), _players(view)))


def _thing(kind: Ids, number: int) -> Say:
    return Say(f"{kind.kind}-{kind.name(number)}")


def _player(s: State, seat: int) -> Say:
    colour = s.players[seat].colour
    return Say(f"colour-{COLOR_NAMES[colour]}") if colour != NONE else Say("seat", {"number": seat + 1})


def _status(view: View[State]) -> tuple[Say, ...]:
    s = view.state
    told = [Say(f"board-{BOARD_NAMES[s.board]}")] if s.board != NONE else []
    if s.active != NONE:
        told.append(Say("status-round", {"round": s.round + 1}))
    if s.active != NONE and not s.ending:
        told.append(Say("status-turn", {"player": _player(s, s.active), "points": s.points}))
    return tuple(told)


# --- the board ------------------------------------------------------------------------------------------------------


def _board(s: State) -> Panel:
    if s.board == NONE:
        return Panel("board", Say("panel-board"), "plane", (), (PLANE, PLANE))
    board = BOARDS[s.board]
    nodes = [_square(s, square) for square in board.squares]
    nodes += [node for square in board.squares for node in (*_tasks_on(s, square), *_dwarfs_on(s, square))]
    lines = tuple(
        Line(
            f"passage:{SQUARES.name(p.a)}:{SQUARES.name(p.b)}",
            p.path,
            "blocked" if p.obstacle else "free",
            Say(f"obstacle-{p.obstacle}") if p.obstacle else Say("free-passage"),
            (f"square:{SQUARES.name(p.a)}", f"square:{SQUARES.name(p.b)}"),
            OBSTACLE_ICONS[p.obstacle] if p.obstacle else "",
        )
        for p in PASSAGES
        if p.a in board.squares
    )
    return Panel("board", Say("panel-board"), "plane", tuple(nodes), (PLANE, PLANE), lines)


def _square(s: State, square: int) -> Node:
    row = SQUARE_ROWS[square]
    icon = "stairs" if row.kind == "start" else ITEM_ICONS[ITEM_NAMES.index(row.item)] if row.item else ""
    detail: list[Say] = []
    facts: tuple[Fact, ...] = ()
    if row.item:
        item = ITEM_NAMES.index(row.item)
        if square == BOARDS[s.board].item_squares[item][0]:  # the stock lies on the first of the two (XOR-SET-11)
            facts = _stock(s, item)
            detail += [fact.label for fact in facts]
    return Node(
        id=f"square:{row.id}",
        shape="round" if row.shape == "circle" else "floor",
        label=_thing(SQUARES, square),
        at=(row.x, row.y),
        size=(row.w, row.h),
        tone=FLOORS[row.kind],
        icon=icon,
        mark=_square_mark(row),
        badge=str(s.stock_ready[ITEM_NAMES.index(row.item)]) if facts and row.item else "",
        detail=tuple(detail),
        facts=facts,
    )


def _square_mark(row: SquareRow) -> str:
    if row.item:
        return ITEM_MARKS[ITEM_NAMES.index(row.item)]
    return START_MARK if row.kind == "start" else str(row.number or "")


def _stock(s: State, item: int) -> tuple[Fact, ...]:
    name = Say(f"item-{ITEM_NAMES[item]}")
    ready, crossed = s.stock_ready[item], s.stock_crossed[item]
    told = [Fact(ITEM_ICONS[item], str(ready), Say("stock-ready", {"item": name, "count": ready}))]
    if crossed:
        told.append(Fact(ITEM_ICONS[item], str(crossed), Say("stock-crossed", {"item": name, "count": crossed}), True))
    return tuple(told)


def _tasks_on(s: State, square: int) -> list[Node]:
    """Task cards hang over the upper corners of their square."""
    row = SQUARE_ROWS[square]
    cards = [card for quest in s.open for card in quest if TASK_SQUARE[s.board][card] == square]
    return [
        replace(
            _card(s, card),
            at=(row.x + side * (row.w / 2 - 10), row.y - row.h / 2 - 20),
            size=(40, 48),
            on=f"square:{row.id}",
        )
        for card, side in zip(cards, (1, -1), strict=False)
    ]


def _card(s: State, card: int) -> Node:
    """What a task card looks like wherever it lies."""
    return Node(
        id=f"card:{CARDS.name(card)}",
        shape=("task-2", "task-3", "task-4")[CARD_COLOR[card]],
        label=_thing(CARDS, card),
        tone=QUEST_HEX[CARD_COLOR[card]],
        icon=TYPE_ICONS[CARD_TYPE[card]],
        mark=f"{QUEST_MARKS[CARD_COLOR[card]]}{TYPE_MARKS[CARD_TYPE[card]].upper()}",
        detail=(_task_detail(s, card),),
    )


def _task_detail(s: State, card: int) -> Say:
    square = Say(f"square-{SQUARES.name(TASK_SQUARE[s.board][card])}")
    return Say("task-needs", {"type": Say(f"type-{TYPE_NAMES[CARD_TYPE[card]]}"), "square": square})


def _dwarfs_on(s: State, square: int) -> list[Node]:
    """Dwarfs stand in rows on their square, as large as they fit."""
    dice = standing_on(s, square)
    if not dice:
        return []
    row = SQUARE_ROWS[square]
    across = next(n for n in range(1, 7) if n * max(1, round(n * row.h / row.w)) >= len(dice))
    down = -(-len(dice) // across)
    side = min(48, (row.w - 8) / across, (row.h - 8) / down)
    nodes = []
    for place, die in enumerate(dice):
        column, line = place % across, place // across
        x = row.x + (column - (min(across, len(dice)) - 1) / 2) * side
        y = row.y + (line - (down - 1) / 2) * side
        nodes.append(_dwarf(s, die, (x, y), side - 2, row.id))
    return nodes


def _dwarf(s: State, die: int, at: tuple[float, float], side: float, square: str) -> Node:
    detail = [Say("figure-level", {"level": s.level[die]})]
    if s.owing >> die & 1:
        detail.append(Say("figure-owes"))
    if s.potions >> die & 1:
        detail.append(Say("figure-potion"))
    if s.wearer == die:
        detail.append(Say("figure-boots", {"points": s.boots_points}))
    detail += [Say("figure-trap", {"card": _thing(CARDS, trap.card)}) for trap in s.traps if trap.die == die]
    active = s.active != NONE and s.players[s.active].colour == die // 6
    return Node(
        id=f"dwarf:{DICE.name(die)}",
        shape="die-owing" if s.owing >> die & 1 else "die-potion" if s.potions >> die & 1 else "die",
        label=_thing(DICE, die),
        at=at,
        size=(side, side),
        tone=COLOR_HEX[die // 6],
        icon=TYPE_ICONS[DIE_TYPE[die]],
        mark=f"{COLOUR_MARKS[die // 6]}{TYPE_MARKS[DIE_TYPE[die]]}",
        badge=str(s.level[die]),
        detail=tuple(detail),
        on=f"square:{square}",
        active=active,
    )


# --- the quests -----------------------------------------------------------------------------------------------------


def _quests(s: State) -> Panel:
    nodes: list[Node] = []
    for quest, name in enumerate(QUEST_NAMES):
        left = len(s.piles[quest])
        detail = [Say("pile-left", {"count": left})]
        if s.open[quest] and s.active != NONE and all(p.colour != NONE for p in s.players):
            detail.insert(0, _outlook(s, quest))
        nodes.append(
            Node(
                id=f"quest:{name}",
                shape="banner",
                label=Say(f"quest-{name}"),
                tone=QUEST_HEX[quest],
                icon="dragon-head" if name == "red" else "swap-bag" if name == "green" else "gems",
                mark=str(len(s.open[quest])),
                detail=tuple(detail),
                active=quest == s.quest,
                dim=not s.open[quest],
            )
        )
        nodes += [_task_row(s, card) for card in s.open[quest]]
        nodes += [_waiting_row(s, card) for card in s.waiting[quest]]
    return Panel("quests", Say("panel-quests"), "list", tuple(nodes))


def _outlook(s: State, quest: int) -> Say:
    """What would happen if the active player tried the quest now, or how the attempt stands."""
    tasks = s.open[quest]
    missing = [card for card in tasks if not any(power(s, seat, card) for seat in range(len(s.players)))]
    if missing:
        return Say("outlook-missing", {"count": len(missing), "card": _thing(CARDS, missing[0])})
    held = sum(holder(s, card) == s.active for card in tasks)
    player = _player(s, s.active)
    if s.quest == quest:
        return Say("outlook-settling", {"player": player, "held": held, "tasks": len(tasks)})
    if first_turn(s, s.active) is not None:
        return Say("outlook-first-turn", {"player": player})
    if has_majority(s, quest):
        return Say("outlook-majority", {"player": player, "held": held, "tasks": len(tasks)})
    if failed_this_turn(s, s.active, quest) is not None:
        return Say("outlook-failed")
    return Say("outlook-diplomacy", {"player": player, "held": held, "tasks": len(tasks)})


def _task_row(s: State, card: int) -> Node:
    detail = [_task_detail(s, card)]
    if s.active != NONE and all(player.colour != NONE for player in s.players):
        able = candidates(s, card)
        who = holder(s, card)
        if who != NONE:
            detail.append(Say("task-holder", {"player": _player(s, who)}))
        elif able:
            detail.append(Say("task-tied"))
        else:
            detail.append(Say("task-nobody"))
        detail += [
            Say("task-power", {"player": _player(s, seat), "power": strength})
            for seat, strength in able.items()
            if len(able) > 1 or seat != who
        ]
        detail += [_answer(s, answer) for answer in s.answers if answer.card == card]
    return _listed(s, card, tuple(detail), dim=False)


def _answer(s: State, answer: Answer) -> Say:
    who = _player(s, answer.seat)
    if answer.said == VETO:
        return Say("task-vetoed", {"player": who})
    return Say("task-agreed", {"player": who}) if answer.said == AGREE else Say("task-renounced", {"player": who})


def _waiting_row(s: State, card: int) -> Node:
    return _listed(s, card, (Say("task-waits"), _task_detail(s, card)), dim=True)


def _listed(s: State, card: int, detail: tuple[Say, ...], dim: bool) -> Node:
    name = CARDS.name(card)
    theme = THEME_ICONS[CARD_ROWS[card].theme]
    looks = _card(s, card)
    return replace(looks, id=f"task:{name}", thing=f"card:{name}", icon=theme, detail=detail, indent=1, dim=dim)


# --- the players ----------------------------------------------------------------------------------------------------


def _players(view: View[State]) -> Panel:
    s = view.state
    nodes = [_player_row(s, seat, seat == view.seat) for seat in range(len(s.players))]
    return Panel("players", Say("panel-players"), "list", tuple(nodes))


def _player_row(s: State, seat: int, own: bool) -> Node:
    player = s.players[seat]
    if player.colour == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=_player(s, seat), icon="dwarf-face", dim=True)
    score = len(player.won)
    facts = [
        Fact("trophy-cup", str(score), Say("player-score", {"count": score})),
        Fact("dwarf-face", str(len(group(s, seat))), Say("player-dwarfs", {"count": len(group(s, seat))})),
        Fact("upgrade", str(saved(s, seat)), Say("player-saved", {"count": saved(s, seat)})),
    ]
    for item, side in enumerate(player.items):
        if side != ABSENT:
            name = Say(f"item-{ITEM_NAMES[item]}")
            told = Say("item-crossed", {"item": name}) if side == CROSSED else Say("item-ready", {"item": name})
            facts.append(Fact(ITEM_ICONS[item], "✕" if side == CROSSED else "✓", told, side == CROSSED))
    detail = [Say("player-you")] if own else []
    if s.active == seat:
        detail.append(Say("player-active", {"points": s.points}))
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=_player(s, seat),
        tone=COLOR_HEX[player.colour],
        icon="dwarf-king",
        mark=COLOUR_MARKS[player.colour],
        badge=str(score),
        detail=tuple(detail),
        facts=tuple(facts),
        active=s.active == seat,
    )

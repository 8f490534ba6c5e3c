"""The quests: how each stands, who would get its tasks, what waits."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from lanterne.games.xorlosch.content import CARDS as CARD_ROWS
from lanterne.games.xorlosch.content import QUEST_HEX, QUEST_NAMES
from lanterne.games.xorlosch.rules.quests import failed_this_turn, first_turn
from lanterne.games.xorlosch.rules.tasks import candidates, has_majority, holder, power
from lanterne.games.xorlosch.scene.things import card_node, player_said, task_detail
from lanterne.games.xorlosch.state import AGREE, CARDS, NONE, TASK_SQUARE, VETO, Answer, State
from lanterne.kit.keeping import rests_on
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

TITLE = Say("panel-quests")

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


_encoder = msgspec.json.Encoder()


def _parts(s: State, tasks: tuple[int, ...]) -> tuple[object, ...]:
    """All that the nodes of these tasks rest on, beside where the tasks are; of the dwarfs only those on their squares:
    most steps touch no task."""
    squares, level, potions = _squares(s.board, tasks), s.level, s.potions
    on_tasks = [
        (die, square, level[die], potions >> die & 1) for die, square in enumerate(s.where) if square in squares
    ]
    settled = [[row for row in rows if row.card in tasks] for rows in (s.traps, s.picks, s.answers) if rows]
    said = (bool(s.traps), bool(s.picks), settled)  # which rows they are
    first = s.active != NONE and first_turn(s, s.active) is None
    return (s.board, bool(s.ending), s.active, first, [player.colour for player in s.players], on_tasks, said)


@lru_cache(maxsize=1024)
def _squares(board: int, tasks: tuple[int, ...]) -> frozenset[int]:
    return frozenset(TASK_SQUARE[board][card] for card in tasks)


def _all_parts(s: State) -> bytes:
    """All that the panel rests on; written out, since so many numbers would take longer to look up one by one."""
    tasks = _parts(s, tuple([card for quest in s.open for card in quest]))
    return _encoder.encode((s.quest, s.failed, s.open, s.waiting, [len(pile) for pile in s.piles], tasks))


@rests_on(_all_parts)
def quest_panel(s: State) -> Panel:
    """The quests, each with its tasks and those that wait."""
    nodes = [node for quest in range(len(QUEST_NAMES)) for node in _quest(s, quest)]
    return Panel("quests", TITLE, "list", tuple(nodes))


def _quest_parts(s: State, quest: int) -> bytes:
    """All that the nodes of a quest rest on."""
    lying = (s.open[quest], s.waiting[quest], len(s.piles[quest]))
    return _encoder.encode((quest, s.quest == quest, s.failed >> quest & 1, lying, _parts(s, s.open[quest])))


@rests_on(_quest_parts)
def _quest(s: State, quest: int) -> tuple[Node, ...]:
    """The banner of a quest, then its tasks, then those that wait."""
    name = QUEST_NAMES[quest]
    detail = [Say("pile-left", {"count": len(s.piles[quest])})]
    if s.open[quest] and s.active != NONE and not s.ending and all(p.colour != NONE for p in s.players):
        detail.insert(0, _outlook(s, quest))
    banner = Node(
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
    tasks = [_task_row(s, card) for card in s.open[quest]]
    return (*map(_as_before, (banner, *tasks)), *(_waiting_row(s.board, card) for card in s.waiting[quest]))


@rests_on(_encoder.encode, most=4096)
def _as_before(node: Node) -> Node:
    """The node, or the one that was there before if that is equal to it."""
    return node


def _outlook(s: State, quest: int) -> Say:
    """What would happen if the active player tried the quest now; how he stands in the one that is being settled."""
    tasks = s.open[quest]
    missing = [card for card in tasks if not any(power(s, seat, card) for seat in range(len(s.players)))]
    if missing:
        return Say("outlook-missing", {"count": len(missing), "card": said(CARDS, missing[0])})
    held = sum(holder(s, card) == s.active for card in tasks)
    player = player_said(s, s.active)
    if quest == s.quest:
        return Say("outlook-held", {"player": player, "held": held, "tasks": len(tasks)})
    if first_turn(s, s.active) is not None:
        return Say("outlook-first-turn", {"player": player})
    if has_majority(s, quest):
        return Say("outlook-majority", {"player": player, "held": held, "tasks": len(tasks)})
    if failed_this_turn(s, s.active, quest) is not None:
        return Say("outlook-failed")
    return Say("outlook-diplomacy", {"player": player, "held": held, "tasks": len(tasks)})


def _task_row(s: State, card: int) -> Node:
    detail = [task_detail(s.board, card)]
    if s.active != NONE and not s.ending and all(player.colour != NONE for player in s.players):
        able = candidates(s, card)
        who = holder(s, card) if able else NONE
        if who != NONE:
            detail.append(Say("task-holder", {"player": player_said(s, who)}))
        elif able:
            detail.append(Say("task-tied"))
        else:
            detail.append(Say("task-nobody"))
        detail += [
            Say("task-power", {"player": player_said(s, seat), "power": strength})
            for seat, strength in able.items()
            if len(able) > 1 or seat != who
        ]
        detail += [_answer(s, answer) for answer in s.answers if answer.card == card]
    return _listed(s.board, card, tuple(detail), dim=False)


def _answer(s: State, answer: Answer) -> Say:
    who = player_said(s, answer.seat)
    if answer.said == VETO:
        return Say("task-vetoed", {"player": who})
    return Say("task-agreed", {"player": who}) if answer.said == AGREE else Say("task-renounced", {"player": who})


@lru_cache(maxsize=128)
def _waiting_row(board: int, card: int) -> Node:
    return _listed(board, card, (Say("task-waits"), task_detail(board, card)), dim=True)


def _listed(board: int, card: int, detail: tuple[Say, ...], dim: bool) -> Node:
    name = CARDS.name(card)
    theme = THEME_ICONS[CARD_ROWS[card].theme]
    looks = card_node(board, card)
    return replace(looks, id=f"task:{name}", thing=f"card:{name}", icon=theme, detail=detail, indent=1, dim=dim)

"""The quests: how each stands, who would get its tasks, what waits."""

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from lanterne.games.xorlosch.content import CARDS as CARD_ROWS
from lanterne.games.xorlosch.content import QUEST_HEX, QUEST_NAMES
from lanterne.games.xorlosch.rules.quests import failed_this_turn, first_turn
from lanterne.games.xorlosch.rules.tasks import candidates, holder_of, is_majority, power
from lanterne.games.xorlosch.scene.things import card_node, named, task_detail
from lanterne.games.xorlosch.state import AGREE, CARDS, NONE, RENOUNCED, TASK_SQUARE, VETO, State
from lanterne.kit.memo import rests_on
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


def _parts(s: State) -> bytes:
    """All that the panel rests on; written out, since so many numbers would take longer to look up one by one. Of the
    dwarfs only those on the squares of tasks: most steps touch no task."""
    squares, level, potions = _squares(s.board, tuple(s.open)), s.level, s.potions
    on_tasks = [
        (die, square, level[die], potions >> die & 1) for die, square in enumerate(s.where) if square in squares
    ]
    lying = (s.quest, s.failed, s.open, s.waiting, [len(pile) for pile in s.piles])
    first = s.active != NONE and first_turn(s, s.active) is None
    who = (bool(s.ending), s.active, first, [player.colour for player in s.players])
    return _encoder.encode((s.board, lying, who, on_tasks, s.traps, s.picks, s.answers))


@lru_cache(maxsize=1024)
def _squares(board: int, quests: tuple[tuple[int, ...], ...]) -> frozenset[int]:
    return frozenset(TASK_SQUARE[board][card] for tasks in quests for card in tasks)


@rests_on(_parts)
def quest_panel(s: State) -> Panel:
    """The quests, each with its tasks and those that wait."""
    nodes = [node for quest in range(len(QUEST_NAMES)) for node in _quest(s, quest)]
    return Panel("quests", TITLE, "list", tuple(nodes))


def _quest(s: State, quest: int) -> list[Node]:
    """The banner of a quest, then its tasks, then those that wait."""
    tasks, settled = s.open[quest], s.quest == quest
    if s.active == NONE or s.ending or any(player.colour == NONE for player in s.players):
        banner = _banner(quest, len(tasks), len(s.piles[quest]), settled, None)
        rows = [_task(s.board, card, ()) for card in tasks]
    else:
        able = {card: candidates(s, card) for card in tasks}
        holders = {card: holder_of(s, card, able[card]) for card in tasks}
        banner = _banner(quest, len(tasks), len(s.piles[quest]), settled, _outlook(s, quest, holders))
        rows = [_task(s.board, card, _told(s, card, able[card], holders[card])) for card in tasks]
    return [banner, *rows, *[_waiting(s.board, card) for card in s.waiting[quest]]]


# --- a quest ----------------------------------------------------------------------------------------------------------


class Outlook(NamedTuple):
    """What is to be expected of a quest: something about the player (a seat and its colour) who holds a `number` of its
    tasks, or about a `number` that nobody can do, the first of which is `card`."""

    what: Literal["missing", "held", "first-turn", "majority", "failed", "diplomacy"]
    player: tuple[int, int] = (NONE, NONE)
    number: int = 0
    card: int = NONE


def _outlook(s: State, quest: int, holders: dict[int, int]) -> Outlook | None:
    """What would happen if the active player tried the quest now; how he stands in the one that is being settled.
    `holders`: who would receive each task."""
    if not holders:
        return None
    missing = [card for card, who in holders.items() if who == NONE and not _can_be_done(s, card)]
    if missing:
        return Outlook("missing", number=len(missing), card=missing[0])
    player, held = (s.active, s.players[s.active].colour), list(holders.values()).count(s.active)
    if quest == s.quest:
        return Outlook("held", player, held)
    if first_turn(s, s.active) is not None:
        return Outlook("first-turn", player)
    if is_majority(quest, held):
        return Outlook("majority", player, held)
    if failed_this_turn(s, s.active, quest) is not None:
        return Outlook("failed")
    return Outlook("diplomacy", player, held)


def _can_be_done(s: State, card: int) -> bool:
    """Whether anybody has power for the task, also who has renounced it."""
    return any(power(s, seat, card) for seat in range(len(s.players)))


@lru_cache(maxsize=4096)
def _banner(quest: int, tasks: int, left: int, active: bool, outlook: Outlook | None) -> Node:
    name = QUEST_NAMES[quest]
    pile = Say("pile-left", {"count": left})
    return Node(
        id=f"quest:{name}",
        shape="banner",
        label=Say(f"quest-{name}"),
        tone=QUEST_HEX[quest],
        icon="dragon-head" if name == "red" else "swap-bag" if name == "green" else "gems",
        mark=str(tasks),
        detail=(pile,) if outlook is None else (_expected(outlook, tasks), pile),
        active=active,
        dim=not tasks,
    )


def _expected(outlook: Outlook, tasks: int) -> Say:
    what, player, number, card = outlook
    match what:
        case "missing":
            return Say("outlook-missing", {"count": number, "card": said(CARDS, card)})
        case "held":
            return Say("outlook-held", {"player": named(*player), "held": number, "tasks": tasks})
        case "first-turn":
            return Say("outlook-first-turn", {"player": named(*player)})
        case "majority":
            return Say("outlook-majority", {"player": named(*player), "held": number, "tasks": tasks})
        case "failed":
            return Say("outlook-failed")
        case "diplomacy":
            return Say("outlook-diplomacy", {"player": named(*player), "held": number, "tasks": tasks})


# --- a task -----------------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A line about a task: something about a player (a seat and its colour) where there is one, and his power."""

    what: Literal["holder", "tied", "nobody", "power", "agreed", "renounced", "vetoed"]
    player: tuple[int, int] = (NONE, NONE)
    power: int = 0


ANSWERED: dict[int, Literal["agreed", "renounced", "vetoed"]] = {
    AGREE: "agreed",
    RENOUNCED: "renounced",
    VETO: "vetoed",
}


def _told(s: State, card: int, able: dict[int, int], who: int) -> tuple[Told, ...]:
    """Who would receive the task, who else could, and what has been answered for it."""
    colours = [player.colour for player in s.players]
    told = [Told("tied" if able else "nobody")]
    if who != NONE:
        told = [Told("holder", (who, colours[who]))]
    for seat, strength in able.items():
        if len(able) > 1 or seat != who:
            told.append(Told("power", (seat, colours[seat]), strength))
    for answer in s.answers:
        if answer.card == card:
            told.append(Told(ANSWERED[answer.said], (answer.seat, colours[answer.seat])))
    return tuple(told)


@lru_cache(maxsize=4096)
def _task(board: int, card: int, told: tuple[Told, ...]) -> Node:
    return _listed(board, card, (task_detail(board, card), *map(_line, told)), dim=False)


def _line(told: Told) -> Say:
    what, player, strength = told
    match what:
        case "holder":
            return Say("task-holder", {"player": named(*player)})
        case "tied":
            return Say("task-tied")
        case "nobody":
            return Say("task-nobody")
        case "power":
            return Say("task-power", {"player": named(*player), "power": strength})
        case "agreed":
            return Say("task-agreed", {"player": named(*player)})
        case "renounced":
            return Say("task-renounced", {"player": named(*player)})
        case "vetoed":
            return Say("task-vetoed", {"player": named(*player)})


@lru_cache(maxsize=128)
def _waiting(board: int, card: int) -> Node:
    return _listed(board, card, (Say("task-waits"), task_detail(board, card)), dim=True)


def _listed(board: int, card: int, detail: tuple[Say, ...], dim: bool) -> Node:
    name = CARDS.name(card)
    theme = THEME_ICONS[CARD_ROWS[card].theme]
    looks = card_node(board, card)
    return replace(looks, id=f"task:{name}", thing=f"card:{name}", icon=theme, detail=detail, indent=1, dim=dim)

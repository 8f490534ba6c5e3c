"""The quests: the state of each, who would receive its tasks, which cards wait."""

from functools import cache

from msgspec.structs import replace

from lanterne.games.xorlosch import state
from lanterne.games.xorlosch.content.cards import CARDS as CARD_ROWS
from lanterne.games.xorlosch.content.cards import QUEST_HEX, QUEST_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX
from lanterne.games.xorlosch.rules.quests import failed_this_turn, first_turn
from lanterne.games.xorlosch.rules.tasks import can_be_done, candidates, holder_of, is_majority
from lanterne.games.xorlosch.scene.things import card_node, player_name, task_detail
from lanterne.games.xorlosch.state import CARDS, NONE, Answer, State, clockwise
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

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

QUEST_ICONS = {"red": "dragon-head", "green": "swap-bag", "blue": "gems"}
PICTURES = {"quest": tuple(QUEST_ICONS[name] for name in QUEST_NAMES)}
"""The icons of what is shown large."""


def quest_panel(s: State) -> Panel:
    """The quests, each with its open tasks and the cards that wait."""
    nodes = [node for quest in range(len(QUEST_NAMES)) for node in _quest(s, quest)]
    return Panel("quests", Say("panel-quests"), "list", tuple(nodes))


def _quest(s: State, quest: int) -> list[Node]:
    """The banner of a quest, then its open tasks, then the cards that wait."""
    tasks = s.open[quest]
    waiting = [_waiting(s.board, card) for card in s.waiting[quest]]
    if s.active == NONE or s.ending or any(player.colour == NONE for player in s.players):
        return [_banner(s, quest, None), *(_task(s, card, ()) for card in tasks), *waiting]
    able = {card: candidates(s, card) for card in tasks}
    holders = {card: holder_of(s, card, able[card]) for card in tasks}
    open_tasks = [_task(s, card, _standing(s, card, able[card], holders[card]), holders[card]) for card in tasks]
    return [_banner(s, quest, _outlook(s, quest, holders), _others(s, quest, holders)), *open_tasks, *waiting]


# --- a quest ----------------------------------------------------------------------------------------------------------


def _others(s: State, quest: int, holders: dict[int, int]) -> tuple[Say, ...]:
    """The other player who holds enough to announce the quest on their turn; nobody while it is being settled."""
    if quest == s.quest or any(who == NONE and not can_be_done(s, card) for card, who in holders.items()):
        return ()
    held = list(holders.values())
    able = [seat for seat in clockwise(s) if seat != s.active and is_majority(quest, held.count(seat))]
    return tuple(Say("outlook-threat", {"player": player_name(s, seat)}) for seat in able)


def _banner(s: State, quest: int, outlook: Say | None, others: tuple[Say, ...] = ()) -> Node:
    name, tasks = QUEST_NAMES[quest], len(s.open[quest])
    pile = Say("pile-left", {"count": len(s.piles[quest])})
    return Node(
        id=f"quest:{name}",
        shape="banner",
        label=Say(f"quest-{name}"),
        tone=QUEST_HEX[quest],
        icon=QUEST_ICONS[name],
        mark=str(tasks),
        detail=(*others, *(() if outlook is None else (outlook,)), pile),
        active=s.quest == quest,
        dim=not tasks,
    )


def _outlook(s: State, quest: int, holders: dict[int, int]) -> Say | None:
    """What would happen if the active player tried the quest now, or their position in the one being settled.
    `holders`: who would receive each task."""
    if not holders:
        return None
    missing = [card for card, who in holders.items() if who == NONE and not can_be_done(s, card)]
    if missing:
        return Say("outlook-missing", {"count": len(missing), "card": said(CARDS, missing[0])})
    player, held, tasks = player_name(s, s.active), list(holders.values()).count(s.active), len(holders)
    if quest == s.quest:
        return Say("outlook-held", {"player": player, "held": held, "tasks": tasks})
    if first_turn(s, s.active) is not None:
        return Say("outlook-first-turn", {"player": player})
    if is_majority(quest, held):
        return Say("outlook-majority", {"player": player, "held": held, "tasks": tasks})
    if failed_this_turn(s, s.active, quest) is not None:
        return Say("outlook-failed")
    return Say("outlook-diplomacy", {"player": player, "held": held, "tasks": tasks})


# --- a task -----------------------------------------------------------------------------------------------------------


def _standing(s: State, card: int, able: dict[int, int], holder: int) -> tuple[Say, ...]:
    """Who would receive the task, who else could and with what power, and how each player answered for it."""
    if holder != NONE:
        lines = [Say("task-holder", {"player": player_name(s, holder)})]
    else:
        lines = [Say("task-tied") if able else Say("task-nobody")]
    for seat, strength in able.items():
        if len(able) > 1 or seat != holder:
            lines.append(Say("task-power", {"player": player_name(s, seat), "power": strength}))
    for answer in s.answers:
        if answer.card == card:
            lines.append(_answer(s, answer))
    lines += [Say("task-heir", {"player": player_name(s, heir.seat)}) for heir in s.heirs if heir.card == card]
    return tuple(lines)


def _answer(s: State, answer: Answer) -> Say:
    player = player_name(s, answer.seat)
    match answer.said:
        case state.AGREE:
            return Say("task-agreed", {"player": player})
        case state.RENOUNCED:
            return Say("task-renounced", {"player": player})
        case _:
            return Say("task-vetoed", {"player": player})


def _task(s: State, card: int, standing: tuple[Say, ...], holder: int = NONE) -> Node:
    """A task, as a slot in the colour of the player who would receive it."""
    slot = replace(_listed(s.board, card), detail=(task_detail(s.board, card), *standing))
    return slot if holder == NONE else replace(slot, tone=COLOUR_HEX[s.players[holder].colour])


@cache
def _waiting(board: int, card: int) -> Node:
    return replace(_listed(board, card), detail=(Say("task-waits"), task_detail(board, card)), dim=True)


@cache
def _listed(board: int, card: int) -> Node:
    """A card in the list, under the banner of its quest."""
    name = CARDS.name(card)
    theme = THEME_ICONS[CARD_ROWS[card].theme]
    return replace(card_node(board, card), id=f"task:{name}", thing=f"card:{name}", icon=theme, indent=1)

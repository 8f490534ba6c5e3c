"""The quests: the state of each, who would receive its tasks, which cards wait."""

from functools import cache

from msgspec.structs import replace

from lanterne.games.xorlosch import state
from lanterne.games.xorlosch.content.cards import CARDS as CARD_ROWS
from lanterne.games.xorlosch.content.cards import ITEM_NAMES, QUEST_HEX, QUEST_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_HEX
from lanterne.games.xorlosch.content.settings import POWER_POTION, POWER_TRAP
from lanterne.games.xorlosch.rules.quests import failed_this_turn, first_turn
from lanterne.games.xorlosch.rules.tasks import can_be_done, candidates, holder_of, is_majority
from lanterne.games.xorlosch.scene.things import COLOUR_MARKS, ITEM_ICONS, card_node, player_name, task_detail
from lanterne.games.xorlosch.state import CARDS, NONE, Answer, State, clockwise
from lanterne.scene import Fact, Node, Panel, Say

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
BY_ITEM = {
    POWER_POTION: ITEM_ICONS[ITEM_NAMES.index("experience-potion")],
    POWER_TRAP: ITEM_ICONS[ITEM_NAMES.index("dragon-trap")],
}
"""What stands for the power that an item gives."""
EMPTY_TONE = "#8a7f70"
SAID_MARKS = {0: "", state.VETO: "✗", state.AGREE: "✓", state.RENOUNCED: "–"}
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
    slots = {card: _slots(s, card, able[card], holders[card]) for card in tasks}
    open_tasks = [replace(node, facts=slots[card]) for node, card in zip(open_tasks, tasks, strict=True)]
    threats = _others(s, quest, holders)
    return [_banner(s, quest, _outlook(s, quest, holders), threats), *open_tasks, *waiting]


# --- a quest ----------------------------------------------------------------------------------------------------------


def _others(s: State, quest: int, holders: dict[int, int]) -> tuple[int, ...]:
    """The other player who holds enough to announce the quest on their turn; nobody while it is being settled."""
    if quest == s.quest or any(who == NONE and not can_be_done(s, card) for card, who in holders.items()):
        return ()
    held = list(holders.values())
    return tuple([seat for seat in clockwise(s) if seat != s.active and is_majority(quest, held.count(seat))])


def _banner(s: State, quest: int, outlook: Say | None, threats: tuple[int, ...] = ()) -> Node:
    name, tasks = QUEST_NAMES[quest], len(s.open[quest])
    pile = Say("pile-left", {"count": len(s.piles[quest])})
    others = [Say("outlook-threat", {"player": player_name(s, seat)}) for seat in threats]
    return Node(
        id=f"quest:{name}",
        shape="banner",
        label=Say(f"quest-{name}"),
        tone=QUEST_HEX[quest],
        icon=QUEST_ICONS[name],
        mark=str(tasks),
        detail=(*others, *(() if outlook is None else (outlook,)), pile),
        facts=tuple([_share(s, seat, told, "trophy-cup") for seat, told in zip(threats, others, strict=True)]),
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
        return Say("outlook-missing", {"count": len(missing)})
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


def _slots(s: State, card: int, able: dict[int, int], holder: int) -> tuple[Fact, ...]:
    """Who could have the task, each in their colour with their power, the holder first; how they answered. A slot
    that nobody could fill is empty."""
    if not able:
        return (Fact("", "–", Say("task-nobody"), True, EMPTY_TONE),)
    said = {answer.seat: answer.said for answer in s.answers if answer.card == card}
    found = []
    for seat in sorted(able, key=lambda seat: seat != holder):
        icon = BY_ITEM.get(able[seat], "")
        value = ("" if icon else str(able[seat])) + SAID_MARKS[said.get(seat, 0)]
        told = Say("task-power", {"player": player_name(s, seat), "power": able[seat]})
        found.append(_share(s, seat, told, icon, value, dim=seat != holder))
    return tuple(found)


def _share(s: State, seat: int, told: Say, icon: str, value: str = "", dim: bool = False) -> Fact:
    colour = s.players[seat].colour
    return Fact(icon, value, told, dim, COLOUR_HEX[colour], COLOUR_MARKS[colour])


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

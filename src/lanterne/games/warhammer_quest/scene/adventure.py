"""The adventure sheet: its goal and rules, its clock, events in force, the decks."""

from lanterne.engine import View, has
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES as SHEETS
from lanterne.games.warhammer_quest.rules.adventures.kingship import BETS
from lanterne.games.warhammer_quest.rules.adventures.together import choose_bearer, leader_names_bearer
from lanterne.games.warhammer_quest.rules.heirs import who_takes_over
from lanterne.games.warhammer_quest.rules.treasure import count_dice
from lanterne.games.warhammer_quest.scene.looks import (
    ADVENTURE_ICON,
    CLOCK_ICON,
    DECK_ICON,
    EVENT_ICON,
    EVENT_TONE,
    GOAL_ICON,
    ITEM_ICONS,
    NOTE_ICON,
    PARCHMENT_TONE,
    TREASURE_TONE,
)
from lanterne.games.warhammer_quest.state import (
    ADVENTURES,
    DIFFICULTIES,
    EVENTS,
    ITEMS,
    KINGS,
    NONE,
    SECTIONS,
    WARRIORS,
    State,
)
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def adventure_panel(view: View[State]) -> Panel:
    """The party's goal, the viewer's own bets, the events in force, and the decks."""
    s = view.state
    if s.adventure == NONE:
        return Panel("adventure", Say("panel-adventure"), "list", ())
    nodes = [
        *story_nodes(s),
        *_own_bets(view),
        *((_clock(s),) if s.clock != NONE else ()),
        *(_event(card) for card in s.standing),
        *(_unowned(item) for item in unowned(s)),
        _deck("dungeon", sum(len(door.pile) for door in s.doors)),
        _deck("events", len(s.events)),
        _deck("treasures", len(s.treasures)),
    ]
    return Panel("adventure", Say("panel-adventure"), "list", tuple(nodes))


def story_nodes(s: State) -> tuple[Node, ...]:
    """The story, the goal, how hard the table plays it, and the adventure's own rules."""
    lines = range(SHEETS[s.adventure].rule_lines)
    return (_title(s), _goal(s), _difficulty(s), *(_rule(s, line + 1) for line in lines))


def _own_bets(view: View[State]) -> list[Node]:
    """The secret bets of the viewer's own warriors (WQ-OBJ-13)."""
    if BETS not in view.state.flags:
        return []
    rows = enumerate(view.state.warriors)
    return [_bet(warrior, row.bet) for warrior, row in rows if row.seat != NONE and has(view.seats, row.seat)]


WAITING = {choose_bearer.name: 1, leader_names_bearer.name: 1, who_takes_over.name: 2, count_dice.name: 2}
"""Decisions about a card that nobody holds, and which of their arguments it is."""


def unowned(s: State) -> tuple[int, ...]:
    """Cards in the middle of the table that nobody holds yet: a treasure just found, an object that needs a bearer,
    something a dead warrior left behind."""
    asked = s.agenda[-1] if s.agenda else ("",)
    waits = [asked[WAITING[asked[0]]]] if asked[0] in WAITING else []
    return tuple(sorted({s.found, *waits} - {NONE}))


def _unowned(item: int) -> Node:
    return Node(
        id=f"lying:{ITEMS.name(item)}",
        shape="card",
        label=said(ITEMS, item),
        tone=TREASURE_TONE,
        icon=ITEM_ICONS[item],
        detail=(Say("card-waits"), effect_said(ITEMS, item)),
        thing=f"item:{ITEMS.name(item)}",
        active=True,
    )


def _title(s: State) -> Node:
    return Node(
        id=f"adventure:{ADVENTURES.name(s.adventure)}",
        shape="banner",
        label=said(ADVENTURES, s.adventure),
        tone=PARCHMENT_TONE,
        icon=ADVENTURE_ICON,
        mark=str(SHEETS[s.adventure].roll),
        detail=(effect_said(ADVENTURES, s.adventure),),
    )


def _goal(s: State) -> Node:
    room = said(SECTIONS, SHEETS[s.adventure].room)
    detail = (Say("goal-find", {"section": room}), Say("goal-guardians", {"section": room}), Say("goal-finish"))[
        s.guarded
    ]
    return Node(
        id="goal",
        shape="card",
        label=Say("adventure-goal"),
        tone=PARCHMENT_TONE,
        icon=GOAL_ICON,
        detail=(detail,),
        indent=1,
        active=True,
    )


def _rule(s: State, line: int) -> Node:
    return Node(
        id=f"rule:{line}",
        shape="card",
        label=Say("adventure-line", {"number": line}),
        tone=PARCHMENT_TONE,
        icon=NOTE_ICON,
        detail=(Say(f"adventure-rule-{ADVENTURES.name(s.adventure)}-{line}"),),
        indent=1,
    )


def _bet(warrior: int, king: int) -> Node:
    return Node(
        id=f"bet:{WARRIORS.name(warrior)}",
        shape="card",
        label=Say("own-bet", {"warrior": said(WARRIORS, warrior), "king": said(KINGS, king)}),
        tone=PARCHMENT_TONE,
        icon=NOTE_ICON,
        detail=(Say("own-bet-secret"),),
        indent=1,
    )


def _difficulty(s: State) -> Node:
    return Node(
        id="difficulty",
        shape="card",
        label=Say("difficulty-shown", {"difficulty": said(DIFFICULTIES, s.agreed.difficulty)}),
        tone=PARCHMENT_TONE,
        icon=NOTE_ICON,
        detail=(effect_said(DIFFICULTIES, s.agreed.difficulty),),
        indent=1,
    )


def _clock(s: State) -> Node:
    left = max(s.clock - s.turn, 0)
    return Node(
        id="clock",
        shape="card",
        label=Say("adventure-clock"),
        tone=EVENT_TONE,
        icon=CLOCK_ICON,
        badge=str(left),
        detail=(Say("clock-left", {"count": left}),),
        indent=1,
        active=True,
    )


def _event(card: int) -> Node:
    return Node(
        id=f"event:{EVENTS.name(card)}",
        shape="card",
        label=said(EVENTS, card),
        tone=EVENT_TONE,
        icon=EVENT_ICON,
        detail=(Say("event-stands"), effect_said(EVENTS, card)),
        active=True,
    )


DECKS = {"dungeon": Say("deck-dungeon"), "events": Say("deck-events"), "treasures": Say("deck-treasures")}


def _deck(name: str, count: int) -> Node:
    return Node(
        id=f"deck:{name}",
        shape="card",
        label=DECKS[name],
        tone="#8a7440",
        icon=DECK_ICON,
        badge=str(count),
        detail=(Say("deck-left", {"count": count}),),
    )

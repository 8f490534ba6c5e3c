"""The adventure sheet: its goal and rules, its clock, the events that stand, the decks."""

from collections.abc import Hashable
from functools import lru_cache
from typing import TypeAlias

from lanterne.engine import View, has
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES as SHEETS
from lanterne.games.warhammer_quest.rules.adventures.kingship import BETS
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
from lanterne.games.warhammer_quest.state import ADVENTURES, EVENTS, ITEMS, KINGS, NONE, SECTIONS, WARRIORS, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import effect_said, said

Bets: TypeAlias = tuple[tuple[int, int], ...]
"""Warriors, and the kings they have bet on."""


def own_bets(view: View[State]) -> Bets:
    """The secret bets of those who look (WQ-OBJ-13)."""
    rows = view.state.warriors
    if BETS not in view.state.flags:
        return ()
    return tuple((n, row.bet) for n, row in enumerate(rows) if row.seat != NONE and has(view.seats, row.seat))


def _parts(s: State, bets: Bets) -> Hashable:
    piles = sum(len(door.pile) for door in s.doors)
    asked = s.agenda[-1] if s.agenda else ()
    decks = len(s.events), len(s.treasures), piles
    return s.adventure, s.clock, s.turn, s.standing, decks, s.guarded, s.found, asked, bets


@rests_on(_parts)
def adventure_panel(s: State, bets: Bets) -> Panel:
    """What the party is after, what those who look have bet on, and what lies against the party."""
    if s.adventure == NONE:
        return Panel("adventure", Say("panel-adventure"), "list", ())
    nodes = [
        _title(s.adventure),
        _goal(s.adventure, s.guarded),
        *(_rule(s.adventure, line + 1) for line in range(SHEETS[s.adventure].rule_lines)),
        *(_bet(warrior, king) for warrior, king in bets),
        *((_clock(s.clock - s.turn),) if s.clock != NONE else ()),
        *(_event(card) for card in s.standing),
        *(_lying(item) for item in lying(s)),
        _deck("dungeon", sum(len(door.pile) for door in s.doors)),
        _deck("events", len(s.events)),
        _deck("treasures", len(s.treasures)),
    ]
    return Panel("adventure", Say("panel-adventure"), "list", tuple(nodes))


WAITING = {"choose_bearer": 1, "leader_names_bearer": 1, "who_takes_over": 2, "count_dice": 2}
"""Decisions about a card that nobody holds, and which of their arguments it is."""


def lying(s: State) -> tuple[int, ...]:
    """Cards that lie in the middle of the table: a treasure that waits for its owner, an object that waits for its
    bearer, what a dead warrior has left."""
    asked = s.agenda[-1] if s.agenda else ("",)
    waits = [asked[WAITING[asked[0]]]] if asked[0] in WAITING else []
    return tuple(sorted({s.found, *waits} - {NONE}))


@lru_cache(maxsize=64)
def _lying(item: int) -> Node:
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


@lru_cache(maxsize=64)
def _title(adventure: int) -> Node:
    return Node(
        id=f"adventure:{ADVENTURES.name(adventure)}",
        shape="banner",
        label=said(ADVENTURES, adventure),
        tone=PARCHMENT_TONE,
        icon=ADVENTURE_ICON,
        mark=str(SHEETS[adventure].roll),
        detail=(effect_said(ADVENTURES, adventure),),
    )


@lru_cache(maxsize=128)
def _goal(adventure: int, guarded: int) -> Node:
    room = said(SECTIONS, SHEETS[adventure].room)
    told = (Say("goal-find", {"section": room}), Say("goal-guardians", {"section": room}), Say("goal-finish"))[guarded]
    return Node(
        id="goal",
        shape="card",
        label=Say("adventure-goal"),
        tone=PARCHMENT_TONE,
        icon=GOAL_ICON,
        detail=(told,),
        indent=1,
        active=True,
    )


@lru_cache(maxsize=256)
def _rule(adventure: int, line: int) -> Node:
    return Node(
        id=f"rule:{line}",
        shape="card",
        label=Say("adventure-line", {"number": line}),
        tone=PARCHMENT_TONE,
        icon=NOTE_ICON,
        detail=(Say(f"adventure-rule-{ADVENTURES.name(adventure)}-{line}"),),
        indent=1,
    )


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=64)
def _clock(left: int) -> Node:
    return Node(
        id="clock",
        shape="card",
        label=Say("adventure-clock"),
        tone=EVENT_TONE,
        icon=CLOCK_ICON,
        badge=str(max(left, 0)),
        detail=(Say("clock-left", {"count": max(left, 0)}),),
        indent=1,
        active=True,
    )


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=256)
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

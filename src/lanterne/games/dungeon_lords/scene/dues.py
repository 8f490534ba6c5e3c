"""What the viewer has to plan for while building: announced wages and taxes beside what there is to pay them with, free
workers, and rooms that could still be used."""

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.cards import PAY_DAY, TAXES
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.events import tax_due, unsettled
from lanterne.games.dungeon_lords.rules.production import CONQUERED, USED_ENOUGH, production_rooms, stands_idle
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.state import (
    CELLS,
    EVENTS,
    ROOMS,
    SEASONS,
    Lord,
    State,
    free_imps,
    free_workers,
    trolls,
)
from lanterne.scene import Node, Say
from lanterne.scene.saying import said


def dues(view: View[State]) -> list[Node]:
    """Dues first, those beyond the viewer's means before others; then workers and rooms. Nothing for watchers, and
    nothing in combat."""
    s = view.state
    if view.seat < 0 or s.round or s.ending:
        return []
    nodes = [node for season in range(len(s.events)) for node in dues_of(view, season)]
    nodes.sort(key=lambda node: not node.badge)
    return [*nodes, *_workers(s.lords[view.seat]), *_rooms(s, view.seat)]


def dues_of(view: View[State], season: int) -> list[Node]:
    """What the viewer owes at the event of this season, as far as it is announced: a line for each kind of thing."""
    s = view.state
    if view.seat < 0 or s.round or s.ending:
        return []
    lord = s.lords[view.seat]
    match s.events[season]:
        case token if token == TAXES:
            return [_due(season, token, "gold", tax_due(lord), lord.gold)]
        case token if token == PAY_DAY:
            return _wages(s, view.seat, season)
        case _:
            return []


def _wages(s: State, seat: int, season: int) -> list[Node]:
    """The wages of all creatures that are still to be paid, a line for each kind of thing."""
    lord = s.lords[seat]
    wages = [MONSTER_TABLE[kind].wage for kind, _ in unsettled(s, seat)]
    owed = (
        ("food", sum(wage.food for wage in wages), lord.food),
        ("gold", sum(wage.gold for wage in wages), lord.gold),
        ("trap", sum(wage.traps for wage in wages), len(lord.traps)),
    )
    nodes = [_due(season, PAY_DAY, good, due, have) for good, due, have in owed if due]
    evil = sum(wage.evil for wage in wages)
    return [*nodes, _due(season, PAY_DAY, "evil", evil, evil)] if evil else nodes


def _due(season: int, event: int, good: str, due: int, have: int) -> Node:
    icon, tone = STOCKS[good]
    return Node(
        id=f"due:{EVENTS.name(event)}-{good}",
        shape="thing",
        label=_words(said(EVENTS, event), Say(f"season-{SEASONS.name(season)}.in"), good, due, have),
        tone=looks.UNPAID_TONE if due > have else tone,
        icon=icon,
        badge="!" if due > have else "",
        detail=(Say("due-short", {"count": due - have}),) if due > have else (),
    )


def _words(event: Say, when: Say, good: str, due: int, have: int) -> Say:
    match good:
        case "gold":
            return Say("due-gold", {"event": event, "when": when, "due": due, "have": have})
        case "food":
            return Say("due-food", {"event": event, "when": when, "due": due, "have": have})
        case "trap":
            return Say("due-trap", {"event": event, "when": when, "due": due, "have": have})
        case _:
            return Say("due-evil", {"event": event, "when": when, "due": due})


STOCKS = {
    "gold": (looks.GOLD_ICON, looks.GOLD_TONE),
    "food": (looks.FOOD_ICON, looks.FOOD_TONE),
    "trap": (looks.TRAP_ICON, looks.TRAP_TONE),
    "evil": (looks.EVIL_ICON, looks.EVIL_TONE),
}
"""What dues are paid with: icon and colour."""


def _workers(lord: Lord) -> list[Node]:
    free, tokens = free_imps(lord), trolls(lord)
    imps = Say("fact-imps", {"free": free, "all": lord.imps})
    nodes = [Node(id="due:imps", shape="thing", label=imps, tone=looks.IMP_TONE, icon=looks.IMP_ICON)]
    if tokens:
        words = Say("fact-trolls", {"free": max(0, tokens - lord.trolls_in_rooms), "all": tokens})
        nodes.append(Node(id="due:trolls", shape="thing", label=words, tone=looks.IMP_TONE, icon=looks.TROLL_ICON))
    return nodes


def _rooms(s: State, seat: int) -> list[Node]:
    """The rooms with a use left this round: how many workers each needs, and why it cannot be used as things stand."""
    lord = s.lords[seat]
    nodes = []
    for room, cell in production_rooms(lord):
        refusal = stands_idle(s, seat, room, cell, seat)
        if refusal in (CONQUERED, USED_ENOUGH):
            continue
        workers, free = ROOM_TABLE[room].workers, free_workers(lord)
        nodes.append(
            Node(
                id=f"due:{CELLS.name(cell)}",
                shape="thing",
                label=Say("due-room", {"room": said(ROOMS, room), "count": workers, "free": free}),
                tone=looks.ROOM_TONES[room],
                icon=looks.ROOM_ICONS[room],
                detail=() if refusal is None else (Say(f"no-{refusal.message}"),),
            )
        )
    return nodes

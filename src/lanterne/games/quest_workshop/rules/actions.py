"""Actions: what heroes can do only in this quest, where, and under which conditions (QW-ACT)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.quest_workshop.entries import (
    add,
    every,
    fresh,
    id_of,
    is_full,
    item_name,
    open_family,
    open_row,
    rewrite,
)
from lanterne.games.quest_workshop.rules.notes import is_rock
from lanterne.games.quest_workshop.rules.pages import lay_open, on
from lanterne.games.quest_workshop.state import MOST, Entry, Game, Room, State, page_name, tool_name

ENOUGH_ACTIONS = Refusal("enough-actions", "QW-ACT-1", (("number", MOST["action"]),))
NOTHING_TO_HOLD = Refusal("nothing-to-hold", "QW-ACT-3")


@law("QW-ACT-1")
def no_more_actions(s: State, seat: int) -> Refusal | None:
    return ENOUGH_ACTIONS if is_full(s, "action") else None


@step("QW-ACT-1")
def new_action(game: Game) -> None:
    """Add an action and open it; its squares are still to be chosen."""
    s = game.state
    row = sheets.Action(id=fresh(s, "action"), squares=(), needs=sheets.Needs(), effects=())
    lay_open(s, add(s, "action", row))


def _is_open(s: State) -> bool:
    return page_name(s) == "when" and open_family(s) == "action"


def if_action(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if _is_open(s) else []


@step("QW-ACT-2")
def do_on(game: Game) -> None:
    """Toggle: the action is done on its squares, or next to them."""
    s = game.state
    rewrite(s, s.open, replace(open_row(s), reach="adjacent" if open_row(s).reach == "on" else "on"))


def _needs(s: State, needs: sheets.Needs) -> None:
    rewrite(s, s.open, replace(open_row(s), needs=needs))


def every_room(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(room,) for room in range(1, len(LAYOUT.regions))] if _is_open(s) else []


@step("QW-ACT-3")
def needs_quiet(game: Game, region: Room) -> None:
    """Toggle: no monster may be in this room."""
    s, room = game.state, LAYOUT.regions[region]
    needs = open_row(s).needs
    _needs(s, replace(needs, quiet_room=None if needs.quiet_room == room else room))


@law("QW-ACT-3")
def nothing_to_hold(s: State, seat: int) -> Refusal | None:
    return NOTHING_TO_HOLD if tool_name(s) != "item" else None


@step("QW-ACT-3")
def needs_item(game: Game) -> None:
    """Toggle: the hero must hold the item in hand, or another required one."""
    s = game.state
    name, needs = item_name(s, s.item), open_row(s).needs
    others = tuple(each for each in needs.any_item if each != name)
    _needs(s, replace(needs, any_item=others if name in needs.any_item else (*others, name)))


def every_character(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "character") if _is_open(s) else []


@step("QW-ACT-3")
def needs_death(game: Game, entry: Entry) -> None:
    """Toggle: a character must be dead first."""
    s = game.state
    name, needs = id_of(s, entry), open_row(s).needs
    others = tuple(each for each in needs.dead if each != name)
    _needs(s, replace(needs, dead=others if name in needs.dead else (*others, name)))


DOING = (
    Offer(new_action, on("notes"), closed=(no_more_actions,)),
    Offer(do_on, if_action),
    Offer(needs_quiet, every_room, each=(is_rock,)),
    Offer(needs_item, if_action, closed=(nothing_to_hold,)),
    Offer(needs_death, every_character),
)

"""Warnings before an answer that a player might regret, and notes on what an answer would do."""

from functools import lru_cache

from lanterne.engine import Call, View
from lanterne.games.xorlosch.rules.answers import agree, renounce, renounce_for, step_back, veto
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.group import add_dwarf, raise_dwarf, remove_dwarf
from lanterne.games.xorlosch.rules.items import drink_potion, put_on_boots, set_trap, take_item
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.rules.quests import put_pick
from lanterne.games.xorlosch.rules.tasks import candidates, holder
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.scene.deal import shares
from lanterne.games.xorlosch.scene.things import player_name
from lanterne.games.xorlosch.state import CARDS, ITEMS, NONE, QUESTS, Heir, State, Trap, clockwise
from lanterne.scene import Say
from lanterne.scene.saying import said

GRAVE = (add_dwarf, remove_dwarf, raise_dwarf, put_on_boots, drink_potion, set_trap, announce, propose)
"""Answers that cost something or do harm."""


def warning(view: View[State], call: Call) -> Say | None:
    """Warns of things given up by ending the turn now, and of an item that would be wasted."""
    if call[0] == end_turn.name:
        return _given_up(view)
    if view.state.quest != NONE and call[0] in (drink_potion.name, set_trap.name):
        return None if _changed(view.state, call) else Say("warn-use")
    return None


def _given_up(view: View[State]) -> Say | None:
    """Things given up: a quest to announce, an item to take, points to walk."""
    options = {option[0]: option for option in reversed(view.options())}
    if announce.name in options:
        return Say("warn-announce", {"quest": Say(f"quest-{QUESTS.name(options[announce.name][1])}")})
    if take_item.name in options:
        return Say("warn-item", {"item": Say(f"item-{ITEMS.name(options[take_item.name][1])}")})
    if step_dwarf.name in options:
        return _points_left(view.state.points + view.state.boots_points)
    return None


def _changed(s: State, call: Call) -> dict[int, int]:
    """The tasks of the quest being settled that would change hands if this item were used, and who would receive them:
    NONE if that is not decided yet."""
    after = s.copy()
    if call[0] == drink_potion.name:
        after.potions |= 1 << call[1]
    else:
        after.traps.append(Trap(call[1], call[2]))
    holders = {card: holder(after, card) for card in s.open[s.quest]}
    return {card: seat for card, seat in holders.items() if seat != holder(s, card)}


@lru_cache(maxsize=128)
def _points_left(points: int) -> Say:
    return Say("warn-points", {"points": points})


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """Who would receive the tasks of a quest that is announced, who has to agree to one that is proposed, and what an
    item would change in the quest that is being settled."""
    found = {call: NOTES[call[0]](view.state, call) for call in view.options() if call[0] in NOTES}
    return {call: told for call, told in found.items() if told}


def _shares(s: State, call: Call) -> tuple[Say, ...]:
    return tuple(
        Say("note-share", {"player": player_name(s, seat), "count": count})
        if seat != NONE
        else Say("note-tied", {"count": count})
        for seat, count in _holders(s, call[1])
    )


def _must_agree(s: State, call: Call) -> tuple[Say, ...]:
    return tuple(
        Say("note-needs", {"player": player_name(s, seat)}) if seat != NONE else Say("note-tied", {"count": count})
        for seat, count in _holders(s, call[1])
        if seat != s.active
    )


def _holders(s: State, quest: int) -> list[tuple[int, int]]:
    """Who would receive how many of its tasks: the active player first, then clockwise. The last entry, NONE, counts
    the tasks for which the active player would have to pick one of several players."""
    held = [holder(s, card) for card in s.open[quest]]
    return [(seat, held.count(seat)) for seat in (s.active, *clockwise(s)[:-1], NONE) if seat in held]


def _difference(s: State, call: Call) -> tuple[Say, ...]:
    changed = _changed(s, call) if s.quest != NONE else {}
    return tuple(
        Say("note-change", {"card": said(CARDS, card), "player": player_name(s, seat)})
        if seat != NONE
        else Say("note-tie", {"card": said(CARDS, card)})
        for card, seat in changed.items()
    )


def _if_agreed(s: State, call: Call) -> tuple[Say, ...]:
    """The whole share, before and after, as the tasks stand."""
    return tuple(
        Say("note-then", {"player": player_name(s, seat), "had": had, "will": will})
        for seat, (had, will) in shares(s).items()
        if will > had
    )


def _if_renounced(s: State, call: Call) -> tuple[Say, ...]:
    """The same once the task has gone to the next in line, or to a named player."""
    after, card = s.copy(), call[1]
    power = candidates(after, card)[holder(after, card)]
    step_back(after, card)
    if call[0] == renounce_for.name:
        after.heirs = [*after.heirs, Heir(card, call[2], power)]
        put_pick(after, card, call[2])
    return _if_agreed(after, call)


def _if_vetoed(s: State, call: Call) -> tuple[Say, ...]:
    return (Say("note-veto"),)


NOTES = {
    agree.name: _if_agreed,
    veto.name: _if_vetoed,
    renounce.name: _if_renounced,
    renounce_for.name: _if_renounced,
    announce.name: _shares,
    propose.name: _must_agree,
    drink_potion.name: _difference,
    set_trap.name: _difference,
}

"""The decks and the turn of a position."""

from typing import Any

from lanterne.games.warhammer_quest.content.cards import EVENTS as EVENT_CARDS
from lanterne.games.warhammer_quest.content.cards import (
    FIRST_OBJECT,
    FIRST_TREASURE,
    TREASURES,
)
from lanterne.games.warhammer_quest.rules.dungeon import change, inside
from lanterne.games.warhammer_quest.rules.pinning import FREE, PINNED, foes_beside, is_held
from lanterne.games.warhammer_quest.rules.profile import move_of
from lanterne.games.warhammer_quest.state import (
    EVENTS,
    GONE,
    ITEMS,
    MONSTERS_PHASE,
    NONE,
    NOT_COME,
    PHASES,
    START,
    WARRIORS_PHASE,
    State,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import named, names, truth


def put_event_deck(state: State, value: Any) -> None:
    """The top event cards; the others follow in printed order."""
    top = [named(EVENTS, name) for name in names("events", value)]
    rest = [card for card in range(len(EVENT_CARDS)) if card not in top and card not in state.standing]
    state.events = (*top, *rest)


def put_standing(state: State, value: Any) -> None:
    """Event cards in force besides those of monsters."""
    state.standing += tuple(named(EVENTS, name) for name in names("standing", value))


def put_treasure_deck(state: State, value: Any) -> None:
    """The top treasure cards; the others follow in printed order."""
    all_cards = [FIRST_TREASURE + n for n, card in enumerate(TREASURES) for _ in range(card.copies)]
    held = [row.item for row in state.cards if FIRST_TREASURE <= row.item < FIRST_OBJECT]
    top = [named(ITEMS, name) for name in names("treasures", value)]
    for item in (*held, *top):
        if item not in all_cards:
            raise ValueError(f"no {ITEMS.name(item)} is left in the treasure deck")
        all_cards.remove(item)
    state.treasures = (*top, *all_cards)


def put_tried(state: State, value: Any) -> None:
    """Warriors who have done their part in the adventure."""
    state.tried = mask_of(named(WARRIOR_IDS, name) for name in names("tried", value))


def put_kin(state: State, value: Any) -> None:
    """The warrior singled out by the adventure."""
    state.kin = NONE if value is None else named(WARRIOR_IDS, value)


def put_phase(state: State, value: Any) -> None:
    """The phase, by default that of the warriors."""
    state.phase = WARRIORS_PHASE if value is None else named(PHASES, value)
    if not START <= state.phase <= MONSTERS_PHASE + 1:
        raise ValueError("a position is at the start of a turn or of one of its four phases, not at the end of a turn")


def put_guarded(state: State, value: Any) -> None:
    """Whether the guardians have come and gone. They are on the board if any monster is one of them."""
    if value is not None:
        state.guarded = GONE if truth("guardians_gone", value) else NOT_COME


def put_active(state: State, value: Any) -> None:
    """The warrior whose own turn it is; `none` at the start of a phase."""
    if state.phase != WARRIORS_PHASE or value == "none":
        return
    state.order = tuple(inside(state))
    state.active = named(WARRIOR_IDS, value) if value is not None else state.order[0]
    if state.active not in state.order:
        raise ValueError(f"{value} has no turn")
    for warrior in state.order:
        before = state.order.index(warrior) <= state.order.index(state.active)
        change(state, warrior, held=foes_beside(state, warrior), done=before)
    state.pinned = PINNED if is_held(state, state.active) else FREE
    state.moves = move_of(state, state.active)

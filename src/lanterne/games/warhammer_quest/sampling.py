"""A full state that agrees with a view (see `View.sample`): hidden cards and secret bets are dealt at random."""

from collections import Counter

from lanterne.engine import Dice, View, has
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS, FIRST_OBJECT, FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules.adventures.kingship import BETS, bet_flag
from lanterne.games.warhammer_quest.rules.entrance import DECK, choose_exit
from lanterne.games.warhammer_quest.rules.exploration import choose_placement, lay_section
from lanterne.games.warhammer_quest.rules.piles import has_detour
from lanterne.games.warhammer_quest.state import DUNGEON, EVENTS, ITEMS, KINGS, NONE, State

UPPER = 6
"""The objective room is not among this many top cards of the deck (WQ-SET-13)."""

LAYING = {choose_placement.name: -1, choose_exit.name: -1, lay_section.name: -2}
"""Where a step that is still to be done names the section that it lays."""


def sample(view: View[State], dice: Dice) -> State:
    """Deal everything hidden at random from what has not been seen."""
    state = view.state.copy()
    _events(state, dice)
    _treasures(state, dice)
    state.deck = _dungeon(state, dice) if state.drawn else ()
    for warrior, row in enumerate(state.warriors):
        if row.seat == NONE or not has(view.seats, row.seat):
            state.warriors[warrior] = row._replace(bet=_bet(state, warrior, dice))
    return state


def _bet(state: State, warrior: int, dice: Dice) -> int:
    """The bet of a warrior: the one that was shown, or any."""
    if state.warriors[warrior].seat == NONE or BETS not in state.flags:
        return NONE
    kings = range(len(KINGS.names))
    shown = [king for king in kings if bet_flag(warrior, king) in state.flags]
    return shown[0] if shown else dice.pick(KINGS, kings)


def _events(state: State, dice: Dice) -> None:
    """The cards that are neither face up nor in front of anybody."""
    seen = {*state.old_events, *state.standing, *state.chain}
    unseen = [card for card in range(len(EVENTS.names)) if card not in seen]
    state.events = tuple(dice.shuffle(EVENTS, unseen)[: len(state.events)])


def _treasures(state: State, dice: Dice) -> None:
    """The cards that nobody holds and that have not been discarded."""
    unseen = Counter(FIRST_TREASURE + kind for kind, card in enumerate(TREASURES) for _ in range(card.copies))
    unseen.subtract(row.item for row in state.cards if FIRST_TREASURE <= row.item < FIRST_OBJECT)
    unseen.subtract(state.old_treasures)
    unseen.subtract([state.found] if state.found != NONE else [])
    cards = list(unseen.elements())
    state.treasures = tuple(dice.shuffle(ITEMS, cards)[: len(state.treasures)])


def _dungeon(state: State, dice: Dice) -> tuple[int, ...]:
    """Drawn cards are known. Of the others, the objective room is among those that can hold it: the lower ones of the
    deck, or any once piles have been shuffled together."""
    cards = list(range(len(DUNGEON_CARDS)))
    known: dict[int, int] = {}
    laying = [call[LAYING[call[0]]] for call in state.agenda if call[0] in LAYING]
    for position, section in zip(state.drawn, (*(row.section for row in state.laid), *laying), strict=True):
        card = next(card for card in cards if DUNGEON_CARDS[card] == section)
        cards.remove(card)
        known[position] = card
    plain = dice.shuffle(DUNGEON, [card for card in cards if SECTIONS[DUNGEON_CARDS[card]].kind != OBJECTIVE])
    room = DUNGEON_CARDS.index(ADVENTURES[state.adventure].room)
    size = len(known) + len(plain) + (room in cards)
    hidden = [position for position in range(size) if position not in known]
    if room in cards:
        lower = range(UPPER, DECK)
        piled = [position for door in state.doors for position in door.pile]
        places = sorted(piled) if has_detour(state) else [position for position in hidden if position in lower]
        known[dice.pick(DUNGEON, places)] = room
    rest = iter(plain)
    return tuple(known[position] if position in known else next(rest) for position in range(size))

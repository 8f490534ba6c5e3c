"""What a warrior carries and what of it is in use: a weapon, a shield, armour (WQ-EQP-5, WQ-EQP-6)."""

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, has, law, part, step
from lanterne.games.warhammer_quest.content.cards import (
    EQUIPMENT,
    FIRST_OBJECT,
    FIRST_TREASURE,
    HEALING_POTION,
    ITEM_NAMES,
    NO_SLOT,
    TREASURES,
    WEAPON,
)
from lanterne.games.warhammer_quest.rules.dungeon import change, holder
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_ARMOUR, STRIPPED_OF_WEAPONS
from lanterne.games.warhammer_quest.rules.weapons import IN_HAND
from lanterne.games.warhammer_quest.state import INSIDE, ITEMS, NONE, CardRow, Game, Item, State, Warrior, WarriorRow
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

WIELDED = Event("wielded", "WQ-EQP-5", warrior=WARRIOR_IDS, item=ITEMS)
PUT_IN_PACK = Event("put-in-pack", "WQ-EQP-5", warrior=WARRIOR_IDS, item=ITEMS)

NO_CARDS = Refusal("no-cards", "WQ-EQP-1")
FOUGHT_ALREADY = Refusal("fought-already", "WQ-EQP-5")
MACE_SWINGS = Refusal("mace-swings", "WQ-EQP-9")
NOT_FOR_HIM = Refusal("not-for-him", "WQ-EQP-10")

HELL_MACE = ITEM_NAMES.index("hell-mace")
MACE_ATTACKS = TREASURES[HELL_MACE - FIRST_TREASURE].numbers["attacks"]
_FIELDS = ("", "weapon", "shield", "armour")


def _slot(item: int) -> int:
    if FIRST_TREASURE <= item < FIRST_OBJECT:
        return TREASURES[item - FIRST_TREASURE].slot
    return WEAPON if item in IN_HAND else NO_SLOT


SLOT_OF = tuple(_slot(item) for item in range(len(ITEM_NAMES)))
"""For each item, where it is worn; NO_SLOT if it works from the pack."""


@law("WQ-EQP-10")
def may_use(warrior: int, item: int) -> bool:
    """Whether the card names this warrior among its users; anybody may carry it."""
    return not FIRST_TREASURE <= item < FIRST_OBJECT or has(TREASURES[item - FIRST_TREASURE].users, warrior)


def _worn(row: WarriorRow, slot: int) -> int:
    return (NONE, row.weapon, row.shield, row.armour)[slot]


@law("WQ-EQP-5")
def in_use(s: State, warrior: int, item: int) -> bool:
    """Whether a card is in its slot, or has none."""
    slot = SLOT_OF[item]
    return slot == NO_SLOT or _worn(s.warriors[warrior], slot) == item


@law("WQ-EQP-5", "WQ-OBJ-12")
def works(s: State, warrior: int, item: int) -> bool:
    """Whether a card that a warrior holds has any effect: one with a slot only while it is in use, and not while the
    warriors are stripped."""
    slot = SLOT_OF[item]
    if slot == NO_SLOT:
        return True
    taken = STRIPPED_OF_WEAPONS if slot == WEAPON else STRIPPED_OF_ARMOUR
    return _worn(s.warriors[warrior], slot) == item and taken not in s.flags


# --- changing it in one's own turn (WQ-D-15) --------------------------------------------------------------------------


@law("WQ-EQP-5")
def cannot_change(s: State, seat: int) -> Refusal | None:
    """Only before the first attack roll of the turn."""
    return FOUGHT_ALREADY if s.warriors[s.active].fought else None


OF_USE = frozenset(
    item
    for item, slot in enumerate(SLOT_OF)
    if slot != NO_SLOT or item == HEALING_POTION or FIRST_TREASURE <= item < FIRST_OBJECT
)
"""Cards that have a use in a warrior's own turn or in a window."""


def no_cards(s: State, seat: int, *about: int) -> Refusal | None:
    """A quick check: the player holds no card that has a use."""
    warrior = s.party[seat]
    for row in s.cards:
        if row.holder == warrior and row.item in OF_USE:
            return None
    return NO_CARDS


def in_the_pack(s: State, seat: int) -> list[tuple[int]]:
    """What the active warrior could put into use instead."""
    active = s.active
    return [
        (row.item,) for row in s.cards if SLOT_OF[row.item] and row.holder == active and not in_use(s, active, row.item)
    ]


def in_hand(s: State, seat: int) -> list[tuple[int]]:
    """The cards that the active warrior has in use."""
    row = s.warriors[s.active]
    return [(item,) for item in (row.weapon, row.shield, row.armour) if item != NONE]


@law("WQ-EQP-9", "WQ-EQP-10")
def cannot_wield(s: State, seat: int, item: int) -> Refusal | None:
    """A warrior using the attacks of the Hell Mace must keep it, and some cards are not for everybody."""
    if not may_use(s.active, item):
        return NOT_FOR_HIM
    return cannot_put_away(s, seat, s.warriors[s.active].weapon) if SLOT_OF[item] == WEAPON else None


@law("WQ-EQP-9")
def cannot_put_away(s: State, seat: int, item: int) -> Refusal | None:
    """The attacks that the Hell Mace gives this turn need the mace in hand."""
    return MACE_SWINGS if item == HELL_MACE and s.warriors[s.active].now.attacks >= MACE_ATTACKS else None


@step("WQ-EQP-5", "WQ-EQP-6")
def wield(game: Game, item: Item) -> None:
    """Put the card into use in place of the one that was; that one goes into the pack."""
    s = game.state
    warrior = holder(s, item)
    change(s, warrior, **{_FIELDS[SLOT_OF[item]]: item})
    game.say(WIELDED, warrior, item)


@step("WQ-EQP-5")
def put_away(game: Game, item: Item) -> None:
    """Go back to the warrior's own weapon or armour, or to no shield."""
    s = game.state
    warrior = holder(s, item)
    change(s, warrior, **{_FIELDS[SLOT_OF[item]]: NONE})
    game.say(PUT_IN_PACK, warrior, item)


WIELD = (
    Offer(wield, in_the_pack, (no_cards, cannot_change), (cannot_wield,)),
    Offer(put_away, in_hand, (no_cards, cannot_change), (cannot_put_away,)),
)


# --- getting and losing -----------------------------------------------------------------------------------------------


@part("WQ-EQP-6")
def gain(game: Game, warrior: int, item: int, charges: int = 0) -> None:
    """A warrior gets a card. A newly found weapon, shield or armour may be used at once."""
    game.state.cards.append(CardRow(item, warrior, charges))
    if SLOT_OF[item] != NO_SLOT and may_use(warrior, item):
        game.then(use_at_once(warrior, item))


@step("WQ-EQP-6")
def keep_in_pack(game: Game) -> None:
    """Do not use it now."""


AT_ONCE = (Offer(wield, lambda s, seat, warrior, item: ((item,),)), Offer(keep_in_pack))


@decision("WQ-EQP-6")
def use_at_once(game: Game, warrior: Warrior, item: Item) -> Choice | None:
    """Do you use it at once? In your own turn there is still time to choose."""
    s = game.state
    row = s.warriors[warrior]
    if row.fate != INSIDE or in_use(s, warrior, item) or (s.active == warrior and not row.fought):
        return None
    return ask(row.seat, AT_ONCE, warrior, item)


def lose(s: State, warrior: int, item: int) -> None:
    """Take a card from a warrior, even if it is in use."""
    s.cards.remove(next(row for row in s.cards if row.item == item and row.holder == warrior))
    _lay_down(s, warrior, item)


def discard(s: State, warrior: int, item: int) -> None:
    """Discard a used-up card; treasures go to the treasure discard (WQ-TRE-10)."""
    lose(s, warrior, item)
    if FIRST_TREASURE <= item < FIRST_OBJECT:
        s.old_treasures += (item,)


def hand_over(s: State, giver: int, taker: int, item: int) -> None:
    """A card changes hands with its remaining charges and goes into the taker's pack. With NONE as taker, it is left
    with a body or in the dark for good."""
    row = next(row for row in s.cards if row.item == item and row.holder == giver)
    s.cards.remove(row)
    s.cards.append(row._replace(holder=taker))
    _lay_down(s, giver, item)


def _lay_down(s: State, warrior: int, item: int) -> None:
    slot = SLOT_OF[item]
    if slot != NO_SLOT and _worn(s.warriors[warrior], slot) == item:
        change(s, warrior, **{_FIELDS[slot]: NONE})


# --- what becomes of a card that is used (WQ-EQP-9) -------------------------------------------------------------------

ONCE = ("once", "once_per_adventure")
"""The `use` of cards that are kept after their one use."""


def use_of(item: int) -> str:
    """How often a card can be used."""
    if item < FIRST_TREASURE:
        return EQUIPMENT[item].use
    return TREASURES[item - FIRST_TREASURE].use if item < FIRST_OBJECT else ""


def find(s: State, warrior: int, item: int) -> int:
    """The index in `State.cards` of such a card that can still be used, or NONE."""
    for place, row in enumerate(s.cards):
        if row.item == item and row.holder == warrior and not row.used:
            return place
    return NONE


@part("WQ-EQP-9")
def spend(s: State, warrior: int, item: int) -> None:
    """A card has been used: a single-use one is discarded; one that works once per adventure is kept, and may still be
    sold unless it must be unused for that."""
    place = find(s, warrior, item)
    if use_of(item) == "once_discard":
        discard(s, warrior, item)
    elif use_of(item) in ONCE:
        s.cards[place] = s.cards[place]._replace(used=True)


@part("WQ-EQP-9")
def spend_charges(s: State, warrior: int, item: int, number: int) -> None:
    """Spend charges of a card; it is discarded after the last."""
    place = find(s, warrior, item)
    left = s.cards[place].charges - number
    s.cards[place] = s.cards[place]._replace(charges=left)
    if not left:
        discard(s, warrior, item)

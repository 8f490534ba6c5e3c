"""Magic items (XOR-ITM): travel boots (XOR-BOO), experience potion (XOR-POT), dragon trap (XOR-TRP)."""

from lanterne.engine import SEATS, Event, Offer, Refusal, SeatId, has, law, step
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import BOOTS, ITEM_NAMES, POTION, TRAP
from lanterne.games.xorlosch.content.settings import BOOTS_BONUS
from lanterne.games.xorlosch.rules.acting import acted
from lanterne.games.xorlosch.rules.favours import note_loss
from lanterne.games.xorlosch.rules.group import dwarfs
from lanterne.games.xorlosch.rules.tasks import holder
from lanterne.games.xorlosch.state import (
    ABSENT,
    CARDS,
    CROSSED,
    DICE,
    ITEMS,
    NONE,
    OWN_DICE,
    READY,
    TASK_SQUARE,
    Card,
    Die,
    Game,
    Item,
    State,
    Trap,
    group,
    owner,
)

TAKEN = Event("taken", "XOR-ITM-3", seat=SEATS, item=ITEMS)
BOOTS_PUT_ON = Event("boots-put-on", "XOR-BOO-2", seat=SEATS, die=DICE)
POTION_DRUNK = Event("potion-drunk", "XOR-POT-2", seat=SEATS, die=DICE)
TRAP_SET = Event("trap-set", "XOR-TRP-2", seat=SEATS, die=DICE, card=CARDS)

NO_BOOTS = Refusal("no-ready-item", "XOR-BOO-1", (("item", BOOTS),))
NO_POTION = Refusal("no-ready-item", "XOR-POT-1", (("item", POTION),))
NO_TRAP = Refusal("no-ready-item", "XOR-TRP-1", (("item", TRAP),))
CROSSED_YET = tuple(Refusal("item-crossed", "XOR-ITM-4", (("item", item),)) for item in range(len(ITEM_NAMES)))
UNDER_POTION = Refusal("already-under-potion", "XOR-POT-2")
NOT_ON_BOTH = Refusal("not-on-both-squares", "XOR-ITM-2")
HOLDS_ONE = Refusal("holds-one-already", "XOR-ITM-5")
NONE_READY = Refusal("none-ready-in-stock", "XOR-ITM-3")


# --- taking ---------------------------------------------------------------------------------------------------------


def item_types(s: State, seat: int) -> list[tuple[int]]:
    """Boots, potion, trap."""
    return [(item,) for item in range(len(ITEM_NAMES))]


@law("XOR-ITM-1", "XOR-ITM-2")
def not_on_both_squares(s: State, seat: int, item: int) -> Refusal | None:
    """You need a dwarf of any level and type on each of the item's two squares; other dwarfs there do not matter."""
    first, second = BOARDS[s.board].item_squares[item]
    own = s.where[OWN_DICE[s.players[seat].colour]]
    return None if first in own and second in own else NOT_ON_BOTH


def no_pair_of_squares(s: State, seat: int) -> Refusal | None:
    """No dwarfs on such a pair of squares (a quick test before the exact one)."""
    own = s.where[OWN_DICE[s.players[seat].colour]]
    for first, second in BOARDS[s.board].item_squares:
        if first in own and second in own:
            return None
    return NOT_ON_BOTH


@law("XOR-ITM-5", "XOR-ITM-7")
def holds_one_already(s: State, seat: int, item: int) -> Refusal | None:
    """One item of each type at most, crossed or ready; after using it another may be taken."""
    return HOLDS_ONE if s.players[seat].items[item] != ABSENT else None


@law("XOR-ITM-3", "XOR-ITM-6")
def none_ready_in_stock(s: State, seat: int, item: int) -> Refusal | None:
    """Used items go back to the stock crossed and cannot be taken this turn."""
    return None if s.stock_ready[item] else NONE_READY


@step("XOR-ITM-3", "XOR-ITM-4", "XOR-ITM-9")
def take_item(game: Game, item: Item) -> None:
    """The player receives the item, crossed, and can use it from their next turn on."""
    s = game.state
    s.stock_ready[item] -= 1
    put_item(s, s.active, item, CROSSED)
    game.say(TAKEN, s.active, item)
    acted(game)


def put_item(s: State, seat: int, item: int, side: int) -> None:
    """Change what a player has of one type of item."""
    items = s.players[seat].items
    s.players[seat] = s.players[seat]._replace(items=(*items[:item], side, *items[item + 1 :]))


# --- using ----------------------------------------------------------------------------------------------------------


UNREADY = tuple(
    {ABSENT: absent, CROSSED: crossed, READY: None}
    for absent, crossed in zip((NO_BOOTS, NO_POTION, NO_TRAP), CROSSED_YET, strict=True)
)
"""By item and side, why you cannot use yours: one that is crossed is ready from your next turn on (XOR-ITM-4)."""


@law("XOR-ITM-4", "XOR-BOO-1")
def no_boots(s: State, seat: int) -> Refusal | None:
    """You have no boots ready."""
    return UNREADY[BOOTS][s.players[seat].items[BOOTS]]


@law("XOR-ITM-4", "XOR-POT-1")
def no_potion(s: State, seat: int, *about: int) -> Refusal | None:
    """You have no potion ready."""
    return UNREADY[POTION][s.players[seat].items[POTION]]


@law("XOR-ITM-4", "XOR-TRP-1")
def no_trap(s: State, seat: int, *about: int) -> Refusal | None:
    """You have no trap ready."""
    return UNREADY[TRAP][s.players[seat].items[TRAP]]


@law("XOR-POT-2")
def under_potion(s: State, seat: int, die: int) -> Refusal | None:
    """A dwarf under a potion cannot drink another."""
    return UNDER_POTION if has(s.potions, die) else None


def trap_targets(s: State, seat: int) -> list[tuple[int, int]]:
    """Each of your dwarfs with each open task of its square, of any type (XOR-TRP-2, XOR-TRP-4)."""
    square_of = TASK_SQUARE[s.board]
    tasks = [(square_of[card], card) for quest in s.open for card in quest]
    return [(die, card) for die in group(s, seat) for square, card in tasks if s.where[die] == square]


@step("XOR-ITM-6", "XOR-ITM-10")
def use_up(game: Game, seat: SeatId, item: Item) -> None:
    """A used item goes back to its stock at once, crossed. Only then may others react to its use."""
    put_item(game.state, seat, item, ABSENT)
    game.state.stock_crossed[item] += 1
    acted(game)


@step("XOR-BOO-1", "XOR-BOO-2", "XOR-BOO-3", "XOR-ITM-11")
def put_on_boots(game: Game, die: Die) -> None:
    """One of your dwarfs gets two points of its own and may use blocked passages for the rest of the turn."""
    s = game.state
    game.then(use_up(s.active, BOOTS))
    s.wearer, s.boots_points = die, BOOTS_BONUS
    game.say(BOOTS_PUT_ON, s.active, die)


def tasks_on(s: State, square: int) -> list[int]:
    """The open tasks of a square."""
    square_of = TASK_SQUARE[s.board]
    return [card for quest in s.open for card in quest if square_of[card] == square]


@step("XOR-POT-1", "XOR-POT-2", "XOR-POT-5", "XOR-RES-8", "XOR-RES-10", "XOR-ITM-11", "XOR-DIP-22")
def drink_potion(game: Game, die: Die) -> None:
    """Until the turn ends the dwarf outranks every dwarf without a potion; what respect it owes is cancelled.
    Its level stays as it is."""
    s = game.state
    seat = owner(s, die)
    game.then(use_up(seat, POTION))
    before = {card: holder(s, card) for card in tasks_on(s, s.where[die])}
    s.potions |= 1 << die
    note_loss(s, seat, before)
    s.owing &= ~(1 << die)
    s.changed = s.quest != NONE
    game.say(POTION_DRUNK, seat, die)


@step("XOR-TRP-1", "XOR-TRP-2", "XOR-TRP-4", "XOR-ITM-11", "XOR-DIP-22")
def set_trap(game: Game, die: Die, card: Card) -> None:
    """The dwarf may do this one task of its square, whatever the dwarf's level and type."""
    s = game.state
    seat = owner(s, die)
    game.then(use_up(seat, TRAP))
    before = {card: holder(s, card)}
    s.traps.append(Trap(die, card))
    note_loss(s, seat, before)
    s.changed = s.quest != NONE
    game.say(TRAP_SET, seat, die, card)


TAKE = Offer(
    take_item,
    item_types,
    closed=(no_pair_of_squares,),
    each=(not_on_both_squares, holds_one_already, none_ready_in_stock),
)
BOOTS_ON = Offer(put_on_boots, dwarfs, closed=(no_boots,))
DRINK = Offer(drink_potion, dwarfs, closed=(no_potion,), each=(under_potion,))
SET_TRAP = Offer(set_trap, trap_targets, closed=(no_trap,))

"""Equipping: which cards a hero may use at the same time, and when they may be changed (DR-EQP)."""

from collections.abc import Iterable

from lanterne.engine import SEATS, Call, Choice, Draft, Event, Offer, Refusal, SeatId, ask, decision, law, pick, step
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.settings import ACTION_COSTS, EQUIP
from lanterne.games.dungeon_run.content.treasures import CAPACITY, EQUIPMENT
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.conditions import use_up
from lanterne.games.dungeon_run.rules.held import waiver, waives
from lanterne.games.dungeon_run.rules.loot import gain_card, is_equipment, sorted_cards, without
from lanterne.games.dungeon_run.state import CARDS, NONE, POWERS, CardId, Deed, Game, State, monster_at, put

EQUIPPED = Event("equipped", "DR-EQP-6", seat=SEATS, card=CARDS)
TAKEN_OFF = Event("taken-off", "DR-EQP-1", seat=SEATS, card=CARDS)
EQUIP_IS_FREE = Event("equip-is-free", "DR-ABI-27", seat=SEATS, power=POWERS)


# --- what fits --------------------------------------------------------------------------------------------------------


@law("DR-EQP-7", "DR-EQP-13", "DR-STO-3")
def may_equip(s: State, seat: int, card: int) -> bool:
    """Whether a hero has one of the trainings that a treasure or an artifact requires, or is free of that rule."""
    trained = HEROES[s.heroes[seat].card].training in EQUIPMENT[card].trainings
    return trained or waives(s, seat, "training_requirement")


@law("DR-EQP-8")
def slot_is_full(card: int, cards: Iterable[int]) -> bool:
    """Whether these cards leave no room for it; a card without a slot always has room."""
    slot = EQUIPMENT[card].slot
    room = CAPACITY[slot]
    return room > 0 and sum(EQUIPMENT[other].slot == slot for other in cards) >= room


def put_on(game: Game, seat: int, card: int) -> None:
    """The hero equips a card that nobody has now; the card it replaces goes to the loot pile (DR-SRC-4, DR-EQP-9)."""
    s = game.state
    while slot_is_full(card, s.heroes[seat].equipped):
        slot = EQUIPMENT[card].slot
        take_off_one(game, seat, next(old for old in s.heroes[seat].equipped if EQUIPMENT[old].slot == slot))
    gain_card(s, seat, card)
    hero = s.heroes[seat]
    put(s, seat, hero._replace(loot=without(hero.loot, card), equipped=sorted_cards((*hero.equipped, card))))
    game.say(EQUIPPED, seat, card)


def take_off_one(game: Game, seat: int, card: int) -> None:
    """An equipped card goes to the loot pile, where it does nothing."""
    s = game.state
    hero = s.heroes[seat]
    put(s, seat, hero._replace(loot=sorted_cards((*hero.loot, card)), equipped=without(hero.equipped, card)))
    game.say(TAKEN_OFF, seat, card)


@pick("DR-EQP-1", "DR-EQP-6", "DR-EQP-9", "DR-SRC-3")
def wear(card: CardId, seat: SeatId) -> None:
    """Equip this card."""


UNTRAINED = Refusal("untrained", "DR-EQP-7")
SLOT_TAKEN = Refusal("slot-taken", "DR-EQP-8")


def picked_to(name: str, so_far: tuple[Call, ...]) -> list[int]:
    """The cards picked by this step."""
    return [made[1] for made in so_far if made[0] == name]


def to_wear(seat: int, cards: Iterable[int], so_far: tuple[Call, ...]) -> list[tuple[int, int]]:
    """The treasures and artifacts among these cards that are not picked yet."""
    worn = picked_to(wear.name, so_far)
    return [(card, seat) for card in cards if is_equipment(card) and card not in worn]


@law("DR-EQP-7", "DR-EQP-13", "DR-STO-3")
def untrained(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """The hero needs one of the trainings that the card shows."""
    return None if may_equip(s, seat, args[-2]) else UNTRAINED


@law("DR-EQP-8")
def slot_taken(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """Cards that are equipped together need a slot each."""
    return SLOT_TAKEN if slot_is_full(args[-2], picked_to(wear.name, so_far)) else None


# --- cards that somebody gets openly ----------------------------------------------------------------------------------


@step("DR-SRC-3", "DR-SRC-4", "DR-EQP-7", "DR-DIE-3")
def allot(game: Game, seat: SeatId) -> None:
    """The cards in `State.found` go to the hero, who equips any they may; the rest go to the loot pile."""
    s = game.state
    if any(may_equip(s, seat, card) for card in s.found):
        game.then(equip_found(seat), stow_found(seat))
    else:
        game.then(stow_found(seat))


def found_to_wear(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int, int]]:
    """The cards found."""
    return to_wear(seat, s.found, so_far)


def always_done(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
    """The hero may also equip none of them."""
    return None


@step("DR-SRC-3", "DR-SRC-4", "DR-EQP-6", "DR-EQP-8")
def wear_found(game: Game, *picks: Call) -> None:
    """Equip these of the cards found."""
    s = game.state
    for _, card, seat in picks:
        s.found = without(s.found, card)
        put_on(game, seat, card)


FOUND = Draft("set", wear_found, (Offer(wear, found_to_wear, each=(untrained, slot_taken)),), always_done)


@law("DR-SRC-3")
def fits_at_once(s: State, seat: int) -> Call:
    """What is equipped for a player who does not answer in time: every card that needs no other card's place."""
    chosen: tuple[Call, ...] = ()
    for worn in FOUND.picks(s, seat, ()):
        taken = (*s.heroes[seat].equipped, *[made[1] for made in chosen])
        if not slot_is_full(worn[1], taken):
            chosen += (worn,)
    return FOUND.confirm(chosen)


@decision("DR-SRC-3", "DR-EQP-7", "DR-EQP-8", "DR-DIE-3")
def equip_found(game: Game, seat: SeatId) -> Choice:
    """Which of the cards found do you equip?"""
    return ask(seat, draft=FOUND, default=fits_at_once(game.state, seat))


@step("DR-SRC-3", "DR-LOT-1")
def stow_found(game: Game, seat: SeatId) -> None:
    """The cards not equipped go to the loot pile."""
    s = game.state
    for card in s.found:
        gain_card(s, seat, card)
    s.found = ()


# --- the Equip action -------------------------------------------------------------------------------------------------

EQUIPPED_ALREADY = Refusal("equipped-already", "DR-EQP-5")
NOTHING_TO_EQUIP = Refusal("nothing-to-equip", "DR-EQP-1")


def equip_waiver(s: State, seat: int) -> int:
    """The power that makes an Equip action free now, or NONE (Well-Packed Bag)."""
    return waiver(s, seat, "equip_action_cost")


@law("DR-RND-2", "DR-ABI-27")
def equip_unpaid(s: State, seat: int, *about: int) -> Refusal | None:
    """An Equip action costs one of the two, unless a power pays for it."""
    refusal = no_action_left(s, seat)
    return None if refusal is None or equip_waiver(s, seat) != NONE else refusal


@law("DR-EQP-5")
def equipped_already(s: State, seat: int, *about: int) -> Refusal | None:
    """With a monster on the tile a hero equips only once in a turn."""
    hero = s.heroes[seat]
    return EQUIPPED_ALREADY if hero.equips and monster_at(s, hero.tile) != NONE else None


@law("DR-EQP-1")
def nothing_to_equip(s: State, seat: int, *about: int) -> Refusal | None:
    """There must be something to equip or to remove. Without an action left the hero is asked only if a card in plain
    sight allows it, so that the question tells nothing about the loot pile."""
    hero = s.heroes[seat]
    if hero.equipped:
        return None
    if not hero.actions:
        return None if hero.loot else NOTHING_TO_EQUIP
    for card in hero.loot:
        if is_equipment(card) and may_equip(s, seat, card):
            return None
    return NOTHING_TO_EQUIP


def begin_equip(game: Game) -> None:
    """For a step that is an Equip action: the active hero pays with an action, or a power pays."""
    s = game.state
    seat = s.active
    free = equip_waiver(s, seat)
    if free != NONE:
        use_up(s, seat, free)
        game.say(EQUIP_IS_FREE, seat, free)
    hero = s.heroes[seat]
    given = ACTION_COSTS[EQUIP] if free != NONE else 0
    put(s, seat, hero._replace(equips=hero.equips + 1, actions=hero.actions + given))
    begin_action(game, Deed(EQUIP, seat, hero.tile))


@step("DR-EQP-1")
def rearrange(game: Game) -> None:
    """An Equip action: change what you have equipped. It is spent only if you change something."""
    game.then(choose_equipment(game.state.active))


@pick("DR-EQP-1")
def take_off(card: CardId) -> None:
    """Move this equipped card to the loot pile."""


SLOT_CLEARED = Refusal("slot-cleared", "DR-EQP-8")
REPLACED = Refusal("card-replaced", "DR-EQP-8")


@law("DR-EQP-1")
def loot_to_wear(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int, int]]:
    """Cards to equip from the loot pile, each in place of what fills its slot."""
    return to_wear(seat, s.heroes[seat].loot, so_far)


@law("DR-EQP-8")
def slot_cleared(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
    """A card that is replaced need not be removed as well."""
    return SLOT_CLEARED if slot_is_full(args[-2], picked_to(take_off.name, so_far)) else None


@law("DR-EQP-1")
def worn_to_take_off(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """Equipped cards to remove. A card may stay equipped even where the power that allowed it does not work
    (DR-TSP-10)."""
    off = picked_to(take_off.name, so_far)
    return [(card,) for card in s.heroes[seat].equipped if card not in off]


@law("DR-EQP-8")
def card_replaced(s: State, seat: int, so_far: tuple[Call, ...], card: int) -> Refusal | None:
    """A card whose slot is taken by another goes to the loot pile by itself."""
    return REPLACED if slot_is_full(card, picked_to(wear.name, so_far)) else None


@step("DR-EQP-1", "DR-EQP-5", "DR-EQP-6", "DR-EQP-8", "DR-LOT-1", "DR-ABI-27")
def change_equipment(game: Game, *picks: Call) -> None:
    """These cards are equipped and removed; nothing is thrown away. To change nothing costs nothing."""
    s = game.state
    seat = s.active
    if not picks:
        return
    begin_equip(game)
    for name, card, *_ in picks:
        if name == take_off.name:
            take_off_one(game, seat, card)
        else:
            hero = s.heroes[seat]
            put(s, seat, hero._replace(loot=without(hero.loot, card)))
            put_on(game, seat, card)


CHANGES = Draft(
    "set",
    change_equipment,
    (
        Offer(wear, loot_to_wear, each=(untrained, slot_taken, slot_cleared)),
        Offer(take_off, worn_to_take_off, each=(card_replaced,)),
    ),
    always_done,
)


@decision("DR-EQP-1", "DR-EQP-6", "DR-EQP-7", "DR-EQP-8")
def choose_equipment(game: Game, seat: SeatId) -> Choice:
    """What do you equip, and what do you remove?"""
    return ask(seat, draft=CHANGES)


EQUIPS = (Offer(rearrange, closed=(equip_unpaid, equipped_already, nothing_to_equip)),)

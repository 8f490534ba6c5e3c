"""Weapons and armour: what heroes own, wear and hold in hand (HQ-EQP)."""

from functools import lru_cache

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, law, once, part, step
from lanterne.games.heroquest.content.cards import HERO_NAMES, ITEM_NAMES
from lanterne.games.heroquest.content.cards import ITEMS as CARDS
from lanterne.games.heroquest.content.rows import Gear
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.places import change, monster_in_view, write
from lanterne.games.heroquest.state import FIRST_ALLY, HEROES, INSIDE_IT, ITEMS, NONE, Game, Hero, Item, Sheet, State

READIED = Event("readied", "HQ-EQP-4", hero=HEROES, item=ITEMS)
PUT_AWAY = Event("put-away", "HQ-EQP-4", hero=HEROES, item=ITEMS)
PUT_ON = Event("put-on", "HQ-EQP-6", hero=HEROES, item=ITEMS)
TAKEN_OFF = Event("taken-off", "HQ-EQP-6", hero=HEROES, item=ITEMS)

WEAPON_STAYS = Refusal("weapon-stays", "HQ-EQP-4")
ARMOUR_STAYS = Refusal("body-armour-stays", "HQ-EQP-7")
NOT_FOR = tuple(Refusal("not-for-this-hero", "HQ-EQP-2", (("hero", hero),)) for hero in range(FIRST_ALLY))

GEAR: tuple[Gear | None, ...] = tuple(card if isinstance(card, Gear) else None for card in CARDS)
"""What can be worn, held or used; None for a potion or a quest item."""
NUMBER_OF: dict[str, int] = {name: place for place, name in enumerate(ITEM_NAMES)}
ATTACK: tuple[int, ...] = tuple(gear.attack if gear else 0 for gear in GEAR)
"""The Attack dice of each item; 0 if it is not a weapon."""
SLOT: tuple[str | None, ...] = tuple(gear.slot if gear else None for gear in GEAR)
TWO_HANDED: tuple[bool, ...] = tuple(gear is not None and gear.two_handed for gear in GEAR)
_USERS: tuple[frozenset[int], ...] = tuple(
    frozenset(HERO_NAMES.index(name) for name in (gear.users if gear else HERO_NAMES)) for gear in GEAR
)
BODY = "body"


# --- owning -----------------------------------------------------------------------------------------------------------


@law("HQ-EQP-2")
def may_use(hero: int, item: int) -> bool:
    """Whether the card lets this hero use it."""
    return hero in _USERS[item]


@law("HQ-EQP-5")
def both_hands(s: State, hero: int) -> bool:
    """Whether the weapon in hand leaves no hand for a shield."""
    weapon = s.sheets[hero].readied
    return weapon != NONE and TWO_HANDED[weapon]


@law("HQ-EQP-6")
def worn_in(sheet: Sheet, slot: str) -> int:
    """The piece worn in this place: one on the head, one shield, one on the body, one cloak."""
    return next((item for item in sheet.worn if SLOT[item] == slot), NONE)


@part("HQ-EQP-3", "HQ-EQP-6", "HQ-EQP-7", "HQ-ITM-10")
def gain(s: State, hero: int, item: int) -> None:
    """Give the hero an item; a hero may own any number, even of things only others can use. If usable, it is put on
    when nothing is worn in its place, or readied when the hand is empty. With body armour, if there is a choice, the
    hero is asked next."""
    sheet = write(s, hero, items=tuple(sorted((*s.sheets[hero].items, item))))
    if item in s.lost_artifacts:
        s.lost_artifacts = tuple(lost for lost in s.lost_artifacts if lost != item)
    gear = GEAR[item]
    if gear is None or not may_use(hero, item):
        return
    slot = gear.slot
    if gear.attack:
        if sheet.readied == NONE and not (s.struck and s.active == hero):
            write(s, hero, readied=item)
    elif slot is None:
        if gear.category == "worn":
            _put_on(s, hero, item)
    elif slot != BODY:
        if worn_in(sheet, slot) == NONE:
            _put_on(s, hero, item)
    elif not monster_in_view(s, hero):
        if worn_in(sheet, slot) == NONE:
            _put_on(s, hero, item)
        elif not dresses_later(s, hero):
            s.agenda.append(change_armour(hero, item))


@law("HQ-EQP-7", "HQ-CAM-3")
def dresses_later(s: State, hero: int) -> bool:
    """Whether the hero is in the armoury, or yet to visit it, and can put things on there."""
    return s.heroes[hero].fate != INSIDE_IT and (hero == s.active or ahead.visit_armoury(hero) in s.agenda)


@part("HQ-EQP-3", "HQ-ITM-2")
def lose(s: State, hero: int, item: int) -> None:
    """Take one such item from the hero. If it was worn or held and there is no other, it no longer is."""
    items = list(s.sheets[hero].items)
    items.remove(item)
    sheet = write(s, hero, items=tuple(items))
    if item not in items:
        if item in sheet.worn:
            _take_off(s, hero, item)
        if sheet.readied == item:
            write(s, hero, readied=NONE)


@part("HQ-EQP-6", "HQ-ITM-11")
def _put_on(s: State, hero: int, item: int) -> None:
    """Put it on; what was worn in its place comes off. A ring or talisman raises current and maximum points."""
    gear = GEAR[item]
    assert gear is not None
    worn = tuple(other for other in s.sheets[hero].worn if gear.slot is None or SLOT[other] != gear.slot)
    write(s, hero, worn=tuple(sorted((*worn, item))))
    if gear.body or gear.mind:
        row = s.heroes[hero]
        change(s, hero, body=row.body + gear.body, mind=row.mind + gear.mind)


@part("HQ-ITM-11")
def _take_off(s: State, hero: int, item: int) -> None:
    """Take it off. Its points are lost, but never the last Body Point."""
    gear = GEAR[item]
    assert gear is not None
    write(s, hero, worn=tuple(other for other in s.sheets[hero].worn if other != item))
    if gear.body or gear.mind:
        row = s.heroes[hero]
        change(s, hero, body=max(row.body - gear.body, min(row.body, 1)), mind=max(row.mind - gear.mind, 0))


# --- the weapon in hand -----------------------------------------------------------------------------------------------


@law("HQ-EQP-4")
def struck_already(s: State, seat: int) -> Refusal | None:
    """The weapon used stays in hand until the hero's next turn."""
    return WEAPON_STAYS if s.struck else None


def other_weapons(s: State, seat: int) -> tuple[tuple[int], ...]:
    """The weapons the hero owns besides the one in hand."""
    sheet = s.sheets[s.active]
    return _other_weapons(sheet.items, sheet.readied)


@lru_cache(maxsize=4096)
def _other_weapons(items: tuple[int, ...], held: int) -> tuple[tuple[int], ...]:
    return tuple((item,) for item in dict.fromkeys(items) if ATTACK[item] and item != held)


@law("HQ-EQP-2")
def not_for_this_hero(s: State, seat: int, item: int) -> Refusal | None:
    """The card names other users."""
    hero = s.active
    return None if hero in _USERS[item] else NOT_FOR[hero]


@step("HQ-EQP-4")
def ready(game: Game, item: Item) -> None:
    """Another weapon is taken in hand."""
    write(game.state, game.state.active, readied=item)
    game.say(READIED, game.state.active, item)


@law("HQ-EQP-4", "HQ-EQP-5")
def shield_is_idle(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """A weapon is put away to have a hand for the shield."""
    sheet = s.sheets[s.active]
    if not sheet.worn or not both_hands(s, s.active):
        return ()
    return once(s, seat) if worn_in(sheet, "shield") != NONE else ()


@step("HQ-EQP-4", "HQ-EQP-5")
def empty_hands(game: Game) -> None:
    """The weapon that needs both hands is put away."""
    s = game.state
    game.say(PUT_AWAY, s.active, s.sheets[s.active].readied)
    write(s, s.active, readied=NONE)


# --- armour -----------------------------------------------------------------------------------------------------------


def other_armour(s: State, seat: int) -> tuple[tuple[int], ...]:
    """The pieces of armour the hero owns and does not wear."""
    sheet = s.sheets[s.active]
    return _other_armour(sheet.items, sheet.worn)


@lru_cache(maxsize=4096)
def _other_armour(items: tuple[int, ...], worn: tuple[int, ...]) -> tuple[tuple[int], ...]:
    return tuple((item,) for item in dict.fromkeys(items) if SLOT[item] and item not in worn)


def worn_armour(s: State, seat: int) -> list[tuple[int]]:
    """The pieces of armour the hero wears."""
    return [(item,) for item in s.sheets[s.active].worn if SLOT[item]]


@law("HQ-EQP-7")
def body_armour_stays(s: State, seat: int, item: int) -> Refusal | None:
    """In the dungeon body armour cannot be changed, except for a piece just picked up."""
    return ARMOUR_STAYS if SLOT[item] == BODY else None


@step("HQ-EQP-6")
def wear(game: Game, item: Item) -> None:
    """A piece of armour is put on; what was worn in its place comes off."""
    _put_on(game.state, game.state.active, item)
    game.say(PUT_ON, game.state.active, item)


@step("HQ-EQP-6")
def take_off(game: Game, item: Item) -> None:
    """A piece of armour is taken off."""
    _take_off(game.state, game.state.active, item)
    game.say(TAKEN_OFF, game.state.active, item)


NOT_STRUCK = (struck_already,)
READY = (
    Offer(ready, other_weapons, closed=NOT_STRUCK, each=(not_for_this_hero,)),
    Offer(empty_hands, shield_is_idle, closed=NOT_STRUCK),
    Offer(wear, other_armour, each=(not_for_this_hero, body_armour_stays)),
)
"""On the hero's own turn."""
DRESS = (
    Offer(ready, other_weapons, each=(not_for_this_hero,)),
    Offer(wear, other_armour, each=(not_for_this_hero,)),
    Offer(take_off, worn_armour),
)
"""Between quests."""


@step("HQ-EQP-7")
def change_into(game: Game, hero: Hero, item: Item) -> None:
    """The piece just picked up is put on instead of what was worn."""
    _put_on(game.state, hero, item)
    game.say(PUT_ON, hero, item)


@step("HQ-EQP-7")
def pack_away(game: Game, item: Item) -> None:
    """The piece just picked up is carried along."""


def piece_itself(s: State, seat: int, hero: int, item: int) -> tuple[tuple[int]]:
    """The piece in question."""
    return ((item,),)


CHANGE = (Offer(change_into, lambda s, seat, hero, item: ((hero, item),)), Offer(pack_away, piece_itself))


@decision("HQ-EQP-7")
def change_armour(game: Game, hero: Hero, item: Item) -> Choice:
    """Do you put it on now? It cannot be done later in the quest."""
    return ask(game.state.heroes[hero].seat, CHANGE, hero, item, default=pack_away(item))

"""Using equipment and treasure cards (WQ-EQP-1, 2, 9, 10).

The offers are used in a warrior's own turn, with nothing in `about`, and in windows, with the moment.
"""

from collections.abc import Iterator
from itertools import combinations

from lanterne.engine import Event, Offer, Refusal, Step, law, step
from lanterne.games.warhammer_quest.content.cards import HEALING_POTION, ITEM_NAMES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.card_effects import (
    amulet_of_power,
    chalice_of_fate,
    flash_powder,
    healing_potion,
    healing_salve,
    hell_mace,
    incense_of_healing,
    invisibility_ring,
    magic_potion,
    shared_salve,
    time_freezing_ring,
)
from lanterne.games.warhammer_quest.rules.card_times import (
    INCENSE,
    MAGIC_POTION,
    SALVE,
    TALON,
    About,
    able,
    does_something,
    hurt_warriors,
    is_time,
)
from lanterne.games.warhammer_quest.rules.damage import foes_in_sight
from lanterne.games.warhammer_quest.rules.gear import no_cards, spend
from lanterne.games.warhammer_quest.rules.harming_cards import (
    firebomb,
    lightning_fire_ring,
    quake_scroll,
    talon_of_death,
    throwing_spear,
)
from lanterne.games.warhammer_quest.rules.luck import LUCK
from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.state import FOES, ITEMS, Foe, Game, Item, State, Warrior, place_of
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

CARD_USED = Event("card-used", "WQ-EQP-1", warrior=WARRIOR_IDS, item=ITEMS)
CARD_USED_ON = Event("card-used-on", "WQ-EQP-2", warrior=WARRIOR_IDS, item=ITEMS, other=WARRIOR_IDS)
CARD_USED_AT = Event("card-used-at", "WQ-EQP-1", warrior=WARRIOR_IDS, item=ITEMS, foe=FOES)
SALVE_SHARED = Event("salve-shared", "WQ-EQP-2", warrior=WARRIOR_IDS, one=WARRIOR_IDS, other=WARRIOR_IDS)

CARD_SPENT = Refusal("card-spent", "WQ-EQP-9")
CANNOT_ACT = Refusal("cannot-act", "WQ-EQP-10")
NOT_NOW = Refusal("card-not-now", "WQ-EQP-1")
NO_EFFECT = Refusal("card-without-effect", "WQ-EQP-1")
UNHURT = Refusal("nobody-hurt", "WQ-HEA-1")
NO_FOE_IN_SIGHT = Refusal("no-foe-in-sight", "WQ-LOS-1")

_NUMBER = ITEM_NAMES.index
ON_NOBODY: dict[int, Step[...]] = {
    _NUMBER("amulet-of-power"): amulet_of_power,
    _NUMBER("chalice-of-fate"): chalice_of_fate,
    _NUMBER("firebomb"): firebomb,
    _NUMBER("flash-powder"): flash_powder,
    _NUMBER("hell-mace"): hell_mace,
    INCENSE: incense_of_healing,
    _NUMBER("invisibility-ring"): invisibility_ring,
    _NUMBER("quake-scroll"): quake_scroll,
    TALON: talon_of_death,
    _NUMBER("time-freezing-ring"): time_freezing_ring,
}
ON_WARRIORS: dict[int, Step[...]] = {
    HEALING_POTION: healing_potion,
    SALVE: healing_salve,
    MAGIC_POTION: magic_potion,
}
ON_FOES: dict[int, Step[...]] = {
    _NUMBER("lightning-fire-ring"): lightning_fire_ring,
    _NUMBER("throwing-spear"): throwing_spear,
}
USED: frozenset[int] = frozenset((*ON_NOBODY, *ON_WARRIORS, *ON_FOES))

# --- what is offered --------------------------------------------------------------------------------------------------


def _ready(s: State, seat: int, about: About, among: dict[int, Step[...]]) -> Iterator[tuple[int, int]]:
    """The player's cards that could be used now, each kind once, with the holder."""
    warrior = s.party[seat]
    found = set()
    for row in s.cards:
        item = row.item
        if row.holder == warrior and item in among and not row.used and item not in found:
            found.add(item)
            if able(s, warrior, item) and is_time(s, warrior, item, about):
                yield warrior, item


@law("WQ-EQP-1", "WQ-EQP-3", "WQ-EQP-10")
def usable(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards that need no target."""
    return [ready for ready in _ready(s, seat, about, ON_NOBODY) if does_something(s, *ready)]


@law("WQ-EQP-1", "WQ-EQP-2", "WQ-HEA-4", "WQ-HEA-5")
def usable_on(s: State, seat: int, *about: int) -> list[tuple[int, int, int]]:
    """Cards for a warrior, with each warrior they would help, at any distance."""
    return [(*ready, other) for ready in _ready(s, seat, about, ON_WARRIORS) for other in hurt_warriors(s)]


@law("WQ-EQP-2", "WQ-HEA-4")
def usable_on_two(s: State, seat: int, *about: int) -> list[tuple[int, int, int]]:
    """The salve, with each pair of warriors who can share it (WQ-D-30)."""
    return [
        (warrior, *pair)
        for warrior, item in _ready(s, seat, about, ON_WARRIORS)
        if item == SALVE
        for pair in combinations(hurt_warriors(s), 2)
    ]


@law("WQ-EQP-1", "WQ-LOS-1")
def usable_at(s: State, seat: int, *about: int) -> list[tuple[int, int, int]]:
    """Cards against a monster, with each one in sight."""
    return [(*ready, foe) for ready in _ready(s, seat, about, ON_FOES) for foe in foes_in_sight(s, ready[0])]


# --- using ------------------------------------------------------------------------------------------------------------


@step("WQ-EQP-1", "WQ-EQP-9")
def use_card(game: Game, warrior: Warrior, item: Item) -> None:
    """Use a card. One for after moving ends the movement."""
    if item == TALON:
        game.then(ahead.stop_moving())
    game.then(card_works(warrior, item))


@step("WQ-EQP-1", "WQ-EQP-9")
def card_works(game: Game, warrior: Warrior, item: Item) -> None:
    """The card is used up as it says, and takes effect."""
    game.say(CARD_USED, warrior, item)
    spend(game.state, warrior, item)
    game.then(ON_NOBODY[item](warrior), settle())


@step("WQ-EQP-1", "WQ-EQP-2", "WQ-EQP-9", "WQ-HEA-4", "WQ-HEA-6")
def use_card_on(game: Game, warrior: Warrior, item: Item, other: Warrior) -> None:
    """Use a card on yourself, or hand it to a companion who uses it."""
    if other == warrior:
        game.say(CARD_USED, warrior, item)
    else:
        game.say(CARD_USED_ON, warrior, item, other)
    spend(game.state, warrior, item)
    game.then(ON_WARRIORS[item](warrior, other), settle())


@step("WQ-EQP-1", "WQ-EQP-2", "WQ-EQP-9", "WQ-HEA-4")
def share_salve(game: Game, warrior: Warrior, one: Warrior, other: Warrior) -> None:
    """The salve is shared between two."""
    game.say(SALVE_SHARED, warrior, one, other)
    spend(game.state, warrior, SALVE)
    game.then(shared_salve(warrior, one, other), settle())


@step("WQ-EQP-1", "WQ-EQP-9")
def use_card_at(game: Game, warrior: Warrior, item: Item, foe: Foe) -> None:
    """A card is used against a monster."""
    game.say(CARD_USED_AT, warrior, item, foe)
    spend(game.state, warrior, item)
    game.then(ON_FOES[item](warrior, foe), settle())


# --- why not ----------------------------------------------------------------------------------------------------------


def _held(s: State, seat: int, used: bool) -> list[tuple[int, int]]:
    warrior = s.party[seat]
    return [(warrior, row.item) for row in s.cards if row.holder == warrior and row.item in USED and row.used == used]


def spent_cards(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards that have been used and are only kept."""
    return _held(s, seat, True)


def useless_cards(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards that the holder is in no state to use."""
    return [held for held in _held(s, seat, False) if not able(s, *held)]


def untimely_cards(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards for another moment."""
    return [held for held in _held(s, seat, False) if able(s, *held) and not is_time(s, *held, about)]


def idle_cards(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards that would have no effect now."""
    return [ready for ready in _ready(s, seat, about, ON_NOBODY) if not does_something(s, *ready)]


def idle_healing(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Healing cards while nobody is hurt."""
    return [] if hurt_warriors(s) else list(_ready(s, seat, about, ON_WARRIORS))


def idle_weapons(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Cards against a monster in sight while there is none."""
    return [ready for ready in _ready(s, seat, about, ON_FOES) if not foes_in_sight(s, ready[0])]


ANYWHERE = (
    Offer(use_card, usable, (no_cards,)),
    Offer(use_card_on, usable_on, (no_cards,)),
    Offer(share_salve, usable_on_two, (no_cards,)),
    Offer(use_card_at, usable_at, (no_cards,)),
    Offer(use_card, spent_cards, never=CARD_SPENT),
    Offer(use_card, useless_cards, never=CANNOT_ACT),
    Offer(use_card, untimely_cards, never=NOT_NOW),
    Offer(use_card, idle_cards, never=NO_EFFECT),
    Offer(use_card, idle_healing, never=UNHURT),
    Offer(use_card, idle_weapons, never=NO_FOE_IN_SIGHT),
)
"""In a warrior's own turn and in windows."""
CARDS = (*ANYWHERE, *LUCK)
"""In a warrior's own turn."""


# --- the last moment to help ------------------------------------------------------------------------------------------


def _lying(s: State) -> list[int]:
    return [warrior for warrior in hurt_warriors(s) if not s.warriors[warrior].wounds]


@law("WQ-EQP-11", "WQ-HEA-6")
def helping_on(s: State, seat: int, moment: int) -> list[tuple[int, int, int]]:
    """Cards for a warrior at 0 wounds."""
    return [(*ready, other) for ready in _ready(s, seat, (moment,), ON_WARRIORS) for other in _lying(s)]


@law("WQ-EQP-11", "WQ-HEA-6")
def helping(s: State, seat: int, moment: int) -> list[tuple[int, int]]:
    """The incense, if there is a warrior at 0 wounds in the same section."""
    here = {place_of(s.warriors[warrior].square) for warrior in _lying(s)}
    return [
        ready
        for ready in _ready(s, seat, (moment,), ON_NOBODY)
        if ready[1] == INCENSE and place_of(s.warriors[ready[0]].square) in here
    ]


HELP = (Offer(use_card_on, helping_on, (no_cards,)), Offer(use_card, helping, (no_cards,)))
"""What could wake a warrior at 0 wounds."""

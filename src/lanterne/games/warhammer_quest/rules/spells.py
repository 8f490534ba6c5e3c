"""Casting (WQ-MAG). The Wizard casts in his own turn and in windows."""

from lanterne.engine import Call, Event, Offer, law, step
from lanterne.games.warhammer_quest.content.cards import HAND_OF_DEATH_SCROLL
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.attack_spells import finger_of_doom, hand_of_death
from lanterne.games.warhammer_quest.rules.bridge import falling
from lanterne.games.warhammer_quest.rules.gear import spend
from lanterne.games.warhammer_quest.rules.power import CASTING, pay_for
from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.rules.spell_effects import (
    HEAL_WOUNDS,
    HEALING_HANDS,
    LEVITATE,
    LIFEBRINGER,
    RESURRECTION,
    lifebringer,
    resurrection,
)
from lanterne.games.warhammer_quest.rules.spell_targets import (
    ATTACK_SPELLS_WAIT,
    COST,
    NOT_ENOUGH_POWER,
    ON_FOES,
    ON_NOBODY,
    ON_WARRIORS,
    cannot_cast,
    dear_alone,
    dear_at_foes,
    dear_on_warriors,
    groups_to_heal,
    in_a_pit,
    no_caster,
    no_lifebringer,
    no_resurrection,
    not_castable,
    not_castable_on,
    not_readable,
    scrolls,
    spells_alone,
    spells_at_foes,
    spells_on_warriors,
    the_dead,
    waiting_alone,
    waiting_at_foes,
    waiting_on_warriors,
)
from lanterne.games.warhammer_quest.state import FOES, ITEMS, Foe, Game, Item, Spell, State, Warrior
from lanterne.games.warhammer_quest.state import SPELLS as SPELL_IDS
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

SPELL_CAST = Event("spell-cast", "WQ-MAG-2", spell=SPELL_IDS).staged("spell", sound="spell")
SPELL_CAST_ON = Event("spell-cast-on", "WQ-MAG-2", spell=SPELL_IDS, warrior=WARRIOR_IDS).staged("spell", sound="spell")
SPELL_CAST_ON_SELF = Event("spell-cast-on-self", "WQ-MAG-2", spell=SPELL_IDS).staged("spell", sound="spell")
SPELL_CAST_AT = Event("spell-cast-at", "WQ-MAG-2", spell=SPELL_IDS, foe=FOES).staged("spell", sound="spell")
SCROLL_READ = Event("scroll-read", "WQ-MAG-10", item=ITEMS, foe=FOES).staged("item")

# --- casting ----------------------------------------------------------------------------------------------------------


@step("WQ-MAG-2", "WQ-MAG-3", "WQ-MAG-5")
def cast(game: Game, spell: Spell) -> None:
    """Cast a spell and pay for it."""
    game.say(SPELL_CAST, spell)
    _casting(game, SPELL_CARDS[spell].power, ON_NOBODY[spell]())


@step("WQ-MAG-2", "WQ-MAG-3", "WQ-MAG-5")
def cast_on(game: Game, spell: Spell, warrior: Warrior) -> None:
    """A spell for a warrior, perhaps the Wizard."""
    if warrior == WIZARD:
        game.say(SPELL_CAST_ON_SELF, spell)
    else:
        game.say(SPELL_CAST_ON, spell, warrior)
    _casting(game, SPELL_CARDS[spell].power, ON_WARRIORS[spell](warrior))


@step("WQ-MAG-2", "WQ-MAG-3", "WQ-MAG-5")
def cast_at(game: Game, spell: Spell, foe: Foe) -> None:
    """A spell against a monster."""
    game.say(SPELL_CAST_AT, spell, foe)
    _casting(game, SPELL_CARDS[spell].power, ON_FOES[spell](foe))


@step("WQ-MAG-2", "WQ-MAG-15")
def raise_from_dead(game: Game, warrior: Warrior) -> None:
    """Resurrection."""
    game.say(SPELL_CAST_ON, RESURRECTION, warrior)
    _casting(game, SPELL_CARDS[RESURRECTION].power, resurrection(warrior))


@step("WQ-MAG-2", "WQ-HEA-3")
def bring_life(game: Game, *warriors: Warrior) -> None:
    """Lifebringer, for any number of warriors."""
    game.say(SPELL_CAST, LIFEBRINGER)
    _casting(game, SPELL_CARDS[LIFEBRINGER].power, lifebringer(*warriors))


@step("WQ-MAG-10", "WQ-EQP-9")
def read_scroll(game: Game, item: Item, foe: Foe) -> None:
    """A scroll is read and discarded."""
    game.say(SCROLL_READ, item, foe)
    spend(game.state, WIZARD, item)
    _casting(game, COST[item], hand_of_death(foe) if item == HAND_OF_DEATH_SCROLL else finger_of_doom(foe))


def _casting(game: Game, cost: int, effect: Call) -> None:
    game.open(CASTING, settle())
    if cost:
        game.then(pay_for(cost))
    game.then(effect)


_ABLE = (no_caster, cannot_cast)
_FREE = (*_ABLE, in_a_pit)
SPELLS = (
    Offer(cast, spells_alone, _FREE, (not_castable,)),
    Offer(cast_at, spells_at_foes, _FREE),
    Offer(bring_life, groups_to_heal, (*_FREE, no_lifebringer)),
    Offer(raise_from_dead, the_dead, _FREE, (no_resurrection,)),
    Offer(read_scroll, scrolls, _FREE, (not_readable,)),
    Offer(cast_on, spells_on_warriors, _ABLE, (not_castable_on,)),
    Offer(cast, waiting_alone, _ABLE, never=ATTACK_SPELLS_WAIT),
    Offer(cast_at, waiting_at_foes, _ABLE, never=ATTACK_SPELLS_WAIT),
    Offer(cast_on, waiting_on_warriors, _ABLE, never=ATTACK_SPELLS_WAIT),
    Offer(cast, dear_alone, _ABLE, never=NOT_ENOUGH_POWER),
    Offer(cast_at, dear_at_foes, _ABLE, never=NOT_ENOUGH_POWER),
    Offer(cast_on, dear_on_warriors, _ABLE, never=NOT_ENOUGH_POWER),
)
"""In the Wizard's own turn and in windows."""


def healing_alone(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """Spells without a target that wake warriors at 0 wounds."""
    return [spell for spell in spells_alone(s, seat) if spell[0] == HEALING_HANDS]


def healing_on_warriors(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Spells that wake one warrior at 0 wounds."""
    return [pair for pair in spells_on_warriors(s, seat) if pair[0] == HEAL_WOUNDS and not s.warriors[pair[1]].wounds]


@law("WQ-OBJ-6", "WQ-EQP-11")
def levitate_the_falling(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Levitate for a warrior who is falling from the bridge."""
    return [pair for pair in spells_on_warriors(s, seat) if pair[0] == LEVITATE and pair[1] in falling(s)]


SAVING_SPELLS = (
    Offer(cast, healing_alone, _FREE, (not_castable,)),
    Offer(bring_life, groups_to_heal, (*_FREE, no_lifebringer)),
    Offer(cast_on, healing_on_warriors, _ABLE, (not_castable_on,)),
    Offer(cast_on, levitate_the_falling, _ABLE, (not_castable_on,)),
)
"""What could wake a warrior at 0 wounds, or save one who falls into the fire chasm."""

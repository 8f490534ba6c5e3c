"""The targets of spells, when they can be cast, and why not (WQ-MAG)."""

from itertools import chain, combinations
from typing import TypeAlias

from lanterne.engine import Refusal, Step, law
from lanterne.games.warhammer_quest.content.cards import ATTACK, HAND_OF_DEATH_SCROLL
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.areas import areas_for_pits
from lanterne.games.warhammer_quest.rules.attack_spells import (
    FINGER,
    FINGER_OF_DOOM,
    FIREBALL,
    FREEZE,
    LIGHTNING_BOLT,
    MOST_PITS,
    OGRE_STRENGTH,
    PIT_OF_DESPAIR,
    fireball,
    fireball_areas,
    foes_with_wizard,
    freeze,
    lightning_bolt,
    ogre_strength,
    pit_of_despair,
)
from lanterne.games.warhammer_quest.rules.card_times import hurt_warriors
from lanterne.games.warhammer_quest.rules.damage import foes_in_sight
from lanterne.games.warhammer_quest.rules.dungeon import inside, is_conscious, monster
from lanterne.games.warhammer_quest.rules.gear import find
from lanterne.games.warhammer_quest.rules.power import can_pay
from lanterne.games.warhammer_quest.rules.spell_effects import (
    CONFUSE,
    HEAL_WOUNDS,
    HEALING_HANDS,
    IRON_SKIN,
    LEVITATE,
    LIFE_FORCE_SPELL,
    LIFEBRINGER,
    REBOUND_SPELL,
    RESURRECTION,
    SHIELD,
    confuse,
    heal_wounds,
    healing_hands,
    iron_skin,
    levitate,
    life_force,
    places_to_rise,
    rebound,
    shield,
)
from lanterne.games.warhammer_quest.state import (
    DEAD,
    IN_PIT,
    LIFE_FORCE,
    NONE,
    OGRE,
    REBOUND,
    SENSELESS,
    SHIELDED,
    WARRIORS_PHASE,
    WEBBED,
    State,
)

CANNOT_CAST = Refusal("cannot-cast", "WQ-MAG-11")
ONLY_LEVITATE = Refusal("only-levitate-in-pit", "WQ-MAG-11")
ATTACK_SPELLS_WAIT = Refusal("attack-spells-wait", "WQ-MAG-6")
NOT_ENOUGH_POWER = Refusal("not-enough-power", "WQ-MAG-2")
NO_TARGET = Refusal("spell-without-target", "WQ-MAG-12")
PITS_USED_UP = Refusal("pits-used-up", "WQ-MAG-13")
STRONG_ALREADY = Refusal("strong-already", "WQ-MAG-9")
UNDER_IT_ALREADY = Refusal("under-spell-already", "WQ-MAG-9")
FOUGHT_ALREADY = Refusal("has-begun-to-attack", "WQ-MAG-14")
NOT_HURT = Refusal("not-hurt", "WQ-HEA-1")

Spells: TypeAlias = dict[int, Step[...]]
"""Spells with their effects."""
ON_NOBODY: Spells = {
    FIREBALL: fireball,
    FREEZE: freeze,
    PIT_OF_DESPAIR: pit_of_despair,
    HEALING_HANDS: healing_hands,
}
ON_WARRIORS: Spells = {
    OGRE_STRENGTH: ogre_strength,
    LEVITATE: levitate,
    REBOUND_SPELL: rebound,
    SHIELD: shield,
    IRON_SKIN: iron_skin,
    HEAL_WOUNDS: heal_wounds,
    LIFE_FORCE_SPELL: life_force,
}
ON_FOES: Spells = {LIGHTNING_BOLT: lightning_bolt, CONFUSE: confuse}

# --- who and when -----------------------------------------------------------------------------------------------------


@law("WQ-MAG-11", "WQ-WND-4", "WQ-HEA-6")
def cannot_cast(s: State, seat: int, *about: int) -> Refusal | None:
    """Not while unconscious, webbed, senseless or out of the dungeon. Adjacent monsters do not matter."""
    row = s.warriors[WIZARD]
    return None if is_conscious(row) and not row.conditions & (WEBBED | SENSELESS) else CANNOT_CAST


@law("WQ-MAG-11", "WQ-EVT-14")
def in_a_pit(s: State, seat: int, *about: int) -> Refusal | None:
    """In a trap pit the Wizard can cast only Levitate on himself."""
    return ONLY_LEVITATE if s.warriors[WIZARD].conditions & IN_PIT else None


@law("WQ-MAG-2", "WQ-MAG-5", "WQ-MAG-6")
def untimely(s: State, spell: int) -> Refusal | None:
    """At any moment, but attack spells only in the warriors' phase; and only with enough power."""
    card = SPELL_CARDS[spell]
    if card.kind == ATTACK and s.phase != WARRIORS_PHASE:
        return ATTACK_SPELLS_WAIT
    return None if can_pay(s, card.power) else NOT_ENOUGH_POWER


def no_caster(s: State, seat: int, *about: int) -> Refusal | None:
    """A quick check: only the Wizard casts spells."""
    return None if s.party[seat] == WIZARD else CANNOT_CAST


@law("WQ-MAG-1")
def known(s: State, seat: int, among: Spells, reason: Refusal | None = None) -> list[int]:
    """Which of the Wizard's three spells among these can be cast now, or cannot for this reason."""
    if s.party[seat] != WIZARD:
        return []
    return [spell for spell in s.spells if spell in among and untimely(s, spell) is reason]


# --- without a target -------------------------------------------------------------------------------------------------


def spells_alone(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """Those that need no target."""
    return [(spell,) for spell in known(s, seat, ON_NOBODY)]


def waiting_alone(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """Those that must wait for the warriors' phase."""
    return [(spell,) for spell in known(s, seat, ON_NOBODY, ATTACK_SPELLS_WAIT)]


def dear_alone(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """Those that cost too much."""
    return [(spell,) for spell in known(s, seat, ON_NOBODY, NOT_ENOUGH_POWER)]


@law("WQ-MAG-12", "WQ-MAG-13")
def not_castable(s: State, seat: int, *given: int) -> Refusal | None:
    """The spell needs a target or a place."""
    spell = given[-1]
    if spell == HEALING_HANDS:
        return None if hurt_warriors(s) else NOT_HURT
    if spell == PIT_OF_DESPAIR:
        return PITS_USED_UP if s.pits >= MOST_PITS else None if areas_for_pits(s) else NO_TARGET
    if spell == FREEZE:
        return None if foes_with_wizard(s) else NO_TARGET
    return None if fireball_areas(s, seat) else NO_TARGET


# --- on a warrior -----------------------------------------------------------------------------------------------------


def spells_on_warriors(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Spells for one warrior, anywhere."""
    return _for_each(s, known(s, seat, ON_WARRIORS))


def waiting_on_warriors(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Those that must wait for the warriors' phase."""
    return _for_each(s, known(s, seat, ON_WARRIORS, ATTACK_SPELLS_WAIT))


def dear_on_warriors(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Those that cost too much."""
    return _for_each(s, known(s, seat, ON_WARRIORS, NOT_ENOUGH_POWER))


def _for_each(s: State, spells: list[int]) -> list[tuple[int, int]]:
    return [(spell, warrior) for spell in spells for warrior in inside(s)] if spells else []


_ONCE = {OGRE_STRENGTH: OGRE, REBOUND_SPELL: REBOUND, SHIELD: SHIELDED, LIFE_FORCE_SPELL: LIFE_FORCE}


@law("WQ-MAG-9", "WQ-MAG-14", "WQ-MAG-11", "WQ-HEA-1")
def not_castable_on(s: State, seat: int, *given: int) -> Refusal | None:
    """Ogre strength works once a turn on each warrior, Life Force before the attacks; healing needs wounds to heal."""
    spell, warrior = given[-2:]
    if (spell, warrior) != (LEVITATE, WIZARD) and (refusal := in_a_pit(s, seat)):
        return refusal
    row = s.warriors[warrior]
    if row.conditions & _ONCE.get(spell, 0):
        return STRONG_ALREADY if spell == OGRE_STRENGTH else UNDER_IT_ALREADY
    if spell == LIFE_FORCE_SPELL and row.fought:
        return FOUGHT_ALREADY
    return NOT_HURT if spell == HEAL_WOUNDS and row.wounds == row.starting else None


@law("WQ-MAG-15")
def the_dead(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """For Resurrection: the dead, whenever they died, but not the lost."""
    if s.party[seat] != WIZARD or RESURRECTION not in s.spells:
        return []
    return [(warrior,) for warrior in s.party if s.warriors[warrior].fate == DEAD]


@law("WQ-MAG-15")
def no_resurrection(s: State, seat: int, *given: int) -> Refusal | None:
    """There must be a free square to come back to."""
    return untimely(s, RESURRECTION) or (None if places_to_rise(s) else NO_TARGET)


def groups_to_heal(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """For Lifebringer: any group of hurt warriors."""
    if s.party[seat] != WIZARD or LIFEBRINGER not in s.spells:
        return []
    hurt = hurt_warriors(s)
    return list(chain.from_iterable(combinations(hurt, number) for number in range(1, len(hurt) + 1)))


def no_lifebringer(s: State, seat: int, *about: int) -> Refusal | None:
    """Timing and power of Lifebringer."""
    return untimely(s, LIFEBRINGER) if LIFEBRINGER in s.spells else CANNOT_CAST


# --- at a monster -----------------------------------------------------------------------------------------------------


@law("WQ-MAG-12", "WQ-MAG-16", "WQ-LOS-1")
def spells_at_foes(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Lightning Bolt at a monster in sight, Confuse at one in the section that has an attack left."""
    return _at_each(s, known(s, seat, ON_FOES)) if s.monsters else []


def waiting_at_foes(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Those that must wait for the warriors' phase."""
    return _at_each(s, known(s, seat, ON_FOES, ATTACK_SPELLS_WAIT))


def dear_at_foes(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """Those that cost too much."""
    return _at_each(s, known(s, seat, ON_FOES, NOT_ENOUGH_POWER))


def _at_each(s: State, spells: list[int]) -> list[tuple[int, int]]:
    found = []
    for spell in spells:
        foes = foes_in_sight(s, WIZARD) if spell == LIGHTNING_BOLT else _with_attacks(s)
        found += [(spell, foe) for foe in foes]
    return found


def _with_attacks(s: State) -> list[int]:
    rows = (monster(s, foe) for foe in foes_with_wizard(s))
    return [row.foe for row in rows if row is not None and row.attacks > row.fewer]


COST = {HAND_OF_DEATH_SCROLL: 0, FINGER_OF_DOOM: FINGER.numbers["power"]}


@law("WQ-MAG-10", "WQ-EQP-10")
def scrolls(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """The Wizard's scrolls, with each monster in sight."""
    if s.party[seat] != WIZARD or not s.monsters:
        return []
    held = [item for item in COST if find(s, WIZARD, item) != NONE]
    return [(item, foe) for item in held for foe in foes_in_sight(s, WIZARD)] if held else []


@law("WQ-MAG-6", "WQ-MAG-10")
def not_readable(s: State, seat: int, *given: int) -> Refusal | None:
    """They count as attack spells; the Hand of Death costs nothing."""
    if s.phase != WARRIORS_PHASE:
        return ATTACK_SPELLS_WAIT
    cost = COST[given[-2]]
    return None if not cost or can_pay(s, cost) else NOT_ENOUGH_POWER

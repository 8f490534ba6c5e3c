"""Action 2: casting a spell (HQ-SPL)."""

from functools import cache
from typing import Any

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, law, part, step
from lanterne.engine.choice import options
from lanterne.games.heroquest.content.cards import HEROES as HERO_CARDS
from lanterne.games.heroquest.content.cards import MONSTERS, SPELLS
from lanterne.games.heroquest.content.rows import Damage, Genie, Heal, Inflict
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.doors import door_opens
from lanterne.games.heroquest.rules.places import SIGHT, change, is_monster, target_obstacles
from lanterne.games.heroquest.rules.spell_effects import spell_helps, spell_strikes
from lanterne.games.heroquest.state import (
    DOORS,
    FOE_OF_OBJECT,
    FOES,
    HEROES,
    INSIDE_IT,
    ITEMS,
    KIND_OF,
    NONE,
    Door,
    Foe,
    Game,
    Hero,
    Immunity,
    Spell,
    State,
)
from lanterne.games.heroquest.state import SPELLS as SPELL_IDS

SPELL_CAST_ON_HERO = Event("spell-cast-on-hero", "HQ-SPL-1", caster=HEROES, spell=SPELL_IDS, hero=HEROES).staged(
    "spell", sound="spell"
)
SPELL_CAST_ON_FOE = Event("spell-cast-on-foe", "HQ-SPL-1", caster=HEROES, spell=SPELL_IDS, foe=FOES).staged(
    "spell", sound="spell"
)
SPELL_CAST_ON_DOOR = Event("spell-cast-on-door", "HQ-SPL-9", caster=HEROES, spell=SPELL_IDS, door=DOORS).staged(
    "spell", sound="spell"
)

CASTS_NO_SPELLS = Refusal("casts-no-spells", "HQ-SPL-1")
TARGET_NOT_VISIBLE = Refusal("target-not-visible", "HQ-SPL-2")
PRINTED_IMMUNITY = Refusal("immune-by-the-card", "HQ-SPL-5")
KNOWN_IMMUNITY = Refusal("known-to-be-immune", "HQ-QST-14")
NOT_ON_OBJECTS = Refusal("spell-not-on-objects", "HQ-QST-8")
CAST_THIS_TURN = Refusal("cast-this-turn", "HQ-SPL-15")

SPELL_RING = ITEMS.number("spell-ring")
WAND_OF_MAGIC = ITEMS.number("wand-of-magic")

ON_HEROES = frozenset(place for place, spell in enumerate(SPELLS) if spell.target == "hero")
ON_FOES = frozenset(place for place, spell in enumerate(SPELLS) if spell.target in ("monster", "door-or-monster"))
ON_DOORS = frozenset(place for place, spell in enumerate(SPELLS) if spell.target == "door-or-monster")
HEALING = frozenset(place for place, spell in enumerate(SPELLS) if isinstance(spell.effect, Heal))
HARMING = frozenset(place for place, spell in enumerate(SPELLS) if isinstance(spell.effect, Damage | Genie))
"""Spells by what they are for, hero spells and Dread spells alike."""

Targets = list[tuple[int, int]]
"""A spell and its target each."""


# --- the spells a hero still has --------------------------------------------------------------------------------------


@law("HQ-SPL-3", "HQ-SPL-15")
def spells_of(s: State, hero: int) -> tuple[int, ...]:
    """The spells that the hero has not cast yet, and the one that waits in the ring."""
    row = s.heroes[hero]
    if row.stored == NONE or row.stored in row.spells or SPELL_RING not in s.sheets[hero].items:
        return row.spells
    return (*row.spells, row.stored)


@part("HQ-SPL-3", "HQ-SPL-15")
def spend_spell(s: State, hero: int, spell: int) -> None:
    """Spend a spell for the rest of the quest. If the ring holds it, it is cast from the ring first."""
    row = s.heroes[hero]
    if row.stored == spell and SPELL_RING in s.sheets[hero].items:
        change(s, hero, stored=NONE)
    else:
        change(s, hero, spells=tuple(other for other in row.spells if other != spell))


# --- targets ----------------------------------------------------------------------------------------------------------


@cache  # few different hands occur, and this is called at every decision
def _among(spells: tuple[int, ...], wanted: frozenset[int]) -> tuple[int, ...]:
    return tuple(spell for spell in spells if spell in wanted)


def _hero_targets(s: State, in_sight: bool) -> Targets:
    hero = s.active
    spells = _among(spells_of(s, hero), ON_HEROES)
    if not spells:
        return []
    here, obstacles, sees = s.heroes[hero].square, target_obstacles(s), SIGHT.sees
    found = [
        (spell, other)
        for other, row in enumerate(s.heroes)
        if row.fate == INSIDE_IT and sees(here, row.square, obstacles) is in_sight
        for spell in spells
    ]
    for ally in s.allies:  # HQ-QST-16: allies may only be healed
        if ally.joined and sees(here, ally.square, obstacles) is in_sight:
            found += [(spell, ally.hero) for spell in spells if spell in HEALING]
    return found


def _foe_targets(s: State, in_sight: bool) -> Targets:
    hero = s.active
    if not s.monsters and not s.objects:
        return []
    spells = _among(spells_of(s, hero), ON_FOES)
    if not spells:
        return []
    here, obstacles, sees = s.heroes[hero].square, target_obstacles(s), SIGHT.sees
    foes = [row.foe for row in s.monsters if sees(here, row.square, obstacles) is in_sight]
    foes += [
        FOE_OF_OBJECT[row.object] for row in s.objects if row.body and sees(here, row.square, obstacles) is in_sight
    ]
    return [(spell, foe) for foe in foes for spell in spells]


@law("HQ-SPL-2", "HQ-QST-16")
def heroes_in_sight(s: State, seat: int) -> Targets:
    """Each spell for heroes with each hero the caster sees, including the caster; healing spells also with allies."""
    return _hero_targets(s, True)


def heroes_out_of_sight(s: State, seat: int) -> Targets:
    """The same with those out of sight."""
    return _hero_targets(s, False)


@law("HQ-SPL-2", "HQ-QST-8")
def foes_in_sight(s: State, seat: int) -> Targets:
    """Each spell against monsters with each monster, and each object that can be attacked, that the caster sees."""
    return _foe_targets(s, True)


def foes_out_of_sight(s: State, seat: int) -> Targets:
    """The same with those out of sight."""
    return _foe_targets(s, False)


@law("HQ-SPL-9")
def closed_doors(s: State, seat: int) -> Targets:
    """Every closed door on the board, wherever it is, including found secret doors."""
    spells = _among(spells_of(s, s.active), ON_DOORS)
    return [(spell, row.door) for row in s.doors if not row.open for spell in spells] if spells else []


# --- why it is refused ------------------------------------------------------------------------------------------------


@law("HQ-SPL-1")
def casts_no_spells(s: State, seat: int) -> Refusal | None:
    """Only the elf and the wizard cast."""
    return None if HERO_CARDS[s.active].spell_groups else CASTS_NO_SPELLS


@law("HQ-SPL-2", "HQ-SPL-5")
def target_not_visible(s: State, seat: int) -> Refusal | None:
    """For the offers with targets out of sight: their sight was checked when they were listed."""
    return TARGET_NOT_VISIBLE


@law("HQ-QST-8")
def not_on_objects(s: State, seat: int, spell: int, foe: int) -> Refusal | None:
    """Objects can only be harmed."""
    return None if spell in HARMING else NOT_ON_OBJECTS


@law("HQ-SPL-5", "HQ-SPL-7")
def immune_by_the_card(s: State, seat: int, spell: int, foe: int) -> Refusal | None:
    """Immunities printed on the card are public, and refuse the cast."""
    effect = SPELLS[spell].effect
    if not isinstance(effect, Inflict) or not effect.immune:
        return None
    return None if MONSTERS[KIND_OF[foe]].tags.isdisjoint(effect.immune) else PRINTED_IMMUNITY


@law("HQ-QST-14")
def known_to_be_immune(s: State, seat: int, spell: int, foe: int) -> Refusal | None:
    """A monster that has proved immune to the spell is no longer a target."""
    if not s.immunities:
        return None
    return KNOWN_IMMUNITY if Immunity(KIND_OF[foe], spell) in s.immunities else None


def no_target(s: State, seat: int, spell: int, foe: int) -> Refusal | None:
    """Why a foe in sight is not a target for the spell."""
    if not is_monster(foe):
        return not_on_objects(s, seat, spell, foe)
    return immune_by_the_card(s, seat, spell, foe) or known_to_be_immune(s, seat, spell, foe)


@law("HQ-SPL-15")
def cast_this_turn(s: State, seat: int, spell: int, target: int) -> Refusal | None:
    """The wand needs two different spells, even if the ring holds the same one again."""
    return CAST_THIS_TURN if spell in s.cast else None


# --- casting ----------------------------------------------------------------------------------------------------------


@step("HQ-SPL-1", "HQ-SPL-2", "HQ-SPL-3")
def cast_on_hero(game: Game, spell: Spell, hero: Hero) -> None:
    """A spell for the caster, another hero or, if it heals, an ally."""
    caster = _cast(game, spell)
    game.say(SPELL_CAST_ON_HERO, caster, spell, hero)
    game.then(spell_helps(spell, hero), second_spell())


@step("HQ-SPL-1", "HQ-SPL-2", "HQ-SPL-3")
def cast_on_foe(game: Game, spell: Spell, foe: Foe) -> None:
    """A spell against a monster or an object."""
    caster = _cast(game, spell)
    game.say(SPELL_CAST_ON_FOE, caster, spell, foe)
    game.then(spell_strikes(spell, foe, caster), second_spell())


@step("HQ-SPL-1", "HQ-SPL-3", "HQ-SPL-9")
def cast_on_door(game: Game, spell: Spell, door: Door) -> None:
    """The Genie opens a door, locked or not."""
    caster = _cast(game, spell)
    game.say(SPELL_CAST_ON_DOOR, caster, spell, door)
    game.then(door_opens(door), second_spell())


def _cast(game: Game, spell: int) -> int:
    """The card and the action are spent. Returns the caster."""
    s = game.state
    spend_spell(s, s.active, spell)
    s.cast += (spell,)
    spend_action(game)
    return s.active


def _lines(closed: tuple[Any, ...], each: tuple[Any, ...]) -> tuple[Offer, ...]:
    unseen = (*closed, target_not_visible)
    return (
        Offer(cast_on_hero, heroes_in_sight, closed, each),
        Offer(cast_on_foe, foes_in_sight, closed, (no_target, *each)),
        Offer(cast_on_door, closed_doors, closed, each),
        Offer(cast_on_hero, heroes_out_of_sight, unseen),
        Offer(cast_on_foe, foes_out_of_sight, unseen),
    )


SPELLS_OFFER = _lines((acted_already, casts_no_spells), ())
"""Casting instead of another action."""


# --- the Wand of Magic ------------------------------------------------------------------------------------------------


@step("HQ-SPL-15")
def no_second_spell(game: Game) -> None:
    """One spell is enough."""


SECOND = (*_lines((), (cast_this_turn,)), Offer(no_second_spell))


@decision("HQ-SPL-15")
def second_spell(game: Game) -> Choice | None:
    """The bearer of the Wand of Magic may cast a second, different spell in the same action."""
    s = game.state
    if len(s.cast) != 1 or WAND_OF_MAGIC not in s.sheets[s.active].items:
        return None
    seat = s.heroes[s.active].seat
    choice = ask(seat, SECOND, default=no_second_spell())
    return choice if len(options(s, choice, seat)) > 1 else None

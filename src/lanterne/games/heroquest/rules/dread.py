"""Casting Dread spells, instead of attacking (HQ-DRD-1, HQ-QST-9)."""

from typing import Annotated, TypeAlias

from lanterne.engine import Call, Event, Offer, Refusal, law, step
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_OF
from lanterne.games.heroquest.content.cards import SPELLS
from lanterne.games.heroquest.content.rows import Damage, Escape, Inflict, Rust
from lanterne.games.heroquest.rules.dread_effects import dread_grips, escape, magic_hurts, magic_hurts_monster, rust
from lanterne.games.heroquest.rules.dread_targets import (
    DIRECTIONS,
    escape_square,
    heroes_struck,
    in_line,
    monsters_struck,
    reach_of,
    works_on,
)
from lanterne.games.heroquest.rules.harm import is_sheltered, the_fallen
from lanterne.games.heroquest.rules.monsters import ON_STAIRS
from lanterne.games.heroquest.rules.places import change_monster, inside, monster, square_of, targets
from lanterne.games.heroquest.rules.summons import can_be_summoned, summon
from lanterne.games.heroquest.state import FOES, HEROES, NONE, Foe, Game, Hero, Spell, State
from lanterne.games.heroquest.state import SPELLS as SPELL_IDS

Direction: TypeAlias = Annotated[int, DIRECTIONS]

DREAD_CAST_AT = (
    Event("dread-cast-at", "HQ-DRD-1", foe=FOES, spell=SPELL_IDS, hero=HEROES)
    .staged("spell", sound="spell")
    .befalling("hero")
)
DREAD_CAST_LINE = Event("dread-cast-line", "HQ-DRD-6", foe=FOES, spell=SPELL_IDS, direction=DIRECTIONS).staged(
    "spell", sound="spell"
)
DREAD_CAST = Event("dread-cast", "HQ-DRD-1", foe=FOES, spell=SPELL_IDS).staged("spell", sound="spell")

NO_DREAD_SPELLS = Refusal("no-dread-spells", "HQ-DRD-1")
HERO_NOT_VISIBLE = Refusal("hero-not-visible", "HQ-DRD-1")
NOTHING_TO_RUST = Refusal("nothing-to-rust", "HQ-DRD-7")
HAS_IT_ALREADY = Refusal("has-condition-already", "HQ-DRD-11")
STRIKES_NOBODY = Refusal("strikes-nobody", "HQ-DRD-1")
NOT_IN_CORRIDORS = Refusal("not-in-corridors", "HQ-DRD-6")


# --- what can be cast -------------------------------------------------------------------------------------------------


def spells_with(s: State, caster: int, *target: str) -> list[int]:
    """The spells the caster has left that have such a target."""
    return [spell for spell in monster(s, caster).spells if SPELLS[spell].target in target]


def at_heroes(s: State, seat: int, foe: int) -> list[tuple[int, int, int]]:
    """Each spell on one hero with each hero, those that do damage also with the allies who can be harmed."""
    heroes = [*inside(s), *(row.hero for row in s.allies if row.joined)]
    return [
        (foe, spell, hero)
        for spell in spells_with(s, foe, "hero")
        for hero in heroes
        if hero < len(s.heroes) or works_on(s, spell, hero)
    ]


def in_directions(s: State, seat: int, foe: int) -> list[tuple[int, int, int]]:
    """Each spell along a line with each of the 8 directions."""
    spells = spells_with(s, foe, "line")
    return [(foe, spell, direction) for spell in spells for direction in range(len(DIRECTIONS.names))]


def without_target(s: State, seat: int, foe: int) -> list[tuple[int, int]]:
    """The spells that are not aimed."""
    return [(foe, spell) for spell in spells_with(s, foe, "heroes-in-region", "others-in-room", "caster")]


@law("HQ-DRD-1", "HQ-DRD-6", "HQ-DRD-9")
def works_unaimed(s: State, caster: int, spell: int) -> bool:
    """Whether an unaimed spell would affect anybody if cast now."""
    effect = SPELLS[spell].effect
    if isinstance(effect, Escape):
        return escape_square(s, caster) not in (NONE, monster(s, caster).square)
    squares = reach_of(s, caster, spell)
    if isinstance(effect, Inflict):
        return bool(heroes_struck(s, spell, squares))
    if isinstance(effect, Damage):
        return bool(heroes_struck(s, spell, squares) or monsters_struck(s, caster, squares))
    return can_be_summoned(s, caster, spell)


@law("HQ-DRD-1")
def works_along(s: State, caster: int, spell: int, direction: int) -> bool:
    """Whether the bolt would meet anybody."""
    squares = in_line(s, monster(s, caster).square, direction)
    return bool(heroes_struck(s, spell, squares) or monsters_struck(s, caster, squares))


@law("HQ-DRD-1", "HQ-QST-9")
def castable(s: State, caster: int, spell: int) -> bool:
    """Whether the caster could cast the spell from where it stands and affect anybody."""
    kind = SPELLS[spell].target
    if kind == "hero":
        here, others = monster(s, caster).square, (row.hero for row in s.allies)
        return any(works_on(s, spell, hero) and targets(s, here, square_of(s, hero)) for hero in (*inside(s), *others))
    if kind == "line":
        return any(works_along(s, caster, spell, direction) for direction in range(len(DIRECTIONS.names)))
    return works_unaimed(s, caster, spell)


@law("HQ-QST-9")
def forced_spell(s: State, caster: int) -> int:
    """The spell that a note makes the monster cast, if it still has it and can cast it now; else NONE."""
    row = monster(s, caster)
    forced = row.must_cast
    return forced if forced != NONE and forced in row.spells and castable(s, caster, forced) else NONE


# --- why it is refused ------------------------------------------------------------------------------------------------


def no_dread_spells(s: State, seat: int, foe: int) -> Refusal | None:
    """It has none, or has cast them all."""
    return None if monster(s, foe).spells else NO_DREAD_SPELLS


@law("HQ-QST-9")
def must_cast_first(s: State, seat: int, foe: int, *rest: int) -> Refusal | None:
    """A monster that a note makes cast a spell does nothing else before. `rest`: caster, spell and target of a cast;
    empty for anything else."""
    if monster(s, foe).must_cast == NONE:
        return None
    forced = forced_spell(s, foe)
    if forced == NONE or (len(rest) > 1 and rest[1] == forced):
        return None
    return Refusal("must-cast-first", "HQ-QST-9", (("spell", forced),))


@law("HQ-DRD-1")
def hero_not_visible(s: State, seat: int, foe: int, caster: int, spell: int, hero: int) -> Refusal | None:
    """A spell with one target needs a line to it."""
    return None if targets(s, monster(s, foe).square, square_of(s, hero)) else HERO_NOT_VISIBLE


@law("HQ-DRD-1", "HQ-DRD-7", "HQ-DRD-11", "HQ-ZAR-9")
def works_not_on(s: State, seat: int, foe: int, caster: int, spell: int, hero: int) -> Refusal | None:
    """The hero is on safe stairs, has nothing that rusts, or already has the condition."""
    if works_on(s, spell, hero):
        return None
    if is_sheltered(s, hero):
        return ON_STAIRS
    return NOTHING_TO_RUST if isinstance(SPELLS[spell].effect, Rust) else HAS_IT_ALREADY


@law("HQ-DRD-1")
def line_strikes_nobody(s: State, seat: int, foe: int, caster: int, spell: int, direction: int) -> Refusal | None:
    """Nobody stands in that direction."""
    return None if works_along(s, foe, spell, direction) else STRIKES_NOBODY


@law("HQ-DRD-6")
def not_in_corridors(s: State, seat: int, foe: int, caster: int, spell: int) -> Refusal | None:
    """Firestorm works in rooms only."""
    in_corridor = REGION_OF[monster(s, foe).square] == CORRIDOR
    return NOT_IN_CORRIDORS if in_corridor and SPELLS[spell].target == "others-in-room" else None


@law("HQ-DRD-1")
def strikes_nobody(s: State, seat: int, foe: int, caster: int, spell: int) -> Refusal | None:
    """A cast that could affect nobody is refused."""
    return None if works_unaimed(s, foe, spell) else STRIKES_NOBODY


# --- casting ----------------------------------------------------------------------------------------------------------


@step("HQ-DRD-1", "HQ-DRD-6", "HQ-DRD-7")
def cast_at(game: Game, foe: Foe, spell: Spell, hero: Hero) -> None:
    """A Dread spell at one hero, or at an ally if it does damage."""
    effect = SPELLS[spell].effect
    _spend(game.state, foe, spell)
    game.say(DREAD_CAST_AT, foe, spell, hero)
    if isinstance(effect, Damage):
        game.then(magic_hurts(spell, hero), the_fallen())
    elif isinstance(effect, Inflict):
        game.then(dread_grips(spell, hero))
    else:
        game.then(rust(hero))


@step("HQ-DRD-1", "HQ-DRD-6")
def cast_line(game: Game, foe: Foe, spell: Spell, direction: Direction) -> None:
    """A bolt strikes whatever stands in its line."""
    s = game.state
    _spend(s, foe, spell)
    game.say(DREAD_CAST_LINE, foe, spell, direction)
    game.then(*_struck(s, foe, spell, in_line(s, monster(s, foe).square, direction)))


@step("HQ-DRD-1", "HQ-DRD-3", "HQ-DRD-6", "HQ-DRD-8", "HQ-DRD-9")
def cast(game: Game, foe: Foe, spell: Spell) -> None:
    """A Dread spell that is not aimed."""
    s = game.state
    effect = SPELLS[spell].effect
    _spend(s, foe, spell)
    game.say(DREAD_CAST, foe, spell)
    squares = reach_of(s, foe, spell)
    if isinstance(effect, Escape):
        game.then(escape(foe))
    elif isinstance(effect, Inflict):
        game.then(*(dread_grips(spell, hero) for hero in heroes_struck(s, spell, squares)))
    elif isinstance(effect, Damage):
        game.then(*_struck(s, foe, spell, squares))
    else:
        game.then(summon(foe, spell))


def _struck(s: State, caster: int, spell: int, squares: int) -> list[Call]:
    """Strike everybody there; then resolve who has fallen."""
    return [
        *(magic_hurts(spell, hero) for hero in heroes_struck(s, spell, squares)),
        *(magic_hurts_monster(spell, other) for other in monsters_struck(s, caster, squares)),
        the_fallen(),
    ]


def _spend(s: State, caster: int, spell: int) -> None:
    """Each card is cast once per quest; from now on everybody knows it."""
    row = monster(s, caster)
    left = tuple(other for other in row.spells if other != spell)
    change_monster(s, caster, spells=left, spent=(*row.spent, spell), must_cast=NONE)


_CLOSED = (no_dread_spells,)
DREAD = (
    Offer(cast_at, at_heroes, _CLOSED, (must_cast_first, hero_not_visible, works_not_on)),
    Offer(cast_line, in_directions, _CLOSED, (must_cast_first, line_strikes_nobody)),
    Offer(cast, without_target, _CLOSED, (must_cast_first, not_in_corridors, strikes_nobody)),
)
"""What a monster that has not acted may cast; `about` is the monster."""

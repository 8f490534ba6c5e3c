"""How many dice are rolled, and which faces they need: ratings, pools, attack, defence, escape (DR-GEN, DR-ABI)."""

from typing import Literal, NamedTuple, TypeAlias, TypeVar

from lanterne.engine import law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import (
    ChangeRating,
    Dice,
    DoubleRating,
    MonsterAttack,
    MonsterDefence,
    Operation,
    SabotageDice,
    SuccessOn,
)
from lanterne.games.dungeon_run.content.encounters import UNDEAD
from lanterne.games.dungeon_run.content.heroes import HEROES, RATING_NAMES
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.content.sources import POWER_TABLE, TILE
from lanterne.games.dungeon_run.content.terms import POOL_NAMES, Pool
from lanterne.games.dungeon_run.rules.conditions import holds, rating_used
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import always, monster_powers, powers_of, statics
from lanterne.games.dungeon_run.rules.reach import cast_upon, trained
from lanterne.games.dungeon_run.rules.toughness import attack_dice
from lanterne.games.dungeon_run.state import NONE, SABOTAGES, Deed, State, monster_at

O = TypeVar("O", bound=Operation)  # noqa: E741 - an operation

LEAST_FACE, MOST_FACE = 2, 6
"""The bounds of defence and escape value (DR-ABI-7)."""

PartKind: TypeAlias = Literal[
    "base", "training", "rating", "doubled", "power", "turn", "weakened", "next_roll", "given", "assist", "sabotage"
]


class Part(NamedTuple):
    """Some of the dice of a pool, and where they come from. `which` is the power, or the seat that helps; else NONE."""

    kind: PartKind
    which: int
    dice: int


AsPart: TypeAlias = tuple[PartKind, int, int]
"""A part as a plain number, for callers that do not need to know where the dice come from."""


# --- ratings ----------------------------------------------------------------------------------------------------------


def _rating_parts(s: State, seat: int, rating: int, deed: Deed | None) -> list[AsPart]:
    hero = s.heroes[seat]
    parts: list[AsPart] = [("base", NONE, HEROES[hero.card].ratings[rating]), ("training", NONE, hero.training[rating])]
    for number, operation in always(powers_of(s, seat), ChangeRating):
        if RATING_NAMES[rating] == operation.rating and holds(s, seat, number, deed):
            parts.append(("rating", number, operation.amount))
    parts.append(("turn", NONE, hero.changed[rating]))
    return parts


@law("DR-GEN-3", "DR-ABI-21")
def rating(s: State, seat: int, rating: int) -> int:
    """The current rating: base value and training tokens, changed by equipped cards, hero powers, attached traps, and
    powers for this turn."""
    return sum([dice for _, _, dice in _rating_parts(s, seat, rating, None)])


# --- dice of a hero ---------------------------------------------------------------------------------------------------


@law("DR-AST-4", "DR-AST-5", "DR-AST-7")
def assist_dice(s: State, helper: int, rating: int, deed: Deed | None = None) -> int:
    """The dice that a hero adds by assisting: half of the rating without bonuses and penalties, rounded down, at least
    one; and the hero's bonus for assisting itself."""
    half = max(trained(s, helper, rating) // CONSTANTS.assist_part, CONSTANTS.least_assist)
    return half + sum(op.amount for op in statics(powers_of(s, helper), Dice, s, helper, deed) if op.pool == "assist")


@law("DR-SAB-2")
def sabotage_dice(s: State, victim: int, deed: Deed | None = None) -> int:
    """The dice that sabotage costs a hero, whatever the number of saboteurs."""
    lighter = [op.amount for op in statics(powers_of(s, victim), SabotageDice, s, victim, deed)]
    return min([CONSTANTS.sabotage_dice, *lighter])


def with_rating(deed: Deed, seat: int, rating: int) -> Deed:
    """The deed as if the hero had chosen this rating."""
    if rating_used(seat, deed) == rating:
        return deed
    return deed._replace(foe_rating=rating) if seat == deed.opponent else deed._replace(rating=rating)


def _chosen(deed: Deed, seat: int, kind: type[O]) -> list[tuple[int, O]]:
    """The operations of the powers that a hero uses for this deed."""
    found: list[tuple[int, O]] = []
    for user, number in deed.powers:
        if user == seat:
            found += [(number, op) for op in POWER_TABLE[number].power.do if isinstance(op, kind)]
    return found


def _changes(s: State, seat: int, kind: Pool, deed: Deed) -> list[AsPart]:
    parts: list[AsPart] = []
    if kind == "test" and POWER_TABLE[deed.power].kind != TILE:
        return parts  # bonuses of tests are for those of tiles
    for number, operation in always(powers_of(s, seat), Dice):
        if operation.pool == kind and holds(s, seat, number, deed):
            parts.append(("power", number, operation.amount))
    tile = s.heroes[seat].tile
    if monster_at(s, tile) != NONE:
        for number, operation in always(monster_powers(s, tile, deed), Dice):
            if operation.pool == kind and holds(s, NONE, number, deed):
                parts.append(("power", number, operation.amount))
    for number, chosen in _chosen(deed, seat, Dice):
        if chosen.pool == kind:
            parts.append(("power", number, chosen.amount))
    return parts


def _help(s: State, deed: Deed) -> list[AsPart]:
    parts: list[AsPart] = []
    hindered = False
    for helper, declared in deed.declared:
        if declared == SABOTAGES:
            hindered = True
        else:
            parts.append(Part("assist", helper, assist_dice(s, helper, declared, deed)))
    if hindered:
        parts.append(Part("sabotage", NONE, -sabotage_dice(s, deed.hero, deed)))
    return parts


@law("DR-ABI-6", "DR-AST-7", "DR-SAB-5", "DR-ABI-21")
def all_parts(s: State, seat: int, kind: Pool, rating: int, deed: Deed) -> list[AsPart]:
    """The dice of a hero's roll with this rating, part by part."""
    deed = with_rating(deed, seat, rating)
    hero = s.heroes[seat]
    parts = _rating_parts(s, seat, rating, deed)
    for number, doubled in _chosen(deed, seat, DoubleRating):
        if RATING_NAMES[rating] == doubled.rating:
            parts.append(("doubled", number, trained(s, seat, rating)))
    parts += _changes(s, seat, kind, deed)
    if hero.weakened or hero.weakening:
        fewer = sum([amount for roll, amount in hero.weakened + hero.weakening if POOL_NAMES[roll] == kind])
        parts.append(("weakened", NONE, -fewer))
    if kind == "battle":
        parts.append(("next_roll", NONE, hero.bonus))
    if seat == deed.hero:
        parts.append(("given", NONE, deed.change))
        parts += _help(s, deed)
    return parts


def pool_parts(s: State, seat: int, kind: Pool, rating: int, deed: Deed) -> list[Part]:
    """The same for showing: parts that change nothing are left out."""
    return [Part(*part) for part in all_parts(s, seat, kind, rating, deed) if part[2]]


@law("DR-GEN-2", "DR-ABI-6", "DR-AST-10", "DR-SAB-5")
def pool(s: State, seat: int, kind: Pool, rating: int, deed: Deed) -> int:
    """How many dice a hero rolls with a rating in a battle, a disarm, an escape or a test; at least one."""
    return max(sum([dice for _, _, dice in all_parts(s, seat, kind, rating, deed)]), CONSTANTS.least_dice)


# --- monsters ---------------------------------------------------------------------------------------------------------


def _other_undead(s: State, tile: int) -> int:
    """The undead in play on other tiles than this."""
    return sum(
        place != tile and s.spots[place].monster != NONE and ALL_MONSTERS[s.spots[place].monster].type == UNDEAD
        for place in floor(s).lies
    )


def _attack_dice(s: State, deed: Deed, operation: Dice) -> int:
    if operation.pool != "monster_attack":
        return 0
    times = 1 if operation.each is None else min(_other_undead(s, deed.tile), operation.each.most)
    return operation.amount * times


@law("DR-ABI-7", "DR-BAT-5")
def monster_attack(s: State, deed: Deed) -> int:
    """How many dice the monster of a battle or free attack rolls; at least one."""
    attack = attack_dice(s, deed.monster)
    dice = 0
    for _, number in deed.powers:
        for operation in POWER_TABLE[number].power.do:
            if isinstance(operation, MonsterAttack):
                attack = operation.becomes
            elif isinstance(operation, Dice):
                dice += _attack_dice(s, deed, operation)
    for operation in statics(monster_powers(s, deed.tile, deed), Dice, s, NONE, deed):
        dice += _attack_dice(s, deed, operation)
    if deed.hero != NONE:
        for operation in statics(powers_of(s, deed.hero), Dice, s, deed.hero, deed):
            dice += _attack_dice(s, deed, operation)
    return max(attack + dice, CONSTANTS.least_dice)


@law("DR-ABI-7")
def defence(s: State, deed: Deed) -> int:
    """The lowest face with which the hero of a battle hits its monster, given the chosen rating."""
    changes = statics(monster_powers(s, deed.tile, deed), MonsterDefence, s, NONE, deed)
    face = ALL_MONSTERS[deed.monster].defence + sum(op.amount for op in changes)
    return min(max(face, LEAST_FACE), MOST_FACE)


@law("DR-ESC-2", "DR-FLE-1", "DR-FLE-3", "DR-ABI-7")
def escape_value(s: State, seat: int) -> int:
    """The lowest face with which a hero escapes from the tile: that of the monster there, else the one for getting away
    from heroes. A hero there who holds others fast can make it higher."""
    monster = monster_at(s, s.heroes[seat].tile)
    face = CONSTANTS.flee_on if monster == NONE else ALL_MONSTERS[monster].escape
    held_fast = [operation.face for _, operation in cast_upon(s, seat, SuccessOn, None) if operation.pool == "escape"]
    return min(max(face, LEAST_FACE, *held_fast), MOST_FACE)

"""What cards are worth to a hero, in battle dice. Only proportions matter."""

from functools import lru_cache

from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.heroes import HEROES, RATING_NAMES
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, SUMMONING_STONE

STONE = 50.0
OTHER = 0.6
"""Any card without a figure of its own."""
SELDOM = 0.4
"""A card that works only against some foes, or only in some places, is worth this part."""


def _operation(op: object, main: str) -> float:
    match op:
        case d.Dice(pool="battle"):
            return op.amount
        case d.Dice(pool="escape" | "disarm" | "test"):
            return 0.25 * op.amount
        case d.Dice(pool="monster_attack"):
            return -0.6 * op.amount
        case d.Armour():
            return op.dice * (7 - op.face) / 4
        case d.ChangeRating():
            return op.amount * (1.0 if op.rating == main else 0.25)
        case d.ExtraHits() | d.AutoBlock():
            return 1.5 * op.amount
        case d.DoubleRating():
            return 4.0
        case d.FaceCounts() | d.BlockAny():
            return 0.8
        case d.Reroll() | d.SetDie():
            return 0.9
        case d.Heal():
            return 0.6 * op.amount
        case e.ExtraStep() | e.ExtraActions():
            return 1.5
        case _:
            return OTHER


def _power(power: Power, main: str) -> float:
    asked = power.condition
    if asked.using is not None and asked.using != main:
        return 0.0
    part = SELDOM if asked.vs or asked.types or asked.phase else 1.0
    return part * sum(_operation(op, main) for op in power.do)


@lru_cache(4096)
def equipment(hero: int, main: int, card: int) -> float:
    """A treasure or artifact in the hands of a hero who fights with this rating; 0 if the hero cannot use it."""
    if card == SUMMONING_STONE:
        return STONE
    printed = EQUIPMENT[card]
    if HEROES[hero].training not in printed.trainings:
        return 0.0
    return sum(_power(power, RATING_NAMES[main]) for power in printed.powers)


@lru_cache(1024)
def ability(main: int, card: int) -> float:
    """An ability card."""
    return sum(_power(power, RATING_NAMES[main]) for power in ABILITIES[card].powers)

"""What a hero may fight with, and how many Attack dice it gives (HQ-ATK-16, HQ-ATK-17, HQ-EQP-2, HQ-EQP-4)."""

from functools import cache, lru_cache

from lanterne.engine import has, law
from lanterne.games.heroquest.content.cards import AFRAID, HERO_NAMES, ITEM_NAMES, ITEMS, MONSTERS
from lanterne.games.heroquest.content.rows import Artifact, Gear
from lanterne.games.heroquest.content.settings import UNARMED_ATTACK
from lanterne.games.heroquest.rules.defence import boost_of
from lanterne.games.heroquest.rules.difficulty import attack_of
from lanterne.games.heroquest.rules.places import in_pit
from lanterne.games.heroquest.state import COURAGE, KIND_OF, NONE, State

WEAPONS: dict[int, Gear] = {
    item: row for item, row in enumerate(ITEMS) if isinstance(row, Gear) and row.category == "weapon"
}
USABLE: tuple[frozenset[int], ...] = tuple(
    frozenset(item for item, row in WEAPONS.items() if name in row.users) for name in HERO_NAMES
)
"""By hero: the weapons the hero may use (HQ-EQP-2)."""
DIAGONAL = frozenset(item for item, row in WEAPONS.items() if row.diagonal)
THROWN = frozenset(item for item, row in WEAPONS.items() if row.thrown)
SHOT = frozenset(item for item, row in WEAPONS.items() if row.shot)

HOLY_WATER = ITEM_NAMES.index("holy-water")


def _with_power(power: str) -> int:
    return next(item for item, row in WEAPONS.items() if isinstance(row, Artifact) and row.power == power)


ORCS_BANE = _with_power("twice-against-orcs")
PHANTOM_BLADE = _with_power("no-defence")
FORTUNES_LONGSWORD = _with_power("reroll")

COURAGE_DICE = boost_of("courage")


@lru_cache(maxsize=4096)
def _weapons_among(hero: int, items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(item for item in dict.fromkeys(items) if item in USABLE[hero])


@law("HQ-EQP-2", "HQ-EQP-4", "HQ-ATK-2")
def weapons_at_hand(s: State, hero: int) -> tuple[int, ...]:
    """Every weapon the hero owns and may use. After an attack, only the one used, or none if it was thrown."""
    sheet = s.sheets[hero]
    if s.struck:
        return (sheet.readied,) if sheet.readied != NONE else ()
    return _weapons_among(hero, sheet.items)


@law("HQ-ATK-11", "HQ-ATK-12")
def ranged_weapons(s: State, hero: int) -> tuple[int, ...]:
    """What the hero can throw or shoot."""
    return _ranged_among(weapons_at_hand(s, hero))


@cache
def _ranged_among(weapons: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(item for item in weapons if item in THROWN or item in SHOT)


@law("HQ-ATK-16", "HQ-ATK-12")
def melee_weapons(s: State, hero: int) -> tuple[int, ...]:
    """What the hero can strike with: every weapon except the crossbow, or bare hands (NONE) without any."""
    weapons = weapons_at_hand(s, hero)
    if not weapons:
        return (NONE,)
    blades = tuple([item for item in weapons if item not in SHOT])
    return blades if blades or s.struck else (NONE,)


@law("HQ-ATK-3", "HQ-ATK-16", "HQ-ATK-22", "HQ-EQP-1")
def weapon_dice(item: int, foe: int) -> int:
    """The dice of a weapon, or of bare hands; the Spirit Blade has more against the undead."""
    if item == NONE:
        return UNARMED_ATTACK
    weapon = WEAPONS[item]
    return weapon.attack_undead if weapon.attack_undead and is_a("undead", foe) else weapon.attack


def is_a(tag: str, foe: int) -> bool:
    """Whether a foe is a monster with this tag, character or not."""
    return foe != NONE and KIND_OF[foe] != NONE and tag in MONSTERS[KIND_OF[foe]].tags


@law("HQ-ATK-17", "HQ-ATK-14", "HQ-SPL-11", "HQ-ITM-7", "HQ-ITM-8")
def attack_dice(s: State, hero: int, item: int, foe: int) -> int:
    """The Attack dice of a hero: weapon, then potions and spells, then one less in a pit, then at most one for the
    afraid, and never less than one."""
    row = s.heroes[hero]
    dice = weapon_dice(item, foe) + row.attack
    if row.effects & COURAGE:
        dice += COURAGE_DICE
    if in_pit(s, row.square):
        dice -= 1
    if has(row.conditions, AFRAID):
        dice = min(dice, 1)
    return max(1, dice)


@law("HQ-ZAR-7", "HQ-ATK-14")
def foe_attack_dice(s: State, foe: int, square: int) -> int:
    """The Attack dice of a monster: its card and the difficulty, one less in a pit, at least one."""
    dice = attack_of(s, KIND_OF[foe])
    return max(1, dice - 1 if in_pit(s, square) else dice)

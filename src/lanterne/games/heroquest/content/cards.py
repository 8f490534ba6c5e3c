"""Heroes, monsters, spells, treasure and everything that can be owned, as tables; an index is a position in a table."""

from typing import NamedTuple

from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.rows import (
    Artifact,
    Color,
    DreadSpell,
    Equipment,
    Furniture,
    Hero,
    Potion,
    Profile,
    Spell,
    Tag,
    Trap,
    Treasure,
)

SKULL, WHITE_SHIELD, BLACK_SHIELD = "skull", "white-shield", "black-shield"
COMBAT_DIE: tuple[str, ...] = BOX.dice[0].faces
DICE_NAMES: tuple[str, ...] = tuple(die.id for die in BOX.dice)

BARBARIAN, DWARF, ELF, WIZARD = range(4)
HEROES: tuple[Hero, ...] = BOX.heroes
"""In the suggested order of turns (HQ-RND-2)."""
HERO_NAMES: tuple[str, ...] = tuple(hero.id for hero in HEROES)

# Monsters


class Monster(NamedTuple):
    """A kind of monster, or a character: its figure, and the values that everybody may read once it is on the board.
    Its Dread spells, and what it is immune to, are in the quest (`Quest.dread`, `Quest.immune`)."""

    figure: int
    move: int
    attack: int
    defend: int
    body: int
    mind: int
    color: Color
    tags: frozenset[Tag]


GOBLIN, ORC, ABOMINATION, SKELETON, ZOMBIE, MUMMY, DREAD_WARRIOR, GARGOYLE, DREAD_SORCERER = range(9)
FIGURES: tuple[int, ...] = tuple(row.figures for row in BOX.monsters)
FIGURE_COLOR: tuple[Color, ...] = tuple(row.color for row in BOX.monsters)
"""If all figures of a kind are on the board, another of its colour stands in (HQ-FIG-2)."""
CARD_COUNT = sum(row.card for row in BOX.monsters)
"""The monsters with a card, which everybody may read, come first (HQ-SET-15)."""

# Spells

SPELL_GROUPS: tuple[str, ...] = tuple(group.id for group in BOX.spell_groups)
SPELL_ADVISED: tuple[int, ...] = tuple(HERO_NAMES.index(group.advised) for group in BOX.spell_groups)
SPELLS: tuple[Spell | DreadSpell, ...] = (*BOX.spells, *BOX.dread_spells)
"""The hero spells, group by group, then the Dread spells."""
SPELL_NAMES: tuple[str, ...] = tuple(spell.id for spell in SPELLS)
HERO_SPELLS = range(len(BOX.spells))
DREAD_SPELLS = range(len(BOX.spells), len(SPELLS))
GROUP_SPELLS: tuple[tuple[int, ...], ...] = tuple(
    tuple(i for i, spell in enumerate(BOX.spells) if spell.group == group) for group in SPELL_GROUPS
)

# What can be owned: equipment, potions, artifacts, and the items of quests

EQUIPMENT: dict[str, Equipment] = {row.id: row for row in BOX.equipment}
POTIONS: dict[str, Potion] = {row.id: row for row in BOX.potions}
ARTIFACTS: dict[str, Artifact] = {row.id: row for row in BOX.artifacts}
QUEST_ITEMS: tuple[str, ...] = tuple(name for quest in BOX.quests for name in quest.items)
ITEM_NAMES: tuple[str, ...] = tuple(dict.fromkeys((*EQUIPMENT, *POTIONS, *ARTIFACTS, *QUEST_ITEMS)))
ITEMS: tuple[Equipment | Potion | Artifact | None, ...] = tuple(
    POTIONS.get(name) or EQUIPMENT.get(name) or ARTIFACTS.get(name) for name in ITEM_NAMES
)
"""What each does; None: it only matters to its quest. The potion that the armoury sells is here as a potion."""
ITEM_COST: tuple[int, ...] = tuple(EQUIPMENT[name].cost if name in EQUIPMENT else 0 for name in ITEM_NAMES)
"""0: the armoury does not sell it."""

# The deck, the traps, the furniture

TREASURES: tuple[Treasure, ...] = BOX.treasures
TREASURE_NAMES: tuple[str, ...] = tuple(card.id for card in TREASURES)

PIT, FALLING_BLOCK, SPEAR, IN_FURNITURE = range(4)
TRAPS: tuple[Trap, ...] = BOX.traps
TRAP_NAMES: tuple[str, ...] = tuple(trap.id for trap in TRAPS)
FURNITURE_TRAP_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.furniture_traps)

FURNITURE: tuple[Furniture, ...] = BOX.furniture
STAND_IN_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.stand_ins)
FURNITURE_NAMES: tuple[str, ...] = tuple(row.id for row in FURNITURE)
TILE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.tiles)

ASLEEP, PARALYSED, AFRAID, COMMANDED, MISS_TURN = range(5)
CONDITION_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.conditions)


def _monsters() -> tuple[Monster, ...]:
    kinds = {row.id: row for row in BOX.monsters}
    places = {name: place for place, name in enumerate(kinds)}
    found = [Monster(places[row.id], *_profile(row.profile), row.color, frozenset(row.tags)) for row in BOX.monsters]
    for character in (character for quest in BOX.quests for character in quest.characters):
        kind = kinds[character.figure]
        found.append(Monster(places[character.figure], *_profile(character.profile), kind.color, frozenset(kind.tags)))
    return tuple(found)


def _profile(row: Profile) -> tuple[int, int, int, int, int]:
    return row.move, row.attack, row.defend, row.body, row.mind


MONSTERS: tuple[Monster, ...] = _monsters()
"""The kinds, then the characters of all quests."""
MONSTER_NAMES: tuple[str, ...] = (
    *(row.id for row in BOX.monsters),
    *(character.id for quest in BOX.quests for character in quest.characters),
)

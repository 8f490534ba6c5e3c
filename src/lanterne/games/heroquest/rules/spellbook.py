"""The spells a hero still has, in hand and in the Spell Ring (HQ-SPL-3, HQ-SPL-15)."""

from lanterne.engine import law
from lanterne.games.heroquest.content.cards import SPELLS
from lanterne.games.heroquest.content.rows import Damage, Genie, Heal
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.state import ITEMS, NONE, State

SPELL_RING = ITEMS.number("spell-ring")
WAND_OF_MAGIC = ITEMS.number("wand-of-magic")

ON_HEROES = frozenset(place for place, spell in enumerate(SPELLS) if spell.target == "hero")
ON_FOES = frozenset(place for place, spell in enumerate(SPELLS) if spell.target in ("monster", "door-or-monster"))
ON_DOORS = frozenset(place for place, spell in enumerate(SPELLS) if spell.target == "door-or-monster")
HEALING = frozenset(place for place, spell in enumerate(SPELLS) if isinstance(spell.effect, Heal))
HARMING = frozenset(place for place, spell in enumerate(SPELLS) if isinstance(spell.effect, Damage | Genie))
"""Spells by what they are for, hero spells and Dread spells alike."""


@law("HQ-SPL-3", "HQ-SPL-15")
def spells_of(s: State, hero: int) -> tuple[int, ...]:
    """The spells that the hero has not cast yet, and the one that waits in the ring."""
    row = s.heroes[hero]
    if row.stored == NONE or row.stored in row.spells or SPELL_RING not in s.sheets[hero].items:
        return row.spells
    return (*row.spells, row.stored)


@law("HQ-SPL-3", "HQ-SPL-15")
def spend_spell(s: State, hero: int, spell: int) -> None:
    """A spell is out for the rest of the quest. The one in the ring is cast from there first."""
    row = s.heroes[hero]
    if row.stored == spell and SPELL_RING in s.sheets[hero].items:
        change(s, hero, stored=NONE)
    else:
        change(s, hero, spells=tuple(other for other in row.spells if other != spell))

"""The ability cards, ten for each hero, in the order of the heroes."""

from typing import NamedTuple

from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES
from lanterne.games.dungeon_run.content.powers import Power

ABILITY_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.abilities)


class Ability(NamedTuple):
    """An ability card of a hero (DR-ABI-1)."""

    name: str
    hero: int
    powers: tuple[Power, ...]


ABILITIES: tuple[Ability, ...] = tuple(Ability(row.id, HERO_NAMES.index(row.hero), row.powers) for row in BOX.abilities)

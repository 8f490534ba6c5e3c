"""What the tests of belongings, armoury and campaign look at."""

from tests.games.heroquest.scene import state

from lanterne.games.heroquest.state import HEROES, ITEMS, HeroRow, Sheet
from lanterne.lab.stage import Stage


def sheet(stage: Stage, hero: str) -> Sheet:
    """The character sheet of a hero."""
    return state(stage).sheets[HEROES.number(hero)]


def row(stage: Stage, hero: str) -> HeroRow:
    """The row of a hero in the quest."""
    return state(stage).heroes[HEROES.number(hero)]


def items(stage: Stage, hero: str) -> list[str]:
    """What a hero owns, by name."""
    return [str(ITEMS.name(item)) for item in sheet(stage, hero).items]


def worn(stage: Stage, hero: str) -> list[str]:
    """What a hero wears, by name."""
    return [str(ITEMS.name(item)) for item in sheet(stage, hero).worn]


def in_hand(stage: Stage, hero: str) -> str:
    """The readied weapon, or none."""
    return str(ITEMS.name(sheet(stage, hero).readied))


def piles(stage: Stage) -> list[tuple[int, list[str]]]:
    """Gold and things of each pile."""
    return [(pile.gold, [str(ITEMS.name(item)) for item in pile.items]) for pile in state(stage).piles]

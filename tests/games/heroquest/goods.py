"""What the tests of belongings, armoury and campaign look at."""

from typing import Any

from tests.games.heroquest.scene import Roll, scene, state

from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.content.sheets import AnyPart, Kill
from lanterne.games.heroquest.state import HEROES, INSIDE_IT, ITEMS, HeroRow, Sheet
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


# --- between quests ---------------------------------------------------------------------------------------------------

EXIT = ["b2", "c2", "b3", "c3"]
"""Where the heroes stand whom a test does not place."""


def ending(
    heroes: dict[str, Any] | None = None,
    *,
    won: bool = False,
    parts: tuple[AnyPart, ...] = (Kill(monster="verag"),),
    results: tuple[str, ...] = (),
    chance: tuple[Roll, ...] = (),
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A quest of a campaign that has just ended: all heroes in the dungeon have left by the exit. It had these parts,
    which could not all be fulfilled, unless it was `won`."""
    position = {"quest": "proving-vaults", "map": "empty", "seen": "all", "stairs": EXIT} | position
    stage = scene(heroes, chance=chance, settings=settings, results=list(results), **position)
    s = state(stage)
    s.chart = s.chart._replace(parts=() if won else parts, finds=QUESTS[s.quest].finds)
    for hero in s.order:
        if s.heroes[hero].fate == INSIDE_IT:
            stage.play(str(HEROES.name(hero)), "leave")
    return stage


def settled(stage: Stage) -> Stage:
    """Everybody has left the armoury, and the dead are followed by others."""
    while stage.decision in ("shopping", "mourning"):
        hero = stage.asked[0]
        stage.play(hero, "leave_armoury" if stage.decision == "shopping" else f"send_new_hero {hero}")
    return stage


def agreed(stage: Stage, words: str) -> Stage:
    """The first hero proposes, all others agree."""
    settled(stage).play("barbarian", words)
    while stage.decision == "consent":
        stage.play(stage.asked[0], "agree_to_quest")
    return stage


FALLEN = {"fate": "dead", "gold": 90, "items": ["dagger", "spell-ring"], "done": ["proving-vaults"]}
"""A hero who has died in the quest."""

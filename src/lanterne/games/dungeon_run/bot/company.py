"""How a hero stands to the others: who has wronged them, who is ahead, and what a rival's loss is worth."""

from lanterne.engine import has
from lanterne.games.dungeon_run.state import DEAD, NONE, State

AHEAD = 2.0
"""A rival who is ahead by this much is not helped for nothing. A training token counts as two cards."""


def holds_a_grudge(s: State, seat: int, other: int) -> bool:
    """Whether the other has attacked, sabotaged or robbed this hero (DR-ABI-20): all have seen it."""
    return other != NONE and has(s.heroes[seat].wronged_by, other)


def rivalry(s: State) -> float:
    """What part of a rival's loss is this hero's gain: all of it with two heroes alive, less with more."""
    alive = sum(hero.condition != DEAD for hero in s.heroes)
    return 1 / max(1, alive - 1)


def strength(s: State, seat: int) -> float:
    """What a hero has gathered, as far as all can see."""
    hero = s.heroes[seat]
    return 2.0 * sum(hero.training) + len(hero.equipped) + 0.5 * len(hero.loot)


def is_ahead(s: State, other: int, seat: int) -> bool:
    """Whether the other has gathered clearly more than this hero."""
    return strength(s, other) - strength(s, seat) >= AHEAD

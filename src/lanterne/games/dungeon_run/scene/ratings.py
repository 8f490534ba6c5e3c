"""The ratings of a hero and their parts: base, training tokens, everything else."""

from typing import TypeAlias

from lanterne.games.dungeon_run.content.heroes import HEROES, RATING_NAMES
from lanterne.games.dungeon_run.rules.pool import rating
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.state import RATINGS, State
from lanterne.scene import Fact, Say
from lanterne.scene.saying import said

Ratings: TypeAlias = tuple[tuple[int, int, int], ...]
"""For each rating: base, training tokens, current value (DR-GEN-3, DR-GEN-4)."""


def ratings_of(s: State, seat: int) -> Ratings:
    """A hero's ratings as they are now."""
    hero = s.heroes[seat]
    base = HEROES[hero.card].ratings
    return tuple((base[n], hero.training[n], rating(s, seat, n)) for n in range(len(RATING_NAMES)))


def rating_facts(ratings: Ratings) -> tuple[Fact, ...]:
    """Each rating with its current value; in words, its parts."""
    return tuple(
        Fact(
            looks.RATING_ICONS[n],
            str(current),
            Say(
                "value-parts",
                {
                    "rating": said(RATINGS, n),
                    "value": current,
                    "base": base,
                    "tokens": tokens,
                    "more": current - base - tokens,
                },
            ),
        )
        for n, (base, tokens, current) in enumerate(ratings)
    )

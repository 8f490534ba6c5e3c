"""Positions for the tests of Dungeon Run: a Stage with some heroes in a dungeon, told by `docs/scenarios.md`."""

from collections.abc import Sequence
from typing import Any

from tests.games.staging import Chance, refused, run, steps, told

from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.state import HERO_IDS, Hero, State
from lanterne.lab.stage import Stage

__all__ = ["ALONE", "COMPANY", "Chance", "hero", "refused", "run", "scene", "seat", "state", "steps", "told"]


ALONE = "vargagg"
COMPANY = ("vargagg", "emma-goodluck")


def scene(
    heroes: dict[str, Any] | Sequence[str] = COMPANY,
    *,
    chance: Sequence[Chance] = (),
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A position; heroes sit in the order in which they are given, each with his row or as at the start."""
    told = heroes if isinstance(heroes, dict) else {name: {} for name in heroes}
    return Stage(BOX, tuple(told), {"heroes": told, **position}, chance, settings)


def state(stage: Stage) -> State:
    """The truth."""
    found: State = stage.game.state
    return found


def hero(stage: Stage, name: str) -> Hero:
    """The row of a hero."""
    card = HERO_IDS.number(name)
    return next(each for each in state(stage).heroes if each.card == card)


def seat(stage: Stage, name: str) -> int:
    """The seat of a hero."""
    return state(stage).heroes.index(hero(stage, name))

"""Positions for the tests of Dungeon Run: a Stage with some heroes in a dungeon, told by `docs/scenarios.md`."""

from collections.abc import Sequence
from typing import Any

from lanterne.engine import Call
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.state import HERO_IDS, Hero, State
from lanterne.lab.stage import Stage

Chance = tuple[str, int | str, Sequence[Any]]

ALONE = "vargagg"
COMPANY = ("vargagg", "emma-goodluck")


def scene(
    heroes: dict[str, Any] | Sequence[str] = COMPANY,
    *,
    chance: Sequence[Chance] = (),
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A position; heroes sit in the order in which they are told of, each with his row or as at the start."""
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


def steps(stage: Stage, name: str) -> set[str]:
    """The names of the steps that are open to the hero."""
    return {words.split()[0] for words in stage.offered(name)}


def refused(stage: Stage, name: str, words: str) -> tuple[str, str] | None:
    """Message and rule of the refusal."""
    refusal = stage.refusal(name, words)
    return (refusal.message, refusal.rule) if refusal else None


def told(stage: Stage, message: str) -> list[str]:
    """The events of this message, in words."""
    return [stage.told(said) for said in stage.said if said.event.message == message]


def run(stage: Stage, *calls: Call) -> None:
    """Let these steps happen before the decision that waits."""
    state(stage).agenda.extend(reversed(calls))
    stage.game.run()

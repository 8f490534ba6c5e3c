"""Making something happen on a stage of HeroQuest, no matter who is asked."""

from typing import Any

from tests.games.heroquest.scene import state

from lanterne.games.heroquest.state import HEROES, ITEMS, KIND_OF, KINDS, SQUARES
from lanterne.lab.stage import Stage


def happen(stage: Stage, *words: str) -> None:
    """Steps happen now, the first one first, before the decision that waits."""
    for each in reversed(words):
        stage.game.state.agenda.append(stage.call(each))
    stage.game.run()


def told(stage: Stage) -> list[str]:
    """The notes read out so far, as everybody knows them."""
    notes: list[str] = stage.describe()["told"]
    return notes


def events(stage: Stage) -> list[str]:
    """All that has happened, in words."""
    return [stage.told(said) for said in stage.said]


def owns(stage: Stage, hero: str, item: str) -> bool:
    """Whether the hero owns the item."""
    return ITEMS.number(item) in state(stage).sheets[HEROES.number(hero)].items


def monsters(stage: Stage) -> dict[str, Any]:
    """The monsters on the board by name, with their squares."""
    return {name: row["at"] for name, row in stage.describe()["monsters"].items()}


def kinds(stage: Stage) -> list[str]:
    """The kinds of the monsters on the board, sorted."""
    return sorted(str(KINDS.name(KIND_OF[row.foe])) for row in state(stage).monsters)


def seen(stage: Stage, square: str) -> bool:
    """Whether the square has been revealed."""
    return bool(state(stage).seen >> SQUARES.number(square) & 1)

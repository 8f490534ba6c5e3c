"""Windows for tests: a stage brought to one of the moments at which cards and spells may be used."""

from typing import Any

from tests.games.warhammer_quest.scene import PARTY, state

from lanterne.engine import Call
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import ITEMS, WARRIORS
from lanterne.lab.stage import Stage

EMPTY: dict[str, dict[str, Any]] = {name: {"cards": []} for name in PARTY}
"""The four with nothing in their hands."""


def happens(stage: Stage, *calls: Call) -> None:
    """Let these steps happen now, one after the other, before what the stage waits for."""
    stage.game.state.agenda.extend(reversed(calls))
    stage.game.run()


def window(stage: Stage, moment: int, phase: int | None = None) -> None:
    """Open a window, in this phase."""
    if phase is not None:
        state(stage).phase = phase
    happens(stage, pause(moment))


def cards(stage: Stage, warrior: str) -> list[str]:
    """What a warrior holds, spent cards with a mark."""
    holder = WARRIORS.number(warrior)
    return [f"{ITEMS.name(row.item)}{'*' if row.used else ''}" for row in state(stage).cards if row.holder == holder]


def told(stage: Stage) -> list[str]:
    """Everything that has been said, in words."""
    return [stage.told(said) for said in stage.said]

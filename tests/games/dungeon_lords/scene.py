"""Positions for the tests of Dungeon Lords: a Stage with some lords at a phase, told by `docs/scenarios.md`."""

from collections.abc import Sequence
from typing import Any

from tests.games.staging import Chance, refused, run, steps, told

from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.state import COLOURS, Lord, State
from lanterne.lab.stage import Stage

__all__ = ["DUMMIES", "TOKENS", "Chance", "lord", "refused", "run", "scene", "state", "steps", "told"]


DUMMIES: tuple[Chance, ...] = (("shuffle", "order", ("mine", "imps", "traps", "monster", "room")),) * 2
"""What the dummies of a game of two show in a round, if a position does not speak of them: mine and imps."""
TOKENS: Chance = ("shuffle", "event", ("pay-day", "taxes", "special"))


def scene(
    lords: dict[str, Any] | None = None,
    *,
    seats: int = 0,
    chance: Sequence[Chance] = (),
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A position; as many lords as it mentions, but at least two unless `seats` says otherwise."""
    told = lords or {}
    number = seats or max(2, *(COLOURS.number(name) + 1 for name in told), 2)
    return Stage(BOX, COLOURS.names[:number], {"lords": told, **position}, chance, settings)


def state(stage: Stage) -> State:
    """The truth."""
    found: State = stage.game.state
    return found


def lord(stage: Stage, name: str) -> Lord:
    """The row of a lord."""
    return state(stage).lords[COLOURS.number(name)]

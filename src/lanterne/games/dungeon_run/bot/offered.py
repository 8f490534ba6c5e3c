"""Finding an option by its step."""

from typing import Any

from lanterne.engine import Call, View
from lanterne.engine.step import Step
from lanterne.games.dungeon_run.state import State


def offered(view: View[State], wanted: Step[Any]) -> Call | None:
    """The first open option of this step, or None."""
    return next((call for call in view.options() if call[0] == wanted.name), None)

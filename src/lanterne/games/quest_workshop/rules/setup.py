"""An empty sheet (QW-SET)."""

from typing import Any

from lanterne.engine import Event, step
from lanterne.games.quest_workshop.rules.editing import edit
from lanterne.games.quest_workshop.state import Game, State, empty_quest

begun = Event("begun", "QW-SET-1")

DIGITS = 6


def new_state(options: dict[str, Any], seats: int) -> State:
    """The table before the sheet has its name."""
    return State(agenda=[begin()], sealed=[None] * seats, ending="", quest=empty_quest("quest"), texts=())


@step("QW-SET-1", "QW-SET-2")
def begin(game: Game) -> None:
    """A number by lot is the name of the quest among all others; its title is written later."""
    digits = "".join(str(face - 1) for face in game.rolls(10, DIGITS))
    game.state.quest = empty_quest(f"quest-{digits}")
    game.say(begun)
    game.then(edit())

"""An empty sheet (QW-SET)."""

from typing import Any

from lanterne.engine import Event, step
from lanterne.games.quest_workshop.rules.editing import edit
from lanterne.games.quest_workshop.state import Game, State, empty_quest

BEGUN = Event("begun", "QW-SET-1")

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LENGTH = 6


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The table before the sheet has its name."""
    return State(agenda=[begin()], sealed=[None] * seats, ending="", quest=empty_quest("quest"), texts=())


@step("QW-SET-1", "QW-SET-2")
def begin(game: Game) -> None:
    """The quest gets a random name that no other has; its title is written later."""
    letters = "".join(LETTERS[face - 1] for face in game.rolls(len(LETTERS), LENGTH))
    game.state.quest = empty_quest(f"own-{letters}")
    game.say(BEGUN)
    game.then(edit())

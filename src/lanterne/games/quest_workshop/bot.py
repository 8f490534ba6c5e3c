"""The idle author, who does nothing more."""

from lanterne.engine import Call, View
from lanterne.games.quest_workshop.rules.finishing import finish, set_aside
from lanterne.games.quest_workshop.rules.pages import turn_to
from lanterne.games.quest_workshop.state import PAGES, State


class IdleAuthor:
    """Finishes the quest if it can be played, and sets it aside if not."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, view: View[State]) -> Call:
        """An open answer to the current choice."""
        if view.decision.name != "edit":
            return view.default_answer()
        if view.is_open(finish()):
            return finish()
        return set_aside() if view.is_open(set_aside()) else turn_to(PAGES.number("words"))


BOTS = {"idle": IdleAuthor}

"""The one decision: which edit is next."""

from lanterne.engine import Choice, ask, decision
from lanterne.games.quest_workshop.rules.actions import DOING
from lanterne.games.quest_workshop.rules.clearing import CLEARING
from lanterne.games.quest_workshop.rules.doors import HANGING
from lanterne.games.quest_workshop.rules.effects import ACTING
from lanterne.games.quest_workshop.rules.finishing import FINISHING, set_aside
from lanterne.games.quest_workshop.rules.notes import NOTING
from lanterne.games.quest_workshop.rules.objective import AIMING
from lanterne.games.quest_workshop.rules.pages import TURNING, turn_to
from lanterne.games.quest_workshop.rules.people import CASTING
from lanterne.games.quest_workshop.rules.placing import PLACING
from lanterne.games.quest_workshop.rules.rooms import MARKING
from lanterne.games.quest_workshop.rules.standing import STANDING
from lanterne.games.quest_workshop.rules.starting import STARTING
from lanterne.games.quest_workshop.rules.terms import SETTLING
from lanterne.games.quest_workshop.rules.texts import WRITING
from lanterne.games.quest_workshop.rules.tools import TAKING
from lanterne.games.quest_workshop.rules.waves import WAVING
from lanterne.games.quest_workshop.state import PAGES, Game, page_name

EDITS = (
    *PLACING,
    *HANGING,
    *MARKING,
    *NOTING,
    *DOING,
    *ACTING,
    *WAVING,
    *AIMING,
    *SETTLING,
    *STANDING,
    *CASTING,
    *WRITING,
    *TAKING,
    *STARTING,
    *CLEARING,
    *TURNING,
    *FINISHING,
)


@decision("QW-SET-2", repeats=True)
def edit(game: Game) -> Choice:
    """Everything that can be done to the sheet, in any order and as often as you like. An author who is done sets it
    aside on the last page."""
    last = page_name(game.state) == "words"
    return ask(0, EDITS, default=set_aside() if last else turn_to(PAGES.number("words")))

"""One edit after the other."""

from lanterne.engine import Choice, ask, decision
from lanterne.games.quest_workshop.rules.characters import CASTING
from lanterne.games.quest_workshop.rules.doors import HANGING
from lanterne.games.quest_workshop.rules.finishing import FINISHING, set_aside
from lanterne.games.quest_workshop.rules.notes import NOTING
from lanterne.games.quest_workshop.rules.objective import AIMING
from lanterne.games.quest_workshop.rules.placing import PLACING
from lanterne.games.quest_workshop.rules.rooms import MARKING
from lanterne.games.quest_workshop.rules.texts import WRITING
from lanterne.games.quest_workshop.rules.tools import TAKING
from lanterne.games.quest_workshop.state import Game

EDITS = (*PLACING, *HANGING, *MARKING, *TAKING, *CASTING, *AIMING, *NOTING, *WRITING, *FINISHING)


@decision("QW-SET-2", repeats=True)
def edit(game: Game) -> Choice:
    """Everything that can be done to the sheet, in any order and as often as one likes."""
    return ask(0, EDITS, default=set_aside())

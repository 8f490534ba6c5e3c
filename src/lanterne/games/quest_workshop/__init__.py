"""The quest workshop: one author draws a quest of HeroQuest, square by square. Edits are the options of one decision
that is asked again and again; why something cannot be drawn is the reason why an option is closed."""

from lanterne.engine import NUMBER, Box, View
from lanterne.engine.dice import Dice
from lanterne.games.quest_workshop import rules
from lanterne.games.quest_workshop.position import arrange, describe, seat_names, sit
from lanterne.games.quest_workshop.rules.finishing import ranking
from lanterne.games.quest_workshop.rules.setup import new_state
from lanterne.games.quest_workshop.state import DEVICES, PIECES, State


def sample(view: View[State], dice: Dice) -> State:
    """Nothing is hidden."""
    return view.state.copy()


BOX = Box(
    "quest-workshop",
    version=1,
    prefix="QW",
    state=State,
    rules=rules.IN_ORDER,
    seats=range(1, 2),
    settings=(),
    endings=("finished", "unfinished"),
    stop="unfinished",
    setup=new_state,
    ranking=ranking,
    sample=sample,
    components=lambda state: {"sheets": 1},
    arrange=arrange,
    describe=describe,
    seat_names=seat_names,
    sit=sit,
    substitute=lambda state, seat: "idle",
    facts={"monsters": (NUMBER, lambda s: len(s.quest.monsters))},
    things=(DEVICES, PIECES),
    minutes=(30, 120),
    alone=(True,),
)

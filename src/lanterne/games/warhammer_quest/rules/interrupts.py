"""The window for using cards and spells out of turn (WQ-EQP-3, WQ-EQP-11)."""

from lanterne.engine import Choice, Offer, law
from lanterne.engine.choice import any_open
from lanterne.engine.window import Again, Window
from lanterne.games.warhammer_quest.rules.cards import ANYWHERE, HELP
from lanterne.games.warhammer_quest.rules.dungeon import inside
from lanterne.games.warhammer_quest.rules.spells import SAVING_SPELLS, SPELLS
from lanterne.games.warhammer_quest.rules.trap_pit import CLIMB, ROPE
from lanterne.games.warhammer_quest.rules.windows import LAST_HELP, PASSES, could_use, is_listening
from lanterne.games.warhammer_quest.state import ASK, Moment, State

NOTHING: tuple[Offer, ...] = ()
EVERYTHING = (*ANYWHERE, *SPELLS, *ROPE, *CLIMB)
HELPING = (*HELP, *SAVING_SPELLS)


@law("WQ-EQP-3", "WQ-WAR-2")
def in_order(s: State, moment: int) -> tuple[int, ...]:
    """Players are asked in turn order, leader first."""
    return tuple([s.warriors[warrior].seat for warrior in inside(s)])


@law("WQ-EQP-1", "WQ-EQP-3", "WQ-EQP-11", "WQ-EVT-14")
def uses(s: State, seat: int, moment: Moment) -> tuple[Offer, ...]:
    """All cards and spells that the player may use in this window. A player who has passed for longer is asked only if
    they could help a warrior who is at 0 wounds or is falling from the bridge."""
    warrior = s.party[seat]
    if not is_listening(s, warrior, moment) or not could_use(s, warrior, moment):
        return NOTHING
    if s.warriors[warrior].passing == ASK or moment not in LAST_HELP or can_help(s, seat, moment):
        return EVERYTHING
    return NOTHING


@law("WQ-EQP-11", "WQ-HEA-5", "WQ-OBJ-6")
def can_help(s: State, seat: int, moment: int) -> bool:
    """Whether the player could heal a warrior at 0 wounds, or save one who is falling."""
    return any_open(s, Choice((seat,), HELPING, (moment,)), seat)


interrupt = Window(
    "interrupt",
    "WQ-EQP-3",
    "WQ-EQP-11",
    order=in_order,
    uses=uses,
    again=Again.CYCLE,
    passes=PASSES,
)

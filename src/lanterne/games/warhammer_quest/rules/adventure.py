"""The thirty adventures together (WQ-OBJ-15): what the one that is played does at its moments."""

from lanterne.engine import Call, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.rules.adventures import fighting_pit, firechasm, fountain, idol, tomb
from lanterne.games.warhammer_quest.rules.plot import Plot
from lanterne.games.warhammer_quest.state import Game, State

PLOTS: tuple[Plot, ...] = (*fighting_pit.PLOTS, *firechasm.PLOTS, *fountain.PLOTS, *tomb.PLOTS, *idol.PLOTS)
"""In the order of `ADVENTURES`."""
assert len(PLOTS) == len(ADVENTURES)


@step("WQ-OBJ-15", "WQ-OBJ-17", "WQ-SEQ-2")
def adventure_moment(game: Game, moment: int, *about: int) -> None:
    """If the adventure has something to say at this moment, it does."""
    game.then(*at_moment(game.state, moment, *about))


def at_moment(s: State, moment: int, *about: int) -> tuple[Call, ...]:
    """What the adventure has to say at this moment: a step, or nothing. It is the same throughout the game."""
    says = PLOTS[s.adventure].moments.get(moment)
    return () if says is None else (says(*about),)

"""Questions that a seat may choose not to be asked (HQ-DEC-2). At 0 Body Points a player is always asked."""

from lanterne.engine import AutoAnswer, Step, Window, law
from lanterne.games.heroquest.rules.attack import fortune
from lanterne.games.heroquest.rules.defence import defence_window
from lanterne.games.heroquest.rules.dread_effects import choose_rust
from lanterne.games.heroquest.rules.summons import choose_summon_square
from lanterne.games.heroquest.rules.traps import way_out
from lanterne.games.heroquest.rules.treasure_cards import wandering_square
from lanterne.games.heroquest.state import State, zargon


@law("HQ-DEC-2")
def of_heroes(s: State, seat: int) -> bool:
    """Potions before a Defend roll, and Fortune's Longsword, are for heroes."""
    return seat != zargon(s)


@law("HQ-DEC-2")
def of_zargon(s: State, seat: int) -> bool:
    """Where monsters appear, and what rusts away, is for Zargon."""
    return seat == zargon(s)


@law("HQ-DEC-2")
def of_everybody(s: State, seat: int) -> bool:
    """Hero players choose where to get clear of a falling block; Zargon chooses for a commanded hero."""
    return True


AUTO_ANSWERS: dict[Step[...] | Window, AutoAnswer] = {
    defence_window: AutoAnswer(of_heroes),
    fortune: AutoAnswer(of_heroes),
    way_out: AutoAnswer(of_everybody),
    wandering_square: AutoAnswer(of_zargon),
    choose_summon_square: AutoAnswer(of_zargon),
    choose_rust: AutoAnswer(of_zargon),
}

"""How likely a roll is to succeed: shown before it is made (DR-GEN-2), and used by bots."""

from functools import cache
from math import comb

from lanterne.engine import law
from lanterne.games.dungeon_run.content.effects import AllShowTest, RatingTest
from lanterne.games.dungeon_run.content.heroes import SKILL
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.rules.disarm import trap_need
from lanterne.games.dungeon_run.rules.helping import HELPED
from lanterne.games.dungeon_run.rules.pool import escape_value, pool
from lanterne.games.dungeon_run.rules.rolls import DIE
from lanterne.games.dungeon_run.rules.trials import trial_of
from lanterne.games.dungeon_run.state import Deed, State


@cache
def at_least(dice: int, face: int, need: int = 1) -> float:
    """The chance that at least `need` of the dice show this face or a higher one."""
    good = (DIE + 1 - face) / DIE
    return sum(comb(dice, n) * good**n * (1 - good) ** (dice - n) for n in range(need, dice + 1))


@law("DR-AST-4", "DR-SAB-2")
def dice_if(s: State, deed: Deed, rating: int, helper: int, declared: int) -> int:
    """The acting hero's dice with a rating if one more hero declared this: a rating, or SABOTAGES."""
    joined = deed._replace(declared=(*deed.declared, (helper, declared)))
    return pool(s, deed.hero, HELPED[deed.kind], rating, joined)


@law("DR-ESC-2")
def escape_chance(s: State, deed: Deed) -> float:
    """The chance of an escape, with the helpers declared so far."""
    return at_least(pool(s, deed.hero, "escape", SKILL, deed), escape_value(s, deed.hero))


@law("DR-DIS-3")
def disarm_chance(s: State, deed: Deed, rating: int) -> float:
    """The chance of disarming the trap with a rating, with the helpers declared so far."""
    dice = pool(s, deed.hero, "disarm", rating, deed)
    return at_least(dice, CONSTANTS.disarm_on, trap_need(s, deed.hero, deed.trap))


@law("DR-TSP-1", "DR-TSP-6", "DR-TSP-7")
def trial_chance(s: State, deed: Deed, rating: int) -> float:
    """The chance of passing a test with a rating."""
    test = trial_of(deed)
    dice = pool(s, deed.hero, "test", rating, deed)
    if isinstance(test, AllShowTest):
        return 1 - (1 / DIE) ** dice
    assert isinstance(test, RatingTest)
    return at_least(dice, test.face, test.need)

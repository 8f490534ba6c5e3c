"""Tests and tables printed on tiles and cards: a roll, and what follows from it (DR-TSP, DR-ABI).

The result is one of the operation's lists. The call `carry_out_list(power, operation, branch, holder, target)` carries
it out: `operation` is the place in the power's list, `branch` FAILED or PASSED, or the line of a table. Holder and
target are creatures, as in `targets.py`; only a hero rolls a rating.
"""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.effects import AllShowTest, DiceTest, DieTable, RatingTest
from lanterne.games.dungeon_run.content.heroes import HEROES, RATING_NAMES, TRAINING_NAMES
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.rules.deeds import begin_part, end_part
from lanterne.games.dungeon_run.rules.powers import carry_out_list
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import DIE, roll_rating
from lanterne.games.dungeon_run.rules.targets import FAILED, PASSED
from lanterne.games.dungeon_run.state import (
    POWERS,
    TEST,
    Deed,
    Game,
    PowerId,
    Rating,
    State,
    deed_of,
)
from lanterne.kit.options import ask_unless_forced
from lanterne.kit.pips import PIPS, pips

TRIAL_PASSED = Event("trial-passed", "DR-ABI-3", seat=SEATS, power=POWERS)
TRIAL_FAILED = Event("trial-failed", "DR-ABI-3", seat=SEATS, power=POWERS).befalling("seat")
THROWN = Event("thrown", "DR-ABI-3", seat=SEATS, power=POWERS, dice=PIPS)


def trial_of(deed: Deed) -> RatingTest | AllShowTest:
    """The test that is being rolled for."""
    operation = POWER_TABLE[deed.power].power.do[deed.operation]
    assert isinstance(operation, RatingTest | AllShowTest)
    return operation


@law("DR-TSP-1", "DR-TSP-6", "DR-TSP-7")
def trial_ratings(s: State, seat: int, test: RatingTest | AllShowTest) -> list[int]:
    """The ratings with which a hero may roll for a test; the hero's training can allow another (Talent in the
    Channel)."""
    if isinstance(test, AllShowTest):
        return [RATING_NAMES.index(test.rating)]
    ratings = [RATING_NAMES.index(name) for name in test.ratings]
    other = test.instead
    if other is not None and TRAINING_NAMES[HEROES[s.heroes[seat].card].training] == other.training:
        ratings.append(RATING_NAMES.index(other.rating))
    return ratings


@law("DR-TSP-1", "DR-TSP-6", "DR-TSP-7")
def passes(test: RatingTest | AllShowTest, dice: tuple[int, ...]) -> bool:
    """Whether these dice pass: enough of them show what is needed; or, on the Bridge, not all of them show a 1."""
    if isinstance(test, AllShowTest):
        return any(die != test.face for die in dice)
    return sum(die >= test.face for die in dice) >= test.need


@step("DR-ABI-3", "DR-TSP-9", "DR-RER-8")
def trial(game: Game, power: PowerId, operation: int, holder: int, target: int) -> None:
    """Somebody rolls for a card or tile. A roll with a rating is part of the action under way: nobody assists or
    sabotages it, but its dice can be changed. Other rolls are final."""
    s = game.state
    test = POWER_TABLE[power].power.do[operation]
    if isinstance(test, DiceTest | DieTable):
        game.then(dice_are_thrown(power, operation, holder, target))
        return
    roller = holder if isinstance(test, RatingTest) and test.by == "self" else target
    begin_part(
        s,
        Deed(TEST, roller, s.heroes[roller].tile, power=power, operation=operation, holder=holder, target=target),
    )
    ask_unless_forced(game, choose_trial_rating(roller, power))
    game.then(after_roll(), trial_is_judged())


@decision("DR-TSP-7", "DR-CON-8")
def choose_trial_rating(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """With which rating do you roll?"""
    return ask(seat, TRIAL_RATINGS)


@step("DR-TSP-1", "DR-TSP-6", "DR-TSP-7", "DR-ABI-3")
def try_with(game: Game, rating: Rating) -> None:
    """Roll this rating."""
    deed = deed_of(game.state)
    test = trial_of(deed)
    # On the Bridge a die fails only if it shows this face.
    needed = test.face + 1 if isinstance(test, AllShowTest) else test.face
    roll_rating(game, deed.hero, "test", rating, needed)


def _ratings(s: State, seat: int) -> list[tuple[int, ...]]:
    return [(rating,) for rating in trial_ratings(s, seat, trial_of(deed_of(s)))]


TRIAL_RATINGS = (Offer(try_with, _ratings),)


@step("DR-TSP-1", "DR-TSP-6", "DR-TSP-7", "DR-ABI-3")
def trial_is_judged(game: Game) -> None:
    """The dice are final, and their result takes effect."""
    deed = end_part(game.state)
    passed = passes(trial_of(deed), deed.dice)
    game.say(TRIAL_PASSED if passed else TRIAL_FAILED, deed.hero, deed.power)
    branch = PASSED if passed else FAILED
    game.then(carry_out_list(deed.power, deed.operation, branch, deed.holder, deed.target))


@step("DR-ABI-3", "DR-TSP-5", "DR-TSP-8", "DR-RER-8")
def dice_are_thrown(game: Game, power: PowerId, operation: int, holder: int, target: int) -> None:
    """Dice without a rating: each that succeeds can bring the same result once more; a table has at most one line for a
    face."""
    test = POWER_TABLE[power].power.do[operation]
    assert isinstance(test, DiceTest | DieTable)
    dice = game.rolls(DIE, test.dice if isinstance(test, DiceTest) else 1)
    game.say(THROWN, thrower(game.state, test, holder, target), power, pips(dice))
    for branch in branches(test, dice):
        game.then(carry_out_list(power, operation, branch, holder, target))


def thrower(s: State, test: DiceTest | DieTable, holder: int, target: int) -> int:
    """Who throws these dice: a hero for their own power, each hero for themselves against a monster's; else the First
    Player."""
    if isinstance(test, DiceTest) and not 0 <= holder < len(s.heroes):
        return target
    return holder if 0 <= holder < len(s.heroes) else s.first


@law("DR-ABI-3", "DR-TSP-5", "DR-TSP-8")
def branches(test: DiceTest | DieTable, dice: tuple[int, ...]) -> list[int]:
    """The results of these dice, each as often as it occurs."""
    if isinstance(test, DieTable):
        return [place for place, line in enumerate(test.lines) if dice[0] in line.faces]
    successes = sum(die >= test.face for die in dice)
    if not successes:
        return [FAILED]
    return [PASSED] * (successes if test.each else 1)

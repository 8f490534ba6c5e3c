"""Disarming traps (DR-DIS), drawn or laid by somebody (DR-ABI-13)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.dice_effects import TrapNeed, UseRating
from lanterne.games.dungeon_run.content.encounters import TRAPS
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.settings import CONSTANTS, DISARM
from lanterne.games.dungeon_run.content.sources import TRAP_EFFECT, powers_on
from lanterne.games.dungeon_run.rules.deeds import deed_ends, wounds_for
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.held import powers_of, statics
from lanterne.games.dungeon_run.rules.helping import helpers_are_asked, helpers_are_repaid
from lanterne.games.dungeon_run.rules.loot import gain_card
from lanterne.games.dungeon_run.rules.powers import carry_out
from lanterne.games.dungeon_run.rules.rally import may_rally
from lanterne.games.dungeon_run.rules.reach import cast_upon
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import roll_rating
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    CardId,
    Deed,
    Game,
    Rating,
    State,
    begin_deed,
    deed_of,
    set_deed,
)
from lanterne.kit.options import ask_unless_forced

TRAP_DISARMED = Event("trap-disarmed", "DR-DIS-3", seat=SEATS, trap=CARDS, successes=NUMBER, need=NUMBER)
TRAP_GOES_OFF = Event("trap-goes-off", "DR-DIS-4", seat=SEATS, trap=CARDS, successes=NUMBER, need=NUMBER).befalling(
    "seat"
)


# --- what it takes ----------------------------------------------------------------------------------------------------


@law("DR-DIS-3", "DR-ABI-3")
def trap_need(s: State, seat: int, trap: int) -> int:
    """The successes that disarm a trap for this hero, here and now."""
    return TRAPS[trap].need + sum(operation.amount for _, operation in cast_upon(s, seat, TrapNeed, None))


@law("DR-DIS-2", "DR-ABI-3")
def disarm_ratings(s: State, seat: int, trap: int) -> list[int]:
    """The ratings with which a hero may disarm a trap: those on the card, and those that the hero's powers allow."""
    ratings = list(TRAPS[trap].ratings)
    for operation in statics(powers_of(s, seat), UseRating, s, seat, None):
        allowed = RATING_NAMES.index(operation.rating)
        if allowed not in ratings:
            ratings.append(allowed)
    return ratings


@law("DR-DIS-3")
def disarm_successes(dice: tuple[int, ...]) -> int:
    """How many of these dice count."""
    return sum(die >= CONSTANTS.disarm_on for die in dice)


# --- the attempt ------------------------------------------------------------------------------------------------------


@step("DR-DIS-1", "DR-DIS-2", "DR-ABI-13", "DR-RER-7")
def disarm(game: Game, seat: SeatId, trap: CardId) -> None:
    """The finder of a trap, drawn or laid, tries to disarm it at no cost. For rerolls this is an action of its own. The
    card has already been taken from its place."""
    s = game.state
    begin_deed(s, Deed(DISARM, seat, s.heroes[seat].tile, trap=trap))
    game.then(helpers_are_asked(), disarm_begins(), after_roll(), disarm_is_judged(), deed_ends())


@step("DR-DIS-2")
def disarm_begins(game: Game) -> None:
    """The finder chooses the rating."""
    deed = deed_of(game.state)
    ask_unless_forced(game, choose_disarm_rating(deed.hero, deed.trap))


@decision("DR-DIS-2")
def choose_disarm_rating(game: Game, seat: SeatId, trap: CardId) -> Choice:
    """With which rating do you disarm the trap?"""
    return ask(seat, DISARM_RATINGS)


@step("DR-DIS-2")
def disarm_with(game: Game, rating: Rating) -> None:
    """Roll this rating."""
    roll_rating(game, deed_of(game.state).hero, "disarm", rating, CONSTANTS.disarm_on)


def _ratings(s: State, seat: int) -> list[tuple[int, ...]]:
    return [(rating,) for rating in disarm_ratings(s, seat, deed_of(s).trap)]


DISARM_RATINGS = (Offer(disarm_with, _ratings),)


@step("DR-DIS-3", "DR-DIS-4", "DR-DIS-7")
def disarm_is_judged(game: Game) -> None:
    """With enough successes the trap goes to the finder's loot pile, and they may rally; without, it takes effect."""
    s = game.state
    deed = deed_of(s)
    hero, trap = deed.hero, deed.trap
    successes, need = disarm_successes(deed.dice), trap_need(s, hero, trap)
    if successes < need:
        game.say(TRAP_GOES_OFF, hero, trap, successes, need)
        game.then(trap_takes_effect())
        return
    game.say(TRAP_DISARMED, hero, trap, successes, need)
    set_deed(s, deed._replace(succeeded=True, trap=NONE))
    gain_card(s, hero, trap)
    game.then(may_rally(hero), helpers_are_repaid())


@step("DR-DIS-4", "DR-DIS-5", "DR-DIS-7", "DR-GEN-8")
def trap_takes_effect(game: Game) -> None:
    """Damage and effects in the order of the card, all as one batch; then the trap is discarded, and defeats are
    checked."""
    deed = deed_of(game.state)
    damage = TRAPS[deed.trap].damage
    if damage:
        game.then(wounds_for(deed.hero, damage, "trap", NONE))
    game.then(*[carry_out(number, deed.hero, deed.hero) for number in powers_on(TRAP_EFFECT, deed.trap)])
    game.then(trap_is_discarded(), falls_are_checked(NONE))


@step("DR-DIS-5", "DR-DIS-6")
def trap_is_discarded(game: Game) -> None:
    """It goes to the discard pile, unless it stays beside the hero card while its effect lasts."""
    s = game.state
    deed = deed_of(s)
    if deed.trap not in s.heroes[deed.hero].traps:
        s.encounter_discard += (deed.trap,)
    set_deed(s, deed._replace(trap=NONE))

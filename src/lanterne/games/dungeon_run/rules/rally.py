"""Rally: a hero takes heart after a success (DR-RAL)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, has, law, step
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.rules.deeds import moment_of
from lanterne.games.dungeon_run.state import Game, State, conscious, current, life, put

RALLIED = Event("rallied", "DR-RAL-1", seat=SEATS, wounds=NUMBER)


@law("DR-RAL-1", "DR-RAL-3", "DR-ABI-12")
def can_rally(s: State, seat: int) -> bool:
    """Whether the hero has a wound to remove, is conscious, is not about to fall, and nothing forbids it for this
    success."""
    hero = s.heroes[seat]
    deed = current(s)
    if deed is not None and has(deed.no_rally, seat):
        return False
    return conscious(s, seat) and 0 < hero.wounds < life(hero)


@step("DR-RAL-1", "DR-RAL-2", "DR-RAL-3")
def may_rally(game: Game, seat: SeatId) -> None:
    """The hero has killed a monster, disarmed a trap or assisted with success, and is asked whether to rally."""
    if can_rally(game.state, seat):
        game.then(choose_rally(seat))


@decision("DR-RAL-2")
def choose_rally(game: Game, seat: SeatId) -> Choice:
    """Do you rally?"""
    return ask(seat, RALLYING)


@step("DR-RAL-1")
def rally(game: Game, seat: SeatId) -> None:
    """Remove a wound; cards can remove more."""
    s = game.state
    hero = s.heroes[seat]
    put(s, seat, hero._replace(wounds=max(hero.wounds - CONSTANTS.rally, 0)))
    game.say(RALLIED, seat, CONSTANTS.rally)
    game.then(moment_of("rally", seat))


@step("DR-RAL-2")
def keep_wound(game: Game) -> None:
    """Do not rally."""


def _himself(s: State, seat: int, *about: int) -> tuple[tuple[int, ...], ...]:
    return ((seat,),)


RALLYING = (Offer(rally, _himself), Offer(keep_wound))

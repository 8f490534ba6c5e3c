"""Beg for Mercy: with this setting the others vote in secret whether a defeated hero lives (DR-MER)."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, decision, law, sealed, step
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.state import DEAD, Game, State, clockwise

THUMB_UP = Event("thumb-up", "DR-MER-2", seat=SEATS, victim=SEATS)
THUMB_DOWN = Event("thumb-down", "DR-MER-2", seat=SEATS, victim=SEATS)
SPARED = Event("spared", "DR-MER-2", victim=SEATS)
CONDEMNED = Event("condemned", "DR-MER-2", victim=SEATS)


@law("DR-MER-1", "DR-MER-3")
def voters(s: State, victim: int) -> tuple[int, ...]:
    """All other living players, unconscious ones too, clockwise from the victim."""
    return tuple([seat for seat in clockwise(s, victim)[1:] if s.heroes[seat].condition != DEAD])


@law("DR-MER-1", "DR-MER-3", "DR-MER-4")
def mercy_is_asked_for(s: State, victim: int) -> bool:
    """Whether the setting lets the others vote, the final phase has not begun, and enough are left to vote: three with
    the victim, if a setting asks for that."""
    return s.mercy and not s.final and len(voters(s, victim)) >= (2 if s.mercy_from_three else 1)


@step("DR-MER-1")
def thumb_up(game: Game, victim: SeatId) -> None:
    """A vote for mercy. It is read when all have voted."""


@step("DR-MER-1")
def thumb_down(game: Game, victim: SeatId) -> None:
    """A vote for death. It is read when all have voted."""


def the_victim(s: State, seat: int, victim: int) -> tuple[tuple[int], ...]:
    """The hero the vote is about."""
    return ((victim,),)


THUMBS = (Offer(thumb_up, the_victim), Offer(thumb_down, the_victim))


@decision("DR-MER-1", "DR-MER-3")
def vote(game: Game, victim: SeatId) -> Choice:
    """All vote at once and in secret."""
    return sealed(voters(game.state, victim), votes_are_shown(victim), THUMBS, victim, default=thumb_up(victim))


@step("DR-MER-2")
def votes_are_shown(game: Game, victim: SeatId) -> None:
    """One thumb up is enough: then the hero is only unconscious. If all are down the hero is killed."""
    spared = False
    for seat in voters(game.state, victim):
        up = game.sealed(seat) == thumb_up(victim)
        spared = spared or up
        game.say(THUMB_UP if up else THUMB_DOWN, seat, victim)
    game.say(SPARED if spared else CONDEMNED, victim)
    game.then(ahead.becomes_unconscious(victim) if spared else ahead.hero_dies(victim))

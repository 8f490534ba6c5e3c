"""Released prisoners: a lord whose dungeon is completely conquered releases one, and so does a spell (DL-PLN-9)."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, step
from lanterne.games.dungeon_lords.content.scoring import PALADIN_POINTS, PRISONER_POINTS
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, Game, Lord, State, Who, is_paladin, put

PRISONER_RELEASED = Event("prisoner-released", "DL-PLN-9", seat=SEATS, who=ADVENTURER_IDS)


def prisoners(lord: Lord) -> list[int]:
    """The lord's prisoners, those worth least first."""
    return sorted(lord.prison, key=lambda who: PALADIN_POINTS if is_paladin(who) else PRISONER_POINTS)


@step("DL-PLN-9", "DL-PLN-10", "DL-PAL-7", "DL-SPL-17", "DL-SUP-5")
def release(game: Game, who: Who, seat: SeatId) -> None:
    """The prisoner goes to the Distant Lands and joins no party. A paladin is gone for good, too."""
    s = game.state
    lord = s.lords[seat]
    put(s, seat, lord._replace(prison=tuple(each for each in lord.prison if each != who)))
    s.left = (*s.left, who)
    game.say(PRISONER_RELEASED, seat, who)


def _own_prisoners(s: State, seat: int) -> list[tuple[int, int]]:
    return [(who, seat) for who in prisoners(s.lords[seat])]


PRISONERS = (Offer(release, _own_prisoners),)


@decision("DL-PLN-10", "DL-SPL-17")
def release_prisoner(game: Game, seat: SeatId) -> Choice | None:
    """Which prisoner is released? Nobody is asked without one."""
    return ask(seat, PRISONERS) if game.state.lords[seat].prison else None

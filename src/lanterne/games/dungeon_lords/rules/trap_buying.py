"""Buy Traps (DL-TRP)."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_lords.content.calendar import YEARS
from lanterne.games.dungeon_lords.rules.exchanges import cannot_exchange
from lanterne.games.dungeon_lords.rules.minions import DECLINE, PERFORMED, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import draw_traps, give_up_trap, pay, traps_left
from lanterne.games.dungeon_lords.state import SPACES, Game, Space, State

NO_TRAPS_LEFT = Event("no-traps-left", "DL-SUP-3", seat=SEATS, space=SPACES)


@law("DL-SUP-3", "DL-ACT-4")
def cannot_buy_traps(s: State, seat: int, space: int) -> Event | None:
    """Refuse a lord who cannot pay, or if there are no traps."""
    return cannot_exchange(s, seat, space) if traps_left(s) else NO_TRAPS_LEFT


@step("DL-TRP-1", "DL-TRP-2", "DL-GEN-3")
def buy_traps(game: Game) -> None:
    """Pay and draw. In the second year draw one more than was bought, then give one up."""
    s = game.state
    seat, space = acting(s)
    year = YEARS[s.year - 1]
    go_home(s, space)
    cost = PRINTED[space].cost
    game.say(PERFORMED, seat, space, cost.gold, cost.food, 0, 0, 0)
    pay(game, seat, cost, told=True)
    draw_traps(game, seat, PRINTED[space].gain.traps + year.extra_traps)
    game.then(*[trap_is_discarded(seat)] * year.traps_given_up)


BUYING = (Offer(buy_traps), DECLINE)


@decision("DL-ACT-3")
def choose_traps(game: Game, space: Space) -> Choice:
    """Do you buy traps?"""
    return ask(game.state.spaces[space], BUYING, space)


@step("DL-GEN-7", "DL-TRP-2")
def trap_is_discarded(game: Game, seat: SeatId) -> None:
    """A lord with two or more traps is always asked, even if they are equal: otherwise the others could tell."""
    held = game.state.lords[seat].traps
    game.then(give_up_trap(held[0], seat) if len(held) == 1 else discard_trap(seat))


def _newest_first(s: State, seat: int) -> list[tuple[int, int]]:
    return [(trap, seat) for trap in dict.fromkeys(reversed(s.lords[seat].traps))]


TRAP_TO_DISCARD = (Offer(give_up_trap, _newest_first),)


@decision("DL-TRP-2")
def discard_trap(game: Game, seat: SeatId) -> Choice:
    """Which of all your traps do you give up?"""
    return ask(seat, TRAP_TO_DISCARD)

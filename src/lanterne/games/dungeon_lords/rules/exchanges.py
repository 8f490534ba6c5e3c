"""Zones with fixed exchanges: Get Food, Improve Reputation with its red eye, Recruit Imps (DL-FOO, DL-REP, DL-IMP)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, law, only, step
from lanterne.games.dungeon_lords.rules.minions import CANNOT_PAY_SPACE, DECLINE, PERFORMED, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay, receive
from lanterne.games.dungeon_lords.state import COMBAT_CARDS, Game, Space, State

PEEKED = Event("peeked", "DL-REP-2", seat=SEATS, position=NUMBER, card=COMBAT_CARDS)


@law("DL-GEN-3", "DL-ACT-4")
def cannot_exchange(s: State, seat: int, space: int) -> Event | None:
    """All of the price, or nothing of the goods."""
    return None if can_pay(s.lords[seat], PRINTED[space].cost) else CANNOT_PAY_SPACE


@step("DL-GEN-2", "DL-GEN-3", "DL-FOO-1", "DL-REP-1", "DL-IMP-1")
def exchange(game: Game) -> None:
    """What stands left of the arrow is paid, what stands right of it received."""
    s = game.state
    seat, space = acting(s)
    go_home(s, space)
    game.say(PERFORMED, seat, space)
    pay(game, seat, PRINTED[space].cost)
    receive(game, seat, PRINTED[space].gain)


EXCHANGE = (Offer(exchange), DECLINE)


@decision("DL-ACT-3")
def choose_exchange(game: Game, space: Space) -> Choice:
    """Does he make the exchange?"""
    return ask(game.state.spaces[space], EXCHANGE, space)


# --- the red eye ------------------------------------------------------------------------------------------------------


@step("DL-REP-1")
def exchange_and_peek(game: Game, position: int) -> None:
    """The exchange is made, then he looks at a combat card."""
    seat, _ = acting(game.state)
    game.then(exchange(), peek(seat, position))


@step("DL-REP-2")
def peek(game: Game, seat: SeatId, position: int) -> None:
    """He alone sees the card in that position of the town; it stays where it is."""
    s = game.state
    card = s.town[position - 1]
    s.town[position - 1] = card._replace(known=card.known | 1 << seat)
    game.say(PEEKED, seat, position, only(card.face, seat))


def _positions(s: State, seat: int, seen: int) -> list[tuple[int]]:
    return [(place + 1,) for place, card in enumerate(s.town) if card.known >> seat & 1 == seen]


def _unseen(s: State, seat: int, space: int) -> list[tuple[int]]:
    return _positions(s, seat, 0) if PRINTED[space].peeks else []


@law("DL-REP-3")
def seen_already(s: State, seat: int, space: int) -> list[tuple[int]]:
    """Cards that he knows may be looked at again."""
    return _positions(s, seat, 1) if PRINTED[space].peeks else []


REPUTATION = (Offer(exchange_and_peek, _unseen), Offer(exchange), Offer(exchange_and_peek, seen_already), DECLINE)


@decision("DL-ACT-3", "DL-REP-3")
def improve_reputation(game: Game, space: Space) -> Choice:
    """Does he improve his reputation, and at which card does he look? He need not look."""
    return ask(game.state.spaces[space], REPUTATION, space)

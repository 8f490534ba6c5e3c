"""Zones with fixed exchanges: Get Food, Improve Reputation with its red eye, Recruit Imps (DL-FOO, DL-REP, DL-IMP)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, has, law, only, step
from lanterne.games.dungeon_lords.rules.minions import CANNOT_PAY_SPACE, DECLINE, PERFORMED, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay, receive
from lanterne.games.dungeon_lords.state import COMBAT_CARDS, Game, Space, State

PEEKED = Event("peeked", "DL-REP-2", seat=SEATS, position=NUMBER, card=COMBAT_CARDS)


@law("DL-GEN-3", "DL-ACT-4")
def cannot_exchange(s: State, seat: int, space: int) -> Event | None:
    """Refuse a lord who cannot pay the whole price."""
    return None if can_pay(s.lords[seat], PRINTED[space].cost) else CANNOT_PAY_SPACE


@step("DL-GEN-2", "DL-GEN-3", "DL-FOO-1", "DL-REP-1", "DL-IMP-1")
def exchange(game: Game) -> None:
    """Pay what the arrow shows on its left, receive what it shows on its right."""
    s = game.state
    seat, space = acting(s)
    go_home(s, space)
    cost, gain = PRINTED[space].cost, PRINTED[space].gain
    game.say(PERFORMED, seat, space, cost.gold, cost.food, gain.gold, gain.food, gain.imps)
    pay(game, seat, cost, told=True)
    receive(game, seat, gain, told=True)


EXCHANGE = (Offer(exchange), DECLINE)


@decision("DL-ACT-3")
def choose_exchange(game: Game, space: Space) -> Choice:
    """Do you make the exchange?"""
    return ask(game.state.spaces[space], EXCHANGE, space)


# --- the red eye ------------------------------------------------------------------------------------------------------


@step("DL-REP-1")
def exchange_and_peek(game: Game, position: int) -> None:
    """Make the exchange, then look at a combat card."""
    seat, _ = acting(game.state)
    game.then(exchange(), peek(seat, position))


@step("DL-REP-2")
def peek(game: Game, seat: SeatId, position: int) -> None:
    """Only this lord sees the card in that position of the town. It stays where it is."""
    s = game.state
    card = s.town[position - 1]
    s.town[position - 1] = card._replace(known=card.known | 1 << seat)
    game.say(PEEKED, seat, position, only(card.face, seat))


def _positions(s: State, seat: int, seen: bool) -> list[tuple[int]]:
    return [(place + 1,) for place, card in enumerate(s.town) if has(card.known, seat) == seen]


def _unseen(s: State, seat: int, space: int) -> list[tuple[int]]:
    return _positions(s, seat, False) if PRINTED[space].peeks else []


@law("DL-REP-3")
def seen_already(s: State, seat: int, space: int) -> list[tuple[int]]:
    """A lord may look again at cards they already know."""
    return _positions(s, seat, True) if PRINTED[space].peeks else []


REPUTATION = (Offer(exchange_and_peek, _unseen), Offer(exchange), Offer(exchange_and_peek, seen_already), DECLINE)


@decision("DL-ACT-3", "DL-REP-3")
def improve_reputation(game: Game, space: Space) -> Choice:
    """Do you improve your reputation, and which card do you look at? You need not look."""
    return ask(game.state.spaces[space], REPUTATION, space)

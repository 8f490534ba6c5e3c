"""The special events Imp Fair and Charity Gala: an exchange that each lord may make a few times."""

from lanterne.engine import NUMBER, SEATS, Event, Offer, SeatId, ask, decision, sealed, step
from lanterne.engine.choice import Choice
from lanterne.games.dungeon_lords.content.cards import SPECIAL_EVENTS
from lanterne.games.dungeon_lords.content.effects import Cost, Gain, MayBuy
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay, receive
from lanterne.games.dungeon_lords.state import Game, Lord, State, turn_order

_FAIR, _GALA = (effect for effect in SPECIAL_EVENTS if isinstance(effect, MayBuy))

IMPS_BOUGHT = Event("imps-bought", "DL-SEV-6", seat=SEATS, number=NUMBER)
GOLD_GIVEN = Event("gold-given", "DL-SEV-9", seat=SEATS, number=NUMBER)


def _times(lord: Lord, offer: MayBuy) -> range:
    """How often the lord may make the exchange, 0 first."""
    most = 0
    while most < offer.times and can_pay(lord, _often(offer.cost, most + 1)):
        most += 1
    return range(most + 1)


def _often(cost: Cost, times: int) -> Cost:
    return Cost(gold=cost.gold * times, food=cost.food * times)


def _bought(game: Game, seat: int, offer: MayBuy, times: int) -> None:
    pay(game, seat, _often(offer.cost, times))
    receive(game, seat, Gain(imps=offer.gain.imps * times, evil=offer.gain.evil * times))


# --- Imp Fair ---------------------------------------------------------------------------------------------------------


@step("DL-SEV-6")
def buy_imps(game: Game, number: int, seat: SeatId) -> None:
    """Buy this many imps, which are available at once."""
    game.say(IMPS_BOUGHT, seat, number)
    if number:
        _bought(game, seat, _FAIR, number)


def _imps_for_sale(s: State, seat: int) -> list[tuple[int, int]]:
    return [(number, seat) for number in _times(s.lords[seat], _FAIR)]


FAIR = (Offer(buy_imps, _imps_for_sale),)


@decision("DL-SEV-6")
def visit_fair(game: Game) -> Choice | None:
    """All lords who can pay decide at the same time how many imps they buy."""
    s = game.state
    seats = tuple([seat for seat in turn_order(s) if len(_times(s.lords[seat], _FAIR)) > 1])
    return sealed(seats, fair_is_over(), FAIR)


@step("DL-SEV-6")
def fair_is_over(game: Game) -> None:
    """In turn order. Lords who could not pay are skipped."""
    s = game.state
    game.then(*[game.sealed(seat) for seat in turn_order(s) if len(_times(s.lords[seat], _FAIR)) > 1])


# --- Charity Gala -----------------------------------------------------------------------------------------------------


@step("DL-SEV-9")
def gala(game: Game, seat: SeatId) -> None:
    """A lord without gold is skipped."""
    if len(_times(game.state.lords[seat], _GALA)) > 1:
        game.then(give_at_gala(seat))


@step("DL-SEV-9")
def give_gold(game: Game, number: int, seat: SeatId) -> None:
    """Give this much gold and lose as much evil."""
    game.say(GOLD_GIVEN, seat, number)
    if number:
        _bought(game, seat, _GALA, number)


def _gifts(s: State, seat: int) -> list[tuple[int, int]]:
    return [(number, seat) for number in _times(s.lords[seat], _GALA)]


GIFTS = (Offer(give_gold, _gifts),)


@decision("DL-SEV-9")
def give_at_gala(game: Game, seat: SeatId) -> Choice | None:
    """How much gold do you give?"""
    return ask(seat, GIFTS)

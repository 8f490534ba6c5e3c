"""Negotiating a trade: an offer, an answer, perhaps a counter-offer (DR-EQP-2, DR-EQP-3, DR-EQP-14)."""

from lanterne.engine import (
    SEATS,
    Call,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    has,
    law,
    only,
    pick,
    step,
)
from lanterne.games.dungeon_run.rules.equipment import equip_unpaid, equipped_already
from lanterne.games.dungeon_run.rules.exchange import laid_by, lay, take_back, trade_is_made
from lanterne.games.dungeon_run.rules.loot import equipment_of, is_equipment, sorted_cards
from lanterne.games.dungeon_run.rules.opponents import others_here
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, CardId, Game, Hero, State, conscious, put

TRADE_OPENED = Event("trade-opened", "DR-EQP-2", seat=SEATS, other=SEATS)
TRADE_GIVES = Event("trade-gives", "DR-EQP-2", seat=SEATS, card=CARDS)
TRADE_ASKS = Event("trade-asks", "DR-EQP-2", seat=SEATS, card=CARDS)
TRADE_INVITES = Event("trade-invites", "DR-EQP-14", seat=SEATS)
TRADE_COUNTERED = Event("trade-countered", "DR-EQP-14", seat=SEATS)
TRADE_REFUSED = Event("trade-refused", "DR-EQP-3", seat=SEATS, other=SEATS)

PARTNER_UNCONSCIOUS = Refusal("partner-unconscious", "DR-EQP-11")
PARTNER_REFUSED = Refusal("partner-refused", "DR-EQP-14")
NOTHING_TO_TRADE = Refusal("nothing-to-trade", "DR-EQP-2")
NOTHING_LIES_BETWEEN = Refusal("nothing-lies-between", "DR-EQP-14")
COUNTER_IS_EMPTY = Refusal("counter-is-empty", "DR-EQP-14")
NOT_FOR_TRADE = Refusal("not-for-trade", "DR-EQP-10")

TRADE = "trade"
"""The scope of a negotiation, which takes place before any action is spent."""


# --- with whom --------------------------------------------------------------------------------------------------------


@law("DR-EQP-11")
def partner_unconscious(s: State, seat: int, partner: int) -> Refusal | None:
    """Only conscious heroes can be traded with."""
    return None if conscious(s, partner) else PARTNER_UNCONSCIOUS


@law("DR-EQP-14")
def partner_refused(s: State, seat: int, partner: int) -> Refusal | None:
    """No second negotiation with the same hero in a turn if one has failed."""
    return PARTNER_REFUSED if has(s.heroes[seat].refused, partner) else None


@law("DR-EQP-2")
def nothing_to_trade(s: State, seat: int, partner: int) -> Refusal | None:
    """Somebody must have a card, as far as all can see. The option must not reveal what is in a loot pile."""
    for hero in (s.heroes[seat], s.heroes[partner]):
        if hero.equipped or hero.strangers or hero.loot:
            return None
    return NOTHING_TO_TRADE


@step("DR-EQP-2", "DR-EQP-3", "DR-EQP-14")
def open_trade(game: Game, partner: SeatId) -> None:
    """Negotiate with a hero on your tile. You propose, they answer, and you answer if they make a counter-offer."""
    seat = game.state.active
    game.say(TRADE_OPENED, seat, partner)
    game.open(TRADE)
    game.then(propose_trade(seat, partner), answer_trade(partner, seat), answer_counter(seat, partner))


TRADES = (
    Offer(
        open_trade,
        others_here,
        closed=(equip_unpaid, equipped_already),
        each=(partner_unconscious, partner_refused, nothing_to_trade),
    ),
)


# --- proposals --------------------------------------------------------------------------------------------------------


@law("DR-EQP-2", "DR-EQP-10")
def tradable(hero: Hero) -> list[int]:
    """Treasures and artifacts, the Stone among them, and strangers; neither monsters nor traps."""
    return equipment_of(hero) + list(hero.strangers)


@pick("DR-EQP-2", "DR-EQP-4")
def give(card: CardId, seat: SeatId, other: int) -> None:
    """Offer this card. The other's seat is a plain number here, since the question already names the partner."""


@pick("DR-EQP-2", "DR-EQP-4")
def ask_for(card: CardId, seat: SeatId, other: int) -> None:
    """Ask for this card."""


def to_give(s: State, seat: int, so_far: tuple[Call, ...], other: int) -> list[tuple[int, int, int]]:
    """The hero's own cards."""
    own = tradable(s.heroes[seat]) + [card.face for card in laid_by(s, seat)]
    return [(card, seat, other) for card in sorted_cards(own) if give(card, seat, other) not in so_far]


def to_ask_for(s: State, seat: int, so_far: tuple[Call, ...], other: int) -> list[tuple[int, int, int]]:
    """The other's cards that the hero can see: those beside the hero card and those shown."""
    theirs = s.heroes[other]
    seen = [*theirs.equipped, *theirs.strangers, *[card.face for card in laid_by(s, other)]]
    return [(card, seat, other) for card in sorted_cards(seen) if ask_for(card, seat, other) not in so_far]


def not_to_give(s: State, seat: int, so_far: tuple[Call, ...], other: int) -> list[tuple[int, int, int]]:
    """The monsters and traps in the hero's loot pile."""
    return [(card, seat, other) for card in dict.fromkeys(s.heroes[seat].loot) if not is_equipment(card)]


LAID = (Offer(give, to_give), Offer(give, not_to_give, never=NOT_FOR_TRADE), Offer(ask_for, to_ask_for))


def _lay_all(game: Game, picks: tuple[Call, ...]) -> None:
    """A proposal, which replaces any earlier one."""
    s = game.state
    for _, _, seat, other in picks[:1]:
        take_back(s, seat)
        take_back(s, other)
    for name, card, seat, other in sorted(picks):
        owner, sees = (seat, other) if name == give.name else (other, seat)
        lay(s, owner, sees, card)
        known = laid_by(s, owner)[-1].known == EVERYBODY
        event = TRADE_GIVES if name == give.name else TRADE_ASKS
        game.say(event, seat, card if known else only(card, seat, other))


@step("DR-EQP-2", "DR-EQP-4", "DR-EQP-10")
def make_offer(game: Game, *picks: Call) -> None:
    """What you give and what you want for it. Both may be nothing: a gift, or the wish to hear an offer."""
    _lay_all(game, picks)
    if not picks:
        game.say(TRADE_INVITES, game.state.active)


def offer_is_done(s: State, seat: int, so_far: tuple[Call, ...], other: int) -> Refusal | None:
    """Every proposal may be made."""
    return None


@law("DR-EQP-14")
def nothing_to_lay(s: State, seat: int, other: int) -> Refusal | None:
    """A counter-offer must name a card."""
    return None if to_give(s, seat, (), other) or to_ask_for(s, seat, (), other) else NOTHING_TO_TRADE


@step("DR-EQP-3", "DR-EQP-14")
def haggle(game: Game, seat: SeatId, other: SeatId) -> None:
    """Make a counter-offer instead."""
    game.then(propose_counter(seat, other))


@step("DR-EQP-3", "DR-EQP-14")
def make_counter_offer(game: Game, *picks: Call) -> None:
    """What you would give and want instead."""
    game.say(TRADE_COUNTERED, picks[0][2])
    _lay_all(game, picks)


@law("DR-EQP-14")
def counter_is_empty(s: State, seat: int, so_far: tuple[Call, ...], other: int) -> Refusal | None:
    """A counter-offer is about some card."""
    return None if so_far else COUNTER_IS_EMPTY


OFFER = Draft("offer", make_offer, LAID, offer_is_done, sides=(give, ask_for))
COUNTER = Draft("offer", make_counter_offer, LAID, counter_is_empty, sides=(give, ask_for))


# --- answers ----------------------------------------------------------------------------------------------------------


@step("DR-EQP-3")
def accept_trade(game: Game, seat: SeatId, other: SeatId) -> None:
    """You agree, and the trade is made."""
    game.leave(TRADE)
    game.then(trade_is_made(other if seat == game.state.active else seat))


@step("DR-EQP-3", "DR-EQP-14")
def refuse_trade(game: Game, seat: SeatId, other: SeatId) -> None:
    """No trade: it costs nothing, but these two do not negotiate again in this turn."""
    s = game.state
    take_back(s, seat)
    take_back(s, other)
    active = s.heroes[s.active]
    partner = other if seat == s.active else seat
    put(s, s.active, active._replace(refused=active.refused | 1 << partner))
    game.say(TRADE_REFUSED, seat, other)
    game.leave(TRADE)


@law("DR-EQP-14")
def nothing_lies_between(s: State, seat: int, other: int) -> Refusal | None:
    """There must be something to agree to."""
    return None if s.offered or s.asked else NOTHING_LIES_BETWEEN


def the_two(s: State, seat: int, other: int) -> tuple[tuple[int, int]]:
    """The hero who answers, and the one they answer to."""
    return ((seat, other),)


BREAK_OFF = (Offer(refuse_trade, the_two),)
ANSWERS = (Offer(accept_trade, the_two, closed=(nothing_lies_between,)), *BREAK_OFF)
FIRST_ANSWERS = (*ANSWERS, Offer(haggle, the_two, closed=(nothing_to_lay,)))


@decision("DR-EQP-2", "DR-EQP-4", "DR-EQP-10")
def propose_trade(game: Game, seat: SeatId, other: SeatId) -> Choice:
    """What do you offer, and what do you want for it?"""
    return ask(seat, BREAK_OFF, other, draft=OFFER, default=refuse_trade(seat, other))


@decision("DR-EQP-3", "DR-EQP-14")
def answer_trade(game: Game, seat: SeatId, other: SeatId) -> Choice:
    """Do you accept, refuse, or make a counter-offer?"""
    return ask(seat, FIRST_ANSWERS, other, default=refuse_trade(seat, other))


@decision("DR-EQP-3", "DR-EQP-14")
def propose_counter(game: Game, seat: SeatId, other: SeatId) -> Choice:
    """What would you give and want instead?"""
    return ask(seat, BREAK_OFF, other, draft=COUNTER, default=refuse_trade(seat, other))


@decision("DR-EQP-3", "DR-EQP-14")
def answer_counter(game: Game, seat: SeatId, other: SeatId) -> Choice:
    """Do you accept the counter-offer?"""
    return ask(seat, ANSWERS, other, default=refuse_trade(seat, other))

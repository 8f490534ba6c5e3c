"""Cards that change hands at the end of a turn (WQ-D-31; WQ-EQP-7, WQ-EQP-8).

Only players who have said that they want to trade are asked.
"""

from lanterne.engine import Choice, Event, Motion, Offer, Refusal, SeatId, ask, decision, has, law, step
from lanterne.games.warhammer_quest.content.cards import LANTERN
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, inside, monsters_in
from lanterne.games.warhammer_quest.rules.gear import hand_over
from lanterne.games.warhammer_quest.rules.heirs import lead
from lanterne.games.warhammer_quest.rules.windows import has_set_out
from lanterne.games.warhammer_quest.state import (
    INSIDE,
    ITEMS,
    NONE,
    SENSELESS,
    WEBBED,
    Game,
    Item,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

TRADE_WANTED = Event("trade-wanted", "WQ-EQP-7", warrior=WARRIOR_IDS)
HANDED_OVER = Event("handed-over", "WQ-EQP-7", warrior=WARRIOR_IDS, item=ITEMS, taker=WARRIOR_IDS)
TRADE_DECLINED = Event("trade-declined", "WQ-EQP-7", warrior=WARRIOR_IDS)

NOBODY_TO_TRADE_FOR = Refusal("nobody-to-trade-for", "WQ-EQP-7")
WANTS_TO_ALREADY = Refusal("wants-to-trade-already", "WQ-EQP-7")
MONSTERS_ABOUT = Refusal("monsters-about", "WQ-EQP-7")

TRADE = "trade"
"""The scope of one proposal; declining leaves it."""


# --- the wish ---------------------------------------------------------------------------------------------------------


def nobody(s: State, seat: int) -> tuple[int, ...]:
    """A wish needs no consent."""
    return ()


@law("WQ-EQP-7")
def no_wish(s: State, seat: int) -> Refusal | None:
    """A player with a warrior in the dungeon may ask to trade, once a turn."""
    if seat < 0 or s.party[seat] == NONE or s.warriors[s.party[seat]].fate != INSIDE:
        return NOBODY_TO_TRADE_FOR
    return WANTS_TO_ALREADY if has(s.traders, s.party[seat]) else None


@step("WQ-EQP-7")
def wish_to_trade(game: Game, seat: SeatId) -> None:
    """At the end of this turn the player will be asked what to give, lend or swap."""
    s = game.state
    s.traders |= 1 << s.party[seat]
    game.say(TRADE_WANTED, s.party[seat])


MOTIONS = (Motion(wish_to_trade, nobody, no_wish, belongs=has_set_out),)


# --- the end of the turn ----------------------------------------------------------------------------------------------


@step("WQ-EQP-7", "WQ-EQP-8")
def trading(game: Game) -> None:
    """Those who wanted to trade do so, in turn order."""
    s = game.state
    if s.traders:
        traders, s.traders = s.traders, 0
        game.then(*(trade(warrior) for warrior in inside(s) if has(traders, warrior)))


@law("WQ-EQP-7")
def can_trade(s: State, warrior: int) -> bool:
    """Whether no monster is in the warrior's section, and the warrior is neither webbed nor senseless."""
    row = s.warriors[warrior]
    return row.fate == INSIDE and not row.conditions & (WEBBED | SENSELESS) and not monsters_in(s, place_of(row.square))


@law("WQ-EQP-7", "WQ-EQP-8")
def own_cards(s: State, seat: int, warrior: int) -> list[tuple[int, int, int]]:
    """The warrior's cards, each kind once, with each possible taker: equipment including the lantern, treasures,
    objects, the key. Printed weapons and armour are not cards."""
    items = dict.fromkeys(row.item for row in cards_of(s, warrior))
    return [(warrior, item, other) for other in inside(s) if other != warrior for item in items]


@law("WQ-EQP-7", "WQ-EQP-8")
def cards_of_others(s: State, seat: int, warrior: int) -> list[tuple[int, int, int]]:
    """What the others hold."""
    return [
        (warrior, item, other)
        for other in inside(s)
        if other != warrior
        for item in dict.fromkeys(row.item for row in cards_of(s, other))
    ]


@law("WQ-EQP-7")
def monsters_about(s: State, seat: int, about: int, warrior: int, item: int, other: int) -> Refusal | None:
    """There must be no monster in the section of either."""
    return None if can_trade(s, warrior) and can_trade(s, other) else MONSTERS_ABOUT


@step("WQ-EQP-7", "WQ-EQP-8")
def offer_card(game: Game, warrior: Warrior, item: Item, other: Warrior) -> None:
    """Offer a card. If the other player agrees, it changes hands."""
    game.then(proposal(warrior, item, other, other), trade(warrior))


@step("WQ-EQP-7", "WQ-EQP-8")
def ask_for_card(game: Game, warrior: Warrior, item: Item, other: Warrior) -> None:
    """Ask for another warrior's card. If its player agrees, it changes hands."""
    game.then(proposal(other, item, warrior, other), trade(warrior))


@step("WQ-EQP-7")
def no_more_trades(game: Game) -> None:
    """That is all."""


TRADES = (
    Offer(offer_card, own_cards, each=(monsters_about,)),
    Offer(ask_for_card, cards_of_others, each=(monsters_about,)),
    Offer(no_more_trades),
)


@decision("WQ-EQP-7", "WQ-EQP-8")
def trade(game: Game, warrior: Warrior) -> Choice | None:
    """What do you give, lend or swap? A swap is a gift in each direction."""
    s = game.state
    row = s.warriors[warrior]
    if not can_trade(s, warrior) or not any(can_trade(s, other) for other in inside(s) if other != warrior):
        return None
    return ask(row.seat, TRADES, warrior, default=no_more_trades())


# --- both must agree --------------------------------------------------------------------------------------------------


@step("WQ-EQP-7")
def proposal(game: Game, warrior: Warrior, item: Item, taker: Warrior, asked: Warrior) -> None:
    """Ask the other player. If they agree, the card changes hands."""
    game.open(TRADE)
    game.then(answer_trade(warrior, item, taker, asked), changes_hands(warrior, item, taker))


@step("WQ-EQP-7")
def agree_to_trade(game: Game) -> None:
    """The card changes hands."""


@step("WQ-EQP-7")
def decline_trade(game: Game, warrior: Warrior) -> None:
    """Everybody keeps their cards."""
    game.say(TRADE_DECLINED, warrior)
    game.leave(TRADE)


AGREE = (
    Offer(agree_to_trade),
    Offer(decline_trade, lambda s, seat, warrior, item, taker, asked: ((asked,),)),
)


@decision("WQ-EQP-7")
def answer_trade(game: Game, warrior: Warrior, item: Item, taker: Warrior, asked: Warrior) -> Choice:
    """Do you agree?"""
    return ask(game.state.warriors[asked].seat, AGREE, warrior, item, taker, asked, default=agree_to_trade())


@step("WQ-EQP-7", "WQ-EQP-8")
def changes_hands(game: Game, warrior: Warrior, item: Item, taker: Warrior) -> None:
    """Hand the card over. The bearer of the lantern is the leader."""
    hand_over(game.state, warrior, taker, item)
    game.say(HANDED_OVER, warrior, item, taker)
    if item == LANTERN:
        lead(game, taker)

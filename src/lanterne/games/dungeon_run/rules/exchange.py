"""A trade that both want: it costs an Equip action, and the cards change hands (DR-EQP-2, DR-EQP-9, DR-EQP-14).

The cards of a trade are in `State.offered` (from the active hero) and `State.asked` (from the partner), and nowhere
else, until they change hands or go back. A card from a loot pile is shown to these two only.
"""

from lanterne.engine import SEATS, Call, Card, Choice, Draft, Event, Offer, SeatId, ask, decision, only, part, step
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, STRANGER
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.equipment import (
    always_done,
    begin_equip,
    may_equip,
    put_on,
    slot_taken,
    to_wear,
    untrained,
    wear,
)
from lanterne.games.dungeon_run.rules.loot import gain_card, knowers, lose_card, sorted_cards
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, Game, State, put

TRADE_MADE = Event("trade-made", "DR-EQP-3", seat=SEATS, other=SEATS)
CARD_HANDED = Event("card-handed", "DR-EQP-2", seat=SEATS, other=SEATS, card=CARDS)


# --- the cards in the trade -------------------------------------------------------------------------------------------


def laid_by(s: State, seat: int) -> list[Card]:
    """The cards that one of the two has put into the trade."""
    return s.offered if seat == s.active else s.asked


@part("DR-EQP-2", "DR-LOT-2")
def lay(s: State, seat: int, other: int, card: int) -> None:
    """A hero puts a card into the trade, where the other sees it too. The Stone still belongs to its bearer until the
    trade is made."""
    known = knowers(s, seat, card) | 1 << other
    bearer = s.bearer
    lose_card(s, seat, card)
    s.bearer = bearer
    laid_by(s, seat).append(Card(card, known))


@part("DR-EQP-14")
def take_back(s: State, seat: int) -> None:
    """All the hero's cards go back to their places: those that everybody knows lay beside the hero card."""
    for card in laid_by(s, seat):
        gain_card(s, seat, card.face)
        if card.known == EVERYBODY and CARD_KINDS[card.face] != STRANGER:
            hero = s.heroes[seat]
            loot = tuple([other for other in hero.loot if other != card.face])
            put(s, seat, hero._replace(loot=loot, equipped=sorted_cards((*hero.equipped, card.face))))
    laid_by(s, seat).clear()


# --- changing hands ---------------------------------------------------------------------------------------------------


@step("DR-EQP-2", "DR-EQP-3", "DR-EQP-4", "DR-EQP-5", "DR-EQP-9", "DR-EQP-14")
def trade_is_made(game: Game, partner: SeatId) -> None:
    """The Equip action is spent only now. The active hero handles the cards received first, then the partner. Everybody
    sees who has the Stone."""
    s = game.state
    seat = s.active
    begin_equip(game)
    game.say(TRADE_MADE, seat, partner)
    for giver, taker in ((seat, partner), (partner, seat)):
        for place, card in enumerate(laid_by(s, giver)):
            if card.face == SUMMONING_STONE:
                s.bearer = taker
                laid_by(s, giver)[place] = card._replace(known=EVERYBODY)
            open_card = card.known == EVERYBODY or card.face == SUMMONING_STONE
            game.say(CARD_HANDED, giver, taker, card.face if open_card else only(card.face, giver, taker))
    game.then(receive_cards(seat, partner), receive_cards(partner, seat))


@step("DR-EQP-2", "DR-EQP-9", "DR-LOT-3")
def receive_cards(game: Game, seat: SeatId, giver: SeatId) -> None:
    """Strangers go with their new companion. Of the rest the hero may equip what they can use, and is asked unless
    everybody can see that there is nothing they could use."""
    s = game.state
    pile = laid_by(s, giver)
    for card in [card for card in pile if CARD_KINDS[card.face] == STRANGER]:
        pile.remove(card)
        gain_card(s, seat, card.face)
    if any(card.known != EVERYBODY or may_equip(s, seat, card.face) for card in pile):
        game.then(equip_received(seat, giver))
    game.then(stow_received(seat, giver))


def received_to_wear(s: State, seat: int, so_far: tuple[Call, ...], giver: int) -> list[tuple[int, int]]:
    """The cards received."""
    return to_wear(seat, [card.face for card in laid_by(s, giver)], so_far)


@step("DR-EQP-6", "DR-EQP-9")
def wear_received(game: Game, *picks: Call) -> None:
    """Equip these of the cards received; the cards they replace go to the loot pile."""
    s = game.state
    for _, face, seat in picks:
        for pile in (s.offered, s.asked):
            pile[:] = [card for card in pile if card.face != face]
        put_on(game, seat, face)


RECEIVED = Draft("set", wear_received, (Offer(wear, received_to_wear, each=(untrained, slot_taken)),), always_done)


@decision("DR-EQP-7", "DR-EQP-8", "DR-EQP-9")
def equip_received(game: Game, seat: SeatId, giver: SeatId) -> Choice:
    """Which of the cards received do you equip?"""
    return ask(seat, (), giver, draft=RECEIVED)


@step("DR-EQP-9", "DR-LOT-1")
def stow_received(game: Game, seat: SeatId, giver: SeatId) -> None:
    """The cards not equipped go to the loot pile."""
    s = game.state
    for card in laid_by(s, giver):
        gain_card(s, seat, card.face)
    laid_by(s, giver).clear()

"""Powers that give, take or unequip cards (DR-ABI-20)."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import HIDDEN, SEATS, Card, Choice, Event, Offer, SeatId, ask, decision, only, part, step
from lanterne.games.dungeon_run.content.cards import CARD_NAMES
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.effects import GainArtifact, GainTreasure, GiveCard, TakeCard, Unequip
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.costs import is_of
from lanterne.games.dungeon_run.rules.loot import equipment_of, gain_card, is_equipment, knowers, lose_card, without
from lanterne.games.dungeon_run.rules.targets import corrodible, is_monster, where_is
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, NONE, TILES, CardId, Game, State, put
from lanterne.kit.options import ask_unless_forced

TAKES_UNSEEN = Event("takes-unseen", "DR-ABI-20", seat=SEATS, victim=SEATS, card=CARDS)
TAKES_EQUIPPED = Event("takes-equipped", "DR-ABI-20", seat=SEATS, victim=SEATS, card=CARDS)
TAKES_NOTHING = Event("takes-nothing", "DR-ABI-20", victim=SEATS)
CARRIED_OFF = Event("carried-off", "DR-ABI-20", victim=SEATS, card=CARDS, tile=TILES)
LOOKS_THROUGH = Event("looks-through", "DR-ABI-20", seat=SEATS, victim=SEATS)
GIVES_IN_RETURN = Event("gives-in-return", "DR-ABI-20", seat=SEATS, other=SEATS, card=CARDS)
GIVES_EQUIPPED = Event("gives-equipped", "DR-ABI-20", seat=SEATS, other=SEATS, card=CARDS)
GAINS_TREASURE = Event("gains-treasure", "DR-ABI-20", seat=SEATS, card=CARDS).staged("card")
NO_TREASURES = Event("no-treasures", "DR-CON-9")
GAINS_ARTIFACT = Event("gains-artifact", "DR-ABI-20", seat=SEATS, card=CARDS).staged("card")
ARTIFACT_IS_GONE = Event("artifact-is-gone", "DR-TSP-16", card=CARDS)
UNEQUIPPED = Event("unequipped", "DR-ABI-3", seat=SEATS, card=CARDS)


def _wrong(s: State, victim: int, by: int) -> None:
    """Taking something from a hero wrongs that hero (DR-ABI-20)."""
    hero = s.heroes[victim]
    put(s, victim, hero._replace(wronged_by=hero.wronged_by | 1 << by))


# --- taking -----------------------------------------------------------------------------------------------------------


@part("DR-ABI-20")
def _take_card(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """Take a card, at random or picked by the holder; nothing if the loot pile holds no card of these kinds."""
    assert isinstance(op, TakeCard)
    s = game.state
    cards = [card for card in s.heroes[target].loot if is_of(card, op.kinds)]
    if op.pick == "holder":
        _look_through(game, holder, target, cards)
        return
    if not cards:
        game.say(TAKES_NOTHING, target)
        return
    card = game.pick(CARDS, cards)
    lose_card(s, target, card)
    if is_monster(holder):
        tile = where_is(s, holder)
        s.lying[tile] += (Card(card, 1 << target),)
        game.say(CARRIED_OFF, target, only(card, target), tile)
    else:
        gain_card(s, holder, card)
        _wrong(s, target, holder)
        game.say(TAKES_UNSEEN, holder, target, only(card, holder, target))


def _look_through(game: Game, seat: int, victim: int, cards: list[int]) -> None:
    """The taker sees the cards that can be taken from the victim's loot pile."""
    s = game.state
    game.say(LOOKS_THROUGH, seat, victim)
    if cards or s.heroes[victim].equipped:
        s.looks_through = (seat, victim)
        game.then(take_which(seat, victim))
    else:
        game.say(TAKES_NOTHING, victim)


@step("DR-ABI-20", "DR-STO-3")
def take_from(game: Game, seat: SeatId, victim: SeatId, card: CardId) -> None:
    """Take this card from the victim. It is put aside until another is given for it. Everybody sees who has the
    Stone."""
    s = game.state
    known = EVERYBODY if card == SUMMONING_STONE else knowers(s, victim, card) | 1 << seat
    lose_card(s, victim, card)
    s.looked_at = [Card(card, known)]
    s.looks_through = (NONE, NONE)
    if card == SUMMONING_STONE:
        s.bearer = seat
    _wrong(s, victim, seat)
    if known == EVERYBODY:
        game.say(TAKES_EQUIPPED, seat, victim, card)
    else:
        game.say(TAKES_UNSEEN, seat, victim, only(card, seat, victim))


def _takeable(s: State, seat: int, victim: int) -> list[tuple[int, int, int]]:
    hero = s.heroes[victim]
    seen = [card for card in hero.loot if card is not HIDDEN and is_equipment(card)]  # the taker sees no other kinds
    return [(seat, victim, card) for card in (*seen, *hero.equipped)]


TAKES = (Offer(take_from, _takeable),)


@decision("DR-ABI-20")
def take_which(game: Game, seat: SeatId, victim: SeatId) -> Choice:
    """Which card do you take? You see the treasures and artifacts of the loot pile."""
    return ask(seat, TAKES, victim)


# --- giving in return -------------------------------------------------------------------------------------------------


@part("DR-ABI-20")
def _give_card(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The holder picks a card to give for the one taken, which is in `State.looked_at` until then so that it cannot be
    given itself. Nothing is given if nothing was taken."""
    if game.state.looked_at:
        game.then(give_which(holder, target))


@step("DR-ABI-20")
def give_in_return(game: Game, seat: SeatId, other: SeatId, card: CardId) -> None:
    """Give this card for the one taken, which goes to your loot pile now."""
    s = game.state
    equipped = card in s.heroes[seat].equipped
    lose_card(s, seat, card)
    gain_card(s, other, card)
    gain_card(s, seat, s.looked_at.pop().face)
    if equipped:
        game.say(GIVES_EQUIPPED, seat, other, card)
    else:
        game.say(GIVES_IN_RETURN, seat, other, only(card, seat, other))


def _givable(s: State, seat: int, other: int) -> list[tuple[int, int, int]]:
    return [(seat, other, card) for card in equipment_of(s.heroes[seat])]


GIFTS = (Offer(give_in_return, _givable),)


@decision("DR-ABI-20")
def give_which(game: Game, seat: SeatId, other: SeatId) -> Choice:
    """Which card do you give in return? It must not be the card taken."""
    return ask(seat, GIFTS, other)


# --- gaining ----------------------------------------------------------------------------------------------------------


@part("DR-ABI-20", "DR-CON-9")
def _gain_treasure(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """From the treasure deck to the hero's loot pile; only that hero sees the card."""
    assert isinstance(op, GainTreasure)
    assert op.to == "loot"
    s = game.state
    for _ in range(op.amount):
        if not s.treasures:
            game.say(NO_TREASURES)
            return
        card = s.treasures.pop(0).face
        gain_card(s, target, card)
        game.say(GAINS_TREASURE, target, only(card, target))


@part("DR-ABI-20", "DR-TSP-8", "DR-TSP-16")
def _gain_artifact(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """To the hero's loot pile, if it is in the supply: nobody has it, and it is not on a tile."""
    assert isinstance(op, GainArtifact)
    s = game.state
    card = CARD_NAMES.index(op.artifact)
    if card in s.supply:
        s.supply = without(s.supply, card)
        gain_card(s, target, card)
        game.say(GAINS_ARTIFACT, target, card)
    else:
        game.say(ARTIFACT_IS_GONE, card)


# --- taking off -------------------------------------------------------------------------------------------------------


def _unequip(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    if corrodible(game.state, target):
        ask_unless_forced(game, unequip_which(target))


@step("DR-ABI-3")
def unequip(game: Game, seat: SeatId, card: CardId) -> None:
    """Put this card into your loot pile."""
    s = game.state
    lose_card(s, seat, card)
    gain_card(s, seat, card)
    game.say(UNEQUIPPED, seat, card)


UNEQUIPS = (Offer(unequip, corrodible),)


@decision("DR-ABI-3")
def unequip_which(game: Game, seat: SeatId) -> Choice:
    """Which equipped treasure goes to your loot pile?"""
    return ask(seat, UNEQUIPS)


TAKING: dict[type[Operation], Callable[[Game, Any, int, int, int], None]] = {
    TakeCard: _take_card,
    GiveCard: _give_card,
    GainTreasure: _gain_treasure,
    GainArtifact: _gain_artifact,
    Unequip: _unequip,
}

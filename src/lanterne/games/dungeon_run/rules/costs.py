"""What a power costs: wounds, its own card, or a card of the holder's (DR-ABI-5)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, law, part, step
from lanterne.games.dungeon_run.content.cards import ARTIFACT, BOSS, CARD_KINDS, MONSTER, TREASURE
from lanterne.games.dungeon_run.content.powers import Discard
from lanterne.games.dungeon_run.content.sources import ABILITY, POWER_TABLE
from lanterne.games.dungeon_run.rules.conditions import KINDS
from lanterne.games.dungeon_run.rules.loot import lose_card, without
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, CardId, Game, Hero, PowerId, State, life, put

PAYS_WOUNDS = Event("pays-wounds", "DR-ABI-5", seat=SEATS, amount=NUMBER)
PAYS_ABILITY = Event("pays-ability", "DR-ABI-5", seat=SEATS, ability=ABILITIES)
PAYS_CARD = Event("pays-card", "DR-ABI-5", seat=SEATS, card=CARDS)


# --- what can be paid -------------------------------------------------------------------------------------------------


def is_of(card: int, kinds: tuple[str, ...]) -> bool:
    """Whether a card is of one of the kinds that a power names. The boss is a monster in every respect (DR-BOS-6)."""
    kind = MONSTER if CARD_KINDS[card] == BOSS else CARD_KINDS[card]
    return any(KINDS[name] == kind for name in kinds)


@law("DR-ABI-5", "DR-TSP-16")
def payable(hero: Hero, asked: Discard) -> list[int]:
    """The cards that a hero can pay with, equipped ones first. Only the owner may know those of the loot pile."""
    pile = hero.loot if asked.zone == "loot" else hero.equipped + hero.loot
    return [card for card in dict.fromkeys(pile) if is_of(card, asked.kinds)]


@law("DR-ABI-5")
def can_pay(s: State, seat: int, number: int) -> bool:
    """Whether the hero can pay in full for a power; wounds as a cost may not defeat them."""
    cost = POWER_TABLE[number].power.cost
    hero = s.heroes[seat]
    if cost.wounds and hero.wounds + cost.wounds >= life(hero):
        return False
    return cost.discard is None or bool(payable(hero, cost.discard))


# --- paying -----------------------------------------------------------------------------------------------------------


@part("DR-ADV-6", "DR-TSP-16")
def throw_away(s: State, seat: int, card: int) -> None:
    """A card of the hero, equipped or from the loot pile, is discarded openly; a boss card leaves the game."""
    lose_card(s, seat, card)
    kind = CARD_KINDS[card]
    assert kind != ARTIFACT, "nothing costs an artifact"
    if kind == BOSS:
        s.gone += (card,)
    elif kind == TREASURE:
        s.treasure_discard += (card,)
    else:
        s.encounter_discard += (card,)


@step("DR-ABI-5")
def pay(game: Game, seat: SeatId, power: PowerId) -> None:
    """The hero pays what the power costs, first and in full."""
    s = game.state
    known = POWER_TABLE[power]
    cost = known.power.cost
    hero = s.heroes[seat]
    if cost.wounds:
        put(s, seat, hero._replace(wounds=hero.wounds + cost.wounds))
        game.say(PAYS_WOUNDS, seat, cost.wounds)
    if cost.this_card and known.kind == ABILITY:
        left = without(hero.abilities, known.thing)
        put(s, seat, hero._replace(abilities=left, given_up=(*hero.given_up, known.thing)))
        game.say(PAYS_ABILITY, seat, known.thing)
    elif cost.this_card:
        throw_away(s, seat, known.thing)
        game.say(PAYS_CARD, seat, known.thing)
    if cost.discard is not None:
        game.then(pay_with(seat, power))


def _payable(s: State, seat: int, power: int) -> list[tuple[int, int]]:
    asked = POWER_TABLE[power].power.cost.discard
    assert asked is not None
    return [(seat, card) for card in payable(s.heroes[seat], asked)]


@step("DR-ABI-5")
def pay_card(game: Game, seat: SeatId, card: CardId) -> None:
    """Discard this card."""
    throw_away(game.state, seat, card)
    game.say(PAYS_CARD, seat, card)


PAYMENTS = (Offer(pay_card, _payable),)


@decision("DR-ABI-5", "DR-TSP-16")
def pay_with(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """Which card do you discard? You are asked even if there is only one, since the number of cards in a loot pile is
    hidden."""
    return ask(seat, PAYMENTS, power)

"""Advancing: encounter cards for a training token and a new ability card (DR-ADV)."""

from collections import Counter
from functools import lru_cache

from lanterne.engine import (
    NUMBER,
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
    law,
    only,
    pick,
    step,
)
from lanterne.games.dungeon_run.content.cards import BOSS, CARD_KINDS, MONSTER, TRAP
from lanterne.games.dungeon_run.content.effects import ChooseAbility
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.settings import ADVANCE, CONSTANTS, PLAYER_COUNTS
from lanterne.games.dungeon_run.content.sources import ABILITY, POWER_TABLE, powers_on
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.conditions import holds
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.rules.loot import lose_card
from lanterne.games.dungeon_run.rules.powers import carry_out
from lanterne.games.dungeon_run.state import (
    ABILITIES,
    CARDS,
    NONE,
    RATINGS,
    Ability,
    CardId,
    Deed,
    Game,
    Rating,
    State,
    current,
    put,
)

HANDED_IN = Event("handed-in", "DR-ADV-1", seat=SEATS, card=CARDS)
TRAINED = Event("trained", "DR-ADV-1", seat=SEATS, rating=RATINGS, number=NUMBER)
ABILITIES_DRAWN = Event("abilities-drawn", "DR-ADV-2", seat=SEATS, number=NUMBER)
ABILITY_LEARNT = Event("ability-learnt", "DR-ADV-2", seat=SEATS, ability=ABILITIES)
ABILITY_GIVEN_UP = Event("ability-given-up", "DR-ADV-3", seat=SEATS, ability=ABILITIES)
NO_ABILITY_LEFT = Event("no-ability-left", "DR-ADV-3", seat=SEATS)

TOO_FEW_ENCOUNTERS = Refusal("too-few-encounters", "DR-ADV-1", (("number", CONSTANTS.advance_cost),))
NO_ENCOUNTER_CARD = Refusal("no-encounter-card", "DR-ADV-1")
PRICE_IS_PAID = Refusal("price-is-paid", "DR-ADV-1")
BOSS_IS_NOT_SPLIT = Refusal("boss-is-not-split", "DR-ADV-5")
BOSS_PAYS_ALONE = Refusal("boss-pays-alone", "DR-ADV-5")
HAND_IN_MORE = Refusal("hand-in-more", "DR-ADV-1", (("number", CONSTANTS.advance_cost),))


# --- the price --------------------------------------------------------------------------------------------------------


@law("DR-ADV-1", "DR-ADV-4")
def worth(card: int) -> int:
    """How many encounter cards a card of a loot pile counts as; 0 for a treasure or an artifact."""
    kind = CARD_KINDS[card]
    return CONSTANTS.boss_worth if kind == BOSS else 1 if kind in (MONSTER, TRAP) else 0


@law("DR-ADV-1", "DR-ADV-4", "DR-ADV-5")
@lru_cache(4096)
def payable(loot: tuple[int, ...], missing: int) -> tuple[int, ...]:
    """The cards that a payment can go on with, without paying too much in the end: ordinary encounter cards as long as
    there are enough of them, then the boss card, which cannot be split."""
    worths = [worth(card) for card in loot]
    common = [card for card, value in zip(loot, worths, strict=True) if value == 1]
    whole = [card for card, value in zip(loot, worths, strict=True) if value > 1 and value == missing]
    return (*(common if 0 < missing <= len(common) else ()), *whole)


@law("DR-ADV-1")
def too_few_encounters(s: State, seat: int) -> Refusal | None:
    """The hero needs enough of them in the loot pile."""
    loot = s.heroes[seat].loot
    return None if loot and payable(loot, CONSTANTS.advance_cost) else TOO_FEW_ENCOUNTERS


@step("DR-ADV-1", "DR-ADV-2", "DR-ADV-5")
def advance(game: Game) -> None:
    """An Advance action: pay with encounter cards, train, then draw ability cards."""
    s = game.state
    begin_action(game, Deed(ADVANCE, s.active, s.heroes[s.active].tile))
    game.then(choose_encounters(s.active), choose_training(s.active), draw_abilities(s.active))


@pick("DR-ADV-1")
def hand_in(card: CardId) -> None:
    """Discard this encounter card."""


def _missing(so_far: tuple[Call, ...]) -> int:
    return CONSTANTS.advance_cost - sum(worth(card) for _, card in so_far)


def _left(s: State, seat: int, so_far: tuple[Call, ...]) -> tuple[int, ...]:
    """The cards of the loot pile that are not picked, the boss card last."""
    left = Counter(s.heroes[seat].loot)
    left.subtract(card for _, card in so_far)
    return tuple(sorted(left.elements(), key=lambda card: CARD_KINDS[card] == BOSS))


def loot_left(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The cards left in the loot pile; equal ones follow each other."""
    return [(card,) for card in dict.fromkeys(_left(s, seat, so_far))]


@law("DR-ADV-1", "DR-ADV-4", "DR-ADV-5")
def cannot_hand_in(s: State, seat: int, so_far: tuple[Call, ...], card: int) -> Refusal | None:
    """Encounter cards only, no more than the price, and a boss card only for the whole of it."""
    missing = _missing(so_far)
    if card in payable(_left(s, seat, so_far), missing):
        return None
    if not worth(card):
        return NO_ENCOUNTER_CARD
    if missing <= 0:
        return PRICE_IS_PAID
    return BOSS_IS_NOT_SPLIT if worth(card) > 1 else BOSS_PAYS_ALONE


@law("DR-ADV-1")
def hand_in_more(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """The price must be paid in full."""
    return HAND_IN_MORE if _missing(so_far) > 0 else None


@step("DR-ADV-1", "DR-ADV-4", "DR-ADV-6")
def discard_encounters(game: Game, *picks: Call) -> None:
    """They go face up to the discard pile; a boss card leaves the game."""
    s = game.state
    for _, card in picks:
        lose_card(s, s.active, card)
        if CARD_KINDS[card] == BOSS:
            s.gone += (card,)
        else:
            s.encounter_discard += (card,)
        game.say(HANDED_IN, s.active, card)


PRICE = Draft("set", discard_encounters, (Offer(hand_in, loot_left, each=(cannot_hand_in,)),), hand_in_more)


@decision("DR-ADV-1", "DR-ADV-4", "DR-ADV-5")
def choose_encounters(game: Game, seat: SeatId) -> Choice:
    """Which encounter cards do you discard? You are asked even if you have no choice, since nobody else may know
    that."""
    return ask(seat, draft=PRICE)


# --- the training token -----------------------------------------------------------------------------------------------


@step("DR-ADV-1", "DR-ADV-5")
def train(game: Game, rating: Rating) -> None:
    """The rating is higher for good."""
    s = game.state
    hero = s.heroes[s.active]
    tokens = list(hero.training)
    tokens[rating] += CONSTANTS.advance_tokens
    put(s, s.active, hero._replace(training=tuple(tokens)))
    game.say(TRAINED, s.active, rating, tokens[rating])


def all_ratings(s: State, seat: int) -> list[tuple[int]]:
    """Brawn, Magic and Skill; Life cannot be raised."""
    return [(rating,) for rating in range(len(RATING_NAMES))]


TRAININGS_OFFERED = (Offer(train, all_ratings),)


@decision("DR-ADV-1", "DR-ADV-5")
def choose_training(game: Game, seat: SeatId) -> Choice:
    """Which rating do you train?"""
    return ask(seat, TRAININGS_OFFERED)


# --- ability cards ----------------------------------------------------------------------------------------------------


@law("DR-ADV-2", "DR-ABI-3")
def to_draw(s: State, seat: int) -> int:
    """How many ability cards the hero draws: two, or what a power says (Aspirant's Vow)."""
    powers = [number for number in at_window(s, seat, "advance") if holds(s, seat, number, current(s))]
    does = [op for number in powers for op in POWER_TABLE[number].power.do]
    return max([CONSTANTS.ability_draw, *[op.draw for op in does if isinstance(op, ChooseAbility)]])


@step("DR-ADV-2", "DR-ADV-3", "DR-ADV-5", "DR-SOL-1")
def draw_abilities(game: Game, seat: SeatId) -> None:
    """The hero draws ability cards and keeps one. If only one is left they keep it without being asked; if none is left
    they draw none."""
    s = game.state
    hero = s.heroes[seat]
    if not hero.deck:
        if PLAYER_COUNTS[len(s.heroes)].abilities:
            game.say(NO_ABILITY_LEFT, seat)
        return
    number = min(to_draw(s, seat), len(hero.deck))
    put(s, seat, hero._replace(drawn=hero.deck[:number], deck=hero.deck[number:]))
    game.say(ABILITIES_DRAWN, seat, number)
    game.then(keep_ability(hero.deck[0]) if number == 1 else choose_ability(seat))


@step("DR-ADV-2", "DR-ADV-3")
def keep_ability(game: Game, ability: Ability) -> None:
    """The card is face up beside the hero card from now on; the others drawn with it never come back."""
    s = game.state
    seat = s.active
    hero = s.heroes[seat]
    away = tuple([other for other in hero.drawn if other != ability])
    kept = (*hero.abilities, ability)
    put(s, seat, hero._replace(abilities=kept, drawn=(), given_up=tuple(sorted((*hero.given_up, *away)))))
    game.say(ABILITY_LEARNT, seat, ability)
    for other in away:
        game.say(ABILITY_GIVEN_UP, seat, only(other, seat))
    game.then(ability_gained(seat, ability))


def drawn_now(s: State, seat: int) -> list[tuple[int]]:
    """The ability cards that the hero has just drawn."""
    return [(ability,) for ability in s.heroes[seat].drawn]


ABILITIES_OFFERED = (Offer(keep_ability, drawn_now),)


@decision("DR-ADV-2")
def choose_ability(game: Game, seat: SeatId) -> Choice:
    """Which of the ability cards drawn do you keep?"""
    return ask(seat, ABILITIES_OFFERED)


@step("DR-ABI-3")
def ability_gained(game: Game, seat: SeatId, ability: Ability) -> None:
    """A hero has just received an ability card: what it does at this moment happens (Ancestral Whispers)."""
    s = game.state
    now = at_window(s, seat, "gained")
    own = [number for number in powers_on(ABILITY, ability) if number in now]
    game.then(*[carry_out(number, seat, NONE) for number in own if holds(s, seat, number, current(s))])


ADVANCES = (Offer(advance, closed=(no_action_left, too_few_encounters)),)

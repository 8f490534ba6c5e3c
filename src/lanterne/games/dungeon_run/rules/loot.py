"""Loot piles and the cards beside a hero card: where a card goes when a hero gets or loses it (DR-LOT)."""

from collections.abc import Iterable

from lanterne.engine import law, part
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, FIRST_TREASURE, STRANGER
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.state import EVERYBODY, NONE, Hero, State, put


def sorted_cards(cards: Iterable[int]) -> tuple[int, ...]:
    """Cards in the order of `content.cards`, which hides the order in which they came."""
    return tuple(sorted(cards))


def is_equipment(card: int) -> bool:
    """Whether the card is a treasure or an artifact."""
    return card >= FIRST_TREASURE


def equipment_of(hero: Hero) -> list[int]:
    """The treasures and artifacts that a hero has: those in the loot pile, then those equipped."""
    return [card for card in hero.loot if card >= FIRST_TREASURE] + list(hero.equipped)


@part("DR-LOT-1", "DR-LOT-3", "DR-STO-3")
def gain_card(s: State, seat: int, card: int) -> None:
    """A card comes to a hero: into the loot pile, a stranger beside the hero card. A hero who gets the Stone is its
    bearer, equipped or not."""
    hero = s.heroes[seat]
    if CARD_KINDS[card] == STRANGER:
        put(s, seat, hero._replace(strangers=sorted_cards((*hero.strangers, card))))
        return
    put(s, seat, hero._replace(loot=sorted_cards((*hero.loot, card))))
    if card == SUMMONING_STONE:
        s.bearer = seat


@part("DR-LOT-1", "DR-STO-3")
def lose_card(s: State, seat: int, card: int) -> None:
    """A card leaves a hero: from the loot pile, or else from equipment or company. The caller decides where it goes."""
    hero = s.heroes[seat]
    if card in hero.loot:
        put(s, seat, hero._replace(loot=without(hero.loot, card)))
    elif card in hero.equipped:
        put(s, seat, hero._replace(equipped=without(hero.equipped, card)))
    else:
        put(s, seat, hero._replace(strangers=without(hero.strangers, card)))
    if card == SUMMONING_STONE:
        s.bearer = NONE


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, less one with this number."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


@law("DR-LOT-2", "DR-LOT-3")
def knowers(s: State, seat: int, card: int) -> int:
    """The seats that know one of a hero's cards: everybody if it lies face up beside the hero card, otherwise only the
    owner."""
    hero = s.heroes[seat]
    return EVERYBODY if card in hero.equipped or card in hero.strangers else 1 << seat

"""Potions (HQ-ITM): when they may be drunk, and what they do."""

from functools import lru_cache

from lanterne.engine import Event, Offer, Refusal, law, step
from lanterne.games.heroquest.content.cards import ITEMS as CARDS
from lanterne.games.heroquest.content.rows import Boost, Heal, Potion
from lanterne.games.heroquest.rules.gear import lose
from lanterne.games.heroquest.rules.harm import heal
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.state import BREW, HEROES, ITEMS, SWIFT, Game, Hero, Item, State
from lanterne.kit.pips import PIPS

POTION_DRUNK = Event("potion-drunk", "HQ-ITM-4", hero=HEROES, item=ITEMS)
HEALING_ROLLED = Event("healing-rolled", "HQ-ITM-7", hero=HEROES, dice=PIPS)

NOT_AFTER_ATTACK = Refusal("brew-after-attack", "HQ-ATK-20")

POTION: tuple[Potion | None, ...] = tuple(card if isinstance(card, Potion) else None for card in CARDS)
HEALING: frozenset[int] = frozenset(item for item, card in enumerate(POTION) if card and card.healing)
_BOOSTS = {item: card.effect.what for item, card in enumerate(POTION) if card and isinstance(card.effect, Boost)}
FOR_DEFENCE: frozenset[int] = HEALING | {item for item, what in _BOOSTS.items() if what == "defend-dice"}
"""What is of use directly before a Defend roll."""
_TWO_ATTACKS: frozenset[int] = frozenset(item for item, what in _BOOSTS.items() if what == "attacks")


@law("HQ-ITM-4", "HQ-ITM-5")
def potions_of(s: State, hero: int) -> tuple[int, ...]:
    """The potions a hero has, each kind once."""
    return _potions_among(s.sheets[hero].items)


@lru_cache(maxsize=4096)
def _potions_among(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(item for item in dict.fromkeys(items) if POTION[item] is not None)


@law("HQ-ITM-5")
def potions_before_defending(s: State, hero: int) -> list[int]:
    """Those that may be drunk directly before a Defend roll."""
    return [item for item in potions_of(s, hero) if item in FOR_DEFENCE]


@law("HQ-ITM-6")
def potions_at_zero(s: State, hero: int) -> list[int]:
    """Those that may be drunk at 0 Body Points."""
    return [item for item in potions_of(s, hero) if item in HEALING]


def own_potions(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """What the hero whose turn it is can drink."""
    hero = s.active
    potions = _potions_among(s.sheets[hero].items)
    return tuple((hero, item) for item in potions) if potions else ()


@law("HQ-ATK-20")
def brew_after_attack(s: State, seat: int, hero: int, item: int) -> Refusal | None:
    """The brew must be drunk before the first attack of the turn."""
    return NOT_AFTER_ATTACK if s.struck and item in _TWO_ATTACKS else None


@step("HQ-ITM-4", "HQ-ITM-7", "HQ-ITM-8", "HQ-MOV-13", "HQ-ATK-20", "HQ-RND-10", "HQ-RND-11")
def drink(game: Game, hero: Hero, item: Item) -> None:
    """Drink a potion: it takes no action and does not end a movement. Dice for the next attack or defence wait until
    used, and add up; doublings of the next movement do not."""
    s = game.state
    card = POTION[item]
    assert card is not None
    lose(s, hero, item)
    game.say(POTION_DRUNK, hero, item)
    effect = card.effect
    row = s.heroes[hero]
    if isinstance(effect, Heal):
        points = effect.body
        if effect.red_dice:
            rolled = game.rolls(6, effect.red_dice)
            game.say(HEALING_ROLLED, hero, tuple(face - 1 for face in rolled))
            points += sum(rolled)
        game.then(heal(hero, points))
    elif effect.what == "attack-dice":
        change(s, hero, attack=row.attack + effect.amount)
    elif effect.what == "defend-dice":
        change(s, hero, defend=row.defend + effect.amount)
    elif effect.what == "attacks":
        change(s, hero, effects=row.effects | BREW)
    else:
        change(s, hero, effects=row.effects | SWIFT)


DRINK = (Offer(drink, own_potions, each=(brew_after_attack,)),)
"""On the hero's own turn."""

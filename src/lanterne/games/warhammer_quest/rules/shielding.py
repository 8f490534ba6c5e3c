"""Cards against a hit (D-22; WQ-EQP-4, WQ-EQP-10): the only ones that are used between a hit and its damage."""

from lanterne.engine import Event, Offer, Step, law, step
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.rules.card_effects import strengthen
from lanterne.games.warhammer_quest.rules.dungeon import add, is_conscious, take_away
from lanterne.games.warhammer_quest.rules.gear import discard, may_use, works
from lanterne.games.warhammer_quest.rules.harm import ALL
from lanterne.games.warhammer_quest.rules.spending import find, spend, spend_charges
from lanterne.games.warhammer_quest.rules.striking import strike_warrior
from lanterne.games.warhammer_quest.state import (
    CLOAKED,
    ITEMS,
    NONE,
    PIPS,
    SENSELESS,
    WEBBED,
    Game,
    Item,
    State,
    Warrior,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

hit_caught = Event("hit-caught", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS)
shield_rolled = Event("shield-rolled", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)
shield_bursts = Event("shield-bursts", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS)
cloak_wrapped = Event("cloak-wrapped", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS)
cloak_holds = Event("cloak-holds", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)
cloak_ruined = Event("cloak-ruined", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)

HIT = "hit"
"""The scope of a hit on a warrior, from the cards against it to the wounds. It is opened with `blow_over(warrior)` as
its cleanup; a card that absorbs the blow leaves it."""

_CARDS = {n: card for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.when == "hit_on_self"}
DRAGON, ENCHANTED, CLOAK, DELIVERANCE = _CARDS
"""In the order of the cards: dragon shield, enchanted shield, fur cloak, shield of deliverance."""


@law("WQ-EQP-4", "WQ-EQP-5", "WQ-EQP-10")
def against_a_hit(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """The cards that the player who is hit has in use against it. Who is unconscious, webbed or senseless uses none."""
    warrior = s.party[seat]
    row = s.warriors[warrior]
    item = row.shield
    if item not in _CARDS or not is_conscious(row) or row.conditions & (WEBBED | SENSELESS | CLOAKED):
        return []
    held = find(s, warrior, item) != NONE and may_use(warrior, item) and works(s, warrior, item)
    return [(warrior, item)] if held else []


@step("WQ-EQP-4", "WQ-EQP-9")
def shield_with(game: Game, warrior: Warrior, item: Item) -> None:
    """A card is used against the hit."""
    game.then(_WORKS[item](warrior, item))


@step("WQ-EQP-4", "WQ-EQP-9")
def absorbs(game: Game, warrior: Warrior, item: Item) -> None:
    """The dragon shield, once, and the shield of deliverance, as often as it has charges, absorb the blow."""
    if item == DELIVERANCE:
        spend_charges(game.state, warrior, item, 1)
    else:
        spend(game.state, warrior, item)
    game.say(hit_caught, warrior, item)
    game.leave(HIT)


@step("WQ-EQP-4", "WQ-EQP-9", "WQ-CMB-7")
def may_burst(game: Game, warrior: Warrior, item: Item) -> None:
    """The enchanted shield absorbs the blow on 5 or 6. On a 1 it bursts and hurts its bearer, and the blow counts."""
    s = game.state
    card = _CARDS[item]
    die = game.roll(6)
    game.say(shield_rolled, warrior, item, (die - 1,))
    if die >= card.numbers["stops_from"]:
        game.say(hit_caught, warrior, item)
        game.leave(HIT)
    elif die <= card.numbers["breaks_up_to"]:
        game.say(shield_bursts, warrior, item)
        discard(s, warrior, item)
        strike_warrior(game, warrior, card.dice["harm"], ALL)


@step("WQ-EQP-4")
def wraps(game: Game, warrior: Warrior, item: Item) -> None:
    """The fur cloak makes its wearer tougher against this one blow."""
    s = game.state
    add(s, warrior, CLOAKED)
    strengthen(s, warrior, toughness=_CARDS[item].numbers["toughness"])
    game.say(cloak_wrapped, warrior, item)


_WORKS: dict[int, Step[...]] = {DRAGON: absorbs, ENCHANTED: may_burst, CLOAK: wraps, DELIVERANCE: absorbs}


@step("WQ-EQP-9")
def blow_over(game: Game, warrior: Warrior) -> None:
    """After the blow: a cloak that was wrapped round the arm comes off, and may be ruined."""
    s = game.state
    if not s.warriors[warrior].conditions & CLOAKED:
        return
    card = _CARDS[CLOAK]
    take_away(s, warrior, CLOAKED)
    strengthen(s, warrior, toughness=-card.numbers["toughness"])
    die = game.roll(6)
    if die > card.numbers["breaks_up_to"]:
        game.say(cloak_holds, warrior, CLOAK, (die - 1,))
    else:
        game.say(cloak_ruined, warrior, CLOAK, (die - 1,))
        discard(s, warrior, CLOAK)


SHIELDING = (Offer(shield_with, against_a_hit),)
"""For the player who is hit, asked again after each use until he uses none."""

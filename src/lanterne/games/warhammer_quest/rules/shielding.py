"""Cards against a hit (WQ-D-22; WQ-EQP-4, WQ-EQP-10): the only ones used between a hit and its damage."""

from lanterne.engine import Choice, Event, Offer, Step, ask, decision, law, part, step
from lanterne.engine.choice import any_open
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, TREASURES
from lanterne.games.warhammer_quest.rules.damage import strike_warrior
from lanterne.games.warhammer_quest.rules.dungeon import is_conscious
from lanterne.games.warhammer_quest.rules.gear import discard, find, may_use, spend, spend_charges, works
from lanterne.games.warhammer_quest.rules.harm import ALL
from lanterne.games.warhammer_quest.state import ITEMS, NONE, SENSELESS, WEBBED, Game, Item, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

HIT_CAUGHT = Event("hit-caught", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS)
SHIELD_ROLLED = Event("shield-rolled", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)
SHIELD_BURST = Event("shield-burst", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS)
CLOAK_WRAPPED = Event("cloak-wrapped", "WQ-EQP-4", warrior=WARRIOR_IDS, item=ITEMS)
CLOAK_HELD = Event("cloak-held", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)
CLOAK_RUINED = Event("cloak-ruined", "WQ-EQP-9", warrior=WARRIOR_IDS, item=ITEMS, dice=PIPS)

_CARDS = {n: card for n, card in enumerate(TREASURES, FIRST_TREASURE) if card.when == "hit_on_self"}
DRAGON, ENCHANTED, CLOAK, DELIVERANCE = _CARDS
"""In the order of the cards: dragon shield, enchanted shield, fur cloak, shield of deliverance."""


HIT = "hit"
"""The scope of a hit. Its agenda has the effect of the hit: the call (step, warrior, extra toughness, …)."""


@part("WQ-CMB-10")
def ward_off(game: Game) -> None:
    """For a card used against the present hit: cancel the hit."""
    game.leave(HIT)


@part("WQ-CMB-10")
def toughen(game: Game, amount: int) -> None:
    """For a card used against the present hit: add this much toughness against it. Call it before the card's step puts
    anything else on the agenda."""
    name, warrior, extra, *rest = game.state.agenda[-1]
    game.state.agenda[-1] = (name, warrior, extra + amount, *rest)


@law("WQ-EQP-4", "WQ-EQP-5", "WQ-EQP-10", "WQ-MAG-7")
def against_a_hit(s: State, seat: int, warrior: int) -> list[tuple[int, int]]:
    """The card that the warrior has in use against a hit. All of them are worn as shields, so there is at most one. A
    warrior who is unconscious, webbed or senseless cannot use it."""
    row = s.warriors[warrior]
    item = row.shield
    if item not in _CARDS or not is_conscious(row) or row.conditions & (WEBBED | SENSELESS):
        return []
    held = find(s, warrior, item) != NONE and may_use(warrior, item) and works(s, warrior, item)
    return [(warrior, item)] if held else []


@step("WQ-EQP-4")
def shield_with(game: Game, warrior: Warrior, item: Item) -> None:
    """The card is used against the hit."""
    game.then(_WORKS[item](warrior, item))


@step("WQ-EQP-4", "WQ-EQP-9")
def absorb(game: Game, warrior: Warrior, item: Item) -> None:
    """Absorb the blow: the dragon shield once, the shield of deliverance once for each charge."""
    if item == DELIVERANCE:
        spend_charges(game.state, warrior, item, 1)
    else:
        spend(game.state, warrior, item)
    game.say(HIT_CAUGHT, warrior, item)
    ward_off(game)


@step("WQ-EQP-4", "WQ-EQP-9", "WQ-CMB-7")
def may_burst(game: Game, warrior: Warrior, item: Item) -> None:
    """The enchanted shield absorbs the blow on 5 or 6. On a 1 it bursts and hurts its bearer, and the blow counts."""
    s = game.state
    card = _CARDS[item]
    die = game.roll(6)
    game.say(SHIELD_ROLLED, warrior, item, (die - 1,))
    if die >= card.numbers["stops_from"]:
        game.say(HIT_CAUGHT, warrior, item)
        ward_off(game)
    elif die <= card.numbers["breaks_up_to"]:
        game.say(SHIELD_BURST, warrior, item)
        discard(s, warrior, item)
        strike_warrior(game, warrior, card.dice["harm"], ALL)


@step("WQ-EQP-4", "WQ-EQP-9")
def wrap(game: Game, warrior: Warrior, item: Item) -> None:
    """The fur cloak makes its wearer tougher against this one blow."""
    toughen(game, _CARDS[item].numbers["toughness"])
    game.say(CLOAK_WRAPPED, warrior, item)
    game.state.agenda.insert(-1, cloak_wears(warrior, item))  # below the damage, which comes first


@step("WQ-EQP-9")
def cloak_wears(game: Game, warrior: Warrior, item: Item) -> None:
    """After the blow the cloak may be ruined."""
    s = game.state
    if find(s, warrior, item) == NONE:
        return
    die = game.roll(6)
    if die > _CARDS[item].numbers["breaks_up_to"]:
        game.say(CLOAK_HELD, warrior, item, (die - 1,))
    else:
        game.say(CLOAK_RUINED, warrior, item, (die - 1,))
        discard(s, warrior, item)


_WORKS: dict[int, Step[...]] = {DRAGON: absorb, ENCHANTED: may_burst, CLOAK: wrap, DELIVERANCE: absorb}

SHIELDING = (Offer(shield_with, against_a_hit),)
"""For the player whose warrior is hit; `about` is that warrior."""


# --- the question between a hit and its damage (WQ-EQP-4) -------------------------------------------------------------


@step("WQ-EQP-4")
def take_the_hit(game: Game) -> None:
    """No card is used."""


WARDING = (*SHIELDING, Offer(take_the_hit))


@decision("WQ-EQP-4", "WQ-CMB-10")
def hit_on_self(game: Game, warrior: Warrior) -> Choice | None:
    """A hit: do you use your shield against it? Only a card worn as a shield can be used."""
    s = game.state
    row = s.warriors[warrior]
    if row.shield == NONE or not any_open(s, ask(row.seat, SHIELDING, warrior), row.seat):
        return None
    return ask(row.seat, WARDING, warrior, default=take_the_hit())

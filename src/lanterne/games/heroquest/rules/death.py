"""Dying (HQ-DTH): the ways out of it, and what is left behind."""

from lanterne.engine import Choice, Event, Offer, Refusal, about_itself, ask, decision, has, law, part, step
from lanterne.games.heroquest.content.cards import HERO_SPELLS
from lanterne.games.heroquest.content.cards import ITEMS as GOODS
from lanterne.games.heroquest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.heroquest.content.rows import Heal
from lanterne.games.heroquest.content.sheets import CarryOut
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.acting import TURN, is_open, spend_action
from lanterne.games.heroquest.rules.artifacts import ELIXIR, drink_elixir, lose_for_good
from lanterne.games.heroquest.rules.belongings import put_pile
from lanterne.games.heroquest.rules.conditions import helpless
from lanterne.games.heroquest.rules.harm import heal
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.rules.places import change, monsters_at, surroundings, write
from lanterne.games.heroquest.rules.potions import drink, potions_at_zero
from lanterne.games.heroquest.rules.spells import spells_of, spend_spell
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    DEAD,
    FIRST_ALLY,
    HEROES,
    INSIDE_IT,
    ITEMS,
    NONE,
    SPELLS,
    SQUARES,
    Game,
    Hero,
    Spell,
    State,
)

AT_DEATHS_DOOR = Event("at-deaths-door", "HQ-DTH-1", hero=HEROES)
CAST_AT_DEATHS_DOOR = Event("cast-at-deaths-door", "HQ-DTH-3", hero=HEROES, spell=SPELLS)
DIED = Event("died", "HQ-DTH-1", hero=HEROES).staged("hero", sound="doom").befalling("hero")
BELONGINGS_LEFT = Event("belongings-left", "HQ-DTH-6", hero=HEROES, square=SQUARES)
BELONGINGS_TAKEN = Event("belongings-taken", "HQ-DTH-5", hero=HEROES)
LEFT_BY_MONSTERS = Event("left-by-monsters", "HQ-QST-12", item=ITEMS, square=SQUARES)

ACTED_THIS_ROUND = Refusal("acted-this-round", "HQ-DTH-3")
CANNOT_CAST = Refusal("helpless-casts-nothing", "HQ-DRD-4")

HEALING_SPELLS = {spell: effect.body for spell in HERO_SPELLS if isinstance(effect := SPELL_CARDS[spell].effect, Heal)}

# --- the ways out -----------------------------------------------------------------------------------------------------


@law("HQ-DTH-2", "HQ-DTH-4", "HQ-ITM-6")
def healing_potions(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The hero's own healing potions; nobody else's can help."""
    return [(hero, item) for item in potions_at_zero(s, hero)]


@law("HQ-DTH-3", "HQ-DTH-4")
def healing_spells(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """The hero's own healing spells that have not been cast; nobody else's can help."""
    return [(hero, spell) for spell in spells_of(s, hero) if spell in HEALING_SPELLS]


@law("HQ-DTH-3")
def acted_this_round(s: State, seat: int, hero: int) -> Refusal | None:
    """The spell takes the action of the hero's turn: of this turn, or in Zargon's turn, of the last one."""
    return ACTED_THIS_ROUND if s.heroes[hero].acted else None


@law("HQ-DRD-4")
def cannot_cast(s: State, seat: int, hero: int) -> Refusal | None:
    """A hero who is asleep or paralysed cannot cast, not even now."""
    return CANNOT_CAST if helpless(s, hero) else None


@law("HQ-DTH-8")
def own_elixir(s: State, seat: int, hero: int) -> list[tuple[int]]:
    """The Elixir of Life, if the hero has it."""
    return [(hero,)] if ELIXIR in s.sheets[hero].items else []


@step("HQ-DTH-3", "HQ-SPL-3")
def cast_to_live(game: Game, hero: Hero, spell: Spell) -> None:
    """The hero casts a healing spell to survive. This takes the action."""
    s = game.state
    spend_spell(s, hero, spell)
    if hero == s.active:
        spend_action(game)
    else:
        change(s, hero, acted=True)
    game.say(CAST_AT_DEATHS_DOOR, hero, spell)
    game.then(heal(hero, HEALING_SPELLS[spell]))


@step("HQ-DTH-1")
def accept_death(game: Game, hero: Hero) -> None:
    """The hero dies without using what could have helped."""


LAST_CHANCE = (
    Offer(drink, healing_potions),
    Offer(cast_to_live, healing_spells, closed=(acted_this_round, cannot_cast)),
    Offer(drink_elixir, own_elixir),
    Offer(accept_death, about_itself),
)


@law("HQ-DEC-2", "HQ-DTH-1")
def can_be_saved(s: State, hero: int) -> bool:
    """Whether there is anything to decide at 0 Body Points."""
    seat = s.heroes[hero].seat
    if healing_potions(s, seat, hero) or own_elixir(s, seat, hero):
        return True
    if acted_this_round(s, seat, hero) or cannot_cast(s, seat, hero):
        return False
    return bool(healing_spells(s, seat, hero))


# --- dying ------------------------------------------------------------------------------------------------------------


@step("HQ-DTH-1")
def dying(game: Game, hero: Hero) -> None:
    """A hero at 0 Body Points dies, unless saved at this moment."""
    game.say(AT_DEATHS_DOOR, hero)
    game.then(last_chance(hero), life_or_death(hero))


@decision("HQ-DTH-1", "HQ-DTH-2", "HQ-DTH-3", "HQ-DEC-2")
def last_chance(game: Game, hero: Hero) -> Choice | None:
    """What saves you?"""
    s = game.state
    return ask(s.heroes[hero].seat, LAST_CHANCE, hero) if can_be_saved(s, hero) else None


@step("HQ-DTH-1")
def life_or_death(game: Game, hero: Hero) -> None:
    """Still at 0 Body Points: the hero is dead."""
    if not game.state.heroes[hero].body:
        game.then(die(hero))


@step("HQ-DTH-1", "HQ-DTH-5", "HQ-QST-16")
def die(game: Game, hero: Hero) -> None:
    """A hero is out of this quest, and the hero's turn is over; an ally is gone."""
    s = game.state
    game.say(DIED, hero)
    if hero >= FIRST_ALLY:
        s.allies = tuple(row for row in s.allies if row.hero != hero)
        s.dead = (*s.dead, str(HEROES.name(hero)))
        game.then(read_notes(NONE, ANY_MOMENT))
        return
    square = s.heroes[hero].square
    change(s, hero, fate=DEAD, square=NONE, fell=square, body=0, conditions=0, effects=0, attack=0, defend=0)
    leave_behind(game, hero, square)
    game.then(read_notes(NONE, ANY_MOMENT), ahead.quest_may_end())
    if hero == s.active:
        game.then(turn_lost())


@step("HQ-RND-14", "HQ-DTH-1")
def turn_lost(game: Game) -> None:
    """The rest of the active hero's turn does not happen, if it was not over already."""
    if is_open(game.state, TURN):
        game.leave(TURN)


# --- what is left behind ----------------------------------------------------------------------------------------------


@law("HQ-QST-12")
def stays_here(s: State, item: int) -> bool:
    """Quest items, and items that the goal asks to carry out, are never carried off by monsters."""
    if GOODS[item] is None:
        return True
    return any(isinstance(part, CarryOut) and ITEMS.number(part.item) == item for part in s.chart.parts)


@law("HQ-DTH-5", "HQ-DTH-6", "HQ-LOS-11")
def monsters_take(s: State, hero: int, square: int) -> bool:
    """Whether there is a monster in the room or corridor in which the hero died, and no other hero."""
    here = surroundings(s, square)
    others = [row.square for other, row in enumerate(s.heroes) if other != hero and row.fate == INSIDE_IT]
    return bool(monsters_at(s) & here) and not any(has(here, other) for other in others)


@part("HQ-DTH-5", "HQ-DTH-6", "HQ-CAM-4", "HQ-QST-12")
def leave_behind(game: Game, hero: int, square: int) -> None:
    """The hero's belongings fall on the square, or monsters take them out of the game; artifacts among them are lost.
    The monsters leave what the quest needs."""
    s = game.state
    gold, items = s.sheets[hero].gold, s.sheets[hero].items
    if not gold and not items:
        return
    write(s, hero, gold=0, items=(), worn=(), readied=NONE)
    if not monsters_take(s, hero, square):
        put_pile(s, square, gold, items)
        game.say(BELONGINGS_LEFT, hero, square)
        return
    kept = tuple(item for item in items if stays_here(s, item))
    taken = tuple(item for item in items if item not in kept)
    if gold or taken:
        game.say(BELONGINGS_TAKEN, hero)
    lose_for_good(game, taken)
    put_pile(s, square, 0, kept)
    for item in kept:
        game.say(LEFT_BY_MONSTERS, item, square)

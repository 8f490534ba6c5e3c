"""What a treasure search brings: gold, items, Treasure cards and wandering monsters (HQ-TRE-7 to HQ-TRE-15)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, has, law, step
from lanterne.games.heroquest.content.board import REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.content.cards import TREASURES as CARDS
from lanterne.games.heroquest.rules.attack import monster_strikes
from lanterne.games.heroquest.rules.difficulty import wanderers
from lanterne.games.heroquest.rules.exploration import figure_free, place_monster
from lanterne.games.heroquest.rules.gear import gain
from lanterne.games.heroquest.rules.harm import is_sheltered, lose_body
from lanterne.games.heroquest.rules.places import adjacent, free, in_pit, inside, nearest, surroundings, write
from lanterne.games.heroquest.rules.traps import stop
from lanterne.games.heroquest.state import HEROES, ITEMS, NONE, TREASURES, Game, Hero, Square, State, zargon
from lanterne.kit.grid import squares_of

GOLD_FOUND = Event("gold-found", "HQ-TRE-5", hero=HEROES, gold=NUMBER)
ITEM_FOUND = Event("item-found", "HQ-TRE-5", hero=HEROES, item=ITEMS)
CARD_DRAWN = Event("card-drawn", "HQ-TRE-7", hero=HEROES, treasure=TREASURES).staged("treasure")
NO_MONSTER_COMES = Event("no-monster-comes", "HQ-TRE-13", hero=HEROES)


def take_gold(game: Game, hero: int, gold: int) -> None:
    """The searcher gets gold."""
    write(game.state, hero, gold=game.state.sheets[hero].gold + gold)
    game.say(GOLD_FOUND, hero, gold)


def take_item(game: Game, hero: int, item: int) -> None:
    """The searcher gets an item."""
    gain(game.state, hero, item)
    game.say(ITEM_FOUND, hero, item)


# --- Treasure cards ---------------------------------------------------------------------------------------------------


@step("HQ-TRE-7", "HQ-TRE-8", "HQ-TRE-9", "HQ-TRE-10", "HQ-TRE-11", "HQ-TRE-12")
def draw_card(game: Game, hero: Hero) -> None:
    """Draw a random card: the deck is shuffled before every draw. Cards that are kept stay out until the next quest;
    hazards and wandering monsters go back."""
    s = game.state
    kind = game.pick(TREASURES, [kind for kind, left in enumerate(s.deck) for _ in range(left)])
    card = CARDS[kind]
    game.say(CARD_DRAWN, hero, kind)
    if card.category == "hazard":
        game.then(lose_body(hero, card.damage), stop(hero))
    elif card.category == "wandering-monster":
        game.then(*[monster_comes(hero)] * wanderers(s))
    else:
        s.deck = tuple(left - (place == kind) for place, left in enumerate(s.deck))
        if card.gold:
            take_gold(game, hero, card.gold)
        if card.item:
            take_item(game, hero, ITEM_NAMES.index(card.item))


# --- wandering monsters -----------------------------------------------------------------------------------------------


@law("HQ-TRE-15", "HQ-TRE-19")
def beside(s: State, hero: int) -> int:
    """The free squares next to the searcher: in the room, or next to the pit that was searched."""
    square = s.heroes[hero].square
    around = adjacent(s, square) & free(s)
    return around if in_pit(s, square) else around & REGION_SQUARES[REGION_OF[square]]


@step("HQ-TRE-12", "HQ-TRE-13", "HQ-FIG-2")
def monster_comes(game: Game, hero: Hero) -> None:
    """Zargon puts the quest's wandering monster next to the searcher, choosing the square if there are several. If none
    is free, it appears as near as possible in that room or corridor and does not attack now. Without a figure or a free
    square, none comes."""
    s = game.state
    squares = beside(s, hero)
    here = s.heroes[hero].square
    if not figure_free(s, s.chart.wandering):
        game.say(NO_MONSTER_COMES, hero)
    elif squares.bit_count() > 1:
        game.then(wandering_square(hero))
    elif squares:
        game.then(monster_appears(hero, next(squares_of(squares))))
    elif (near := nearest(s, here, free(s) & surroundings(s, here))) != NONE:
        place_monster(game, s.chart.wandering, near, wandering=True)
    else:
        game.say(NO_MONSTER_COMES, hero)


def _squares_beside(s: State, seat: int, hero: int) -> list[tuple[int, ...]]:
    return [(hero, square) for square in squares_of(beside(s, hero))]


@step("HQ-TRE-12", "HQ-TRE-14", "HQ-TRE-15", "HQ-ZAR-9")
def monster_appears(game: Game, hero: Hero, square: Square) -> None:
    """It attacks the searcher at once and nobody else, unless the stairs are safe and the searcher stands there; then
    the turn of the searcher goes on."""
    foe = place_monster(game, game.state.chart.wandering, square, wandering=True)
    if not is_sheltered(game.state, hero):
        game.then(monster_strikes(foe, hero))


@law("HQ-TRE-15")
def best_square(s: State, squares: int) -> int:
    """Where an automated Zargon puts it: next to the most heroes (several may share a pit), then lowest row, then
    leftmost."""
    heroes = [s.heroes[hero].square for hero in inside(s)]

    def beside(square: int) -> int:
        around = adjacent(s, square)
        return sum(has(around, other) for other in heroes)

    return min(squares_of(squares), key=lambda square: (-beside(square), square))


PLACES: tuple[Offer, ...] = (Offer(monster_appears, _squares_beside),)


@decision("HQ-TRE-15")
def wandering_square(game: Game, hero: Hero) -> Choice:
    """HQ-D-23: where does the wandering monster appear?"""
    s = game.state
    return ask(zargon(s), PLACES, hero, default=monster_appears(hero, best_square(s, beside(s, hero))))

"""Heroes under a command (HQ-DRD-5): on Zargon's turn they move and attack like monsters."""

from lanterne.engine import Choice, Event, Offer, Refusal, about_itself, ask, decision, has, law, step
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import COMMANDED
from lanterne.games.heroquest.rules.acting import TURN, end_movement
from lanterne.games.heroquest.rules.attack import hero_strikes
from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.games.heroquest.rules.conditions import helpless
from lanterne.games.heroquest.rules.monsters import in_danger, prey, safe_on_stairs
from lanterne.games.heroquest.rules.movement import go_back, on_anothers, roll_movement, walk
from lanterne.games.heroquest.rules.places import (
    adjacent,
    floor,
    heroes_at,
    monsters_at,
    open_edges,
    square_of,
)
from lanterne.games.heroquest.state import HEROES, INSIDE_IT, NONE, Game, Hero, Square, State, zargon
from lanterne.kit.grid import mask_of, squares_of

OBEYED = Event("hero-obeys", "HQ-DRD-5", hero=HEROES)

STRUCK_ALREADY = Refusal("has-turned-on", "HQ-DRD-5")
NOT_BESIDE = Refusal("not-beside-hero", "HQ-DRD-5")


@law("HQ-DRD-4", "HQ-DRD-5")
def obeys(s: State, hero: int) -> bool:
    """Whether a hero in the dungeon is commanded, and not also asleep or paralysed."""
    row = s.heroes[hero]
    return row.fate == INSIDE_IT and has(row.conditions, COMMANDED) and not helpless(s, hero)


@law("HQ-DRD-5")
def commanded(s: State) -> list[int]:
    """The heroes who obey Zargon, in the order of turns."""
    return [hero for hero in s.order if s.heroes[hero].conditions and obeys(s, hero)]


@step("HQ-DRD-5")
def hero_obeys(game: Game, hero: Hero) -> None:
    """Zargon rolls the hero's movement dice and plays the hero like a monster."""
    s = game.state
    if not obeys(s, hero):
        return
    s.active = hero
    s.rolled = s.struck = False
    game.say(OBEYED, hero)
    game.open(TURN, hero_obeyed())
    game.then(roll_movement(), walks_like_monster(), next_deed(hero))


@step("HQ-DRD-5", "HQ-ZAR-6")
def walks_like_monster(game: Game) -> None:
    """The hero may cross monsters' squares but no walls, whatever effects were waiting for the next movement."""
    game.state.phasing, game.state.veiled = False, True


@step("HQ-DRD-5", "HQ-DEC-4")
def next_deed(game: Game, hero: Hero) -> None:
    """As long as the hero can move or attack, Zargon chooses."""
    s = game.state
    if squares_to_lead(s, hero) or (not s.struck and friends_beside(s, hero)):
        question = commanded_choice(hero)
        game.then(answer_to(s, question) if s.rest_acts else question, next_deed(hero))


# --- moving -----------------------------------------------------------------------------------------------------------


@law("HQ-DRD-5", "HQ-ZAR-5", "HQ-ZAR-6")
def squares_to_lead(s: State, hero: int) -> int:
    """The free squares within the points left, over monsters but not over heroes."""
    if not s.points:
        return 0
    here, heroes = 1 << s.heroes[hero].square, heroes_at(s)
    ground = floor(s) & ~heroes
    return GRID.reach(here, open_edges(s), ground, s.points) & ground & ~monsters_at(s) & ~here


@law("HQ-DEC-1", "HQ-AUT-11")
def way_to(s: State, hero: int, goal: int) -> tuple[int, ...]:
    """A shortest way to the square: without known traps and pits if possible, otherwise without pits."""
    here, edges = s.heroes[hero].square, open_edges(s)
    ground = floor(s) & ~heroes_at(s) | 1 << here
    dry = ground & ~s.pits | 1 << goal
    for over in (dry & ~mask_of(trap.square for trap in s.traps) | 1 << goal, dry, ground):
        rings = GRID.rings(1 << here, edges, over, s.points)
        if any(has(ring, goal) for ring in rings):
            return GRID.way(rings, edges, goal)
    return ()


@step("HQ-DRD-5")
def lead(game: Game, hero: Hero, square: Square) -> None:
    """The hero goes there step by step, and springs traps on the way. If something revealed on the way takes the
    square, the hero stops; on a monster's square the hero goes back."""
    s = game.state
    if s.heroes[hero].square == square:
        return
    if has(squares_to_lead(s, hero), square):
        game.then(walk(way_to(s, hero, square)[0]), lead(hero, square))
    elif on_anothers(s, hero):
        go_back(game, hero)


# --- attacking --------------------------------------------------------------------------------------------------------


@law("HQ-DRD-5")
def friends_beside(s: State, hero: int) -> list[int]:
    """The other heroes, and allies, adjacent to the hero."""
    around = adjacent(s, s.heroes[hero].square)
    return [other for other in prey(s) if other != hero and has(around, square_of(s, other))]


@step("HQ-DRD-5", "HQ-ZAR-2")
def turn_on(game: Game, hero: Hero, friend: Hero) -> None:
    """The hero attacks another with the weapon in hand. If the hero has moved before, the movement ends."""
    s = game.state
    s.struck = True
    if s.path:
        end_movement(s)
    game.then(hero_strikes(hero, friend))


@step("HQ-DRD-5")
def let_go(game: Game, hero: Hero) -> None:
    """Zargon is done with the hero."""
    game.leave(TURN)


# --- asking -----------------------------------------------------------------------------------------------------------


def _squares(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    return [(hero, square) for square in squares_of(squares_to_lead(s, hero))]


def _others(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    return [(hero, other) for other in in_danger(s) if other != hero]


@law("HQ-DRD-5", "HQ-ZAR-7")
def struck_already(s: State, seat: int, hero: int) -> Refusal | None:
    """One attack."""
    return STRUCK_ALREADY if s.struck else None


@law("HQ-DRD-5", "HQ-ZAR-5")
def not_beside_hero(s: State, seat: int, about: int, hero: int, friend: int) -> Refusal | None:
    """The hero attacks like a monster: only adjacent targets, whatever the weapon."""
    return None if has(adjacent(s, s.heroes[hero].square), square_of(s, friend)) else NOT_BESIDE


OF_HERO = (
    Offer(turn_on, _others, (struck_already,), (not_beside_hero, safe_on_stairs)),
    Offer(lead, _squares),
    Offer(let_go, about_itself),
)


@decision("HQ-DRD-5", "HQ-D-21")
def commanded_choice(game: Game, hero: Hero) -> Choice:
    """What must the commanded hero do?"""
    return ask(zargon(game.state), OF_HERO, hero)


@step("HQ-DRD-5")
def hero_obeyed(game: Game) -> None:
    """The commanded hero's part is over."""
    s = game.state
    end_movement(s)
    s.active = NONE
    s.rolled, s.path = False, ()

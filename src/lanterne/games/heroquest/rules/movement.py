"""Movement of heroes (HQ-MOV): the roll, and one square after the other."""

from functools import lru_cache

from lanterne.engine import NUMBER, Event, Mask, Offer, Refusal, View, Way, has, law, part, step
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ARTIFACTS, EQUIPMENT, ITEM_NAMES, QUEST_ITEMS
from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.content.settings import FIXED_MOVE, FIXED_MOVE_PLATE_MAIL
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.belongings import put_pile
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.exploration import is_floor, look_around, place_passage, reveal
from lanterne.games.heroquest.rules.places import (
    change,
    floor,
    free,
    heroes_at,
    monsters_at,
    nearest,
    open_edges,
    write,
)
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    HEROES,
    NONE,
    PASS_ROCK,
    SQUARES,
    SWIFT,
    VEIL,
    Game,
    Hero,
    Square,
    State,
)
from lanterne.kit.grid import Edges, mask_of, squares_of
from lanterne.kit.pips import PIPS

MOVEMENT_ROLLED = Event("movement-rolled", "HQ-MOV-1", hero=HEROES, dice=PIPS, points=NUMBER)
MOVEMENT_FIXED = Event("movement-fixed", "HQ-VAR-1", hero=HEROES, points=NUMBER)
WALKED = Event("walked", "HQ-MOV-4", hero=HEROES, square=SQUARES, points=NUMBER).joining("hero")
FELT_ROCK = Event("felt-rock", "HQ-SPL-14", hero=HEROES, square=SQUARES)
COULD_NOT_ENTER = Event("could-not-enter", "HQ-SPL-14", hero=HEROES, square=SQUARES)
WENT_BACK = Event("went-back", "HQ-MOV-11", hero=HEROES, square=SQUARES)
LOST_IN_THE_ROCK = Event("lost-in-rock", "HQ-SPL-14", hero=HEROES, square=SQUARES)

ROLLED_ALREADY = Refusal("rolled-already", "HQ-RND-5")
NOT_ROLLED = Refusal("not-rolled-yet", "HQ-RND-7")
NO_POINTS = Refusal("no-points-left", "HQ-MOV-4")
COVERED = Refusal("square-covered", "HQ-MOV-10")
BLOCKED = Refusal("square-blocked", "HQ-MOV-9")
MONSTER_THERE = Refusal("monster-in-the-way", "HQ-MOV-5")
NO_WALKING_ON = Refusal("no-walking-on", "HQ-MOV-8")
NOWHERE_TO_STOP = Refusal("nowhere-to-stop", "HQ-MOV-11")

SLOWING: dict[int, int] = {place: EQUIPMENT[n].movement_dice for place, n in enumerate(ITEM_NAMES) if n in EQUIPMENT}
"""The red dice left to a hero who wears the item; 0 if it does not slow (HQ-MOV-2)."""

_LASTING_GOODS = frozenset(ITEM_NAMES.index(name) for name in QUEST_ITEMS)
_ARTIFACTS = frozenset(ITEM_NAMES.index(name) for name in ARTIFACTS)


# --- the roll ---------------------------------------------------------------------------------------------------------


def rolled_already(s: State, seat: int) -> Refusal | None:
    """A hero moves once a turn, before or after the action."""
    return ROLLED_ALREADY if s.rolled else None


@law("HQ-MOV-1", "HQ-MOV-2")
def slowed(s: State, hero: int) -> int:
    """The number of red dice left by what the hero wears, 0 if nothing slows."""
    return max([SLOWING.get(item, 0) for item in s.sheets[hero].worn], default=0)


@step("HQ-MOV-1", "HQ-MOV-2", "HQ-MOV-13", "HQ-RND-7", "HQ-SPL-10")
def roll_movement(game: Game) -> None:
    """Roll for movement. Effects that waited for the next movement apply to this one; several doublings count as
    one."""
    s = game.state
    hero = s.active
    effects = s.heroes[hero].effects
    times = 2 if effects & SWIFT else 1
    dice = slowed(s, hero)
    if s.agreed.fixed_move:
        s.points = (FIXED_MOVE_PLATE_MAIL if dice else FIXED_MOVE) * times
        game.say(MOVEMENT_FIXED, hero, s.points)
    else:
        rolled = game.rolls(6, (dice or CARDS[hero].movement_dice) * times)
        s.points = sum(rolled)
        game.say(MOVEMENT_ROLLED, hero, tuple(face - 1 for face in rolled), s.points)
    s.rolled = True
    s.path = ()
    s.phasing, s.veiled = bool(effects & PASS_ROCK), bool(effects & VEIL)
    if effects:
        change(s, hero, effects=effects & ~(SWIFT | PASS_ROCK | VEIL))


# --- one square -------------------------------------------------------------------------------------------------------


def no_points_left(s: State, seat: int) -> Refusal | None:
    """One point a square."""
    if s.points > 0:
        return None
    return NO_POINTS if s.rolled else NOT_ROLLED


@law("HQ-MOV-4", "HQ-MOV-5", "HQ-MOV-7")
def beside(s: State, seat: int) -> tuple[tuple[int], ...]:
    """The squares beside the hero, never diagonally: over open edges, or through walls if the hero can."""
    here = s.heroes[s.active].square
    return _beside(here, *GRID.inner) if s.phasing else _beside(here, s.east, s.south)


@lru_cache(maxsize=16384)
def _beside(square: int, east: int, south: int) -> tuple[tuple[int], ...]:
    return tuple((each,) for each in squares_of(GRID.adjacent(square, Edges(east, south))))


@law("HQ-MOV-5", "HQ-MOV-6", "HQ-MOV-8", "HQ-MOV-9", "HQ-MOV-10", "HQ-MOV-11", "HQ-SPL-10", "HQ-SPL-14")
def cannot_walk(s: State, seat: int, to: int) -> Refusal | None:
    """Refuse a step for what the heroes know is on the square."""
    square = 1 << to  # instead of `has`: this is asked at every decision, for every square around
    if s.covered & square:
        return COVERED
    if s.blocked & square and not s.phasing:
        return BLOCKED
    if s.monsters:
        if is_held_up(s):
            return NO_WALKING_ON
        if is_monster_on(s, to):
            if is_shared(s, to):
                return None
            if not s.veiled:
                return MONSTER_THERE
            return None if can_stop_beyond(s, to, s.points - 1) else NOWHERE_TO_STOP
    if not is_hero_on(s, to) or is_shared(s, to) or can_stop_beyond(s, to, s.points - 1):
        return None
    return NOWHERE_TO_STOP


@law("HQ-MOV-5", "HQ-MOV-8")
def is_held_up(s: State) -> bool:
    """Whether the hero has moved onto a stair or pit square with a monster, and can go no farther in this movement."""
    return bool(s.path) and not s.veiled and is_monster_on(s, s.heroes[s.active].square)


def is_shared(s: State, square: int) -> bool:
    """Whether several figures may stand there: in a sprung pit or on stairs (HQ-MOV-8)."""
    return has(s.pits | s.stairs, square)


def is_monster_on(s: State, square: int) -> bool:
    """Whether a monster stands on the square."""
    return square in [row.square for row in s.monsters]


def is_hero_on(s: State, square: int, besides: int = NONE) -> bool:
    """Whether an ally, or a hero other than `besides`, stands on the square."""
    for row in s.heroes:
        if row.square == square and (besides == NONE or row is not s.heroes[besides]):
            return True
    return bool(s.allies) and square in [row.square for row in s.allies]


@law("HQ-MOV-11")
def can_stop_beyond(s: State, square: int, points: int) -> bool:
    """Whether a hero crossing another figure's square can reach a square to stop on."""
    monsters = monsters_at(s)
    shared = s.pits | s.stairs
    ground = GRID.every & ~s.covered if s.phasing else floor(s)
    passable = ground & (-1 if s.veiled else ~monsters | shared)
    goal = ground & (~monsters & ~heroes_at(s) & ~s.blocked & ~s.rock | shared)
    edges = GRID.inner if s.phasing else open_edges(s)
    here = s.heroes[s.active].square
    own = 0 if on_anothers(s, s.active) or in_rock(s, here) else 1 << here  # the hero's own square, once left
    return bool(GRID.reach(1 << square, edges, passable, points) & (goal & ~(1 << square) | own))


@step("HQ-MOV-3", "HQ-MOV-4", "HQ-SPL-14")
def walk(game: Game, to: Square) -> None:
    """One step. A hero passing through rock finds out what a square is on entering it; a room entered this way is
    revealed first, and what stands there may keep the hero out."""
    s = game.state
    hero = s.active
    entering = not s.phasing or has(s.seen, to) or _felt_way(game, hero, to)
    s.points -= 1
    if not entering:
        game.then(settle(hero))
        return
    s.path = (*s.path, s.heroes[hero].square)
    change(s, hero, square=to)
    game.say(WALKED, hero, to, s.points)
    game.then(entered(hero, to))


def _felt_way(game: Game, hero: int, to: int) -> bool:
    """Whether the hero gets onto a square that nobody has seen."""
    s = game.state
    if is_floor(s, to):
        region = REGION_OF[to]
        reveal(game, 1 << to if region == CORRIDOR else REGION_SQUARES[region])
        if cannot_walk(s, s.heroes[hero].seat, to):
            game.say(COULD_NOT_ENTER, hero, to)
            return False
    elif has(s.chart.blocked, to):
        s.seen, s.blocked = Mask(s.seen | 1 << to), Mask(s.blocked | 1 << to)
        game.say(FELT_ROCK, hero, to)
    else:
        s.rock = Mask(s.rock | 1 << to)
        game.say(FELT_ROCK, hero, to)
    return True


@step("HQ-MOV-12", "HQ-MOV-11", "HQ-DEC-4", "HQ-QST-17")
def entered(game: Game, hero: Hero, square: Square) -> None:
    """After each step: the trap on the square, what comes into view, and the notes of the quest. A hidden trap under a
    monster does not go off while a hero crosses it. Stepping on a hidden passage reveals it."""
    s = game.state
    crossing = is_monster_on(s, square) and not is_shared(s, square)
    if not crossing and not in_rock(s, square):
        s.walked = Mask(s.walked | 1 << square)
        for passage in s.chart.passages:
            place_passage(game, passage, 1 << square)
        game.then(ahead.reach_announced(hero) if s.announced == square else ahead.spring(hero, square))
    game.then(look_around(hero), ahead.read_notes(hero, ANY_MOMENT), courage_fades())
    if crossing or s.phasing or is_hero_on(s, square, hero):
        game.then(settle(hero))


@step("HQ-MOV-11", "HQ-SPL-14")
def settle(game: Game, hero: Hero) -> None:
    """No figure can stay on another's square: if no legal stop is left, the hero goes back to the last free square
    walked. A hero without points in solid rock is lost."""
    s = game.state
    if in_rock(s, s.heroes[hero].square):
        if not s.points:
            game.then(lost_in_rock(hero))
    elif on_anothers(s, hero) and not can_stop_beyond(s, s.heroes[hero].square, s.points):
        go_back(game, hero)


@part("HQ-MOV-11")
def go_back(game: Game, hero: int) -> None:
    """Go back to the last free square walked (never rock), or else to the nearest; the movement ends there."""
    s = game.state
    taken = (heroes_at_besides(s, hero) | monsters_at(s)) & ~(s.pits | s.stairs) | s.rock | s.blocked
    walked_free = (q for q in reversed(s.path) if not has(taken, q))
    back = next(walked_free, nearest(s, s.heroes[hero].square, free(s)))
    change(s, hero, square=back)
    s.points = 0
    game.say(WENT_BACK, hero, back)
    game.then(courage_fades())


def heroes_at_besides(s: State, hero: int) -> int:
    """The squares with other heroes and with allies."""
    squares = [row.square for other, row in enumerate(s.heroes) if other != hero and row.square >= 0]
    return mask_of(squares) | mask_of(row.square for row in s.allies)


def on_anothers(s: State, hero: int) -> bool:
    """Whether the hero is on another figure's square and may not stop there."""
    square = s.heroes[hero].square
    if square < 0 or not (is_hero_on(s, square, hero) or is_monster_on(s, square)):
        return False
    return not is_shared(s, square)


def in_rock(s: State, square: int) -> bool:
    """Whether the square is known to be solid rock or blocked."""
    return square >= 0 and has(s.rock | s.blocked, square)


@step("HQ-SPL-14")
def lost_in_rock(game: Game, hero: Hero) -> None:
    """The movement has ended in solid rock: the hero is lost for ever with everything carried. Artifacts become lost
    artifacts; quest items fall on the last floor square crossed."""
    s = game.state
    square = s.heroes[hero].square
    sheet = s.sheets[hero]
    kept = tuple(item for item in sheet.items if item in _LASTING_GOODS)
    if kept:
        ground = next(q for q in reversed(s.path) if not in_rock(s, q))
        put_pile(s, ground, 0, kept)
    s.lost_artifacts += tuple(item for item in sheet.items if item in _ARTIFACTS and item not in kept)
    write(s, hero, gold=0, items=(), worn=(), readied=-1)
    change(s, hero, body=0)
    game.say(LOST_IN_THE_ROCK, hero, square)
    game.then(ahead.die(hero))


MOVE = (
    Offer(roll_movement, closed=(rolled_already,)),
    Offer(walk, beside, closed=(no_points_left,), each=(cannot_walk,)),
)


# --- whole ways -------------------------------------------------------------------------------------------------------


@law("HQ-DEC-1", "HQ-DEC-3")
def ways_with_roll(view: View[State], hero: int) -> dict[int, Way]:
    """The same before the roll, as far as the dice could carry the hero. Such a walk begins with the roll and goes as
    far as it allows."""
    s = view.state
    if s.rolled or hero != s.active or not view.is_asked or not view.is_open(roll_movement()):
        return ways(view, hero)
    effects = s.heroes[hero].effects
    if effects & PASS_ROCK:
        return {}
    dice = slowed(s, hero)
    fixed = FIXED_MOVE_PLATE_MAIL if dice else FIXED_MOVE
    most = fixed if s.agreed.fixed_move else 6 * (dice or CARDS[hero].movement_dice)
    paths = _paths(s, hero, most * (2 if effects & SWIFT else 1), bool(effects & VEIL))
    return {to: Way((roll_movement(), *way.calls), way.cost) for to, way in paths.items()}


@law("HQ-DEC-1")
def ways(view: View[State], hero: int) -> dict[int, Way]:
    """Where the hero can walk: a shortest way to each known floor square, using only what heroes know and avoiding
    known traps except the one to be disarmed. No way ends on another's square."""
    s = view.state
    if hero != s.active or not s.points or s.phasing or s.agenda[-1] != ahead.turn_choice():
        return {}
    return _paths(s, hero, s.points, s.veiled)


def _paths(s: State, hero: int, points: int, veiled: bool) -> dict[int, Way]:
    here = s.heroes[hero].square
    monsters, others = monsters_at(s), heroes_at_besides(s, hero)
    danger = mask_of(trap.square for trap in s.traps if trap.square != s.announced) | s.pits
    if has(monsters, here) and s.path and not veiled:
        return {}
    passable = floor(s) & ~danger & (-1 if veiled else ~monsters)
    stops = passable & ~monsters & ~others | passable & s.stairs
    found = GRID.ways(here, open_edges(s), passable, points)
    return {to: Way(tuple(walk(q) for q in path), len(path)) for to, path in found.items() if has(stops, to)}

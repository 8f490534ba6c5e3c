"""Allies: figures on the heroes' side, moved by one of them (HQ-QST-5, HQ-QST-16)."""

from lanterne.engine import (
    NUMBER,
    Choice,
    Event,
    Offer,
    Refusal,
    View,
    Way,
    about_itself,
    ask,
    decision,
    has,
    law,
    part,
    step,
)
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import IN_FURNITURE
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.harm import ALLIES
from lanterne.games.heroquest.rules.movement import MONSTER_THERE, NO_POINTS, NO_WALKING_ON, NOWHERE_TO_STOP
from lanterne.games.heroquest.rules.objective import departs
from lanterne.games.heroquest.rules.passages import NO_WAY_OUT, WENT_THROUGH, comes_out, passage_at
from lanterne.games.heroquest.rules.places import (
    change_ally,
    floor,
    inside,
    monsters_at,
    open_edges,
    square_of,
)
from lanterne.games.heroquest.state import (
    FIRST_ALLY,
    HEROES,
    INSIDE_IT,
    NONE,
    SQUARES,
    Game,
    Hero,
    Square,
    State,
)
from lanterne.kit.grid import mask_of, squares_of

ALLY_JOINED = Event("ally-joined", "HQ-QST-16", ally=HEROES, hero=HEROES)
ALLY_FOLLOWS = Event("ally-follows", "HQ-QST-5", ally=HEROES, hero=HEROES)
ALLY_WALKED = Event("ally-walked", "HQ-QST-5", ally=HEROES, square=SQUARES, points=NUMBER).joining("ally")

ALLY_LEFT = Event("ally-left", "HQ-QST-5", ally=HEROES)

NOT_AT_EXIT = Refusal("not-at-exit", "HQ-END-2")

ALLYS_MOVE = "allys-move"
"""The scope of an ally's move."""


# --- who moves them ---------------------------------------------------------------------------------------------------


@part("HQ-QST-5", "HQ-QST-16")
def ally_joins(game: Game, hero: int, actor: int) -> None:
    """An ally joins the hero who freed it."""
    s = game.state
    change_ally(s, hero, joined=True, controller=actor)
    game.say(ALLY_JOINED, hero, actor)


@part("HQ-QST-5")
def take_over(game: Game) -> None:
    """An ally whose hero has died or left, or that has none yet, joins the nearest hero: fewest steps, then turn
    order."""
    s = game.state
    for row in s.allies:
        if not row.joined or not ALLIES[row.hero - FIRST_ALLY].controlled:
            continue
        if row.controller == NONE or s.heroes[row.controller].fate != INSIDE_IT:
            nearest = _nearest_hero(s, row.square)
            change_ally(s, row.hero, controller=nearest)
            if nearest != NONE:
                game.say(ALLY_FOLLOWS, row.hero, nearest)


def _nearest_hero(s: State, square: int) -> int:
    heroes = inside(s)
    for ring in GRID.rings(1 << square, open_edges(s), floor(s)):
        for hero in heroes:
            if has(ring, s.heroes[hero].square):
                return hero
    return heroes[0] if heroes else NONE


# --- their move -------------------------------------------------------------------------------------------------------


@step("HQ-QST-5")
def ally_moves(game: Game, hero: Hero) -> None:
    """An ally moves right after the turn of the hero it goes with."""
    s = game.state
    if not s.allies or s.heroes[hero].fate != INSIDE_IT:
        return
    take_over(game)
    for row in s.allies:
        if row.joined and row.controller == hero:
            game.then(ally_sets_out(row.hero))


@step("HQ-QST-5")
def ally_sets_out(game: Game, ally: Hero) -> None:
    """An ally has as many points as its profile says."""
    s = game.state
    s.points, s.path = ALLIES[ally - FIRST_ALLY].move, ()
    game.open(ALLYS_MOVE, ally_rests())
    game.then(ally_choice(ally))


@step("HQ-QST-5")
def ally_rests(game: Game) -> None:
    """Unused points are lost."""
    s = game.state
    s.points, s.path = 0, ()


def _squares_besides(s: State, hero: int) -> list[int]:
    """The squares of heroes and of other allies."""
    return [row.square for row in s.heroes if row.square >= 0] + [row.square for row in s.allies if row.hero != hero]


@law("HQ-MOV-15")
def on_the_way(s: State, hero: int) -> bool:
    """Whether the ally is on another figure's square, where it may not stop."""
    square = square_of(s, hero)
    return not has(s.pits | s.stairs, square) and square in _squares_besides(s, hero)


@law("HQ-QST-5", "HQ-QST-16")
def beside_ally(s: State, seat: int, ally: int) -> list[tuple[int, int]]:
    """The revealed floor squares next to the ally over open edges: it opens no doors and never jumps."""
    around = GRID.adjacent(square_of(s, ally), open_edges(s)) & floor(s)
    return [(ally, square) for square in squares_of(around)]


def ally_is_tired(s: State, seat: int, ally: int) -> Refusal | None:
    """One point a square."""
    return None if s.points else NO_POINTS


@law("HQ-MOV-15")
def ally_cannot_walk(s: State, seat: int, ally: int, _: int, to: int) -> Refusal | None:
    """Like a hero an ally may cross squares of heroes but stop only on free squares, stairs and sprung pits; monsters
    are in the way."""
    monsters, shared = monsters_at(s), s.pits | s.stairs
    if has(monsters, square_of(s, ally)) and s.path:
        return NO_WALKING_ON
    if has(shared, to):
        return None
    if has(monsters, to):
        return MONSTER_THERE
    return None if to not in _squares_besides(s, ally) or _can_stop_beyond(s, ally, to) else NOWHERE_TO_STOP


def _can_stop_beyond(s: State, ally: int, square: int) -> bool:
    shared = s.pits | s.stairs
    taken = mask_of(_squares_besides(s, ally))
    passable = floor(s) & (~monsters_at(s) | shared)
    goal = passable & (~taken | shared) & ~(1 << square)
    return bool(GRID.reach(1 << square, open_edges(s), passable, s.points - 1) & goal)


def ally_not_at_exit(s: State, seat: int, ally: int) -> Refusal | None:
    """An ally leaves from an exit square."""
    return None if has(s.exit, square_of(s, ally)) else NOT_AT_EXIT


@step("HQ-QST-5", "HQ-QST-16")
def ally_walks(game: Game, ally: Hero, to: Square) -> None:
    """One step. A trap on the square springs, and with it the move is over."""
    s = game.state
    s.points -= 1
    s.path = (*s.path, square_of(s, ally))
    change_ally(s, ally, square=to)
    game.say(ALLY_WALKED, ally, to, s.points)
    if _trapped(s, to):
        s.points = 0
        game.then(ahead.spring(ally, to))


def _trapped(s: State, square: int) -> bool:
    return (
        has(s.pits, square)
        or any(trap.square == square and trap.kind != IN_FURNITURE for trap in s.hidden_traps)
        or any(trap.square == square and trap.kind != IN_FURNITURE for trap in s.traps)
    )


@law("HQ-QST-17")
def ally_at_passage(s: State, seat: int, ally: int) -> list[tuple[int]]:
    """The passage that begins where the ally stands."""
    return [(ally,)] if passage_at(s, square_of(s, ally)) else []


@step("HQ-QST-17", "HQ-QST-5")
def ally_goes_through(game: Game, ally: Hero) -> None:
    """Allies go through passages like heroes."""
    s = game.state
    row = passage_at(s, square_of(s, ally))
    assert row is not None, "no passage begins where the ally stands"
    s.points -= 1
    to = comes_out(game, row)
    if to == NONE:
        game.say(NO_WAY_OUT, ally, row.kind)
        return
    s.path = (*s.path, row.square)
    change_ally(s, ally, square=to)
    game.say(WENT_THROUGH, ally, row.kind, to)
    if _trapped(s, to):
        s.points = 0
        game.then(ahead.spring(ally, to))


@step("HQ-QST-5", "HQ-END-2")
def ally_leaves(game: Game, ally: Hero) -> None:
    """An ally on an exit square may leave on its own move."""
    goes_out(game, ally)


@part("HQ-QST-5", "HQ-END-6")
def goes_out(game: Game, ally: int) -> None:
    """The ally is taken off the board, safe."""
    s = game.state
    s.allies = tuple(row for row in s.allies if row.hero != ally)
    game.say(ALLY_LEFT, ally)
    departs(s, ally)


@step("HQ-QST-5")
def ally_stays(game: Game) -> None:
    """Moving is optional."""
    game.leave(ALLYS_MOVE)


WALK = Offer(ally_walks, beside_ally, closed=(ally_is_tired,), each=(ally_cannot_walk,))
ON_THE_WAY = (WALK,)
THROUGH = Offer(ally_goes_through, ally_at_passage, closed=(ally_is_tired,))
EVERYTHING = (WALK, THROUGH, Offer(ally_leaves, about_itself, closed=(ally_not_at_exit,)), Offer(ally_stays))


@decision("HQ-QST-5", repeats=True)
def ally_choice(game: Game, ally: Hero) -> Choice | None:
    """Where does the ally go? Not asked if it is dead or gone, or has no points left and is not at the exit."""
    s = game.state
    row = next((row for row in s.allies if row.hero == ally), None)
    if row is None or (not s.points and not has(s.exit, row.square)):
        return None
    seat = s.heroes[row.controller].seat
    if on_the_way(s, ally):
        return ask(seat, ON_THE_WAY, ally)
    return ask(seat, EVERYTHING, ally, default=ally_stays())


@law("HQ-DEC-1")
def ally_ways(view: View[State], ally: int) -> dict[int, Way]:
    """Where the ally can walk: a shortest way to each square of known floor that avoids known traps."""
    s = view.state
    if s.agenda[-1] != ally_choice(ally):
        return {}
    danger = mask_of(trap.square for trap in s.traps) | s.pits
    passable = floor(s) & ~danger & ~monsters_at(s)
    stops = passable & ~mask_of(_squares_besides(s, ally)) | passable & s.stairs
    found = GRID.ways(square_of(s, ally), open_edges(s), passable, s.points)
    return {
        to: Way(tuple(ally_walks(ally, q) for q in path), len(path)) for to, path in found.items() if has(stops, to)
    }

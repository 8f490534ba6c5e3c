"""Monsters that arrive later, and the collapse of the dungeon (HQ-QST-6, HQ-QST-7, HQ-QST-13)."""

from lanterne.engine import Event, Mask, has, law, only, part, step
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_OF
from lanterne.games.heroquest.content.quests import Placed
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.acting import ZARGON_TURN, is_open
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.exploration import corridor_in_view, figure_free, look_around, place_monster, reveal
from lanterne.games.heroquest.rules.harm import lose_body, wound
from lanterne.games.heroquest.rules.places import change, change_ally, change_monster, free, nearest, square_of
from lanterne.games.heroquest.rules.telling import tell_note
from lanterne.games.heroquest.state import (
    FIRST_ALLY,
    FOES,
    HEROES,
    NONE,
    SQUARES,
    Game,
    Hero,
    Square,
    State,
    zargon,
)

WAVE_CAME = Event("wave-came", "HQ-QST-6")
SQUARE_COLLAPSED = Event("square-collapsed", "HQ-QST-7", square=SQUARES)
HERO_PUSHED = Event("hero-pushed", "HQ-QST-7", hero=HEROES, square=SQUARES)
FOE_PUSHED = Event("foe-pushed", "HQ-QST-7", foe=FOES, square=SQUARES)

COLLAPSE = "collapse"
"""The note that is read out when the first square falls."""


# --- monsters that come -----------------------------------------------------------------------------------------------


@part("HQ-QST-13", "HQ-FIG-2")
def spawn(game: Game, placed: Placed, acts_now: bool = False) -> None:
    """A monster appears. In an unseen room it waits until the room is revealed; in a corridor, what is in look line of
    it is revealed. Without a free figure of its colour it waits for Zargon's next turn. A monster that appears in
    Zargon's turn acts in it only if `acts_now`."""
    s = game.state
    corridor = REGION_OF[placed.square] == CORRIDOR
    if not corridor and not has(s.seen, placed.square):
        s.lurking.append(placed._replace(waits=False, arrived=True))
    elif not figure_free(s, placed.kind):
        s.late = (*s.late, placed._replace(waits=False))
    else:
        if corridor:
            reveal(game, corridor_in_view(s, placed.square))
        place_monster(game, placed.kind, placed.square, done=not acts_now and _monsters_act(s), arrived=True)


def _monsters_act(s: State) -> bool:
    """Whether the monsters are acting in Zargon's turn."""
    return is_open(s, ZARGON_TURN)


@step("HQ-QST-6", "HQ-FIG-2", "HQ-ZAR-11")
def waves_come(game: Game) -> None:
    """At the start of Zargon's turn: monsters that had to wait for a figure try again, then this turn's wave comes. All
    of them act in this turn."""
    s = game.state
    if s.late:
        waiting, s.late = s.late, ()
        for placed in waiting:
            spawn(game, placed, acts_now=True)
    for wave in s.chart.waves:
        if wave.turn == s.round:
            s.fired = (*s.fired, wave_name(wave.turn))
            game.say(WAVE_CAME)
            for placed in wave.monsters:
                spawn(game, placed, acts_now=True)


def wave_name(turn: int) -> str:
    """The name of a turn's wave in `fired`."""
    return f"wave-{turn}"


# --- vaults that fall in ----------------------------------------------------------------------------------------------


@law("HQ-QST-7")
def falls_next(s: State) -> int:
    """The first square of the list that has not collapsed yet; NONE if there is none."""
    chart = s.chart
    if not chart.collapse or chart.collapse_flag not in s.flags:
        return NONE
    return next((square for square in chart.collapse if not has(s.blocked | chart.blocked, square)), NONE)


@step("HQ-QST-7", "HQ-ZAR-11")
def collapse_goes_on(game: Game) -> None:
    """At the end of Zargon's turn the next square fills with rubble, and what is hidden on it is buried. On an unseen
    square only Zargon knows. Figures there are pushed to the nearest free square and lose 1 Body Point; if there is no
    free square, nothing falls this time."""
    s = game.state
    square = falls_next(s)
    if square == NONE:
        return
    bit = 1 << square
    heroes = [hero for hero in s.order if s.heroes[hero].square == square]
    heroes += [row.hero for row in s.allies if row.square == square]
    foes = [row.foe for row in s.monsters if row.square == square]
    if (heroes or foes) and nearest(s, square, free(s) & ~bit) == NONE:
        return
    if COLLAPSE not in s.fired:
        s.fired = (*s.fired, COLLAPSE)
        tell_note(game, COLLAPSE)
    seen = has(s.seen, square)
    game.say(SQUARE_COLLAPSED, square if seen else only(square, zargon(s)))
    for hero in heroes:
        _push_hero(game, hero, square)
    for foe in foes:
        to = nearest(s, square, free(s) & ~bit)
        change_monster(s, foe, square=to)
        game.say(FOE_PUSHED, foe, to)
    s.chart = s.chart._replace(blocked=Mask(s.chart.blocked | bit))
    if seen:
        s.blocked = Mask(s.blocked | bit)
    s.pits = Mask(s.pits & ~bit)
    s.traps = [trap for trap in s.traps if trap.square != square]
    s.hidden_traps = [trap for trap in s.hidden_traps if trap.square != square]
    game.then(
        *(lose_body(hero, 1) for hero in heroes),
        *(wound(foe, 1, NONE) for foe in foes),
        *(pushed_onto(hero, square_of(s, hero)) for hero in heroes),
        courage_fades(),
    )


def _push_hero(game: Game, hero: int, square: int) -> None:
    s = game.state
    to = nearest(s, square, free(s) & ~(1 << square))
    if hero < FIRST_ALLY:
        change(s, hero, square=to)
    else:
        change_ally(s, hero, square=to)
    game.say(HERO_PUSHED, hero, to)


@step("HQ-QST-7", "HQ-TRP-2")
def pushed_onto(game: Game, hero: Hero, square: Square) -> None:
    """A hero or ally pushed onto a square, if still alive, has entered it."""
    if square_of(game.state, hero) == square:
        game.then(ahead.spring(hero, square))
        if hero < FIRST_ALLY:
            game.then(look_around(hero))

"""Monsters that come later, and vaults that fall in: spawns, waves and collapse (HQ-QST-6, HQ-QST-7, HQ-QST-13)."""

from lanterne.engine import Event, Mask, has, law, only, step
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_OF
from lanterne.games.heroquest.content.quests import Placed
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

ZARGON_TURN = ("scope", "zargon-turn")
"""The mark of the scope in which the monsters act."""
COLLAPSE = "collapse"
"""The note that is read out when the first square falls."""


# --- monsters that come -----------------------------------------------------------------------------------------------


@law("HQ-QST-13", "HQ-FIG-2")
def spawn(game: Game, placed: Placed, acts_now: bool = False) -> None:
    """A monster appears. In a room that nobody has seen it waits for the reveal; in a corridor it shows what lies in
    look line of it. Without a free figure of its colour it waits for the next turn of Zargon. One that appears in a
    turn of Zargon is used in it only if it `acts_now`."""
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
    """Whether it is the part of Zargon's turn in which monsters act."""
    return any(call[:2] == ZARGON_TURN for call in s.agenda)


@step("HQ-QST-6", "HQ-FIG-2", "HQ-ZAR-11")
def waves_come(game: Game) -> None:
    """At the start of Zargon's turn: who had to wait for a figure tries again, then comes the wave of this turn. They
    act in it."""
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
    """What stands in `fired` for the wave of a turn."""
    return f"wave-{turn}"


# --- vaults that fall in ----------------------------------------------------------------------------------------------


@law("HQ-QST-7")
def falls_next(s: State) -> int:
    """The first square of the list that is not full of stone yet; NONE: all are, or nothing falls."""
    chart = s.chart
    if not chart.collapse or chart.collapse_flag not in s.flags:
        return NONE
    return next((square for square in chart.collapse if not has(s.blocked | chart.blocked, square)), NONE)


@step("HQ-QST-7", "HQ-ZAR-11")
def collapse_goes_on(game: Game) -> None:
    """At the end of Zargon's turn the next square fills with rubble; what lay hidden on it is buried. Where nobody has
    been, only Zargon knows. Whoever stands there is pushed to the nearest free square and loses a Body Point; if there
    is none, the stones hold for this time."""
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
    seen = s.seen >> square & 1
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
        ("courage_fades",),
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
    """Who has been pushed onto a square and lives has entered it."""
    if square_of(game.state, hero) == square:
        game.then(("spring", hero, square))
        if hero < FIRST_ALLY:
            game.then(look_around(hero))

"""Traps: what happens to a hero on the square of one (HQ-TRP-1 to HQ-TRP-15, HQ-MOV-14).

Only Zargon knows whether a square is trapped until the trap is discovered or goes off. Allies spring traps like heroes
(HQ-QST-16); monsters never do (HQ-TRP-3).
"""

from collections.abc import Iterable

from lanterne.engine import Choice, Event, Mask, Offer, ask, decision, has, law, part, step
from lanterne.games.heroquest.content.board import GRID, REGION_OF, REGION_SQUARES, SQUARE_NAMES
from lanterne.games.heroquest.content.cards import (
    COMMANDED,
    FALLING_BLOCK,
    IN_FURNITURE,
    PIT,
    SPEAR,
    TRAPS,
)
from lanterne.games.heroquest.content.quests import Trap
from lanterne.games.heroquest.rules.acting import end_movement, turn_is_over
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.dice import SKULLS, combat_dice
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.harm import lose_body
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.rules.places import (
    ally,
    change,
    change_ally,
    free,
    nearest,
    open_edges,
    square_of,
)
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    DEVICES,
    FACES,
    FIRST_ALLY,
    HEROES,
    NONE,
    SPRUNG,
    SQUARES,
    Game,
    Hero,
    KnownTrap,
    Square,
    State,
    zargon,
)
from lanterne.kit.grid import squares_of

FELL_INTO_PIT = Event("fell-into-pit", "HQ-TRP-8", hero=HEROES, square=SQUARES).befalling("hero")
BLOCK_FELL = Event("block-fell", "HQ-TRP-11", hero=HEROES, square=SQUARES, dice=FACES).befalling("hero")
GOT_CLEAR = Event("got-clear", "HQ-TRP-12", hero=HEROES, square=SQUARES)
SPEAR_DODGED = Event("spear-dodged", "HQ-TRP-15", hero=HEROES, square=SQUARES, dice=FACES).befalling("hero")
SPEAR_HIT = Event("spear-hit", "HQ-TRP-15", hero=HEROES, square=SQUARES).befalling("hero")
FURNITURE_SPRUNG = Event(
    "furniture-sprung", "HQ-TRP-20", hero=HEROES, square=SQUARES, device=DEVICES, sprung=SPRUNG
).befalling("hero")

# --- which traps there are --------------------------------------------------------------------------------------------


@law("HQ-TRP-1", "HQ-TRP-6")
def known_trap(s: State, square: int) -> KnownTrap | None:
    """The discovered trap on a square, still armed. Sprung pits are in `State.pits` instead."""
    for row in s.traps:
        if row.square == square:
            return row
    return None


def _armed(s: State, square: int) -> int:
    """The kind of the armed trap on a square, known or not; NONE if there is none."""
    for trap in s.hidden_traps:
        if trap.square == square:
            return trap.kind
    known = known_trap(s, square)
    return known.kind if known else NONE


def _used_up(s: State, square: int) -> None:
    """The trap on the square is gone."""
    s.hidden_traps = [trap for trap in s.hidden_traps if trap.square != square]
    s.traps = [row for row in s.traps if row.square != square]


# --- going off --------------------------------------------------------------------------------------------------------


@step("HQ-TRP-2", "HQ-TRP-3", "HQ-TRP-5", "HQ-TRP-7", "HQ-MOV-14")
def spring(game: Game, hero: Hero, square: Square) -> None:
    """A hero or an ally has just entered the square: a trap there goes off, discovered or not, and a sprung pit is a
    fall."""
    s = game.state
    if has(s.pits, square):
        game.then(fall(hero, square))
        return
    kind = _armed(s, square)
    if kind == NONE:
        return
    _used_up(s, square)
    game.then({PIT: fall, FALLING_BLOCK: block_falls, SPEAR: spear_flies}[kind](hero, square))


@step("HQ-TRP-16", "HQ-TRP-18")
def go_off(game: Game, hero: Hero, square: Square) -> None:
    """A jump or a disarming has failed: the trap takes effect without a second chance, so a spear is not dodged."""
    s = game.state
    kind = PIT if has(s.pits, square) else _armed(s, square)
    _used_up(s, square)
    game.then({PIT: fall, FALLING_BLOCK: block_falls, SPEAR: spear_hits}[kind](hero, square))


@step("HQ-TRP-8", "HQ-TRP-9", "HQ-MOV-14")
def fall(game: Game, hero: Hero, square: Square) -> None:
    """Fall into a pit, on purpose or not: its tile is placed, and the turn ends."""
    s = game.state
    s.pits = Mask(s.pits | 1 << square)
    game.say(FELL_INTO_PIT, hero, square)
    game.then(lose_body(hero, TRAPS[PIT].damage), stop(hero))


@step("HQ-TRP-15")
def spear_flies(game: Game, hero: Hero, square: Square) -> None:
    """Roll one die: on any shield the hero dodges and may walk on."""
    s = game.state
    s.spears = Mask(s.spears | 1 << square)
    dice = combat_dice(game, TRAPS[SPEAR].dice)
    if SKULLS in dice:
        game.then(spear_hits(hero, square))
    else:
        game.say(SPEAR_DODGED, hero, square, dice)


@step("HQ-TRP-15", "HQ-TRP-18")
def spear_hits(game: Game, hero: Hero, square: Square) -> None:
    """As if the die had shown a skull."""
    game.say(SPEAR_HIT, hero, square)
    game.then(lose_body(hero, TRAPS[SPEAR].dice), stop(hero))


@step("HQ-TRP-11", "HQ-TRP-14")
def block_falls(game: Game, hero: Hero, square: Square) -> None:
    """The square is blocked for ever. Every skull costs a Body Point, without defence; a survivor gets clear."""
    s = game.state
    s.blocked = Mask(s.blocked | 1 << square)
    dice = combat_dice(game, TRAPS[FALLING_BLOCK].dice)
    game.say(BLOCK_FELL, hero, square, dice)
    if skulls := dice.count(SKULLS):
        game.then(lose_body(hero, skulls))
    game.then(get_clear(hero, square))


# --- out from under a falling block -----------------------------------------------------------------------------------


@law("HQ-TRP-12", "HQ-TRP-13")
def ways_out(s: State, square: int) -> int:
    """The free squares ahead and back. Back is where the hero came from, even through rock; ahead is every other
    adjacent square that no wall or closed door cuts off."""
    around = GRID.adjacent(square, open_edges(s))
    if s.path:
        around |= 1 << s.path[-1]
    return around & free(s)


@law("HQ-TRP-13")
def last_resort(s: State, square: int) -> int:
    """Where a hero without a free square ahead or back goes: the last free square of the path walked, or else the
    nearest free square, in this region if possible. NONE if there is none."""
    open_ground = free(s)
    for walked in reversed(s.path):
        if has(open_ground, walked):
            return walked
    here = nearest(s, square, open_ground & REGION_SQUARES[REGION_OF[square]])
    return here if here != NONE else nearest(s, square, open_ground)


@step("HQ-TRP-12", "HQ-TRP-13")
def get_clear(game: Game, hero: Hero, square: Square) -> None:
    """The hero must leave the square; a dead one stays under the block. The player is asked only if there is a
    choice."""
    s = game.state
    if square_of(s, hero) != square:
        return
    ways = ways_out(s, square)
    if ways.bit_count() > 1:
        game.then(way_out(hero, square))
        return
    to = next(squares_of(ways), NONE)
    if to == NONE:
        to = last_resort(s, square)
    game.then(stop(hero) if to == NONE else step_clear(hero, to))


def who_moves(s: State, hero: int) -> int:
    """The seat that decides for a hero or an ally: Zargon's for a commanded hero."""
    if hero >= FIRST_ALLY:
        row = ally(s, hero)
        return s.heroes[row.controller].seat if row and row.controller != NONE else zargon(s)
    row_of = s.heroes[hero]
    return zargon(s) if has(row_of.conditions, COMMANDED) else row_of.seat


def _clear_squares(s: State, seat: int, hero: int, square: int) -> list[tuple[int, ...]]:
    return [(hero, to) for to in squares_of(ways_out(s, square))]


@step("HQ-TRP-12", "HQ-TRP-13")
def step_clear(game: Game, hero: Hero, to: Square) -> None:
    """Step off the fallen block at no cost. A trap there goes off as well; then the turn ends."""
    s = game.state
    s.path = (*s.path, square_of(s, hero))
    stand(s, hero, to)
    game.say(GOT_CLEAR, hero, to)
    game.then(spring(hero, to), stop(hero))


WAYS_OUT: tuple[Offer, ...] = (Offer(step_clear, _clear_squares),)


@decision("HQ-TRP-12", "HQ-TRP-13")
def way_out(game: Game, hero: Hero, square: Square) -> Choice:
    """HQ-D-17: ahead or back?"""
    return ask(who_moves(game.state, hero), WAYS_OUT, hero, square)


def stand(s: State, hero: int, square: int) -> None:
    """Put the figure of a hero or an ally on a square."""
    if hero < FIRST_ALLY:
        change(s, hero, square=square)
    else:
        change_ally(s, hero, square=square)


# --- traps in furniture -----------------------------------------------------------------------------------------------


def trap_of_piece(s: State, square: int) -> Trap:
    """What the quest says about the trap in the piece of furniture on this square."""
    return next(trap for trap in s.chart.traps if trap.kind == IN_FURNITURE and trap.square == square)


@part("HQ-TRP-20")
def furniture_springs(game: Game, hero: int, traps: Iterable[Trap]) -> None:
    """All these traps go off together, in the order of the quest, and are gone. Then the turn ends."""
    s = game.state
    for trap in traps:
        _used_up(s, trap.square)
        story = f"{s.chart.briefing.id}-{SQUARE_NAMES[trap.square]}"
        told = SPRUNG.number(story) if story in SPRUNG.names else NONE
        game.say(FURNITURE_SPRUNG, hero, trap.square, trap.variant, told)
        game.then(lose_body(hero, trap.damage))
    game.then(stop(hero))


# --- the end of the turn ----------------------------------------------------------------------------------------------


@step("HQ-RND-14", "HQ-MOV-12")
def stop(game: Game, hero: Hero) -> None:
    """A trap or a hazard ends the turn of a surviving hero. What the last square shows is still revealed, and its notes
    are read, before the turn is left: leaving drops whatever else was pending."""
    if square_of(game.state, hero) == NONE:
        return
    if hero < FIRST_ALLY:
        game.then(look_around(hero))
    game.then(read_notes(hero, ANY_MOMENT), courage_fades(), stopped(hero))


@step("HQ-RND-14", "HQ-QST-16")
def stopped(game: Game, hero: Hero) -> None:
    """No more movement, no more action. An ally or a commanded hero, who moves out of turn, goes no farther."""
    s = game.state
    if hero == s.active:
        turn_is_over(game)
    else:
        end_movement(s)

"""Dungeon tiles: drawing them, laying them against the dungeon, putting back what did not fit (DR-TIL).

A hero draws at an exit to an empty cell: their tile, and the side in `Deed.to`. Tiles drawn are in `State.set_aside`
until one is laid.
"""

from typing import TypeAlias

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, has, law, step
from lanterne.games.dungeon_run.content.effects import ChooseTile
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.floor import SIDES, STEPS, Floor, cells_around, floor, spot_code
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.state import (
    NONE,
    POWERS,
    TILES,
    Game,
    PowerId,
    State,
    TileId,
    Turn,
    deed_of,
    set_deed,
)
from lanterne.games.dungeon_run.state import SIDES as SIDE_IDS
from lanterne.kit.options import ask_unless_forced
from lanterne.kit.tiles import opposite

Cell: TypeAlias = tuple[int, int]

EXPLORES = Event("explores", "DR-MOV-4", seat=SEATS, side=SIDE_IDS)
DRAWS_MORE = Event("draws-more", "DR-ABI-26", seat=SEATS, power=POWERS)
TILE_LAID = Event("tile-laid", "DR-TIL-5", seat=SEATS, tile=TILES)
DOES_NOT_FIT = Event("does-not-fit", "DR-TIL-6", tile=TILES)
NO_TILE_FITS = Event("no-tile-fits", "DR-TIL-7", seat=SEATS)
TILES_PUT_BACK = Event("tiles-put-back", "DR-TIL-8")
STACK_IS_DEAD = Event("stack-is-dead", "DR-TIL-10")


# --- how a tile may lie -----------------------------------------------------------------------------------------------


@law("DR-TIL-3", "DR-TIL-4")
def fits(dungeon: Floor, cell: Cell, way: int, exits: int) -> bool:
    """Whether a tile with these exits may lie on an empty cell that is entered through its side `way`. It needs an exit
    there, and on every side exits must meet exits and walls meet walls."""
    if not has(exits, way):
        return False
    x, y = cell
    for side in SIDES:
        right, up = STEPS[side]
        other = dungeon.at.get((x + right, y + up))
        if other is not None and dungeon.lies[other].exits >> opposite(side) & 1 != exits >> side & 1:
            return False
    return True


@law("DR-TIL-9")
def stays_open(dungeon: Floor, cell: Cell, exits: int) -> bool:
    """Whether an open exit is left anywhere once a tile with these exits lies there. No tile is laid after the Lair."""
    x, y = cell
    for side in SIDES:
        right, up = STEPS[side]
        if has(exits, side) and (x + right, y + up) not in dungeon.at:
            return True
    return any(beyond != cell for _, _, beyond in open_ways(dungeon))


def open_ways(dungeon: Floor) -> list[tuple[int, int, Cell]]:
    """All open exits: a tile, the side, and the empty cell beyond it (DR-GEN-13)."""
    return [
        (tile, side, cells_around(dungeon.lies[tile])[side])
        for tile, sides in dungeon.open_exits.items()
        if sides
        for side in SIDES
        if has(sides, side)
    ]


@law("DR-TIL-5", "DR-TIL-9")
def legal_turns(dungeon: Floor, tile: int, cell: Cell, way: int) -> list[int]:
    """The quarter turns in which the tile may lie there; of turns that look alike only the first."""
    seen: set[int] = set()
    found: list[int] = []
    for turn, exits in enumerate(PRINTED_ON[tile].exits):
        if exits not in seen and fits(dungeon, cell, way, exits) and stays_open(dungeon, cell, exits):
            found.append(turn)
        seen.add(exits)
    return found


def _before_him(s: State) -> tuple[Cell, int]:
    """The empty cell before the acting hero, and the side through which it is entered."""
    deed = deed_of(s)
    return cells_around(floor(s).lies[s.heroes[deed.hero].tile])[deed.to], opposite(deed.to)


# --- drawing ----------------------------------------------------------------------------------------------------------


@step("DR-MOV-4")
def explore(game: Game) -> None:
    """The acting hero draws a tile for the empty cell ahead."""
    deed = deed_of(game.state)
    game.say(EXPLORES, deed.hero, deed.to)
    game.then(tile_is_drawn())


@law("DR-ABI-26")
def mason(s: State, seat: int) -> int:
    """The power by which the hero may draw more than one tile, or NONE; with one tile left it changes nothing."""
    if len(s.stack) > 1:
        for number in at_window(s, seat, "tile_draw"):
            if left(s, seat, number) and holds(s, seat, number, deed_of(s)):
                return number
    return NONE


@step("DR-TIL-6", "DR-TIL-7", "DR-ABI-26")
def tile_is_drawn(game: Game) -> None:
    """One tile, or several by a power; if there is none left the hero stays and the action is lost."""
    s = game.state
    deed = deed_of(s)
    if not s.stack:
        s.stuck = True
        set_deed(s, deed._replace(to=NONE))
        game.say(NO_TILE_FITS, deed.hero)
    elif (number := mason(s, deed.hero)) != NONE:
        game.then(draw_how_many(deed.hero, number))
    else:
        game.then(draw_one())


@step("DR-MOV-4")
def draw_one(game: Game) -> None:
    """Draw one tile."""
    game.then(draw(1))


@step("DR-ABI-26")
def draw_more(game: Game, power: PowerId) -> None:
    """Draw several tiles and keep one that fits."""
    s = game.state
    seat = deed_of(s).hero
    use_up(s, seat, power)
    game.say(DRAWS_MORE, seat, power)
    game.then(draw(next(op.draw for op in POWER_TABLE[power].power.do if isinstance(op, ChooseTile))))


DRAWING = (Offer(draw_more, lambda s, seat, number: ((number,),)), Offer(draw_one))


@decision("DR-ABI-26")
def draw_how_many(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """Do you draw one tile, or more by your power?"""
    return ask(seat, DRAWING, power, default=draw_one())


@step("DR-TIL-6", "DR-TIL-12", "DR-ABI-26")
def draw(game: Game, number: int) -> None:
    """`number` tiles are drawn openly. If none of them fits, they are set aside and as many more are drawn."""
    s = game.state
    drawn, s.stack = s.stack[:number], s.stack[number:]
    s.set_aside += drawn
    s.drawn_tiles += drawn
    s.put_back = tuple([tile for tile in s.put_back if tile not in drawn])
    if ways_to_lay(s, deed_of(s).hero, len(drawn)):
        ask_unless_forced(game, choose_lie(deed_of(s).hero, len(drawn)))
        return
    for tile in drawn:
        game.say(DOES_NOT_FIT, tile)
    game.then(draw(number) if number > 1 and s.stack else tile_is_drawn())


# --- laying -----------------------------------------------------------------------------------------------------------


@law("DR-TIL-5", "DR-ABI-26")
def ways_to_lay(s: State, seat: int, number: int) -> list[tuple[int, int]]:
    """Each of the tiles just drawn in each way that it may lie: the tile, and how far it is turned."""
    cell, way = _before_him(s)
    dungeon = floor(s)
    return [(tile, turn) for tile in s.set_aside[-number:] for turn in legal_turns(dungeon, tile, cell, way)]


@step("DR-TIL-1", "DR-TIL-2", "DR-TIL-5", "DR-MOV-4")
def lay(game: Game, tile: TileId, turn: Turn) -> None:
    """The tile lies there, and the hero goes onto it."""
    s = game.state
    (x, y), _ = _before_him(s)
    s.laid += (spot_code(tile, x, y, turn),)
    s.set_aside = tuple([other for other in s.set_aside if other != tile])
    game.say(TILE_LAID, deed_of(s).hero, tile)
    game.then(ahead.walk_onto_new(deed_of(s).hero, tile))


LAYING = (Offer(lay, ways_to_lay),)


@decision("DR-TIL-5", "DR-ABI-26")
def choose_lie(game: Game, seat: SeatId, number: int) -> Choice:
    """Which of the tiles just drawn is laid, and how?"""
    return ask(seat, LAYING, number)


# --- after the action -------------------------------------------------------------------------------------------------


@law("DR-TIL-10")
def is_dead(s: State) -> bool:
    """Whether no tile of the stack could be laid at any open exit."""
    dungeon = floor(s)
    ways = open_ways(dungeon)
    return not any(legal_turns(dungeon, tile, cell, opposite(side)) for tile in s.stack for _, side, cell in ways)


@step("DR-TIL-8", "DR-TIL-10", "DR-TIL-12")
def put_tiles_back(game: Game) -> None:
    """Tiles set aside in the action are shuffled into the stack. If no tile could be laid in this action and none can
    be laid anywhere, the stack leaves the game; then it is empty, and the Lair is due."""
    s = game.state
    if s.set_aside:
        s.stack = tuple(game.shuffle(TILES, (*s.stack, *s.set_aside)))
        s.put_back = tuple(sorted({*s.put_back, *s.set_aside}))
        s.set_aside = ()
        game.say(TILES_PUT_BACK)
    if s.stuck:
        s.stuck = False
        if is_dead(s):
            s.left_out, s.stack, s.put_back = s.stack, (), ()
            game.say(STACK_IS_DEAD)

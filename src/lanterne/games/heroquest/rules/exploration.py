"""Exploration (HQ-EXP): what comes onto the board, and when.

The only module that moves things from the quest, which only Zargon sees, to the board, which everybody sees.
"""

from functools import lru_cache
from typing import Any

from lanterne.engine import Event, Mask, has, law, part, step
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FIGURE_COLOR, FIGURES, MONSTERS
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.content.quests import Passage
from lanterne.games.heroquest.rules.counting import weakness
from lanterne.games.heroquest.rules.difficulty import body_of
from lanterne.games.heroquest.rules.places import (
    first_free,
    floor,
    free,
    heroes_at,
    monsters_at,
    nearest,
    solid,
    square_of,
)
from lanterne.games.heroquest.rules.telling import OBJECT, tell_rules
from lanterne.games.heroquest.state import (
    DOORS,
    EDGE_OF,
    EDGES,
    FOES,
    HEROES,
    KIND_OF,
    NONE,
    OBJECTS,
    PASSAGES,
    REGIONS,
    SQUARES,
    AllyRow,
    Door,
    DoorRow,
    Game,
    Hero,
    MonsterRow,
    ObjectRow,
    PassageRow,
    PieceRow,
    Region,
    State,
)
from lanterne.kit.grid import Edges, mask_of
from lanterne.kit.line_of_sight import LineOfSight

ROOM_REVEALED = Event("room-revealed", "HQ-EXP-6", region=REGIONS)
DOOR_SEEN = Event("door-seen", "HQ-EXP-7", door=DOORS)
MONSTER_APPEARS = Event("monster-appears", "HQ-EXP-10", foe=FOES, square=SQUARES)
CHARACTER_APPEARS = Event("character-appears", "HQ-EXP-10", foe=FOES, square=SQUARES).staged("foe", sound="doom")
PASSAGE_SEEN = Event("passage-seen", "HQ-QST-17", passage=PASSAGES, square=SQUARES)
ALLY_SEEN = Event("ally-seen", "HQ-EXP-2", hero=HEROES, square=SQUARES)

CORRIDORS = REGION_SQUARES[CORRIDOR]

_FIRST_FOE = tuple(KIND_OF.index(kind) for kind in range(len(MONSTERS)))
_COLOUR_FIGURES = {
    colour: sum(n for n, c in zip(FIGURES, FIGURE_COLOR, strict=True) if c == colour) for colour in FIGURE_COLOR
}


# --- looking ----------------------------------------------------------------------------------------------------------


@law("HQ-EXP-2", "HQ-EXP-5", "HQ-LOS-7")
def corridor_in_view(s: State, square: int) -> int:
    """The corridor squares in look line of a square, whatever the heroes know of what stops it."""
    open_to_view = Edges(s.east, s.south).minus(closed_barriers(s))
    return _corridor_field(s.chart.sight, square, *open_to_view, solid(s) | s.chart.blocked)


@law("HQ-DOR-10")
def closed_barriers(s: State) -> Edges:
    """The edges without a wall that a closed door blocks, whether or not anybody has seen it."""
    found = Edges()
    for door in s.chart.doors:
        if door.barrier and not door.open:
            number = EDGE_OF[min(door.a, door.b), max(door.a, door.b)]
            if not any(row.door == number and row.open for row in s.doors):
                found = found.plus(GRID.edge(door.a, door.b))
    return found


@lru_cache(maxsize=16384)  # called after every step, while obstacles seldom change
def _corridor_field(sight: LineOfSight, square: int, east: int, south: int, solid: int) -> int:
    return sight.field(square, sight.obstacles(Edges(east, south), solid)) & CORRIDORS


@step("HQ-EXP-4", "HQ-EXP-5", "HQ-EXP-6", "HQ-DOR-6")
def look_around(game: Game, hero: Hero) -> None:
    """Reveal what the hero sees: the whole room, and the corridor squares in look line. Nothing is seen from inside
    solid rock."""
    s = game.state
    square = square_of(s, hero)
    if square < 0 or has(s.rock | s.blocked, square):
        return
    region = REGION_OF[square]
    reveal(game, corridor_in_view(s, square) | (REGION_SQUARES[region] if region != CORRIDOR else 0))


@step("HQ-EXP-1", "HQ-EXP-6")
def reveal_room(game: Game, region: Region) -> None:
    """A room is revealed whole."""
    reveal(game, REGION_SQUARES[region])


@step("HQ-EXP-8")
def reveal_from(game: Game, door: Door) -> None:
    """Reveal what an opened door shows when no hero opened it: the room on each side, and on a corridor side the
    squares in look line of the door's square."""
    s = game.state
    for square in EDGES[door]:
        region = REGION_OF[square]
        reveal(game, corridor_in_view(s, square) if region == CORRIDOR else REGION_SQUARES[region])


# --- placing ----------------------------------------------------------------------------------------------------------


@part("HQ-EXP-1", "HQ-EXP-2", "HQ-EXP-3", "HQ-EXP-7", "HQ-EXP-9", "HQ-SET-11", "HQ-QST-1")
def reveal(game: Game, squares: int) -> None:
    """These squares become part of the board, with everything on them that is not found by searching: doors, passages,
    blocked squares, furniture, objects, stairs and exits, allies, monsters. Traps, secret doors and treasures stay
    hidden."""
    s = game.state
    new = squares & ~s.seen & (s.chart.dungeon | s.chart.blocked)
    if not new:
        return
    chart = s.chart
    s.seen = Mask(s.seen | new)
    s.blocked = Mask(s.blocked | chart.blocked & new)
    s.stairs = Mask(s.stairs | chart.stairs & new)
    s.exit = Mask(s.exit | chart.exit & new)
    first = (new & -new).bit_length() - 1
    if REGION_OF[first] != CORRIDOR and not new & ~REGION_SQUARES[REGION_OF[first]]:
        game.say(ROOM_REVEALED, REGION_OF[first])
    _place_doors(game, new)
    for passage in chart.passages:
        if not passage.hidden:
            place_passage(game, passage, new)
    for piece in chart.furniture:
        if piece.squares & new:
            s.furniture = (*s.furniture, PieceRow(piece.kind, piece.at, piece.squares))
            s.covered = Mask(s.covered | piece.squares)
    for thing in chart.objects:
        if has(new, thing.square) and thing.id not in s.dead:
            row = ObjectRow(OBJECTS.number(thing.id), thing.square, thing.body, thing.defend)
            s.objects = (*s.objects, row)
            s.covered = Mask(s.covered | 1 << thing.square)
            if thing.body:
                tell_rules(game, OBJECT)
    for friend in chart.allies:
        if has(new, friend.square):
            hero = HEROES.number(friend.id)
            s.allies = (*s.allies, AllyRow(hero, friend.square, friend.body, not friend.joins))
            game.say(ALLY_SEEN, hero, friend.square)
    _place_monsters(game, new)


def _place_doors(game: Game, new: int) -> None:
    s = game.state
    for door in s.chart.doors:
        number = EDGE_OF[min(door.a, door.b), max(door.a, door.b)]
        if door.secret or not (has(new, door.a) or has(new, door.b)) or any(row.door == number for row in s.doors):
            continue
        s.doors.append(DoorRow(number))
        game.say(DOOR_SEEN, number)
        if door.barrier and not door.open:
            bar(s, number)
        if door.open:  # HQ-DOR-1: a quest may say that it is open
            set_open(s, number)
            for square in (door.a, door.b):
                if REGION_OF[square] != CORRIDOR:
                    reveal(game, REGION_SQUARES[REGION_OF[square]])


@part("HQ-DOR-10")
def bar(s: State, door: int) -> None:
    """A closed door across open floor blocks the way."""
    way = Edges(s.east, s.south).minus(GRID.edge(*EDGES[door]))
    s.east, s.south = Mask(way.east), Mask(way.south)


@part("HQ-QST-17")
def place_passage(game: Game, passage: Passage, squares: int) -> bool:
    """Put the ends of a passage that are on these squares onto the board; whether there was a new one."""
    s = game.state
    known = [row.square for row in s.passages]
    new = [square for square in (passage.a, passage.b) if has(squares, square) and square not in known]
    for square in new:
        s.passages = (*s.passages, PassageRow(passage.kind, square))
        game.say(PASSAGE_SEEN, passage.kind, square)
    return bool(new)


def set_open(s: State, door: int) -> None:
    """Open a door on the board for good (HQ-DOR-4)."""
    for place, row in enumerate(s.doors):
        if row.door == door:
            s.doors[place] = row._replace(open=True, barred=False)
    way = GRID.edge(*EDGES[door])
    s.east, s.south = Mask(s.east | way.east), Mask(s.south | way.south)


def _place_monsters(game: Game, new: int) -> None:
    s = game.state
    here = [placed for placed in s.lurking if has(new, placed.square) and not placed.waits]
    for placed in here:
        s.lurking.remove(placed)
        place_monster(game, placed.kind, placed.square, arrived=placed.arrived)
    back = [fled for fled in s.fled if has(new, fled.square)]
    s.fled = tuple(fled for fled in s.fled if not has(new, fled.square))
    for fled in back:  # HQ-DRD-9: damage stays
        place_monster(game, KIND_OF[fled.row.foe], fled.square, fled.row.foe, **_kept(fled.row))


def _kept(row: MonsterRow) -> dict[str, Any]:
    return {
        name: getattr(row, name)
        for name in ("body", "asleep", "misses", "less", "spells", "spent", "must_cast", "arrived")
    }


@part("HQ-EXP-10", "HQ-EXP-12", "HQ-QST-2")
def place_monster(game: Game, kind: int, square: int, foe: int = NONE, **fields: Any) -> int:
    """A monster comes onto the board, on its square or the nearest free one of the same region, with a new
    number of its kind; one that comes back, `foe`, keeps its own. The square must have been revealed."""
    s = game.state
    if has(heroes_at(s) | monsters_at(s), square) or not has(floor(s), square):
        open_squares = free(s)
        region = open_squares & REGION_SQUARES[REGION_OF[square]]
        found = nearest(s, square, region)
        square = found if found != NONE else first_free(region or open_squares)
    foe = new_number(s, kind) if foe == NONE else foe
    s.met = Mask(s.met | 1 << foe)
    spells = s.chart.dread.get(kind, ())
    s.monsters.append(
        MonsterRow(foe, square, body_of(s, kind), less=weakness(s, kind), spells=spells)._replace(**fields)
    )
    game.say(MONSTER_APPEARS if kind < len(FIGURES) else CHARACTER_APPEARS, foe, square)
    return foe


@law("HQ-FIG-1")
def new_number(s: State, kind: int) -> int:
    """The first foe of this kind that is new in the quest. When all numbers have been used, the first that is not on
    the board; a character has but one."""
    first = _FIRST_FOE[kind]
    same = range(first, first + (SAME_KIND if kind < len(FIGURES) else 1))
    here = mask_of(row.foe for row in s.monsters)
    return next((foe for used in (s.met | here, here) for foe in same if not has(used, foe)), first)


@law("HQ-FIG-1", "HQ-FIG-2")
def figure_free(s: State, kind: int) -> bool:
    """Whether a figure of the monster's colour is off the board; killed monsters free their figures."""
    colour = MONSTERS[kind].color
    return sum(MONSTERS[KIND_OF[row.foe]].color == colour for row in s.monsters) < _COLOUR_FIGURES[colour]


@law("HQ-EXP-11")
def is_floor(s: State, square: int) -> bool:
    """Whether the square is floor of the dungeon. Only Zargon knows, or a hero who enters it."""
    return has(s.chart.dungeon & ~s.chart.blocked & ~s.blocked, square)

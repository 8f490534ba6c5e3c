"""What can be played of a drawing: everything on reachable floor, one thing per square."""

from typing import NamedTuple

from lanterne.engine import has
from lanterne.games.heroquest.content.board import (
    CORRIDOR,
    GRID,
    INSIDE,
    REGION_NAMES,
    REGION_OF,
    REGION_SQUARES,
    SQUARE_NAMES,
)
from lanterne.games.heroquest.content.quest_checks import HEROES
from lanterne.games.heroquest.heroscribe.boards import Drawing
from lanterne.games.heroquest.heroscribe.contents import furniture_of, markers_of, monsters_of, reachable, traps_of
from lanterne.games.heroquest.heroscribe.drawing import (
    Doorway,
    Located,
)
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.passages import Pair
from lanterne.games.heroquest.heroscribe.table import Table
from lanterne.games.heroquest.heroscribe.vocabulary import PASSAGE_IN, PASSAGE_OUT
from lanterne.games.heroquest.heroscribe.walls import (
    block,
    doors_of,
    dungeon_of,
    passages_of,
    reach,
    reached_doors,
    reached_passages,
    tell_borders,
)
from lanterne.kit.grid import mask_of, squares_of
from lanterne.scene import Say

PARTY = 2
"""This many different heroes on the map are a party."""
WRONG_START = "import-no-such-start"


class Placed(NamedTuple):
    """A drawing as it is played. `start` and `exit` are squares; `stairs` is their first square, None if there are
    none. `left_out` reports what is not played, `doubts` what is played differently from the drawing."""

    stairs: int | None
    start: tuple[int, ...]
    exit: tuple[int, ...]
    doors: tuple[Doorway, ...]
    passages: tuple[Pair, ...]
    secret_doors: tuple[Doorway, ...]
    blocked: int
    dark_rooms: tuple[str, ...]
    furniture: tuple[Located, ...]
    monsters: tuple[Located, ...]
    traps: tuple[Located, ...]
    marks: tuple[Located, ...]
    markers: tuple[Located, ...]
    left_out: tuple[Say, ...]
    doubts: tuple[Say, ...]


def place(drawing: Drawing, exit_by_door: bool = False, start: str = "", whole_party: bool = False) -> Placed:
    """Lay a drawing out. `exit_by_door`: the notes say that a door is the exit, even if there are stairs. The heroes
    begin at `start`, if it is given. Raises NotAQuest if they could not begin, or not all four with `whole_party`."""
    if not start and (apart := _heroes_apart(drawing)):
        try:
            placed = _laid_out(drawing, exit_by_door, apart, whole_party)
            told = Say("import-heroes-apart", {"square": SQUARE_NAMES[apart[0]].upper()})
            return placed._replace(doubts=(*placed.doubts, told))
        except NotAQuest:
            pass  # no way leads from there to the stairs
    return _laid_out(drawing, exit_by_door, _wished(start), whole_party)


def _wished(start: str) -> tuple[int, ...]:
    """The square where the heroes begin, if it is given."""
    if start and start.lower() not in SQUARE_NAMES:
        raise NotAQuest(Say("import-no-such-start", {"square": start[:20]}))
    return (SQUARE_NAMES.index(start.lower()),) if start else ()


def _heroes_apart(drawing: Drawing) -> tuple[int, ...]:
    """Where two or more different heroes stand together in another region than the stairs. One alone may be a captive
    or a villain."""
    table = Table(drawing)
    stairs = table.of("stairway")
    heroes = [one for one in table.of("hero") if not has(table.dark, one.at)]
    if not stairs or len({one.entry.name for one in heroes}) < PARTY:
        return ()
    regions = {REGION_OF[one.at] for one in heroes}
    together = len(regions) == 1 and not regions & {REGION_OF[one.at] for one in stairs}
    return tuple(dict.fromkeys(one.at for one in heroes))[:HEROES] if together else ()


def _laid_out(drawing: Drawing, exit_by_door: bool, begin: tuple[int, ...], whole_party: bool) -> Placed:
    table = Table(drawing)
    stairs = _stairs(table)
    entrances = _begun(table, stairs, begin) if begin else _entrances(table, stairs)
    block(table, entrances)
    all_doors, all_secret = doors_of(table)
    furniture = furniture_of(table, all_doors + all_secret)
    firm = table.taken | table.blocked
    linked, loose = passages_of(table, drawing)
    monsters = monsters_of(table)
    start = _start_squares(table, entrances, whole_party)
    ground = GRID.every & ~firm & ~table.dark | mask_of(start) | (stairs.squares if stairs else 0)
    reached = reach(mask_of(start), table.edges, ground, linked)
    doors, secret = reached_doors(table, all_doors, reached), reached_doors(table, all_secret, reached)
    rooms = [room for room, squares in enumerate(REGION_SQUARES) if room != CORRIDOR and squares & reached]
    if not rooms:
        raise NotAQuest(Say("import-no-room"))
    if begin and stairs and not stairs.squares & reached:
        raise NotAQuest(Say("import-no-such-start", {"square": SQUARE_NAMES[start[0]].upper()}))
    near = reached | GRID.step(reached, table.edges)
    lit = sum(REGION_SQUARES[room] for room in rooms) | REGION_SQUARES[CORRIDOR]
    passages = reached_passages(table, linked, reached)
    dungeon = dungeon_of(start, doors + secret, table.blocked, passages)
    around = GRID.step(dungeon, INSIDE) & lit
    tell_borders(table, around)
    traps, markers = traps_of(table, firm, stairs), markers_of(table, stairs if not begin else None, entrances, loose)
    return Placed(
        stairs.at if stairs else None,
        start,
        _exit(table, stairs, start, reached, exit_by_door),
        doors,
        passages,
        secret,
        table.blocked & around,
        tuple(REGION_NAMES[room] for room in range(1, len(REGION_NAMES)) if room not in rooms),
        reachable(table, furniture, near & lit),
        reachable(table, monsters, near & lit),
        reachable(table, traps, near & lit),
        reachable(table, table.of("mark"), dungeon & lit),
        reachable(table, markers, dungeon & lit),
        tuple(table.left_out),
        tuple(table.doubts),
    )


# --- where heroes come in ---------------------------------------------------------------------------------------------


def _stairs(table: Table) -> Located | None:
    """The first stairway within one region; others are left out."""
    found: Located | None = None
    for one in table.of("stairway"):
        if len({REGION_OF[square] for square in squares_of(one.squares)}) > 1:
            table.leave_out(one, Say("why-through-wall"))
        elif found:
            table.leave_out(one, Say("why-second-stairway"))
        else:
            found = one
            table.taken |= one.squares
            table.dark &= ~one.squares
    return found


def _entrances(table: Table, stairs: Located | None) -> tuple[int, ...]:
    """The squares where heroes begin: the stairs, else behind doors with an arrow inwards, else the passage from
    another board, else where heroes are drawn."""
    if stairs:
        return tuple(squares_of(stairs.squares))
    ways_in = [door for door in table.doorways if door.entry.name in ("in", "both")]
    passages = [door for door in ways_in if door.drawn.id == PASSAGE_IN]
    own = [door for door in ways_in if door not in passages]
    behind = [_inside(table, door, forth=True) for door in own or passages[:1]]
    heroes = [one.at for one in table.of("hero")]
    found = tuple(dict.fromkeys(square for square in behind if square is not None)) or tuple(dict.fromkeys(heroes))
    if not found:
        raise NotAQuest(Say("import-no-start"))
    first = tuple(square for square in found if REGION_OF[square] == REGION_OF[found[0]])[:HEROES]
    table.taken |= mask_of(first)
    table.dark &= ~mask_of(first)
    return first


def _begun(table: Table, stairs: Located | None, begin: tuple[int, ...]) -> tuple[int, ...]:
    """Begin on the given squares, or where heroes stand."""
    mask = mask_of(begin)
    others = sum({one.squares for one in table.of("blocked", "furniture", "trapped-chest")})
    if mask & (table.dark | others):
        raise NotAQuest(Say("import-no-such-start", {"square": SQUARE_NAMES[begin[0]].upper()}))
    if stairs and mask & stairs.squares:
        return tuple(squares_of(stairs.squares))
    table.taken |= mask
    return begin


def _inside(table: Table, door: Doorway, forth: bool) -> int | None:
    """The square behind a door with an arrow that belongs to the dungeon."""
    if door.inner is not None:
        return door.inner
    sides = [square for square in (door.one, door.other) if square is not None and not has(table.dark, square)]
    if len(sides) == 1:
        return sides[0]
    return door.forth if forth else door.other if door.forth == door.one else door.one


def _start_squares(table: Table, entrances: tuple[int, ...], whole_party: bool) -> tuple[int, ...]:
    """Four squares: where heroes come in, and the free ones nearest to there in the same region. Where there are fewer,
    fewer heroes can take part."""
    solid = table.dark | table.blocked | table.taken | sum({one.squares for one in table.of("trap")})
    room = REGION_SQUARES[REGION_OF[entrances[0]]] & (~solid | mask_of(entrances))
    found = list(entrances)
    for ring in GRID.rings(mask_of(entrances), INSIDE.minus(table.barriers), room)[1:]:
        found += [square for square in squares_of(ring) if len(found) < HEROES]
    if len(found) < HEROES and whole_party:
        here = SQUARE_NAMES[entrances[0]].upper()
        raise NotAQuest(Say("import-start-too-small", {"square": here, "count": len(found)}))
    table.taken |= mask_of(tuple(found))
    return tuple(found[:HEROES])


def _exit(table: Table, stairs: Located | None, start: tuple[int, ...], reached: int, by_door: bool) -> tuple[int, ...]:
    """The stairs with the passages to other boards, else the doors with an arrow outwards that can be reached, else
    where the heroes came in."""
    ways_out = [door for door in table.doorways if door.entry.name in ("out", "both")]
    if stairs and not by_door:
        ways_out = [door for door in ways_out if door.drawn.id == PASSAGE_OUT]
    behind = [_inside(table, door, forth=False) for door in ways_out]
    solid = table.taken & ~mask_of(start)
    found = tuple(
        dict.fromkeys(q for q in behind if q is not None and has(reached, q) and not has(solid | table.blocked, q))
    )
    if stairs and not by_door:
        return (*squares_of(stairs.squares), *found)
    if not found:
        table.doubts.append(Say("import-no-exit"))
    return found or start

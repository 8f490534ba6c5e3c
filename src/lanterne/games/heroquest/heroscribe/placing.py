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
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.heroscribe.boards import Drawing
from lanterne.games.heroquest.heroscribe.drawing import (
    Doorway,
    Located,
    dark_squares,
    in_a_wall,
    left_out,
    locate,
    place_of,
)
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.vocabulary import PASSAGE_IN, PASSAGE_OUT, PLAIN_DOORS, known_as
from lanterne.kit.grid import Edges, squares_of
from lanterne.scene import Say

PARTY = 2
"""That many different heroes on the map are a party."""
WRONG_START = "import-no-such-start"


class Placed(NamedTuple):
    """A drawing as it is played. `start` and `exit` are squares; `stairs` is their first square, None if there are
    none. `left_out` reports what is not played, `doubts` what is played differently from the drawing."""

    stairs: int | None
    start: tuple[int, ...]
    exit: tuple[int, ...]
    doors: tuple[Doorway, ...]
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


class _Table:
    """The board while things are laid on it."""

    def __init__(self, drawing: Drawing) -> None:
        self.left_out: list[Say] = []
        self.doubts: list[Say] = [*drawing.doubts, *_other_names(drawing)]
        self.dark = dark_squares(drawing.dark)
        self.located: list[Located] = []
        self.doorways: list[Doorway] = []
        for drawn in drawing.objects:
            found = locate(drawn)
            if isinstance(found, Say):
                self.left_out.append(left_out(drawn, found))
            elif isinstance(found, Located):
                self.located.append(found)
            else:
                self.doorways.append(found)
        self.taken = 0
        self.blocked = 0
        self.borders = 0
        self.edges = INSIDE

    def of(self, *kinds: str) -> list[Located]:
        return [one for one in self.located if one.entry.becomes in kinds]

    def leave_out(self, one: Located | Doorway, why: Say) -> None:
        self.left_out.append(left_out(one.drawn, why))


def _other_names(drawing: Drawing) -> list[Say]:
    """Which objects go by other names here."""
    ids = dict.fromkeys(one.id for one in drawing.objects)
    return [Say("import-known-as", {"object": name, "known": known_as(name)}) for name in ids if known_as(name) != name]


def place(drawing: Drawing, exit_by_door: bool = False, start: str = "") -> Placed:
    """Lay a drawing out. `exit_by_door`: the notes say that a door is the exit, even if there are stairs. The heroes
    begin at `start`, if it is given. Raises NotAQuest if they could not begin."""
    if not start and (apart := _heroes_apart(drawing)):
        try:
            placed = _laid_out(drawing, exit_by_door, apart)
            told = Say("import-heroes-apart", {"square": SQUARE_NAMES[apart[0]].upper()})
            return placed._replace(doubts=(*placed.doubts, told))
        except NotAQuest:
            pass  # no way leads from there to the stairs
    return _laid_out(drawing, exit_by_door, _wished(start))


def _wished(start: str) -> tuple[int, ...]:
    """The square where the heroes begin, if somebody says so."""
    if start and start.lower() not in SQUARE_NAMES:
        raise NotAQuest(Say("import-no-such-start", {"square": start[:20]}))
    return (SQUARE_NAMES.index(start.lower()),) if start else ()


def _heroes_apart(drawing: Drawing) -> tuple[int, ...]:
    """Where two or more different heroes stand together in another region than the stairs. One alone may be a captive
    or a villain."""
    table = _Table(drawing)
    stairs = table.of("stairway")
    heroes = [one for one in table.of("hero") if not has(table.dark, one.at)]
    if not stairs or len({one.entry.name for one in heroes}) < PARTY:
        return ()
    regions = {REGION_OF[one.at] for one in heroes}
    together = len(regions) == 1 and not regions & {REGION_OF[one.at] for one in stairs}
    return tuple(dict.fromkeys(one.at for one in heroes))[:HEROES] if together else ()


def _laid_out(drawing: Drawing, exit_by_door: bool, begin: tuple[int, ...]) -> Placed:
    table = _Table(drawing)
    stairs = _stairs(table)
    entrances = _begun(table, stairs, begin) if begin else _entrances(table, stairs)
    _block(table, entrances)
    all_doors, all_secret = _doors(table)
    furniture = _furniture(table, all_doors + all_secret)
    firm = table.taken | table.blocked
    monsters = _monsters(table)
    start = _start_squares(table, entrances)
    ground = GRID.every & ~firm & ~table.dark | _mask(start) | (stairs.squares if stairs else 0)
    reached = GRID.reach(_mask(start), table.edges, ground)
    doors, secret = _reached_doors(table, all_doors, reached), _reached_doors(table, all_secret, reached)
    rooms = [room for room, squares in enumerate(REGION_SQUARES) if room != CORRIDOR and squares & reached]
    if not rooms:
        raise NotAQuest(Say("import-no-room"))
    if begin and stairs and not stairs.squares & reached:
        raise NotAQuest(Say("import-no-such-start", {"square": SQUARE_NAMES[start[0]].upper()}))
    near = reached | GRID.step(reached, table.edges)
    lit = sum(REGION_SQUARES[room] for room in rooms) | REGION_SQUARES[CORRIDOR]
    dungeon = _dungeon(start, doors + secret, table.blocked)
    around = GRID.step(dungeon, INSIDE) & lit
    _tell_borders(table, around)
    traps, markers = _traps(table, firm, stairs), _markers(table, stairs if not begin else None, entrances)
    return Placed(
        stairs.at if stairs else None,
        start,
        _exit(table, stairs, start, reached, exit_by_door),
        doors,
        secret,
        table.blocked & around,
        tuple(REGION_NAMES[room] for room in range(1, len(REGION_NAMES)) if room not in rooms),
        _seen(table, furniture, near & lit),
        _seen(table, monsters, near & lit),
        _seen(table, traps, near & lit),
        _seen(table, table.of("mark"), dungeon & lit),
        _seen(table, markers, dungeon & lit),
        tuple(table.left_out),
        tuple(table.doubts),
    )


def _mask(squares: tuple[int, ...]) -> int:
    return sum(1 << square for square in set(squares))


# --- where heroes come in ---------------------------------------------------------------------------------------------


def _stairs(table: _Table) -> Located | None:
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


def _entrances(table: _Table, stairs: Located | None) -> tuple[int, ...]:
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
    table.taken |= _mask(first)
    table.dark &= ~_mask(first)
    return first


def _begun(table: _Table, stairs: Located | None, begin: tuple[int, ...]) -> tuple[int, ...]:
    """Begin where somebody wants it, or where heroes stand."""
    mask = _mask(begin)
    others = sum({one.squares for one in table.of("blocked", "furniture", "trapped-chest")})
    if mask & (table.dark | others):
        raise NotAQuest(Say("import-no-such-start", {"square": SQUARE_NAMES[begin[0]].upper()}))
    if stairs and mask & stairs.squares:
        return tuple(squares_of(stairs.squares))
    table.taken |= mask
    return begin


def _inside(table: _Table, door: Doorway, forth: bool) -> int | None:
    """The square behind a door with an arrow that belongs to the dungeon."""
    if door.inner is not None:
        return door.inner
    sides = [square for square in (door.one, door.other) if square is not None and not has(table.dark, square)]
    if len(sides) == 1:
        return sides[0]
    return door.forth if forth else door.other if door.forth == door.one else door.one


def _start_squares(table: _Table, entrances: tuple[int, ...]) -> tuple[int, ...]:
    """Four squares: where heroes come in, and the free ones nearest to there in the same region."""
    solid = table.dark | table.blocked | table.taken | sum({one.squares for one in table.of("trap")})
    room = REGION_SQUARES[REGION_OF[entrances[0]]] & (~solid | _mask(entrances))
    found = list(entrances)
    for ring in GRID.rings(_mask(entrances), INSIDE, room)[1:]:
        found += [square for square in squares_of(ring) if len(found) < HEROES]
    if len(found) < HEROES:
        here = SQUARE_NAMES[entrances[0]].upper()
        raise NotAQuest(Say("import-start-too-small", {"square": here, "count": len(found)}))
    table.taken |= _mask(tuple(found))
    return tuple(found[:HEROES])


def _exit(
    table: _Table, stairs: Located | None, start: tuple[int, ...], reached: int, by_door: bool
) -> tuple[int, ...]:
    """The stairs with the passages to other boards, else the doors with an arrow outwards that can be reached, else
    where the heroes came in."""
    ways_out = [door for door in table.doorways if door.entry.name in ("out", "both")]
    if stairs and not by_door:
        ways_out = [door for door in ways_out if door.drawn.id == PASSAGE_OUT]
    behind = [_inside(table, door, forth=False) for door in ways_out]
    solid = table.taken & ~_mask(start)
    found = tuple(
        dict.fromkeys(q for q in behind if q is not None and has(reached, q) and not has(solid | table.blocked, q))
    )
    if stairs and not by_door:
        return (*squares_of(stairs.squares), *found)
    if not found:
        table.doubts.append(Say("import-no-exit"))
    return found or start


# --- walls and doors --------------------------------------------------------------------------------------------------


def _block(table: _Table, entrances: tuple[int, ...]) -> None:
    """Blocked squares, and rock next to floor without a wall: heroes see that there is no way on."""
    for one in table.of("blocked"):
        if one.squares & (table.taken | table.blocked):
            table.leave_out(one, Say("why-taken"))
        else:
            table.blocked |= one.squares
    table.dark &= ~table.blocked
    table.borders = GRID.step(GRID.every & ~table.dark & ~table.blocked, INSIDE) & table.dark & ~table.taken
    table.blocked |= table.borders


def _tell_borders(table: _Table, seen: int) -> None:
    """Report which squares of rock heroes will see as blocked ones."""
    for region, squares in zip(REGION_NAMES, REGION_SQUARES, strict=True):
        if found := squares & table.borders & seen:
            names = ", ".join(SQUARE_NAMES[square].upper() for square in squares_of(found))
            table.doubts.append(Say("import-rock-blocked", {"region": Say(f"region-{region}"), "squares": names}))


def _doors(table: _Table) -> tuple[list[Doorway], list[Doorway]]:
    """The doors and secret doors in a wall with floor on both sides, one per edge."""
    found: tuple[list[Doorway], list[Doorway]] = ([], [])
    edges: set[tuple[int, int]] = set()
    for door in table.doorways:
        if door.one is None or door.other is None:
            if door.entry.name not in ("in", "out", "both"):
                table.leave_out(door, Say("why-edge-door"))
        elif not in_a_wall(door.one, door.other):
            table.leave_out(door, Say("why-no-wall"))
        elif (door.one, door.other) in edges:
            table.leave_out(door, Say("why-second-door"))
        elif (1 << door.one | 1 << door.other) & (table.dark | table.blocked):
            if door.entry.name not in ("in", "out", "both"):  # such a door may well lead out of the dungeon
                table.leave_out(door, Say("why-into-rock"))
        else:
            edges.add((door.one, door.other))
            if known_as(door.drawn.id) in PLAIN_DOORS:
                square = place_of(door.drawn)
                table.doubts.append(Say("import-plain-door", {"object": door.drawn.id, "square": square}))
            table.edges = table.edges.plus(GRID.edge(door.one, door.other))
            found[door.entry.becomes == "secret-door"].append(door)
    return found


def _reached_doors(table: _Table, doors: list[Doorway], reached: int) -> tuple[Doorway, ...]:
    """The doors that heroes can get to, at least from one side."""
    kept = []
    for door in doors:
        sides = [square for square in (door.one, door.other) if square is not None]
        if any(has(reached, square) for square in sides):
            kept.append(door)
        else:
            table.leave_out(door, Say("why-unreachable"))
    return tuple(kept)


def _dungeon(start: tuple[int, ...], doors: tuple[Doorway, ...], blocked: int) -> int:
    """All squares that belong to the dungeon, whatever is on them."""
    edges: Edges = INSIDE
    for door in doors:
        if door.one is not None and door.other is not None:
            edges = edges.plus(GRID.edge(door.one, door.other))
    return GRID.reach(_mask(start), edges, GRID.every & ~blocked)


# --- what is in the dungeon -------------------------------------------------------------------------------------------


def _furniture(table: _Table, doors: list[Doorway]) -> list[Located]:
    """The pieces within one room, on free floor, and not in front of a door."""
    sides = sum({1 << square for door in doors for square in (door.one, door.other) if square is not None})
    kept = []
    for one in table.of("furniture", "trapped-chest"):
        regions = {REGION_OF[square] for square in squares_of(one.squares)}
        if len(regions) > 1:
            table.leave_out(one, Say("why-through-wall"))
        elif CORRIDOR in regions:
            table.leave_out(one, Say("why-in-corridor"))
        elif one.squares & (table.dark | table.blocked):
            table.leave_out(one, Say("why-in-rock"))
        elif one.squares & table.taken:
            table.leave_out(one, Say("why-taken"))
        elif one.squares & sides:
            table.leave_out(one, Say("why-before-door"))
        else:
            table.taken |= one.squares
            kept.append(one)
    return kept


def _monsters(table: _Table) -> list[Located]:
    """The monsters on free floor, at most as many of a kind as have a number."""
    kept: list[Located] = []
    for one in table.of("monster"):
        if one.squares & (table.dark | table.blocked):
            table.leave_out(one, Say("why-in-rock"))
        elif one.squares & table.taken:
            table.leave_out(one, Say("why-taken"))
        elif sum(other.entry.name == one.entry.name for other in kept) == SAME_KIND:
            table.leave_out(one, Say("why-too-many-of-kind", {"most": SAME_KIND}))
        else:
            table.taken |= one.squares
            kept.append(one)
    return kept


def _traps(table: _Table, firm: int, stairs: Located | None) -> list[Located]:
    """The traps on floor, one per square, none under furniture or stairs."""
    solid = firm | (stairs.squares if stairs else 0)
    kept = []
    for one in table.of("trap"):
        if one.squares & (table.dark | table.blocked):
            table.leave_out(one, Say("why-in-rock"))
        elif one.squares & solid:
            table.leave_out(one, Say("why-taken"))
        else:
            solid |= one.squares
            kept.append(one)
    return kept


def _markers(table: _Table, stairs: Located | None, entrances: tuple[int, ...]) -> list[Located]:
    """What has no rules here. If something else shows where to begin, heroes on the map are markers too."""
    begun = () if stairs else entrances
    kept = [one for one in table.of("marker", "hero") if one.entry.becomes == "marker" or one.at not in begun]
    for one in kept:
        table.doubts.append(Say("import-marker", {"object": one.drawn.id, "square": place_of(one.drawn)}))
    return kept


def _seen(table: _Table, things: list[Located], near: int) -> tuple[Located, ...]:
    """The things that heroes can reach, or at least get next to."""
    kept = []
    for one in things:
        if one.squares & near:
            kept.append(one)
        else:
            table.leave_out(one, Say("why-unreachable"))
    return tuple(kept)

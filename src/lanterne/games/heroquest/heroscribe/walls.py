"""Walls, doors and passages of a drawing, and where they lead."""

from collections.abc import Sequence

from lanterne.engine import has
from lanterne.games.heroquest.content.board import (
    GRID,
    INSIDE,
    REGION_NAMES,
    REGION_SQUARES,
    SQUARE_NAMES,
)
from lanterne.games.heroquest.heroscribe.boards import Drawing
from lanterne.games.heroquest.heroscribe.drawing import (
    Doorway,
    Located,
    in_a_wall,
    place_of,
)
from lanterne.games.heroquest.heroscribe.passages import Pair, pairs
from lanterne.games.heroquest.heroscribe.table import Table
from lanterne.games.heroquest.heroscribe.vocabulary import PLAIN_DOORS, known_as
from lanterne.kit.grid import Edges, mask_of, squares_of
from lanterne.scene import Say


def block(table: Table, entrances: tuple[int, ...]) -> None:
    """Blocked squares, and rock next to floor without a wall: heroes see that there is no way on."""
    for one in table.of("blocked"):
        if one.squares & (table.taken | table.blocked):
            table.leave_out(one, Say("why-taken"))
        else:
            table.blocked |= one.squares
    table.dark &= ~table.blocked
    table.borders = GRID.step(GRID.every & ~table.dark & ~table.blocked, INSIDE) & table.dark & ~table.taken
    table.blocked |= table.borders


def tell_borders(table: Table, seen: int) -> None:
    """Report which squares of rock heroes will see as blocked ones."""
    for region, squares in zip(REGION_NAMES, REGION_SQUARES, strict=True):
        if found := squares & table.borders & seen:
            names = ", ".join(SQUARE_NAMES[square].upper() for square in squares_of(found))
            table.doubts.append(Say("import-rock-blocked", {"region": Say(f"region-{region}"), "squares": names}))


def doors_of(table: Table) -> tuple[list[Doorway], list[Doorway]]:
    """The doors and secret doors with floor on both sides, one per edge; secret ones only in a wall."""
    found: tuple[list[Doorway], list[Doorway]] = ([], [])
    edges: set[tuple[int, int]] = set()
    for door in table.doorways:
        if door.one is None or door.other is None:
            if door.entry.name not in ("in", "out", "both"):
                table.leave_out(door, Say("why-edge-door"))
        elif not in_a_wall(door.one, door.other) and (door.entry.name not in ("closed", "open")):
            table.leave_out(door, Say("why-no-wall"))
        elif (door.one, door.other) in edges:
            table.leave_out(door, Say("why-second-door"))
        elif (1 << door.one | 1 << door.other) & (table.dark | table.blocked):
            if door.entry.name not in ("in", "out", "both"):  # such a door may well lead out of the dungeon
                table.leave_out(door, Say("why-into-rock"))
        else:
            edges.add((door.one, door.other))
            edge = GRID.edge(door.one, door.other)
            if not in_a_wall(door.one, door.other):
                table.barriers = table.barriers.plus(edge)
            table.edges = table.edges.plus(edge)
            found[door.entry.becomes == "secret-door"].append(door)
    return found


def reached_doors(table: Table, doors: list[Doorway], reached: int) -> tuple[Doorway, ...]:
    """The doors that heroes can get to, at least from one side."""
    kept = []
    for door in doors:
        sides = [square for square in (door.one, door.other) if square is not None]
        if any(has(reached, square) for square in sides):
            kept.append(door)
            _tell_door(table, door)
        else:
            table.leave_out(door, Say("why-unreachable"))
    return tuple(kept)


def _tell_door(table: Table, door: Doorway) -> None:
    """Report a door of the expansions, and one that stands in no wall."""
    name, square = door.drawn.id, place_of(door.drawn)
    if known_as(name) in PLAIN_DOORS:
        table.doubts.append(Say("import-plain-door", {"object": name, "square": square}))
    if door.one is not None and door.other is not None and not in_a_wall(door.one, door.other):
        table.doubts.append(Say("import-barrier", {"object": name, "square": square}))


def passages_of(table: Table, drawing: Drawing) -> tuple[list[Pair], list[Located]]:
    """The trapdoors, tunnels and teleports on free floor that connect, and those that lead nowhere."""
    ends: list[Located] = []
    for one in table.of("passage"):
        if one.squares & (table.dark | table.blocked):
            table.leave_out(one, Say("why-in-rock"))
        elif one.squares & (table.taken | sum({other.squares for other in ends})):
            table.leave_out(one, Say("why-taken"))
        else:
            ends.append(one)
    return pairs(ends, drawing.notes)


def reached_passages(table: Table, linked: Sequence[Pair], reached: int) -> tuple[Pair, ...]:
    """The passages that heroes can get to."""
    kept = []
    for pair in linked:
        called = Say(f"passage-{pair.kind}.cap")
        one, other = pair.one.spot.upper(), pair.other.spot.upper()
        if not pair.one.squares & reached:
            table.leave_out(pair.one, Say("why-unreachable"))
            table.leave_out(pair.other, Say("why-unreachable"))
            continue
        kept.append(pair)
        if pair.hidden:
            table.doubts.append(Say("import-passage-hidden", {"passage": called, "one": one, "other": other}))
        else:
            table.doubts.append(Say("import-passage", {"passage": called, "one": one, "other": other}))
    return tuple(kept)


def reach(start: int, edges: Edges, ground: int, linked: Sequence[Pair]) -> int:
    """The squares of the ground that can be reached, through passages too."""
    reached, before = start, 0
    while reached != before:
        before = reached
        reached = GRID.reach(reached, edges, ground)
        for pair in linked:
            ends = pair.one.squares | pair.other.squares
            reached |= ends if ends & reached else 0
    return reached


def dungeon_of(start: tuple[int, ...], doors: tuple[Doorway, ...], blocked: int, linked: Sequence[Pair]) -> int:
    """All squares that belong to the dungeon, whatever is on them."""
    edges: Edges = INSIDE
    for door in doors:
        if door.one is not None and door.other is not None:
            edges = edges.plus(GRID.edge(door.one, door.other))
    return reach(mask_of(start), edges, GRID.every & ~blocked, linked)

"""What is in the dungeon of a drawing: furniture, monsters, traps, and things without rules."""

from collections.abc import Sequence

from lanterne.games.heroquest.content.board import (
    CORRIDOR,
    REGION_OF,
)
from lanterne.games.heroquest.content.quest_map import SAME_KIND
from lanterne.games.heroquest.heroscribe.drawing import (
    Doorway,
    Located,
    place_of,
)
from lanterne.games.heroquest.heroscribe.table import Table
from lanterne.kit.grid import squares_of
from lanterne.scene import Say


def furniture_of(table: Table, doors: list[Doorway]) -> list[Located]:
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


def monsters_of(table: Table) -> list[Located]:
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


def traps_of(table: Table, firm: int, stairs: Located | None) -> list[Located]:
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


def markers_of(
    table: Table, stairs: Located | None, entrances: tuple[int, ...], loose: Sequence[Located]
) -> list[Located]:
    """What has no rules here, such as a passage that leads nowhere. If something else shows where to begin, heroes on
    the map are markers too."""
    begun = () if stairs else entrances
    kept = [one for one in table.of("marker", "hero") if one.entry.becomes == "marker" or one.at not in begun]
    kept += loose
    for one in kept:
        table.doubts.append(Say("import-marker", {"object": one.drawn.id, "square": place_of(one.drawn)}))
    return kept


def reachable(table: Table, things: list[Located], near: int) -> tuple[Located, ...]:
    """The things that heroes can reach, or at least get next to."""
    kept = []
    for one in things:
        if one.squares & near:
            kept.append(one)
        else:
            table.leave_out(one, Say("why-unreachable"))
    return tuple(kept)

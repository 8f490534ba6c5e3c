"""The map of one quest: everything on the board, on real edges, and nothing on top of another thing.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterator

from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import Layout, arrivals, covered, region_of_mask, stairs
from lanterne.kit.grid import first_of

CORRIDOR = 0
SAME_KIND = 30
"""So many monsters of a kind have a number: more than there are figures that can stand in for them (HQ-FIG-2)."""


def check_map(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """Check the map; the names in it must have been checked."""
    doors(quest, layout)
    furniture(quest, layout, box)
    one_thing_a_square(quest, layout, box)
    traps_and_arrivals(quest, layout, box)
    finds(quest, layout, box)
    actions(quest, layout)
    components(quest, box)


def doors(quest: QuestFile, layout: Layout) -> None:
    """HQ-QST-1, HQ-MOV-7: a door stands in a wall between two regions, alone, and joins no solid rock."""
    seen = set()
    walls = layout.grid.inner.minus(layout.inside)
    for word, between in (
        *(("door", door.between) for door in quest.doors),
        *(("secret door", between) for between in quest.secret_doors),
    ):
        what = f"{word} {'–'.join(between)}"
        try:
            edge = layout.edge(between)
        except ValueError as error:
            raise _wrong(quest, what, "its squares are not side by side") from error
        if not (edge.east & walls.east or edge.south & walls.south):
            raise _wrong(quest, what, "there is no wall to stand in")
        if edge in seen:
            raise _wrong(quest, what, "another door stands there already")
        seen.add(edge)
        for name in between:
            region = layout.regions[layout.region_of[layout.square(name)]]
            if region in quest.dark_rooms:
                raise _wrong(quest, what, f"{region} is solid rock")
            if name in quest.blocked:
                raise _wrong(quest, what, f"{name} is blocked")
    for door in quest.doors:
        if door.opens_from and door.opens_from not in door.between:
            raise _wrong(quest, f"door {'–'.join(door.between)}", f"{door.opens_from} is not one of its squares")


def furniture(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-EXP-1: a piece lies within the board and within one room; so does the stairway, whatever its region."""
    for piece in quest.furniture:
        what = f"piece on {piece.at}"
        try:
            region = region_of_mask(layout, covered(layout, piece, box))
        except ValueError as error:
            raise _wrong(quest, what, f"the {piece.kind} sticks out of the board") from error
        if region is None or region == CORRIDOR:
            raise _wrong(quest, what, f"the {piece.kind} does not lie in one room")
    try:
        region = region_of_mask(layout, stairs(layout, quest))
    except ValueError as error:
        raise _wrong(quest, f"the stairs on {quest.stairs}", "they stick out of the board") from error
    if region is None and quest.stairs is not None:
        raise _wrong(quest, f"the stairs on {quest.stairs}", "they run through a wall")


def one_thing_a_square(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-MOV-8 to HQ-MOV-10: blocked squares, furniture, objects, the stairs, monsters and allies lie apart, and in
    no room of solid rock. Start and exit squares are free, but for the stairs."""
    taken: dict[int, str] = {}
    dark = _dark(quest, layout)
    for what, mask in _things(quest, layout, box):
        if dark & mask:
            region = layout.regions[layout.region_of[first_of(dark & mask)]]
            raise _wrong(quest, what, f"{region} is solid rock")
        for other, name in taken.items():
            if other & mask:
                raise _wrong(quest, what, f"{layout.names[first_of(other & mask)]} is taken by the {name}")
        taken[mask] = what
    for what, names in (*((f"start {group.id}", group.squares) for group in quest.start), ("the exit", quest.exit)):
        free = layout.mask(names)
        if dark & free:
            raise _wrong(quest, what, "it lies in solid rock")
        for other, name in taken.items():
            if other & free and not name.startswith("stairs"):
                raise _wrong(quest, what, f"{layout.names[first_of(other & free)]} is taken by the {name}")


def traps_and_arrivals(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRP-2, HQ-QST-6, HQ-QST-7, HQ-DRD-9: traps, monsters that come later, escapes and falling rubble have floor
    under them, one trap a square and none on the stairs."""
    solid = {
        what: mask for what, mask in _things(quest, layout, box) if what.split()[0] in ("blocked", "piece", "object")
    }
    firm = solid | {"stairs": stairs(layout, quest)}
    places = [(f"trap on {trap.at}", trap.at, firm) for trap in quest.traps if trap.kind != "furniture"]
    places += [(f"monster on {row.at}", row.at, solid) for row in arrivals(quest)]
    places += [(f"character {row.id}", row.escape, solid) for row in quest.characters if row.escape]
    places += [("the collapse", name, firm) for name in (quest.collapse.squares if quest.collapse else ())]
    for what, name, others in places:
        if 1 << layout.square(name) & _dark(quest, layout):
            raise _wrong(quest, what, f"{name} is solid rock")
        for other, mask in others.items():
            if mask >> layout.square(name) & 1:
                raise _wrong(quest, what, f"{name} is taken by the {other}")
    for name, times in Counter(trap.at for trap in quest.traps).items():
        if times > 1:
            raise _wrong(quest, f"trap on {name}", f"there are {times} of them")


def finds(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-5, HQ-TRP-21: a piece that holds a treasure stands in its room."""
    pieces = {piece.at for piece in quest.furniture}
    for find in quest.finds:
        what = f"find in {find.room}"
        if find.piece is None:
            continue
        if find.piece not in pieces:
            raise _wrong(quest, what, f"no piece of furniture is placed by {find.piece}")
        if layout.regions[layout.region_of[layout.square(find.piece)]] != find.room:
            raise _wrong(quest, what, f"the piece on {find.piece} stands in another room")


def actions(quest: QuestFile, layout: Layout) -> None:
    """HQ-QST-3: the squares of an action lie in one region."""
    for action in quest.actions:
        if region_of_mask(layout, layout.mask(action.squares)) is None:
            raise _wrong(quest, f"action {action.id}", "its squares do not lie in one region")


def components(quest: QuestFile, box: Printed) -> None:
    """Components: the map can be laid out with what is in the box. Later arrivals wait for figures (HQ-FIG-2). Who
    makes a quest of their own may put more on the map, but for more monsters of a kind than have a number."""
    if quest.origin == "pack":
        for name, times in Counter(row.kind for row in quest.monsters).items():
            if times > SAME_KIND:
                raise _wrong(quest, f"figures of {name}", f"the map needs {times}, and {SAME_KIND} can be told apart")
        return
    figures = {row.id: row.figure for row in quest.characters}
    tiles = {row.id: row.count * row.width for row in box.tiles}
    for word, found, counts in (
        (
            "figures",
            Counter(figures.get(row.kind, row.kind) for row in quest.monsters),
            {row.id: row.figures for row in box.monsters},
        ),
        ("pieces", Counter(piece.kind for piece in quest.furniture), {row.id: row.count for row in box.furniture}),
        ("tiles", Counter(trap.kind for trap in quest.traps if trap.kind in tiles), tiles),
        (
            "tiles",
            Counter({"blocked": len(quest.blocked), "secret-door": len(quest.secret_doors)}),
            tiles | {"blocked": tiles["blocked-single"] + tiles["blocked-double"]},
        ),
    ):
        for name, times in found.items():
            if times > counts[name]:
                raise _wrong(quest, f"{word} of {name}", f"the map needs {times}, and the box holds {counts[name]}")


def _things(quest: QuestFile, layout: Layout, box: Printed) -> Iterator[tuple[str, int]]:
    """What lies or stands on the board from the start of the quest, with its squares."""
    for name in quest.blocked:
        yield f"blocked square {name}", 1 << layout.square(name)
    if quest.stairs is not None:
        yield f"stairs on {quest.stairs}", stairs(layout, quest)
    for piece in quest.furniture:
        yield f"piece on {piece.at}", covered(layout, piece, box)
    for thing in quest.objects:
        yield f"object {thing.id}", 1 << layout.square(thing.at)
    for placed in quest.monsters:
        yield f"monster on {placed.at}", 1 << layout.square(placed.at)
    for ally in quest.allies:
        yield f"ally {ally.id}", 1 << layout.square(ally.at)


def _dark(quest: QuestFile, layout: Layout) -> int:
    """The squares of the rooms of solid rock."""
    return sum(layout.squares[layout.regions.index(room)] for room in quest.dark_rooms)


def _wrong(quest: QuestFile, what: str, why: str) -> ValueError:
    return ValueError(f"quests/{quest.id}.json, {what}: {why}.")

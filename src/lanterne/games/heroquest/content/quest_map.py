"""The map of one quest: everything is on the board, doors are in walls, and nothing overlaps.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterator

from lanterne.engine import has
from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import Layout, arrivals, covered, region_of_mask, stairs
from lanterne.kit.grid import first_of
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

CORRIDOR = 0
SOLID = ("flawed-blocked-square", "flawed-piece-on", "flawed-object")
"""What cannot be stepped on."""
SAME_KIND = 30
"""At most this many monsters of a kind have a number; there are fewer figures that can stand in for them (HQ-FIG-2)."""


def check_map(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """Check the map; the names in it must have been checked."""
    doors(quest, layout)
    furniture(quest, layout, box)
    passages(quest, layout, box)
    one_thing_a_square(quest, layout, box)
    traps_and_arrivals(quest, layout, box)
    finds(quest, layout, box)
    actions(quest, layout)
    components(quest, box)


def doors(quest: QuestFile, layout: Layout) -> None:
    """HQ-QST-1, HQ-MOV-7, HQ-DOR-10: a door is in a wall between two regions, or is a barrier where there is none; one
    per edge, and none leads into solid rock."""
    seen = set()
    across = {door.between for door in quest.doors if door.barrier}
    walls = layout.grid.inner.minus(layout.inside)
    for what, between in (
        *((Say("flawed-door", {"name": "–".join(door.between)}), door.between) for door in quest.doors),
        *((Say("flawed-secret-door", {"name": "–".join(between)}), between) for between in quest.secret_doors),
    ):
        try:
            edge = layout.edge(between)
        except ValueError as error:
            raise Flaw("flawed-its-squares-are-not-side-by-side", quest.file, what) from error
        in_wall = bool(edge.east & walls.east or edge.south & walls.south)
        if in_wall and between in across:
            raise Flaw("flawed-barrier-in-wall", quest.file, what)
        if not in_wall and between not in across:
            raise Flaw("flawed-no-wall-to-stand-in", quest.file, what)
        if edge in seen:
            raise Flaw("flawed-another-door-stands-there-already", quest.file, what)
        seen.add(edge)
        for name in between:
            region = layout.regions[layout.region_of[layout.square(name)]]
            if region in quest.dark_rooms:
                raise Flaw("flawed-is-solid-rock", quest.file, what, place=region)
            if name in quest.blocked:
                raise Flaw("flawed-is-blocked", quest.file, what, square=name)
    for door in quest.doors:
        if door.opens_from and door.opens_from not in door.between:
            what = Say("flawed-door", {"name": "–".join(door.between)})
            raise Flaw("flawed-is-not-one-of-its-squares", quest.file, what, square=door.opens_from)


def passages(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-17: the ends of passages are squares of floor, no square is an end twice, and none is part of the
    stairs."""
    taken = [(what, mask) for what, mask in _things(quest, layout, box) if what.id in (*SOLID, "flawed-stairs-on")]
    ends = Counter(name for passage in quest.passages for name in passage.ends)
    for name, times in ends.items():
        what = Say("flawed-passage", {"name": name})
        square = 1 << layout.square(name)
        if times > 1:
            raise Flaw("flawed-there-are-of-it", quest.file, what, times=times)
        if square & _dark(quest, layout):
            raise Flaw("flawed-is-solid-rock", quest.file, what, place=name)
        for other, mask in taken:
            if mask & square:
                raise Flaw("flawed-is-taken-by-the", quest.file, what, square=name, other=other)


def furniture(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-EXP-1: a piece is on the board and within one room; the stairs are within one region."""
    for piece in quest.furniture:
        what = Say("flawed-piece-on", {"square": piece.at})
        try:
            region = region_of_mask(layout, covered(layout, piece, box))
        except ValueError as error:
            raise Flaw("flawed-the-sticks-out-of-the-board", quest.file, what, kind=piece.kind) from error
        if region is None or region == CORRIDOR:
            raise Flaw("flawed-the-does-not-lie-in-one-room", quest.file, what, kind=piece.kind)
    way_down = Say("flawed-the-stairs-on", {"square": str(quest.stairs)})
    try:
        region = region_of_mask(layout, stairs(layout, quest))
    except ValueError as error:
        raise Flaw("flawed-they-stick-out-of-the-board", quest.file, way_down) from error
    if region is None and quest.stairs is not None:
        raise Flaw("flawed-they-run-through-a-wall", quest.file, way_down)


def one_thing_a_square(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-MOV-8 to HQ-MOV-10: blocked squares, furniture, objects, the stairs, monsters and allies do not
    overlap and are not in solid rock. Start and exit squares are free, except for the stairs."""
    taken: dict[int, Say] = {}
    dark = _dark(quest, layout)
    for what, mask in _things(quest, layout, box):
        if dark & mask:
            region = layout.regions[layout.region_of[first_of(dark & mask)]]
            raise Flaw("flawed-is-solid-rock", quest.file, what, place=region)
        for other, name in taken.items():
            if other & mask:
                raise Flaw(
                    "flawed-is-taken-by-the", quest.file, what, square=layout.names[first_of(other & mask)], other=name
                )
        taken[mask] = what
    for what, names in (
        *((Say("flawed-start", {"name": group.id}), group.squares) for group in quest.start),
        (Say("flawed-the-exit"), quest.exit),
    ):
        free = layout.mask(names)
        if dark & free:
            raise Flaw("flawed-it-lies-in-solid-rock", quest.file, what)
        for other, name in taken.items():
            if other & free and name.id != "flawed-stairs-on":
                raise Flaw(
                    "flawed-is-taken-by-the", quest.file, what, square=layout.names[first_of(other & free)], other=name
                )


def traps_and_arrivals(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRP-2, HQ-QST-6, HQ-QST-7, HQ-DRD-9: traps, monsters that come later, escapes and falling rubble have floor
    under them, one trap a square and none on the stairs."""
    solid = [(what, mask) for what, mask in _things(quest, layout, box) if what.id in SOLID]
    firm = [*solid, (Say("flawed-stairs"), stairs(layout, quest))]
    places = [
        (Say("flawed-trap-on", {"square": trap.at}), trap.at, firm) for trap in quest.traps if trap.kind != "furniture"
    ]
    places += [(Say("flawed-monster-on", {"square": row.at}), row.at, solid) for row in arrivals(quest)]
    places += [(Say("flawed-character", {"name": row.id}), row.escape, solid) for row in quest.characters if row.escape]
    places += [(Say("flawed-the-collapse"), name, firm) for name in (quest.collapse.squares if quest.collapse else ())]
    for what, name, others in places:
        if 1 << layout.square(name) & _dark(quest, layout):
            raise Flaw("flawed-is-solid-rock", quest.file, what, place=name)
        for other, mask in others:
            if has(mask, layout.square(name)):
                raise Flaw("flawed-is-taken-by-the", quest.file, what, square=name, other=other)
    for name, times in Counter(trap.at for trap in quest.traps).items():
        if times > 1:
            raise Flaw("flawed-there-are-of-them", quest.file, Say("flawed-trap-on", {"square": name}), times=times)


def finds(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-5, HQ-TRP-21: a piece that holds a treasure is in its room."""
    pieces = {piece.at for piece in quest.furniture}
    for find in quest.finds:
        what = Say("flawed-find-in", {"room": find.room})
        if find.piece is None:
            continue
        if find.piece not in pieces:
            raise Flaw("flawed-no-piece-by", quest.file, what, square=find.piece)
        if layout.regions[layout.region_of[layout.square(find.piece)]] != find.room:
            raise Flaw("flawed-piece-elsewhere", quest.file, what, square=find.piece)


def actions(quest: QuestFile, layout: Layout) -> None:
    """HQ-QST-3: the squares of an action are in one region."""
    for action in quest.actions:
        if region_of_mask(layout, layout.mask(action.squares)) is None:
            what = Say("flawed-action", {"name": action.id})
            raise Flaw("flawed-its-squares-do-not-lie-in-one-region", quest.file, what)


def components(quest: QuestFile, box: Printed) -> None:
    """Components: the map can be laid out with what is in the box. Later arrivals wait for figures (HQ-FIG-2). Quests
    from packs may put more on the map, but not more monsters of a kind than have a number."""
    if quest.origin == "pack":
        for name, times in Counter(row.kind for row in quest.monsters).items():
            if times > SAME_KIND:
                what = Say("flawed-figures-of", {"name": name})
                raise Flaw("flawed-told-apart", quest.file, what, times=times, number=SAME_KIND)
        return
    figures = {row.id: row.figure for row in quest.characters}
    tiles = {row.id: row.count * row.width for row in box.tiles}
    for called, found, counts in (
        (
            Say("flawed-figures-of", {"name": ""}),
            Counter(figures.get(row.kind, row.kind) for row in quest.monsters),
            {row.id: row.figures for row in box.monsters},
        ),
        (
            Say("flawed-pieces-of", {"name": ""}),
            Counter(piece.kind for piece in quest.furniture),
            {row.id: row.count for row in box.furniture},
        ),
        (Say("flawed-tiles-of", {"name": ""}), Counter(trap.kind for trap in quest.traps if trap.kind in tiles), tiles),
        (
            Say("flawed-tiles-of", {"name": ""}),
            Counter({"blocked": len(quest.blocked), "secret-door": len(quest.secret_doors)}),
            tiles | {"blocked": tiles["blocked-single"] + tiles["blocked-double"]},
        ),
    ):
        for name, times in found.items():
            if times > counts[name]:
                what = Say(called.id, {"name": name})
                raise Flaw("flawed-box-holds", quest.file, what, times=times, number=counts[name])


def _things(quest: QuestFile, layout: Layout, box: Printed) -> Iterator[tuple[Say, int]]:
    """Everything on the board at the start of the quest, with its squares."""
    for name in quest.blocked:
        yield Say("flawed-blocked-square", {"square": name}), 1 << layout.square(name)
    if quest.stairs is not None:
        yield Say("flawed-stairs-on", {"square": quest.stairs}), stairs(layout, quest)
    for piece in quest.furniture:
        yield Say("flawed-piece-on", {"square": piece.at}), covered(layout, piece, box)
    for thing in quest.objects:
        yield Say("flawed-object", {"name": thing.id}), 1 << layout.square(thing.at)
    for placed in quest.monsters:
        yield Say("flawed-monster-on", {"square": placed.at}), 1 << layout.square(placed.at)
    for ally in quest.allies:
        yield Say("flawed-ally", {"name": ally.id}), 1 << layout.square(ally.at)


def _dark(quest: QuestFile, layout: Layout) -> int:
    """The squares of the rooms of solid rock."""
    return sum(layout.squares[layout.regions.index(room)] for room in quest.dark_rooms)

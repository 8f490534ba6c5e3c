"""The map of one quest: everything is on the board, doors are in walls, and nothing overlaps.

Every check raises QuestFlaw with a sentence that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterator

from lanterne.engine import has
from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import Layout, arrivals, covered, region_of_mask, stairs
from lanterne.games.heroquest.content.quest_flaw import Told, told, wrong
from lanterne.kit.grid import first_of

CORRIDOR = 0
SAME_KIND = 30
"""At most this many monsters of a kind have a number; there are fewer figures that can stand in for them (HQ-FIG-2)."""


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
    """HQ-QST-1, HQ-MOV-7: a door is in a wall between two regions, one per edge, and does not lead into solid rock."""
    seen = set()
    walls = layout.grid.inner.minus(layout.inside)
    for template, between in (
        *(("door {between}", door.between) for door in quest.doors),
        *(("secret door {between}", between) for between in quest.secret_doors),
    ):
        what = told(template, between="–".join(between))
        try:
            edge = layout.edge(between)
        except ValueError as error:
            raise wrong(quest, what, told("its squares are not side by side")) from error
        if not (edge.east & walls.east or edge.south & walls.south):
            raise wrong(quest, what, told("there is no wall to stand in"))
        if edge in seen:
            raise wrong(quest, what, told("another door stands there already"))
        seen.add(edge)
        for name in between:
            region = layout.regions[layout.region_of[layout.square(name)]]
            if region in quest.dark_rooms:
                raise wrong(quest, what, told("{place} is solid rock", place=region))
            if name in quest.blocked:
                raise wrong(quest, what, told("{square} is blocked", square=name))
    for door in quest.doors:
        if door.opens_from and door.opens_from not in door.between:
            raise wrong(
                quest,
                told("door {between}", between="–".join(door.between)),
                told("{square} is not one of its squares", square=door.opens_from),
            )


def furniture(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-EXP-1: a piece is on the board and within one room; the stairs are within one region."""
    for piece in quest.furniture:
        what = told("piece on {square}", square=piece.at)
        try:
            region = region_of_mask(layout, covered(layout, piece, box))
        except ValueError as error:
            raise wrong(quest, what, told("the {kind} sticks out of the board", kind=piece.kind)) from error
        if region is None or region == CORRIDOR:
            raise wrong(quest, what, told("the {kind} does not lie in one room", kind=piece.kind))
    try:
        region = region_of_mask(layout, stairs(layout, quest))
    except ValueError as error:
        raise wrong(
            quest, told("the stairs on {square}", square=quest.stairs), told("they stick out of the board")
        ) from error
    if region is None and quest.stairs is not None:
        raise wrong(quest, told("the stairs on {square}", square=quest.stairs), told("they run through a wall"))


def one_thing_a_square(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-MOV-8 to HQ-MOV-10: blocked squares, furniture, objects, the stairs, monsters and allies do not
    overlap and are not in solid rock. Start and exit squares are free, except for the stairs."""
    taken: dict[int, Told] = {}
    dark = _dark(quest, layout)
    for what, mask in _things(quest, layout, box):
        if dark & mask:
            region = layout.regions[layout.region_of[first_of(dark & mask)]]
            raise wrong(quest, what, told("{place} is solid rock", place=region))
        for other, name in taken.items():
            if other & mask:
                raise wrong(
                    quest,
                    what,
                    told("{square} is taken by the {other}", square=layout.names[first_of(other & mask)], other=name),
                )
        taken[mask] = what
    for what, names in (
        *((told("start {id}", id=group.id), group.squares) for group in quest.start),
        (told("the exit"), quest.exit),
    ):
        free = layout.mask(names)
        if dark & free:
            raise wrong(quest, what, told("it lies in solid rock"))
        for other, name in taken.items():
            if other & free and not name.startswith("stairs"):
                raise wrong(
                    quest,
                    what,
                    told("{square} is taken by the {other}", square=layout.names[first_of(other & free)], other=name),
                )


def traps_and_arrivals(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRP-2, HQ-QST-6, HQ-QST-7, HQ-DRD-9: traps, monsters that come later, escapes and falling rubble have floor
    under them, one trap a square and none on the stairs."""
    solid = {
        what: mask for what, mask in _things(quest, layout, box) if what.split()[0] in ("blocked", "piece", "object")
    }
    firm = solid | {told("stairs"): stairs(layout, quest)}
    places = [
        (told("trap on {square}", square=trap.at), trap.at, firm) for trap in quest.traps if trap.kind != "furniture"
    ]
    places += [(told("monster on {square}", square=row.at), row.at, solid) for row in arrivals(quest)]
    places += [(told("character {id}", id=row.id), row.escape, solid) for row in quest.characters if row.escape]
    places += [(told("the collapse"), name, firm) for name in (quest.collapse.squares if quest.collapse else ())]
    for what, name, others in places:
        if 1 << layout.square(name) & _dark(quest, layout):
            raise wrong(quest, what, told("{place} is solid rock", place=name))
        for other, mask in others.items():
            if has(mask, layout.square(name)):
                raise wrong(quest, what, told("{square} is taken by the {other}", square=name, other=other))
    for name, times in Counter(trap.at for trap in quest.traps).items():
        if times > 1:
            raise wrong(quest, told("trap on {square}", square=name), told("there are {times} of them", times=times))


def finds(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-5, HQ-TRP-21: a piece that holds a treasure is in its room."""
    pieces = {piece.at for piece in quest.furniture}
    for find in quest.finds:
        what = told("find in {room}", room=find.room)
        if find.piece is None:
            continue
        if find.piece not in pieces:
            raise wrong(quest, what, told("no piece of furniture is placed by {square}", square=find.piece))
        if layout.regions[layout.region_of[layout.square(find.piece)]] != find.room:
            raise wrong(quest, what, told("the piece on {square} stands in another room", square=find.piece))


def actions(quest: QuestFile, layout: Layout) -> None:
    """HQ-QST-3: the squares of an action are in one region."""
    for action in quest.actions:
        if region_of_mask(layout, layout.mask(action.squares)) is None:
            raise wrong(quest, told("action {id}", id=action.id), told("its squares do not lie in one region"))


def components(quest: QuestFile, box: Printed) -> None:
    """Components: the map can be laid out with what is in the box. Later arrivals wait for figures (HQ-FIG-2). Quests
    from packs may put more on the map, but not more monsters of a kind than have a number."""
    if quest.origin == "pack":
        for name, times in Counter(row.kind for row in quest.monsters).items():
            if times > SAME_KIND:
                raise wrong(
                    quest,
                    told("figures of {name}", name=name),
                    told("the map needs {times}, and {number} can be told apart", times=times, number=SAME_KIND),
                )
        return
    figures = {row.id: row.figure for row in quest.characters}
    tiles = {row.id: row.count * row.width for row in box.tiles}
    for template, found, counts in (
        (
            "figures of {name}",
            Counter(figures.get(row.kind, row.kind) for row in quest.monsters),
            {row.id: row.figures for row in box.monsters},
        ),
        (
            "pieces of {name}",
            Counter(piece.kind for piece in quest.furniture),
            {row.id: row.count for row in box.furniture},
        ),
        ("tiles of {name}", Counter(trap.kind for trap in quest.traps if trap.kind in tiles), tiles),
        (
            "tiles of {name}",
            Counter({"blocked": len(quest.blocked), "secret-door": len(quest.secret_doors)}),
            tiles | {"blocked": tiles["blocked-single"] + tiles["blocked-double"]},
        ),
    ):
        for name, times in found.items():
            if times > counts[name]:
                raise wrong(
                    quest,
                    told(template, name=name),
                    told("the map needs {times}, and the box holds {number}", times=times, number=counts[name]),
                )


def _things(quest: QuestFile, layout: Layout, box: Printed) -> Iterator[tuple[Told, int]]:
    """Everything on the board at the start of the quest, with its squares."""
    for name in quest.blocked:
        yield told("blocked square {square}", square=name), 1 << layout.square(name)
    if quest.stairs is not None:
        yield told("stairs on {square}", square=quest.stairs), stairs(layout, quest)
    for piece in quest.furniture:
        yield told("piece on {square}", square=piece.at), covered(layout, piece, box)
    for thing in quest.objects:
        yield told("object {id}", id=thing.id), 1 << layout.square(thing.at)
    for placed in quest.monsters:
        yield told("monster on {square}", square=placed.at), 1 << layout.square(placed.at)
    for ally in quest.allies:
        yield told("ally {id}", id=ally.id), 1 << layout.square(ally.at)


def _dark(quest: QuestFile, layout: Layout) -> int:
    """The squares of the rooms of solid rock."""
    return sum(layout.squares[layout.regions.index(room)] for room in quest.dark_rooms)

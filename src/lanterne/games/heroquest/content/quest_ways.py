"""The ways of one quest: the heroes can get everywhere they must, in some order, with what they find on the way.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from lanterne.engine import has
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import (
    Layout,
    arrivals,
    barriers,
    dungeon,
    obstructed,
    reach_by_passages,
)
from lanterne.kit.grid import Edges
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw


class Party:
    """Heroes who only have to walk: every monster falls, every search succeeds.

    They hold what they could have found, know the flags they could have set, and walk on until nothing new opens.
    """

    def __init__(self, quest: QuestFile, layout: Layout, box: Printed) -> None:
        self.quest = quest
        self.layout = layout
        self.floor = layout.grid.every & ~obstructed(layout, quest, box)
        self.items: set[str] = set()
        self.flags: set[str] = set()
        self.edges = layout.inside.minus(barriers(layout, quest))
        for between in quest.secret_doors:
            self.edges = self.edges.plus(layout.edge(between))
        self.reached = 0
        for group in quest.start:
            self.reached |= layout.mask(group.squares)
        self._walk_on()

    def _walk_on(self) -> None:
        before: tuple[int, Edges, int] | None = None
        while before != (self.reached, self.edges, len(self.items) + len(self.flags)):
            before = (self.reached, self.edges, len(self.items) + len(self.flags))
            self.reached = self.walked(self.reached)
            self._open_doors()
            self._search()
            self._act()

    def walked(self, start: int) -> int:
        """Where they can get from these squares by the doors they can open."""
        return reach_by_passages(self.layout, self.quest, start, self.edges, self.floor)

    def _open_doors(self) -> None:
        for door in self.quest.doors:
            sides = (door.opens_from,) if door.opens_from else door.between
            locked = (door.key and door.key not in self.items) or (door.flag and door.flag not in self.flags)
            if not locked and self.layout.mask(sides) & self.reached:
                self.edges = self.edges.plus(self.layout.edge(door.between))

    def _search(self) -> None:
        for find in self.quest.finds:
            if self.been_in(find.room) and (find.forbidden_until is None or find.forbidden_until in self.flags):
                self.items |= set(find.items)

    def _act(self) -> None:
        for action in self.quest.actions:
            needs = action.needs
            holding = not needs.any_item or self.items & set(needs.any_item)
            if holding and self.can_do(action) and all(self.has_met(name) for name in needs.dead):
                self._take(action.effects)
        for note in self.quest.notes:
            if self._happens(note.trigger):
                self._take(note.effects)

    def _take(self, effects: tuple[sheets.AnyEffect, ...]) -> None:
        for effect in effects:
            match effect:
                case sheets.Give(item=item):
                    self.items.add(item)
                case sheets.SetFlag(flag=flag):
                    self.flags.add(flag)
                case sheets.Deliver(flags=flags):
                    self.flags |= {flag for item, flag in flags.items() if item in self.items}

    def _happens(self, trigger: sheets.AnyTrigger) -> bool:
        match trigger:
            case sheets.TreasureSearch(room=room):
                return self.been_in(room)
            case sheets.Seen(at=name):
                return self.is_beside(name)
            case sheets.Killed(monster=name) | sheets.Wounded(monster=name):
                return self.has_met(name)
            case sheets.FlagsSet(flags=flags):
                return set(flags) <= self.flags
            case sheets.AnyOf(triggers=triggers):
                return any(self._happens(each) for each in triggers)
            case sheets.QuestStart() | sheets.AllKilled() | sheets.ZargonTurnEnds() | sheets.WavesBeaten():
                return True
        return False  # `GroupGone` and `KeptByZargon` do not help anybody to get anywhere

    def been_in(self, region: str) -> bool:
        return bool(self.layout.squares[self.layout.regions.index(region)] & self.reached)

    def is_beside(self, name: str) -> bool:
        """Whether the heroes have been on the square or next to it."""
        here = 1 << self.layout.square(name)
        return bool((here | self.layout.grid.step(here, self.edges)) & self.reached)

    def can_do(self, action: sheets.Action) -> bool:
        """Whether they have been where the action is done: next to one of its squares within the region, or on it."""
        squares = self.layout.mask(action.squares)
        if action.reach == "adjacent":
            squares = self.layout.grid.step(squares, self.layout.inside)
        return bool(squares & self.reached)

    def has_met(self, name: str) -> bool:
        """Whether they could fight this character, on the map or a later arrival, or this object."""
        return any(
            self.is_beside(placed.at) for placed in (*self.quest.monsters, *arrivals(self.quest)) if placed.kind == name
        ) or any(self.is_beside(thing.at) for thing in self.quest.objects if thing.id == name)


def check_ways(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """Check that heroes can get everywhere they must; the map must have been checked."""
    party = Party(quest, layout, box)
    exits(quest, layout, party)
    rooms(quest, layout, party)
    things(quest, layout, party)
    goal(quest, party)
    something_to_do(quest, layout)


def exits(quest: QuestFile, layout: Layout, party: Party) -> None:
    """HQ-END-1, HQ-END-2: from every start square the heroes can get to the exit."""
    way_out = party.walked(layout.mask(quest.exit))
    for group in quest.start:
        for name in group.squares:
            if not has(way_out, layout.square(name)):
                what = Say("flawed-start", {"name": group.id})
                raise Flaw("flawed-no-way-leads-from-to-the-exit", quest.file, what, square=name)


def rooms(quest: QuestFile, layout: Layout, party: Party) -> None:
    """HQ-EXP-11: every room that is not solid rock can be entered; no door leads into the others."""
    for room in layout.regions[1:]:
        if room not in quest.dark_rooms and not party.been_in(room):
            raise Flaw("flawed-no-way-leads-into-it", quest.file, Say("flawed-room", {"room": room}))


def things(quest: QuestFile, layout: Layout, party: Party) -> None:
    """Heroes can reach everything on the map, or a square next to it, and can see every blocked square."""
    beside = [(Say("flawed-monster-on", {"square": row.at}), row.at) for row in (*quest.monsters, *arrivals(quest))]
    beside += [(Say("flawed-ally", {"name": row.id}), row.at) for row in quest.allies]
    beside += [(Say("flawed-passage", {"name": name}), name) for row in quest.passages for name in row.ends]
    beside += [(Say("flawed-object", {"name": row.id}), row.at) for row in quest.objects]
    beside += [(Say("flawed-trap-on", {"square": row.at}), row.at) for row in quest.traps if row.kind != "furniture"]
    beside += [
        (Say("flawed-door", {"name": "–".join(row.between)}), name) for row in quest.doors for name in row.between
    ]
    beside += [
        (Say("flawed-secret-door", {"name": "–".join(between)}), name)
        for between in quest.secret_doors
        for name in between
    ]
    beside += [(Say("flawed-character", {"name": row.id}), row.escape) for row in quest.characters if row.escape]
    beside += [(Say("flawed-the-collapse"), name) for name in (quest.collapse.squares if quest.collapse else ())]
    for what, name in beside:
        if not party.is_beside(name):
            raise Flaw("flawed-no-way-leads-to", quest.file, what, square=name)
    for action in quest.actions:
        if not party.can_do(action):
            raise Flaw("flawed-no-way-leads-to-where-it-is-done", quest.file, Say("flawed-action", {"name": action.id}))
    around = layout.grid.step(dungeon(layout, quest), layout.inside)
    for name in quest.blocked:
        if not has(around, layout.square(name)):
            raise Flaw("flawed-nobody-can-ever-see-it", quest.file, Say("flawed-blocked-square", {"square": name}))


def goal(quest: QuestFile, party: Party) -> None:
    """HQ-END-3: what must be carried out or done can be. (`things` checks those who must be killed or led out.)"""
    for part in quest.parts:
        match part:
            case sheets.CarryOut(item=item) if item not in party.items:
                raise Flaw("flawed-nobody-can-get-hold-of", quest.file, Say("flawed-the-objective"), item=item)
            case sheets.Flag(flag=flag) if flag not in party.flags:
                raise Flaw("flawed-nobody-can-set-the-flag", quest.file, Say("flawed-the-objective"), flag=flag)


def something_to_do(quest: QuestFile, layout: Layout) -> None:
    """HQ-END-3: the objective is not met at the start."""
    if met_at_start(quest, layout):
        raise Flaw("flawed-met-at-the-start", quest.file, Say("flawed-the-objective"))


def met_at_start(quest: QuestFile, layout: Layout) -> bool:
    """Whether heroes would have nothing to do."""
    return all(_met(part, quest, layout) for part in quest.parts)


def _met(part: sheets.AnyPart, quest: QuestFile, layout: Layout) -> bool:
    """Whether a part of the objective needs nothing from the heroes, except to leave where they came in."""
    begun = {name for group in quest.start for name in group.squares}
    match part:
        case sheets.Explore():
            seen = {layout.regions[layout.region_of[layout.square(name)]] for name in begun}
            return not set(layout.regions[1:]) - set(quest.dark_rooms) - seen
        case sheets.KillAll():
            return not quest.monsters and not arrivals(quest)
        case sheets.LeaveByExit():
            return not begun.isdisjoint(quest.exit)
    return False

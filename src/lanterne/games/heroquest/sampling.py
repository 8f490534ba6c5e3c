"""A full state that agrees with a view (see `View.sample`).

What heroes have not seen is dressed from another quest of the book, drawn by lot; the quest that is played is never
looked at, nor can it be: it is a hole in the view.
"""

from lanterne.engine import Dice, Mask, View
from lanterne.games.heroquest.content.board import GRID, INSIDE, REGION_OF
from lanterne.games.heroquest.content.cards import FIGURES, IN_FURNITURE, MONSTERS
from lanterne.games.heroquest.content.quests import QUESTS, Ally, Door, Piece, Placed, Quest, Start, Thing, Trap
from lanterne.games.heroquest.rules.places import floor
from lanterne.games.heroquest.state import BOOK, EDGES, HEROES, KIND_OF, NONE, OBJECTS, DoorRow, State, zargon
from lanterne.kit.grid import squares_of
from lanterne.kit.sight import Sight


def sample(view: View[State], dice: Dice) -> State:
    """Everything unseen comes from another quest. For Zargon nothing is unseen."""
    state = view.state.copy()
    if view.seats >> zargon(state) & 1:
        return state
    number = len(BOOK.names)
    other = dice.pick(BOOK, [quest for quest in range(number) if quest != state.quest])
    shift = (other - state.quest) % number
    state.pages = tuple((quest + shift) % number for quest in range(number))
    if state.quest_won and view.seats:  # a spectator has not read it
        return state
    chart = dressed(state, QUESTS[other])
    state.chart = chart
    state.lurking = [placed for placed in chart.monsters if not state.seen >> placed.square & 1]
    state.fled, state.late = [], []
    known = {trap.square for trap in state.traps}
    floor = ~(state.covered | state.blocked | state.pits | state.stairs)
    state.hidden_traps = [
        trap
        for trap in chart.traps
        if trap.square not in known
        and (not state.seen >> trap.square & 1 or (trap.kind != IN_FURNITURE and floor >> trap.square & 1))
    ]
    searched = 0
    for row in state.heroes:
        searched |= row.searched
    state.finds = [find for find in chart.finds.values() if not searched >> find.room & 1]
    state.flags = state.fired = state.dead = ()
    state.monsters = [row._replace(spells=(), must_cast=NONE, arrived=False) for row in state.monsters]
    return state


def dressed(s: State, other: Quest) -> Quest:
    """The board as it is known, and beyond it the other quest. Of its people only figures without names come, and none
    of its notes: they speak of what is not there."""
    unseen = GRID.every & ~s.seen
    doors = (*(_door(row) for row in s.doors), *_doors_beyond(s, other))
    edges = INSIDE
    for door in doors:
        edges = edges.plus(GRID.edge(door.a, door.b))
    seen_exit = s.exit & s.seen
    return other._replace(
        starts=_starts(s),
        stairs=Mask(s.stairs | other.stairs & unseen if not s.stairs else s.stairs),
        exit=Mask(seen_exit or other.exit & unseen),
        dungeon=Mask(s.seen | other.dungeon & unseen & ~s.rock),
        doors=doors,
        blocked=Mask(s.blocked | other.blocked & unseen),
        furniture=(
            *(Piece(row.kind, row.at, row.squares, REGION_OF[row.at]) for row in s.furniture),
            *(piece for piece in other.furniture if not piece.squares & s.seen),
        ),
        monsters=tuple(
            Placed(MONSTERS[placed.kind].figure if placed.kind >= len(FIGURES) else placed.kind, placed.square)
            for placed in other.monsters
            if unseen >> placed.square & 1 and not placed.waits
        ),
        objects=tuple(Thing(str(OBJECTS.name(row.object)), row.square, row.defend, row.body) for row in s.objects),
        traps=(
            *(trap for trap in other.traps if all(trap.square != row.square for row in s.traps)),
            *(Trap(row.kind, row.square, damage=1) for row in s.traps),
        ),
        allies=tuple(
            Ally(str(HEROES.name(row.hero)), row.square, 6, 2, row.body, 3, "", row.joined, False) for row in s.allies
        ),
        actions=(),
        notes=(),
        waves=(),
        escapes={KIND_OF[row.foe]: row.square for row in s.monsters},
        collapse_flag="",
        collapse=(),
        lasting=Mask(Sight(GRID).obstacles(edges)),
    )


def _starts(s: State) -> tuple[Start, ...]:
    """Where the heroes came in: by stairs that they know, else somewhere on floor that they know."""
    known = tuple(squares_of(s.stairs)) or tuple(squares_of(floor(s)))
    groups = 1 + max(row.group for row in s.heroes)
    return (Start("", known[:4], ()),) * groups


def _door(row: DoorRow) -> Door:
    a, b = EDGES[row.door]
    return Door(a, b, row.secret, row.open, row.key, "barred" if row.barred else "", row.only_from)


def _doors_beyond(s: State, other: Quest) -> list[Door]:
    """Doors of the other quest that heroes would not have seen: those between unseen squares, and secret ones."""
    known = {EDGES[row.door] for row in s.doors}
    return [
        door
        for door in other.doors
        if (min(door.a, door.b), max(door.a, door.b)) not in known
        and (door.secret or not (s.seen >> door.a | s.seen >> door.b) & 1)
    ]

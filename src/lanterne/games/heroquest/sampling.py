"""Sample a full state that agrees with a view (see `View.sample`).

What the heroes have not seen is filled in from another quest of the book, drawn at random. The quest being played is
never read: it is hidden in the view. What the heroes have found out is kept: no trap where they have searched for traps
or walked, floor behind every door they know, and the goal of the parchment.
"""

from collections.abc import Iterator

from lanterne.engine import Dice, Mask, View, has
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, INSIDE, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FIGURES, IN_FURNITURE, MONSTERS
from lanterne.games.heroquest.content.quests import (
    BRIEFINGS,
    QUESTS,
    Ally,
    Door,
    Find,
    Immune,
    Passage,
    Piece,
    Placed,
    Quest,
    Start,
    Thing,
    Trap,
)
from lanterne.games.heroquest.rules.difficulty import on_the_map
from lanterne.games.heroquest.rules.harm import ALLIES
from lanterne.games.heroquest.rules.places import floor, heroes_at
from lanterne.games.heroquest.rules.treasure import hide_treasures
from lanterne.games.heroquest.state import (
    BOOK,
    EDGES,
    FIRST_ALLY,
    KIND_OF,
    KINDS,
    NONE,
    OBJECTS,
    SQUARES,
    AllyRow,
    DoorRow,
    MonsterRow,
    State,
    zargon,
)
from lanterne.kit.grid import mask_of, squares_of

NEVER = "never"
"""A flag that is never set, for what the heroes have found locked or forbidden without learning why."""


def sample(view: View[State], dice: Dice) -> State:
    """Take everything unseen from another quest. Zargon sees everything."""
    state = view.state.copy()
    if has(view.seats, zargon(state)):
        return state
    number = len(BOOK.names)
    other = dice.pick(BOOK, [quest for quest in range(number) if quest != state.quest])
    shift = (other - state.quest) % number
    state.pages = tuple((quest + shift) % number for quest in range(number))
    if state.quest_won and view.seats:  # a spectator has not read it
        return state
    chart = QUESTS[other]
    if state.seen:
        chart = dressed(state, chart, dice)
    state.chart = chart
    state.lurking = [placed for placed in on_the_map(state, chart) if not has(state.seen, placed.square)]
    state.fled = state.late = ()
    state.hidden_traps = _overlooked(state, chart)
    hide_treasures(state)
    searched = _searched(state)
    state.finds = [find for find in state.finds if not has(searched, find.room)]
    state.flags = state.fired = state.dead = ()
    state.monsters = [_with_spells(row, chart) for row in state.monsters]
    return state


def dressed(s: State, other: Quest, dice: Dice) -> Quest:
    """The known board, completed from the other quest. Only its nameless monsters come along, and none of its notes,
    which are about things that are not here."""
    unseen = GRID.every & ~s.seen & ~s.rock
    doors = (*(_door(row) for row in s.doors), *_doors_beyond(s, other))
    dungeon = s.seen | (other.dungeon | _behind(s)) & unseen
    blocked = s.blocked | other.blocked & unseen
    blocked |= GRID.reach(dungeon & ~blocked, INSIDE, unseen, 1) & ~dungeon & unseen  # floor never borders on rock
    furniture = tuple(piece for piece in other.furniture if not piece.squares & s.seen)
    ground = dungeon & unseen & ~blocked
    for piece in furniture:
        ground &= ~piece.squares
    return other._replace(
        starts=_starts(s),
        stairs=s.stairs or Mask(other.stairs & unseen),
        exit=s.exit or Mask(other.exit & unseen or ground or s.stairs),
        parts=BRIEFINGS[s.quest].goal,
        rules=(),
        dungeon=Mask(dungeon),
        doors=doors,
        passages=_passages(s, ground, dice),
        blocked=Mask(blocked),
        furniture=(*(Piece(row.kind, row.at, row.squares, REGION_OF[row.at]) for row in s.furniture), *furniture),
        monsters=tuple(_monsters_beyond(s, other, ground)),
        objects=tuple(Thing(str(OBJECTS.name(row.object)), row.square, row.defend, row.body) for row in s.objects),
        traps=(
            *(trap for trap in other.traps if all(trap.square != row.square for row in s.traps)),
            *(Trap(row.kind, row.square, 0 if row.kind == IN_FURNITURE else NONE, 1) for row in s.traps),
        ),
        finds={find.room: find for find in (*other.finds.values(), *_forbidden(s))},
        allies=tuple(_ally(row) for row in s.allies),
        actions=(),
        notes=(),
        waves=(),
        dread=_dread(s, dice),
        immune=tuple(Immune(row.kind, (row.spell,)) for row in s.immunities),
        escapes={KIND_OF[row.foe]: _somewhere(ground, dice, row.square) for row in s.monsters if _has_name(row)},
        collapse_flag="",
        collapse=(),
        lasting=Mask(0),
    )


# --- what heroes know -------------------------------------------------------------------------------------------------


def _starts(s: State) -> tuple[Start, ...]:
    """Where the heroes came in: known stairs, or else some known floor."""
    known = tuple(squares_of(s.stairs)) or tuple(squares_of(floor(s)))
    groups = 1 + max(row.group for row in s.heroes)
    return (Start("", known[:4], ()),) * groups


def _door(row: DoorRow) -> Door:
    a, b = EDGES[row.door]
    barrier = REGION_OF[a] == REGION_OF[b]
    return Door(a, b, row.secret, row.open, row.key, NEVER if row.barred else "", row.only_from, barrier)


def _passages(s: State, ground: int, dice: Dice) -> tuple[Passage, ...]:
    """The passages that heroes know. Where nobody has gone through, they lead to a random square."""
    return tuple(
        Passage(row.kind, row.square, _somewhere(ground, dice, row.square) if row.to == NONE else row.to)
        for row in s.passages
        if row.to == NONE or row.square < row.to
    )


def _behind(s: State) -> int:
    """What must be floor because a door leads there: the whole room, or the square of a corridor."""
    mask = 0
    for row in s.doors:
        for square in EDGES[row.door]:
            mask |= 1 << square if REGION_OF[square] == CORRIDOR else REGION_SQUARES[REGION_OF[square]]
    return mask


def _ally(row: AllyRow) -> Ally:
    card = ALLIES[row.hero - FIRST_ALLY]
    return card._replace(square=row.square, joins="" if row.joined else NEVER)


def _searched(s: State) -> int:
    mask = 0
    for row in s.heroes:
        mask |= row.searched
    return mask


def _forbidden(s: State) -> Iterator[Find]:
    """A room that must not be searched yet holds something."""
    for room in squares_of(s.forbidden):
        yield Find(room, NONE, 0, (), NEVER)


def _overlooked(s: State, chart: Quest) -> list[Trap]:
    """Traps the heroes could have missed: on squares they have not searched for traps, do not stand on and have not
    walked this turn; in furniture, where nobody has searched for treasure."""
    known = s.sought_traps | s.spears | s.blocked | s.pits | s.stairs | s.rock | heroes_at(s)
    known |= mask_of(s.path) | mask_of(row.square for row in s.traps)
    searched, pieces = _searched(s), {piece.at for piece in chart.furniture}
    return [
        trap
        for trap in chart.traps
        if not has(known, trap.square)
        and (
            trap.square in pieces and not has(searched, REGION_OF[trap.square])
            if trap.kind == IN_FURNITURE
            else not has(s.covered, trap.square)
        )
    ]


# --- what may be beyond -----------------------------------------------------------------------------------------------


def _doors_beyond(s: State, other: Quest) -> list[Door]:
    """Doors of the other quest that the heroes could not have seen: between unseen squares, and secret ones where
    nobody has searched. They are not locked, since their keys and flags belong to the other quest."""
    known = {EDGES[row.door] for row in s.doors}
    return [
        door._replace(key=NONE, flag="", opens_from=NONE)
        for door in other.doors
        if (min(door.a, door.b), max(door.a, door.b)) not in known
        and not (1 << door.a | 1 << door.b) & (s.sought_doors if door.secret else s.seen)
    ]


def _monsters_beyond(s: State, other: Quest, ground: int) -> Iterator[Placed]:
    for placed in on_the_map(s, other):
        if has(ground, placed.square) and not placed.waits:
            yield Placed(MONSTERS[placed.kind].figure if _is_named(placed.kind) else placed.kind, placed.square)


def _somewhere(ground: int, dice: Dice, here: int) -> int:
    return dice.pick(SQUARES, list(squares_of(ground))) if ground else here


# --- what monsters can do ---------------------------------------------------------------------------------------------


def _is_named(kind: int) -> bool:
    return kind >= len(FIGURES)


def _has_name(row: MonsterRow) -> bool:
    return _is_named(KIND_OF[row.foe])


def _dread(s: State, dice: Dice) -> dict[int, tuple[int, ...]]:
    """A character with the figure of a caster has the Dread spells of a caster in another quest."""
    casters = [KIND_OF[row.foe] for row in s.monsters if _has_name(row) and "caster" in MONSTERS[KIND_OF[row.foe]].tags]
    if not casters:
        return {}
    hands: dict[int, tuple[int, ...]] = {}
    for number in range(len(QUESTS)):
        if number != s.quest:
            hands |= QUESTS[number].dread
    return {kind: hands[dice.pick(KINDS, list(hands))] for kind in casters}


def _with_spells(row: MonsterRow, chart: Quest) -> MonsterRow:
    left = tuple(spell for spell in chart.dread.get(KIND_OF[row.foe], ()) if spell not in row.spent)
    return row._replace(spells=left, must_cast=NONE, arrived=False)

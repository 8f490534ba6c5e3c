"""Group size (XOR-GRP) and experience (XOR-EXP)."""

from lanterne.engine import NUMBER, SEATS, Event, Offer, Refusal, law, step
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import TYPE_NAMES
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE
from lanterne.games.xorlosch.content.settings import GROUP_CHANGES_PER_TURN, LEVEL_MAX, MOVEMENT_BASE, NEW_DWARF_LEVEL
from lanterne.games.xorlosch.rules.acting import acted
from lanterne.games.xorlosch.state import DICE, NONE, Die, DwarfType, Game, State, first_die, group, saved

ADDED = Event("added", "XOR-GRP-4", seat=SEATS, die=DICE, points=NUMBER)
REMOVED = Event("removed", "XOR-GRP-3", seat=SEATS, die=DICE, points=NUMBER)
RAISED = Event("raised", "XOR-EXP-3", seat=SEATS, die=DICE, level=NUMBER)

POINT_SPENT = Refusal("point-already-spent", "XOR-GRP-1")
ENOUGH_CHANGES = Refusal("twelve-group-changes", "XOR-GRP-10")
NOTHING_SAVED_TO_ADD = Refusal("nothing-saved", "XOR-GRP-4")
NOTHING_SAVED_TO_RAISE = Refusal("nothing-saved", "XOR-EXP-3")
NONE_OF_TYPE_LEFT = Refusal("no-die-of-type-left", "XOR-GRP-11")
NOT_ON_START = Refusal("not-on-start", "XOR-GRP-2")
TOP_LEVEL = Refusal("top-level", "XOR-EXP-8")


@law("XOR-MOV-1", "XOR-GRP-6", "XOR-BOO-5")
def movement_points(s: State, seat: int) -> int:
    """8 minus the number of your dwarfs on the board."""
    return MOVEMENT_BASE - len(group(s, seat))


@law("XOR-GRP-1", "XOR-GRP-8")
def point_already_spent(s: State, seat: int) -> Refusal | None:
    """The group can change until the first movement point, of boots too, is spent."""
    return POINT_SPENT if s.spent else None


@law("XOR-GRP-10")
def enough_changes(s: State, seat: int) -> Refusal | None:
    """At most twelve changes a turn."""
    return ENOUGH_CHANGES if s.changes >= GROUP_CHANGES_PER_TURN else None


@law("XOR-GRP-4", "XOR-GRP-7")
def nothing_saved_to_add(s: State, seat: int) -> Refusal | None:
    """A new dwarf needs 1 saved experience."""
    return None if saved(s, seat) >= NEW_DWARF_LEVEL else NOTHING_SAVED_TO_ADD


@law("XOR-EXP-1", "XOR-EXP-2", "XOR-EXP-3")
def nothing_saved_to_raise(s: State, seat: int) -> Refusal | None:
    """A level costs 1 saved experience."""
    return None if saved(s, seat) >= 1 else NOTHING_SAVED_TO_RAISE


def _off_board(s: State, seat: int, kind: int) -> int:
    first = first_die(s.players[seat].colour) + DICE_OF_A_TYPE * kind
    return next((die for die in range(first, first + DICE_OF_A_TYPE) if s.where[die] == NONE), NONE)


@law("XOR-SET-4", "XOR-GRP-11")
def none_of_type_left(s: State, seat: int, kind: int) -> Refusal | None:
    """Three dice of each type; those on the board cannot be added."""
    return NONE_OF_TYPE_LEFT if _off_board(s, seat, kind) == NONE else None


@law("XOR-GRP-2")
def not_on_start(s: State, seat: int, die: int) -> Refusal | None:
    """Only on the start square is a dwarf taken off the board."""
    return None if s.where[die] == BOARDS[s.board].start else NOT_ON_START


@law("XOR-EXP-8")
def top_level(s: State, seat: int, die: int) -> Refusal | None:
    """A die has six faces."""
    return TOP_LEVEL if s.level[die] >= LEVEL_MAX else None


def types(s: State, seat: int) -> list[tuple[int]]:
    """Warrior and mechanicus."""
    return [(kind,) for kind in range(len(TYPE_NAMES))]


def dwarfs(s: State, seat: int) -> list[tuple[int]]:
    """Your dwarfs on the board."""
    return [(die,) for die in group(s, seat)]


@step("XOR-GRP-1", "XOR-GRP-2", "XOR-GRP-4", "XOR-GRP-5", "XOR-GRP-11", "XOR-MOV-2")
def add_dwarf(game: Game, kind: DwarfType) -> None:
    """A die of the type, also one removed this turn, enters at level 1 on the start square; the points follow."""
    s = game.state
    die = _off_board(s, s.active, kind)
    s.where[die], s.level[die] = BOARDS[s.board].start, NEW_DWARF_LEVEL
    s.changes += 1
    s.points = movement_points(s, s.active)
    game.say(ADDED, s.active, die, s.points)
    acted(game)


@step("XOR-GRP-1", "XOR-GRP-3", "XOR-GRP-9", "XOR-BOO-5", "XOR-POT-6", "XOR-MOV-2", "XOR-EXP-7")
def remove_dwarf(game: Game, die: Die) -> None:
    """The dwarf, even the last one, leaves the board; its levels are saved again; effects on it end."""
    s = game.state
    s.where[die], s.level[die] = NONE, 0
    s.owing &= ~(1 << die)
    s.potions &= ~(1 << die)
    if s.wearer == die:
        s.wearer, s.boots_points = NONE, 0
    s.traps = [trap for trap in s.traps if trap.die != die]
    s.changes += 1
    s.points = movement_points(s, s.active)
    game.say(REMOVED, s.active, die, s.points)
    acted(game)


@step("XOR-EXP-3", "XOR-EXP-4", "XOR-EXP-5", "XOR-EXP-6", "XOR-EXP-9")
def raise_dwarf(game: Game, die: Die) -> None:
    """Any of your dwarfs gains a level, at any moment of your turn."""
    s = game.state
    s.level[die] += 1
    s.changed = s.quest != NONE
    game.say(RAISED, s.active, die, s.level[die])
    acted(game)


ADD = Offer(
    add_dwarf,
    types,
    closed=(point_already_spent, enough_changes, nothing_saved_to_add),
    each=(none_of_type_left,),
)
REMOVE = Offer(remove_dwarf, dwarfs, closed=(point_already_spent, enough_changes), each=(not_on_start,))
RAISE = Offer(raise_dwarf, dwarfs, closed=(nothing_saved_to_raise,), each=(top_level,))

"""Everything on squares (QW-MAP-5 to QW-MAP-9, QW-MON-1)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, has, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.rows import Profile
from lanterne.games.quest_workshop.drawing import (
    BLOCKED_TILES,
    COUNTS,
    FIGURES,
    TILES,
    block,
    figures_used,
    footprint,
    occupied,
    piece_on,
    placed,
    room_of,
)
from lanterne.games.quest_workshop.entries import add, fresh, has_effects, is_full, open_family, open_row, rewrite
from lanterne.games.quest_workshop.rules.pages import lay_open
from lanterne.games.quest_workshop.rules.rooms import SOLID_ROCK, hide, unfit_find
from lanterne.games.quest_workshop.rules.starting import add_start, unfit_start
from lanterne.games.quest_workshop.rules.story_squares import (
    do_here,
    fall_here,
    see_here,
    unfit_rubble,
    unfit_sight,
    unfit_spot,
)
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    DOOR_TOOLS,
    FIND_TOOLS,
    NONE,
    ROOM_TOOLS,
    TRAP_TOOLS,
    Game,
    Square,
    State,
    change,
    tool_name,
)

MOST_DAMAGE = 3
ESCAPE = "dread-escape"

TAKEN = Refusal("square-taken", "QW-MAP-5")
STICKS_OUT = Refusal("sticks-out", "QW-MAP-6")
THROUGH_A_WALL = Refusal("through-a-wall", "QW-MAP-6")
NOT_IN_A_ROOM = Refusal("not-in-a-room", "QW-MAP-6")
DOOR_BESIDE = Refusal("door-beside", "QW-MAP-5")
ALL_IN_USE = Refusal("all-in-use", "QW-MAP-7")
STAIRS_THERE = Refusal("stairs-there", "QW-MAP-8")
TRAP_THERE = Refusal("trap-there", "QW-MAP-9")
NO_PIECE = Refusal("no-piece", "QW-MAP-9")
ENOUGH_DAMAGE = Refusal("enough-damage", "QW-MAP-9", (("number", MOST_DAMAGE),))
IN_PLAY_ALREADY = Refusal("in-play-already", "QW-MON-2")
NOBODY_ESCAPES = Refusal("nobody-escapes", "QW-MON-3")
NOBODY_WAITS = Refusal("nobody-waits", "QW-MON-5")
SHEET_FULL = Refusal("sheet-full", "QW-OBJ-1")
NOTHING_TO_MOVE = Refusal("nothing-to-move", "QW-OBJ-1")


def every_square(s: State, seat: int) -> Iterable[tuple[int]]:
    """All squares, if what is in hand goes on squares; treasure may be put into a piece of furniture."""
    name = tool_name(s)
    if not name or name in (*DOOR_TOOLS, *ROOM_TOOLS, "one-way", "flag", "eraser"):
        return []
    if name in FIND_TOOLS:
        return [(LAYOUT.square(piece.at),) for piece in s.quest.furniture]
    return [(square,) for square in range(GRID.size)]


def kind_in_hand(s: State) -> str:
    """The monster or the character in hand; "" for anything else."""
    name = tool_name(s)
    if name in CHARACTERS:
        return s.quest.characters[CHARACTERS.index(name)].id
    return name.removeprefix("monster-") if name.startswith("monster-") else ""


@law("QW-MAP-5", "QW-MAP-6", "QW-MAP-7", "QW-MAP-8", "QW-MAP-9", "QW-MON-1", "QW-MON-2")
def not_to_be_put(s: State, seat: int, square: int) -> Refusal | None:
    """What is in hand must fit there, and there must be one left in the box."""
    name, here = tool_name(s), 1 << square
    if name in FIND_TOOLS:
        return unfit_find(s, LAYOUT.regions[LAYOUT.region_of[square]])
    if name.startswith("device-"):
        return _unfit_device(s, square)
    if here & occupied(s.quest).dark:
        return SOLID_ROCK
    if name.startswith("furniture-"):
        return _unfit_piece(s, name.removeprefix("furniture-"), square)
    if name in TRAP_TOOLS:
        return _unfit_trap(s, name, square)
    return _UNFIT.get(name, _unfit_figure)(s, square)


def _unfit_piece(s: State, kind: str, square: int) -> Refusal | None:
    found, mask = occupied(s.quest), footprint(kind, square, s.turned)
    if not mask:
        return STICKS_OUT
    if room_of(mask) in (CORRIDOR, NONE):
        return NOT_IN_A_ROOM
    if mask & (found.taken | found.later | found.traps | found.free):
        return TAKEN
    return ALL_IN_USE if sum(piece.kind == kind for piece in s.quest.furniture) >= COUNTS[kind] else None


def _unfit_stairs(s: State, square: int) -> Refusal | None:
    found, mask = occupied(s.quest), block(square, 2, 2)
    if not mask:
        return STICKS_OUT
    if room_of(mask) == NONE:
        return THROUGH_A_WALL
    if mask & found.dark:
        return SOLID_ROCK
    rubble = LAYOUT.mask(s.quest.collapse.squares if s.quest.collapse else ())
    if mask & (found.solid | found.standing | found.traps | rubble):
        return TAKEN
    return STAIRS_THERE if found.stairs else None


def _unfit_exit(s: State, square: int) -> Refusal | None:
    found = occupied(s.quest)
    taken = has(found.solid | found.standing, square) or SQUARE_NAMES[square] in s.quest.exit
    return TAKEN if taken else None


def _unfit_start(s: State, square: int) -> Refusal | None:
    found = occupied(s.quest)
    return TAKEN if has(found.solid | found.standing, square) else unfit_start(s, square)


def _unfit_trap(s: State, kind: str, square: int) -> Refusal | None:
    found = occupied(s.quest)
    if has(found.traps, square):
        return TRAP_THERE
    if has(found.solid | found.stairs, square):
        return TAKEN
    return ALL_IN_USE if sum(row.kind == kind for row in s.quest.traps) >= TILES.get(kind, GRID.size) else None


def _unfit_block(s: State, square: int) -> Refusal | None:
    found = occupied(s.quest)
    if has(found.taken | found.later | found.traps | found.free, square):
        return TAKEN
    every = (*(door.between for door in s.quest.doors), *s.quest.secret_doors)
    if any(SQUARE_NAMES[square] in between for between in every):
        return DOOR_BESIDE
    return ALL_IN_USE if len(s.quest.blocked) >= BLOCKED_TILES else None


def comes_later(s: State) -> tuple[sheets.Placed, ...] | None:
    """The arrivals of the open entry; None if it is not one that brings monsters."""
    if open_family(s) == "wave":
        found: tuple[sheets.Placed, ...] = open_row(s).monsters
        return found
    if not has_effects(s):
        return None
    return tuple(row for effect in open_row(s).effects if isinstance(effect, sheets.Spawn) for row in effect.monsters)


def _unfit_figure(s: State, square: int) -> Refusal | None:
    found, kind, later = occupied(s.quest), kind_in_hand(s), comes_later(s)
    if any(row.id == kind for row in s.quest.characters) and placed(s.quest, kind):
        return IN_PLAY_ALREADY
    if later is not None:  # it waits until the square is free
        taken = has(found.solid, square) or any(row.at == SQUARE_NAMES[square] for row in later)
        return TAKEN if taken else None
    if has(found.taken | found.free, square):
        return TAKEN
    figure = next((row.figure for row in s.quest.characters if row.id == kind), kind)
    return ALL_IN_USE if figures_used(s.quest, figure) >= FIGURES[figure] else None


def _unfit_waiting(s: State, square: int) -> Refusal | None:
    return None if any(row.at == SQUARE_NAMES[square] for row in s.quest.monsters) else NOBODY_WAITS


def _unfit_escape(s: State, square: int) -> Refusal | None:
    if caster_who_escapes(s) == NONE:
        return NOBODY_ESCAPES
    return TAKEN if has(occupied(s.quest).solid, square) else None


def caster_who_escapes(s: State) -> int:
    """The character with the spell of escape."""
    return next((n for n, row in enumerate(s.quest.characters) if ESCAPE in row.spells), NONE)


def _unfit_device(s: State, square: int) -> Refusal | None:
    piece = piece_on(s.quest, square)
    if piece is None or LAYOUT.square(piece.at) != square:
        return NO_PIECE
    trap = next((row for row in s.quest.traps if row.at == piece.at), None)
    if trap is None:
        return None
    if trap.variant != tool_name(s).removeprefix("device-"):
        return TRAP_THERE
    return ENOUGH_DAMAGE if trap.damage >= MOST_DAMAGE else None


def _unfit_object(s: State, square: int) -> Refusal | None:
    found = occupied(s.quest)
    if has(found.taken | found.later | found.traps | found.free, square):
        return TAKEN
    return SHEET_FULL if is_full(s, "object") else None


def _unfit_ally(s: State, square: int) -> Refusal | None:
    found = occupied(s.quest)
    if has(found.taken | found.free, square):
        return TAKEN
    return SHEET_FULL if is_full(s, "ally") else None


def _unfit_move(s: State, square: int) -> Refusal | None:
    family, found = open_family(s), occupied(s.quest)
    if family not in ("object", "ally"):
        return NOTHING_TO_MOVE
    also = found.later | found.traps if family == "object" else 0
    return TAKEN if has(found.taken | found.free | also, square) else None


_UNFIT: dict[str, Callable[[State, int], Refusal | None]] = {
    "stairs": _unfit_stairs,
    "start": _unfit_start,
    "exit": _unfit_exit,
    "blocked": _unfit_block,
    "waits": _unfit_waiting,
    "escape": _unfit_escape,
    "object": _unfit_object,
    "ally": _unfit_ally,
    "move": _unfit_move,
    "spot": unfit_spot,
    "seen": unfit_sight,
    "rubble": unfit_rubble,
}
"""Why each tool cannot be used on a square; tools not listed are figures."""


# --- putting ----------------------------------------------------------------------------------------------------------


@step("QW-MAP-5", "QW-MAP-6", "QW-MAP-7", "QW-MAP-8", "QW-MAP-9", "QW-MON-1", "QW-TRE-1")
def put(game: Game, square: Square) -> None:
    """Put what is in hand on the square, the upper left one of a piece of furniture. It stays in hand."""
    s, at, name = game.state, SQUARE_NAMES[square], tool_name(game.state)
    if name in FIND_TOOLS:
        hide(s, LAYOUT.regions[LAYOUT.region_of[square]], at)
    elif name.startswith("furniture-"):
        row = sheets.Piece(kind=name.removeprefix("furniture-"), at=at, turned=s.turned)
        change(s, furniture=(*s.quest.furniture, row))
    elif name.startswith("device-"):
        _set_device(s, at, name.removeprefix("device-"))
    elif name in TRAP_TOOLS:
        change(s, traps=(*s.quest.traps, sheets.Trap(kind=name, at=at)))
    elif name in _PUT:
        _PUT[name](s, at)
    else:
        _place(s, sheets.Placed(kind=kind_in_hand(s), at=at))


def _set_device(s: State, at: str, variant: str) -> None:
    old = next((row for row in s.quest.traps if row.at == at), None)
    row = sheets.Trap(kind="furniture", at=at, variant=variant, damage=old.damage + 1 if old else 1)
    if old is None:
        change(s, traps=(*s.quest.traps, row))
    else:
        change(s, traps=tuple(row if each is old else each for each in s.quest.traps))


def _put_stairs(s: State, at: str) -> None:
    """QW-MAP-8: they are both start and exit, unless start or exit squares have already been chosen."""
    square = LAYOUT.square(at)
    squares = tuple(SQUARE_NAMES[each] for each in (square, square + 1, square + GRID.width, square + GRID.width + 1))
    change(s, stairs=at, exit=s.quest.exit or squares)
    if not s.quest.start:
        for name in squares:
            add_start(s, name)


def _put_exit(s: State, at: str) -> None:
    change(s, exit=(*s.quest.exit, at))


def _put_block(s: State, at: str) -> None:
    change(s, blocked=(*s.quest.blocked, at))


def _let_wait(s: State, at: str) -> None:
    """QW-MON-5: toggle: the monster waits to be brought in."""
    change(s, monsters=tuple(replace(row, waits=row.waits != (row.at == at)) for row in s.quest.monsters))


def _put_escape(s: State, at: str) -> None:
    caster = caster_who_escapes(s)
    rows = [replace(row, escape=at) if n == caster else row for n, row in enumerate(s.quest.characters)]
    change(s, characters=tuple(rows))


def _put_object(s: State, at: str) -> None:
    lay_open(s, add(s, "object", sheets.Object(id=fresh(s, "object"), at=at)))


def _put_ally(s: State, at: str) -> None:
    profile = Profile(move=6, attack=1, defend=2, body=2, mind=2)
    row = sheets.Ally(id=fresh(s, "ally"), at=at, profile=profile, controlled=True, origin="pack")
    lay_open(s, add(s, "ally", row))


def _move(s: State, at: str) -> None:
    rewrite(s, s.open, replace(open_row(s), at=at))


def _place(s: State, row: sheets.Placed) -> None:
    """QW-MON-1: on the map, or with the open note, action or wave."""
    if open_family(s) == "wave":
        rewrite(s, s.open, replace(open_row(s), monsters=(*open_row(s).monsters, row)))
    elif has_effects(s):
        effects = list(open_row(s).effects)
        place = next((n for n, effect in enumerate(effects) if isinstance(effect, sheets.Spawn)), len(effects))
        before = effects[place].monsters if place < len(effects) else ()
        effects[place : place + 1] = [sheets.Spawn(monsters=(*before, row))]
        rewrite(s, s.open, replace(open_row(s), effects=tuple(effects)))
    else:
        change(s, monsters=(*s.quest.monsters, row))


_PUT: dict[str, Callable[[State, str], None]] = {
    "stairs": _put_stairs,
    "start": add_start,
    "exit": _put_exit,
    "blocked": _put_block,
    "waits": _let_wait,
    "escape": _put_escape,
    "object": _put_object,
    "ally": _put_ally,
    "move": _move,
    "spot": do_here,
    "seen": see_here,
    "rubble": fall_here,
}

PLACING = (Offer(put, every_square, each=(not_to_be_put,)),)

"""Everything that lies or stands on squares (QW-MAP-5 to QW-MAP-10, QW-MON-1)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, LAYOUT, SQUARE_NAMES
from lanterne.games.quest_workshop.drawing import (
    BLOCKED_TILES,
    COUNTS,
    FIGURES,
    TILES,
    block,
    figures_used,
    footprint,
    lying,
    piece_on,
    placed,
    room_of,
)
from lanterne.games.quest_workshop.rules.rooms import SOLID_ROCK, hide, unfit_find
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

HEROES, MOST_DAMAGE = 4, 3
ESCAPE = "dread-escape"

TAKEN = Refusal("square-taken", "QW-MAP-5")
STICKS_OUT = Refusal("sticks-out", "QW-MAP-6")
THROUGH_A_WALL = Refusal("through-a-wall", "QW-MAP-6")
NOT_IN_A_ROOM = Refusal("not-in-a-room", "QW-MAP-6")
DOOR_BESIDE = Refusal("door-beside", "QW-MAP-5")
ALL_IN_USE = Refusal("all-in-use", "QW-MAP-7")
STAIRS_THERE = Refusal("stairs-there", "QW-MAP-8")
ENOUGH_STARTS = Refusal("enough-starts", "QW-MAP-8", (("number", HEROES),))
TRAP_THERE = Refusal("trap-there", "QW-MAP-9")
NO_PIECE = Refusal("no-piece", "QW-MAP-9")
ENOUGH_DAMAGE = Refusal("enough-damage", "QW-MAP-9", (("number", MOST_DAMAGE),))
IN_PLAY_ALREADY = Refusal("in-play-already", "QW-MON-2")
NOBODY_ESCAPES = Refusal("nobody-escapes", "QW-MON-3")


def every_square(s: State, seat: int) -> Iterable[tuple[int]]:
    """All squares, if what is in hand lies on squares; treasure may be put into a piece of furniture."""
    name = tool_name(s)
    if not name or name in (*DOOR_TOOLS, *ROOM_TOOLS):
        return []
    if name in FIND_TOOLS:
        return [(LAYOUT.square(piece.at),) for piece in s.quest.furniture]
    return [(square,) for square in range(GRID.size)]


def kind_in_hand(s: State) -> str:
    """The monster or the character in hand; "" for anything else."""
    name = tool_name(s)
    if name in CHARACTERS.names:
        return s.quest.characters[CHARACTERS.number(name)].id
    return name.removeprefix("monster-") if name.startswith("monster-") else ""


@law("QW-MAP-5", "QW-MAP-6", "QW-MAP-7", "QW-MAP-8", "QW-MAP-9", "QW-MON-1", "QW-MON-2")
def not_to_be_put(s: State, seat: int, square: int) -> Refusal | None:
    """What is in hand must fit there, and there must be one left in the box."""
    name, here = tool_name(s), 1 << square
    found = lying(s.quest)
    if name in FIND_TOOLS:
        return unfit_find(s, LAYOUT.regions[LAYOUT.region_of[square]])
    if name.startswith("device-"):
        return _unfit_device(s, square)
    if here & found.dark:
        return SOLID_ROCK
    if name.startswith("furniture-"):
        return _unfit_piece(s, name.removeprefix("furniture-"), square)
    if name == "stairs":
        return _unfit_stairs(s, square)
    if name in ("start", "exit"):
        return _unfit_free(s, name, square)
    if name in TRAP_TOOLS:
        return _unfit_trap(s, name, square)
    if name == "blocked":
        return _unfit_block(s, square)
    if name == "escape":
        return _unfit_escape(s, square)
    return _unfit_figure(s, square)


def _unfit_piece(s: State, kind: str, square: int) -> Refusal | None:
    found, mask = lying(s.quest), footprint(kind, square, s.turned)
    if not mask:
        return STICKS_OUT
    if room_of(mask) in (CORRIDOR, NONE):
        return NOT_IN_A_ROOM
    if mask & (found.taken | found.later | found.traps | found.free):
        return TAKEN
    return ALL_IN_USE if sum(piece.kind == kind for piece in s.quest.furniture) >= COUNTS[kind] else None


def _unfit_stairs(s: State, square: int) -> Refusal | None:
    found, mask = lying(s.quest), block(square, 2, 2)
    if not mask:
        return STICKS_OUT
    if room_of(mask) == NONE:
        return THROUGH_A_WALL
    if mask & found.dark:
        return SOLID_ROCK
    if mask & (found.solid | found.standing | found.traps):
        return TAKEN
    return STAIRS_THERE if found.stairs else None


def _unfit_free(s: State, name: str, square: int) -> Refusal | None:
    found = lying(s.quest)
    if (found.solid | found.standing) >> square & 1:
        return TAKEN
    squares = s.quest.exit if name == "exit" else starts(s)
    if SQUARE_NAMES[square] in squares:
        return TAKEN
    return ENOUGH_STARTS if name == "start" and len(squares) >= HEROES else None


def _unfit_trap(s: State, kind: str, square: int) -> Refusal | None:
    found = lying(s.quest)
    if found.traps >> square & 1:
        return TRAP_THERE
    if (found.solid | found.stairs) >> square & 1:
        return TAKEN
    return ALL_IN_USE if sum(row.kind == kind for row in s.quest.traps) >= TILES.get(kind, GRID.size) else None


def _unfit_block(s: State, square: int) -> Refusal | None:
    found = lying(s.quest)
    if (found.taken | found.later | found.traps | found.free) >> square & 1:
        return TAKEN
    every = (*(door.between for door in s.quest.doors), *s.quest.secret_doors)
    if any(SQUARE_NAMES[square] in between for between in every):
        return DOOR_BESIDE
    return ALL_IN_USE if len(s.quest.blocked) >= BLOCKED_TILES else None


def _unfit_figure(s: State, square: int) -> Refusal | None:
    found, kind = lying(s.quest), kind_in_hand(s)
    if any(row.id == kind for row in s.quest.characters) and placed(s.quest, kind):
        return IN_PLAY_ALREADY
    if s.note != NONE:  # it comes later, and waits for whoever stands there to be gone
        return TAKEN if (found.solid | found.later) >> square & 1 else None
    if (found.taken | found.free) >> square & 1:
        return TAKEN
    figure = next((row.figure for row in s.quest.characters if row.id == kind), kind)
    return ALL_IN_USE if figures_used(s.quest, figure) >= FIGURES[figure] else None


def _unfit_escape(s: State, square: int) -> Refusal | None:
    if caster_who_escapes(s) == NONE:
        return NOBODY_ESCAPES
    return TAKEN if lying(s.quest).solid >> square & 1 else None


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


@step("QW-MAP-5", "QW-MAP-6", "QW-MAP-7", "QW-MAP-8", "QW-MAP-9", "QW-MON-1", "QW-TRE-1")
def put(game: Game, square: Square) -> None:
    """What is in hand is laid on the square; a piece of furniture by its upper left one. It stays in hand."""
    s, at, name = game.state, SQUARE_NAMES[square], tool_name(game.state)
    quest = s.quest
    if name in FIND_TOOLS:
        hide(s, LAYOUT.regions[LAYOUT.region_of[square]], at)
    elif name.startswith("furniture-"):
        row = sheets.Piece(kind=name.removeprefix("furniture-"), at=at, turned=s.turned)
        change(s, furniture=(*quest.furniture, row))
    elif name.startswith("device-"):
        _set_device(s, at, name.removeprefix("device-"))
    elif name in TRAP_TOOLS:
        change(s, traps=(*quest.traps, sheets.Trap(kind=name, at=at)))
    elif name == "stairs":
        squares = tuple(
            SQUARE_NAMES[each] for each in (square, square + 1, square + GRID.width, square + GRID.width + 1)
        )
        change(s, stairs=at, start=_group(squares), exit=squares)
    elif name == "start":
        change(s, start=_group((*starts(s), at)))
    elif name == "exit":
        change(s, exit=(*quest.exit, at))
    elif name == "blocked":
        change(s, blocked=(*quest.blocked, at))
    elif name == "escape":
        caster = caster_who_escapes(s)
        rows = [replace(row, escape=at) if n == caster else row for n, row in enumerate(quest.characters)]
        change(s, characters=tuple(rows))
    else:
        _place(s, sheets.Placed(kind=kind_in_hand(s), at=at))


def starts(s: State) -> tuple[str, ...]:
    """The start squares of the first group."""
    return s.quest.start[0].squares if s.quest.start else ()


def _group(squares: tuple[str, ...]) -> tuple[sheets.Start, ...]:
    places = tuple(range(1, HEROES + 1))
    return (sheets.Start(id="start", squares=squares, positions=places),) if squares else ()


def _set_device(s: State, at: str, variant: str) -> None:
    old = next((row for row in s.quest.traps if row.at == at), None)
    row = sheets.Trap(kind="furniture", at=at, variant=variant, damage=old.damage + 1 if old else 1)
    change(s, traps=(*(each for each in s.quest.traps if each is not old), row))


def _place(s: State, row: sheets.Placed) -> None:
    """QW-MON-1, QW-NOT-2: on the map, or by the note that lies open."""
    if s.note == NONE:
        change(s, monsters=(*s.quest.monsters, row))
        return
    note = s.quest.notes[s.note]
    before = [effect for effect in note.effects if isinstance(effect, sheets.Spawn)]
    others = [effect for effect in note.effects if not isinstance(effect, sheets.Spawn)]
    spawn = sheets.Spawn(monsters=(*(each for effect in before for each in effect.monsters), row))
    new = sheets.Note(id=note.id, trigger=note.trigger, effects=(*others, spawn), once=note.once)
    change(s, notes=(*s.quest.notes[: s.note], new, *s.quest.notes[s.note + 1 :]))


# --- taking away ------------------------------------------------------------------------------------------------------


def squares_in_use(s: State, seat: int) -> Iterable[tuple[int]]:
    """Where something lies that can be taken away."""
    quest = s.quest
    names = {*quest.blocked, *quest.exit, *starts(s), *(row.at for row in quest.furniture)}
    names |= {row.at for row in quest.monsters} | {trap.at for trap in quest.traps}
    return [(square,) for square in sorted(map(LAYOUT.square, names))]


@step("QW-MAP-10")
def clear(game: Game, square: Square) -> None:
    """What lies on top is taken away: a figure, else a trap, else a piece of furniture with what is in it, else a
    blocked square, else the stairs with start and exit, else a start or exit square."""
    s, at = game.state, SQUARE_NAMES[square]
    quest = s.quest
    if any(row.at == at for row in quest.monsters):
        change(s, monsters=tuple(row for row in quest.monsters if row.at != at))
    elif any(row.at == at for row in quest.traps):
        change(s, traps=tuple(row for row in quest.traps if row.at != at))
    elif any(row.at == at for row in quest.furniture):
        change(
            s,
            furniture=tuple(row for row in quest.furniture if row.at != at),
            finds=tuple(find for find in quest.finds if find.piece != at),
        )
    elif at in quest.blocked:
        change(s, blocked=tuple(name for name in quest.blocked if name != at))
    elif lying(quest).stairs >> square & 1:
        change(s, stairs="", start=(), exit=())
    else:
        change(
            s,
            exit=tuple(name for name in quest.exit if name != at),
            start=_group(tuple(name for name in starts(s) if name != at)),
        )


PLACING = (Offer(put, every_square, each=(not_to_be_put,)), Offer(clear, squares_in_use))

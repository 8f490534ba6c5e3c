"""Squares that the story mentions: where an action is done, whose sight triggers a note, that fill with rubble
(QW-ACT-2, QW-NOT-1, QW-COL)."""

from msgspec.structs import replace

from lanterne.engine import Refusal, has, law
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.layout import covered
from lanterne.games.quest_workshop.drawing import occupied, piece_on
from lanterne.games.quest_workshop.entries import open_family, open_row, rewrite
from lanterne.games.quest_workshop.state import State, change
from lanterne.kit.grid import squares_of

BY_ITS_FIRST = Refusal("by-its-first", "QW-MAP-6")
NO_ACTION_OPEN = Refusal("no-action-open", "QW-ACT-2")
OTHER_REGION = Refusal("other-region", "QW-ACT-2")
NO_NOTE_OPEN = Refusal("no-note-open", "QW-NOT-1")
SEEN_ALREADY = Refusal("seen-already", "QW-NOT-1")
NO_COLLAPSE = Refusal("no-collapse", "QW-COL-1")
NOTHING_FALLS = Refusal("nothing-falls-here", "QW-COL-1")


def _under_a_piece(s: State, square: int) -> bool:
    """Whether a piece of furniture covers this square, and it is not the piece's upper left one."""
    piece = piece_on(s.quest, square)
    return piece is not None and piece.at != SQUARE_NAMES[square]


def _spots(s: State, square: int) -> tuple[str, ...]:
    """The square, or all squares of the piece of furniture on it."""
    piece = piece_on(s.quest, square)
    if piece is None:
        return (SQUARE_NAMES[square],)
    return tuple(SQUARE_NAMES[each] for each in squares_of(covered(LAYOUT, piece, BOX)))


@law("QW-ACT-2", "QW-MAP-6")
def unfit_spot(s: State, square: int) -> Refusal | None:
    """All squares of an action are in one region."""
    if open_family(s) != "action":
        return NO_ACTION_OPEN
    if _under_a_piece(s, square):
        return BY_ITS_FIRST
    regions = {LAYOUT.region_of[LAYOUT.square(name)] for name in open_row(s).squares}
    return OTHER_REGION if regions - {LAYOUT.region_of[square]} else None


def do_here(s: State, at: str) -> None:
    """Toggle: the open action can be done there, at the whole piece of furniture if there is one."""
    spots, row = _spots(s, LAYOUT.square(at)), open_row(s)
    if at in row.squares:
        squares = tuple(name for name in row.squares if name not in spots)
    else:
        squares = (*row.squares, *(name for name in spots if name not in row.squares))
    rewrite(s, s.open, replace(row, squares=squares))


@law("QW-NOT-1", "QW-MAP-6")
def unfit_sight(s: State, square: int) -> Refusal | None:
    if open_family(s) != "note":
        return NO_NOTE_OPEN
    if _under_a_piece(s, square):
        return BY_ITS_FIRST
    return SEEN_ALREADY if open_row(s).trigger == sheets.Seen(at=SQUARE_NAMES[square]) else None


def see_here(s: State, at: str) -> None:
    """The open note is read when this square comes into view."""
    rewrite(s, s.open, replace(open_row(s), trigger=sheets.Seen(at=at)))


@law("QW-COL-1")
def unfit_rubble(s: State, square: int) -> Refusal | None:
    """Rubble falls on floor, and not on the stairs."""
    if s.quest.collapse is None:
        return NO_COLLAPSE
    found = occupied(s.quest)
    return NOTHING_FALLS if has(found.solid | found.stairs, square) else None


def fall_here(s: State, at: str) -> None:
    """Toggle: this square fills with rubble, after the others."""
    fallen = s.quest.collapse
    if fallen is not None:
        others = tuple(name for name in fallen.squares if name != at)
        squares = others if at in fallen.squares else (*fallen.squares, at)
        change(s, collapse=replace(fallen, squares=squares))

"""Flags, waves of monsters, and a dungeon that collapses (QW-NOT-3, QW-WAV, QW-COL)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.entries import (
    add,
    every,
    fresh,
    id_of,
    is_full,
    open_family,
    open_row,
    place_of,
    rewrite,
)
from lanterne.games.quest_workshop.rules.pages import lay_open, on
from lanterne.games.quest_workshop.state import COLLAPSE, MOST, Entry, Game, State, change, page_name
from lanterne.games.quest_workshop.texts import subject_key, without

LAST_TURN = 30

ENOUGH_FLAGS = Refusal("enough-flags", "QW-NOT-3", (("number", MOST["flag"]),))
ENOUGH_WAVES = Refusal("enough-waves", "QW-WAV-1", (("number", MOST["wave"]),))
WAVE_BEFORE = Refusal("wave-before", "QW-WAV-1")
WAVE_AFTER = Refusal("wave-after", "QW-WAV-1")
FALLS_THEN = Refusal("falls-then", "QW-COL-1")


# --- flags ------------------------------------------------------------------------------------------------------------


@law("QW-NOT-3")
def no_more_flags(s: State, seat: int) -> Refusal | None:
    return ENOUGH_FLAGS if is_full(s, "flag") else None


@step("QW-NOT-3")
def new_flag(game: Game) -> None:
    """Add a flag: notes and actions set it; doors, treasure, notes and the goal can wait for it."""
    add(game.state, "flag", fresh(game.state, "flag"))


# --- waves ------------------------------------------------------------------------------------------------------------


@law("QW-WAV-1")
def no_more_waves(s: State, seat: int) -> Refusal | None:
    return ENOUGH_WAVES if is_full(s, "wave") else None


@step("QW-WAV-1")
def new_wave(game: Game) -> None:
    """Add a wave and open it. It comes one turn of Zargon after the last."""
    s = game.state
    turn = s.quest.waves[-1].turn + 1 if s.quest.waves else 1
    lay_open(s, add(s, "wave", sheets.Wave(turn=turn, monsters=())))


def if_wave(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if page_name(s) == "then" and open_family(s) == "wave" else []


def _turn(s: State, place: int, otherwise: int) -> int:
    """The turn of the wave at this position, or `otherwise` if there is none."""
    return s.quest.waves[place].turn if 0 <= place < len(s.quest.waves) else otherwise


@law("QW-WAV-1")
def comes_after_the_last(s: State, seat: int) -> Refusal | None:
    """Waves come one after the other."""
    if not if_wave(s, seat):
        return None
    return WAVE_BEFORE if open_row(s).turn - 1 <= _turn(s, place_of(s.open) - 1, 0) else None


@law("QW-WAV-1")
def comes_before_the_next(s: State, seat: int) -> Refusal | None:
    if not if_wave(s, seat):
        return None
    return WAVE_AFTER if open_row(s).turn + 1 >= _turn(s, place_of(s.open) + 1, LAST_TURN + 1) else None


@step("QW-WAV-1")
def come_sooner(game: Game) -> None:
    """The open wave comes a turn sooner."""
    _move(game.state, -1)


@step("QW-WAV-1")
def come_later(game: Game) -> None:
    """The open wave comes a turn later."""
    _move(game.state, 1)


def _move(s: State, turns: int) -> None:
    rewrite(s, s.open, replace(open_row(s), turn=open_row(s).turn + turns))


# --- the collapse -----------------------------------------------------------------------------------------------------


def flags_to_fall_by(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "flag") if page_name(s) == "notes" else []


@law("QW-COL-1")
def falls_then(s: State, seat: int, entry: int) -> Refusal | None:
    return FALLS_THEN if s.quest.collapse is not None and s.quest.collapse.flag == id_of(s, entry) else None


@step("QW-COL-1")
def collapse_by(game: Game, entry: Entry) -> None:
    """Once this flag is set, squares fill with rubble one after the other; the squares are chosen with the rubble
    tool."""
    s = game.state
    fallen = s.quest.collapse.squares if s.quest.collapse is not None else ()
    change(s, collapse=sheets.Collapse(flag=id_of(s, entry), squares=fallen))


def if_it_falls(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if page_name(s) == "notes" and s.quest.collapse is not None else []


@step("QW-COL-1")
def hold(game: Game) -> None:
    """Remove the collapse and its text."""
    s = game.state
    s.texts = without(s.texts, (subject_key(s.quest, COLLAPSE),))
    change(s, collapse=None)


WAVING = (
    Offer(new_flag, on("notes"), closed=(no_more_flags,)),
    Offer(new_wave, on("notes"), closed=(no_more_waves,)),
    Offer(come_sooner, if_wave, closed=(comes_after_the_last,)),
    Offer(come_later, if_wave, closed=(comes_before_the_next,)),
    Offer(collapse_by, flags_to_fall_by, each=(falls_then,)),
    Offer(hold, if_it_falls),
)

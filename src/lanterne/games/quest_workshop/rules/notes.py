"""Notes: what is read out, and when (QW-NOT)."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.quest_workshop.entries import (
    add,
    every,
    fresh,
    id_of,
    is_full,
    open_family,
    open_row,
    rewrite,
    row_of,
)
from lanterne.games.quest_workshop.rules.objective import besides, monsters_of
from lanterne.games.quest_workshop.rules.pages import lay_open, on
from lanterne.games.quest_workshop.rules.rooms import SOLID_ROCK
from lanterne.games.quest_workshop.state import (
    MOST,
    TAGS,
    Entry,
    Game,
    Room,
    Sort,
    State,
    page_name,
)

ENOUGH_NOTES = Refusal("enough-notes", "QW-NOT-1", (("number", MOST["note"]),))
ALWAYS_STANDS = Refusal("always-stands", "QW-NOT-1")
NO_WAVES = Refusal("no-waves", "QW-NOT-1")
WAITS_ALREADY = Refusal("waits-already", "QW-NOT-1")
NOT_AN_OR = Refusal("not-an-or", "QW-NOT-2")

Alternative: TypeAlias = sheets.TreasureSearch | sheets.AllKilled | sheets.Killed
"""The moments that can be combined with others."""


@law("QW-NOT-1")
def no_more_notes(s: State, seat: int) -> Refusal | None:
    return ENOUGH_NOTES if is_full(s, "note") else None


@step("QW-NOT-1")
def new_note(game: Game) -> None:
    """Add a note and open it. It is read when the quest begins, until another moment is chosen."""
    s = game.state
    lay_open(s, add(s, "note", sheets.Note(id=fresh(s, "note"), trigger=sheets.QuestStart(), effects=())))


# --- when -------------------------------------------------------------------------------------------------------------


def _is_open(s: State) -> bool:
    """Whether the moment of the open note is being chosen."""
    return page_name(s) == "when" and open_family(s) == "note"


def _trigger(s: State) -> sheets.AnyTrigger:
    found: sheets.AnyTrigger = open_row(s).trigger
    return found


def _wait_for(s: State, trigger: sheets.AnyTrigger) -> None:
    rewrite(s, s.open, replace(open_row(s), trigger=trigger))


def if_note(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if _is_open(s) else []


def every_room(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(room,) for room in range(1, len(LAYOUT.regions))] if _is_open(s) else []


def every_character(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "character") if _is_open(s) else []


def every_sort(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(sort,) for sort in range(len(TAGS.names))] if _is_open(s) else []


def every_flag(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "flag") if _is_open(s) else []


def every_group(s: State, seat: int) -> Iterable[tuple[int]]:
    return every(s, "group") if _is_open(s) else []


@law("QW-MAP-4")
def is_rock(s: State, seat: int, region: int) -> Refusal | None:
    return SOLID_ROCK if LAYOUT.regions[region] in s.quest.dark_rooms else None


@law("QW-NOT-1")
def at_start_already(s: State, seat: int) -> Refusal | None:
    return WAITS_ALREADY if _is_open(s) and _trigger(s) == sheets.QuestStart() else None


@step("QW-NOT-1")
def when_start(game: Game) -> None:
    """The open note is read when the quest begins."""
    _wait_for(game.state, sheets.QuestStart())


@law("QW-NOT-1")
def kept_already(s: State, seat: int) -> Refusal | None:
    return WAITS_ALREADY if _is_open(s) and _trigger(s) == sheets.KeptByZargon() else None


@step("QW-NOT-1")
def when_kept(game: Game) -> None:
    """Zargon keeps the open note and decides when to read it out."""
    _wait_for(game.state, sheets.KeptByZargon())


@step("QW-NOT-1")
def when_searched(game: Game, region: Room) -> None:
    """The open note is read when a room is first searched for treasure."""
    _wait_for(game.state, sheets.TreasureSearch(room=LAYOUT.regions[region]))


@step("QW-NOT-1")
def when_dead(game: Game, entry: Entry) -> None:
    """The open note is read when a character dies."""
    _wait_for(game.state, sheets.Killed(monster=id_of(game.state, entry)))


@step("QW-NOT-1")
def when_wounded(game: Game, entry: Entry) -> None:
    """The open note is read when a character has lost Body Points and is still alive."""
    _wait_for(game.state, sheets.Wounded(monster=id_of(game.state, entry)))


@step("QW-NOT-1")
def when_cleared(game: Game, sort: Sort) -> None:
    """The open note is read when all monsters, or all of one sort, are dead."""
    _wait_for(game.state, sheets.AllKilled(monsters=monsters_of(sort)))


@step("QW-NOT-1", "QW-NOT-3")
def when_flag(game: Game, entry: Entry) -> None:
    """Toggle: the open note is read once this flag is set; with several flags, once all of them are."""
    s, name = game.state, id_of(game.state, entry)
    trigger = _trigger(s)
    flags = trigger.flags if isinstance(trigger, sheets.FlagsSet) else ()
    others = tuple(flag for flag in flags if flag != name)
    _wait_for(s, sheets.FlagsSet(flags=others if name in flags and others else (*others, name)))


@step("QW-NOT-1")
def when_gone(game: Game, entry: Entry) -> None:
    """The open note is read when nobody of a start group is left in the dungeon."""
    _wait_for(game.state, sheets.GroupGone(group=id_of(game.state, entry)))


@step("QW-NOT-1")
def when_turn_ends(game: Game) -> None:
    """The open note is read when a turn of Zargon ends."""
    _wait_for(game.state, sheets.ZargonTurnEnds(standing=()))


def who_may_stand(s: State, seat: int) -> Iterable[tuple[int]]:
    fits = _is_open(s) and isinstance(_trigger(s), sheets.ZargonTurnEnds)
    return every(s, "character", "object") if fits else []


@law("QW-NOT-1")
def never_falls(s: State, seat: int, entry: int) -> Refusal | None:
    """An object that cannot be destroyed is always standing."""
    row = row_of(s, entry)
    return ALWAYS_STANDS if isinstance(row, sheets.Object) and not row.body else None


@step("QW-NOT-1")
def while_stands(game: Game, entry: Entry) -> None:
    """Toggle: it is read only while this character or object is standing."""
    s, name = game.state, id_of(game.state, entry)
    trigger = _trigger(s)
    if isinstance(trigger, sheets.ZargonTurnEnds):
        others = tuple(each for each in trigger.standing if each != name)
        _wait_for(s, replace(trigger, standing=others if name in trigger.standing else (*others, name)))


@law("QW-NOT-1")
def no_waves(s: State, seat: int) -> Refusal | None:
    return NO_WAVES if _is_open(s) and not s.quest.waves else None


@step("QW-NOT-1")
def when_beaten(game: Game) -> None:
    """The open note is read when the last wave has come and no monster is alive."""
    _wait_for(game.state, sheets.WavesBeaten())


# --- one of several moments -------------------------------------------------------------------------------------------


def _alternatives(s: State) -> tuple[Alternative, ...]:
    """The moments of the open note, if others can be combined with them."""
    match _trigger(s):
        case sheets.AnyOf(triggers=triggers):
            return triggers
        case sheets.TreasureSearch() | sheets.AllKilled() | sheets.Killed() as trigger:
            return (trigger,)
    return ()


@law("QW-NOT-2")
def no_alternative(s: State, seat: int) -> Refusal | None:
    """Only searches and deaths can be combined."""
    return NOT_AN_OR if _is_open(s) and not _alternatives(s) else None


def _or(s: State, trigger: Alternative) -> None:
    others = tuple(each for each in _alternatives(s) if each != trigger)
    _wait_for(s, sheets.AnyOf(triggers=(*others, trigger)))


@step("QW-NOT-2")
def or_searched(game: Game, region: Room) -> None:
    """It is also read when a room is first searched for treasure."""
    _or(game.state, sheets.TreasureSearch(room=LAYOUT.regions[region]))


@step("QW-NOT-2")
def or_dead(game: Game, entry: Entry) -> None:
    """It is also read when a character dies."""
    _or(game.state, sheets.Killed(monster=id_of(game.state, entry)))


@step("QW-NOT-2")
def or_cleared(game: Game, sort: Sort) -> None:
    """It is also read when all monsters, or all of one sort, are dead."""
    _or(game.state, sheets.AllKilled(monsters=monsters_of(sort)))


def spared(s: State, seat: int) -> Iterable[tuple[int]]:
    fits = _is_open(s) and any(isinstance(each, sheets.AllKilled) for each in _alternatives(s))
    return every(s, "character") if fits else []


@step("QW-NOT-2")
def spare_in_note(game: Game, entry: Entry) -> None:
    """Toggle: a character need not be dead for this."""
    s, name = game.state, id_of(game.state, entry)
    new = tuple(
        replace(each, monsters=besides(each.monsters, name)) if isinstance(each, sheets.AllKilled) else each
        for each in _alternatives(s)
    )
    _wait_for(s, sheets.AnyOf(triggers=new) if isinstance(_trigger(s), sheets.AnyOf) else new[0])


NOTING = (
    Offer(new_note, on("notes"), closed=(no_more_notes,)),
    Offer(when_start, if_note, closed=(at_start_already,)),
    Offer(when_kept, if_note, closed=(kept_already,)),
    Offer(when_searched, every_room, each=(is_rock,)),
    Offer(when_dead, every_character),
    Offer(when_wounded, every_character),
    Offer(when_cleared, every_sort),
    Offer(when_flag, every_flag),
    Offer(when_gone, every_group),
    Offer(when_turn_ends, if_note),
    Offer(while_stands, who_may_stand, each=(never_falls,)),
    Offer(when_beaten, if_note, closed=(no_waves,)),
    Offer(or_searched, every_room, closed=(no_alternative,), each=(is_rock,)),
    Offer(or_dead, every_character, closed=(no_alternative,)),
    Offer(or_cleared, every_sort, closed=(no_alternative,)),
    Offer(spare_in_note, spared),
)

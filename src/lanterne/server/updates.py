"""What the people at a table are sent: updates after every change, and replies to their questions.

Everything here is made from the view of the seat a connection looks through (`lanterne.server.eyes`), by the functions
of `lanterne.server.render`.
"""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from lanterne import registry
from lanterne.engine import EventRecord, View, has
from lanterne.engine.beats import Beat
from lanterne.engine.log import Answer, AnyEntry, Continued, HandedOver, SeedShown, Undo
from lanterne.server import render
from lanterne.server.chapters import with_chapters
from lanterne.server.chronicle import Happening
from lanterne.server.coach import may_be_coached
from lanterne.server.connection import Connection, Shown
from lanterne.server.continuing import continued_line
from lanterne.server.eyes import eyes
from lanterne.server.film import film, look_alike, shown_film
from lanterne.server.learning import note
from lanterne.server.messages import (
    Asked,
    ClosedNow,
    LogLine,
    MotionOpen,
    Now,
    People,
    SeatKind,
    SeatShown,
    SeenFrom,
    SpareShown,
    UndoKind,
)
from lanterne.server.names import names_of
from lanterne.server.open_table import OpenTable
from lanterne.server.sentences import Language, sentence
from lanterne.server.table_plan import words_of
from lanterne.server.told import told
from lanterne.server.ways import via, ways
from lanterne.words import Names, Words, words_for

LINES_AT_FIRST = 200
"""Log lines sent to a new connection. The replay has all of them."""


# --- updates ----------------------------------------------------------------------------------------------------------


class RenderCache:
    """The parts of updates that several people share, each rendered once. It is for one state of a table: make a new
    one after every change."""

    def __init__(self, live: OpenTable) -> None:
        assert live.table is not None
        self._live, self._table = live, live.table
        self._all_alike = live.table.box.visibility.are_alike(live.table.state)
        self._shown: dict[int, Shown] = {}
        self._happened: dict[int | None, list[Happening]] = {}
        self._beats: dict[int, list[Beat]] = {}
        self._updates: dict[tuple[Shown | None, Shown, Language, int], Now] = {}
        self._told: dict[tuple[int | None, Language, tuple[str, ...]], tuple[LogLine, ...]] = {}

    def shown(self, view: View[Any]) -> Shown:
        """What everybody sees who knows the same as the view."""
        key = 0 if self._all_alike else view.seats
        if key not in self._shown:
            self._shown[key] = Shown(registry.looks(view).scene(view), self._table.log.entries[-1].n)
        return self._shown[key]

    def update(self, view: View[Any], words: Words, before: Shown | None) -> Now:
        """An update without what is for one person only: the same for everybody who sees what the view sees, in this
        language, and was shown `before`."""
        shown, beats = self.shown(view), self._beats_after(before)
        key = (before, shown, words.language, 0 if look_alike(beats, view.box) else view.seats)
        if key not in self._updates:
            self._updates[key] = _shared(self._live, view, words, shown, before, beats)
        return self._updates[key]

    def _beats_after(self, before: Shown | None) -> list[Beat]:
        """The beats of what happened since, if it is worth watching as a film."""
        if before is None:
            return []
        if before.entry not in self._beats:
            self._beats[before.entry] = film(self._table, self._happened_after(before.entry), before.entry)
        return self._beats[before.entry]

    def told(self, view: View[Any], words: Words, names: Names, after: int | None) -> tuple[LogLine, ...]:
        """The log lines about what happened after an entry, or the last ones if it is None. Readers share them unless
        an event has secrets or speaks to those it is about."""
        happened = self._happened_after(after)
        events = [what for _, what in happened if isinstance(what, EventRecord)]
        if any(event.has_secrets or words.speaks_to_reader(event.event) for event in events):
            return self._lines(happened, view, words, names)
        key = (after, words.language, names.seats)
        if key not in self._told:
            self._told[key] = self._lines(happened, view, words, names)
        return self._told[key]

    def _lines(self, happened: list[Happening], view: View[Any], words: Words, names: Names) -> tuple[LogLine, ...]:
        lines = log_lines(happened, view, words, names)
        return with_chapters(lines, happened, self._live.chronicle, view, words)

    def _happened_after(self, entry: int | None) -> list[Happening]:
        """What happened after an entry, or the last things if it is None."""
        if entry not in self._happened:
            chronicle = self._live.chronicle
            self._happened[entry] = chronicle.last(LINES_AT_FIRST) if entry is None else chronicle.after(entry)
        return self._happened[entry]


def now(live: OpenTable, connection: Connection, cache: RenderCache) -> Now:
    """The update for a connection: what is new since its last one, or everything if this is the first. The connection
    keeps in mind what it was shown."""
    table = live.table
    assert table is not None
    seat, curtain = eyes(live, connection)
    view = table.look(seat)
    words = words_for(table.box, connection.language)
    names = names_of(table, words, view)
    if live.plan.curtain and connection.seats != view.seats:
        connection.shown = None  # another person sits here now, who must not read on in the same log
    before, connection.shown, connection.seats = connection.shown, cache.shown(view), view.seats
    shared = cache.update(view, words, before)
    undo, redo = _undo(live, seat)
    ready = live.is_being_made_ready()
    by_itself = live.goes_without_saying(view) is not None  # answered in a moment
    asked = view.is_asked and live.status == "playing" and not curtain and not by_itself
    return replace(
        shared,
        seat=seat,
        told=cache.told(view, words, names, before.entry if before and not shared.whole else None),
        prompt=render.prompt(view, words, names),
        options=render.options(view, words, names) if asked else (),
        verbs=render.option_headings(view, words) if asked else {},
        draft=render.draft(view, words, names, view.suggested()) if asked else None,
        opening=render.opening(view, words) if asked and ready else None,
        undo=undo,
        redo=redo,
        motions=_motions(live, view, words, names),
        curtain=curtain,
        ending=render.ending(view, words, names, _events(live, view)) if table.over else None,
    )


def _shared(
    live: OpenTable, view: View[Any], words: Words, shown: Shown, before: Shown | None, beats: list[Beat]
) -> Now:
    table, scene = live.table, shown.scene
    assert table is not None
    names = names_of(table, words, table.look(-1))
    changes = render.changes(before.scene, scene, words) if before is not None else None
    return Now(
        shown.entry,
        table.choice_id,
        seat=-1,
        whole=changes is None,
        title=words.titled(scene.title),
        status=words.all_said(scene.status),
        pending=words.all_said(scene.pending),
        focus=scene.focus,
        panels=tuple(render.shown_panel(panel, words) for panel in scene.panels) if changes is None else (),
        changes=changes or (),
        asked=table.asked,
        seat_names=names.seats,
        request=_request(live, words, names),
        note=note(live, words),
        sight=table.box.seen_from is not None,
        beats=shown_film(beats, view, words, before.scene, len(live.chronicle.after(before.entry))) if before else (),
    )


def _events(live: OpenTable, view: View[Any]) -> list[EventRecord]:
    return [event for _, event in live.chronicle.events(view.seats)]


def _undo(live: OpenTable, seat: int) -> tuple[UndoKind, bool]:
    """What the person at `seat` can take back, and whether they can redo what they took back."""
    table = live.table
    if table is None or seat < 0:
        return "", False
    free = live.undo_is_free(seat)
    redo = bool(table.undone) and table.seats[table.undone[-1][0]].person == table.seats[seat].person
    return "" if free is None else "free" if free else "ask", redo


def log_lines(happened: Iterable[Happening], view: View[Any], words: Words, names: Names) -> tuple[LogLine, ...]:
    """Log lines about what happened, as the view's seats may know it."""
    return tuple(
        [
            render.told(n, what.seen_by(view.seats), words, names)
            if isinstance(what, EventRecord)
            else _entry_line(what, words, names)
            for n, what in happened
        ]
    )


def _entry_line(entry: AnyEntry, words: Words, names: Names) -> LogLine:
    """The line of a log entry that has one itself (see `Chronicle.enter`)."""
    language = words.language
    match entry:
        case Answer(auto=auto):
            return LogLine(entry.n, sentence(language, f"auto-{auto}", seat=names.seats[entry.seat]), "auto")
        case Undo():
            return LogLine(entry.n, sentence(language, "taken-back", seat=names.seats[entry.by]), "undo", to=entry.to)
        case HandedOver():
            name = words.bot(entry.bot) if entry.bot else entry.person
            return LogLine(entry.n, sentence(language, "handed-over", seat=names.seats[entry.seat], name=name), "seat")
        case Continued():
            return LogLine(entry.n, continued_line(entry, words), "rules")
        case SeedShown():
            return LogLine(entry.n, sentence(language, "seed-shown"), "shown")
        case _:
            raise AssertionError(f"there is no line for {entry}")


def _motions(live: OpenTable, view: View[Any], words: Words, names: Names) -> tuple[MotionOpen, ...]:
    """The motions that the view's seat may raise, now or later."""
    if view.seat < 0 or view.choice is None:
        return ()
    found = []
    for motion in (each for each in view.box.motions if each.belongs(view.state, view.seat)):
        refusal = motion.closed(view.state, view.seat)
        why, rule = (words.refusal(refusal, names), refusal.rule) if refusal is not None else ("", "")
        label, says = words.verb(motion.step.name), motion.unfit is not None
        others = motion.answers(view.state, view.seat)
        alone = bool(others) and all(has(view.seats, seat) for seat in others)
        found.append(MotionOpen(motion.step.name, label, view.seat, why, rule, says, alone))
    return tuple(found)


def _request(live: OpenTable, words: Words, names: Names) -> Asked | None:
    """The undo or motion that people have to agree to."""
    table = live.table
    assert table is not None
    if live.undo_request is not None:
        by, count = live.undo_request.by, live.undo_request.answers(table)
        text = sentence(words.language, "undo-asked", seat=names.seats[by], entries=count)
        return Asked(text, live.undo_request.waits_for(table))
    if table.motion is not None:
        motion, by, *_ = table.motion
        text = sentence(words.language, "motion-raised", seat=names.seats[by], motion=words.verb(motion.step.name))
        return Asked(text, table.motion_waits_for)
    return None


# --- replies ----------------------------------------------------------------------------------------------------------


def closed(live: OpenTable, seat: int, language: Language) -> ClosedNow:
    """What the person at `seat` cannot answer now, and why; and how far things can go."""
    table = live.table
    assert table is not None
    view = table.look(seat)
    words = words_for(table.box, language)
    found = render.closed(view, words, names_of(table, words, view))
    verbs = render.headings(words, [each.verb for each in found])
    return ClosedNow(table.choice_id, found, verbs, ways(view), via(view), render.shortcuts(view, words))


def seen(live: OpenTable, connection: Connection, thing: str) -> SeenFrom:
    """What can be seen from a thing, as far as the connection may know."""
    assert live.table is not None
    found = live.table.look(eyes(live, connection)[0]).seen_from(thing)
    return SeenFrom(thing, *found) if found is not None else SeenFrom(thing)


# --- people -----------------------------------------------------------------------------------------------------------


def people(live: OpenTable, connection: Connection) -> People:
    """Who is at the table, for one of them."""
    mine = live.seats_of(connection.person)
    playing = live.table is not None
    online = {other.person.id for other in live.connections if other.person is not None}
    seats = []
    for seat, planned in enumerate(live.plan.seats):
        bot, name = planned.bot, planned.name
        if live.table is not None:
            bot, name = live.table.seats[seat].bot, live.table.seats[seat].person
        if bot:
            name = words_of(live.plan, connection.language).bot(bot)
        kind: SeatKind = "bot" if bot else "person" if name else "free"
        here = live.holders.get(seat) in online
        automatic = _auto_answers(live, seat, connection.language) if seat in mine and not bot else ()
        passing, thinks = live.passing.get(seat, ""), registry.seconds(live.plan.game, bot) if playing and bot else 0.0
        seats.append(SeatShown(seat, name, kind, bot, here, seat in mine, passing, automatic, thinks))
    said = told(live, connection.language)
    watching = sum(not live.seats_of(other.person) for other in live.connections)
    coach = bool(mine) and may_be_coached(live, mine[0])
    return People(
        live.status, tuple(seats), live.is_host(connection.person), watching, live.plan.quiet, live.since, said, coach
    )


def _auto_answers(live: OpenTable, seat: int, language: Language) -> tuple[SpareShown, ...]:
    """The questions that can be answered automatically for a seat."""
    table = live.table
    if table is None:
        return ()
    words, view = words_for(table.box, language), table.view(seat)
    return tuple(
        SpareShown(name, *words.auto_answer(name), live.is_auto_answered(view, name))
        for name, automatic in table.box.auto_answers.items()
        if automatic.concerns(view.state, seat)
    ) + tuple(
        SpareShown(name, *words.auto_answer(name), live.has_habit(seat, name))
        for name, habit in table.box.habits.items()
        if habit.concerns(view.state, seat)
    )

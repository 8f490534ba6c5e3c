"""What each person at a live table is shown. Here it is decided through whose eyes a connection looks; what there is to
see is then made from that view alone (`lanterne.server.render`)."""

from collections.abc import Hashable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec

from lanterne import registry
from lanterne.engine import EventRecord, Table, View
from lanterne.engine.beats import Beat
from lanterne.engine.log import Answer, AnyEntry, HandedOver, Undo
from lanterne.scene import Scene
from lanterne.server import render
from lanterne.server.chronicle import Chronicle
from lanterne.server.connection import Connection
from lanterne.server.film import film, looks_alike, shown_film
from lanterne.server.messages import (
    Asked,
    ClosedNow,
    LogLine,
    MotionOpen,
    Note,
    NotePage,
    Now,
    Own,
    People,
    SeatShown,
    SeenFrom,
    SpareShown,
)
from lanterne.server.sentences import Language, sentence
from lanterne.server.table_plan import words_of
from lanterne.server.ways import ways
from lanterne.words import Names, Words, words_for

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable

LINES_AT_FIRST = 200
"""So many sentences of the log are shown to somebody who comes; the others are in the replay."""

ONLOOKERS = 1 << 12
"""So much of what is told to those who are not asked is kept, ready to be told again."""

_encoder = msgspec.json.Encoder()


# --- through whose eyes -----------------------------------------------------------------------------------------------


def eyes(live: "LiveTable", connection: Connection) -> tuple[int, str]:
    """The seat through which a connection looks now, -1 for a spectator's eyes, and the person for whom the screen is
    if somebody else has to look away first."""
    table = live.table
    mine = live.seats_of(connection.person)
    if table is None or not mine:
        return -1, ""
    if len(mine) == 1:
        connection.looking = mine[0]
        return mine[0], ""
    asked = next((seat for seat in table.asked if seat in mine), -1)
    if connection.looking not in mine:
        connection.looking = -1
    looking = connection.looking
    if not live.plan.curtain or len({table.seats[seat].person for seat in mine}) == 1:
        connection.looking = asked if asked >= 0 else looking if looking >= 0 else mine[0]
        return connection.looking, ""
    if asked < 0:
        return looking, ""
    person = table.seats[asked].person
    if looking < 0 or (table.seats[looking].person != person and not _know_the_same(live, looking, asked)):
        connection.looking = -1
        return -1, person
    connection.looking = asked
    return asked, ""


def _know_the_same(live: "LiveTable", one: int, other: int) -> bool:
    """Whether a game with secrets has none between the persons at two seats: they need not look away. Where there are
    no secrets at all, a curtain is what the table wished for."""
    table = live.table
    assert table is not None
    if not table.box.visibility.secrets:
        return False
    mine, theirs = table.view_of_person(one), table.view_of_person(other)
    return mine.state.encode() == theirs.state.encode() and _events(live, mine) == _events(live, theirs)


Before: TypeAlias = tuple[Scene | None, int]
"""What a connection was shown last: a scene, None if nothing, and the sentences up to this entry."""


class Look(NamedTuple):
    """What a table looks like to all who may know the same: the scene, and what the game calls the seats. The `state`
    goes by its id, so it is held."""

    state: Any
    scene: Scene
    seat_names: tuple[str, ...]


class News(NamedTuple):
    """What is new to somebody: what is told of it, and its beats if it is watched like a film."""

    told: Chronicle
    beats: list[Beat]


class SharedRender:
    """One look at the table by all who are at it: what several of them are shown in the same way is made and written
    once. It is as old as the table's last change, not older."""

    def __init__(self) -> None:
        self._view: View[Any] | None = None
        self._looks: dict[int, Look] = {}
        self._written: dict[Hashable, tuple[bytes, Any]] = {}
        self._news: dict[int, News] = {}

    def view(self, table: Table[Any], seat: int) -> View[Any]:
        """What the person at `seat` may know; -1 is a spectator."""
        if self._view is not None:
            return self._view.through(seat, table.person_seats(seat) if seat >= 0 else 0)
        view = table.look(seat)
        if table.box.visibility.are_alike(table.state):
            self._view = view
        return view

    def look(self, view: View[Any]) -> Look:
        """What the table looks like to all who may know the same as the view's seat."""
        found = self._looks.get(id(view.state))
        if found is None:
            found = Look(view.state, registry.bare_scene(view), view.box.seat_names(view.state))
            self._looks[id(view.state)] = found
        return found

    def now(
        self, live: "LiveTable", view: View[Any], words: Words, names: Names, before: Before, scene: Scene
    ) -> bytes:
        """What all are shown who see this scene now, in this language, and saw the same one before; written out, up to
        where each one's own follows in the same JSON object."""
        alike = (id(before[0]), before[1], id(scene), id(view.state), words.language)
        found = self._written.get(alike)
        if found is None:  # what goes by its id is held, so that the id stays its own
            news = self._news_after(live, before[1]) if before[0] is not None else News(live.told, [])
            written = _encoder.encode(_now(live, view, words, names, before, scene, news))
            found = written[:-1] + b",", (before, scene, view)
            if before[0] is not None and not _told_apart(news, words) and looks_alike(news.beats, view.box):
                self._written[alike] = found
        return found[0]

    def _news_after(self, live: "LiveTable", after: int) -> News:
        """What happened after this entry; gathered once for all."""
        news = self._news.get(after)
        if news is None:
            told: Chronicle = []
            for each in reversed(live.told):
                if each[0] <= after:
                    break
                told.append(each)
            told.reverse()
            news = self._news[after] = News(told, film(live, told, after))
        return news


def _told_apart(news: News, words: Words) -> bool:
    """Whether anything new is told to some otherwise than to others."""
    for _, what in news.told:
        if isinstance(what, EventRecord) and (what.has_secrets or words.speaks_to_reader(what.event)):
            return True
    return False


# --- the table now ----------------------------------------------------------------------------------------------------


def now(live: "LiveTable", connection: Connection, shared: SharedRender) -> bytes:
    """What is new to a connection, written out; everything, if it has not been shown anything yet."""
    table = live.table
    assert table is not None
    seat, curtain = eyes(live, connection)
    view = shared.view(table, seat)
    words = words_for(table.box, connection.language)
    _, scene, seat_names = shared.look(view)
    names = words.called(seat_names, seat)
    others = live.plan.curtain and connection.seats != view.seats  # they must not read on in the log
    before = (None, -1) if others or connection.scene is None else (connection.scene, connection.told)
    seen = shared.now(live, view, words, names, before, scene)
    connection.scene, connection.seats, connection.told = scene, view.seats, table.log.entries[-1].n
    undo, redo = _back(live, seat) if seat >= 0 else ("", False)
    motions = _motions(live, view, words, names) if table.box.motions and seat >= 0 and not table.over else ()
    if view.choice is not None and not view.is_asked:
        return seen + _onlooker(words, names, view.choice.seats, undo, redo, motions, curtain)
    asked = view.is_asked and live.status == "playing" and not curtain
    options = render.options(view, words, names) if asked else ()
    own = Own(
        seat,
        render.prompt(view, words, names),
        options,
        render.headings(words, [call[0] for call in view.options()], view.choice.draft)
        if asked and view.choice
        else {},
        render.draft(view, words, names, view.suggested()) if asked else None,
        undo,
        redo,
        motions,
        curtain,
        render.ending(view, words, names, _events(live, view)) if table.over else None,
    )
    return seen + _encoder.encode(own)[1:]


@lru_cache(maxsize=ONLOOKERS)
def _onlooker(
    words: Words,
    names: Names,
    asked: tuple[int, ...],
    undo: Literal["", "free", "ask"],
    redo: bool,
    motions: tuple[MotionOpen, ...],
    curtain: str,
) -> bytes:
    """The rest of what somebody is told who is not asked, written out. It is the same again and again: nothing in it
    changes with a move."""
    own = Own(names.reader, render.waiting(asked, words, names), (), {}, None, undo, redo, motions, curtain)
    return _encoder.encode(own)[1:]


def _now(
    live: "LiveTable", view: View[Any], words: Words, names: Names, before: Before, scene: Scene, news: News
) -> Now:
    table = live.table
    assert table is not None
    last, after = before
    changes = render.changes(last, scene, words) if last is not None else None
    lines = told(news.told if changes is not None else live.told, view, words, names)
    untold = sum(line.n > after for line in lines)
    return Now(
        table.log.entries[-1].n,
        table.choice_id,
        changes is None,
        words.titled(scene.title),
        words.all_said(scene.status),
        words.all_said(scene.pending),
        scene.focus,
        tuple(render.shown_panel(panel, words) for panel in scene.panels) if changes is None else (),
        changes or (),
        lines if changes is not None else lines[-LINES_AT_FIRST:],
        table.asked,
        names.seats,
        _request(live, words, names),
        _note(live, words),
        table.box.seen_from is not None,
        shown_film(news.beats, view, words, last, untold) if last is not None else (),
    )


def _events(live: "LiveTable", view: View[Any]) -> list[EventRecord]:
    return [what.seen_by(view.seats) for _, what in live.told if isinstance(what, EventRecord)]


def closed(live: "LiveTable", seat: int, language: Language) -> ClosedNow:
    """What the person at `seat` may not answer now, and why."""
    table = live.table
    assert table is not None
    view = table.view_of_person(seat)
    words = words_for(table.box, language)
    found = render.closed(view, words, words.names(view.state, seat))
    return ClosedNow(
        table.choice_id, found, render.headings(words, [closed.verb for closed in found]), ways(view, "").to
    )


def _back(live: "LiveTable", seat: int) -> tuple[Literal["", "free", "ask"], bool]:
    table = live.table
    assert table is not None
    free = live.undo_is_free(seat)
    redo = bool(table.undone) and table.seats[table.undone[-1][0]].person == table.seats[seat].person
    if free is None:
        return "", redo
    return ("free" if free else "ask"), redo


def told(chronicle: Chronicle, view: View[Any], words: Words, names: Names) -> tuple[LogLine, ...]:
    """The sentences of what happened, as the view's seats may know it."""
    return tuple(
        [
            render.told(n, what.seen_by(view.seats), words, names)
            if isinstance(what, EventRecord)
            else _own(what, words, names)
            for n, what in chronicle
        ]
    )


def _own(entry: AnyEntry, words: Words, names: Names) -> LogLine:
    """What is to be said of an entry itself (see `lanterne.server.chronicle`)."""
    language = words.language
    match entry:
        case Answer(auto=auto):
            return LogLine(entry.n, sentence(language, f"auto-{auto}", seat=names.seats[entry.seat]), "auto")
        case Undo():
            return LogLine(entry.n, sentence(language, "taken-back", seat=names.seats[entry.by]), "undo", to=entry.to)
        case HandedOver():
            name = words.bot(entry.bot) if entry.bot else entry.person
            return LogLine(entry.n, sentence(language, "handed-over", seat=names.seats[entry.seat], name=name), "seat")
        case _:
            raise AssertionError(f"nothing is told of {entry}")


def _motions(live: "LiveTable", view: View[Any], words: Words, names: Names) -> tuple[MotionOpen, ...]:
    table = live.table
    assert table is not None
    found = []
    for motion in (each for each in table.box.motions if each.belongs(view.state, view.seat)):
        refusal = motion.closed(view.state, view.seat)
        why, rule = (words.refusal(refusal, names), refusal.rule) if refusal is not None else ("", "")
        label, says = words.verb(motion.step.name), motion.unfit is not None
        found.append(MotionOpen(motion.step.name, label, view.seat, why, rule, says))
    return tuple(found)


def undo_waits_for(live: "LiveTable") -> tuple[int, ...]:
    """One seat of each person who must still agree to the undo that was asked for."""
    table, request = live.table, live.request
    if table is None or request is None:
        return ()
    agreed = {table.seats[seat].person for seat in (*request.agreed, request.by)}
    waiting: dict[str, int] = {}
    for seat, held in enumerate(table.seats):
        if not held.bot and held.person not in agreed:
            waiting.setdefault(held.person, seat)
    return tuple(waiting.values())


def _request(live: "LiveTable", words: Words, names: Names) -> Asked | None:
    table = live.table
    assert table is not None
    if live.request is not None:
        by, count = live.request.by, _answers_after(table, live.request.to)
        text = sentence(words.language, "undo-asked", seat=names.seats[by], entries=count)
        return Asked("undo", text, by, undo_waits_for(live))
    if table.motion is not None:
        motion, by, *_ = table.motion
        text = sentence(words.language, "motion-raised", seat=names.seats[by], motion=words.verb(motion.step.name))
        return Asked("motion", text, by, table.motion_waits_for)
    return None


def _answers_after(table: Table[Any], to: int) -> int:
    standing = (table.log.entries[n] for n in table.standing if n > to)
    return sum(isinstance(entry, Answer) for entry in standing)


def _note(live: "LiveTable", words: Words) -> Note | None:
    table = live.table
    step = live.lesson.step(table) if live.lesson is not None and table is not None else None
    if step is None or live.lesson is None:
        return None
    pages = tuple(NotePage(words.said(page.note), page.rules, page.things) for page in step.pages)
    return Note(pages, step.number, len(live.lesson.steps))


# --- people -----------------------------------------------------------------------------------------------------------


def people(live: "LiveTable", connection: Connection) -> People:
    """Who is at the table, as told to one of them."""
    mine = live.seats_of(connection.person)
    online = {other.person.id for other in live.connections if other.person is not None}
    seats = []
    for seat, planned in enumerate(live.plan.seats):
        bot, name = planned.bot, planned.name
        if live.table is not None:
            bot, name = live.table.seats[seat].bot, live.table.seats[seat].person
        if bot:
            name = words_of(live.plan, connection.language).bot(bot)
        kind: Literal["person", "bot", "free"] = "bot" if bot else "person" if name else "free"
        here = live.holders.get(seat) in online
        spares = _spares(live, seat, connection.language) if seat in mine and not bot else ()
        seats.append(SeatShown(seat, name, kind, bot, here, seat in mine, live.passing.get(seat, ""), spares))
    watching = sum(not live.seats_of(other.person) for other in live.connections)
    return People(live.status, tuple(seats), live.is_host(connection.person), watching, live.plan.quiet, live.since)


def _spares(live: "LiveTable", seat: int, language: Language) -> tuple[SpareShown, ...]:
    """The questions that a seat may wish not to be asked."""
    table = live.table
    if table is None:
        return ()
    words, view = words_for(table.box, language), table.view(seat)
    return tuple(
        SpareShown(name, *words.spare(name), live.is_spared(view, name))
        for name, spare in table.box.spares.items()
        if spare.concerns(view.state, seat)
    )


# --- lines of sight ---------------------------------------------------------------------------------------------------


def seen(live: "LiveTable", connection: Connection, thing: str) -> SeenFrom:
    """What is in sight of a thing, as whoever looks at the table may know it."""
    assert live.table is not None
    found = live.table.look(eyes(live, connection)[0]).seen_from(thing)
    return SeenFrom(thing, *found) if found is not None else SeenFrom(thing)

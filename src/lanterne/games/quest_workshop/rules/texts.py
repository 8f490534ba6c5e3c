"""Texts in both languages, and whole files (QW-TXT)."""

from collections.abc import Iterable

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, Text, TextDraft, ask, decision, law, step
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.quest_workshop.entries import every
from lanterne.games.quest_workshop.heroscribe import imported_drawing, is_heroscribe
from lanterne.games.quest_workshop.names import flags_of
from lanterne.games.quest_workshop.packing import Drawn, read_file, renamed
from lanterne.games.quest_workshop.state import (
    LANGUAGES,
    MOST,
    NONE,
    Entry,
    Game,
    Language,
    Room,
    Square,
    State,
    Subject,
    empty_quest,
    page_name,
)
from lanterne.games.quest_workshop.texts import entry_keys, subject_key, subjects, text_of, with_text

LONGEST = 1200
SPACES = "\u00a0\u202f"
"""Spaces that French puts before some punctuation; for Python they are not printable."""

NOTHING_WRITTEN = Refusal("nothing-written", "QW-TXT-2")
TOO_LONG = Refusal("text-too-long", "QW-TXT-2", (("number", LONGEST),))
UNREADABLE = Refusal("text-unreadable", "QW-TXT-2")
NO_FILE = Refusal("no-file", "QW-TXT-3")
NO_QUEST = Refusal("no-quest", "QW-TXT-3")

WRITTEN = Event("written", "QW-TXT-1", language=LANGUAGES)
LOADED = Event("loaded", "QW-TXT-3")
NOT_LOADED = Event("not-loaded", "QW-TXT-4")
REPORTED = Event("reported", "QW-TXT-4", number=NUMBER)

BOTH = range(len(LANGUAGES.names))

# --- what is written --------------------------------------------------------------------------------------------------


def every_subject(s: State, seat: int) -> Iterable[tuple[int, int]]:
    if page_name(s) != "words":
        return []
    return [(subject, language) for subject in subjects(s.quest) for language in BOTH]


def _entries(s: State) -> list[int]:
    """All entries on the page of texts; on an entry's own page, the open one."""
    if page_name(s) == "words":
        return [entry for (entry,) in every(s, *MOST)]
    return [s.open] if page_name(s) in ("profile", "when") else []


def every_entry(s: State, seat: int) -> Iterable[tuple[int, int]]:
    return [(entry, language) for entry in _entries(s) if entry_keys(s, entry) for language in BOTH]


def every_second(s: State, seat: int) -> Iterable[tuple[int, int]]:
    return [(entry, language) for entry in _entries(s) if len(entry_keys(s, entry)) > 1 for language in BOTH]


def every_find(s: State, seat: int) -> Iterable[tuple[int, int]]:
    rooms = [LAYOUT.regions.index(find.room) for find in s.quest.finds] if page_name(s) == "words" else []
    return [(room, language) for room in rooms for language in BOTH]


def every_device(s: State, seat: int) -> Iterable[tuple[int, int]]:
    if page_name(s) != "words":
        return []
    squares = [LAYOUT.square(trap.at) for trap in s.quest.traps if trap.kind == "furniture"]
    return [(square, language) for square in squares for language in BOTH]


def _write(game: Game, key: str, language: int) -> None:
    game.state.desk = (key, language)
    game.then(writing(language))


@step("QW-TXT-1")
def write_subject(game: Game, subject: Subject, language: Language) -> None:
    """The title, the goal or the parchment; the exit, the honour or the collapse, if there is one."""
    _write(game, subject_key(game.state.quest, subject), language)


@step("QW-TXT-1")
def write_entry(game: Game, entry: Entry, language: Language) -> None:
    """The name of a person, a thing or an action, or the text of a note or a rule."""
    _write(game, entry_keys(game.state, entry)[0], language)


@step("QW-TXT-1")
def write_more(game: Game, entry: Entry, language: Language) -> None:
    """The description of an ally or an item, or the text read out once an action is done."""
    _write(game, entry_keys(game.state, entry)[1], language)


@step("QW-TXT-1")
def write_find(game: Game, region: Room, language: Language) -> None:
    """The text read out when the treasure of a room is found."""
    _write(game, f"find-{game.state.quest.id}-{LAYOUT.regions[region]}", language)


@step("QW-TXT-1")
def write_trap(game: Game, square: Square, language: Language) -> None:
    """The text read out when the trap of a piece of furniture goes off."""
    _write(game, f"sprung-{game.state.quest.id}-{SQUARE_NAMES[square]}", language)


@law("QW-TXT-2")
def unfit_text(s: State, seat: int, text: str, language: int) -> Refusal | None:
    """A text must be readable and not too long."""
    if not text.strip():
        return NOTHING_WRITTEN
    if len(text) > LONGEST:
        return TOO_LONG
    return None if all(letter.isprintable() or letter in SPACES for letter in text) else UNREADABLE


@step("QW-TXT-1", "QW-TXT-2")
def write(game: Game, text: Text) -> None:
    """Write the text on the sheet."""
    s = game.state
    key, language = s.desk
    s.texts, s.desk = with_text(s.texts, key, language, text.strip()), ("", NONE)
    game.say(WRITTEN, language)


@step("QW-TXT-1")
def leave_text(game: Game) -> None:
    """Keep the text as it was."""
    game.state.desk = ("", NONE)


def stands_there(s: State, seat: int, language: int) -> str:
    """What has been written so far."""
    return text_of(s, *s.desk)


TEXT_DRAFT = TextDraft("text", write, unfit_text, NOTHING_WRITTEN, stands_there)
KEEP_TEXT = (Offer(leave_text),)


@decision("QW-TXT-1", "QW-TXT-2")
def writing(game: Game, language: Language) -> Choice:
    """One text in one language."""
    return ask(0, KEEP_TEXT, language, draft=TEXT_DRAFT, default=leave_text())


# --- files ------------------------------------------------------------------------------------------------------------


def files_at_hand(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    """Offered on the page of texts and files, and on every page of an empty sheet."""
    return [()] if page_name(s) == "words" or s.quest == empty_quest(s.quest.id) else []


@step("QW-TXT-3")
def bring(game: Game) -> None:
    """Load a file."""
    game.then(loading())


@law("QW-TXT-3", "QW-TXT-4")
def unfit_file(s: State, seat: int, text: str) -> Refusal | None:
    """A quest of ours must be valid; a HeroScribe file is accepted, and the report says what became of it."""
    if is_heroscribe(text):
        return None
    try:
        read_file(text)
    except ValueError:
        return NO_QUEST
    return None


@step("QW-TXT-3", "QW-TXT-4")
def load(game: Game, text: Text) -> None:
    """Replace the sheet and its texts by those of the file, and report what could not be drawn. Undo brings the old
    drawing back. If there is nothing to draw in the file, the sheet stays as it is."""
    s = game.state
    try:
        drawn, s.report = imported_drawing(text, s.quest.id) if is_heroscribe(text) else (_ours(text, s.quest.id), ())
    except NotAQuest as error:
        s.report = (error.said,)
        game.say(NOT_LOADED)
        return
    s.quest, s.texts = drawn
    s.flags = flags_of(s.quest)
    s.tool = s.item = s.flag = s.open = NONE
    s.turned, s.page = False, 0
    game.say(LOADED)
    if s.report:
        game.say(REPORTED, len(s.report))


def _ours(text: str, name: str) -> Drawn:
    """A quest of ours; a quest of the HeroQuest book gets the name of the sheet."""
    drawn = read_file(text)
    return renamed(drawn, name) if drawn.quest.id in QUEST_NAMES else drawn


def if_reported(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if s.report else []


@step("QW-TXT-4")
def close_report(game: Game) -> None:
    """The report has been read."""
    game.state.report = ()


@step("QW-TXT-3")
def leave_file(game: Game) -> None:
    """The sheet stays as it is."""


FILE_DRAFT = TextDraft("file", load, unfit_file, NO_FILE)
KEEP_SHEET = (Offer(leave_file),)


@decision("QW-TXT-3")
def loading(game: Game) -> Choice:
    """Which file?"""
    return ask(0, KEEP_SHEET, draft=FILE_DRAFT, default=leave_file())


WRITING = (
    Offer(write_subject, every_subject),
    Offer(write_entry, every_entry),
    Offer(write_more, every_second),
    Offer(write_find, every_find),
    Offer(write_trap, every_device),
    Offer(bring, files_at_hand),
    Offer(close_report, if_reported),
)

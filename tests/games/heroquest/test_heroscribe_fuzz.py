"""Whatever a file holds, it becomes a quest that the game takes, or a sentence: never anything else."""

import tracemalloc
from html import escape
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.heroquest.heroscribe import BASE, quest

from lanterne import packs
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import SQUARE_NAMES
from lanterne.games.heroquest.heroscribe.ftl import file_of
from lanterne.games.heroquest.heroscribe.goals import Wishes
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.packing import pack_of
from lanterne.games.heroquest.heroscribe.reading import ROTATIONS
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.games.heroquest.heroscribe.telling import lines, report
from lanterne.games.heroquest.heroscribe.vocabulary import ENTRIES
from lanterne.languages import LANGUAGES
from lanterne.scene import Say
from lanterne.words import words_for

MOST_MEMORY = 60_000_000


def _taken(data: bytes, start: str) -> tuple[Imported, ...] | Say:
    try:
        return imported(data, "fuzzed", Wishes(start=start))
    except NotAQuest as error:
        return error.said


def taken(data: bytes, start: str = "") -> tuple[Imported, ...] | str:
    """The quests, or the sentence why it is none. All sentences can be said, all words be read by
    Fluent, and a pack be made of it."""
    found = _taken(data, start)
    if isinstance(found, Say):
        assert found.id != "import-flawed", words_for(BOX, "en").said(found)
        assert all(words_for(BOX, language).said(found).strip() for language in LANGUAGES)
        return words_for(BOX, "en").said(found)
    for language in LANGUAGES:
        assert all(map(words_for(BOX, language).said, lines(report(found))))
    for each, language in product(found, LANGUAGES):
        say = words_for(BOX, language).said
        assert all(say(sentence) for part in each.report for sentence in part)
        entries = FluentParser().parse(file_of(each.words, language, say)).body
        assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
        assert len(entries) == len(each.words)
    packs.forget(packs.made_of("fuzzed", pack_of(found, {each: words_for(BOX, each).said for each in LANGUAGES})))
    return found


@given(st.binary(max_size=400))
def test_any_bytes(data: bytes) -> None:
    assert isinstance(taken(data), str)


@given(st.text(max_size=200), st.integers(0, 700), st.integers(0, 40))
def test_a_file_with_anything_in_it(text: str, at: int, gap: int) -> None:
    data = quest(("Orc", 7, 15), ("LetterA", 7, 15), notes=["A. 20 gold coins"])
    taken(data[:at] + text.encode("utf-8", "surrogatepass") + data[at + gap :])


PLACES = st.one_of(st.integers(-2, 28), st.sampled_from([0.5, 3.25, 1e5, "", "NaN", "1e9", "-"]))
IN_THE_ROOM = st.tuples(st.integers(5, 10), st.integers(13, 19))
THINGS = st.tuples(
    st.one_of(st.sampled_from(sorted(ENTRIES)), st.text(max_size=12)),
    st.one_of(st.tuples(PLACES, PLACES), IN_THE_ROOM),
    st.sampled_from([*ROTATIONS, "askew"]),
)
DARK = st.tuples(st.integers(-3, 30), st.integers(-3, 30), st.integers(-3, 30), st.integers(-3, 30))
SNIPPETS = (
    *("A.", "B)", "potion", "restore up to 3", "trap", "lose 2 Body Points", "20 gold coins", "6 4 5 3 4", "search"),
    *("Spirit Blade", "Gargoyle", "Wandering monster:", "orcs", "{", "}", '"', "\n", "[x]", "*", "#", ".a = b"),
)
WORDS = st.lists(st.one_of(st.sampled_from(SNIPPETS), st.text(max_size=8)), max_size=8).map(" ".join)


BRIDGES = st.tuples(PLACES, PLACES, PLACES, st.sampled_from(["horizontal", "vertical", "", "askew"])).map(
    lambda one: '<bridge column="{}" row="{}" position="{}" orientation="{}"/>'.format(*one)
)


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=250)
@given(
    st.lists(THINGS, max_size=40),
    st.booleans(),
    st.lists(DARK, max_size=4),
    st.lists(WORDS, max_size=6),
    WORDS,
    WORDS,
    st.lists(BRIDGES, max_size=4),
    st.integers(0, 3),
    st.just("") | st.sampled_from(SQUARE_NAMES),
)
def test_any_drawing(
    things: list[tuple[str, tuple[int, int], str]],
    based: bool,
    dark: list[tuple[int, int, int, int]],
    notes: list[str],
    name: str,
    speech: str,
    bridges: list[str],
    more: int,
    start: str,
) -> None:
    drawn = [(each, *place, rotation) for each, place, rotation in things]
    data = quest(
        *drawn,
        base=BASE if based else (),
        dark=dark,
        notes=notes,
        given=f'name="{escape(name)}"',
        speech=escape(speech),
    )
    board = data[data.index(b"<board>") : data.index(b"</board>") + len(b"</board>")]
    taken(data.replace(b"</board>", b"</board>" + board * more + "".join(bridges).encode()), start)


def test_the_largest_file_needs_little_memory() -> None:
    rows = b"".join(b'<object id="Orc" left="%d" top="%d"/>' % (n % 26 + 1, n % 19 + 1) for n in range(1990))
    notes = b"<note>A. " + b"potion restore up to gold coins " * 1000 + b"</note>"
    data = quest().replace(b"</board>", rows + b"</board>").replace(b"</quest>", notes * 25 + b"</quest>")
    tracemalloc.start()
    assert isinstance(taken(data), tuple)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MOST_MEMORY

"""Quests in Lanterne's own format: with all their words, with some, with none; and the report on them."""

import json
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.citing import rule
from tests.games.heroquest.heroscribe import quest

from lanterne import packs
from lanterne.engine import Seat, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.files import packaged
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.importing import bring
from lanterne.lab.quests import QuestTrials, tried
from lanterne.pack_upload import upload
from lanterne.packs import pack
from lanterne.registry import bot, box, scene
from lanterne.scene.imported import ImportedPack
from lanterne.words import words_for

SAY = {language: words_for(BOX, language).said for language in ("en", "fr")}
RICHEST = ("whispering-mirror", "goblin-toll")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    monkeypatch.setattr(pack, "_as_of", {})
    return tmp_path


def sheet(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(packaged(f"quests/{name}.json"))
    return found


def renamed(name: str) -> dict[str, Any]:
    """A quest of the book as somebody's own: all that it brings along has another name."""
    row = next(quest for quest in PRINTED.quests if quest.id == name)
    own = {each.id for rows in (row.characters, row.objects, row.allies, row.actions) for each in rows}
    new = {each: f"my-{each}" for each in own | set(row.items)}

    def with_names(value: Any) -> Any:
        if isinstance(value, dict):
            return {new.get(key, key): with_names(each) for key, each in value.items()}
        if isinstance(value, list):
            return [with_names(each) for each in value]
        return new.get(value, value) if isinstance(value, str) else value

    found: dict[str, Any] = with_names(sheet(name))
    return found | {"id": f"my-{name}"}


def brought(data: Any) -> ImportedPack:
    return bring(data if isinstance(data, bytes) else json.dumps(data).encode(), SAY)


def test_a_quest_without_words_has_plain_ones_and_it_is_said(home: Path) -> None:
    found = upload("heroquest", json.dumps(renamed("goblin-toll")).encode(), "toll.json")
    assert (found.pack.name, found.pack.title["en"]) == ("my-goblin-toll", "My goblin toll")
    [part] = found.report
    assert "are missing from the file" in SAY["en"](part.heading)
    tales = tried(QuestTrials(f"heroquest+{found.pack.name}", {"play": "single-quest", "quest": "my-goblin-toll"}, 1))
    assert tales[0][0] in ("success", "defeat", "unfinished")


def test_a_quest_with_words_keeps_them_in_both_languages(home: Path) -> None:
    words = [
        ["quest-my-goblin-toll", 'The "Toll"', "Le péage"],
        ["quest-my-goblin-toll.flavor", "Pay {up}!", ""],
        ["no-such-message", "x = y", "z"],
        ["monster-orc", "Replaced", "Remplacé"],
    ]
    found = upload("heroquest", json.dumps({"quest": renamed("goblin-toll"), "words": words}).encode())
    assert found.pack.title == {"en": "The “Toll”", "fr": "Le péage"}
    english, french = (words_for(box(f"heroquest+{found.pack.full_name}"), language) for language in ("en", "fr"))
    assert english.text("quest-my-goblin-toll.flavor") == "Pay (up)!"
    assert french.text("quest-my-goblin-toll.flavor") == "Pay (up)\u00a0!"
    assert english.text("monster-orc") == "Orc"


@pytest.mark.parametrize("title", ["Castle 🏰", 'A "quoted" \\ name', "Del\x7f", "Ã©", "𐀀", "«", "="])
def test_whatever_a_quest_is_called_its_pack_can_be_read(home: Path, title: str) -> None:
    ours = brought({"quest": renamed("goblin-toll"), "words": [["quest-my-goblin-toll", title, ""]]})
    theirs = brought(quest(given=f"name={quoteattr(title)}"))
    for found in (ours, theirs):
        told = packs.made_of(found.name, found.files).title
        assert told["en"].strip("“”")
        assert [letter for letter in title if letter in "🏰𐀀«=é"] == [x for x in told["en"] if x in "🏰𐀀«=é"]


@pytest.mark.long
@pytest.mark.parametrize("name", [quest.id for quest in PRINTED.quests])
def test_every_quest_of_the_book_can_be_somebodys_own(home: Path, name: str) -> None:
    upload("heroquest", json.dumps(renamed(name)).encode())


@pytest.mark.parametrize("name", [quest.id for quest in PRINTED.quests if quest.id in RICHEST])
def test_rich_quests_of_the_book_can_be_somebodys_own(home: Path, name: str) -> None:
    upload("heroquest", json.dumps(renamed(name)).encode())


def test_a_quest_of_the_book_is_replaced(home: Path) -> None:
    changed = sheet("goblin-toll") | {"wandering": "zombie"}
    found = upload("heroquest", b"\xef\xbb\xbf " + json.dumps(changed).encode())
    assert found.pack.name == "goblin-toll-changed"
    assert found.pack.title == {"en": "The Goblin Toll (changed)", "fr": "Le péage des gobelins (version modifiée)"}
    assert set(found.pack.files) == {"pack.toml", "content/quests/goblin-toll.json"}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{", "This is not a Lanterne quest: Input data was truncated."),
        (b'{"quest": 3}', "This is not a Lanterne quest: Expected `object`, got `int` - at `$.quest`."),
        (b'{"quest": {}, "words": [["a"]]}', "This is not a Lanterne quest: Expected `array` of length 3"),
        (b"{}", "The quest is not valid: quest, the file as a whole: Object missing required field `id`."),
        (b"{" + b" " * 1_000_000, "The file is larger than a megabyte, so it cannot be a quest."),
        (b'{"a":' * 5_000, "This is not a Lanterne quest: "),
    ],
)
def test_what_is_no_quest_is_a_sentence(home: Path, data: bytes, sentence: str) -> None:
    with pytest.raises(NotAQuest) as refused:
        brought(data)
    assert SAY["en"](refused.value.said).startswith(sentence)


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 30)
    | st.sampled_from(["", "orc", "a1", "room-01"])
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
)
KEYS = sorted({key for row in PRINTED.quests for key in sheet(row.id)})
WORDS = st.lists(
    st.lists(st.text(max_size=12) | st.sampled_from(["quest-x", "quest-x.effect"]), max_size=4), max_size=4
)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=3), VALUES | WORDS, st.sampled_from(["x", "goblin-toll"])
)
def test_whatever_a_quest_of_ours_holds_it_is_a_pack_or_a_sentence(
    home: Path, changed: dict[str, Any], words: Any, name: str
) -> None:
    whole = {"quest": renamed("goblin-toll") | {"id": name} | changed, "words": words}
    try:
        found = brought(whole)
    except NotAQuest as error:
        sentences = [SAY[language](error.said) for language in ("en", "fr")]
    else:
        pack = packs.made_of(found.name, found.files)
        sentences = [pack.title["en"], pack.title["fr"]]
        for file, text in pack.files.items():
            junk = [entry for entry in FluentParser().parse(text.decode()).body if isinstance(entry, Junk)]
            assert not (file.endswith(".ftl") and junk)
    assert all(sentences)


def test_a_quest_with_too_many_texts_is_a_sentence(home: Path) -> None:
    notes = [{"id": f"n{number}", "trigger": {"kind": "kept"}, "effects": []} for number in range(2_000)]
    with pytest.raises(NotAQuest) as refused:
        brought(renamed("goblin-toll") | {"notes": notes})
    assert SAY["en"](refused.value.said) == "The file has more than 1,000 texts, so it cannot be a quest."


# --- notes that nothing can set off -----------------------------------------------------------------------------------

LIED = "The old man lied."
DARK = quest(("Orc", 8, 17), ("LetterA", 8, 16), notes=[LIED, "A. A cold wind.", "Z. A door that is not drawn."])


def table_with(home: Path, data: bytes) -> Table[Any]:
    """A game of one hero against Zargon with the quest of a file, up to the moment when Zargon may read."""
    found = upload("heroquest", data)
    game = box(f"heroquest+{found.pack.full_name}")
    table = Table.new(game, [Seat("Ida"), Seat("Ada")], {"play": "single-quest", "quest": found.pack.name}, bytes(32))
    hero = bot(game.name, "steady")("the hero")
    while table.asked == (0,) and not table.state.round:
        table.answer(0, hero.choose(table.view(0)))
    return table


def seen(table: Table[Any], seat: int, language: str = "en") -> str:
    """All words on the table of a seat, and all that it may answer."""
    view = table.view(seat)
    words = words_for(view.box, language)
    nodes = [node for panel in scene(view).panels for node in panel.nodes]
    found = [words.said(said) for node in nodes for said in (node.label, *node.detail)]
    return "\n".join([*found, *map(words.option, view.options())])


@rule("HQ-QST-4", "HQ-SET-5")
def test_notes_that_nothing_sets_off_are_shown_to_zargon_alone_until_he_reads_them(home: Path) -> None:
    table = table_with(home, DARK)
    assert table.asked == (1,)
    for language in ("en", "fr"):
        assert LIED in seen(table, 1, language)
        assert LIED not in seen(table, 0, language)
    assert "A cold wind." in seen(table, 1), "what waits on a square is his to know as well"
    name = table.state.chart.briefing.id
    table.answer(1, table.box.decode(["read_out", f"{name}-note1"]))
    assert LIED in seen(table, 0)
    assert "A door that is not drawn." not in seen(table, 0)


@rule("HQ-AUT-13", "HQ-SET-5")
def test_an_automated_zargon_reads_such_notes_to_the_table(home: Path) -> None:
    table = table_with(home, DARK)
    zargon = bot(table.box.name, "steady")("zargon")
    while table.asked == (1,):
        table.answer(1, zargon.choose(table.view(1)))
    assert LIED in seen(table, 0)
    assert "A door that is not drawn." in seen(table, 0)
    assert "A cold wind." not in seen(table, 0), "its square has not been seen yet"


def test_a_quest_of_a_pack_goes_by_its_name_alone(home: Path) -> None:
    table = table_with(home, DARK)
    shown = scene(table.view(0))
    said = [
        words_for(table.box, "en").said(each)
        for each in (*shown.status, *(n.label for p in shown.panels for n in p.nodes))
    ]
    assert said.count("The Cellar") == 2
    assert not any("Quest 1" in each for each in said)

"""Files of HeroScribe in the workshop: brought, told of, and taken away (QW-TXT-4)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.heroscribe import quest
from tests.games.quest_workshop.sheets import WHOLE, draw, stage, turn_to, whole_quest, why, write

from lanterne import registry
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.heroscribe import for_heroscribe, imported_drawing
from lanterne.games.quest_workshop.rules.texts import close_report
from lanterne.games.quest_workshop.state import State
from lanterne.lab.scenery import flaws as flaws_of_scene
from lanterne.lab.stage import Stage
from lanterne.words import words_for

CELLAR = quest(
    ("Orc", 7, 16),
    ("Giant Rat", 8, 16),
    ("TreasureChest", 9, 18),
    ("LetterA", 8, 18),
    ("Goblin", 40, 3),
    notes=("A. There are 30 gold coins in the chest.", "Wandering Monster in this Quest: Goblin"),
).decode()
"""An orc, something that has no rules, a chest with gold, and a goblin that stands nowhere."""


def load(text: str) -> Stage:
    at = stage()
    draw(at, ["bring"], ["load", text])
    return at


def told(state: State, language: str = "en") -> list[str]:
    """The report in words."""
    return [words_for(BOX, language).said(line) for line in state.report]


@rule("QW-TXT-3", "QW-TXT-4")
def test_a_file_of_heroscribe_is_drawn_and_told_of() -> None:
    at = load(CELLAR)
    drawn = at.game.state.quest
    assert [(row.kind, row.at) for row in drawn.monsters] == [("orc", "g16")]
    assert [(find.gold, find.piece) for find in drawn.finds] == [(30, "i18")]
    assert (drawn.stairs, drawn.wandering) == ("b15", "goblin")
    assert "Goblin on 40, 3 is left out: it is not on the board." in told(at.game.state)
    assert any("Giant Rat on H16" in line for line in told(at.game.state))
    assert all(told(at.game.state, "fr"))
    view = BOX.view(at.game.state, 0)
    assert flaws_of_scene(registry.scene(view), view) == []
    assert "report:0" in {node.id for panel in registry.scene(view).panels for node in panel.nodes}
    assert State.decode(at.game.state.encode()) == at.game.state


@rule("QW-TXT-4")
def test_what_the_file_does_not_say_is_written_by_the_author() -> None:
    at = load(CELLAR)
    assert [(flaw.id, flaw.args) for flaw in flaws(at.game.state)] == [
        ("flaw-unwritten", {"number": 1}),
    ]
    words = {key: (english, french) for key, english, french in at.game.state.texts}
    assert words["quest-own-sheet"] == ("The Cellar", "The Cellar")
    assert words["note-own-sheet-marker1"] == ("Giant Rat.", "Giant Rat.")
    for language in ("en", "fr"):
        turn_to(at, "words", ["write_subject", "goal", language], ["write", "Explore."])
    assert flaws(at.game.state) == ()
    check_quest(at.game.state.quest, 1, LAYOUT, HEROQUEST)


@rule("QW-TXT-4")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("<quest><board></quest>", "This is not a HeroScribe file: line 1"),
        ("<map/>", "This is not a HeroScribe file: its root element is “map”"),
        (quest(base=()).decode(), "Nobody could begin"),
        ('<!DOCTYPE quest [<!ENTITY x SYSTEM "file:///etc/passwd">]><quest>&x;</quest>', "its own document type"),
    ],
)
def test_a_file_in_which_nothing_can_be_drawn_leaves_the_sheet_and_says_why(text: str, reason: str) -> None:
    at = stage({"gold": 50})
    before = at.game.state.quest
    turn_to(at, "words", ["bring"], ["load", text])
    assert (at.game.state.quest, at.decision) == (before, "edit")
    [sentence] = told(at.game.state)
    assert reason in sentence
    assert told(at.game.state, "fr") != [sentence]


@rule("QW-TXT-4")
def test_the_report_is_put_away() -> None:
    at = load(CELLAR)
    assert why(at, ["close_report"]) is None
    draw(at, ["close_report"])
    assert at.game.state.report == ()
    assert close_report() not in BOX.view(at.game.state, 0).options()


@rule("QW-TXT-4")
def test_another_file_takes_the_place_of_the_report() -> None:
    at = load(CELLAR)
    turn_to(at, "words", ["bring"], ["load", quest(("Orc", 7, 16)).decode()])
    assert not any("Giant Rat" in line for line in told(at.game.state))


def test_letters_are_those_of_the_text_whatever_the_file_says_of_its_own() -> None:
    text = CELLAR.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>')
    found = imported_drawing(text.replace("The Cellar", "Le Château"), "own-x").drawn
    assert found.texts[0] == ("quest-own-x", "Le Château", "Le Château")


def test_a_potion_that_the_box_does_not_have_is_left_out_and_told() -> None:
    note = "A. A potion that will restore up to 3 lost Body Points, and 5 gold coins."
    found = imported_drawing(quest(("LetterA", 7, 16), notes=(note,)).decode(), "own-x")
    assert [(find.gold, find.items) for find in found.drawn.quest.finds] == [(5, ())]
    assert "report-no-such-potion" in [line.id for line in found.report]


def test_of_several_boards_the_one_is_drawn_on_which_heroes_begin() -> None:
    two = quest().decode().replace('width="1"', 'width="2"').replace("</board>", "</board><board/>")
    told = [line.id for line in imported_drawing(two, "own-x").report]
    assert "report-first-board" in told
    assert "import-boards" not in told
    assert "report-first-board" not in [line.id for line in imported_drawing(quest().decode(), "own-x").report]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_quest_is_taken_away_for_heroscribe_and_comes_back(language: str) -> None:
    made = whole_quest()
    data = for_heroscribe(made, language, words_for(BOX, language).said)
    assert data is not None
    title = {"en": "The Horn under the Hill", "fr": "Le Cor sous la colline"}[language]
    assert f'name="{title}"' in data.decode()
    back = imported_drawing(data.decode(), made.quest.id).drawn.quest
    for part in ("doors", "secret_doors", "furniture", "stairs", "exit", "dark_rooms"):
        assert getattr(back, part) == getattr(made.quest, part)
    assert [row.at for row in back.monsters] == [row.at for row in made.quest.monsters]
    assert [(find.room, find.gold, find.piece) for find in back.finds] == [("room-01", 25, "e2")]
    assert [row.profile for row in back.characters] == [row.profile for row in made.quest.characters]


def test_what_cannot_be_played_is_not_written_for_heroscribe() -> None:
    assert for_heroscribe(stage().game.state, "en", words_for(BOX, "en").said) is None


def test_a_quest_without_stairs_is_written_for_heroscribe_too() -> None:
    at = stage()
    draw(at, *WHOLE)
    turn_to(at, "map", ["take", "eraser"], ["clear", "b2"], ["take", "start"])
    draw(at, *(["put", name] for name in ("b2", "c2", "b3", "c3")), ["take", "exit"], ["put", "a1"])
    turn_to(at, "words")
    write(at)
    assert flaws(at.game.state) == ()
    data = for_heroscribe(at.game.state, "en", words_for(BOX, "en").said)
    assert data is not None
    assert "DoorOut" in data.decode()
    assert "Stairway" not in data.decode()

"""A folder or an archive of HeroScribe files is a campaign: quests in order, and heroes who keep what they have."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.citing import rule
from tests.games.heroquest.heroscribe import STAIRS, quest

from lanterne import pack_upload
from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.series import MOST_FILES, series
from lanterne.games.heroquest.importing import bring_all
from lanterne.games.heroquest.state import State
from lanterne.languages import LANGUAGES
from lanterne.packs import made_of
from lanterne.packs.archives import put
from lanterne.registry import bots, box, scene
from lanterne.scene import Say
from lanterne.words import words_for
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

SAY: dict[str, Callable[[Say], str]] = {each: words_for(BOX, each).said for each in LANGUAGES}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    return tmp_path


def named(name: str, *things: tuple[str, int, int]) -> bytes:
    """A file with a quest of this name."""
    return quest(*things, given=f'name="{name}" width="1" height="1"')


FILES = [
    ("b.xml", named("Quest 3: The Well")),
    ("shell.xml", quest(base=[STAIRS])),
    ("a.xml", named("Quest 7: The Tower")),
    ("broken.xml", b"<quest"),
    ("c10.xml", named("The Moor")),
    ("c9.xml", named("The Ford")),
]


def test_quests_come_by_number_and_the_rest_is_told() -> None:
    found = series(FILES, "war")
    assert [(one.title, one.sheet["number"]) for one in found.quests] == [
        ("Quest 3: The Well", 3),
        ("Quest 7: The Tower", 7),
        ("The Ford", 9),
        ("The Moor", 10),
    ]
    refused = [words_for(BOX, "en").said(one) for one in found.refused]
    assert [one.split(" ")[0] for one in refused] == ["broken.xml", "shell.xml"]
    assert refused[1].endswith("Only the start room could be played: no door leads out of it.")


def test_quests_of_one_name_and_without_numbers_are_told_apart() -> None:
    found = series([(f"{letter}.xml", quest()) for letter in "abc"], "war").quests
    assert [one.sheet["number"] for one in found] == [1, 2, 3]
    assert len({one.id for one in found}) == 3


@pytest.mark.parametrize("files", [[], [("a.xml", b"no")], [("a.xml", b"")] * (MOST_FILES + 1)])
def test_what_is_no_campaign_is_refused(files: list[tuple[str, bytes]]) -> None:
    with pytest.raises(NotAQuest):
        series(files, "war")


@rule("HQ-SET-6", "HQ-SET-7", "HQ-VAR-1")
def test_a_campaign_of_a_pack_is_played_to_its_end_by_the_same_heroes(home: Path) -> None:
    found = bring_all([("2.xml", named("Two", ("Goblin", 7, 15))), ("1.xml", named("One"))], "The War", SAY)
    put(made_of(found.name, found.files))
    assert found.name == "the-war"
    own = box("heroquest+the-war")
    assert flaws(own, {each: sources("heroquest+the-war", each) for each in LANGUAGES}, bots("heroquest+the-war")) == []
    assert next(setting.default for setting in own.settings if setting.name == "play") == "campaign"
    game: Game[State] = own.new(5, SearchDice("war"), {"play": "campaign", "max_rounds": 150})
    steady = [bots("heroquest+the-war")["steady"](f"{seat}") for seat in range(5)]
    first, shown, gold = game.state.quest, 0, 0
    while not game.over:
        seat = game.asked[0]
        view = own.view(game.state, seat)
        if game.state.round == 0:
            gold = max(gold, *(0 if game.state.results else sheet.gold for sheet in game.state.sheets))
            chapters = [panel for panel in scene(view).panels if panel.id == "chapters"]
            shown = max(shown, *(len(panel.nodes) for panel in chapters), 0)
        game.play(seat, steady[seat].choose(view))
    assert game.state.ending == "campaign-won"
    assert [(quest, result) for quest, result in game.state.results] == [(first, "success"), (first + 1, "success")]
    assert shown == 2, "the chapters are those of the pack"
    assert gold == 0, "quest 1 needs no purse"


def test_an_archive_of_files_is_a_campaign_on_the_page_too(home: Path) -> None:
    whole = BytesIO()
    with ZipFile(whole, "w") as archive:
        for name, data in FILES:
            archive.writestr(f"quests/{name}", data)
        archive.writestr("readme.txt", b"Have fun!")
        archive.writestr("__MACOSX/._a.xml", b"junk")
    added = pack_upload.upload("heroquest", whole.getvalue(), "My War.zip")
    assert added.pack.name == "my-war"
    words = words_for(BOX, "en")
    assert words.said(added.report[0].heading) == "4 quests, played in order as a campaign: heroes keep what they have."
    assert len(added.report[0].sentences) == 2
    assert pack_upload.upload("heroquest", whole.getvalue(), "My War.zip").pack == added.pack

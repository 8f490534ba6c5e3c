"""A folder or an archive of HeroScribe files is a campaign: quests in order, and heroes who keep what they have."""

import json
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
from lanterne.games.heroquest.state import ITEMS, State
from lanterne.languages import LANGUAGES
from lanterne.packs import PackError, made_of
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
    found = bring_all([("4.xml", named("Two", ("Goblin", 7, 15))), ("3.xml", named("One"))], "The War", SAY)
    put(made_of(found.name, found.files))
    assert found.name == "the-war"
    own = box("heroquest+the-war")
    assert flaws(own, {each: sources("heroquest+the-war", each) for each in LANGUAGES}, bots("heroquest+the-war")) == []
    assert next(setting.default for setting in own.settings if setting.name == "play") == "campaign"
    game: Game[State] = own.new(5, SearchDice("war"), {"play": "campaign", "max_rounds": 150})
    steady = [bots("heroquest+the-war")["steady"](f"{seat}") for seat in range(5)]
    first, shown, purses = game.state.quest, 0, [0]
    while not game.over:
        seat = game.asked[0]
        view = own.view(game.state, seat)
        if game.state.round == 0:
            if purses == [0] and any(sheet.gold for sheet in game.state.sheets):  # later they hand gold to each other
                purses = [sheet.gold for sheet in game.state.sheets]
            chapters = [panel for panel in scene(view).panels if panel.id == "chapters"]
            shown = max(shown, *(len(panel.nodes) for panel in chapters), 0)
        game.play(seat, steady[seat].choose(view))
    assert game.state.ending == "campaign-won"
    assert [(quest, result) for quest, result in game.state.results] == [(first, "success"), (first + 1, "success")]
    assert shown == 2, "the chapters are those of the pack"
    assert purses == 4 * [200], "the purse of a quest 3, before anybody has spent or given anything"


@rule("HQ-CAM-4")
def test_an_artifact_that_heroes_own_is_not_found_again_in_a_later_quest_that_holds_it_too(home: Path) -> None:
    blade = quest(("TreasureChest", 7, 15), ("LetterA", 7, 15), notes=["A. The chest holds the Spirit Blade."])
    found = bring_all([("1.xml", blade), ("2.xml", blade)], "Two Blades", SAY)
    put(made_of(found.name, found.files))
    own = box("heroquest+two-blades")
    second = next(setting for setting in own.settings if setting.name == "quest").values[1]
    item = ITEMS.number("spirit-blade")
    for owned in (False, True):
        game: Game[State] = own.new(5, SearchDice("blades"), {"play": "single-quest", "quest": second})
        steady = [bots("heroquest+two-blades")["steady"](f"{seat}") for seat in range(5)]
        while not game.state.round:
            seat = game.asked[0]
            if owned and game.state.active == 0 and item not in game.state.sheets[0].items:
                hero = game.state.sheets[0]
                game.state.sheets[0] = hero._replace(items=tuple(sorted((*hero.items, item))))
            game.play(seat, steady[seat].choose(own.view(game.state, seat)))
        assert [find.items for find in game.state.chart.finds.values()] == [(item,)]
        assert [find.items for find in game.state.finds] == ([] if owned else [(item,)])


def test_several_files_without_a_name_are_called_a_campaign(home: Path) -> None:
    added = pack_upload.upload_all("heroquest", FILES, "")
    assert added.pack.name == "campaign"
    with pytest.raises(PackError):
        pack_upload.upload_all("dungeon-run", FILES, "")


def test_what_is_wished_of_a_file_is_checked(home: Path) -> None:
    wishes = {"number": "4", "difficulty": "3", "purse": "70", "goal": "G15", "start": ""}
    added = pack_upload.upload("heroquest", quest(("Orc", 7, 15)), "cellar.xml", wishes)
    sheet = json.loads(added.pack.files["content/quests/the-cellar.json"])
    assert (sheet["number"], sheet["difficulty"], sheet["purse"]) == (4, 3, 70)
    assert sheet["parts"][0]["kind"] == "kill"
    for name, wrong in (("number", "0"), ("number", "100"), ("difficulty", "15"), ("purse", "-1"), ("purse", "1e3")):
        with pytest.raises(NotAQuest, match="import-wrong-number"):
            pack_upload.upload("heroquest", quest(), "cellar.xml", {name: wrong})


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

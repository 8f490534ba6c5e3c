"""Quests that packs bring: to explore, told by squares, with notes that Zargon keeps, without stairs; and their end."""

import json
from pathlib import Path

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import happen, told
from tests.games.heroquest.heroscribe import Thing, quest, taken_in
from tests.games.heroquest.scene import scene, state

from lanterne import packs
from lanterne.engine import SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.difficulty import difficulty, purse
from lanterne.games.heroquest.content.files import QuestFile, quest_in
from lanterne.games.heroquest.content.quests import Note
from lanterne.games.heroquest.content.sheets import Explore, KeptByZargon, LeaveByExit, Seen
from lanterne.games.heroquest.heroscribe.goals import Wishes
from lanterne.games.heroquest.heroscribe.packing import free_name, pack_of
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported
from lanterne.games.heroquest.rules.objective import all_fulfilled
from lanterne.lab.quests import QuestTrials, tried
from lanterne.lab.stage import Stage
from lanterne.languages import LANGUAGES
from lanterne.packs import archives
from lanterne.packs.overlay import changes
from lanterne.registry import bots, box
from lanterne.scene.flaw import Flaw
from lanterne.words import words_for
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

NOTE = "iron-key"
"""Notes are told by names that the quest has."""


def toll(*notes: Note) -> Stage:
    """The beginning of a quest with these notes instead of its own."""
    stage = scene({"barbarian": "b2"}, quest="goblin-toll", lurking=[])
    state(stage).chart = state(stage).chart._replace(notes=notes)
    return stage


# --- notes ------------------------------------------------------------------------------------------------------------


@rule("HQ-QST-4", "HQ-SET-5")
def test_zargon_reads_out_what_he_keeps_or_not() -> None:
    stage = toll(Note(NOTE, KeptByZargon(), (), True))
    happen(stage, "reading_out")
    assert stage.offered("zargon") == ["read_out goblin-toll-iron-key", "keep_the_rest"]
    for seat in range(-1, 4):  # nobody else learns what there is to read
        view = BOX.view(state(stage), seat)
        assert BOX.view(view.sample(SearchDice("reading")), seat).choice == view.choice
    stage.play("zargon", "keep_the_rest")
    assert told(stage) == []
    happen(stage, "reading_out")
    stage.play("zargon", "read_out goblin-toll-iron-key")
    assert told(stage) == ["goblin-toll-iron-key"]
    assert stage.asked == ("barbarian",), "nothing is left to read"


@rule("HQ-QST-4", "HQ-SET-5", "HQ-AUT-13")
def test_a_kept_note_never_happens_by_itself_and_an_automated_zargon_reads_it() -> None:
    stage = toll(Note(NOTE, KeptByZargon(), (), True))
    happen(stage, "read_notes none 1")
    assert told(stage) == []
    happen(stage, "reading_out")
    answer = bots("heroquest")["steady"]("").choose(BOX.view(state(stage), 4))
    assert answer[0] == "read_out"


@rule("HQ-QST-4")
def test_a_note_about_a_square_is_told_when_it_is_seen() -> None:
    stage = toll(Note(NOTE, Seen(at="g3"), (), True))
    happen(stage, "read_notes none 0")
    assert told(stage) == []
    happen(stage, "reveal_room room-02", "read_notes none 0")
    assert told(stage) == ["goblin-toll-iron-key"]


# --- exploring --------------------------------------------------------------------------------------------------------


@rule("HQ-END-3")
def test_a_quest_is_explored_once_every_room_has_been_seen() -> None:
    stage = scene({"barbarian": "j2"}, quest="whispering-mirror", lurking=[])
    s = state(stage)
    s.chart = s.chart._replace(parts=(Explore(),))
    assert not all_fulfilled(s)
    for number in (2, 3, 7, 8, 9, 10, 11, 15, 16, 19, 21, 20):
        assert not all_fulfilled(s), number
        happen(stage, f"reveal_room room-{number:02}")
    assert all_fulfilled(s), "room 20, behind secret doors, was the last"
    happen(stage, "read_notes none 0")
    assert s.homeward
    s.chart = s.chart._replace(parts=(Explore(), LeaveByExit()))
    assert not all_fulfilled(s)


@rule("HQ-END-3")
def test_what_only_a_secret_door_leads_to_must_be_explored_too(home: Path) -> None:
    write(taken_in(quest(("SecretDoor", 5, 16, "leftward"), base=[("Stairway", 3, 15)])))
    tales = tried(QuestTrials("heroquest+cellar", {"play": "single-quest", "quest": "cellar"}, 4))
    assert [(ending, rounds > 1) for ending, rounds, *_ in tales] == 4 * [("success", True)]


# --- packs ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    return tmp_path


def write(*quests: Imported) -> None:
    """Put the quests of a file into the folder of packs."""
    files = pack_of(quests, {language: words_for(BOX, language).said for language in LANGUAGES})
    archives.put(packs.made_of(quests[0].id, files))


EVERYTHING: tuple[Thing, ...] = (
    *((name, 2 + number % 3, 17, "downward") for number, name in enumerate(("PitTrap", "SpearTrap", "FallingRock"))),
    ("Door", 9, 16, "rightward"),
    ("OpenDoor", 7, 18, "downward"),
    ("SecretDoor", 7, 14, "downward"),
    ("Door", 12, 16, "rightward"),
    ("SingleBlockedSquare", 16, 19),
    ("DoubleBlockedSquare", 13, 13, "downward"),
    ("SingleBlockedSquare", 1, 12),
    ("Throne", 9, 14),
    ("TreasureChestTrap", 9, 18),
    ("Table", 10, 17),
    ("Goblin", 8, 15),
    ("Orc", 7, 17),
    ("Skeleton", 11, 15),
    ("Gargoyle", 12, 14),
    ("OgreChampion", 10, 14),
    ("LetterA", 9, 17),
    ("LetterB", 12, 15),
    ("LetterC", 11, 14),
    ("Number1", 13, 17),
    ("NoSuchThing", 13, 16),
    ("Wizard", 8, 18),
)
NOTES = (
    'A. "Trap!" The chest holds 40 gold coins and a potion that will restore up to 3 Body Points; lose 1 Body Point.',
    "B. Old Grimm, a gargoyle: 6 3 4 2 4",
    "C. The Spirit Blade hangs here.",
    "1. The corridor smells of {smoke}.",
    "Zargon alone knows this.",
    "Wandering Monster in this Quest: Zombie",
)


def test_a_quest_with_a_bit_of_everything_is_played_to_its_end(home: Path) -> None:
    data = quest(*EVERYTHING, notes=NOTES)
    found = taken_in(data)._replace(id="cellar")
    assert len(found.sheet["monsters"]) == 5
    write(found)
    assert (home / "packs" / "cellar" / "pack.toml").is_file()
    assert packs.flawed() == ()
    name = "heroquest+cellar"
    own = box(name)
    setting = next(setting for setting in own.settings if setting.name == "quest")
    assert setting.default == setting.values[0] == "cellar"
    assert setting.values[1:] == tuple(range(1, 15))
    whole = flaws(own, {language: sources(name, language) for language in LANGUAGES}, bots(name))
    assert whole == []
    tales = tried(QuestTrials(name, {"play": "single-quest", "quest": "cellar"}, 4))
    assert {ending for ending, *_ in tales} <= {"success", "defeat", "unfinished"}
    assert any(ending == "success" for ending, *_ in tales)
    assert [change.entry for change in changes(name)] == ["cellar", "cellar-draught-of-3", "cellar"]
    assert not any(change.replaces for change in changes(name))


def test_a_quest_begun_by_doors_is_played_to_its_end(home: Path) -> None:
    doors: list[Thing] = [("DoorIn", 1, 0), ("DoorOut", 13, 0), ("Door", 3, 1), ("Door", 7, 1), ("Orc", 3, 3)]
    found = taken_in(quest(base=doors), "leave")._replace(id="gate")
    found = found._replace(sheet=json.loads(json.dumps(found.sheet).replace('"cellar"', '"gate"')))
    write(found)
    tales = tried(QuestTrials("heroquest+gate", {"play": "single-quest", "quest": "gate"}, 2))
    assert [ending for ending, *_ in tales] == ["success", "success"]


def test_a_pack_never_takes_the_name_of_another_or_of_a_quest(home: Path) -> None:
    assert free_name("cellar") == "cellar"
    (home / "packs" / "cellar").mkdir(parents=True)
    assert free_name("cellar") == "cellar-no2"
    assert free_name("goblin-toll") == "goblin-toll-no2"


# --- number, difficulty, purse ----------------------------------------------------------------------------------------


@rule("HQ-VAR-1", "HQ-AUT-10")
def test_a_quest_of_a_pack_is_as_hard_as_its_monsters_and_heroes_have_gold_for_it(home: Path) -> None:
    ogres: list[Thing] = [("Gargoyle", 7 + number % 2, 15 + number // 2) for number in range(6)]
    goblin, gargoyles = (_file(taken_in(quest(*things))) for things in ([("Goblin", 7, 15)], ogres))
    assert (difficulty(goblin, PRINTED), purse(goblin, PRINTED)) == (2, 100)
    assert difficulty(gargoyles, PRINTED) > 8
    assert [difficulty(row, PRINTED) for row in PRINTED.quests] == list(range(1, 15)), "the book's follow their numbers"
    named = _file(taken_in(quest(given='name="Quest 9: The Cellar" width="1" height="1"')))
    assert (named.number, difficulty(named, PRINTED), purse(named, PRINTED)) == (9, 9, 800)


def _file(found: Imported) -> QuestFile:
    return quest_in("the quest", json.dumps(found.sheet).encode())


@pytest.mark.parametrize(
    ("wishes", "standing"),
    [
        (Wishes(), (1, None, None)),
        (Wishes(number=9), (9, 9, None)),
        (Wishes(number=40), (40, 14, None)),
        (Wishes(number=3, difficulty=12, purse=0), (3, 12, 0)),
    ],
)
def test_number_difficulty_and_purse_are_as_wished(wishes: Wishes, standing: tuple[int | None, ...]) -> None:
    found = _file(imported(quest(), "cellar", wishes)[0])
    assert (found.number, found.difficulty, found.purse) == standing


def test_the_quests_of_a_campaign_have_rising_numbers(home: Path) -> None:
    one, two = (imported(quest(), name, Wishes(number=number))[0] for name, number in (("one", 5), ("two", 5)))
    write(one, two)
    with pytest.raises(Flaw, match="hq-campaign-numbers"):
        box("heroquest+one")

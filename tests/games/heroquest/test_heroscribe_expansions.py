"""What files of HeroScribe take from the published expansions, and what is inferred from them: played, and told."""

import json
from pathlib import Path

import pytest
from tests.games.heroquest.heroscribe import BASE, DOOR, STAIRS, Thing, quest, refusal, taken_in, told

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.files import quest_in, with_stand_ins
from lanterne.games.heroquest.heroscribe.goals import Wishes
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.packing import pack_of
from lanterne.games.heroquest.heroscribe.sheet import imported
from lanterne.games.heroquest.heroscribe.vocabulary import STAND_INS
from lanterne.languages import LANGUAGES
from lanterne.packs import made_of
from lanterne.packs.archives import put
from lanterne.registry import bots, box
from lanterne.words import words_for
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

# --- monsters and doors -----------------------------------------------------------------------------------------------


def test_every_monster_of_the_expansions_has_a_stand_in_of_ours() -> None:
    assert sorted(STAND_INS.values()) == sorted(row.id for row in PRINTED.stand_ins)
    assert {row.origin for row in PRINTED.stand_ins} == {"original"}
    assert {row.figure for row in PRINTED.stand_ins} <= {row.id for row in PRINTED.monsters}


def test_stand_ins_are_told_numbered_and_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    found = taken_in(quest(("Yeti", 7, 15), ("Yeti", 7, 16), ("FrozenHorror", 8, 17, "rightward")))
    assert len(found.sheet["monsters"]) == 3
    assert "Yeti (2): played with our own figures, 7 / 4 / 3 / 4 / 2 (move, attack, defend, body, mind)." in told(found)
    put(made_of("cellar", pack_of([found], {each: words_for(BOX, each).said for each in LANGUAGES})))
    own = box("heroquest+cellar")
    assert flaws(own, {each: sources("heroquest+cellar", each) for each in LANGUAGES}, bots("heroquest+cellar")) == []
    text = (tmp_path / "packs" / "cellar" / "locale" / "cellar.en.ftl").read_text()
    assert "monster-cellar-persona = { stand-in-frozen-horror }" in text
    assert "monster-cellar-personb = { stand-in-yeti } 1" in text


def test_packs_can_replace_stand_ins_and_notes_come_first() -> None:
    found = taken_in(quest(("Yeti", 7, 15), ("Yeti", 7, 16), ("LetterA", 7, 15), notes=["A. Snowy: 6 3 4 2 4"]))
    read = quest_in("the quest", json.dumps(found.sheet).encode())
    assert [(row.profile.body, row.stand_in) for row in read.characters] == [(2, None), (4, "yeti")]
    [yeti] = [row for row in PRINTED.stand_ins if row.id == "yeti"]
    [gargoyle] = [row for row in PRINTED.monsters if row.id == "gargoyle"]
    other = type(yeti)(id="yeti", figure="gargoyle", profile=gargoyle.profile, origin="pack")
    replaced = with_stand_ins(read, (other,)).characters
    assert [(row.figure, row.profile.attack) for row in replaced] == [("abomination", 3), ("gargoyle", 4)]


@pytest.mark.parametrize("name", ["StoneDoorway", "Portcullis", "DoorTrap"])
def test_doors_of_the_expansions_are_doors(name: str) -> None:
    found = taken_in(quest((name, 5, 16, "rightward"), base=[STAIRS]))
    assert found.sheet["doors"] == [{"between": ["e16", "f16"], "open": False}]
    assert f"{name} on E16 is played as an ordinary door." in told(found)


# --- where heroes begin -----------------------------------------------------------------------------------------------

PARTY: list[Thing] = [("Barbarian", 7, 15), ("Elf", 7, 16)]


def test_heroes_drawn_apart_from_the_stairs_begin_there() -> None:
    found = taken_in(quest(*PARTY))
    assert found.sheet["start"][0]["squares"][:2] == ["g15", "g16"]
    assert (found.sheet["stairs"], found.sheet["exit"][0]) == ("b15", "b15")
    assert "The heroes begin where they are drawn, at G15, and leave by the stairs." in told(found)


BY_THE_STAIRS: list[Thing] = [("Barbarian", 4, 17), ("Elf", 5, 17)]
OUT_OF_REACH: list[Thing] = [("Elf", 20, 3), ("Dwarf", 20, 4)]


@pytest.mark.parametrize("things", [PARTY[:1], BY_THE_STAIRS, OUT_OF_REACH])
def test_one_hero_or_heroes_by_the_stairs_or_out_of_reach_begin_nothing(things: list[Thing]) -> None:
    assert taken_in(quest(*things)).sheet["start"][0]["squares"][0] == "b15"


def test_the_start_can_be_chosen() -> None:
    [found] = imported(quest(base=[DOOR]), "cellar", Wishes(start="G15"))
    assert found.sheet["start"][0]["squares"][0] == "g15"
    [found] = imported(quest(), "cellar", Wishes(start="g15"))
    assert (found.sheet["start"][0]["squares"][0], found.sheet["exit"][0]) == ("g15", "b15")
    for start in ("zz", "a1"):
        with pytest.raises(NotAQuest, match="import-no-"):
            imported(quest(), "cellar", Wishes(start=start))


# --- goals and artifacts ----------------------------------------------------------------------------------------------


def offered(speech: str, *things: Thing, notes: tuple[str, ...] = ()) -> str:
    """The goal that the report offers."""
    first = taken_in(quest(*things, speech=speech, notes=notes)).report.first
    return next((str(one.args["option"]) for one in first if one.id == "import-goal-offered"), "")


def test_a_goal_is_offered_from_the_parchment() -> None:
    foes: list[Thing] = [("Gargoyle", 7, 15), ("Orc", 8, 15), ("Orc", 8, 16)]
    assert offered("You must destroy the Gargoyle that guards the tomb.", *foes) == "--goal g15"
    assert offered("Vous devez tuer la gargouille.", *foes) == "--goal g15"
    assert offered("Kill the orc!", *foes) == "", "there are two"
    assert offered("Slay every monster in the cellar.", *foes) == "--goal kill-all"
    assert offered("Escape from the dungeon.", ("DoorOut", 7, 18)) == "", "heroes leave by the stairs"
    out = taken_in(quest(base=[("DoorIn", 1, 0), ("DoorOut", 13, 0), ("Door", 3, 1)], speech="Escape!"))
    assert "import-goal-offered" in [one.id for one in out.report.first]
    note = "A. The chest holds the Spirit Blade."
    assert offered("Find the Spirit Blade.", ("LetterA", 7, 15), notes=(note,)) == "--goal spirit-blade"
    assert offered("It is dark below.", *foes) == ""


def test_an_artifact_can_be_the_goal() -> None:
    data = quest(("LetterA", 7, 15), notes=["A. Here lies the Spirit Blade."])
    assert taken_in(data, "spirit-blade").sheet["parts"] == [{"kind": "carry-out", "item": "spirit-blade"}]
    assert "nobody can get hold of spirit-blade" in refusal(quest(), goal="spirit-blade")
    assert len(BASE) == 2


@pytest.mark.parametrize(
    ("note", "there"),
    [
        ("A. Only the Spirit Blade can harm him.", False),
        ("A. He fears the Spirit Blade.", False),
        ("A. He is here. The Spirit Blade is known to hurt him.", False),
        ("A. The first hero to search the room finds the Spirit Blade.", True),
        ("A. Dans le coffre se trouve la Lame spirituelle.", True),
    ],
)
def test_an_artifact_is_there_only_if_the_note_says_that_it_is_found(note: str, there: bool) -> None:
    found = taken_in(quest(("LetterA", 7, 15), notes=[note]))
    assert [find["items"] for find in found.sheet["finds"]] == ([["spirit-blade"]] if there else [])
    assert there != any(line.startswith("Note A (G15) names Spirit Blade") for line in told(found))

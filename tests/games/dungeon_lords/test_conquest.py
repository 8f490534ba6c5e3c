"""Fatigue, conquest, and the order of things at the end of a battle."""

from tests.citing import rule
from tests.games.dungeon_lords.fray import GREEN, conquered, fray, line, log, over, prison
from tests.games.dungeon_lords.scene import lord, told

from lanterne.games.dungeon_lords.state import CELLS


@rule("DL-FAT-2", "DL-FAT-3")
def test_the_worked_example_of_fatigue_one_by_one() -> None:
    stage = fray([{"who": "warrior-1", "damage": 2}, "thief-1"], "detect-evil", evil=5)
    assert log(stage) == [
        "battle-begins red r0c2",
        "spell-fails detect-evil 0 1",
        "no-hearts",
        "fatigue 2",
        "captured warrior-1 1 red",
        "hurt thief-1 1 2",
        "tile-conquered red r0c2",
        "evil-lost red 1 4",
    ]
    assert prison(stage) == ["warrior-1"]
    assert line(stage) == ["thief-1 1"]
    assert lord(stage, "red").conquered == 1 << CELLS.number("r0c2")


@rule("DL-FAT-2", "DL-FAT-3", "DL-CBT-6")
def test_a_party_that_drops_of_fatigue_conquers_nothing() -> None:
    stage = fray([{"who": "warrior-1", "damage": 2}, {"who": "thief-1", "damage": 2}], "detect-evil", evil=5)
    assert over(stage)
    assert prison(stage) == ["warrior-1", "thief-1"]
    assert not conquered(stage)
    assert lord(stage, "red").evil == 5


@rule("DL-FAT-1", "DL-TRS-10")
def test_without_conquest_there_is_no_fatigue() -> None:
    stage = fray([{"who": "warrior-2", "damage": 1}], "detect-evil", trapped=["trap-door"], evil=5)
    assert line(stage) == ["warrior-2 3"]
    assert not conquered(stage)
    assert lord(stage, "red").evil == 5


@rule("DL-FAT-3")
def test_conquered_tiles_add_up() -> None:
    stage = fray(["warrior-2"], conquered=["r0c2"], target="r1c2", evil=0)
    red = lord(stage, "red")
    assert red.conquered == 1 << CELLS.number("r0c2") | 1 << CELLS.number("r1c2")
    assert red.evil == 0
    assert red.dug & red.conquered == red.conquered


@rule("DL-FAT-5", "DL-TRS-7")
def test_the_paladin_leaves_before_his_poison_works() -> None:
    stage = fray(["paladin-1", "thief-1"], evil=9, trapped=["poisoned-dart"], others={"green": {"evil": 9}})
    stage.play("red", "trap_hits paladin-1 poisoned-dart")
    assert line(stage) == ["thief-1 0"]
    assert line(stage, GREEN) == ["paladin-1 1"]
    assert log(stage)[-2:] == ["paladin-moves paladin-1 green red", "poison-in-vain paladin-1"]
    stage = fray(["paladin-1", "thief-1"], evil=9, trapped=["poisoned-dart"], others={"green": {"evil": 8}})
    stage.play("red", "trap_hits paladin-1 poisoned-dart")
    assert line(stage) == ["paladin-1 3", "thief-1 0"], "nobody drew him away"


@rule("DL-TRS-7", "DL-TRS-3")
def test_icons_stop_a_dart_but_not_its_poison() -> None:
    stage = fray([{"who": "warrior-1", "damage": 1}, "thief-3"], trapped=["poisoned-dart"])
    stage.play("red", "trap_hits thief-3 poisoned-dart")
    assert told(stage, "poison-works") == ["poison-works thief-3"]
    assert line(stage) == ["warrior-1 2", "thief-3 2"]

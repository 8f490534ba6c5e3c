"""Traps: what they cost, whom they hurt, what icons prevent, and what they leave behind."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.fray import RED, conquered, fray, line, log, over, prison, traps
from tests.games.dungeon_lords.scene import lord, run, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.state import CELLS, TRAPS, put
from lanterne.lab.stage import Stage


def sprung(party: list[Any], trap: str, **lord: Any) -> Stage:
    """A battle with this trap alone. The fatigue of the card, 1, comes after it."""
    return fray(party, trapped=[trap], **lord)


@rule("DL-TRS-1")
def test_its_cost_and_the_gold_of_the_room_are_paid_when_it_is_sprung() -> None:
    stage = sprung(["warrior-1"], "cursed-ring", rooms={"r1c2": "mint"}, conquered=["r0c2"], gold=3)
    assert told(stage, "paid") == ["paid red 2 gold"]
    assert lord(stage, "red").gold == 1
    stage = sprung(["warrior-1"], "cursed-ring", gold=3)
    assert told(stage, "paid") == ["paid red 1 gold"], "in a tunnel only its own cost"
    stage = sprung(["warrior-1"], "pendulum", rooms={"r1c2": "mint"}, conquered=["r0c2"], gold=3)
    assert told(stage, "paid") == ["paid red 1 gold"]
    stage = sprung(["warrior-1"], "pendulum", rooms={"r1c2": "labyrinth"}, conquered=["r0c2"], gold=3)
    assert told(stage, "paid") == [], "the Labyrinth takes no gold"


@rule("DL-TRS-1", "DL-SUP-2")
def test_a_kamikaze_imp_is_an_imp_and_never_a_troll() -> None:
    stage = sprung(["warrior-2", "warrior-1"], "kamikaze-imp", imps=2, ready=["troll"])
    assert lord(stage, "red").imps == 1
    assert lord(stage, "red").ready
    stage = sprung(["warrior-2"], "poisoned-meal", food=2)
    assert lord(stage, "red").food == 1


@rule("DL-TRS-1", "DL-TRS-4")
def test_a_sprung_trap_is_seen_by_all_and_goes_to_the_discard() -> None:
    stage = sprung(["warrior-2"], "trap-door", traps=["pendulum"])
    assert told(stage, "trap-sprung") == ["trap-sprung trap-door red"]
    assert state(stage).sprung == (TRAPS.number("trap-door"),)
    assert traps(stage) == ["pendulum"]
    assert lord(stage, "red").trapped == ()


HITS = [
    ("rolling-stone", ["warrior-5 3", "warrior-6 0", "warrior-7 0"]),
    ("pendulum", ["warrior-5 0", "warrior-6 3", "warrior-7 0"]),
    ("trap-door", ["warrior-5 2", "warrior-6 0", "warrior-7 0"]),
    ("fire-wall", ["warrior-5 1", "warrior-6 1", "warrior-7 2"]),
    ("cursed-ring", ["warrior-5 1", "warrior-6 1", "warrior-7 1"]),
    ("kamikaze-imp", ["warrior-5 3", "warrior-6 1", "warrior-7 1"]),
]


@rule("DL-TRS-2")
@pytest.mark.parametrize(("trap", "hurt"), HITS)
def test_each_trap_hurts_whom_it_says(trap: str, hurt: list[str]) -> None:
    stage = fray(["warrior-5", "warrior-6", "warrior-7"], "stoneskin", trapped=[trap], stationed=["vampire"])
    assert line(stage) == hurt


@rule("DL-TRS-2")
def test_icons_prevent_what_is_meant_for_the_front_first() -> None:
    stage = fray(["warrior-5", "thief-5", "warrior-7"], "stoneskin", trapped=["kamikaze-imp"], stationed=["vampire"])
    assert told(stage, "prevented") == ["prevented 2 3 warrior-5"]
    assert line(stage) == ["warrior-5 1", "thief-5 1", "warrior-7 1"]
    stage = fray(["thief-8", "thief-7", "warrior-7"], "stoneskin", trapped=["kamikaze-imp"], stationed=["vampire"])
    assert told(stage, "prevented") == [
        "prevented 3 3 thief-8",
        "prevented 1 1 thief-7",
        "prevented 1 1 warrior-7",
    ]
    assert line(stage) == ["thief-8 0", "thief-7 0", "warrior-7 0"]


@rule("DL-TRS-2", "DL-CBT-5")
def test_all_is_dealt_at_once_and_prisoners_come_front_to_back() -> None:
    party = [{"who": "warrior-1", "damage": 2}, {"who": "thief-1", "damage": 2}, {"who": "wizard-1", "damage": 2}]
    stage = sprung(party, "cursed-ring")
    assert line(stage) == ["warrior-1 2"], "the thief's icon counts although he is captured by the same trap"
    assert prison(stage) == ["thief-1", "wizard-1"]


@rule("DL-TRS-2", "DL-PAL-9")
def test_the_icons_of_the_paladin_count_like_those_of_a_thief() -> None:
    stage = fray(["paladin-1", "thief-1"], trapped=["rolling-stone"], evil=9, stationed=["vampire"])
    assert line(stage) == ["paladin-1 0", "thief-1 0"]


@rule("DL-TRS-3", "DL-TRS-10", "DL-FAT-1")
def test_icons_do_not_stop_special_effects() -> None:
    stage = sprung(["thief-2", "thief-4"], "trap-door", evil=5)
    assert line(stage) == ["thief-2 0", "thief-4 0"], "no damage, and no fatigue without conquest"
    assert not conquered(stage)
    assert lord(stage, "red").evil == 5
    assert told(stage, "conquest-forbidden") == ["conquest-forbidden trap-door"]
    assert log(stage)[-1] == "no-conquest"


@rule("DL-TRS-3")
def test_icons_work_in_full_again_in_every_round() -> None:
    stage = sprung(["thief-2", "warrior-4"], "rolling-stone")
    assert told(stage, "prevented") == ["prevented 2 3 thief-2"]
    plan: dict[str, Any] = {"target": CELLS.number("r1c2"), "trapped": (TRAPS.number("trap-door"),)}
    put(state(stage), RED, lord(stage, "red")._replace(**plan))
    run(stage, battle(RED))
    assert told(stage, "prevented") == ["prevented 2 3 thief-2", "prevented 2 2 thief-2"]


@rule("DL-TRS-5")
def test_the_labyrinth_example_with_the_stone_first() -> None:
    stage = fray(
        ["paladin-2", "warrior-5", "warrior-6", "thief-5"],
        "stoneskin",
        evil=9,
        rooms={"r1c2": "labyrinth"},
        conquered=["r0c2"],
        trapped=["rolling-stone", "fire-wall"],
        stationed=["vampire"],
    )
    assert stage.offered("red") == ["spring rolling-stone", "spring fire-wall"]
    stage.play("red", "spring rolling-stone")
    assert line(stage) == ["paladin-2 0", "warrior-5 0", "warrior-6 1", "thief-5 2"]
    assert told(stage, "prevented") == [
        "prevented 3 3 paladin-2",
        "prevented 1 1 paladin-2",
        "prevented 1 1 warrior-5",
    ]


@rule("DL-TRS-5")
def test_the_labyrinth_example_with_the_wall_first() -> None:
    stage = fray(
        ["paladin-2", "warrior-5", "warrior-6", "thief-5"],
        "stoneskin",
        evil=9,
        rooms={"r1c2": "labyrinth"},
        conquered=["r0c2"],
        trapped=["rolling-stone", "fire-wall"],
        stationed=["vampire"],
    )
    stage.play("red", "spring fire-wall")
    assert line(stage) == ["paladin-2 3", "warrior-5 0", "warrior-6 0", "thief-5 0"]


@rule("DL-TRS-5")
def test_icons_used_on_the_first_trap_do_not_help_against_the_second() -> None:
    stage = fray(
        ["warrior-6", "warrior-7", "thief-8"],
        "stoneskin",
        rooms={"r1c2": "labyrinth"},
        conquered=["r0c2"],
        trapped=["kamikaze-imp", "trap-door"],
        stationed=["vampire"],
    )
    stage.play("red", "spring trap-door")
    assert told(stage, "prevented") == ["prevented 2 2 warrior-6", "prevented 1 3 warrior-6"]
    assert line(stage) == ["warrior-6 2", "warrior-7 1", "thief-8 1"]


@rule("DL-TRS-5")
def test_the_second_trap_reads_the_line_that_the_first_has_left() -> None:
    party = [{"who": "warrior-5", "damage": 4}, "warrior-6", "warrior-7"]
    stage = fray(
        party,
        "stoneskin",
        rooms={"r1c2": "labyrinth"},
        conquered=["r0c2"],
        trapped=["pendulum", "trap-door"],
        stationed=["vampire"],
    )
    stage.play("red", "spring trap-door")
    assert line(stage) == ["warrior-6 0", "warrior-7 3"], "the second is now the warrior who was last"


@rule("DL-TRS-5", "DL-GEN-7")
def test_he_is_asked_for_the_order_of_two_equal_traps_too() -> None:
    """Else the others would know the second as soon as they see the first."""
    lord: dict[str, Any] = {
        "rooms": {"r1c2": "labyrinth"},
        "conquered": ["r0c2"],
        "trapped": ["trap-door", "trap-door"],
    }
    stage = fray(["warrior-6", "warrior-7"], "stoneskin", **lord)
    assert stage.offered("red") == ["spring trap-door"]
    seen = stage.view("blue").state.lords[RED].trapped
    assert seen[0] is HIDDEN
    assert seen[1] is HIDDEN
    stage.play("red", "spring trap-door")
    assert over(stage)
    assert line(stage)[0] == "warrior-6 4"


@rule("DL-TRS-6")
def test_pendulum_finds_no_second_and_fire_wall_finds_a_lone_one_twice() -> None:
    stage = sprung(["warrior-2"], "pendulum")
    assert line(stage) == ["warrior-2 1"], "fatigue alone"
    assert told(stage, "trap-hits-nobody") == ["trap-hits-nobody pendulum"]
    stage = sprung(["warrior-2"], "fire-wall")
    assert line(stage) == ["warrior-2 3"]


@rule("DL-TRS-6")
def test_first_and_last_are_read_before_damage() -> None:
    party = [{"who": "warrior-1", "damage": 2}, "warrior-2", {"who": "wizard-1", "damage": 2}]
    stage = fray(party, trapped=["fire-wall"], stationed=["vampire"])
    assert prison(stage) == ["warrior-1", "wizard-1"]
    assert line(stage) == ["warrior-2 1"], "he is last only once the wizard is gone"


@rule("DL-TRS-7")
def test_a_poisoned_dart_hits_now_and_again_after_the_conquest() -> None:
    stage = sprung(["warrior-2", "wizard-2"], "poisoned-dart", evil=5)
    assert stage.offered("red") == ["trap_hits warrior-2 poisoned-dart", "trap_hits wizard-2 poisoned-dart"]
    stage.play("red", "trap_hits wizard-2 poisoned-dart")
    assert conquered(stage)
    assert lord(stage, "red").evil == 4
    assert prison(stage) == ["wizard-2"]
    assert line(stage) == ["warrior-2 1"]
    assert log(stage)[-3:] == ["evil-lost red 1 4", "poison-works wizard-2", "captured wizard-2 2 red"]


@rule("DL-TRS-7", "DL-TRS-3")
def test_poison_works_though_icons_stopped_the_dart_and_though_nobody_conquers() -> None:
    stage = fray(["warrior-5", "thief-5"], "stoneskin", trapped=["poisoned-dart"], stationed=["slime"])
    stage.play("red", "trap_hits warrior-5 poisoned-dart")
    assert line(stage) == ["warrior-5 0", "thief-5 0"]
    stage.play("red", "act slime 1")
    assert not conquered(stage)
    assert line(stage) == ["warrior-5 2", "thief-5 0"]


@rule("DL-TRS-7")
def test_poison_is_never_passed_on() -> None:
    stage = sprung([{"who": "warrior-2", "damage": 3}, "wizard-2"], "poisoned-dart")
    stage.play("red", "trap_hits warrior-2 poisoned-dart")
    assert prison(stage) == ["warrior-2"]
    assert line(stage) == ["wizard-2 1"]
    assert told(stage, "poison-in-vain") == ["poison-in-vain warrior-2"]


@rule("DL-TRS-7", "DL-CBT-6", "DL-FAT-5")
def test_poison_may_beat_the_party_that_has_just_conquered() -> None:
    stage = sprung([{"who": "warrior-1", "damage": 0}], "poisoned-dart", evil=5)
    assert over(stage)
    assert conquered(stage)
    assert prison(stage) == ["warrior-1"]


@rule("DL-TRS-7")
def test_two_poisoned_darts_work_one_after_the_other() -> None:
    stage = fray(
        ["warrior-8", "warrior-7"],
        "create-food",
        rooms={"r1c2": "labyrinth"},
        conquered=["r0c2"],
        trapped=["poisoned-dart", "poisoned-dart"],
    )
    stage.play("red", "spring poisoned-dart")
    stage.play("red", "trap_hits warrior-8 poisoned-dart")
    stage.play("red", "trap_hits warrior-8 poisoned-dart")
    assert told(stage, "hurt")[-2:] == ["hurt warrior-8 2 4", "hurt warrior-8 2 2"], "fatigue, and one dose"
    assert prison(stage) == ["warrior-8"]
    assert line(stage) == ["warrior-7 0"]


@rule("DL-TRS-8")
def test_an_anti_magic_dart_on_a_wizard_stops_every_spell_of_the_dungeon() -> None:
    stage = sprung(["paladin-1", "wizard-2"], "anti-magic-dart", evil=9, card="detect-evil")
    stage.play("red", "trap_hits wizard-2 anti-magic-dart")
    assert told(stage, "spell-stopped") == ["spell-stopped detect-evil"]
    assert lord(stage, "red").evil == 8
    stage = sprung(["paladin-1", {"who": "wizard-2", "damage": 2}], "anti-magic-dart", evil=9, card="detect-evil")
    stage.play("red", "trap_hits wizard-2 anti-magic-dart")
    assert told(stage, "spell-stopped"), "also if the paladin's icons prevented the damage"
    party = ["wizard-4", {"who": "wizard-2", "damage": 2}]
    stage = sprung(party, "anti-magic-dart", evil=5, card="detect-evil")
    stage.play("red", "trap_hits wizard-2 anti-magic-dart")
    assert prison(stage) == ["wizard-2"]
    assert told(stage, "spell-stopped"), "also if it killed the target"


@rule("DL-TRS-8", "DL-PAL-9")
def test_an_anti_magic_dart_on_anybody_else_has_no_special_effect() -> None:
    stage = sprung(["paladin-1", "wizard-2"], "anti-magic-dart", evil=9, card="detect-evil")
    stage.play("red", "trap_hits paladin-1 anti-magic-dart")
    assert told(stage, "spell-cast") == ["spell-cast detect-evil 4 1"]
    assert lord(stage, "red").evil == 10
    stage = sprung(["illusion", "wizard-5"], "anti-magic-dart", card="create-food")
    stage.play("red", "trap_hits illusion anti-magic-dart")
    assert told(stage, "spell-cast")


@rule("DL-TRS-8", "DL-HEA-4")
def test_an_anti_magic_dart_on_a_priest_stops_all_healing() -> None:
    stage = sprung(["paladin-1", "priest-2"], "anti-magic-dart", evil=9, stationed=["goblin"])
    stage.play("red", "trap_hits priest-2 anti-magic-dart")
    assert told(stage, "healing-stopped")
    assert not told(stage, "healed")
    assert line(stage) == ["paladin-1 3", "priest-2 0"], "the Goblin's 2, and fatigue"


@rule("DL-TRS-9", "DL-SPL-16")
def test_a_poisoned_meal_prepares_all_hit_points_with_the_extra_ones() -> None:
    party = [{"who": "warrior-5", "damage": 1, "extra": 1}, "thief-7"]
    stage = fray(party, "stoneskin", trapped=["poisoned-meal"], stationed=["vampire"])
    assert told(stage, "prevented") == ["prevented 3 6 warrior-5"]
    assert line(stage) == ["warrior-5 4", "thief-7 0"]


@rule("DL-TRS-7", "DL-TRS-8")
def test_who_does_not_aim_hits_a_wizard_or_a_priest_or_the_first() -> None:
    cases = {
        ("warrior-2", "priest-1", "wizard-1"): "wizard-1",
        ("warrior-2", "priest-1", "thief-1"): "priest-1",
        ("thief-2", "warrior-2", "thief-1"): "thief-2",
    }
    for party, hit in cases.items():
        stage = sprung(list(party), "anti-magic-dart")
        choice = stage.game.choice
        assert choice is not None
        assert choice.default is not None
        assert stage.words(choice.default) == f"trap_hits {hit} anti-magic-dart"


@rule("DL-TRS-7")
def test_a_dart_at_a_lone_adventurer_is_not_asked_for() -> None:
    stage = sprung(["warrior-4"], "poisoned-dart")
    assert over(stage)
    assert line(stage) == ["warrior-4 4"]

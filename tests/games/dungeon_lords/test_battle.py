"""A whole battle, how it stops, and the paladin who comes and goes in the middle of one."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.fray import (
    BLUE,
    GREEN,
    RED,
    battles,
    conquered,
    fray,
    line,
    log,
    over,
    prison,
    ready,
    spent,
    traps,
)
from tests.games.dungeon_lords.scene import lord, run, scene, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.content.calendar import FAST_SPELL, MONSTERS_STEP, SLOW_SPELL, TRAP_STEP
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.state import CELLS, GONE, NONE, TRAPS, UNPLANNED
from lanterne.lab.stage import Stage


@rule("DL-CBT-4", "DL-TRS-8", "DL-SPL-3", "DL-ATK-3", "DL-FAT-2", "DL-FAT-3")
def test_the_reference_battle_blow_by_blow() -> None:
    stage = fray(
        ["warrior-2", "thief-1", "wizard-2"],
        "word-of-peace",
        in_round=2,
        evil=6,
        conquered=["r0c2"],
        target="r1c2",
        trapped=["anti-magic-dart"],
        stationed=["witch", "ghost"],
    )
    assert stage.offered("red") == [
        "trap_hits warrior-2 anti-magic-dart",
        "trap_hits thief-1 anti-magic-dart",
        "trap_hits wizard-2 anti-magic-dart",
    ]
    stage.play("red", "trap_hits wizard-2 anti-magic-dart")
    assert stage.offered("red") == ["act witch 0", "act witch 1", "act ghost 0"]
    stage.play("red", "act witch 0")
    assert log(stage) == [
        "battle-begins red r1c2",
        "trap-sprung anti-magic-dart red",
        "prevented 1 1 wizard-2",
        "spell-forbidden wizard-2",
        "spell-stopped word-of-peace",
        "strikes witch warrior-2 4",
        "captured warrior-2 4 red",
        "strikes ghost wizard-2 2",
        "hurt wizard-2 2 1",
        "no-hearts",
        "fatigue 2",
        "hurt thief-1 2 1",
        "tile-conquered red r1c2",
        "evil-lost red 1 5",
    ]
    assert over(stage)
    assert line(stage) == ["thief-1 2", "wizard-2 2"]
    assert prison(stage) == ["warrior-2"]
    assert (ready(stage), spent(stage), traps(stage)) == ([], ["witch", "ghost"], [])
    assert lord(stage, "red").conquered >> CELLS.number("r1c2") & 1
    assert lord(stage, "red").evil == 5
    assert state(stage).sprung == (TRAPS.number("anti-magic-dart"),)


@rule("DL-CBT-4")
def test_the_battle_of_one_lord_is_over_before_the_next_begins() -> None:
    plan: dict[str, Any] = {"target": "r0c2", "stationed": ["witch"]}
    lords: dict[str, Any] = {"red": {"party": ["thief-1"], **plan}, "blue": {"party": ["thief-2"], **plan}}
    stage = battles(lords, "fireball", BLUE, RED)
    assert stage.asked == ("blue",)
    stage.play("blue", "act witch 0")
    assert log(stage)[-2:] == ["party-beaten blue", "battle-begins red r0c2"]
    assert stage.asked == ("red",)


@rule("DL-CBT-6", "DL-CBT-7")
def test_a_battle_without_adventurers_stops_at_once_and_what_was_not_used_goes_back() -> None:
    stage = fray(
        ["wizard-1"],
        "detect-evil",
        rooms={"r0c2": "labyrinth"},
        trapped=["trap-door", "rolling-stone"],
        stationed=["vampire", "ghost"],
        ready=["goblin"],
        traps=["pendulum"],
        evil=3,
    )
    stage.play("red", "spring rolling-stone")
    assert over(stage)
    assert prison(stage) == ["wizard-1"]
    assert log(stage)[-4:] == [
        "party-beaten red",
        "creature-unused vampire red",
        "creature-unused ghost red",
        "trap-unused trap-door red",
    ]
    assert (ready(stage), spent(stage), traps(stage)) == (["goblin", "vampire", "ghost"], [], ["pendulum", "trap-door"])
    assert not conquered(stage)
    assert lord(stage, "red").evil == 3, "neither spell nor conquest"
    red = lord(stage, "red")
    assert (red.plan, red.target, red.trapped, red.stationed) == (UNPLANNED, NONE, (), ())


@rule("DL-CBT-7")
def test_a_trap_that_was_not_sprung_costs_nothing() -> None:
    stage = scene(
        {"red": {"gold": 2, "target": "r1c2", "rooms": {"r1c2": "mint"}, "trapped": ["cursed-ring"]}}, seats=4
    )
    run(stage, battle(RED))
    assert lord(stage, "red").gold == 2
    assert traps(stage) == ["cursed-ring"]


@rule("DL-CBT-7", "DL-ATK-5")
def test_a_creature_that_stops_the_battle_with_its_first_strike_has_acted() -> None:
    stage = fray([{"who": "thief-1", "damage": 2}], stationed=["witch", "goblin"])
    stage.play("red", "act witch 1")
    assert over(stage)
    assert (ready(stage), spent(stage)) == (["goblin"], ["witch"])
    stage = fray([{"who": "thief-1", "damage": 2}], stationed=["vampire"])
    stage.play("red", "act vampire 1")
    assert (ready(stage), spent(stage)) == (["vampire"], []), "its line brings it back face up"


@rule("DL-CBT-7", "DL-PLN-11")
def test_a_precaution_against_a_paladin_who_did_not_come_goes_back_unused() -> None:
    plan: dict[str, Any] = {
        "target": "r0c2",
        "trapped": ["pendulum"],
        "stationed": ["golem", "ghost"],
        "traps": ["trap-door"],
    }
    stage = scene({"red": {"evil": 10, **plan}}, seats=4)
    run(stage, battle(RED))
    assert (ready(stage), traps(stage)) == (["golem", "ghost"], ["trap-door", "pendulum"])
    assert lord(stage, "red").target == NONE
    assert not conquered(stage)
    assert "trap-unused pendulum red" in log(stage)
    (unused,) = [said for said in stage.said if said.event.message == "trap-unused"]
    assert unused.seen_by(1 << BLUE).args[0] is HIDDEN, "its face stays secret"


@rule("DL-PLN-12", "DL-CBT-8")
def test_a_party_that_came_after_the_plans_still_attacks_a_tile() -> None:
    stage = fray(["paladin-1"], target=None, conquered=["r0c2"], tunnels=["r0c2", "r1c2", "r0c1"], evil=9)
    assert stage.offered("red") == ["mark_tile r0c1 0", "mark_tile r1c2 0"]
    stage.play("red", "mark_tile r1c2 0")
    assert told(stage, "tile-conquered") == ["tile-conquered red r1c2"]
    stage = fray(["paladin-1"], target=None, conquered=["r0c2"], tunnels=["r0c2", "r1c2"], evil=9)
    assert told(stage, "tile-conquered") == ["tile-conquered red r1c2"], "one tile is not asked for"
    stage = fray(["paladin-1"], target=None, conquered=["r0c2"], tunnels=["r0c2"], evil=9)
    assert log(stage) == []
    assert line(stage) == ["paladin-1 0"]


@rule("DL-CBT-8", "DL-CBT-10", "DL-CBT-11")
def test_the_paladin_fights_in_two_dungeons_in_one_round() -> None:
    lords: dict[str, Any] = {
        "red": {"evil": 9, "party": ["paladin-1"], "target": "r0c2"},
        "blue": {"evil": 9, "target": "r0c2", "stationed": ["witch", "goblin"]},
    }
    stage = battles(lords, "fireball", RED, BLUE)
    assert stage.asked == ("blue",), "red has lost a tile and a point of evil, and his paladin to blue"
    assert line(stage, BLUE) == ["paladin-1 1"], "he has brought his fatigue with him"
    stage.play("blue", "act witch 0")
    assert over(stage)
    assert state(stage).paladin == GONE
    assert len(lord(stage, "blue").prison) == 1
    assert not lord(stage, "blue").conquered


@rule("DL-CBT-11", "DL-CBT-6")
def test_a_paladin_who_leaves_alone_stops_the_battle_but_not_the_conquest_before_it() -> None:
    stage = fray(["paladin-1"], evil=9, trapped=["poisoned-dart"], others={"green": {"evil": 9}}, stationed=["ghost"])
    assert over(stage)
    assert conquered(stage)
    assert line(stage) == []
    assert line(stage, GREEN) == ["paladin-1 1"], "fatigue, and no poison"
    assert log(stage)[-2:] == ["paladin-moves paladin-1 green red", "party-beaten red"]


@rule("DL-CBT-11")
def test_a_paladin_who_comes_in_the_middle_takes_part_in_all_that_follows() -> None:
    stage = fray(["wizard-1", {"who": "thief-1", "damage": 2}], "detect-evil", evil=7, stationed=["goblin"])
    assert told(stage, "paladin-comes") == ["paladin-comes paladin-1 red"]
    assert told(stage, "healed") == ["healed wizard-1 2"], "his hearts heal in the step after the spell"
    assert line(stage) == ["paladin-1 2", "wizard-1 0", "thief-1 2"], "and it is he who tires"
    stage = fray(["wizard-1"], "word-of-peace", evil=7, stationed=["witch"])
    stage.play("red", "defy_peace 2")
    stage.play("red", "act witch 0")
    assert told(stage, "strikes") == ["strikes witch paladin-1 4"], "he stands in front when the creatures act"


@rule("DL-CBT-11")
def test_a_paladin_who_arrives_after_the_battle_waits_for_the_next_round() -> None:
    lords: dict[str, Any] = {
        "red": {"evil": 10, "party": ["thief-1"], "target": "r0c2"},
        "blue": {"evil": 9, "party": ["paladin-1", "thief-2"], "target": "r0c2"},
    }
    stage = battles(lords, "fireball", RED, BLUE)
    assert line(stage) == ["paladin-1 1", "thief-1 1"], "he has tired in blue's dungeon only"
    assert lord(stage, "red").conquered.bit_count() == 1


@rule("DL-SPL-15", "DL-CBT-6")
def test_an_illusion_fades_when_the_last_real_adventurer_is_captured() -> None:
    stage = fray(["illusion", {"who": "thief-5", "damage": 3}], "blind-rage", stationed=["ghost"])
    assert line(stage) == []
    assert prison(stage) == ["thief-5"]
    assert log(stage)[-2:] == ["illusion-fades illusion", "party-beaten red"]
    assert not conquered(stage)


@rule("DL-SPL-15")
def test_the_others_fight_on_when_somebody_is_captured_or_an_illusion_vanishes() -> None:
    stage = fray(["illusion", {"who": "thief-5", "damage": 3}, "wizard-5"], "create-food", stationed=["goblin"])
    assert prison(stage) == ["thief-5"]
    assert line(stage) == ["wizard-5 2"]
    assert conquered(stage)


@rule("DL-CBT-12")
def test_the_second_minion_marks_the_step_of_the_combat_row() -> None:
    def row(stage: Stage) -> int:
        fight = state(stage).fight
        assert fight is not None
        return fight.step

    plan: dict[str, Any] = {"trapped": ["poisoned-dart"], "stationed": ["witch"]}
    stage = fray(["wizard-1", "wizard-2", "thief-3"], "word-of-peace", evil=4, **plan)
    assert row(stage) == TRAP_STEP
    stage.play("red", "trap_hits thief-3 poisoned-dart")
    assert row(stage) == FAST_SPELL
    stage.play("red", "defy_peace 2")
    assert row(stage) == MONSTERS_STEP
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=0, traps=["pendulum", "pendulum"])
    assert row(stage) == SLOW_SPELL


@rule("DL-SPL-15", "DL-CBT-11")
def test_an_illusion_fades_when_the_paladin_leaves_it_alone() -> None:
    party = [{"who": "illusion", "extra": 2}, "paladin-2"]
    stage = fray(party, "illusion", in_round=4, evil=9, others={"blue": {"evil": 9}})
    assert log(stage)[-3:] == ["paladin-moves paladin-2 blue red", "illusion-fades illusion", "party-beaten red"]
    assert line(stage) == []
    assert conquered(stage), "the tile had fallen before"

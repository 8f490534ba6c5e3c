"""Life Force: the wounds that one warrior inflicts heal others (WQ-MAG-14)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.moments import happens, window
from tests.games.warhammer_quest.scene import PARTY, dice, foe, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.harm import wound
from lanterne.games.warhammer_quest.state import (
    FOES,
    INSIDE,
    LIFE_FORCE,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    OWN_TURN_WINDOW,
    POWER,
    POWER_ROLL_WINDOW,
    WARRIORS,
)
from lanterne.lab.stage import Stage

APART = {
    "barbarian": {"at": "1a1", "cards": []},
    "elf": {"at": "1b1", "cards": []},
    "wizard": {"at": "1a2", "cards": []},
    "dwarf": {"at": "1d1", "cards": []},
}
HURT: dict[str, dict[str, Any]] = {
    **APART,
    "elf": {"at": "1b1", "cards": [], "wounds": 3},
    "dwarf": {"at": "1d1", "cards": [], "wounds": 3},
}
"""Two who need more than there is to give."""


def wins(stage: Stage, warrior: str, wounds: int) -> None:
    """A warrior has inflicted this many wounds under Life Force."""
    who = WARRIORS.number(warrior)
    state(stage).warriors[who] = row(stage, warrior)._replace(life=wounds)


def harms(stage: Stage, warrior: str, monster: str, wounds: int) -> None:
    """A warrior inflicts wounds, by whatever means."""
    happens(stage, wound(FOES.number(monster), wounds, WARRIORS.number(warrior)))


LIFE = ["fireball", "shield", "life-force"]


@rule("WQ-MAG-14", "WQ-HEA-3")
def test_life_force_heals_by_wounds_inflicted_without_the_overkill() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": [], "conditions": ["berserk"]},
            "elf": {"at": "1d1", "cards": [], "wounds": 5},
            "wizard": {"at": "1d2", "cards": [], "wounds": 8},
            "dwarf": {"at": "1d3", "cards": [], "wounds": 0},
        },
        spells=LIFE,
        power=5,
        monsters={"skaven-1": "1a2", "minotaur-1": "1d4"},
        active="barbarian",
        chance=[dice(6), dice(6)],
    )
    window(stage, OWN_TURN_WINDOW)
    stage.play("wizard", "cast_on life-force barbarian")
    assert row(stage, "barbarian").conditions & LIFE_FORCE
    stage.play("barbarian", "strike skaven-1")
    assert foe(stage, "skaven-1") is None
    assert row(stage, "barbarian").life == 3, "a skaven has three wounds"
    stage.play("barbarian", "end_own_turn")
    assert stage.asked == ("wizard",)
    assert stage.decision == "share_life"
    assert "give_life elf 3" in stage.offered("wizard")
    assert "give_life wizard 2" in stage.offered("wizard")
    stage.play("wizard", "give_life dwarf 1")
    stage.play("wizard", "give_life elf 2")
    assert [row(stage, name).wounds for name in PARTY] == [12, 7, 8, 1]
    assert state(stage).life == 0


@rule("WQ-MAG-14")
def test_life_that_is_enough_for_all_is_shared_without_asking() -> None:
    stage = scene(
        APART | {"elf": {"at": "1b1", "cards": [], "wounds": 10}, "dwarf": {"at": "1d1", "cards": [], "wounds": 11}},
        spells=LIFE,
        active="barbarian",
    )
    wins(stage, "barbarian", 5)
    stage.play("barbarian", "end_own_turn")
    assert [row(stage, name).wounds for name in PARTY] == [12, 11, 10, 12]
    lone = scene(APART | {"elf": {"at": "1b1", "cards": [], "wounds": 2}}, spells=LIFE, active="barbarian")
    wins(lone, "barbarian", 5)
    lone.play("barbarian", "end_own_turn")
    assert row(lone, "elf").wounds == 7, "the only one who needs it"


@rule("WQ-MAG-14")
def test_life_force_comes_before_the_attacks() -> None:
    fought = {"barbarian": {**APART["barbarian"], "fought": True}}
    stage = scene(APART | fought, spells=LIFE, power=5, active="wizard")
    assert refused(stage, "wizard", "cast_on life-force barbarian") == ("has-begun-to-attack", "WQ-MAG-14")
    assert "cast_on life-force dwarf" in stage.offered("wizard")


# --- outside one's own turn -------------------------------------------------------------------------------------------


@rule("WQ-MAG-14", "WQ-MAG-6")
def test_what_is_won_in_anothers_turn_is_kept_until_ones_own_has_ended() -> None:
    stage = scene(
        HURT,
        spells=LIFE,
        power=6,
        tokens=4,
        monsters={"minotaur-1": "1d4"},
        active="barbarian",
        chance=[dice(6)],
    )
    window(stage, OWN_TURN_WINDOW)
    stage.play("wizard", "cast_on life-force wizard")
    stage.play("wizard", "cast fireball")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 12, "6 + 1 - 4"
    stage.play("barbarian", "end_own_turn")
    assert stage.decision == "own_turn_choice", "his turn is not the Wizard's"
    stage.play("elf", "end_own_turn")
    assert row(stage, "wizard").life == 3
    stage.play("wizard", "end_own_turn")
    assert stage.decision == "share_life"
    stage.play("wizard", "give_life elf 3")
    assert [row(stage, name).wounds for name in ("elf", "dwarf")] == [6, 3]
    assert stage.asked == ("dwarf",)


@rule("WQ-MAG-14")
def test_two_under_life_force_heal_each_at_the_end_of_his_own_turn() -> None:
    both = {name: {**HURT[name], "conditions": ["life-force"]} for name in ("barbarian", "dwarf")}
    stage = scene(HURT | both, spells=LIFE, monsters={"minotaur-1": "1d4"}, active="barbarian")
    harms(stage, "dwarf", "minotaur-1", 2)
    harms(stage, "barbarian", "minotaur-1", 3)
    stage.play("barbarian", "end_own_turn")
    assert "give_life elf 4" not in stage.offered("wizard"), "the Dwarf's two wounds are not given yet"
    stage.play("wizard", "give_life elf 3")
    stage.play("elf", "end_own_turn")
    stage.play("wizard", "end_own_turn")
    stage.play("dwarf", "end_own_turn")
    assert {words for words in stage.offered("wizard") if "dwarf" in words} == {
        "give_life dwarf 2",
        "give_life dwarf 1",
    }


@rule("WQ-MAG-14")
def test_what_is_won_before_the_warriors_phase_waits_for_the_own_turn() -> None:
    warriors = HURT | {"barbarian": {"at": "1a1", "cards": [], "conditions": ["life-force"], "done": True}}
    stage = scene(warriors, spells=LIFE, power=5, monsters={"minotaur-1": "1d4"}, active="barbarian")
    state(stage).active = -1
    window(stage, POWER_ROLL_WINDOW, POWER)
    harms(stage, "barbarian", "minotaur-1", 3)
    assert stage.decision != "share_life", "that he has had his turn was true of the last turn"
    assert row(stage, "barbarian").life == 3


@rule("WQ-MAG-14", "WQ-MAG-9")
def test_what_is_won_after_the_own_turn_heals_at_once() -> None:
    warriors = HURT | {"barbarian": {"at": "1a1", "cards": [], "conditions": ["life-force"], "done": True}}
    stage = scene(warriors, spells=LIFE, monsters={"minotaur-1": "1d4"}, active="elf")
    harms(stage, "barbarian", "minotaur-1", 3)
    assert stage.decision == "share_life"
    stage.play("wizard", "give_life dwarf 3")
    state(stage).active, state(stage).phase = -1, MONSTERS_PHASE
    harms(stage, "barbarian", "minotaur-1", 2)
    stage.play("wizard", "give_life dwarf 2")
    assert row(stage, "dwarf").wounds == 8


@rule("WQ-MAG-14", "WQ-WND-5")
def test_a_turn_that_cannot_be_taken_gives_out_what_was_won_before() -> None:
    stage = scene(HURT | {"wizard": {"at": "1a2", "cards": [], "wounds": 0}}, spells=LIFE, active="elf")
    wins(stage, "wizard", 2)
    stage.play("elf", "end_own_turn")
    assert stage.decision == "share_life"
    stage.play("wizard", "give_life wizard 1")
    stage.play("wizard", "give_life dwarf 1")
    assert [row(stage, name).wounds for name in ("wizard", "dwarf")] == [1, 4]
    assert stage.asked == ("dwarf",), "who wakes after his turn has lost it"


@rule("WQ-MAG-14", "WQ-TRE-15")
def test_the_ring_that_stops_time_is_an_own_turn_of_its_wearer_alone() -> None:
    ring = {"at": "1d1", "cards": ["time-freezing-ring"], "conditions": ["life-force"], "done": True, "wounds": 3}
    stage = scene(HURT | {"dwarf": ring}, spells=LIFE, monsters={"minotaur-1": "1a4"}, active="barbarian")
    wins(stage, "wizard", 4)
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("dwarf", "use_card dwarf time-freezing-ring")
    harms(stage, "dwarf", "minotaur-1", 2)
    assert stage.decision == "own_turn_choice", "his turn goes on"
    stage.play("dwarf", "end_own_turn")
    assert "give_life elf 3" not in stage.offered("wizard")
    stage.play("wizard", "give_life elf 2")
    assert row(stage, "wizard").life == 4


@rule("WQ-MAG-14", "WQ-OBJ-9")
def test_a_turn_that_is_broken_off_gives_out_what_was_won_before_the_fallen_die() -> None:
    stage = scene(HURT | {"dwarf": {"at": "1d1", "cards": [], "wounds": 0}}, spells=LIFE, active="barbarian")
    wins(stage, "barbarian", 1)
    happens(stage, goal_reached())
    stage.play("wizard", "give_life dwarf 1")
    assert state(stage).ending == "won"
    assert row(stage, "dwarf").fate == INSIDE

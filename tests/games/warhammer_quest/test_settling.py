"""The end of a combat, gold for it, treasures, monsters that are cut off (WQ-GEN, WQ-GLD, WQ-TRE)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.scene import bare, dice, row, scene, state

from lanterne.games.warhammer_quest.state import BERSERK

KILL = [dice(6), dice(6)]
"""A hit, and damage enough."""


@rule("WQ-GEN-10", "WQ-GLD-1", "WQ-GLD-2", "WQ-GLD-4", "WQ-HRO-4", "WQ-CMB-9")
def test_trophies_become_gold_when_the_last_monster_is_gone() -> None:
    stage = scene(
        {
            "elf": {"at": "1a1", "trophies": ["skaven"]},
            "barbarian": {"at": "1d1", "conditions": ["berserk"], "trophies": ["orc-warrior", "giant-bat"]},
            "wizard": {"at": "1d4", "wounds": 0, "trophies": ["snotling"], "cards": []},
        },
        monsters={"skaven-1": "1b1"},
        active="elf",
        chance=KILL,
    )
    stage.play("elf", "strike skaven-1")
    assert row(stage, "elf").gold == 80
    assert row(stage, "barbarian").gold == 70
    assert row(stage, "wizard").gold == 10
    assert row(stage, "elf").trophies == ()
    assert not row(stage, "barbarian").conditions & BERSERK


@rule("WQ-GLD-2", "WQ-GEN-10")
def test_no_gold_while_a_monster_is_left_anywhere() -> None:
    warriors = bare({"elf": "1a1"})
    stage = scene(warriors, monsters={"skaven-1": "1b1", "skaven-2": "1d2"}, active="elf", chance=KILL)
    stage.play("elf", "strike skaven-1")
    assert row(stage, "elf").gold == 0
    assert len(row(stage, "elf").trophies) == 1


@rule("WQ-TRE-1", "WQ-TRE-2", "WQ-EVT-2", "WQ-EVT-3", "WQ-EVT-4", "WQ-TRE-11")
def test_two_events_give_two_treasures_but_only_when_both_are_over() -> None:
    stage = scene(
        bare({"elf": "1a1"}),
        monsters={
            "skaven-1": {"at": "1b1", "card": "skaven"},
            "giant-bat-1": {"at": "1b2", "card": "giant-bats", "wounds": 1},
        },
        treasures=["magic-potion", "firebomb"],
        active="elf",
        chance=[*KILL, *KILL],
    )
    stage.play("elf", "strike skaven-1")
    assert state(stage).owed == 0
    stage.play("elf", next(words for words in stage.offered("elf") if "giant-bat-1" in words or "wise" in words))
    for _ in range(2):
        assert stage.decision == "share"
        stage.play("barbarian", stage.offered("barbarian")[0])
    assert state(stage).cleared == 2


@rule("WQ-OBJ-4", "WQ-OBJ-17")
def test_the_guardians_count_as_one_event() -> None:
    stage = scene(
        bare({"elf": "1a1"}),
        dungeon=["tomb-chamber"],
        adventure="tomb-identify",
        monsters={"skaven-1": {"at": "1b1", "card": "guardians"}},
        treasures=["magic-potion"],
        active="elf",
        chance=KILL,
    )
    stage.play("elf", "strike skaven-1")
    assert state(stage).guarded == 2
    assert stage.decision == "share"


WALLED_OFF: dict[str, Any] = {
    "dungeon": ["guard-room", {"section": "stairway", "at": "1E"}],
    "doors": {"1E": "rubble"},
    "monsters": {"skaven-1": {"at": "2f1", "card": "skaven"}},
}


@rule("WQ-GEN-11")
def test_a_monster_without_a_way_to_anybody_leaves_without_gold_or_treasure() -> None:
    stage = scene({"dwarf": "1a1"}, active="dwarf", chance=[dice(4)], **WALLED_OFF)
    stage.play("dwarf", "end_own_turn")
    assert not state(stage).monsters
    assert state(stage).owed == 0
    assert stage.decision == "own_turn_choice"


@rule("WQ-GEN-11")
def test_one_that_sees_a_warrior_through_the_portcullis_stays() -> None:
    position = {**WALLED_OFF, "doors": {"1E": "portcullis"}}
    stage = scene({"dwarf": "1a2"}, active="dwarf", chance=[dice(4)], **position)
    stage.play("dwarf", "end_own_turn")
    assert len(state(stage).monsters) == 1


@rule("WQ-GEN-11", "WQ-END-5")
def test_monsters_stay_where_they_are_when_nobody_is_left() -> None:
    stage = scene(
        {"dwarf": {"at": "1a1", "wounds": 0, "cards": []}},
        party=["dwarf"],
        phase="exploration",
        monsters={"skaven-1": {"at": "1d4", "card": "skaven"}},
    )
    assert state(stage).ending == "perished"
    assert len(state(stage).monsters) == 1
    assert "cut-off" not in [each.event.message for each in stage.said]


@rule("WQ-GEN-11")
def test_a_group_of_which_some_were_killed_gives_its_treasure_when_the_rest_is_cut_off() -> None:
    stage = scene(bare({"dwarf": "1a1"}), active="dwarf", treasures=["magic-potion"], **WALLED_OFF)
    state(stage).thinned = (state(stage).monsters[0].card,)
    stage.play("dwarf", "end_own_turn")
    assert stage.decision == "share"


@rule("WQ-GEN-11", "WQ-CMB-9")
def test_who_kills_one_of_a_group_has_thinned_it() -> None:
    monsters = {"skaven-1": {"at": "1b1", "card": "skaven"}, "skaven-2": {"at": "1d2", "card": "skaven"}}
    stage = scene(bare({"elf": "1a1"}), monsters=monsters, active="elf", chance=KILL)
    stage.play("elf", "strike skaven-1")
    assert state(stage).thinned == (state(stage).monsters[0].card,)

"""The turn: power, the order of warriors, the end of the turn (WQ-SEQ, WQ-POW, WQ-WAR, WQ-MAG-8)."""

from tests.citing import rule
from tests.games.warhammer_quest.scene import bare, dice, row, scene, state

from lanterne.games.warhammer_quest.state import DEAD, EXPLORATION, WARRIORS
from lanterne.lab.stage import Stage


def finish(stage: Stage, *warriors: str) -> None:
    """These warriors do nothing."""
    for warrior in warriors:
        stage.play(warrior, "end_own_turn")


@rule("WQ-SEQ-1", "WQ-WAR-1", "WQ-WAR-2", "WQ-SET-17")
def test_the_leader_acts_first_then_the_others_by_initiative() -> None:
    stage = scene(phase="start", leader="dwarf", chance=[dice(4)])
    asked = []
    while stage.decision == "own_turn_choice":
        asked.append(stage.asked[0])
        if len(asked) == 4:
            break
        stage.play(stage.asked[0], "end_own_turn")
    assert asked == ["dwarf", "elf", "barbarian", "wizard"]


@rule("WQ-POW-1", "WQ-POW-3")
def test_the_wizard_has_as_much_power_as_his_die() -> None:
    stage = scene(phase="start", chance=[dice(5)])
    assert state(stage).power == 5
    assert "nothing-stirs" in stage.events


@rule("WQ-POW-1")
def test_he_rolls_in_whatever_state_he_is() -> None:
    wizard = {"wounds": 3, "conditions": ["senseless", "in-pit"]}
    stage = scene({"wizard": wizard}, phase="power", chance=[dice(5)])
    assert state(stage).power == 5


@rule("WQ-POW-2")
def test_on_a_1_there_is_power_1_and_an_unexpected_event() -> None:
    stage = scene(phase="start", events=["encounter", "old-bones"], chance=[dice(1), dice(4), *[dice(1)] * 4])
    assert "unexpected-event" in stage.events
    assert state(stage).power == 1


@rule("WQ-POW-4")
def test_without_the_wizard_the_leaders_player_only_sees_whether_something_stirs() -> None:
    stage = scene({"wizard": {"fate": "dead"}}, phase="start", chance=[dice(6)])
    assert "watch-rolled" in stage.events
    assert state(stage).power == 0


@rule("WQ-SEQ-2", "WQ-SEQ-1", "WQ-WAR-3")
def test_a_turn_goes_through_its_phases_to_the_next_one() -> None:
    stage = scene(chance=[dice(4)])
    finish(stage, "barbarian", "elf", "wizard", "dwarf")
    assert state(stage).turn == 2
    assert stage.asked == ("barbarian",)


@rule("WQ-WND-7", "WQ-SEQ-3")
def test_who_is_not_healed_by_the_end_of_the_turn_dies() -> None:
    warriors = {"elf": {"at": "1b1", "wounds": 0, "cards": []}, "dwarf": {"cards": []}}
    stage = scene(warriors, chance=[dice(4)])
    finish(stage, "barbarian", "wizard")
    assert row(stage, "elf").fate != DEAD
    finish(stage, "dwarf")
    assert row(stage, "elf").fate == DEAD


@rule("WQ-MAG-8", "WQ-SEQ-3", "WQ-MAG-9")
def test_unused_power_and_what_lasted_for_the_turn_are_lost_at_its_end() -> None:
    warriors = {"barbarian": {"at": "1b1", "conditions": ["shielded", "berserk"], "now": {"toughness": 2}}}
    monsters = {"skaven-1": {"at": "2f1", "behaviour": "unmoving", "fewer": 1}}
    stage = scene(
        warriors,
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E"}],
        monsters=monsters,
        power=3,
        spells=[],
        chance=[dice(4)],
    )
    finish(stage, "barbarian", "elf", "wizard", "dwarf")
    assert state(stage).power == 4
    assert "power-lost" in stage.events
    barbarian = row(stage, "barbarian")
    assert (barbarian.now.toughness, barbarian.conditions) == (0, 8)
    assert state(stage).monsters[0].fewer == 0


@rule("WQ-WND-5")
def test_an_unconscious_warrior_has_no_turn_but_one_who_wakes_in_time_does() -> None:
    stage = scene(bare({"elf": {"at": "1b1", "wounds": 0}}))
    finish(stage, "barbarian")
    assert stage.asked == ("wizard",)
    stage = scene(bare({"dwarf": {"at": "1b1", "wounds": 0}}))
    finish(stage, "barbarian", "elf")
    state(stage).warriors[WARRIORS.number("dwarf")] = row(stage, "dwarf")._replace(wounds=4)
    finish(stage, "wizard")
    assert stage.asked == ("dwarf",)


@rule("WQ-BST-7", "WQ-EVT-14")
def test_webbed_senseless_and_trapped_warriors_have_no_turn() -> None:
    stage = scene(
        {
            "elf": {"conditions": ["webbed"]},
            "wizard": {"conditions": ["senseless"]},
            "dwarf": {"conditions": ["in-pit"], "cards": []},
        },
        active="barbarian",
        chance=[dice(6), dice(2)],
    )
    finish(stage, "barbarian")
    assert stage.asked == ("barbarian",)


@rule("WQ-HRO-8")
def test_who_has_fallen_is_up_again_when_his_own_turn_starts() -> None:
    stage = scene({"dwarf": {"conditions": ["fallen"]}}, active="wizard")
    finish(stage, "wizard")
    assert row(stage, "dwarf").conditions == 0


@rule("WQ-SEQ-1")
def test_exploration_follows_the_monsters_phase() -> None:
    stage = scene({"barbarian": "1d2"}, phase="monsters", piles={"1E": 3})
    assert state(stage).phase == EXPLORATION
    assert stage.decision == "choose_exploration"

"""Movement, the lantern, pinning (WQ-MOV, WQ-LAN, WQ-PIN)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import at, bare, dice, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.state import LOST, OUT, WARRIORS
from lanterne.lab.stage import Stage


def closed(stage: Stage) -> list[str]:
    """The steps of the Barbarian that are closed, with a reason."""
    return [stage.words(call) for call, _ in stage.view("barbarian").why_not() if call[0] == "walk"]


CORRIDOR = {"section": "passageway-i", "at": "1E"}
FAR = {"section": "dungeon-cell", "at": "2E"}


@rule("WQ-MOV-1", "WQ-MOV-2")
def test_four_squares_in_any_direction_diagonals_included() -> None:
    stage = scene({"barbarian": "1a1", "elf": "1a4", "wizard": "1b4", "dwarf": "1c4"}, dungeon=["guard-room", CORRIDOR])
    for square in ("1b2", "1c1", "1d2", "2a2"):
        stage.play("barbarian", f"walk {square}")
    assert at(stage, "barbarian") == "2a2"
    assert refused(stage, "barbarian", "walk 2b2") == ("no-moves-left", "WQ-MOV-1")


@rule("WQ-MOV-3")
def test_nobody_walks_through_anybody_not_even_the_unconscious() -> None:
    stage = scene({"barbarian": "1a1", "elf": {"at": "1b1", "wounds": 0}}, monsters={"skaven-1": "1b2"}, pinned=0)
    assert refused(stage, "barbarian", "walk 1b1") == ("square-taken", "WQ-MOV-3")
    assert refused(stage, "barbarian", "walk 1b2") == ("square-taken", "WQ-MOV-3")


@rule("WQ-MOV-4", "WQ-MOV-5")
def test_no_step_round_the_corner_of_a_wall() -> None:
    stage = scene({"barbarian": "1c2", "elf": "1d1", "wizard": "1d2", "dwarf": "1d3"}, dungeon=["corner"])
    assert refused(stage, "barbarian", "walk 1b3") == ("wall-at-corner", "WQ-MOV-4")
    assert "walk 1c3" in stage.offered("barbarian")


@rule("WQ-MOV-4", "WQ-MOV-7")
def test_no_diagonal_step_past_a_doorpost() -> None:
    stage = scene({"barbarian": "2a1", "elf": "1a4", "wizard": "1b4"}, dungeon=["guard-room", CORRIDOR])
    assert refused(stage, "barbarian", "walk 1d1") == ("wall-at-corner", "WQ-MOV-4")
    assert "walk 1d3" in stage.offered("barbarian")
    stage = scene({"barbarian": "1a1"}, dungeon=["guard-room", CORRIDOR])
    assert not [words for words in closed(stage) if words.startswith("walk 2")], "far away is no candidate"


@rule("WQ-MOV-5")
def test_models_beside_a_diagonal_do_not_forbid_it() -> None:
    stage = scene({"barbarian": "1a1", "elf": "1b1", "wizard": "1a2", "dwarf": "1d4"})
    assert "walk 1b2" in stage.offered("barbarian")


@rule("WQ-MOV-5", "WQ-OBJ-6")
def test_the_bridge_is_entered_along_its_row_only() -> None:
    stage = scene({"barbarian": "1b1", "elf": "1a1", "wizard": "1a2", "dwarf": "1a3"}, dungeon=["firechasm"])
    assert refused(stage, "barbarian", "walk 1c2") == ("no-diagonal", "WQ-MOV-5")
    stage.play("barbarian", "walk 1b2")
    assert "walk 1c2" in stage.offered("barbarian")
    assert "walk 1c1" not in stage.offered("barbarian")


@rule("WQ-MOV-6")
def test_ledges_are_crossed_only_where_the_stairs_are() -> None:
    stage = scene({"barbarian": "1e2", "elf": "1a1", "wizard": "1a2", "dwarf": "1a3"}, dungeon=["idol-chamber"])
    assert "walk 1f2" not in stage.offered("barbarian")
    assert refused(stage, "barbarian", "walk 1f1") == ("no-diagonal", "WQ-MOV-5")
    stage.play("barbarian", "walk 1e1")
    assert "walk 1f1" in stage.offered("barbarian")
    assert "walk 1f2" not in stage.offered("barbarian")


@rule("WQ-MOV-7")
def test_the_diagonals_of_a_doorway_are_open() -> None:
    stage = scene({"barbarian": "1d2"}, dungeon=["guard-room", CORRIDOR])
    assert {"walk 2a1", "walk 2a2"} <= set(stage.offered("barbarian"))
    stage = scene({"barbarian": "1d1"}, dungeon=["guard-room", CORRIDOR])
    assert not {"walk 2a1", "walk 2a2"} & set(stage.offered("barbarian"))


@rule("WQ-OBJ-5")
def test_climbing_out_of_the_pit_costs_two() -> None:
    warriors = {"barbarian": "1d2", "elf": "1a1", "wizard": "1a2", "dwarf": "1a3"}
    stage = scene(warriors, dungeon=["fighting-pit"], moves=3)
    stage.play("barbarian", "walk 1d1")
    assert state(stage).moves == 1
    stage.play("barbarian", "walk 1e2")
    assert state(stage).moves == 0
    stage = scene(warriors, dungeon=["fighting-pit"], moves=1)
    assert refused(stage, "barbarian", "walk 1d1") == ("too-steep", "WQ-OBJ-5")


@rule("WQ-MOV-8", "WQ-MOV-9")
def test_leaving_by_the_entrance_takes_gold_and_treasures_along_and_is_for_good() -> None:
    stage = scene({"barbarian": "1b2", "elf": {"at": "1a2", "gold": 70, "cards": ["fur-cloak"]}}, active="elf")
    stage.play("elf", "leave_dungeon")
    assert row(stage, "elf").fate == OUT
    assert row(stage, "elf").gold == 70
    assert stage.asked != ("elf",)


@rule("WQ-MOV-8")
def test_no_leaving_from_elsewhere_or_through_rubble() -> None:
    stage = scene({"barbarian": "1b2"})
    assert refused(stage, "barbarian", "leave_dungeon") == ("not-at-a-way-out", "WQ-MOV-8")
    stage = scene({"barbarian": "1a2"}, doors={"1W": "rubble"})
    assert refused(stage, "barbarian", "leave_dungeon") == ("not-at-a-way-out", "WQ-MOV-8")


@rule("WQ-MOV-9")
def test_leaving_costs_a_square() -> None:
    stage = scene({"barbarian": "1a2"}, moves=0)
    assert refused(stage, "barbarian", "leave_dungeon") == ("no-moves-left", "WQ-MOV-1")


@rule("WQ-MOV-10")
def test_a_secret_exit_that_is_open_is_a_way_out() -> None:
    stage = scene({"barbarian": "1h1", "elf": "1a1", "wizard": "1a2"}, dungeon=["firechasm"], exits=["1h1"])
    assert "leave_dungeon" in steps(stage, "barbarian")


@rule("WQ-WAR-4", "WQ-WAR-3")
def test_nobody_moves_after_his_first_attack() -> None:
    stage = scene(bare({"barbarian": "1a1"}), monsters={"skaven-1": "1b1"}, pinned=0, chance=[dice(3), dice(1)])
    stage.play("barbarian", "strike skaven-1")
    assert refused(stage, "barbarian", "walk 1a2") == ("no-move-after-attack", "WQ-WAR-4")


# --- entering ---------------------------------------------------------------------------------------------------------


@rule("WQ-WAR-7", "WQ-WAR-8")
def test_who_enters_a_new_section_does_not_attack_in_this_turn() -> None:
    stage = scene(
        {"barbarian": "1d2", "elf": "1d1", "wizard": "1a1", "dwarf": "1a2"},
        dungeon=["guard-room", CORRIDOR],
        entered=[1],
        known=[1],
        monsters={"skaven-1": "1c2"},
        pinned=0,
    )
    stage.play("barbarian", "walk 2a1")
    stage.play("barbarian", "walk 1d3")
    assert refused(stage, "barbarian", "strike skaven-1") == ("new-section", "WQ-WAR-8")


@rule("WQ-WAR-8")
def test_also_the_second_who_enters_it_in_the_same_phase() -> None:
    stage = scene(
        {"barbarian": "2a1", "elf": "1d2", "wizard": "1a1", "dwarf": "1a2"},
        dungeon=["guard-room", CORRIDOR],
        entered=[1, 2],
        known=[1],
        active="elf",
    )
    stage.play("elf", "walk 2a2")
    assert row(stage, "elf").fresh


@rule("WQ-MON-1", "WQ-MON-3")
def test_a_room_waits_with_its_event_for_the_monsters_phase_a_corridor_has_none() -> None:
    stage = scene({"barbarian": "2f1"}, dungeon=["guard-room", CORRIDOR, FAR], entered=[1], known=[1], moves=2)
    stage.play("barbarian", "walk 3a2")
    assert state(stage).waiting == (2,)
    assert state(stage).first_room == 2


# --- the lantern ------------------------------------------------------------------------------------------------------

LONG = ["guard-room", CORRIDOR, FAR, {"section": "circle-of-power", "at": "3E"}]


@rule("WQ-LAN-1", "WQ-LAN-2", "WQ-LAN-4")
def test_whom_the_leader_leaves_behind_is_lost_at_the_end_of_the_warriors_phase() -> None:
    stage = scene(
        {"barbarian": "2f1", "elf": "1d2", "wizard": "2b1", "dwarf": "2c1"}, dungeon=LONG, moves=4, chance=[dice(3)]
    )
    stage.play("barbarian", "walk 3a2")
    for warrior in ("barbarian", "elf", "wizard", "dwarf"):
        assert row(stage, warrior).fate != LOST
        stage.play(warrior, "end_own_turn")
    assert [WARRIORS.name(w) for w in range(4) if state(stage).warriors[w].fate == LOST] == ["elf"]


@rule("WQ-LAN-3")
def test_who_walks_into_the_dark_and_stays_is_lost_at_once() -> None:
    stage = scene({"barbarian": "1a1", "elf": "2f1"}, dungeon=LONG, active="elf")
    stage.play("elf", "walk 3a2")
    assert row(stage, "elf").fate != LOST
    stage.play("elf", "end_own_turn")
    assert row(stage, "elf").fate == LOST


@rule("WQ-LAN-3")
def test_who_comes_back_into_the_light_is_not() -> None:
    stage = scene({"barbarian": "1a1", "elf": "2f1"}, dungeon=LONG, active="elf")
    stage.play("elf", "walk 3a2")
    stage.play("elf", "walk 2f1")
    stage.play("elf", "end_own_turn")
    assert row(stage, "elf").fate != LOST


@rule("WQ-LAN-5", "WQ-LAN-1")
def test_the_lantern_of_an_unconscious_leader_still_burns() -> None:
    stage = scene({"barbarian": {"at": "1a1", "wounds": 0}, "elf": "2a1"}, dungeon=LONG, active="dwarf")
    stage.play("dwarf", "end_own_turn")
    assert row(stage, "elf").fate != LOST


@rule("WQ-LAN-1", "WQ-GEN-8")
def test_a_portcullis_lets_no_light_through() -> None:
    stage = scene(
        {"barbarian": "1a1", "elf": "2a1"}, dungeon=LONG, doors={"1E": "portcullis"}, active="dwarf", chance=[dice(3)]
    )
    stage.play("dwarf", "end_own_turn")
    assert row(stage, "elf").fate == LOST


# --- pinning ----------------------------------------------------------------------------------------------------------


@rule("WQ-PIN-1", "WQ-PIN-5")
def test_a_warrior_next_to_a_monster_at_the_start_of_the_phase_cannot_leave() -> None:
    stage = scene({"barbarian": "1a1", "elf": "1d4", "wizard": "1d3", "dwarf": "1d1"}, monsters={"skaven-1": "1b2"})
    assert refused(stage, "barbarian", "walk 1a2") == ("held-fast", "WQ-PIN-1")


@pytest.mark.parametrize(("warrior", "needed"), [("barbarian", 6), ("dwarf", 5), ("wizard", 4)])
@rule("WQ-PIN-2", "WQ-PIN-4")
def test_one_roll_frees_from_any_number_of_monsters(warrior: str, needed: int) -> None:
    others = dict(zip((w for w in WARRIORS.names if w != warrior), ("1d1", "1d2", "1d3"), strict=True))
    monsters = {"skaven-1": "1b2", "skaven-2": "1a2"}
    stage = scene({warrior: "1a1", **others}, monsters=monsters, active=warrior, chance=[dice(needed)])
    stage.play(warrior, "break_away")
    assert "walk 1b1" in stage.offered(warrior)
    assert refused(stage, warrior, "break_away") == ("not-pinned", "WQ-PIN-1")


@rule("WQ-PIN-3", "WQ-PIN-4", "WQ-PIN-6")
def test_who_fails_stays_must_strike_and_has_no_second_try() -> None:
    stage = scene(bare({"barbarian": "1a1"}), monsters={"skaven-1": "1b1"}, chance=[dice(5), dice(2), dice(1)])
    stage.play("barbarian", "break_away")
    assert refused(stage, "barbarian", "walk 1a2") == ("held-after-failing", "WQ-PIN-3")
    assert refused(stage, "barbarian", "break_away") == ("tried-to-escape-already", "WQ-PIN-4")
    assert refused(stage, "barbarian", "end_own_turn") == ("must-strike", "WQ-PIN-6")
    stage.play("barbarian", "strike skaven-1")
    assert "end_own_turn" in stage.offered("barbarian")


@rule("WQ-PIN-6")
def test_who_does_not_try_to_escape_need_not_strike() -> None:
    stage = scene({"barbarian": "1a1"}, monsters={"skaven-1": "1b1"})
    assert "end_own_turn" in stage.offered("barbarian")


@rule("WQ-PIN-5")
def test_a_monster_that_came_later_or_is_gone_does_not_hold() -> None:
    stage = scene({"barbarian": "1d1", "dwarf": "1a1"}, monsters={"skaven-1": "1b1"}, active="wizard")
    state(stage).monsters.clear()
    stage.play("wizard", "end_own_turn")
    assert "walk 1a2" in stage.offered("dwarf")


@rule("WQ-HRO-5", "WQ-PIN-2")
def test_the_elf_is_never_pinned() -> None:
    stage = scene({"elf": "1a1"}, monsters={"skaven-1": "1b1"}, active="elf")
    assert "walk 1a2" in stage.offered("elf")


@rule("WQ-EVT-10")
def test_nobody_is_pinned_where_the_roof_comes_down() -> None:
    stage = scene({"barbarian": "1a1"}, monsters={"skaven-1": "1b1"}, falling={"1": 2})
    assert "walk 1a2" in stage.offered("barbarian")

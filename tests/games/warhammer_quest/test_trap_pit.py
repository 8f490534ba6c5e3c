"""Trap pits and the rope (WQ-EVT-14)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import window
from tests.games.warhammer_quest.scene import dice, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.rules.trap_pit import CANNOT_CLIMB, ONLY_WARRIORS_PHASE, cannot_climb
from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    DEAD,
    IN_PIT,
    ITEMS,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
)

TOUGH = {warrior: {"wounds": 40, "starting": 40, "cards": []} for warrior in ("barbarian", "elf", "wizard", "dwarf")}
PIT: dict[str, Any] = {
    "elf": {"at": "1b2", "conditions": ["in-pit"]},
    "dwarf": {"at": "1c3", "cards": ["rope"]},
    "barbarian": "1d1",
    "wizard": "1d4",
}


@rule("WQ-EVT-14", "WQ-EVT-13")
def test_a_trap_can_open_a_pit_under_its_victim() -> None:
    stage = scene(
        TOUGH, phase="power", events=["trap"], chance=[dice(1), dice(2, 1, 4, 5), dice(4), dice(6, 5), dice(6)]
    )
    assert row(stage, "elf").conditions == IN_PIT
    assert row(stage, "elf").wounds == 40 - (11 - 3)
    told = [each.event.message for each in stage.said]
    assert told.index("fell-in-pit") < told.index("another-rolled"), "the die for another card comes last"


@rule("WQ-EVT-14")
def test_the_rope_pulls_him_out_and_may_break() -> None:
    stage = scene(PIT, active="dwarf", chance=[dice(2)])
    stage.play("dwarf", "pull_out elf")
    assert stage.decision == "where_to"
    assert stage.asked == ("elf",)
    stage.play("elf", "climb_out elf 1a1")
    assert row(stage, "elf").conditions == 0
    assert ITEMS.number("rope") not in [card.item for card in state(stage).cards]


@rule("WQ-EVT-14")
def test_the_rope_may_also_be_the_victims() -> None:
    warriors = {**PIT, "elf": {**PIT["elf"], "cards": ["rope"]}, "dwarf": {"at": "1c3", "cards": []}}
    stage = scene(warriors, active="dwarf", chance=[dice(3)])
    stage.play("dwarf", "pull_out elf")
    assert stage.events[-1] == "pulled-by-own-rope"
    stage.play("elf", "climb_out elf 1a1")
    assert ITEMS.number("rope") in [card.item for card in state(stage).cards]


@rule("WQ-EVT-14")
def test_only_from_next_to_the_pit_and_not_by_one_who_is_pinned() -> None:
    stage = scene({**PIT, "dwarf": {"at": "1d3", "cards": ["rope"]}}, active="dwarf")
    assert refused(stage, "dwarf", "pull_out elf") == ("not-at-pit", "WQ-EVT-14")
    stage = scene(PIT, active="dwarf", monsters={"skaven-1": "1c4"})
    assert refused(stage, "dwarf", "pull_out elf") == ("puller-pinned", "WQ-EVT-14")
    stage = scene({**PIT, "dwarf": {"at": "1c3", "cards": []}}, active="dwarf")
    assert refused(stage, "dwarf", "pull_out elf") == ("no-rope", "WQ-EVT-14")


@rule("WQ-EVT-14", "WQ-EQP-3")
@pytest.mark.parametrize("passing", ["ask", "seldom"])
def test_the_rope_is_used_before_the_first_acts_and_the_victim_has_his_own_turn(passing: str) -> None:
    warriors = {name: {"at": entry} if isinstance(entry, str) else entry for name, entry in PIT.items()}
    warriors = {name: {"cards": [], **entry, "passing": passing} for name, entry in warriors.items()}
    stage = scene(warriors, phase="power", chance=[dice(4), dice(3)])
    assert (stage.decision, stage.asked) == ("interrupt/ask", ("dwarf",))
    stage.play("dwarf", "pull_out elf")
    stage.play("elf", "climb_out elf 1a1")
    stage.play("barbarian", "end_own_turn")
    assert (stage.decision, stage.asked) == ("own_turn_choice", ("elf",))


@rule("WQ-EVT-14", "WQ-EQP-3")
def test_in_the_turn_of_another_too_but_in_no_other_phase() -> None:
    stage = scene(PIT, active="barbarian", chance=[dice(3)])
    window(stage, ATTACK_WINDOW)
    assert "pull_out elf" in stage.offered("dwarf")
    stage = scene(PIT, active="barbarian")
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.decision == "own_turn_choice"


@rule("WQ-EVT-14")
def test_he_who_sits_in_a_pit_has_no_turn_and_nobody_is_in_a_pit_otherwise() -> None:
    stage = scene({**PIT, "dwarf": {"at": "1d3", "cards": ["rope"]}}, active="barbarian")
    stage.play("barbarian", "end_own_turn")
    assert stage.asked == ("wizard",)
    assert "pull_out" not in steps(scene(), "barbarian")


@rule("WQ-END-7")
def test_all_in_pits_and_none_who_can_float_is_the_end() -> None:
    trapped = {warrior: {"conditions": ["in-pit"], "cards": []} for warrior in TOUGH}
    stage = scene(trapped, phase="exploration", spells=["iron-skin"])
    assert state(stage).ending == "perished"
    assert all(row(stage, warrior).fate != DEAD for warrior in TOUGH)
    stage = scene(trapped, phase="exploration", spells=["levitate"], chance=[dice(4)])
    assert stage.asked == ("wizard",)


@rule("WQ-END-7", "WQ-EVT-14")
@pytest.mark.parametrize("passing", ["ask", "seldom", "until-hit"])
def test_the_last_one_with_the_rope_climbs_out_and_has_a_turn(passing: str) -> None:
    lone = {"dwarf": {"at": "1b2", "cards": ["rope"], "conditions": ["in-pit"], "passing": passing}}
    stage = scene(lone, party=("dwarf",), phase="exploration", chance=[dice(4), dice(3)])
    assert (stage.decision, stage.asked) == ("interrupt/ask", ("dwarf",))
    stage.play("dwarf", "climb_by_rope dwarf")
    assert stage.events[-1] == "climbed-by-rope"
    stage.play("dwarf", "climb_out dwarf 1a1")
    assert "rope-held" in stage.events
    assert stage.decision == "own_turn_choice"
    assert row(stage, "dwarf").conditions == 0


@rule("WQ-EVT-14")
def test_the_rope_of_a_lone_climber_may_break_too() -> None:
    lone = {"dwarf": {"at": "1b2", "cards": ["rope"], "conditions": ["in-pit"]}}
    stage = scene(lone, party=("dwarf",), active="none", chance=[dice(2)])
    stage.play("dwarf", "climb_by_rope dwarf")
    stage.play("dwarf", "climb_out dwarf 1a1")
    assert stage.events[-2:] == ["rope-broke", "own-turn-begins"]
    assert ITEMS.number("rope") not in [card.item for card in state(stage).cards]


@rule("WQ-EVT-14")
def test_nobody_climbs_while_somebody_can_pull_nor_without_the_rope_nor_webbed() -> None:
    levitate: dict[str, Any] = {"spells": ["levitate"], "power": 6, "active": "none"}
    trapped = {"at": "1b2", "conditions": ["in-pit"], "cards": ["rope"]}
    stage = scene({"wizard": trapped, "elf": {"at": "1d4", "cards": []}}, party=("wizard", "elf"), **levitate)
    assert refused(stage, "wizard", "climb_by_rope wizard") == ("somebody-to-pull", "WQ-EVT-14")
    stage = scene({"wizard": {**trapped, "cards": []}}, party=("wizard",), **levitate)
    assert refused(stage, "wizard", "climb_by_rope wizard") == ("no-rope-of-yours", "WQ-EVT-14")
    dwarf = {**trapped, "at": "1d1", "conditions": ["in-pit", "webbed"]}
    warriors = {"wizard": {**trapped, "cards": []}, "dwarf": dwarf}
    stage = scene(warriors, party=("wizard", "dwarf"), **levitate)
    assert stage.asked == ("wizard",), "the Dwarf cannot climb"
    s = state(stage)
    assert cannot_climb(s, 1) == CANNOT_CLIMB
    s.phase = MONSTERS_PHASE
    assert cannot_climb(s, 1) == ONLY_WARRIORS_PHASE


@rule("WQ-EVT-14")
def test_two_in_pits_one_climbs_and_pulls_the_other() -> None:
    pits = {"elf": {"at": "1b2", "conditions": ["in-pit"]}, "dwarf": {"at": "1c2", "conditions": ["in-pit"]}}
    warriors = {name: {"cards": ["rope"] if name == "dwarf" else [], **told} for name, told in pits.items()}
    stage = scene(warriors, party=("elf", "dwarf"), active="none", chance=[dice(3), dice(3)])
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "climb_by_rope dwarf")
    stage.play("dwarf", "climb_out dwarf 1b1")
    stage.play("dwarf", "pull_out elf")
    stage.play("elf", "climb_out elf 1a1")
    assert stage.asked == ("elf",)

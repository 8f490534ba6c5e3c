"""Webbed warriors (WQ-BST-7)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import happen, told
from tests.games.warhammer_quest.scene import dice, row, scene, state

from lanterne.games.warhammer_quest.rules.own_turn import own_turn
from lanterne.games.warhammer_quest.rules.turn import tear_webs
from lanterne.games.warhammer_quest.scene.figures import figures
from lanterne.games.warhammer_quest.scene.plan import plan
from lanterne.games.warhammer_quest.state import WEBBED

BARBARIAN, ELF, WIZARD, DWARF = range(4)


@rule("WQ-BST-7", "WQ-SEQ-2")
def test_at_the_start_of_a_turn_each_webbed_warrior_rolls_with_his_strength_for_7() -> None:
    stage = scene(
        {"barbarian": {"conditions": ["webbed"]}, "dwarf": {"conditions": ["webbed"]}},
        active="elf",
        chance=[dice(3), dice(3)],
    )
    happen(stage, tear_webs())
    assert told(stage, "web-torn") == ["barbarian 7 3 4"]
    assert told(stage, "web-held") == ["dwarf 7 3 3"]
    assert [row(stage, name).conditions & WEBBED for name in ("barbarian", "dwarf")] == [0, WEBBED]


@rule("WQ-BST-7")
@pytest.mark.parametrize("field", ["now", "lasting"])
def test_only_bare_strength_counts(field: str) -> None:
    stage = scene({"dwarf": {"conditions": ["webbed"], field: {"strength": 2}}}, active="barbarian", chance=[dice(3)])
    happen(stage, tear_webs())
    assert row(stage, "dwarf").conditions & WEBBED


@rule("WQ-BST-7", "WQ-GEN-4")
def test_a_natural_1_fails() -> None:
    stage = scene({"barbarian": {"conditions": ["webbed"]}}, active="elf", chance=[dice(1)])
    happen(stage, tear_webs())
    assert row(stage, "barbarian").conditions & WEBBED


@rule("WQ-BST-7")
def test_a_webbed_warrior_can_do_nothing_a_freed_one_acts_normally() -> None:
    stage = scene({"elf": {"conditions": ["webbed"]}}, active="barbarian", chance=[dice(4)])
    happen(stage, own_turn(ELF))
    assert stage.asked == ("barbarian",)
    happen(stage, tear_webs(), own_turn(ELF))
    assert stage.asked == ("elf",)


def test_who_can_do_nothing_is_drawn_faintly() -> None:
    helpless = {"elf": {"conditions": ["webbed"]}, "wizard": {"conditions": ["in-pit"]}, "dwarf": {"wounds": 0}}
    s = state(scene(helpless, active="barbarian"))
    faint = {node.id: node.dim for node in figures(s, plan(s))}
    assert faint == {"warrior:barbarian": False, "warrior:elf": True, "warrior:wizard": True, "warrior:dwarf": True}

"""Destroy the bridge (WQ-OBJ-15)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chasm import chasm
from tests.games.warhammer_quest.fights import happen, told
from tests.games.warhammer_quest.fray import stands
from tests.games.warhammer_quest.scene import dice, refused, row, state

from lanterne.games.warhammer_quest.rules.harm import slay
from lanterne.games.warhammer_quest.state import FOES, LOST, NONE, SQUARES
from lanterne.kit.position import names_of


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_pursuers_come_each_turn_on_the_side_of_the_door() -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1e2"}, dice(2, 2), dice(4), phase="start", events=["skaven"])
    if stage.decision == "square_for_monster":
        stage.play("wizard", "place_for_me")
    assert len(stands(stage)) == 4
    assert all(square[1] in "ab" for square in stands(stage).values())
    assert "near-side" not in state(stage).flags


@rule("WQ-OBJ-15")
@pytest.mark.parametrize(
    "position", [{"guardians_gone": False}, {"flags": ["bridge-cut"], "monsters": {"skaven-1": "1h4"}}]
)
def test_nobody_pursues_before_the_guardians_are_dead_or_once_the_bridge_is_cut(position: dict[str, Any]) -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1e2"}, dice(4), phase="start", **position)
    assert not told(stage, "pursuers-come")


@rule("WQ-OBJ-15", "WQ-GEN-4")
@pytest.mark.parametrize(
    ("warrior", "die", "cut"),
    [("wizard", 4, False), ("wizard", 5, True), ("barbarian", 1, False), ("barbarian", 4, True)],
)
def test_the_bridge_is_cut_by_a_die_and_strength_from_its_far_end(warrior: str, die: int, cut: bool) -> None:
    stage = chasm("destroy-the-bridge", {warrior: "1e2"}, dice(die), dice(1))
    stage.play(warrior, "cut_bridge")
    assert (state(stage).ending == "won") is cut
    assert row(stage, warrior).gold == (50 if cut else 0)


@rule("WQ-OBJ-15")
def test_the_bridge_is_cut_from_its_far_end_alone_and_once() -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1f2"})
    assert refused(stage, "wizard", "cut_bridge") == ("not-at-far-end", "WQ-OBJ-15")
    gone = chasm("destroy-the-bridge", {"wizard": "1e2"}, flags=["bridge-cut"], monsters={"skaven-1": "1h4"})
    assert refused(gone, "wizard", "cut_bridge") == ("bridge-gone", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-GLD-3")
def test_who_is_on_the_bridge_falls_with_it_and_the_far_side_must_be_clear() -> None:
    party = {"wizard": "1e2", "elf": "1d2", "dwarf": "1b1"}
    monsters = {"skaven-1": {"at": "1c2", "card": "skaven"}, "skaven-2": {"at": "1h4", "card": "skaven"}}
    stage = chasm(
        "destroy-the-bridge", party, dice(6), dice(3), leader="wizard", monsters=monsters, treasures=["firebomb"]
    )
    stage.play("wizard", "cut_bridge")
    assert told(stage, "died") == ["elf"]
    assert set(stands(stage)) == {"skaven-2"}
    assert names_of(SQUARES, state(stage).blocked) == ["1c2", "1d2"]
    assert not state(stage).result
    happen(stage, slay(FOES.number("skaven-2"), NONE), ("settle",))
    stage.play("wizard", "receive wizard firebomb")
    assert state(stage).ending == "won"
    assert row(stage, "dwarf").fate == LOST
    assert row(stage, "wizard").gold == 150 + 75

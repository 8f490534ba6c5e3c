"""The deathblow (WQ-DBL)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import blows, trophies
from tests.games.warhammer_quest.scene import Roll, dice, scene, state

from lanterne.lab.stage import Stage

KILL = (dice(6), dice(6))
MISS = dice(1)


def ring(
    monsters: dict[str, Any],
    *chance: Roll,
    at: str = "1b2",
    others: dict[str, str] | None = None,
    **position: Any,
) -> Stage:
    """The Wizard among skaven, and perhaps others."""
    found = others or {}
    return scene(
        {"wizard": at, **found},
        party=("wizard", *found),
        active="wizard",
        leader="wizard",
        monsters={**monsters, "minotaur-1": position.pop("minotaur", "1d4")},
        chance=chance,
        **position,
    )


@rule("WQ-DBL-1", "WQ-DBL-6")
def test_who_kills_in_one_blow_may_strike_the_next_one_round_in_either_direction() -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c1", "skaven-3": "1a1"}, *KILL, MISS)
    stage.play("wizard", "strike skaven-1")
    assert stage.offered("wizard") == ["carry_on skaven-2 clockwise", "carry_on skaven-3 anticlockwise", "hold_back"]
    stage.play("wizard", "carry_on skaven-3 anticlockwise")
    assert stage.decision == "own_turn_choice"
    assert trophies(stage, "wizard") == ["skaven"]


@rule("WQ-DBL-2", "WQ-DBL-6", "WQ-DBL-7")
def test_it_goes_on_in_the_same_direction_and_uses_up_no_attacks() -> None:
    monsters = {"skaven-1": "1b1", "skaven-2": "1c1", "skaven-3": "1c2", "skaven-4": "1a1"}
    stage = ring(monsters, *KILL, *KILL, *KILL)
    stage.play("wizard", "strike skaven-1")
    stage.play("wizard", "carry_on skaven-2 clockwise")
    assert stage.offered("wizard") == ["carry_on skaven-3 clockwise", "hold_back"]
    stage.play("wizard", "carry_on skaven-3 clockwise")
    assert trophies(stage, "wizard") == ["skaven"] * 3
    assert state(stage).blows == 1


@rule("WQ-DBL-3")
@pytest.mark.parametrize("blow", [(MISS,), (dice(6), dice(1))])
def test_it_ends_with_a_blow_that_misses_or_does_not_kill(blow: tuple[Roll, ...]) -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c1", "skaven-3": "1c2"}, *KILL, *blow)
    stage.play("wizard", "strike skaven-1")
    stage.play("wizard", "carry_on skaven-2 clockwise")
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-5")
def test_a_wounded_monster_is_not_killed_in_one_blow() -> None:
    stage = ring({"skaven-1": {"at": "1b1", "wounds": 2}, "skaven-2": "1c1"}, *KILL)
    stage.play("wizard", "strike skaven-1")
    assert trophies(stage, "wizard") == ["skaven"]
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-6")
def test_from_a_straight_square_the_blade_passes_one_empty_square() -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c2"}, *KILL)
    stage.play("wizard", "strike skaven-1")
    assert stage.offered("wizard") == ["carry_on skaven-2 clockwise", "hold_back"]


@rule("WQ-DBL-6")
def test_from_a_straight_square_it_does_not_pass_two() -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c3"}, *KILL)
    stage.play("wizard", "strike skaven-1")
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-6", "WQ-DBL-1")
def test_from_a_diagonal_square_it_passes_none_for_the_next_monster_is_not_adjacent_to_the_first() -> None:
    stage = ring({"skaven-1": "1c1", "skaven-2": "1c3", "skaven-3": "1a1"}, *KILL)
    stage.play("wizard", "strike skaven-1")
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-3", "WQ-DBL-6")
def test_a_warrior_stops_the_blade_also_one_who_lies_there() -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c2"}, *KILL, others={"dwarf": "1c1"})
    stage.play("wizard", "strike skaven-1")
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-3", "WQ-DBL-6")
def test_a_square_that_a_blow_does_not_reach_stops_the_blade() -> None:
    stage = ring({"skaven-1": "1b1", "skaven-2": "1c2"}, *KILL, blocked=["1c1"])
    stage.play("wizard", "strike skaven-1")
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-6")
def test_clockwise_is_as_the_table_lies_however_the_section_was_turned() -> None:
    dungeon = ["guard-room", {"section": "dungeon-cell", "at": "1E", "by": "E"}]  # turned by half a turn
    monsters = {"skaven-1": "2b3", "skaven-2": "2a3"}
    stage = ring(monsters, *KILL, at="2b2", dungeon=dungeon, minotaur="1a1")
    stage.play("wizard", "strike skaven-1")
    assert stage.offered("wizard") == ["carry_on skaven-2 clockwise", "hold_back"]


@rule("WQ-DBL-6")
def test_the_square_of_a_victim_is_empty_from_then_on() -> None:
    monsters = {"skaven-1": "1b1", "skaven-2": "1a1", "skaven-3": "1a2"}
    stage = ring(monsters, *KILL, *KILL, MISS)
    stage.play("wizard", "strike skaven-1")
    stage.play("wizard", "carry_on skaven-2 anticlockwise")
    assert stage.offered("wizard") == ["carry_on skaven-3 anticlockwise", "hold_back"]


@rule("WQ-DBL-7")
def test_going_on_is_optional_and_every_attack_may_start_a_deathblow() -> None:
    stage = scene(
        {"barbarian": {"at": "1b2", "conditions": ["berserk"]}},
        party=("barbarian",),
        monsters={"skaven-1": "1b1", "skaven-2": "1c1", "skaven-3": "1c2", "minotaur-1": "1d4"},
        chance=[*KILL, *KILL],
    )
    stage.play("barbarian", "strike skaven-1")
    stage.play("barbarian", "hold_back")
    assert blows(stage, "barbarian") == ["strike skaven-2", "strike skaven-3"]
    stage.play("barbarian", "strike skaven-2")
    assert stage.offered("barbarian") == ["carry_on skaven-3 clockwise", "hold_back"]


@rule("WQ-DBL-4", "WQ-MIS-5")
def test_a_shot_gives_none() -> None:
    monsters = {"skaven-1": "1d3", "skaven-2": "1d4", "skaven-3": "1c4"}
    stage = scene({"elf": "1a1"}, party=("elf",), monsters=monsters, chance=[dice(6), dice(6)])
    stage.play("elf", "shoot skaven-1")
    assert trophies(stage, "elf") == ["skaven"]
    assert stage.decision == "own_turn_choice"


@rule("WQ-DBL-1", "WQ-DBL-2", "WQ-DBL-3", "WQ-HRO-1", "WQ-HRO-2")
def test_example_22_the_barbarian_among_seven_skaven() -> None:
    stage = scene(
        {"barbarian": "1b2"},
        party=("barbarian",),
        monsters={"skaven-1": "1b1", "skaven-2": "1c1", "skaven-3": "1c2"},
        chance=[dice(6), dice(2), dice(6), dice(5), dice(5), dice(5), dice(2)],
    )
    stage.play("barbarian", "strike skaven-1")
    stage.play("barbarian", "strike skaven-1")
    stage.play("barbarian", "carry_on skaven-2 clockwise")
    stage.play("barbarian", "carry_on skaven-3 clockwise")
    assert trophies(stage, "barbarian") == ["skaven", "skaven"]
    assert blows(stage, "barbarian") == []

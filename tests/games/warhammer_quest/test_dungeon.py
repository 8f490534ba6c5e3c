"""What is next to what, and who sees whom (WQ-GEN, WQ-LOS)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import scene, state

from lanterne.games.warhammer_quest.content.dice import roll_of
from lanterne.games.warhammer_quest.rules.dice import succeeds, total
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, adjacent_sections, is_conscious, is_reachable, sees
from lanterne.games.warhammer_quest.state import SQUARES
from lanterne.lab.stage import Stage


def next_to(stage: Stage, one: str, other: str) -> bool:
    """Whether a blow from one square reaches the other."""
    return bool(adjacent(state(stage), SQUARES.number(one)) >> SQUARES.number(other) & 1)


def looks(stage: Stage, one: str, other: str) -> bool:
    """Whether one square sees the other."""
    forth = sees(state(stage), SQUARES.number(one), SQUARES.number(other))
    assert forth == sees(state(stage), SQUARES.number(other), SQUARES.number(one))
    return forth


@rule("WQ-GEN-1", "WQ-GEN-2")
def test_dice_notation() -> None:
    assert [total(roll_of("1D3"), (die,)) for die in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert total(roll_of("2D6+3"), (1, 6)) == 10
    assert total(roll_of("1D6x100"), (4,)) == 400


@rule("WQ-GEN-3", "WQ-GEN-4")
def test_a_natural_1_fails_and_a_natural_6_succeeds_whatever_the_modifiers() -> None:
    assert not succeeds(1, 10, 2)
    assert succeeds(6, -10, 5)
    assert succeeds(3, 1, 4)
    assert not succeeds(3, 0, 4)


@rule("WQ-GEN-7", "WQ-CMB-1", "WQ-OBJ-5")
def test_blows_do_not_pass_walls_ledges_or_levels() -> None:
    corner = scene({"barbarian": "1c1"}, dungeon=["corner"])
    assert not next_to(corner, "1c2", "1b3")
    assert next_to(corner, "1c2", "1d3")
    idol = scene(dungeon=["idol-chamber"])
    assert not next_to(idol, "1e2", "1f2")
    pit = scene(dungeon=["fighting-pit"])
    assert not next_to(pit, "1d1", "1d2")
    assert next_to(pit, "1d2", "1e2")


@rule("WQ-GEN-7", "WQ-EXP-10")
def test_sections_that_touch_without_a_doorway_are_walled_off() -> None:
    stage = scene(
        dungeon=[
            "t-junction",
            {"section": "corner", "at": "1E", "by": "N"},
        ]
    )
    places = state(stage)
    assert len(places.laid) == 2
    assert next_to(stage, "1f3", "2c1") or next_to(stage, "1f3", "2d1")


@rule("WQ-GEN-8")
def test_sections_are_adjacent_by_an_open_doorway() -> None:
    dungeon = ["guard-room", {"section": "stairway", "at": "1E"}, {"section": "dungeon-cell", "at": "2E"}]
    stage = scene(dungeon=dungeon)
    assert adjacent_sections(state(stage), 1) == 0b101
    for closed in ("rubble", "portcullis"):
        stage = scene(dungeon=dungeon, doors={"1E": closed})
        assert adjacent_sections(state(stage), 1) == 0b100


@pytest.mark.parametrize(
    ("condition", "by_hand", "shot"),
    [
        ("senseless", 0, 0),
        ("invisible", 0, 0),
        ("in-pit", 0, 0),
        ("levitating", 0, 1),
        ("webbed", 1, 1),
        ("fallen", 1, 1),
    ],
)
@rule("WQ-GEN-9", "WQ-TRE-16", "WQ-EVT-14", "WQ-WND-4")
def test_whom_monsters_may_choose(condition: str, by_hand: int, shot: int) -> None:
    row = state(scene({"elf": {"conditions": [condition]}})).warriors[1]
    assert is_reachable(row) == bool(by_hand)
    assert is_reachable(row, by_hand=False) == bool(shot)
    assert not is_reachable(row._replace(wounds=0))


@rule("WQ-LOS-1", "WQ-LOS-2", "WQ-LOS-3", "WQ-LOS-4")
def test_the_orc_sees_the_elf_past_the_minotaur_but_not_the_wizard_round_the_corner() -> None:
    stage = scene(
        {"elf": "1b3", "wizard": "1c4"},
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E"}],
        monsters={"orc-archer-1": "2c2", "minotaur-1": "2a2"},
    )
    assert looks(stage, "2c2", "1b3")
    assert not looks(stage, "2c2", "1c4")
    assert looks(stage, "2c1", "1c4")
    assert looks(stage, "2b2", "1c4")


@rule("WQ-LOS-4")
def test_high_obstacles_stop_sight_low_ones_ledges_and_a_portcullis_do_not() -> None:
    chasm = scene(dungeon=["firechasm"])
    assert not looks(chasm, "1f2", "1h4") or not looks(chasm, "1g1", "1g4")
    assert looks(chasm, "1b3", "1e3")
    tomb = scene(dungeon=["tomb-chamber"])
    assert looks(tomb, "1d2", "1h2")
    assert looks(tomb, "1c1", "1d1")
    dungeon = ["guard-room", {"section": "stairway", "at": "1E"}]
    assert looks(scene(dungeon=dungeon, doors={"1E": "portcullis"}), "1a2", "2f1")
    assert not looks(scene(dungeon=dungeon, doors={"1E": "rubble"}), "1a2", "2f1")


@rule("WQ-LOS-5")
def test_another_layer_is_seen_through_its_doorway_only() -> None:
    dungeon = [
        "guard-room",
        {"section": "stairway", "at": "1E", "layer": 1},
        {"section": "corner", "at": "2E", "layer": 1},
    ]
    stage = scene(dungeon=dungeon)
    assert looks(stage, "1a2", "2f1")


@rule("WQ-GEN-9")
def test_conscious_is_who_is_in_the_dungeon_and_has_a_wound_left() -> None:
    stage = scene({"elf": {"wounds": 0}, "dwarf": {"fate": "out"}, "wizard": {"wounds": 1}})
    assert [is_conscious(row) for row in state(stage).warriors] == [True, False, True, False]

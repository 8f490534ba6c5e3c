"""Jumping over traps (HQ-TRP-16 to HQ-TRP-18)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import at, combat, refused, scene, state, steps

from lanterne.games.heroquest.state import SQUARES
from lanterne.lab.stage import Stage


def jumps(stage: Stage, seat: str = "barbarian") -> list[str]:
    return [words.removeprefix("jump ") for words in stage.offered(seat) if words.startswith("jump ")]


@rule("HQ-TRP-16", "HQ-TRP-17")
def test_a_corner_pit_is_jumped_over_to_the_one_landing_square() -> None:
    """Worked example 7."""
    stage = scene({"barbarian": "a2"}, pits=["a1"], points=4, chance=[combat("w")])
    assert jumps(stage) == ["a1 b1"]
    stage.play("barbarian", "jump a1 b1")
    assert (at(stage, "barbarian"), state(stage).points, stage.asked) == ("b1", 2, ("barbarian",))

    stage = scene({"barbarian": "a2"}, pits=["a1"], points=4, chance=[combat("s")])
    stage.play("barbarian", "jump a1 b1")
    assert (at(stage, "barbarian"), state(stage).heroes[0].body, stage.asked) == ("a1", 7, ("dwarf",))


@rule("HQ-TRP-16", "HQ-MOV-14")
def test_a_guarded_corner_pit_cannot_be_jumped_but_entered() -> None:
    """Worked example 8."""
    stage = scene({"barbarian": "a2"}, pits=["a1"], points=4, monsters=[{"foe": "orc", "at": "b1"}])
    assert jumps(stage) == []
    assert refused(stage, "barbarian", "jump a1 b1") == ("landing-is-not-free", "HQ-TRP-16")
    stage.play("barbarian", "walk a1")
    assert (state(stage).heroes[0].body, stage.asked) == (7, ("dwarf",))


@rule("HQ-TRP-17", "HQ-TRP-16")
def test_in_a_room_there_are_up_to_three_landing_squares() -> None:
    stage = scene({"barbarian": "l9"}, pits=["m9"], points=2)
    assert jumps(stage) == ["m9 m8", "m9 n9", "m9 m10"]


@rule("HQ-TRP-16")
def test_a_jump_takes_two_points_and_nobody_jumps_before_the_roll() -> None:
    assert refused(scene({"barbarian": "a2"}, pits=["a1"], points=1), "barbarian", "jump a1 b1") == (
        "too-few-points-to-jump",
        "HQ-TRP-16",
    )
    assert jumps(scene({"barbarian": "a2"}, pits=["a1"])) == []


@rule("HQ-MOV-8", "HQ-MOV-5")
def test_nobody_jumps_on_from_stairs_that_a_monster_holds() -> None:
    stage = scene(
        {"barbarian": "k8"}, stairs=["l8", "m8"], pits=["l9"], points=6, monsters=[{"foe": "orc", "at": "l8"}]
    )
    stage.play("barbarian", "walk l8")
    assert jumps(stage) == []
    assert refused(stage, "barbarian", "jump l9 k9") == ("no-walking-on", "HQ-MOV-8")


@rule("HQ-TRP-6", "HQ-TRP-16")
@pytest.mark.parametrize("kind", ["pit", "spear", "falling-block"])
def test_discovered_traps_are_jumped_and_stay_armed(kind: str) -> None:
    stage = scene({"barbarian": "a10"}, traps=[{"kind": kind, "at": "a9"}], points=5, chance=[combat("b")])
    stage.play("barbarian", "jump a9 a8")
    assert (at(stage, "barbarian"), len(state(stage).traps)) == ("a8", 1)


@rule("HQ-TRP-10")
def test_a_sprung_pit_can_be_jumped_but_not_disarmed() -> None:
    stage = scene({"dwarf": "a10"}, active="dwarf", pits=["a9"], points=5)
    assert jumps(stage, "dwarf") == ["a9 a8"]
    before = scene({"dwarf": "a10"}, active="dwarf", pits=["a9"])
    assert "announce_disarming" not in steps(before, "dwarf")
    assert "HQ-TRP-10" in before.rules_against("dwarf", "announce_disarming a9")


@rule("HQ-TRP-16", "HQ-EXP-3")
def test_hidden_traps_are_no_candidates() -> None:
    stage = scene({"barbarian": "a10"}, hidden_traps=[{"kind": "pit", "at": "a9"}], points=5)
    assert not [words for words, _ in stage.view("barbarian").why_not() if words[0] == "jump"]
    assert jumps(stage) == []


@rule("HQ-TRP-18")
def test_a_failed_jump_lets_the_spear_hit_without_a_roll_to_dodge() -> None:
    stage = scene({"barbarian": "a10"}, traps=[{"kind": "spear", "at": "a9"}], points=5, chance=[combat("s")])
    stage.play("barbarian", "jump a9 a8")
    assert (at(stage, "barbarian"), state(stage).heroes[0].body, stage.asked) == ("a9", 7, ("dwarf",))
    assert not state(stage).traps


@rule("HQ-TRP-18", "HQ-TRP-12")
def test_a_failed_jump_brings_the_block_down_with_its_three_dice() -> None:
    traps = [{"kind": "falling-block", "at": "a9"}]
    stage = scene({"barbarian": "a10"}, traps=traps, points=5, chance=[combat("s"), combat("ssw")])
    stage.play("barbarian", "jump a9 a8")
    assert stage.offered("barbarian") == ["step_clear barbarian a8", "step_clear barbarian a10"]
    stage.play("barbarian", "step_clear barbarian a10")
    assert (at(stage, "barbarian"), state(stage).heroes[0].body, stage.asked) == ("a10", 6, ("dwarf",))


@rule("HQ-TRP-18")
def test_a_pit_with_a_comrade_is_jumped_but_not_one_with_a_monster() -> None:
    stage = scene({"barbarian": "a10", "elf": "a9"}, pits=["a9"], points=5)
    assert jumps(stage) == ["a9 a8"]
    stage = scene({"barbarian": "a10"}, pits=["a9"], points=5, monsters=[{"foe": "orc", "at": "a9"}])
    assert refused(stage, "barbarian", "jump a9 a8") == ("monster-on-the-trap", "HQ-TRP-18")


@rule("HQ-TRP-18")
def test_walls_and_closed_doors_are_no_way_to_land() -> None:
    stage = scene({"barbarian": "l9"}, pits=["k9"], points=5, doors={"j9-k9": "closed"})
    assert jumps(stage) == ["k9 k8", "k9 k10"]
    stage = scene({"barbarian": "l9"}, pits=["k9"], points=5, doors={"j9-k9": "open"})
    assert jumps(stage) == ["k9 k8", "k9 j9", "k9 k10"]


@rule("HQ-TRP-18")
def test_a_trap_on_the_landing_square_springs_and_a_pit_there_is_a_fall() -> None:
    stage = scene(
        {"barbarian": "a10"}, pits=["a9"], hidden_traps=[{"kind": "spear", "at": "a8"}], points=5,
        chance=[combat("w"), combat("s")],
    )  # fmt: skip
    stage.play("barbarian", "jump a9 a8")
    assert (state(stage).heroes[0].body, stage.asked) == (7, ("dwarf",))

    stage = scene({"barbarian": "a10"}, pits=["a9", "a8"], points=5, chance=[combat("w")])
    stage.play("barbarian", "jump a9 a8")
    assert (at(stage, "barbarian"), state(stage).heroes[0].body, stage.asked) == ("a8", 7, ("dwarf",))


@rule("HQ-TRP-16", "HQ-MOV-6")
def test_a_hero_who_crosses_a_comrades_square_may_jump_from_there() -> None:
    stage = scene({"barbarian": "a11", "elf": "a10"}, pits=["a9"], points=4, chance=[combat("w")])
    stage.play("barbarian", "walk a10")
    assert "end_turn" not in steps(stage, "barbarian")
    stage.play("barbarian", "jump a9 a8")
    assert (at(stage, "barbarian"), state(stage).points) == ("a8", 1)


@rule("HQ-TRP-19")
def test_monsters_clear_a_pit_or_enter_it_unharmed() -> None:
    stage = scene({"barbarian": "a6"}, active="zargon", pits=["a9"], monsters=[{"foe": "zombie", "at": "a10"}])
    stage.play("zargon", "use zombie-1")
    stage.play("zargon", "go zombie-1 a8")
    assert (state(stage).monsters[0].body, SQUARES.name(state(stage).monsters[0].square)) == (1, "a8")

    stage = scene({"barbarian": "a6"}, active="zargon", pits=["a9"], monsters=[{"foe": "zombie", "at": "a10"}])
    stage.play("zargon", "use zombie-1")
    stage.play("zargon", "go zombie-1 a9")
    assert state(stage).monsters[0].body == 1

"""Conditions on heroes (HQ-DRD-2..4, HQ-DRD-10, HQ-DRD-11, HQ-RND-13)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import combat, red, scene, state

from lanterne.lab.stage import Stage


def next_is(told: dict[str, Any], chance: Any = (), **position: Any) -> Stage:
    """The barbarian has just ended his turn, and it is the dwarf's."""
    stage = scene({"dwarf": {"at": "k8"} | told}, chance=chance, **position)
    stage.play("barbarian", "end_turn")
    return stage


def conditions(stage: Stage, name: str = "dwarf") -> list[str]:
    """What lies on a hero."""
    return list(stage.describe()["heroes"][name]["conditions"])


@rule("HQ-DRD-2", "HQ-DRD-3", "HQ-RND-13")
@pytest.mark.parametrize("condition", ["asleep", "paralysed", "commanded"])
def test_who_breaks_free_at_the_start_of_the_turn_takes_it(condition: str) -> None:
    stage = next_is({"conditions": [condition]}, [red(1, 1, 6)])
    assert stage.asked == ("dwarf",)
    assert conditions(stage) == []


@rule("HQ-DRD-2", "HQ-DRD-3", "HQ-RND-13")
@pytest.mark.parametrize("condition", ["asleep", "paralysed", "commanded"])
def test_who_does_not_break_free_takes_no_turn(condition: str) -> None:
    stage = next_is({"conditions": [condition]}, [red(5, 5, 5)])
    assert stage.asked == ("elf",)
    assert conditions(stage) == [condition]
    assert "turn-missed" in stage.events


@rule("HQ-DRD-2")
def test_the_mind_points_of_the_moment_count() -> None:
    stage = next_is({"conditions": ["asleep"], "mind": 1}, [red(6)])
    assert conditions(stage) == []


@rule("HQ-DRD-3")
@pytest.mark.parametrize(("dice", "left"), [((6, 1, 1), []), ((5, 1, 1), ["afraid"])])
def test_fear_is_rolled_against_on_later_turns_and_takes_none_away(dice: tuple[int, ...], left: list[str]) -> None:
    stage = next_is({"conditions": ["afraid"]}, [red(*dice)])
    assert stage.asked == ("dwarf",)
    assert conditions(stage) == left


@rule("HQ-DRD-3", "HQ-DRD-11")
def test_each_condition_is_rolled_against_on_its_own() -> None:
    stage = next_is({"conditions": ["asleep", "afraid"]}, [red(1, 1, 6), red(1, 1, 1)])
    assert conditions(stage) == ["afraid"]
    assert stage.asked == ("dwarf",)


@rule("HQ-DRD-10", "HQ-RND-13")
def test_the_whirlwind_takes_the_next_turn_and_no_other() -> None:
    stage = next_is({"conditions": ["miss-turn"]})
    assert stage.asked == ("elf",)
    assert conditions(stage) == []


@rule("HQ-DRD-10", "HQ-RND-13")
def test_the_whirlwind_is_over_even_if_the_hero_slept_through_it() -> None:
    stage = next_is({"conditions": ["miss-turn", "asleep"]}, [red(1, 1, 1)])
    assert conditions(stage) == ["asleep"]


@rule("HQ-DRD-10", "HQ-DRD-4")
@pytest.mark.parametrize(
    ("condition", "chance", "body"),
    [
        pytest.param("miss-turn", [combat("ssw"), combat("wb")], 6, id="the whirlwind lets a hero defend"),
        pytest.param("asleep", [combat("ssw")], 5, id="a sleeper does not defend"),
        pytest.param("paralysed", [combat("ssw")], 5, id="nor does who is paralysed"),
    ],
)
def test_who_defends(condition: str, chance: Any, body: int) -> None:
    stage = scene(
        {"dwarf": {"at": "k8", "conditions": [condition]}},
        active="zargon",
        monsters=[{"foe": "orc-1", "at": "l8"}],
        chance=chance,
    )
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "strike_hero orc-1 dwarf")
    assert stage.describe()["heroes"]["dwarf"]["body"] == body


@rule("HQ-DRD-4")
def test_sleepers_drink_nothing_before_the_blow_and_cast_nothing_at_0() -> None:
    told = {"at": "k8", "conditions": ["asleep"], "body": 2, "spells": ["heal-body"], "items": ["potion-of-defense"]}
    stage = scene({"wizard": told}, active="zargon", monsters=[{"foe": "orc-1", "at": "l8"}], chance=[combat("sss")])
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "strike_hero orc-1 wizard")
    assert stage.describe()["heroes"]["wizard"]["fate"] == "dead"


@rule("HQ-RND-13")
@pytest.mark.parametrize("fate", ["dead", "safe", "retreated"])
def test_the_dead_and_those_who_left_take_no_turn(fate: str) -> None:
    stage = scene({"dwarf": {"fate": fate, "conditions": ["asleep"]}})
    stage.play("barbarian", "end_turn")
    assert stage.asked == ("elf",)
    assert state(stage).heroes[1].conditions == 1

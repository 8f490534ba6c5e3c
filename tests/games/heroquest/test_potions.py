"""Potions (HQ-ITM-4 to 8)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import items, row
from tests.games.heroquest.scene import red, refused, scene, state

from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.rules.potions import potions_at_zero, potions_before_defending, potions_of
from lanterne.games.heroquest.state import BREW, ITEMS, SWIFT

ALL = [
    "potion-of-healing", "potion-of-healing-4", "potion-of-healing-2", "potion-of-strength", "potion-of-defense",
    "heroic-brew", "potion-of-speed",
]  # fmt: skip


@rule("HQ-ITM-4", "HQ-RND-10", "HQ-RND-11")
def test_several_potions_are_drunk_between_two_steps_without_breaking_the_movement() -> None:
    hero = {"at": "k8", "items": ["potion-of-strength", "potion-of-defense"]}
    stage = scene({"barbarian": hero}, points=4)
    stage.play("barbarian", "walk k9")
    stage.play("barbarian", "drink barbarian potion-of-strength")
    stage.play("barbarian", "drink barbarian potion-of-defense")
    stage.play("barbarian", "walk k10")
    assert state(stage).points == 2
    assert items(stage, "barbarian") == []
    assert not row(stage, "barbarian").acted


@rule("HQ-ITM-4", "HQ-ITM-5")
def test_on_the_own_turn_every_potion_can_be_drunk_also_after_the_action() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": ALL, "acted": True, "body": 1}})
    offered = [words.split()[2] for words in stage.offered("barbarian") if words.startswith("drink ")]
    assert sorted(offered) == sorted(ALL)


@rule("HQ-ITM-5", "HQ-ITM-6")
def test_which_potions_suit_the_other_moments() -> None:
    s = state(scene({"barbarian": {"at": "k8", "items": [*ALL, "potion-of-healing", "tool-kit"]}}))
    named = [[ITEMS.name(item) for item in found] for found in (potions_of(s, 0), potions_before_defending(s, 0))]
    assert sorted(map(str, named[0])) == sorted(ALL)
    assert named[1] == ["potion-of-healing", "potion-of-healing-4", "potion-of-healing-2", "potion-of-defense"]
    assert [ITEMS.name(item) for item in potions_at_zero(s, 0)] == ALL[:3]


@rule("HQ-ITM-7")
@pytest.mark.parametrize(
    ("potion", "chance", "body", "after"),
    [
        ("potion-of-healing", [red(5)], 2, 7),
        ("potion-of-healing", [red(6)], 5, 8),
        ("potion-of-healing-4", [], 2, 6),
        ("potion-of-healing-2", [], 2, 4),
        ("potion-of-healing-4", [], 7, 8),
    ],
)
def test_healing_never_goes_above_the_starting_value(potion: str, chance: list[Any], body: int, after: int) -> None:
    stage = scene({"barbarian": {"at": "k8", "body": body, "items": [potion]}}, chance=chance)
    assert CARDS[0].body == 8
    stage.play("barbarian", f"drink barbarian {potion}")
    assert row(stage, "barbarian").body == after
    assert items(stage, "barbarian") == []


@rule("HQ-ITM-7", "HQ-ITM-8")
def test_dice_of_equal_potions_add_up_and_wait() -> None:
    hero = {"at": "k8", "items": ["potion-of-strength", "potion-of-strength", "potion-of-defense"]}
    stage = scene({"barbarian": hero})
    for potion in hero["items"]:
        stage.play("barbarian", f"drink barbarian {potion}")
    assert (row(stage, "barbarian").attack, row(stage, "barbarian").defend) == (4, 2)
    stage.play("barbarian", "end_turn")
    assert (row(stage, "barbarian").attack, row(stage, "barbarian").defend) == (4, 2)


@rule("HQ-MOV-13", "HQ-ITM-7")
def test_two_doublings_are_one_and_both_are_used_up() -> None:
    hero = {"at": "k8", "items": ["potion-of-speed", "potion-of-speed"], "effects": ["swift"]}
    stage = scene({"barbarian": hero}, chance=[red(1, 2, 3, 4)])
    stage.play("barbarian", "drink barbarian potion-of-speed")
    stage.play("barbarian", "drink barbarian potion-of-speed")
    assert row(stage, "barbarian").effects == SWIFT
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 10
    assert row(stage, "barbarian").effects == 0


@rule("HQ-MOV-13")
def test_a_doubling_drunk_after_the_roll_waits_for_the_next_movement() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": ["potion-of-speed"]}}, points=3)
    stage.play("barbarian", "drink barbarian potion-of-speed")
    assert state(stage).points == 3
    assert row(stage, "barbarian").effects == SWIFT


@rule("HQ-ATK-20")
def test_the_brew_is_drunk_before_the_first_attack_of_the_turn() -> None:
    hero = {"at": "k8", "items": ["heroic-brew", "potion-of-strength"]}
    stage = scene({"barbarian": hero}, struck=True)
    assert refused(stage, "barbarian", "drink barbarian heroic-brew") == ("brew-after-attack", "HQ-ATK-20")
    assert stage.is_open("barbarian", "drink barbarian potion-of-strength")
    stage = scene({"barbarian": hero})
    stage.play("barbarian", "drink barbarian heroic-brew")
    assert row(stage, "barbarian").effects == BREW
    stage.play("barbarian", "end_turn")
    assert row(stage, "barbarian").effects == 0

"""Giving and taking (HQ-ITM-1 to 3, HQ-DTH-6)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import items, piles, row, sheet
from tests.games.heroquest.scene import refused, scene, state, steps

RICH = {"at": "k8", "gold": 130, "items": ["broadsword", "potion-of-healing", "orcs-bane"], "readied": "broadsword"}


@rule("HQ-ITM-1", "HQ-ITM-3")
def test_gold_needs_no_adjacency_and_any_sum_may_be_given() -> None:
    stage = scene({"barbarian": RICH})
    for gold in (113, 0, 17):
        stage.play("barbarian", "give_to wizard")
        stage.play("barbarian", "open_purse wizard")
        left = sheet(stage, "barbarian").gold
        for wrong in (f"[coins wizard {left + 1}]", "[coins wizard -1]", "[coins elf 1]", ""):
            assert not stage.is_open("barbarian", f"give_gold {wrong}".strip())
        stage.play("barbarian", f"give_gold [coins wizard {gold}]")
    assert (sheet(stage, "barbarian").gold, sheet(stage, "wizard").gold) == (0, 130)
    assert stage.events.count("gold-given") == 2, "an empty gift is no event"


@rule("HQ-ITM-1")
def test_an_empty_purse_is_not_opened() -> None:
    stage = scene({"barbarian": {**RICH, "gold": 0}, "dwarf": "l8"})
    stage.play("barbarian", "give_to dwarf")
    assert refused(stage, "barbarian", "open_purse dwarf") == ("no-gold-to-give", "HQ-ITM-1")


@rule("HQ-ITM-2", "HQ-ITM-3")
def test_things_are_handed_over_between_neighbours() -> None:
    stage = scene({"barbarian": RICH, "dwarf": "l8", "elf": "l9"}, points=2)
    stage.play("barbarian", "give_to dwarf")
    stage.play("barbarian", "give dwarf orcs-bane")
    assert "orcs-bane" in items(stage, "dwarf")
    assert items(stage, "barbarian") == ["broadsword", "potion-of-healing"]
    assert state(stage).points == 2
    stage.play("barbarian", "give_to elf")
    assert refused(stage, "barbarian", "give elf potion-of-healing") == ("too-far-to-give", "HQ-ITM-3")
    stage.play("barbarian", "keep_all")


@rule("HQ-ITM-3")
@pytest.mark.parametrize("far", ["off", "on"])
def test_by_the_letter_things_are_handed_over_at_any_distance(far: str) -> None:
    stage = scene({"barbarian": {**RICH, "gold": 0}, "elf": "z19"}, settings={"far_gifts": far})
    if far == "off":
        assert refused(stage, "barbarian", "give_to elf") == ("too-far-to-give", "HQ-ITM-3")
        return
    stage.play("barbarian", "give_to elf")
    stage.play("barbarian", "give elf potion-of-healing")
    assert "potion-of-healing" in items(stage, "elf")


@rule("HQ-ITM-3")
def test_a_wall_between_two_heroes_keeps_them_apart() -> None:
    stage = scene({"barbarian": {**RICH, "at": "e2", "gold": 0}, "dwarf": "f2"})
    assert refused(stage, "barbarian", "give_to dwarf") == ("too-far-to-give", "HQ-ITM-3")
    with_door = scene({"barbarian": {**RICH, "at": "e2", "gold": 0}, "dwarf": "f2"}, doors={"e2-f2": "open"})
    with_door.play("barbarian", "give_to dwarf")
    with_door.play("barbarian", "give dwarf potion-of-healing")
    assert "potion-of-healing" in items(with_door, "dwarf")


@rule("HQ-ITM-3")
@pytest.mark.parametrize("shared", ["pits", "stairs"])
def test_heroes_on_one_stair_or_pit_square_are_near_enough(shared: str) -> None:
    position: dict[str, Any] = {shared: ["k8"]}
    stage = scene({"barbarian": {**RICH, "gold": 0}, "dwarf": "k8"}, **position)
    stage.play("barbarian", "give_to dwarf")
    assert stage.is_open("barbarian", "give dwarf potion-of-healing")


@rule("HQ-ITM-3")
@pytest.mark.parametrize("fate", ["dead", "safe", "retreated"])
def test_nothing_is_given_to_the_dead_and_to_those_who_have_left(fate: str) -> None:
    stage = scene({"barbarian": RICH, "dwarf": {"fate": fate}})
    assert refused(stage, "barbarian", "give_to dwarf") == ("not-here", "HQ-ITM-3")


@rule("HQ-DRD-4")
@pytest.mark.parametrize("condition", ["asleep", "paralysed"])
def test_nothing_is_given_to_those_who_sleep_or_are_paralysed(condition: str) -> None:
    stage = scene({"barbarian": RICH, "dwarf": {"at": "l8", "conditions": [condition]}})
    assert refused(stage, "barbarian", "give_to dwarf") == ("not-aware", "HQ-DRD-4")
    afraid = scene({"barbarian": RICH, "dwarf": {"at": "l8", "conditions": ["afraid"]}})
    assert afraid.is_open("barbarian", "give_to dwarf")


@rule("HQ-ITM-1")
def test_who_has_nothing_gives_nothing() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": [], "gold": 0}, "dwarf": "l8"})
    assert refused(stage, "barbarian", "give_to dwarf") == ("nothing-to-give", "HQ-ITM-1")


@rule("HQ-ITM-2", "HQ-ITM-3")
def test_quest_items_and_equipment_change_hands_too() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": ["iron-key", "tool-kit"]}, "dwarf": "k9"})
    for item in ("iron-key", "tool-kit"):
        stage.play("barbarian", "give_to dwarf")
        stage.play("barbarian", f"give dwarf {item}")
    assert items(stage, "barbarian") == []
    assert {"iron-key", "tool-kit"} <= set(items(stage, "dwarf"))


PILE = {"at": "l8", "gold": 40, "items": ["helmet", "potion-of-healing", "potion-of-healing"]}


@rule("HQ-DTH-6", "HQ-RND-10", "HQ-RND-11")
def test_a_pile_is_taken_as_a_free_thing_on_or_next_to_it() -> None:
    for square in ("k8", "l8", "l9"):
        stage = scene({"barbarian": {"at": square, "items": []}}, piles=[PILE], points=3)
        stage.play("barbarian", "take_all l8")
        assert sheet(stage, "barbarian").gold == 40
        assert items(stage, "barbarian") == ["helmet", "potion-of-healing", "potion-of-healing"]
        assert piles(stage) == []
        assert state(stage).points == 3
        assert not row(stage, "barbarian").acted


@rule("HQ-DTH-6")
def test_a_pile_is_out_of_reach_from_a_corner_or_behind_a_wall() -> None:
    assert "take_all" not in steps(scene({"barbarian": "m9"}, piles=[PILE]), "barbarian")
    assert "take_all" not in steps(scene({"barbarian": "e2"}, piles=[{**PILE, "at": "f2"}]), "barbarian")


@rule("HQ-DTH-6")
def test_a_hero_may_take_a_part_and_leave_the_rest() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": []}}, piles=[PILE])
    stage.play("barbarian", "take l8 potion-of-healing")
    assert piles(stage) == [(40, ["helmet", "potion-of-healing"])]
    stage.play("barbarian", "take_gold l8")
    assert piles(stage) == [(0, ["helmet", "potion-of-healing"])]
    assert "take_gold" not in steps(stage, "barbarian")
    stage.play("barbarian", "take l8 helmet")
    assert steps(stage, "barbarian") >= {"take_all"}
    assert "take" not in steps(stage, "barbarian")
    stage.play("barbarian", "take_all l8")
    assert piles(stage) == []
    assert sheet(stage, "barbarian").gold == 40

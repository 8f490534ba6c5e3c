"""Rounds and turns (HQ-RND)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import red, refused, scene, state, steps

from lanterne.lab.stage import Stage


@rule("HQ-RND-1", "HQ-RND-2", "HQ-RND-3")
def test_heroes_take_turns_in_the_order_of_their_seats_then_zargon() -> None:
    stage = scene(party=("wizard", "elf", "barbarian"), monsters=[{"foe": "orc-1", "at": "y18"}])
    for hero in ("wizard", "elf", "barbarian"):
        assert stage.asked == (hero,)
        stage.play(hero, "end_turn")
    assert stage.asked == ("zargon",)


@rule("HQ-RND-4", "HQ-RND-1")
def test_after_zargon_another_round_begins() -> None:
    stage = scene(active="wizard", round=3)
    stage.play("wizard", "end_turn")
    while stage.asked == ("zargon",):
        stage.play("zargon", "end_zargon_turn")
    assert stage.asked == ("barbarian",)
    assert state(stage).round == 4


@rule("HQ-RND-5", "HQ-RND-6")
def test_an_action_ends_a_movement_that_has_begun() -> None:
    stage = scene({"barbarian": {"at": "k8", "items": ["potion-of-healing"]}}, points=5)
    stage.play("barbarian", "search_for_traps")
    assert state(stage).points == 0
    assert "walk" not in steps(stage, "barbarian")
    assert refused(stage, "barbarian", "roll_movement") == ("rolled-already", "HQ-RND-5")


@rule("HQ-RND-5", "HQ-RND-9")
def test_action_first_leaves_the_whole_movement_but_no_second_action() -> None:
    stage = scene({"barbarian": "k8"}, chance=[red(3, 3)])
    stage.play("barbarian", "search_for_traps")
    assert refused(stage, "barbarian", "search_for_secret_doors") == ("acted-already", "HQ-RND-5")
    stage.play("barbarian", "roll_movement")
    assert state(stage).points == 6


@rule("HQ-RND-7", "HQ-RND-6")
def test_the_roll_alone_counts_as_starting_to_move() -> None:
    stage = scene({"barbarian": "k8"}, chance=[red(1, 1)])
    stage.play("barbarian", "roll_movement")
    stage.play("barbarian", "search_for_traps")
    assert "walk" not in steps(stage, "barbarian")


@rule("HQ-RND-8")
def test_neither_moving_nor_acting_is_compulsory() -> None:
    stage = scene()
    stage.play("barbarian", "end_turn")
    assert stage.asked == ("dwarf",)


@rule("HQ-DEC-3")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """One hero alone, with nothing to give or drink and one weapon: after action and movement nothing is left."""
    lonely = {"barbarian": {"at": "k8", "items": [], "readied": "none"}}
    stage = scene(lonely, party=("barbarian",), points=1, monsters=[{"foe": "orc-1", "at": "y18"}])
    stage.play("barbarian", "walk k9")
    assert stage.asked == ("barbarian",), "the action is still there"
    stage.play("barbarian", "search_for_traps")
    assert stage.asked == ("zargon",)


@rule("HQ-RND-13")
@pytest.mark.parametrize("fate", ["dead", "safe", "retreated"])
def test_the_dead_and_those_who_left_take_no_turn(fate: str) -> None:
    stage = scene({"dwarf": {"fate": fate}})
    stage.play("barbarian", "end_turn")
    assert stage.asked == ("elf",)


@rule("HQ-RND-13", "HQ-DRD-10")
def test_a_missed_turn_is_one_turn() -> None:
    stage = scene({"dwarf": {"at": "k8", "conditions": ["miss-turn"]}})
    stage.play("barbarian", "end_turn")
    assert stage.asked == ("elf",)
    assert state(stage).heroes[1].conditions == 0


@rule("HQ-END-8")
def test_the_agreed_number_of_rounds_stops_the_game() -> None:
    settings = {"max_rounds": 150, "play": "single-quest"}
    stage: Stage = scene(active="wizard", round=150, settings=settings)
    stage.play("wizard", "end_turn")
    while not stage.game.over and stage.asked == ("zargon",):
        stage.play("zargon", "end_zargon_turn")
    assert stage.game.over
    assert state(stage).ending == "stopped"

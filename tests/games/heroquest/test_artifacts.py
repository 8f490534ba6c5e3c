"""Artifacts that are used, and whose they are (HQ-ITM-9, HQ-ITM-10, HQ-DTH-8, HQ-CAM-4)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import items, row
from tests.games.heroquest.scene import at, red, refused, scene, state, steps

from lanterne.games.heroquest.rules.artifacts import with_zargon
from lanterne.games.heroquest.state import HEROES, ITEMS, SQUARES
from lanterne.lab.stage import Stage

# --- whose they are ---------------------------------------------------------------------------------------------------


@rule("HQ-SET-14", "HQ-CAM-4")
@pytest.mark.parametrize(
    "where",
    [
        {"heroes": {"elf": {"at": "k8", "items": ["orcs-bane"]}}},
        {"piles": [{"at": "k8", "items": ["dagger", "orcs-bane"]}]},
        {"lost_artifacts": ["orcs-bane"]},
    ],
)
def test_an_artifact_is_zargons_to_hand_out_while_it_is_nowhere_else(where: dict[str, Any]) -> None:
    assert with_zargon(state(scene()), ITEMS.number("orcs-bane"))
    assert not with_zargon(state(scene(**where)), ITEMS.number("orcs-bane"))


@rule("HQ-CAM-4")
def test_a_lost_artifact_that_is_picked_up_again_is_lost_no_longer() -> None:
    stage = scene({"barbarian": "k8"}, piles=[{"at": "l8", "items": ["orcs-bane"]}], lost_artifacts=["orcs-bane"])
    stage.play("barbarian", "take_all l8")
    assert state(stage).lost_artifacts == ()


# --- Ring of Return ---------------------------------------------------------------------------------------------------

BEARER = {"at": "k8", "items": ["ring-of-return"]}
STAIRS = ["x17", "y17", "x18", "y18"]
"""The start squares of quest 1."""


@rule("HQ-ITM-10", "HQ-ITM-9")
def test_the_ring_takes_the_wearer_and_those_in_look_line_to_free_start_squares_in_turn_order() -> None:
    stage = scene({"barbarian": "p12", "dwarf": "b18", "elf": BEARER, "wizard": "y17"}, active="elf", stairs=STAIRS)
    stage.play("elf", "turn_ring")
    assert [at(stage, hero) for hero in ("barbarian", "dwarf", "elf", "wizard")] == ["x17", "b18", "x18", "y17"]
    assert items(stage, "elf") == []
    assert "turn_ring" not in steps(stage, "elf")


@rule("HQ-ITM-10")
def test_a_comrade_hides_nobody_from_the_ring() -> None:
    stage = scene({"barbarian": BEARER, "dwarf": "l8", "elf": "m8"}, stairs=STAIRS)
    stage.play("barbarian", "turn_ring")
    assert [at(stage, hero) for hero in ("barbarian", "dwarf", "elf")] == ["x17", "y17", "x18"]


@rule("HQ-ITM-10", "HQ-RND-11")
def test_turning_the_ring_is_free_and_the_movement_goes_on() -> None:
    stage = scene({"barbarian": BEARER}, stairs=STAIRS, points=4, path=["l8"])
    stage.play("barbarian", "turn_ring")
    assert (state(stage).points, state(stage).path, row(stage, "barbarian").acted) == (4, (), False)
    stage.play("barbarian", "walk x16")


@rule("HQ-ITM-10")
def test_stair_squares_are_shared_when_none_is_free() -> None:
    monsters = [{"foe": "orc", "at": square} for square in STAIRS]
    stage = scene({"barbarian": BEARER, "dwarf": "l8"}, stairs=STAIRS, monsters=monsters)
    stage.play("barbarian", "turn_ring")
    assert (at(stage, "barbarian"), at(stage, "dwarf")) == ("x17", "x17")


@rule("HQ-ITM-10")
def test_everybody_goes_to_their_own_start_group() -> None:
    stage = scene({"barbarian": BEARER, "dwarf": "l8"}, quest="divided-by-stone", map="empty", seen="all")
    stage.play("barbarian", "turn_ring")
    assert (at(stage, "barbarian"), at(stage, "dwarf")) == ("b2", "x17")


# --- Rod of Telekinesis -----------------------------------------------------------------------------------------------

WITH_ROD = {"at": "k8", "items": ["rod-of-telekinesis"]}


def misses(stage: Stage, square: str) -> bool:
    return next(foe.misses for foe in state(stage).monsters if foe.square == SQUARES.number(square))


@rule("HQ-ITM-10", "HQ-ITM-9")
@pytest.mark.parametrize(("dice", "held"), [((5, 5), True), ((1, 6), False)])
def test_a_monster_misses_its_turn_unless_it_rolls_a_six(dice: tuple[int, int], held: bool) -> None:
    stage = scene({"elf": WITH_ROD}, active="elf", monsters=[{"foe": "orc", "at": "n11"}], chance=[red(*dice)])
    stage.play("elf", "raise_rod orc-1")
    assert misses(stage, "n11") == held
    assert row(stage, "elf").acted
    assert ITEMS.number("rod-of-telekinesis") in row(stage, "elf").used


@rule("HQ-ITM-10")
def test_a_mindless_monster_rolls_nothing() -> None:
    stage = scene({"elf": WITH_ROD}, active="elf", monsters=[{"foe": "zombie", "at": "n11"}])
    stage.play("elf", "raise_rod zombie-1")
    assert misses(stage, "n11")


@rule("HQ-ITM-10")
def test_the_rod_needs_a_visible_monster_and_an_action() -> None:
    hidden = [{"foe": "orc", "at": "m8"}, {"foe": "goblin", "at": "n8"}, {"foe": "goblin", "at": "b18"}]
    stage = scene({"elf": WITH_ROD}, active="elf", monsters=hidden)
    assert [words for words in stage.offered("elf") if words.startswith("raise_rod")] == ["raise_rod orc-1"]
    acted = scene({"elf": {**WITH_ROD, "acted": True}}, active="elf", monsters=hidden)
    assert refused(acted, "elf", "raise_rod orc-1") == ("acted-already", "HQ-RND-5")


@rule("HQ-ITM-10")
def test_the_rod_serves_once_per_quest_even_if_another_hero_has_it_now() -> None:
    spent = {"at": "p12", "used": ["rod-of-telekinesis"]}
    stage = scene({"barbarian": spent, "elf": WITH_ROD}, active="elf", monsters=[{"foe": "orc", "at": "m8"}])
    assert refused(stage, "elf", "raise_rod orc-1") == ("rod-spent", "HQ-ITM-10")


# --- Elixir of Life ---------------------------------------------------------------------------------------------------

WITH_ELIXIR = {"at": "k8", "items": ["elixir-of-life"]}


def fallen(square: str) -> dict[str, Any]:
    return {"fate": "dead", "fell": square, "body": 0, "mind": 1}


@rule("HQ-DTH-8", "HQ-ITM-9")
def test_a_dead_hero_returns_with_all_points_where_the_hero_died() -> None:
    stage = scene({"dwarf": WITH_ELIXIR, "barbarian": fallen("l8")}, active="dwarf")
    stage.play("dwarf", "revive barbarian")
    assert at(stage, "barbarian") == "l8"
    assert (row(stage, "barbarian").body, row(stage, "barbarian").mind) == (8, 2)
    assert items(stage, "dwarf") == []
    assert not row(stage, "dwarf").acted


@rule("HQ-DTH-8")
def test_a_taken_square_gives_way_to_the_nearest_free_one_but_a_pit_is_shared() -> None:
    for pits, square in (([], "k9"), (["k8"], "k8")):
        stage = scene({"dwarf": WITH_ELIXIR, "barbarian": fallen("k8"), "elf": "l8"}, active="dwarf", pits=pits)
        stage.play("dwarf", "revive barbarian")
        assert at(stage, "barbarian") == square


@rule("HQ-DTH-8")
def test_the_bearer_must_be_on_or_next_to_the_square() -> None:
    for square in ("l9", "m8"):
        stage = scene({"dwarf": WITH_ELIXIR, "barbarian": fallen(square)}, active="dwarf")
        assert refused(stage, "dwarf", "revive barbarian") == ("far-from-the-dead", "HQ-DTH-8")
    for square in ("k8", "k9"):
        assert scene({"dwarf": WITH_ELIXIR, "barbarian": fallen(square)}, active="dwarf").is_open(
            "dwarf", "revive barbarian"
        )


@rule("HQ-DTH-8")
def test_the_revived_act_from_the_next_round_on() -> None:
    stage = scene({"dwarf": WITH_ELIXIR, "elf": fallen("l8")}, active="dwarf")
    stage.play("dwarf", "revive elf")
    stage.play("dwarf", "end_turn")
    assert stage.asked == ("wizard",)
    stage.play("wizard", "end_turn")
    while stage.asked == ("zargon",):
        stage.play("zargon", "end_zargon_turn")
    for hero in ("barbarian", "dwarf"):
        stage.play(hero, "end_turn")
    assert stage.asked == ("elf",)


@rule("HQ-DTH-8")
def test_who_has_not_died_in_this_quest_is_not_offered() -> None:
    for other in ({"at": "l8"}, {"fate": "safe"}, {"fate": "dead"}):
        stage = scene({"dwarf": WITH_ELIXIR, "barbarian": other}, active="dwarf")
        assert "revive" not in steps(stage, "dwarf")
        assert stage.refusal("dwarf", "revive barbarian") is None


def at_zero(hero: str, active: str) -> Stage:
    """A hero with the elixir has just lost the last Body Point."""
    stage = scene({hero: {**WITH_ELIXIR, "body": 1, "mind": 1}}, active=active)
    stage.game.state.agenda.append(("lose_body", HEROES.number(hero), 1))
    stage.game.run()
    return stage


@rule("HQ-DTH-8", "HQ-ITM-9")
def test_the_bearer_is_saved_at_zero_body_points_and_the_turn_is_over() -> None:
    stage = at_zero("dwarf", active="dwarf")
    stage.play("dwarf", "drink_elixir dwarf")
    assert (row(stage, "dwarf").body, row(stage, "dwarf").mind, items(stage, "dwarf")) == (7, 3, [])
    assert (stage.asked, at(stage, "dwarf")) == (("elf",), "k8")


@rule("HQ-DTH-8")
def test_a_bearer_saved_before_the_own_turn_waits_for_the_next_round() -> None:
    stage = at_zero("elf", active="dwarf")
    stage.play("elf", "drink_elixir elf")
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "end_turn")
    assert stage.asked == ("wizard",)

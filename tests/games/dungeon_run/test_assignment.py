"""Dice in a battle: what each of them can do, what powers make of them, and what is suggested."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.citing import rule
from tests.games.dungeon_run.fray import Heroes, attack, battle_dice, fray, picks, spot, suggested, wounds
from tests.games.dungeon_run.scene import hero, told

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import FaceCounts
from lanterne.games.dungeon_run.rules.advice import advice
from lanterne.games.dungeon_run.rules.panel import (
    HIT,
    Panel,
    Use,
    cancelled_by_must,
    due,
    hits_of,
    open_picks,
    outcome,
    rest_of,
)
from lanterne.games.dungeon_run.state import POWERS
from lanterne.lab.stage import Stage

DORGAN: Heroes = {"dorgan": {}}
SLIME = "slime"
"""Power numbers 1, 2 and 3; defence 4; Life 4."""


def asked(heroes: Heroes, monster: str, *dice: tuple[int, ...], rating: str = "brawn", **told: Any) -> Stage:
    """The battle has come to the assignment of the first hero's dice."""
    stage = fray(heroes, monster, *dice, **told)
    name = next(iter(heroes))
    stage.play(name, "battle_monster")
    if stage.decision == "way_to_fight":
        stage.play(name, f"fight_with {rating}")
    assert stage.decision == "assignment"
    return stage


@rule("DR-BAT-8", "DR-BAT-10")
def test_a_die_below_the_defence_blocks_only_what_it_equals() -> None:
    stage = asked(DORGAN, SLIME, (2, 5), (2, 3, 3, 3))
    assert picks(stage, "dorgan") == ["block_with 2 2"], "EX-1; a 3 equals no potential hit"
    stage.play("dorgan", "assign_dice [block_with 2 2]")
    assert wounds(stage, "dorgan") == 0


@rule("DR-BAT-9", "DR-BAT-10", "DR-BAT-8")
def test_a_die_of_the_defence_or_more_hits_or_blocks_anything() -> None:
    stage = asked({"birodin": {"training": {"brawn": 1}}}, "zombie", (1, 2, 3, 6), (1, 1, 2, 3, 6))
    expected = ["block_with 2 2", "block_with 3 2", "block_with 3 6", "block_with 6 2", "block_with 6 6"]
    assert picks(stage, "birodin") == [*expected, "hit_with 3", "hit_with 6"], "EX-3, with a defence of 3"


@rule("DR-BAT-11")
def test_each_die_is_used_once_and_blocks_once() -> None:
    stage = asked(DORGAN, SLIME, (1, 3), (1, 5, 5, 6))
    assert "hit_with 5" in picks(stage, "dorgan", "hit_with 5"), "there are two"
    assert picks(stage, "dorgan", "hit_with 5", "hit_with 5", "hit_with 6") == ["block_with 1 1"]
    assert picks(stage, "dorgan", "block_with 5 1", "block_with 5 3") == ["hit_with 6"], "nothing is left to block"
    assert not stage.is_open("dorgan", "assign_dice [hit_with 6] [hit_with 6]")


@rule("DR-BAT-12")
def test_nobody_has_to_block_a_monster_or_to_use_a_die() -> None:
    stage = asked({"dorgan": {"wounds": 5}}, SLIME, (1, 3), (1, 3, 5, 5))
    stage.play("dorgan", "assign_dice [hit_with 5]")
    assert told(stage, "hits-and-blocks") == ["hits-and-blocks dorgan slime 1 0 2"]
    assert spot(stage).wounds == 1


@rule("DR-BAT-8", "DR-BAT-9", "DR-BAT-10")
def test_nobody_is_asked_about_dice_that_can_do_nothing() -> None:
    stage = fray(DORGAN, SLIME, (1, 4), (2, 2, 3, 3))
    stage.play("dorgan", "battle_monster")
    stage.play("dorgan", "fight_with brawn")
    assert stage.decision == "take_action"
    assert wounds(stage, "dorgan") == 1


# --- dice that count for more (DR-ABI-8) ------------------------------------------------------------------------------


@rule("DR-ABI-8")
@pytest.mark.parametrize(
    ("heroes", "monster", "rating", "dealt"),
    [
        pytest.param({"saelith-ashborn": {}}, "cave-bear", "magic", 3, id="searing-flames: one 6 of two"),
        pytest.param({"saelith-ashborn": {"training": {"brawn": 1}}}, "cave-bear", "brawn", 2, id="only with Magic"),
        pytest.param({"birodin": {"equipped": ["hammer-of-dawn"]}}, "stone-golem", "brawn", 4, id="hammer: all"),
        pytest.param({"birodin": {"equipped": ["hammer-of-dawn"]}}, "cave-bear", "brawn", 2, id="not a beast"),
        pytest.param(
            {"addolgar-vayne": {"abilities": ["addolgar-vayne-giant-slayer"]}}, "cave-bear", "brawn", 4, id="giant"
        ),
        pytest.param(
            {"addolgar-vayne": {"abilities": ["addolgar-vayne-giant-slayer"]}}, "goblin", "brawn", 2, id="Life below 4"
        ),
        pytest.param(
            {"addolgar-vayne": {"equipped": ["hammer-of-dawn"], "abilities": ["addolgar-vayne-giant-slayer"]}},
            "stone-golem",
            "brawn",
            4,
            id="two cards say the same of one die",
        ),
        pytest.param({"dorgan": {"equipped": ["sword-of-the-well-spirit"]}}, "cave-bear", "brawn", 3, id="extra hit"),
        pytest.param(
            {"dorgan": {"equipped": ["sword-of-the-well-spirit"], "training": {"magic": 1}}},
            "cave-bear",
            "magic",
            2,
            id="the sword needs Brawn for it",
        ),
    ],
)
def test_two_sixes(heroes: Heroes, monster: str, rating: str, dealt: int) -> None:
    name, row = next(iter(heroes.items()))
    attack_dice = next(each.attack for each in ALL_MONSTERS if each.name == monster)
    number = battle_dice(fray({name: row}, monster), name, rating)
    stage = fray({name: row}, monster, (1,) * attack_dice, (1,) * (number - 2) + (6, 6))
    attack(stage, name, rating)
    assert told(stage, "hits-and-blocks") == [f"hits-and-blocks {name} {monster} {dealt} 0 0"]


# --- blocks by powers (DR-ABI-9) --------------------------------------------------------------------------------------


@rule("DR-ABI-9")
def test_shield_oath_lets_one_die_block_whatever_it_shows() -> None:
    stage = asked({"addolgar-vayne": {}}, SLIME, (2, 3), (1, 1, 1, 1))
    open_now = ["parry_with shield-oath 1 2", "parry_with shield-oath 1 3"]
    assert picks(stage, "addolgar-vayne") == open_now
    assert picks(stage, "addolgar-vayne", "parry_with shield-oath 1 2") == [], "one die only"
    stage.play("addolgar-vayne", "assign_dice [parry_with shield-oath 1 2]")
    assert wounds(stage, "addolgar-vayne") == 1
    assert told(stage, "blocks-by-power") == ["blocks-by-power addolgar-vayne shield-oath"]


@rule("DR-ABI-9", "DR-ABI-4")
def test_headbutt_cancels_a_hit_once_per_turn() -> None:
    row = {"abilities": ["birodin-headbutt"]}
    stage = asked({"birodin": row}, SLIME, (2, 2), (1, 1, 1, 1), (3, 3), (1, 1, 1, 1))
    assert picks(stage, "birodin") == ["cancel_hit birodin-headbutt 2"]
    assert picks(stage, "birodin", "cancel_hit birodin-headbutt 2") == []
    stage.play("birodin", "assign_dice [cancel_hit birodin-headbutt 2]")
    assert wounds(stage, "birodin") == 1
    attack(stage, "birodin")
    assert wounds(stage, "birodin") == 3, "used up for this turn"


@rule("DR-ABI-9", "DR-ABI-3")
def test_the_parrying_dagger_must_cancel_a_hit_and_its_owner_says_which() -> None:
    stage = asked({"dorgan": {"equipped": ["parrying-dagger"]}}, SLIME, (1, 2), (1, 5, 5, 5))
    view = stage.view("dorgan")
    assert not stage.is_open("dorgan", "assign_dice [hit_with 5]")
    unfinished = view.unfinished(())
    assert unfinished is not None
    assert (unfinished.message, unfinished.rule) == ("must-cancel", "DR-ABI-3")
    left = picks(stage, "dorgan", "block_with 1 1")
    assert "block_with 5 2" not in left, "the last potential hit is kept for the dagger"
    assert "cancel_hit parrying-dagger 2" in left
    stage.play("dorgan", "assign_dice [cancel_hit parrying-dagger 2] [block_with 1 1] [hit_with 5] [hit_with 5]")
    assert wounds(stage, "dorgan") == 0
    assert spot(stage).wounds == 2


@rule("DR-ABI-9")
def test_a_reckless_swing_bars_every_kind_of_block() -> None:
    row = {"abilities": ["vargagg-reckless-swing"], "equipped": ["parrying-dagger"]}
    stage = fray({"vargagg": row}, SLIME, (1, 2), (1, 1, 1, 1, 1, 2, 5))
    stage.play("vargagg", "battle_monster")
    stage.play("vargagg", "fight_with brawn vargagg-reckless-swing")
    assert picks(stage, "vargagg") == ["hit_with 5"]
    stage.play("vargagg", "assign_dice [hit_with 5]")
    assert wounds(stage, "vargagg") == 2


@rule("DR-ABI-9")
@pytest.mark.parametrize("monster", ["fire-drake", "scarath"])
def test_what_only_an_equal_die_blocks(monster: str) -> None:
    attack_dice = {"fire-drake": (1, 1, 5, 6), "scarath": (1, 1, 1, 1, 5, 6)}[monster]
    stage = asked({"addolgar-vayne": {"training": {"brawn": 2}}}, monster, attack_dice, (1, 1, 1, 1, 5, 6))
    against_six = [each for each in picks(stage, "addolgar-vayne") if each.endswith(" 6") and "hit" not in each]
    assert against_six == ["block_with 6 6"], "neither a 5 nor the shield"
    assert "block_with 5 5" in picks(stage, "addolgar-vayne")
    assert "parry_with shield-oath 1 5" in picks(stage, "addolgar-vayne")


@rule("DR-ABI-9")
def test_a_power_cancels_also_what_only_an_equal_die_blocks() -> None:
    stage = asked({"birodin": {"abilities": ["birodin-headbutt"]}}, "fire-drake", (1, 1, 1, 6), (1, 1, 1, 5))
    assert "cancel_hit birodin-headbutt 6" in picks(stage, "birodin")


# --- the suggestion (section 9, rule 7) -------------------------------------------------------------------------------


@rule("DR-BAT-9", "DR-BAT-14")
def test_the_suggestion_kills_with_the_fewest_dice_and_blocks_with_the_rest() -> None:
    row = {"training": {"magic": 1}}
    stage = asked({"saelith-ashborn": row}, "goblin", (1, 5, 6), (1, 1, 1, 3, 5, 6), rating="magic")
    assert suggested(stage, "saelith-ashborn") == ["block_with 3 6", "block_with 5 5", "hit_with 6"], "her 6 deals two"
    assert stage.offered("saelith-ashborn") == ["assign_as_advised 2 0"]


@rule("DR-BAT-9")
def test_the_suggestion_blocks_first_if_the_hits_would_defeat_the_hero() -> None:
    stage = asked({"dorgan": {"wounds": 8}}, SLIME, (1, 3), (1, 4, 5, 6))
    assert suggested(stage, "dorgan") == ["block_with 1 1", "block_with 4 3", "hit_with 5", "hit_with 6"]


@rule("DR-BAT-9")
def test_otherwise_the_suggestion_hits_with_all_that_hit_and_blocks_with_what_cannot() -> None:
    stage = asked({"dorgan": {"wounds": 4}}, SLIME, (1, 3), (1, 4, 5, 6))
    assert suggested(stage, "dorgan") == ["block_with 1 1", "hit_with 4", "hit_with 5", "hit_with 6"]


@rule("DR-ABI-8")
def test_the_suggestion_knows_what_a_monster_can_take() -> None:
    stage = asked(DORGAN, "rat-swarm", (1, 1, 3, 3, 3, 3), (2, 3, 4, 5), tile={"wounds": 1})
    spared = ["block_with 4 1", "block_with 5 1", "hit_with 2", "hit_with 3"]
    assert suggested(stage, "dorgan") == spared, "it takes two at most, so the other dice block"
    stage = asked(DORGAN, "rat-swarm", (1, 1, 3, 3, 3, 3), (2, 3, 4, 5), tile={"wounds": 2})
    assert suggested(stage, "dorgan") == ["block_with 4 1", "block_with 5 1", "hit_with 2", "hit_with 3"]
    stage = asked(
        {"dorgan": {"training": {"brawn": 2}}}, "colossus-of-galnon", (1,) * 6, (1, 1, 1, 4, 5, 6), tile={"wounds": 5}
    )
    assert suggested(stage, "dorgan") == ["hit_with 4", "hit_with 5", "hit_with 6"], "the first hit does nothing"
    stage = asked(DORGAN, "colossus-of-galnon", (1, 1, 1, 4, 4, 6), (1, 1, 1, 5))
    assert suggested(stage, "dorgan") == ["block_with 5 6"], "a hit that does nothing is better used to block"
    stage = asked(DORGAN, "colossus-of-galnon", (1, 1, 1, 4, 4, 6), (1, 1, 5, 5))
    assert suggested(stage, "dorgan") == ["hit_with 5", "hit_with 5"]


@rule("DR-ABI-9")
def test_the_suggestion_uses_powers_for_what_is_left() -> None:
    stage = asked({"addolgar-vayne": {}}, SLIME, (2, 3), (1, 1, 3, 5))
    assert suggested(stage, "addolgar-vayne") == ["block_with 3 3", "hit_with 5", "parry_with shield-oath 1 2"]
    stage = asked({"dorgan": {"equipped": ["parrying-dagger"]}}, SLIME, (1, 2), (1, 1, 3, 5))
    assert suggested(stage, "dorgan") == ["block_with 1 1", "cancel_hit parrying-dagger 2", "hit_with 5"]


@rule("DR-BAT-9")
def test_without_an_answer_the_suggestion_counts() -> None:
    stage = asked({"dorgan": {"wounds": 8}}, SLIME, (1, 3), (1, 4, 5, 6))
    assert stage.words(stage.view("dorgan").default_answer()) == "assign_as_advised 2 0"
    stage.play("dorgan", "assign_as_advised 2 0")
    assert hero(stage, "dorgan").wounds == 8
    assert spot(stage).wounds == 2


# --- whatever the dice ------------------------------------------------------------------------------------------------

FACES = st.integers(1, 6)
TWICE = [(), (FaceCounts(face=6, hits=2, most=1),), (FaceCounts(face=6, hits=2, most="all"),)]
OATH, DAGGER, HEADBUTT = (POWERS.number(name) for name in ("shield-oath", "parrying-dagger", "birodin-headbutt"))

panels = st.builds(
    Panel,
    dice=st.lists(FACES, min_size=1, max_size=8).map(sorted).map(tuple),
    foes=st.lists(FACES, max_size=6).map(sorted).map(tuple),
    least=st.integers(2, 6),
    blocks=st.booleans(),
    only_equal=st.sampled_from([(), (6,)]),
    parries=st.sampled_from([(), (Use(OATH, 1, False),)]),
    cancels=st.sampled_from([(), (Use(DAGGER, 1, True),), (Use(DAGGER, 1, True), Use(HEADBUTT, 1, False))]),
    worth=st.sampled_from(TWICE),
    foe_worth=st.sampled_from(TWICE),
)


@rule("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-BAT-11", "DR-ABI-9")
@given(
    panels,
    st.integers(0, 9),
    st.integers(1, 7),
    st.booleans(),
    st.sampled_from([(0, 99), (1, 99), (0, 2), (1, 3)]),
    st.randoms(use_true_random=False),
)
def test_every_suggestion_can_be_picked_in_any_order(
    panel: Panel, needed: int, left: int, must_live: bool, limits: tuple[int, int], order: Random
) -> None:
    picks = list(advice(panel, needed, left, must_live, *limits))
    order.shuffle(picks)
    for place, made in enumerate(picks):
        assert made in open_picks(panel, tuple(picks[:place]))
    assert cancelled_by_must(panel, rest_of(panel, tuple(picks))) == due(panel)


@rule("DR-BAT-9", "DR-ABI-8")
@given(panels, st.integers(0, 9), st.integers(1, 7))
def test_a_suggestion_kills_whenever_it_can_and_with_as_few_dice_as_can_be(
    panel: Panel, needed: int, left: int
) -> None:
    hitting = [die for die in panel.dice if die >= panel.least]
    enough = [
        size
        for size in range(len(hitting) + 1)
        if any(hits_of(panel.worth, list(some)) >= needed for some in combinations(hitting, size))
    ]
    if enough:
        hits = [made[1] for made in advice(panel, needed, left, False) if made[0] == HIT]
        assert len(hits) == enough[0]
        assert hits_of(panel.worth, hits) >= needed


@rule("DR-HVH-9")
@given(panels, st.integers(0, 9), st.integers(1, 7))
def test_a_suggestion_for_somebody_who_must_live_hits_only_if_he_does_or_has_nothing_to_block(
    panel: Panel, needed: int, left: int
) -> None:
    panel = panel._replace(blocks=True, only_equal=())
    picks = advice(panel, needed, left, True)
    if outcome(panel, picks).suffered >= left and rest_of(panel, picks).foes:
        assert not any(made[0] == HIT for made in picks)

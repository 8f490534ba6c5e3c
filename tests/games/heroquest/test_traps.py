"""Traps and what they do (HQ-TRP-1 to HQ-TRP-15, HQ-MOV-14)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import at, combat, red, refused, scene, state, steps

from lanterne.games.heroquest.state import DEAD, SQUARES
from lanterne.lab.stage import Stage


def body(stage: Stage, hero: int = 0) -> int:
    return state(stage).heroes[hero].body


def marked(mask: int, square: str) -> bool:
    return bool(mask >> SQUARES.number(square) & 1)


# --- pits -------------------------------------------------------------------------------------------------------------


@rule("HQ-TRP-1", "HQ-TRP-2", "HQ-TRP-8")
def test_a_hidden_pit_springs_and_ends_the_turn() -> None:
    stage = scene({"barbarian": "a10"}, points=9, hidden_traps=[{"kind": "pit", "at": "a8"}])
    stage.play("barbarian", "walk a9")
    assert body(stage) == 8
    stage.play("barbarian", "walk a8")
    assert (at(stage, "barbarian"), body(stage), stage.asked) == ("a8", 7, ("dwarf",))
    assert marked(state(stage).pits, "a8")
    assert not state(stage).hidden_traps


@rule("HQ-MOV-14", "HQ-TRP-9")
def test_stepping_into_a_sprung_pit_is_a_fall_and_leaving_it_is_free() -> None:
    stage = scene({"barbarian": "a10"}, points=9, pits=["a9"])
    stage.play("barbarian", "walk a9")
    assert (body(stage), stage.asked) == (7, ("dwarf",))

    stage = scene({"barbarian": "a9"}, points=2, pits=["a9"])
    stage.play("barbarian", "walk a8")
    assert (body(stage), state(stage).points, stage.asked) == (8, 1, ("barbarian",))


@rule("HQ-TRP-7", "HQ-TRP-2")
def test_a_discovered_trap_springs_all_the_same_when_walked_onto() -> None:
    stage = scene({"barbarian": "a10"}, points=9, traps=[{"kind": "pit", "at": "a9"}])
    stage.play("barbarian", "walk a9")
    assert (body(stage), state(stage).traps, stage.asked) == (7, [], ("dwarf",))


@rule("HQ-RND-14", "HQ-MOV-12")
def test_what_the_last_square_shows_is_revealed_although_the_turn_ends() -> None:
    trap = [{"kind": "pit", "at": "a1"}]
    stage = scene({"barbarian": "a2"}, seen=["a2", "a1", "room-01"], points=9, hidden_traps=trap)
    stage.play("barbarian", "walk a1")
    assert stage.asked == ("dwarf",)
    assert marked(state(stage).seen, "z1")

    hurt = {"at": "a2", "body": 1}
    stage = scene({"barbarian": hurt}, seen=["a2", "a1", "room-01"], points=9, hidden_traps=trap)
    stage.play("barbarian", "walk a1")
    assert state(stage).heroes[0].fate == DEAD
    assert not marked(state(stage).seen, "z1")


@rule("HQ-RND-14", "HQ-ITM-6")
def test_a_potion_at_0_body_points_saves_the_hero_but_not_the_turn() -> None:
    hurt = {"at": "a2", "body": 1, "items": ["potion-of-healing"]}
    stage = scene(
        {"barbarian": hurt}, seen=["a2", "a1", "room-01"], points=9, hidden_traps=[{"kind": "pit", "at": "a1"}],
        chance=[red(3)],
    )  # fmt: skip
    stage.play("barbarian", "walk a1")
    assert (stage.asked, stage.decision) == (("barbarian",), "last_chance")
    stage.play("barbarian", "drink barbarian potion-of-healing")
    assert (body(stage), stage.asked) == (3, ("dwarf",))
    assert marked(state(stage).seen, "z1")


@rule("HQ-TRP-3", "HQ-TRP-2")
def test_monsters_never_spring_traps() -> None:
    stage = scene(
        {"barbarian": "a8", "dwarf": "a7"},
        active="zargon",
        hidden_traps=[{"kind": "pit", "at": "a9"}],
        monsters=[{"foe": "orc", "at": "a11"}],
    )
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "go orc-1 a9")
    assert state(stage).monsters[0].body == 1
    assert [trap.square for trap in state(stage).hidden_traps] == [SQUARES.number("a9")]

    stage = scene({"barbarian": "a8"}, points=2, hidden_traps=[{"kind": "pit", "at": "a9"}])
    stage.play("barbarian", "walk a9")
    assert body(stage) == 7


@rule("HQ-TRP-5")
def test_a_trap_right_behind_a_door_hits_the_first_to_enter() -> None:
    stage = scene(
        {"barbarian": "j9"}, points=4, doors={"j9-k9": "open"}, hidden_traps=[{"kind": "spear", "at": "k9"}],
        chance=[combat("s")],
    )  # fmt: skip
    stage.play("barbarian", "search_for_traps")  # looking through the door is not enough
    assert not state(stage).traps
    assert len(state(stage).hidden_traps) == 1

    stage = scene(
        {"barbarian": "j9"}, points=4, doors={"j9-k9": "open"}, hidden_traps=[{"kind": "spear", "at": "k9"}],
        chance=[combat("s")],
    )  # fmt: skip
    stage.play("barbarian", "walk k9")
    assert body(stage) == 7


# --- spears -----------------------------------------------------------------------------------------------------------


@rule("HQ-TRP-15")
@pytest.mark.parametrize("face", ["w", "b"])
def test_any_shield_dodges_the_spear_and_movement_goes_on(face: str) -> None:
    stage = scene({"barbarian": "a10"}, points=5, hidden_traps=[{"kind": "spear", "at": "a9"}], chance=[combat(face)])
    stage.play("barbarian", "walk a9")
    assert (body(stage), stage.asked, state(stage).points) == (8, ("barbarian",), 4)
    assert not state(stage).hidden_traps
    assert not state(stage).pits
    stage.play("barbarian", "walk a10")
    stage.play("barbarian", "walk a9")  # it is gone
    assert body(stage) == 8


@rule("HQ-TRP-15")
def test_a_skull_lets_the_spear_hit_and_ends_the_turn() -> None:
    stage = scene({"barbarian": "a10"}, points=5, hidden_traps=[{"kind": "spear", "at": "a9"}], chance=[combat("s")])
    stage.play("barbarian", "walk a9")
    assert (body(stage), stage.asked, at(stage, "barbarian")) == (7, ("dwarf",), "a9")
    assert not state(stage).hidden_traps


# --- falling blocks ---------------------------------------------------------------------------------------------------

BLOCK = [{"kind": "falling-block", "at": "a10"}]


@rule("HQ-TRP-11", "HQ-TRP-12", "HQ-TRP-13")
def test_a_falling_block_costs_a_point_for_each_skull_and_the_hero_gets_clear() -> None:
    stage = scene({"barbarian": "a11"}, points=5, hidden_traps=BLOCK, chance=[combat("ssb")])
    stage.play("barbarian", "walk a10")
    assert (body(stage), stage.decision) == (6, "way_out")
    assert marked(state(stage).blocked, "a10")
    assert stage.offered("barbarian") == [f"step_clear barbarian {square}" for square in ("a9", "b10", "a11")]
    stage.play("barbarian", "step_clear barbarian b10")
    assert (at(stage, "barbarian"), stage.asked) == ("b10", ("dwarf",))
    assert refused(scene({"barbarian": "a9"}, points=5, blocked=["a10"]), "barbarian", "walk a10") is not None


@rule("HQ-TRP-12", "HQ-DEC-2")
def test_nobody_is_asked_if_one_square_is_free() -> None:
    stage = scene(
        {"barbarian": "a11", "elf": "b10"}, points=5, hidden_traps=BLOCK, chance=[combat("wwb")],
        monsters=[{"foe": "goblin", "at": "a9"}],
    )  # fmt: skip
    stage.play("barbarian", "walk a10")
    assert (at(stage, "barbarian"), body(stage), stage.asked) == ("a11", 8, ("dwarf",))


@rule("HQ-TRP-13")
def test_with_no_free_square_ahead_or_back_the_hero_goes_back_along_the_path() -> None:
    heroes = {"barbarian": "a12", "dwarf": "a11", "elf": "a9", "wizard": "b10"}
    stage = scene(heroes, points=5, hidden_traps=BLOCK, chance=[combat("www")])
    stage.play("barbarian", "walk a11")
    stage.play("barbarian", "walk a10")
    assert (at(stage, "barbarian"), stage.asked) == ("a12", ("dwarf",))  # not a8, as near and higher up


@rule("HQ-TRP-13")
def test_without_a_free_square_on_the_path_the_nearest_counts() -> None:
    heroes = {"barbarian": "a11", "dwarf": "b10", "elf": "a9"}
    stage = scene(
        heroes, points=5, hidden_traps=BLOCK, chance=[combat("www")], path=["a12"],
        monsters=[{"foe": "goblin", "at": "a12"}],
    )  # fmt: skip
    state(stage).heroes[3] = state(stage).heroes[3]._replace(square=SQUARES.number("a11"))
    stage.play("barbarian", "walk a10")
    assert at(stage, "barbarian") == "a8"


@rule("HQ-TRP-13")
def test_walls_and_closed_doors_cut_off_squares() -> None:
    stage = scene(
        {"barbarian": "l9"}, points=5, hidden_traps=[{"kind": "falling-block", "at": "k9"}], chance=[combat("www")],
        doors={"j9-k9": "closed"},
    )  # fmt: skip
    stage.play("barbarian", "walk k9")
    assert stage.offered("barbarian") == [f"step_clear barbarian {square}" for square in ("k8", "l9", "k10")]


@rule("HQ-TRP-13", "HQ-SPL-14")
def test_back_is_where_the_hero_came_from_be_it_through_rock() -> None:
    stage = scene(
        {"barbarian": "j9"}, points=5, phasing=True, hidden_traps=[{"kind": "falling-block", "at": "k9"}],
        chance=[combat("www")],
    )  # fmt: skip
    stage.play("barbarian", "walk k9")
    assert "step_clear barbarian j9" in stage.offered("barbarian")


@rule("HQ-TRP-13")
def test_a_hero_killed_by_the_block_does_not_move() -> None:
    hurt = {"at": "a11", "body": 2}
    stage = scene({"barbarian": hurt}, points=5, hidden_traps=BLOCK, chance=[combat("ssw")])
    stage.play("barbarian", "walk a10")
    row = state(stage).heroes[0]
    assert (row.fate, row.fell, stage.asked) == (DEAD, SQUARES.number("a10"), ("dwarf",))


@rule("HQ-TRP-13")
def test_a_trap_on_the_square_of_escape_springs_and_a_block_repeats_the_rule() -> None:
    traps = [*BLOCK, {"kind": "falling-block", "at": "a9"}, {"kind": "pit", "at": "a8"}]
    stage = scene({"barbarian": "a11"}, points=5, hidden_traps=traps, chance=[combat("sww"), combat("ssw")])
    stage.play("barbarian", "walk a10")
    stage.play("barbarian", "step_clear barbarian a9")
    assert (body(stage), at(stage, "barbarian"), stage.asked) == (4, "a8", ("dwarf",))  # only a8 is left, and its pit


@rule("HQ-TRP-12")
def test_a_dodged_spear_on_the_square_of_escape_does_not_give_the_turn_back() -> None:
    traps = [*BLOCK, {"kind": "spear", "at": "a9"}]
    stage = scene({"barbarian": "a11"}, points=5, hidden_traps=traps, chance=[combat("www"), combat("w")])
    stage.play("barbarian", "walk a10")
    stage.play("barbarian", "step_clear barbarian a9")
    assert (body(stage), at(stage, "barbarian"), stage.asked) == (8, "a9", ("dwarf",))


@rule("HQ-TRP-14", "HQ-TRP-11")
def test_a_fallen_block_can_be_neither_jumped_nor_disarmed() -> None:
    stage = scene({"dwarf": "a11"}, active="dwarf", points=5, hidden_traps=BLOCK, chance=[combat("www")])
    stage.play("dwarf", "walk a10")
    stage.play("dwarf", "step_clear dwarf a11")
    before_the_roll = scene({"dwarf": "a11"}, active="dwarf", blocked=["a10"])
    assert "HQ-TRP-14" in before_the_roll.rules_against("dwarf", "announce_disarming a10")
    moving = scene({"dwarf": "a11"}, active="dwarf", points=5, blocked=["a10"])
    assert not {"jump", "announce_disarming", "disarm"} & steps(moving, "dwarf")


@rule("HQ-TRP-12", "HQ-DRD-5")
def test_zargon_answers_for_a_commanded_hero() -> None:
    stage = scene(
        {"barbarian": {"at": "a11", "conditions": ["commanded"]}}, active="zargon", hidden_traps=BLOCK,
        chance=[red(1, 2), combat("sww"), red(1, 1)],
    )  # fmt: skip
    stage.play("zargon", "lead barbarian a9")
    assert (stage.decision, stage.asked, body(stage)) == ("way_out", ("zargon",), 7)
    stage.play("zargon", "step_clear barbarian b10")
    assert (at(stage, "barbarian"), stage.asked) == ("b10", ("dwarf",))  # neither walks on nor strikes


@rule("HQ-RND-14", "HQ-TRP-8")
def test_an_ally_still_moves_when_a_trap_has_ended_the_turn() -> None:
    stage = scene(
        {"barbarian": "a12"},
        quest="captive-cartographer",
        map="empty",
        seen="all",
        points=4,
        allies={"elowen": {"at": "a14", "body": 2, "controller": "barbarian"}},
        hidden_traps=[{"kind": "pit", "at": "a11"}],
    )
    stage.play("barbarian", "walk a11")
    assert (body(stage), stage.asked) == (7, ("barbarian",))
    assert steps(stage, "barbarian") >= {"ally_walks"}
    assert "walk" not in steps(stage, "barbarian")


@rule("HQ-QST-16", "HQ-TRP-8")
def test_an_ally_springs_traps_and_stops() -> None:
    stage = scene(
        {"barbarian": "a12"},
        quest="captive-cartographer",
        map="empty",
        seen="all",
        allies={"elowen": {"at": "a11", "body": 2, "controller": "barbarian"}},
        hidden_traps=[{"kind": "pit", "at": "a10"}],
    )
    stage.play("barbarian", "end_turn")
    stage.play("barbarian", "ally_walks elowen a10")
    assert state(stage).allies[0].body == 1
    assert stage.asked == ("dwarf",)

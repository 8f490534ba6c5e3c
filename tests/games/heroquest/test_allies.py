"""Allies: who moves them, where they can go, and what can happen to them (HQ-QST-5, HQ-QST-16, HQ-MOV-15)."""

from typing import Any, TypeAlias

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import events, happen
from tests.games.heroquest.scene import combat, refused, scene, state, steps

from lanterne.games.heroquest.state import HEROES, SQUARES
from lanterne.lab.stage import Stage

Told: TypeAlias = dict[str, Any] | None

ELOWEN: dict[str, Any] = {"at": "v10", "body": 2, "controller": "barbarian"}


def with_elowen(heroes: dict[str, Any] | None = None, elowen: dict[str, Any] | None = None, **more: Any) -> Stage:
    """Elowen in the bare corridor, and the barbarian's turn is over."""
    stage = scene(
        {"barbarian": "x10"} | (heroes or {}), allies={"elowen": ELOWEN | (elowen or {})}, active="barbarian", **more
    )
    stage.play("barbarian", "end_turn")
    return stage


def where(stage: Stage) -> str:
    return str(stage.describe()["allies"]["elowen"]["at"])


@rule("HQ-QST-5")
def test_an_ally_moves_right_after_its_heros_turn_up_to_its_move() -> None:
    stage = with_elowen()
    assert (stage.decision, stage.asked) == ("ally_choice", ("barbarian",))
    for square in ("u10", "t10", "s10", "r10", "q10", "q9"):
        assert stage.asked == ("barbarian",)
        stage.play("barbarian", f"ally_walks elowen {square}")
    assert where(stage) == "q9"  # six squares: nothing is left to decide
    assert stage.asked == ("dwarf",)
    stage.play("dwarf", "end_turn")
    assert stage.asked == ("elf",)  # nobody else moves her


@rule("HQ-QST-5")
def test_an_ally_need_not_move_and_its_points_are_nobody_elses() -> None:
    stage = scene(
        {"wizard": "x10"},
        allies={"elowen": ELOWEN | {"controller": "wizard"}},
        monsters=[{"foe": "orc-1", "at": "a1"}],
        active="wizard",
    )
    stage.play("wizard", "end_turn")
    stage.play("wizard", "ally_stays")
    assert where(stage) == "v10"
    assert stage.asked == ("zargon",)
    assert state(stage).points == 0


@rule("HQ-QST-5", "HQ-RND-14")
def test_an_ally_still_moves_when_the_turn_was_cut_short() -> None:
    stage = scene(
        {"barbarian": "x10"},
        allies={"elowen": ELOWEN},
        hidden_traps=[{"kind": "pit", "at": "w10"}],
        active="barbarian",
        points=3,
    )
    stage.play("barbarian", "walk w10")
    assert stage.decision == "ally_choice"


@rule("HQ-QST-16")
def test_before_it_has_joined_an_ally_stands_still() -> None:
    stage = with_elowen(elowen={"joined": False})
    assert stage.asked == ("dwarf",)


@rule("HQ-QST-16", "HQ-QST-5")
def test_an_ally_goes_through_open_doors_only_and_opens_none() -> None:
    stage = with_elowen({"dwarf": "b2"}, {"at": "w10"}, doors={"w9-w10": "closed", "w10-w11": "open"})
    assert not stage.is_open("barbarian", "ally_walks elowen w9")
    assert steps(stage, "barbarian") == {"ally_walks", "ally_stays"}
    stage.play("barbarian", "ally_walks elowen w11")
    assert where(stage) == "w11"


@rule("HQ-QST-5", "HQ-QST-16")
def test_an_ally_walks_only_where_heroes_have_been_or_looked() -> None:
    stage = with_elowen(seen=["room-16", "v10", "w10", "x10"])
    assert stage.is_open("barbarian", "ally_walks elowen w10")
    assert not stage.is_open("barbarian", "ally_walks elowen u10")


@rule("HQ-MOV-15", "HQ-QST-5")
def test_an_ally_may_cross_heroes_but_not_stop_there_nor_pass_monsters() -> None:
    stage = with_elowen({"dwarf": "u10", "elf": "t10"}, monsters=[{"foe": "orc-1", "at": "w10"}])
    assert refused(stage, "barbarian", "ally_walks elowen w10") == ("monster-in-the-way", "HQ-MOV-5")
    stage.play("barbarian", "ally_walks elowen u10")
    assert steps(stage, "barbarian") == {"ally_walks"}
    stage.play("barbarian", "ally_walks elowen t10")
    assert not stage.is_open("barbarian", "ally_stays")
    stage.play("barbarian", "ally_walks elowen s10")
    assert stage.is_open("barbarian", "ally_stays")


@rule("HQ-MOV-15")
def test_an_ally_may_not_step_onto_a_heros_square_that_it_cannot_leave_again() -> None:
    stage = with_elowen({"dwarf": "q9"})
    for column in "utsrq":
        stage.play("barbarian", f"ally_walks elowen {column}10")
    assert refused(stage, "barbarian", "ally_walks elowen q9") == ("nowhere-to-stop", "HQ-MOV-11")


@rule("HQ-MOV-15")
def test_heroes_cross_allies_like_heroes() -> None:
    stage = scene({"barbarian": "w10"}, allies={"elowen": ELOWEN}, active="barbarian", points=2)
    stage.play("barbarian", "walk v10")
    assert steps(stage, "barbarian") == {"walk"}
    short = scene({"barbarian": "w10"}, allies={"elowen": ELOWEN}, active="barbarian", points=1)
    assert refused(short, "barbarian", "walk v10") == ("nowhere-to-stop", "HQ-MOV-11")


@rule("HQ-MOV-15", "HQ-MOV-8")
def test_an_ally_shares_the_stairs_even_with_a_monster_but_walks_no_further() -> None:
    stage = with_elowen({"dwarf": "u10"}, stairs=["u10", "t10"], seen="all", monsters=[{"foe": "orc-1", "at": "t10"}])
    stage.play("barbarian", "ally_walks elowen u10")
    assert stage.is_open("barbarian", "ally_stays")
    stage.play("barbarian", "ally_walks elowen t10")
    assert refused(stage, "barbarian", "ally_walks elowen s10") == ("no-walking-on", "HQ-MOV-8")


@pytest.mark.parametrize(("kind", "dice", "body"), [("pit", "", 1), ("spear", "s", 1), ("spear", "w", 2)])
@rule("HQ-QST-16")
def test_pit_and_spear_end_an_allys_move(kind: str, dice: str, body: int) -> None:
    chance = [combat(dice)] if dice else []
    stage = with_elowen(hidden_traps=[{"kind": kind, "at": "u10"}], chance=chance)
    assert stage.is_open("barbarian", "ally_walks elowen u10")
    stage.play("barbarian", "ally_walks elowen u10")
    assert stage.describe()["allies"]["elowen"]["body"] == body
    assert stage.asked == ("dwarf",)


@rule("HQ-QST-16")
def test_a_falling_block_is_got_clear_of_by_the_allys_hero() -> None:
    stage = with_elowen(hidden_traps=[{"kind": "falling-block", "at": "u10"}], chance=[combat("sww")])
    stage.play("barbarian", "ally_walks elowen u10")
    assert (stage.decision, stage.asked) == ("way_out", ("barbarian",))
    stage.play("barbarian", "step_clear elowen t10")
    assert where(stage) == "t10"
    assert stage.describe()["allies"]["elowen"]["body"] == 1
    assert stage.asked == ("dwarf",)


@rule("HQ-QST-16", "HQ-QST-5")
def test_an_ally_dies_at_no_body_points() -> None:
    stage = with_elowen(elowen={"body": 1}, hidden_traps=[{"kind": "pit", "at": "u10"}])
    stage.play("barbarian", "ally_walks elowen u10")
    assert stage.describe()["allies"] == {}
    assert stage.asked == ("dwarf",)


@rule("HQ-QST-5")
def test_when_its_hero_dies_the_nearest_takes_over() -> None:
    stage = scene(
        {"barbarian": "x10", "dwarf": "r10", "elf": "z10", "wizard": "r11"},
        allies={"elowen": ELOWEN},
        doors={"q11-r11": "closed"},
        active="wizard",
    )
    happen(stage, "die barbarian")
    assert stage.describe()["allies"]["elowen"]["controller"] == "dwarf"  # as near as the elf, but earlier in turn
    assert "ally-follows elowen dwarf" in events(stage)
    happen(stage, "die dwarf")
    assert stage.describe()["allies"]["elowen"]["controller"] == "elf"


@rule("HQ-QST-5")
def test_an_ally_who_goes_with_nobody_yet_goes_with_the_nearest() -> None:
    stage = scene({"barbarian": "x10"}, allies={"elowen": {"at": "v10", "body": 2}}, active="barbarian")
    stage.play("barbarian", "end_turn")
    assert (stage.decision, stage.asked) == ("ally_choice", ("barbarian",))


@rule("HQ-QST-5")
def test_steps_are_counted_round_walls_and_not_through_them() -> None:
    stage = scene({"barbarian": "x10", "dwarf": "v11", "elf": "q13"}, allies={"elowen": ELOWEN}, active="wizard")
    happen(stage, "die barbarian")
    assert stage.describe()["allies"]["elowen"]["controller"] == "elf"


@rule("HQ-QST-5", "HQ-END-2", "HQ-END-6")
def test_an_ally_leaves_by_the_exit_on_its_own_move() -> None:
    stage = scene(
        {"barbarian": "l3"},
        quest="captive-cartographer",
        lurking=[],
        allies={"elowen": ELOWEN | {"at": "k3"}},
        seen=["room-03"],
        active="barbarian",
    )
    stage.play("barbarian", "end_turn")
    assert stage.is_open("barbarian", "ally_leaves elowen")
    stage.play("barbarian", "ally_walks elowen k4")
    assert refused(stage, "barbarian", "ally_leaves elowen") == ("not-at-exit", "HQ-END-2")
    stage.play("barbarian", "ally_walks elowen k3")
    stage.play("barbarian", "ally_leaves elowen")
    assert stage.describe()["allies"] == {}
    assert state(stage).fulfilled == 1
    assert not state(stage).hopeless
    assert stage.asked == ("dwarf",)


@rule("HQ-QST-16", "HQ-QST-5")
def test_tamsin_stays_at_her_bench_and_nobody_can_harm_her() -> None:
    stage = scene({"barbarian": "f14"}, quest="alchemists-bargain", lurking=[])
    happen(stage, "lose_body tamsin 1")
    assert stage.describe()["allies"]["tamsin"]["body"] == 1
    happen(stage, "die dwarf")
    assert stage.describe()["allies"]["tamsin"]["controller"] == "none"
    stage.play("barbarian", "end_turn")
    assert stage.decision == "turn_choice"


@rule("HQ-QST-5", "HQ-DEC-1")
def test_a_far_square_is_reached_by_single_steps_round_known_traps() -> None:
    stage = with_elowen({"dwarf": "s10"}, traps=[{"kind": "pit", "at": "w10"}])
    ways = stage.box.ways(stage.view("barbarian"), HEROES.number("elowen"))
    far = {str(SQUARES.name(square)): way.cost for square, way in ways.items()}
    assert far["t10"] == 2
    assert far["r10"] == 4
    assert "s10" not in far
    assert "w10" not in far
    for call in ways[SQUARES.number("r10")].calls:
        stage.game.answer(0, call)
    assert where(stage) == "r10"

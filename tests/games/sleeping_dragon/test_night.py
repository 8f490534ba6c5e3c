"""Set-up, chambers, the eye of the dragon, loot (SD-SET, SD-NGT, SD-EYE, SD-LOT)."""

from typing import Any

import pytest
from tests.citing import rule

from lanterne.lab.stage import Stage
from sleeping_dragon import BOX


def night(*faces: int, seats: int = 2, sleep: str = "deep", **position: Any) -> Stage:
    """The beginning of a night in which the dice of the dragon fall so."""
    return Stage(BOX, seats, position, [("roll", 6, list(faces))], {"sleep": sleep})


def sneak(stage: Stage, *chambers: str) -> None:
    for seat, chamber in enumerate(chambers, 1):
        stage.play(seat, f"sneak {chamber}")


@rule("SD-SET-1", "SD-SET-2", "SD-NGT-1")
def test_two_treasures_for_each_thief_and_the_rest_is_the_pile() -> None:
    stage = Stage(BOX, 3, chance=[("shuffle", "treasure", ["crown", "cup", "ring", "ring", "cup", "crown", "ring"])])
    assert stage.truth()["loot"] == {"red": ["cup", "crown"], "blue": ["ring", "ring"], "green": ["cup", "crown"]}
    assert stage.describe("blue")["loot"] == {"red": 2, "blue": ["ring", "ring"], "green": 2}
    assert stage.describe()["coins"] == {"red": 0, "blue": 0, "green": 0}
    assert stage.describe()["pile"] == 24 - 6
    assert (stage.decision, stage.describe()["night"]) == ("sneaking", 1)
    assert sorted(map(stage.game.state.pile.count, range(3))) == [6, 6, 6]


@rule("SD-NGT-2")
def test_all_choose_at_once_and_nobody_sees_it_before_the_last() -> None:
    stage = night(1, seats=3)
    assert list(stage.asked) == ["red", "blue", "green"]
    stage.play("blue", "sneak hoard")
    assert list(stage.asked) == ["red", "green"]
    one, other = stage.view("red").message(), stage.view("green").message()
    stage.play("blue", "sneak gallery")  # a choice may be changed until all have chosen
    assert (one, other) == (stage.view("red").message(), stage.view("green").message())
    assert set(stage.describe("red")["chamber"].values()) == {"none"}


@rule("SD-NGT-3")
def test_the_choices_are_shown_together_in_the_order_of_seats() -> None:
    stage = night(1, seats=3)
    for colour, chamber in (("green", "grotto"), ("red", "hoard"), ("blue", "grotto")):
        assert "went" not in stage.events
        stage.play(colour, f"sneak {chamber}")
    shown = [stage.told(said) for said in stage.said if said.event.message == "went"]
    assert shown == ["went red hoard", "went blue grotto", "went green grotto"]


@pytest.mark.parametrize(
    ("face", "chamber"),
    [(1, "gallery"), (2, "grotto"), (3, "grotto"), (4, "hoard"), (5, "hoard"), (6, "hoard")],
)
@rule("SD-EYE-1")
def test_the_dragon_looks_where_its_die_says(face: int, chamber: str) -> None:
    stage = night(face)
    sneak(stage, "gallery", "gallery")
    assert stage.told(next(said for said in stage.said if said.event.message == "looked")) == f"looked {face} {chamber}"


@rule("SD-EYE-2")
def test_who_is_seen_takes_nothing_and_leaves_a_treasure_of_his_choice() -> None:
    stage = night(5, loot={"red": ["cup", "crown"], "blue": ["ring", "cup"]})
    sneak(stage, "hoard", "gallery")
    assert (stage.asked, stage.offered("red")) == (("red",), ["drop cup", "drop crown"])
    stage.play("red", "drop crown")
    stage.play("blue", "keep")
    assert stage.truth()["loot"]["red"] == ["cup"]
    assert stage.game.state.discard == [2]


@rule("SD-EYE-2")
def test_the_last_treasure_is_asked_for_as_well_and_who_has_none_is_left_alone() -> None:
    stage = night(1, loot={"blue": ["ring"]})
    sneak(stage, "gallery", "gallery")
    assert (stage.asked, stage.offered("blue")) == (("blue",), ["drop ring"])
    stage.play("blue", "drop ring")
    assert stage.truth()["loot"] == {"red": [], "blue": []}


@rule("SD-EYE-3")
def test_in_its_light_sleep_the_dragon_looks_into_both_chambers() -> None:
    stage = night(1, 6, sleep="light", loot={"red": ["cup", "cup"], "blue": ["ring", "ring"]})
    sneak(stage, "gallery", "hoard")
    stage.play("red", "drop cup")
    stage.play("blue", "drop ring")
    assert stage.truth()["loot"] == {"red": ["cup"], "blue": ["ring"]}
    assert stage.events.count("looked") == 2


@rule("SD-EYE-3")
def test_two_dice_of_one_chamber_cost_one_treasure() -> None:
    stage = night(4, 6, sleep="light", loot={"red": ["cup", "cup", "cup"]})
    sneak(stage, "hoard", "gallery")
    stage.play("red", "drop cup")
    assert (stage.decision, stage.truth()["loot"]["red"]) == ("selling", ["cup", "cup"])


@rule("SD-LOT-1")
def test_who_is_alone_takes_as_many_as_the_chamber_holds() -> None:
    stage = night(1, pile=["crown", "cup", "ring", "ring", "ring", "ring"])
    sneak(stage, "hoard", "grotto")
    assert stage.truth()["loot"] == {"red": ["ring", "ring", "ring"], "blue": ["cup", "crown"]}
    assert [str(said.seen_by(1 << 1).args[1]) for said in stage.said if said.event.message == "found"] == [
        *("0", "2"),
        *("HIDDEN", "HIDDEN", "HIDDEN"),
    ]


@rule("SD-LOT-1")
def test_thieves_who_meet_take_nothing_and_the_third_does() -> None:
    stage = night(6, seats=3, pile=["crown", "cup", "ring"])
    sneak(stage, "grotto", "gallery", "grotto")
    assert stage.truth()["loot"] == {"red": [], "blue": ["crown"], "green": []}


@rule("SD-LOT-2")
def test_the_gallery_comes_first_when_the_pile_runs_out() -> None:
    stage = night(2, loot={"red": ["cup"]}, pile=["crown", "ring"])
    sneak(stage, "hoard", "gallery")
    assert stage.truth()["loot"] == {"red": ["cup", "ring"], "blue": ["crown"]}
    assert stage.describe()["pile"] == 0

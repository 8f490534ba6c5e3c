"""The market, and the end of the game (SD-MKT, SD-END)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.staging import closed_picks

from lanterne.lab.stage import Stage
from sleeping_dragon import BOX
from sleeping_dragon.advice import warning


def market(*, seats: int = 2, **position: Any) -> Stage:
    """The market of a night in which all thieves met in the gallery, and the dragon looked elsewhere."""
    stage = Stage(BOX, seats, position, [("roll", 6, [6])])
    for seat in range(1, seats + 1):
        stage.play(seat, "sneak gallery")
    return stage


@rule("SD-MKT-1", "SD-MKT-2")
def test_treasures_of_one_kind_are_sold_for_what_they_are_worth() -> None:
    stage = market(loot={"red": ["ring", "ring", "ring", "crown", "crown", "cup"]})
    stage.play("red", "sell [put_up ring] [put_up ring] [put_up ring]")
    assert stage.describe()["coins"] == {"red": 6, "blue": 0}
    assert stage.truth()["loot"]["red"] == ["cup", "crown", "crown"]
    assert stage.describe()["night"] == 2, "one sale a night"


@pytest.mark.parametrize(
    "answer", ["sell [put_up crown]", "sell [put_up cup] [put_up crown]", "sell [put_up ring] [put_up ring]", "sell"]
)
@rule("SD-MKT-1")
def test_no_other_sale_is_possible(answer: str) -> None:
    stage = market(loot={"red": ["crown", "crown", "cup", "ring"]})
    assert not stage.is_open("red", answer)
    assert "SD-MKT-1" in stage.rules_against("red", answer)


@rule("SD-MKT-1")
def test_at_most_those_that_are_held_and_all_of_the_first_kind() -> None:
    view = market(loot={"red": ["crown", "crown", "cup", "cup", "ring"]}).view("red")
    cup, crown = ("put_up", 0), ("put_up", 2)
    assert view.picks(()) == [cup, crown]
    assert view.picks((crown,)) == [crown]
    assert view.picks((crown, crown)) == []


@rule("SD-MKT-1")
def test_what_cannot_be_put_up_says_why() -> None:
    stage = market(loot={"red": ["crown", "crown", "cup", "cup", "ring"]})
    alone, other = ("alone", "SD-MKT-1"), ("other-kind", "SD-MKT-1")
    assert closed_picks(stage, "red") == {"put_up ring": alone}
    assert closed_picks(stage, "red", "put_up crown") == {"put_up cup": other, "put_up ring": alone}


@rule("SD-MKT-1")
def test_thieves_sell_in_the_order_of_their_seats_if_they_hold_two() -> None:
    stage = market(seats=3, loot={"red": ["cup", "ring"], "blue": ["crown"], "green": ["cup", "cup"]})
    assert (stage.asked, stage.offered("red")) == (("red",), ["keep"]), "who has no pair is asked as well"
    stage.play("red", "keep")
    assert stage.asked == ("green",)


@rule("SD-MKT-3")
def test_nobody_has_to_sell() -> None:
    stage = market(loot={"red": ["cup", "cup"]})
    view = stage.view("red")
    assert view.choice is not None
    assert view.choice.default == ("keep",)
    before = len(stage.said)
    stage.play("red", "keep")
    assert stage.truth()["loot"]["red"] == ["cup", "cup"]
    assert len(stage.said) == before, "nobody learns whether he could have sold"
    assert stage.decision == "sneaking"


@rule("SD-END-1", "SD-END-4")
def test_fifteen_coins_end_the_game_after_all_have_sold() -> None:
    stage = market(coins={"red": 11}, loot={"red": ["ring", "ring"], "blue": ["crown"] * 6})
    stage.play("red", "sell [put_up ring] [put_up ring]")
    assert not stage.game.over
    stage.play("blue", "sell" + 6 * " [put_up crown]")
    assert stage.game.state.ending == "rich"
    assert stage.describe()["coins"] == {"red": 15, "blue": 18}
    assert BOX.ranking(stage.game.state) == (2, 1)


@rule("SD-END-1")
def test_fourteen_coins_are_not_enough() -> None:
    stage = market(coins={"red": 12}, loot={"red": ["cup", "cup"]})
    stage.play("red", "sell [put_up cup] [put_up cup]")
    assert (stage.describe()["coins"]["red"], stage.game.over) == (14, False)


@rule("SD-END-2")
def test_an_empty_pile_ends_the_game_after_the_market() -> None:
    stage = Stage(BOX, 2, {"pile": ["ring"], "loot": {"red": ["ring"]}}, [("roll", 6, [6])])
    stage.play("red", "sneak gallery")
    stage.play("blue", "sneak grotto")
    assert not stage.game.over
    stage.play("red", "sell [put_up ring] [put_up ring]")
    assert stage.game.state.ending == "plundered"


@rule("SD-END-3")
def test_the_dragon_wakes_after_the_twelfth_night() -> None:
    assert not market(night=11).game.over
    assert market(night=12).game.state.ending == "awake"


@rule("SD-END-4")
def test_equal_coins_are_decided_by_treasures_and_then_shared() -> None:
    three = {"red": 4, "blue": 4, "green": 4}
    loot = {"red": ["cup"], "blue": [], "green": ["crown"]}
    assert BOX.ranking(market(seats=3, night=12, coins=three, loot=loot).game.state) == (1, 3, 1)
    assert BOX.ranking(market(seats=3, night=12, coins={**three, "blue": 5}, loot=loot).game.state) == (2, 1, 2)


def test_who_keeps_a_pair_at_the_last_market_is_warned() -> None:
    last, earlier = (market(night=night, loot={"red": ["cup", "cup"]}) for night in (12, 11))
    assert warning(last.view("red"), ("keep",)) is not None
    assert warning(earlier.view("red"), ("keep",)) is None
    assert warning(market(night=12, loot={"red": ["cup", "ring"]}).view("red"), ("keep",)) is None

"""Orders are programmed in secret, revealed one by one, and send minions to the first free spaces."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import minions, program
from tests.games.dungeon_lords.scene import lord, scene, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.rules.orders import PROGRAM, give_order
from lanterne.games.dungeon_lords.state import ORDERS
from lanterne.lab.stage import Stage

FOUR: dict[str, Any] = {"red": {}, "blue": {}, "green": {}, "yellow": {}}


def sealed(stage: Stage) -> list[str]:
    """The orders that red has programmed."""
    answer = state(stage).sealed[0]
    assert answer is not None
    return [ORDERS.names[order] for _, order in answer[1:]]


@rule("DL-ORD-1", "DL-GEN-6")
def test_all_program_three_of_six_orders_at_once() -> None:
    stage = scene({"red": {"inaccessible": ["dig", "room"]}}, seats=4)
    assert stage.decision == "program_orders"
    assert stage.asked == ("red", "blue", "green", "yellow")
    picks = [ORDERS.name(order) for _, order in stage.view("red").picks(())]
    assert picks == ["food", "reputation", "mine", "imps", "traps", "monster"]
    program(stage, "yellow", "room", "dig", "mine")
    assert "yellow" not in stage.asked, "in any order of arrival"
    assert not stage.is_open("red", "program [give_order dig] [give_order food] [give_order mine]")
    assert not stage.is_open("red", "program [give_order mine] [give_order mine] [give_order food]")
    refusal = stage.view("red").unfinished((give_order(0), give_order(1)))
    assert refusal is not None
    assert refusal.rule == "DL-ORD-1"


@rule("DL-ORD-1")
def test_the_answer_keeps_the_order_of_the_slots() -> None:
    stage = scene(FOUR)
    program(stage, "red", "room", "dig", "imps")
    assert PROGRAM.shape == "slots"
    assert sealed(stage) == ["room", "dig", "imps"]


@rule("DL-ORD-1")
def test_nobody_sees_what_another_has_programmed() -> None:
    stage = scene(FOUR)
    program(stage, "red", "room", "dig", "imps")
    assert stage.view("blue").state.sealed[0] is HIDDEN
    assert not lord(stage, "red").orders
    program(stage, "red", "mine", "dig", "imps")
    assert sealed(stage)[0] == "mine", "it may be changed until the last is in"


@rule("DL-ORD-2", "DL-ORD-3", "DL-GEN-1")
def test_minions_go_to_the_first_free_space_in_turn_order_and_the_fourth_stands_on_its_card() -> None:
    stage = scene(FOUR, first="green")
    for seat in ("red", "blue", "green", "yellow"):
        program(stage, seat, "imps", "room", "mine")
    found = minions(stage)
    assert [found[f"imps-{place}"] for place in (1, 2, 3)] == ["green", "yellow", "red"]
    assert lord(stage, "blue").on_cards == 0b111, "also with the second and third orders"
    assert lord(stage, "green").on_cards == 0
    assert told(stage, "zone-is-full") == ["zone-is-full blue imps", "zone-is-full blue room", "zone-is-full blue mine"]


@rule("DL-ORD-2", "DL-ORD-6")
def test_all_first_orders_are_placed_before_any_second_one_is_revealed() -> None:
    stage = scene(FOUR)
    program(stage, "red", "dig", "imps", "mine")
    program(stage, "blue", "imps", "dig", "room")
    program(stage, "green", "room", "mine", "imps")
    program(stage, "yellow", "mine", "room", "dig")
    assert minions(stage) == {
        "dig-1": "red",
        "dig-2": "blue",
        "dig-3": "yellow",
        "mine-1": "yellow",
        "mine-2": "green",
        "mine-3": "red",
        "imps-1": "blue",
        "imps-2": "red",
        "imps-3": "green",
        "room-1": "green",
        "room-2": "yellow",
        "room-3": "blue",
    }
    events = [said for said in stage.events if said in ("order-revealed", "minion-placed")]
    assert events == (["order-revealed"] * 4 + ["minion-placed"] * 4) * 3
    assert told(stage, "order-revealed")[4] == "order-revealed red 2 imps"
    assert lord(stage, "red").orders == tuple(map(ORDERS.number, ("dig", "imps", "mine")))
    assert not lord(stage, "red").programmed


@rule("DL-ORD-4")
def test_hire_monster_costs_a_gold_as_the_first_order_only() -> None:
    stage = scene(FOUR, tavern=["goblin", "slime", "troll"])
    program(stage, "red", "monster", "dig", "mine")
    program(stage, "blue", "dig", "monster", "mine")
    program(stage, "green", "imps", "dig", "monster")
    program(stage, "yellow", "imps", "room", "traps")
    assert [each.gold for each in state(stage).lords] == [2, 3, 3, 3]
    assert told(stage, "paid") == ["paid red 1 gold"]
    found = minions(stage)
    assert [found[f"monster-{place}"] for place in (1, 2, 3)] == ["red", "blue", "green"]


@rule("DL-ORD-4", "DL-ORD-3")
def test_the_gold_is_paid_when_the_card_is_revealed_even_if_no_space_is_left() -> None:
    stage = scene(FOUR, tavern=["goblin", "slime", "troll"])
    for seat in ("red", "blue", "green", "yellow"):
        program(stage, seat, "monster", "dig", "imps")
    assert [each.gold for each in state(stage).lords] == [2, 2, 2, 2]
    assert lord(stage, "yellow").on_cards & 1


@rule("DL-ORD-5")
def test_who_cannot_pay_that_gold_takes_no_space() -> None:
    stage = scene({**FOUR, "red": {"gold": 0}}, tavern=["goblin", "slime", "troll"])
    program(stage, "red", "monster", "dig", "room")
    program(stage, "blue", "dig", "imps", "monster")
    program(stage, "green", "mine", "imps", "room")
    program(stage, "yellow", "mine", "imps", "room")
    assert minions(stage)["monster-1"] == "blue", "red's minion stands on its card"
    assert lord(stage, "red").on_cards == 1
    assert lord(stage, "red").gold == 0
    assert told(stage, "first-order-unpaid") == ["first-order-unpaid red monster"]
    assert minions(stage)["dig-2"] == "red", "his other orders are placed as ever"


@rule("DL-ORD-1")
def test_who_does_not_answer_gives_the_first_three_orders() -> None:
    stage = scene({"red": {"inaccessible": ["reputation", "mine"]}}, seats=4)
    so_far: tuple[tuple[str, int], ...] = ()
    view = stage.view("red")
    while view.unfinished(so_far) is not None:
        so_far += (view.picks(so_far)[0],)
    assert [ORDERS.name(order) for _, order in so_far] == ["food", "dig", "imps"]


@pytest.mark.parametrize("first", ["red", "yellow"])
@rule("DL-ORD-2")
def test_who_begins_comes_first(first: str) -> None:
    stage = scene(FOUR, first=first)
    program(stage, "red", "imps", "dig", "mine")
    program(stage, "blue", "room", "dig", "mine")
    program(stage, "green", "room", "dig", "mine")
    program(stage, "yellow", "imps", "dig", "mine")
    assert minions(stage)["imps-1"] == first

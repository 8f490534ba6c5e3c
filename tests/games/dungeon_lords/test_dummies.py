"""Dummy lords: their minions come first, and never collide."""

from itertools import combinations, product

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import minions, program
from tests.games.dungeon_lords.scene import lord, scene, state, steps, told

from lanterne.games.dungeon_lords.state import ORDERS, Dummy
from lanterne.lab.stage import Stage


def names(orders: tuple[int, ...]) -> set[str]:
    """The names of orders."""
    return {ORDERS.names[order] for order in orders}


def shown(*orders: str) -> tuple[str, str, list[str]]:
    """A dummy's stack is shuffled so that these come first."""
    return ("shuffle", "order", list(orders))


def dummy(stage: Stage, number: int) -> Dummy:
    """The row of a dummy, counted from 1."""
    return state(stage).dummies[number - 1]


@rule("DL-NPC-3", "DL-ORD-7", "DL-NPC-8")
def test_with_three_lords_the_dummy_takes_three_second_spaces_before_anybody_programs() -> None:
    stage = scene(seats=3, dummies={"dummy-1": ["food", "dig", "room"]}, chance=[shown("mine", "imps", "traps")])
    assert stage.decision == "program_orders"
    assert minions(stage) == {"mine-2": "dummy-1", "imps-2": "dummy-1", "traps-2": "dummy-1"}
    assert told(stage, "dummy-shows")[0] == "dummy-shows 1 mine-2"
    for seat in ("red", "blue", "green"):
        program(stage, seat, "imps", "dig", "mine")
    found = minions(stage)
    assert [found[f"imps-{place}"] for place in (1, 2, 3)] == ["red", "dummy-1", "blue"]
    assert lord(stage, "green").on_cards & 1, "no fourth space"


@rule("DL-NPC-3")
def test_with_three_lords_nobody_chooses_for_the_dummy_and_its_orders_take_turns() -> None:
    script = [shown("mine", "imps", "traps"), shown("reputation", "dig", "food")]
    stage = scene({"red": {"imps": 0}}, seats=3, dummies={"dummy-1": ["food", "dig", "room"]}, chance=script)
    assert not stage.is_open("red", "program [give_order dig] [give_order mine] [give_order imps] [dummy_order room]")
    for seat in ("red", "blue", "green"):
        program(stage, seat, "imps", "dig", "mine")
    while stage.decision != "program_orders":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[-1])
    row = dummy(stage, 1)
    assert names(row.shown) == {"reputation", "dig", "food"}, "two left over, and three that were inaccessible"
    assert names(row.inaccessible) == {"mine", "imps", "traps"}
    assert names(row.left) == {"monster", "room"}
    assert minions(stage) == {"food-2": "dummy-1", "reputation-2": "dummy-1", "dig-2": "dummy-1"}


BOTH = {"dummy-1": ["food", "dig", "room"], "dummy-2": ["traps", "mine", "imps"]}


@rule("DL-NPC-4", "DL-ORD-7")
def test_with_two_lords_each_dummy_shows_two_orders() -> None:
    stage = scene(dummies=BOTH, chance=[shown("mine", "imps"), shown("food", "dig")])
    assert minions(stage) == {"food-2": "dummy-2", "dig-2": "dummy-2", "mine-2": "dummy-1", "imps-2": "dummy-1"}
    assert names(dummy(stage, 1).left) == {"reputation", "traps", "monster"}
    assert names(dummy(stage, 2).left) == {"reputation", "monster", "room"}


SHARED = {"dummy-1": ["food", "traps", "room"], "dummy-2": ["traps", "mine", "imps"]}


@rule("DL-NPC-4", "DL-NPC-7")
def test_two_dummies_with_the_same_order_stand_on_the_second_and_third_space() -> None:
    """EX-2."""
    stage = scene(dummies=SHARED, chance=[shown("dig", "imps"), shown("dig", "room")])
    assert minions(stage) == {"dig-2": "dummy-1", "dig-3": "dummy-2", "imps-2": "dummy-1", "room-2": "dummy-2"}


@rule("DL-NPC-4", "DL-GEN-1")
def test_the_dummy_of_who_is_earlier_in_turn_order_has_the_lower_space() -> None:
    stage = scene(dummies=SHARED, first="blue", chance=[shown("dig", "room"), shown("dig", "imps")])
    assert minions(stage)["dig-2"] == "dummy-2"
    assert minions(stage)["dig-3"] == "dummy-1"


@rule("DL-NPC-5", "DL-NPC-8", "DL-ORD-3")
def test_the_third_orders_come_first_and_equal_ones_share_the_zone() -> None:
    """EX-3: both managers choose the same order; the first lord gets III, the second stands on his card."""
    both = {"dummy-1": ["dig", "traps", "room"], "dummy-2": ["traps", "mine", "room"]}
    lords = {"red": {"inaccessible": ["traps", "room"]}, "blue": {"inaccessible": ["traps", "room"]}}
    stage = scene(lords, dummies=both, chance=[shown("mine", "reputation"), shown("dig", "reputation")])
    program(stage, "red", "food", "dig", "mine", dummy="food")
    program(stage, "blue", "food", "dig", "mine", dummy="food")
    assert stage.events.index("dummy-follows") < stage.events.index("order-revealed")
    assert told(stage, "dummy-follows") == ["dummy-follows 1 food-1", "dummy-follows 2 food-2"]
    assert minions(stage)["food-3"] == "red"
    assert lord(stage, "blue").on_cards == 1
    assert names(dummy(stage, 1).shown) == {"mine", "reputation", "food"}


@rule("DL-NPC-5", "DL-NPC-7")
def test_the_third_order_goes_to_the_first_space_also_where_the_other_dummy_stands() -> None:
    stage = scene(dummies=BOTH, chance=[shown("mine", "imps"), shown("reputation", "dig")])
    program(stage, "red", "imps", "dig", "mine", dummy="reputation")
    program(stage, "blue", "imps", "dig", "mine", dummy="food")
    assert "dummy-shows 2 reputation-2" in told(stage, "dummy-shows")
    assert told(stage, "dummy-follows") == ["dummy-follows 1 reputation-1", "dummy-follows 2 food-1"]


STACK = ("food", "reputation", "dig", "mine", "imps")
"""The same five orders for both dummies, so that they meet as often as they can."""


@pytest.mark.parametrize("second", tuple(combinations(STACK, 2)), ids="-".join)
@rule("DL-NPC-4", "DL-NPC-5", "DL-NPC-7")
def test_minions_of_dummies_always_find_the_space_that_is_prescribed(second: tuple[str, str]) -> None:
    first = STACK[:2]
    away = {"dummy-1": ["traps", "monster", "room"], "dummy-2": ["traps", "monster", "room"]}
    for one, other in product(STACK[2:], (order for order in STACK if order not in second)):
        stage = scene(dummies=away, chance=[shown(*first), shown(*second)])
        program(stage, "red", "traps", "monster", "room", dummy=one)
        program(stage, "blue", "traps", "monster", "room", dummy=other)
        shows = [f"dummy-shows 1 {order}-2" for order in first]
        shows += [f"dummy-shows 2 {order}-{3 if order in first else 2}" for order in second]
        assert told(stage, "dummy-shows") == shows
        last = 2 if one == other else 1
        assert told(stage, "dummy-follows") == [f"dummy-follows 1 {one}-1", f"dummy-follows 2 {other}-{last}"]


@rule("DL-NPC-5")
def test_the_third_order_is_one_of_the_three_that_are_not_revealed() -> None:
    stage = scene(dummies=BOTH, chance=[shown("mine", "imps"), shown("food", "dig")])
    three = stage.view("red").picks(())[:3]
    offered = [ORDERS.names[order] for step, order in stage.view("red").picks(tuple(three)) if step == "dummy_order"]
    assert offered == ["reputation", "traps", "monster"]
    refusal = stage.view("red").unfinished(tuple(three))
    assert refusal is not None
    assert refusal.rule == "DL-NPC-5"
    assert not stage.is_open("red", "program [give_order dig] [give_order mine] [give_order imps] [dummy_order mine]")


@rule("DL-NPC-6")
def test_used_orders_of_a_dummy_are_inaccessible_in_the_next_round() -> None:
    script = [shown("food", "dig"), shown("mine", "imps"), shown("traps", "food"), shown("monster", "traps")]
    stage = scene({"red": {"imps": 0}, "blue": {"imps": 0}}, first="blue", dummies=BOTH, chance=script)
    program(stage, "red", "imps", "dig", "mine", dummy="reputation")
    program(stage, "blue", "imps", "dig", "mine", dummy="room")
    while stage.decision != "program_orders":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[-1])
    assert names(dummy(stage, 1).inaccessible) == {"mine", "imps", "reputation"}
    assert names(dummy(stage, 2).inaccessible) == {"food", "dig", "room"}
    stack = dummy(stage, 1).shown + dummy(stage, 1).left
    assert names(stack) == {"food", "dig", "room", "traps", "monster"}


@rule("DL-ACT-6", "DL-NPC-11")
def test_a_dummy_does_nothing_and_removes_nothing() -> None:
    lords = {"blue": {"orders": ["room", "food", "dig"], "inaccessible": ["traps", "monster"]}}
    spaces = {"monster-3": "dummy-1", "monster-1": "dummy-1", "room-3": "dummy-1", "room-1": "blue"}
    stage = scene(lords, seats=3, spaces=spaces, tavern=["goblin", "slime", "troll"], shop=["hatchery", "mint"])
    assert stage.asked == ("blue",)
    assert len(state(stage).tavern) == 3
    assert len(state(stage).shop) == 2
    assert minions(stage) == {"room-1": "blue"}


@rule("DL-VAR-3")
def test_a_greedy_dummy_discards_the_left_most_creature_of_the_tavern() -> None:
    lords = {"red": {"orders": ["monster", "food", "dig"]}}
    stage = scene(
        lords,
        seats=3,
        spaces={"monster-3": "dummy-1", "monster-1": "red", "food-2": "dummy-1"},
        tavern=["troll", "slime", "goblin"],
        settings={"greedy_dummies": "on"},
    )
    assert stage.decision == "choose_monster", "the dummy on III came first"
    assert stage.offered("red") == ["hire slime", "hire goblin", "decline_action"]
    assert told(stage, "dummy-takes") == ["dummy-takes 1 troll"]
    assert len(state(stage).dismissed) == 1
    assert steps(stage, "red") == {"hire", "decline_action"}

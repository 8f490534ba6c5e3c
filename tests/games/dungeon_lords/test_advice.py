"""Warnings before answers that a lord might regret."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, scene, state

from lanterne.engine import text_to_call
from lanterne.games.dungeon_lords.advice import warning
from lanterne.lab.stage import Stage


def warned(table: Stage, seat: str, words: str) -> str:
    """The message of the warning before this answer, "" for none."""
    said = warning(table.view(seat), text_to_call(table.game.box, words, table.game.state))
    return said.id if said is not None else ""


def asked_for_food(evil: int, **others: Any) -> Stage:
    """Red stands on space III of Get Food, which brings 2 evil."""
    lords = {"red": {"evil": evil, "orders": ["food"]}, "blue": {"evil": 4}, **others}
    return scene(lords, seats=4, phase="orders", spaces={"food-3": "red"})


def test_evil_that_brings_the_paladin_is_warned_of() -> None:
    assert warned(asked_for_food(7), "red", "exchange") == "warn-paladin"
    assert warned(asked_for_food(6), "red", "exchange") == ""
    assert warned(asked_for_food(7), "red", "decline_action") == ""


def test_nobody_is_warned_of_a_paladin_who_would_not_come() -> None:
    at_blue = {"blue": {"evil": 10, "party": ["paladin-1"]}}
    assert warned(asked_for_food(8, **at_blue), "red", "exchange") == "", "a tie never moves him"
    assert warned(asked_for_food(9, **at_blue), "red", "exchange") == "warn-paladin"
    captured = {"blue": {"evil": 10, "prison": ["paladin-1"]}}
    table = scene(
        {"red": {"evil": 9, "orders": ["food"]}, **captured},
        seats=4,
        phase="orders",
        spaces={"food-3": "red"},
        paladin="gone",
    )
    assert warned(table, "red", "exchange") == "", "he is caught"


def test_wages_that_bring_the_paladin_are_warned_of() -> None:
    lair = {"ready": ["goblin", "vampire", "witch"], "food": 3}
    day: dict[str, Any] = {"phase": "event", "season": "spring", "events": {"spring": "pay-day"}, "first": "red"}
    table = scene({"red": {"evil": 7, **lair}, "blue": {}}, seats=4, **day)
    assert warned(table, "red", "pay_creature vampire face-up red") == "warn-paladin"
    assert warned(table, "red", "pay_creature witch face-up red") == ""
    assert warned(table, "red", "pay_creature goblin face-up red") == ""
    table = scene({"red": {"evil": 6, **lair}, "blue": {}}, seats=4, **day)
    assert warned(table, "red", "pay_creature vampire face-up red") == ""
    assert warned(table, "red", "pay_all red") == "warn-paladin", "2 for the Vampire and 1 for the Witch"


def on_pay_day(evil: int, *lair: str) -> Stage:
    """Red pays these creatures, with food enough."""
    day: dict[str, Any] = {"phase": "event", "season": "spring", "events": {"spring": "pay-day"}, "first": "red"}
    return scene({"red": {"evil": evil, "ready": list(lair), "food": 3}, "blue": {}}, seats=4, **day)


@rule("DL-EVT-3")
@pytest.mark.parametrize(
    ("evil", "lair", "after"),
    [
        (7, ("demon", "witch"), 8),
        (6, ("demon", "dragon"), 7),
        (6, ("demon", "vampire"), 7),
        (7, ("witch", "demon"), 9),
    ],
)
def test_who_is_fed_before_his_turn_brings_no_paladin(evil: int, lair: tuple[str, ...], after: int) -> None:
    table = on_pay_day(evil, *lair)
    comes = after >= 9
    assert warned(table, "red", "pay_all red") == ("warn-paladin" if comes else "")
    table.play("red", "pay_all red")
    assert lord(table, "red").evil == after
    assert (state(table).paladin == 0) == comes


@rule("DL-EVT-3")
def test_he_is_warned_of_the_feeding_that_leaves_the_evil_one_to_be_paid() -> None:
    table = on_pay_day(7, "demon", "goblin", "witch")
    assert warned(table, "red", "pay_all red") == "", "he may still feed the Witch"
    table.play("red", "pay_all red")
    assert warned(table, "red", "feed witch face-up red") == ""
    assert warned(table, "red", "feed goblin face-up red") == "warn-paladin"
    assert warned(on_pay_day(7, "demon", "vampire", "witch"), "red", "pay_all red") == "warn-paladin", "1 at least"
    table = on_pay_day(7, "demon", "goblin", "witch")
    table.play("red", "pay_creature demon face-up red")
    assert warned(table, "red", "feed goblin face-up red") == "", "the Witch is settled by an answer of its own"


def test_special_events_that_bring_the_paladin_are_warned_of() -> None:
    day: dict[str, Any] = {"phase": "event", "season": "spring", "events": {"spring": "special"}, "first": "red"}
    table = scene({"red": {"evil": 8, "gold": 2, "food": 0}}, seats=4, special="vip-visit", **day)
    assert warned(table, "red", "offer_guest 1 0 red") == "warn-paladin"
    assert warned(table, "red", "offer_guest 2 0 red") == ""
    table = scene({"red": {"evil": 8, "ready": ["witch"], "food": 1}}, seats=4, special="monster-strike", **day)
    assert warned(table, "red", "pay_icon witch evil red") == "warn-paladin"
    assert warned(table, "red", "pay_icon witch food red") == ""


def test_a_room_left_idle_is_warned_of() -> None:
    lords = {"red": {"imps": 6, "tunnels": ["r0c2", "r1c2", "r2c2"], "rooms": {"r2c1": "mint"}}, "blue": {}}
    table = scene(lords, seats=4, phase="production", first="red")
    assert warned(table, "red", "end_production") == "warn-idle"


def test_taxes_that_could_be_paid_are_warned_of() -> None:
    lords = {"red": {"gold": 2}, "blue": {"gold": 0}, "green": {"gold": 0}, "yellow": {"gold": 0}}
    table = scene(lords, seats=4, phase="event", season="spring", events={"spring": "taxes"})
    most, less = (f"pay_tax {gold} {2 - gold} red" for gold in (2, 1))
    assert warned(table, "red", most) == ""
    assert warned(table, "red", less) == "warn-unpaid"

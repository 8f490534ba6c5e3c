"""Pay Day and Taxes."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, refused, scene, state, told

from lanterne.games.dungeon_lords.content.cards import PAY_DAY, TAXES
from lanterne.games.dungeon_lords.state import COLOURS, NONE
from lanterne.lab.stage import Stage


def event(token: str, lords: dict[str, Any], **position: Any) -> Stage:
    """The event of spring strikes four lords."""
    return scene(lords, seats=4, season="spring", phase="event", events={"spring": token}, **position)


def pay_day(lords: dict[str, Any], **position: Any) -> Stage:
    return event("pay-day", lords, **position)


# --- the event --------------------------------------------------------------------------------------------------------


@rule("DL-EVT-1")
def test_the_event_strikes_in_turn_order_and_its_token_is_removed() -> None:
    creatures = {"ready": ["goblin", "slime"], "food": 2}
    stage = pay_day({"red": creatures, "blue": creatures, "green": creatures}, first="blue")
    for asked in ("blue", "green", "red"):
        assert stage.asked == (asked,)
        assert state(stage).events[1] == PAY_DAY
        stage.play(asked, f"pay_all {asked}")
    assert state(stage).events[1] == NONE
    assert PAY_DAY in state(stage).past_events
    assert stage.decision == "program_orders"


@rule("DL-EVT-1")
def test_no_event_strikes_in_winter() -> None:
    played = {name: {"ready": ["goblin", "slime"], "orders": ["dig", "mine", "imps"]} for name in COLOURS.names}
    stage = scene(played, season="winter", phase="production")
    assert stage.decision == "program_orders"
    assert state(stage).season == 1
    assert not told(stage, "event-strikes")


@rule("DL-VAR-2")
def test_a_blank_token_does_nothing() -> None:
    stage = event("blank", {"red": {"ready": ["goblin"]}}, settings=None)
    assert lord(stage, "red").ready
    assert stage.decision == "program_orders"


# --- Pay Day ----------------------------------------------------------------------------------------------------------


@rule("DL-EVT-2")
def test_a_creature_is_paid_or_goes_for_good_and_brings_evil() -> None:
    stage = pay_day({"red": {"ready": ["troll", "ghost"], "food": 3, "evil": 4}})
    stage.play("red", "let_creature_go troll face-up red")
    assert lord(stage, "red").evil == 5
    assert lord(stage, "red").ready == (2,)
    stage.play("red", "pay_creature ghost face-up red")  # a ghost is paid as well: 1 evil
    red = lord(stage, "red")
    assert (red.evil, red.food, red.ready) == (6, 3, (2,))
    assert 3 in state(stage).dismissed


@rule("DL-EVT-2", "DL-SEV-2")
def test_a_creature_that_lies_face_down_needs_its_wage_too() -> None:
    stage = pay_day({"red": {"spent": ["goblin"], "ready": ["goblin"], "food": 1}})
    stage.play("red", "pay_creature goblin face-up red")
    assert lord(stage, "red").food == 0
    assert lord(stage, "red").ready == (0,)  # nothing is left for the other: it goes
    assert lord(stage, "red").spent == ()
    assert lord(stage, "red").evil == 5


@rule("DL-EVT-2", "DL-GEN-7")
def test_who_cannot_pay_is_not_asked() -> None:
    stage = pay_day({"red": {"ready": ["troll"], "food": 1}})
    assert stage.decision == "program_orders"
    assert (lord(stage, "red").ready, lord(stage, "red").evil) == ((), 5)


@rule("DL-EVT-2")
def test_a_wage_that_cannot_be_paid_is_refused() -> None:
    stage = pay_day({"red": {"ready": ["troll", "goblin"], "food": 1}})
    assert refused(stage, "red", "pay_creature troll face-up red") == ("cannot-pay-wage", "DL-EVT-2")
    assert stage.is_open("red", "pay_creature goblin face-up red")


@rule("DL-EVT-3", "DL-PAL-2")
def test_evil_moves_after_each_creature() -> None:
    stage = pay_day({"red": {"ready": ["goblin", "slime"], "food": 2, "evil": 8}})
    stage.play("red", "let_creature_go goblin face-up red")
    assert stage.decision == "settle_wages"
    assert state(stage).paladin == 0
    assert stage.offered("red") == ["pay_creature slime face-up 0", "let_creature_go slime face-up 0"]


@rule("DL-EVT-3")
def test_a_monster_that_is_fed_before_needs_no_wage() -> None:
    stage = pay_day({"red": {"ready": ["demon", "goblin", "vampire"], "food": 0, "evil": 2}})
    stage.play("red", "pay_creature demon face-up red")
    stage.play("red", "feed goblin face-up red")
    assert lord(stage, "red").evil == 3  # that of the demon alone
    assert stage.offered("red") == ["pay_creature vampire face-up 0", "let_creature_go vampire face-up 0"]


@rule("DL-EVT-3")
def test_of_two_alike_the_one_not_settled_is_fed() -> None:
    stage = pay_day({"red": {"ready": ["goblin", "goblin", "demon"], "food": 2}})
    stage.play("red", "pay_creature goblin face-up red")
    stage.play("red", "pay_creature demon face-up red")
    assert lord(stage, "red").ready == (0, 8)
    assert lord(stage, "red").food == 1
    assert stage.decision == "program_orders"


@rule("DL-EVT-3")
def test_a_monster_that_was_paid_can_be_fed() -> None:
    stage = pay_day({"red": {"ready": ["goblin", "demon"], "food": 1}})
    stage.play("red", "pay_creature goblin face-up red")
    stage.play("red", "pay_creature demon face-up red")
    assert lord(stage, "red").ready == (8,)


@rule("DL-EVT-3", "DL-MON-3")
def test_a_demon_without_other_monsters_cannot_be_paid() -> None:
    stage = pay_day({"red": {"ready": ["demon", "ghost"]}})
    assert refused(stage, "red", "pay_creature demon face-up red") == ("cannot-pay-wage", "DL-EVT-2")
    stage.play("red", "pay_creature ghost face-up red")
    assert lord(stage, "red").ready == (2,)


@rule("DL-EVT-3")
def test_all_are_paid_at_once_in_the_order_of_the_lair() -> None:
    stage = pay_day({"red": {"ready": ["witch", "vampire"], "spent": ["goblin"], "food": 2, "evil": 0}})
    stage.play("red", "pay_all red")
    assert told(stage, "creature-paid") == [f"creature-paid red {who}" for who in ("witch", "vampire", "goblin")]
    assert (lord(stage, "red").food, lord(stage, "red").evil) == (0, 3)


@rule("DL-EVT-3")
def test_all_can_be_paid_only_if_everything_together_can() -> None:
    stage = pay_day({"red": {"ready": ["goblin", "slime", "troll"], "food": 3}})
    assert refused(stage, "red", "pay_all red") == ("cannot-pay-all", "DL-EVT-3")


@rule("DL-EVT-3")
@pytest.mark.parametrize(
    ("order", "possible"), [(["demon", "troll", "goblin"], True), (["troll", "goblin", "demon"], False)]
)
def test_a_demon_may_eat_those_who_could_not_be_paid(order: list[str], possible: bool) -> None:
    stage = pay_day({"red": {"ready": order, "food": 1}})
    assert stage.is_open("red", "pay_all red") == possible


@rule("DL-EVT-3")
def test_paying_all_stops_where_the_wrong_one_was_fed() -> None:
    stage = pay_day({"red": {"ready": ["demon", "troll", "goblin"], "food": 1}})
    stage.play("red", "pay_all red")
    stage.play("red", "feed goblin face-up red")
    assert lord(stage, "red").ready == (8,)  # the troll wants 2 food: it goes
    assert lord(stage, "red").food == 1


# --- Taxes ------------------------------------------------------------------------------------------------------------


def taxes(lords: dict[str, Any]) -> Stage:
    poor = {"gold": 0}
    return event("taxes", {"blue": poor, "green": poor, "yellow": poor, **lords})


@rule("DL-EVT-4")
def test_a_gold_is_due_for_two_tiles_rounded_up() -> None:
    stage = taxes({"red": {"gold": 3}})  # three tunnels
    assert stage.offered("red") == ["pay_tax 2 0 0", "pay_tax 1 1 0", "pay_tax 0 2 0"]
    stage.play("red", "pay_tax 1 1 red")
    assert (lord(stage, "red").gold, lord(stage, "red").unpaid) == (2, 1)


@rule("DL-EVT-4")
def test_rooms_and_conquered_tiles_are_taxed() -> None:
    cells = ["r0c2", "r1c2", "r2c2", "r3c2"]
    stage = taxes({"red": {"gold": 9, "tunnels": cells, "conquered": cells[:3], "rooms": {"r2c3": "workshop"}}})
    assert stage.offered("red")[0] == "pay_tax 3 0 0"


@rule("DL-EVT-5")
def test_any_amount_may_be_paid_that_one_has() -> None:
    stage = taxes({"red": {"gold": 1, "unpaid": 1}})
    assert stage.offered("red") == ["pay_tax 1 1 0", "pay_tax 0 2 0"]
    stage.play("red", "pay_tax 0 2 red")
    assert (lord(stage, "red").gold, lord(stage, "red").unpaid) == (1, 3)


@rule("DL-EVT-4", "DL-GEN-7")
def test_who_has_no_gold_leaves_all_unpaid_unasked() -> None:
    stage = taxes({})
    stage.play("red", "pay_tax 2 0 red")
    assert [lord(stage, name).unpaid for name in ("red", "blue", "green", "yellow")] == [0, 2, 2, 2]


@rule("DL-EVT-4")
def test_all_who_have_gold_are_asked_at_the_same_time() -> None:
    stage = event("taxes", {"green": {"gold": 0}}, first="blue")
    assert stage.asked == ("blue", "yellow", "red")
    stage.play("yellow", "pay_tax 0 2 yellow")
    assert lord(stage, "yellow").unpaid == 0  # not before all have answered
    stage.play("red", "pay_tax 2 0 red")
    stage.play("blue", "pay_tax 1 1 blue")
    assert [lord(stage, name).unpaid for name in ("red", "blue", "green", "yellow")] == [0, 1, 2, 2]
    assert [words.split()[1] for words in told(stage, "tax-paid")] == ["blue", "green", "yellow", "red"]
    assert TAXES in state(stage).past_events

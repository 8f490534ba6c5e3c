"""Get Food, Improve Reputation with its red eye, Recruit Imps."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, orders
from tests.games.dungeon_lords.scene import lord, scene, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.state import COMBAT_CARDS
from lanterne.words import words_for


@pytest.mark.parametrize(
    ("space", "gold", "food", "imps", "evil"),
    [
        ("food-1", 2, 5, 3, 4),
        ("food-2", 3, 6, 3, 5),
        ("food-3", 4, 6, 3, 6),
        ("reputation-1", 3, 3, 3, 3),
        ("reputation-2", 3, 3, 3, 2),
        ("reputation-3", 2, 3, 3, 2),
        ("imps-1", 3, 2, 4, 4),
        ("imps-2", 3, 1, 5, 4),
        ("imps-3", 2, 2, 5, 4),
    ],
)
@rule("DL-GEN-2", "DL-GEN-3", "DL-FOO-1", "DL-REP-1", "DL-IMP-1")
def test_the_price_is_paid_and_the_goods_are_received(space: str, gold: int, food: int, imps: int, evil: int) -> None:
    stage = at(space)
    stage.play("red", "exchange")
    red = lord(stage, "red")
    assert (red.gold, red.food, red.imps, red.evil) == (gold, food, imps, evil)
    assert stage.asked == ("blue",)


@pytest.mark.parametrize(
    ("answer", "event", "line"),
    [
        ("exchange", "performed red food-1 1 0 0 2 0", "carries out “Get Food, space I” · −1 gold · +2 food."),
        ("exchange", "performed red food-3 0 0 1 3 0", "carries out “Get Food, space III” · +1 gold · +3 food."),
        (
            "exchange",
            "performed red imps-3 1 1 0 0 2",
            "carries out “Recruit Imps, space III” · −1 gold · −1 food · +2 imps.",
        ),
        ("buy_traps", "performed red traps-3 2 0 0 0 0", "carries out “Buy Traps, space III” · −2 gold."),
        ("mine 2", "mined red 2 0 2", "sends 2 imps to mine gold · +2 gold."),
        ("hire witch", "hired red witch 0 1", "hires a Witch · −1 food."),
        ("build mushroom-bed r2c2", "built red mushroom-bed r2c2 1", "builds the Mushroom Bed on C3 · −1 gold."),
    ],
)
@rule("DL-ACT-3", "DL-GEN-2")
def test_the_action_of_a_minion_is_one_line_of_the_log(answer: str, event: str, line: str) -> None:
    spaces = {"mine": "mine-1", "hire": "monster-1", "build": "room-2"}
    space = spaces.get(answer.split()[0]) or event.split()[2]
    stage = at(space, tavern=["witch"], shop=["mushroom-bed"])
    stage.said.clear()
    stage.play("red", answer)
    own = stage.said[0]
    words = words_for(stage.box, "en")
    assert stage.told(own) == event
    assert words.event(own, words.names(state(stage))) == f"Red {line}"
    assert not told(stage, "paid") + told(stage, "received")


@rule("DL-FOO-1", "DL-EVL-4", "DL-PAL-2")
def test_food_for_two_evil_moves_the_counter_at_once_and_the_paladin_looks() -> None:
    stage = at("food-3", {"evil": 8})
    stage.play("red", "exchange")
    assert told(stage, "evil-gained") == ["evil-gained red 2 10"]
    assert state(stage).paladin == 0


@rule("DL-GEN-5", "DL-REP-1")
def test_evil_can_be_lost_at_the_bottom_and_gained_at_the_top() -> None:
    stage = at("reputation-2", {"evil": 1})
    stage.play("red", "exchange")
    assert lord(stage, "red").evil == 0
    stage = at("food-2", {"evil": 14})
    stage.play("red", "exchange")
    assert (lord(stage, "red").evil, lord(stage, "red").food) == (14, 6)


@rule("DL-IMP-1")
def test_new_imps_work_in_rooms_in_the_same_round() -> None:
    red = orders("imps") | {"imps": 1, "rooms": {"r1c2": "hatchery"}}
    stage = scene({"red": red}, seats=4, spaces={"imps-3": "red"})
    stage.play("red", "exchange")
    assert stage.decision == "choose_production"
    stage.play("red", "use_room hatchery r1c2 red")
    assert lord(stage, "red").food == 3


# --- the red eye ------------------------------------------------------------------------------------------------------


@rule("DL-REP-1")
def test_the_second_space_has_no_eye() -> None:
    stage = at("reputation-2")
    assert stage.offered("red") == ["exchange", "decline_action"]


@rule("DL-REP-1", "DL-REP-2")
def test_the_third_space_costs_a_gold_and_has_an_eye() -> None:
    stage = at("reputation-3")
    stage.play("red", "exchange_and_peek 4")
    assert (lord(stage, "red").gold, lord(stage, "red").evil) == (2, 2)
    assert [card.known for card in state(stage).town] == [0, 0, 0, 1]


@rule("DL-REP-2")
def test_a_peek_shows_one_card_to_one_lord_and_changes_no_order() -> None:
    stage = at("reputation-1")
    before = [card.face for card in state(stage).town]
    stage.play("red", "exchange_and_peek 3")
    assert lord(stage, "red").evil == 3
    assert [card.face for card in state(stage).town] == before
    assert [card.face is HIDDEN for card in stage.view("red").state.town] == [True, True, False, True]
    assert all(card.face is HIDDEN for card in stage.view("blue").state.town)
    peeked = next(said for said in stage.said if said.event.message == "peeked")
    assert peeked.seen_by(0b0001).args == (0, 3, before[2])
    assert peeked.seen_by(0b1110).args == (0, 3, HIDDEN), "that he peeked, and where"
    assert COMBAT_CARDS.names[before[2]] == told(stage, "peeked")[0].split()[-1]


@rule("DL-REP-3")
def test_the_peek_is_optional_and_a_card_may_be_looked_at_again() -> None:
    red = orders("reputation") | {"evil": 9}
    stage = scene({"red": red, "blue": orders("reputation")}, seats=4, spaces={"reputation-1": "red"})
    town = state(stage).town
    town[0], town[2] = town[0]._replace(known=0b01), town[2]._replace(known=0b10)
    assert stage.offered("red") == [
        "exchange_and_peek 2",
        "exchange_and_peek 3",
        "exchange_and_peek 4",
        "exchange",
        "exchange_and_peek 1",
        "decline_action",
    ], "who does not answer looks at the first card that he does not know"
    stage.play("red", "exchange")
    assert lord(stage, "red").evil == 8
    assert not told(stage, "peeked")


@rule("DL-REP-3")
def test_who_knows_all_cards_does_not_look_again_unless_he_wishes() -> None:
    stage = at("reputation-1")
    state(stage).town[:] = [card._replace(known=1) for card in state(stage).town]
    assert stage.offered("red")[0] == "exchange"
    stage.play("red", "exchange_and_peek 2")
    assert len(told(stage, "peeked")) == 1

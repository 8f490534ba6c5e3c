"""Zones are resolved in a fixed order; a minion acts and goes home, or stands on its order card."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions, orders
from tests.games.dungeon_lords.scene import lord, scene, state, steps, told

ZONES = ("food", "reputation", "dig", "mine", "imps", "traps", "monster", "room")


@rule("DL-ACT-1")
def test_the_zones_are_resolved_in_their_order() -> None:
    lords = {"red": orders("room", "dig", "food"), "blue": orders("monster", "mine", "reputation")}
    lords["green"] = orders("traps", "imps", "food")
    spaces = {f"{zone}-1": "red" for zone in ("room", "dig", "food")}
    spaces |= {f"{zone}-1": "blue" for zone in ("monster", "mine", "reputation")}
    spaces |= {"traps-1": "green", "imps-1": "green"}
    stage = scene(lords, seats=4, spaces=spaces, tavern=["goblin"], shop=["hatchery"])
    asked = []
    while "decline_action" in steps(stage, stage.asked[0]):
        asked.append((stage.asked[0], stage.decision))
        stage.play(stage.asked[0], "decline_action")
    assert asked == [
        ("red", "choose_exchange"),
        ("blue", "improve_reputation"),
        ("red", "choose_cell"),
        ("blue", "choose_miners"),
        ("green", "choose_exchange"),
        ("green", "choose_traps"),
        ("blue", "choose_monster"),
        ("red", "choose_room"),
    ]


@pytest.mark.parametrize("zone", ZONES)
@rule("DL-ACT-2")
def test_the_shortest_space_comes_first_but_for_monsters_and_rooms(zone: str) -> None:
    lords = {name: orders(zone) | {"imps": 6} for name in ("red", "blue", "green")}
    spaces = {f"{zone}-1": "red", f"{zone}-2": "blue", f"{zone}-3": "green"}
    stage = scene(lords, seats=4, spaces=spaces, tavern=["goblin"] * 3, shop=["hatchery", "mint"])
    asked: list[str] = []
    for _ in range(3):
        asked += stage.asked
        stage.play(stage.asked[0], "decline_action")
    assert asked == (["green", "blue", "red"] if zone in ("monster", "room") else ["red", "blue", "green"])


@rule("DL-ACT-3", "DL-ACT-5")
def test_who_declines_has_his_minion_on_the_matching_card() -> None:
    stage = at("imps-2", {"orders": ["dig", "mine", "imps"]})
    assert stage.asked == ("red",)
    assert minions(stage) == {"imps-2": "red", "room-1": "blue"}
    stage.play("red", "decline_action")
    assert minions(stage) == {"room-1": "blue"}
    assert lord(stage, "red").on_cards == 0b100, "imps was his third order"
    assert (lord(stage, "red").food, lord(stage, "red").imps) == (3, 3)
    stage.play("blue", "decline_action")
    assert stage.decision == "choose_order", "and it stands there until recovery"


@rule("DL-ACT-3")
def test_who_acts_has_his_minion_back() -> None:
    stage = at("imps-2")
    stage.play("red", "exchange")
    assert minions(stage) == {"room-1": "blue"}
    assert lord(stage, "red").on_cards == 0


@pytest.mark.parametrize(
    ("space", "red", "reason"),
    [
        ("food-1", {"gold": 0}, "cannot-pay-space"),
        ("reputation-3", {"gold": 0}, "cannot-pay-space"),
        ("dig-1", {"imps": 0}, "no-imp-to-dig"),
        ("dig-3", {"imps": 1}, "no-imp-to-dig"),
        ("mine-2", {"imps": 0}, "no-imp-to-mine"),
        ("mine-3", {"imps": 1}, "no-imp-to-mine"),
        ("mine-1", {"conquered": ["r0c2", "r1c2", "r2c2"]}, "no-tunnel-to-mine"),
        ("imps-3", {"gold": 0}, "cannot-pay-space"),
        ("imps-3", {"food": 0}, "cannot-pay-space"),
        ("imps-2", {"food": 1}, "cannot-pay-space"),
        ("traps-1", {"gold": 0}, "cannot-pay-space"),
        ("traps-3", {"gold": 1}, "cannot-pay-space"),
        ("monster-3", {"food": 1, "gold": 9}, "nobody-to-hire"),
        ("room-3", {"gold": 0}, "cannot-pay-space"),
        ("room-2", {"conquered": ["r0c2", "r1c2", "r2c2"]}, "no-place-to-build"),
    ],
)
@rule("DL-ACT-4", "DL-GEN-3", "DL-ROM-6")
def test_who_cannot_perform_the_action_declines_and_all_are_told_why(
    space: str, red: dict[str, object], reason: str
) -> None:
    stage = at(space, red, tavern=["goblin", "troll"])
    assert stage.asked == ("blue",)
    assert told(stage, reason) == [f"{reason} red {space}"]
    assert told(stage, "declined") == [f"declined red {space}"]
    assert lord(stage, "red").on_cards == 1
    assert minions(stage) == {"room-1": "blue"}


@pytest.mark.parametrize("space", [f"{zone}-{place}" for zone in ZONES for place in (1, 2, 3)])
@rule("DL-ACT-3", "DL-ACT-4")
def test_every_action_that_can_be_performed_can_be_declined(space: str) -> None:
    waits = "room-1" if space != "room-1" else "room-2"
    stage = at(space, {"imps": 5}, tavern=["goblin"], waits=waits)
    if space == "room-1":
        stage.play("blue", "decline_action")
    assert stage.asked == ("red",)
    assert "decline_action" in steps(stage, "red")
    assert len(steps(stage, "red")) > 1
    assert stage.offered("red")[-1] == "decline_action", "who does not answer performs the action"


@rule("DL-ACT-5")
def test_a_minion_on_its_card_takes_part_in_nothing() -> None:
    lords = {"red": orders("imps") | {"on_cards": [1]}, "blue": orders("imps")}
    stage = scene(lords, seats=4, spaces={"imps-1": "blue"})
    assert stage.asked == ("blue",)
    stage.play("blue", "exchange")
    assert state(stage).lords[0].imps == 3

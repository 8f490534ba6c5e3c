"""What a lord has to reckon with while building: dues beside stocks, free workers, rooms with a use left."""

from typing import Any

from tests.games.dungeon_lords.scene import scene

from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.scene import scene as shown
from lanterne.lab.stage import Stage
from lanterne.scene import Node
from lanterne.words import Words

LINE = ["r0c2", "r1c2", "r2c2"]


def building(red: dict[str, Any], **position: Any) -> Stage:
    return scene({"red": {"tunnels": LINE, **red}}, seats=4, **{"phase": "orders", **position})


def dues(stage: Stage, seat: str = "red") -> dict[str, Node]:
    """The nodes of the season's list that are about dues and workers."""
    season = next(panel for panel in shown(stage.view(seat)).panels if panel.id == "season")
    return {node.id.removeprefix("due:"): node for node in season.nodes if node.id.startswith("due:")}


def read(node: Node, language: str = "en") -> str:
    return Words(BOX, language, strict=True).said(node.label)


def test_announced_taxes_stand_beside_the_gold_that_is_there() -> None:
    red = {"gold": 2, "tunnels": [*LINE, "r2c1", "r2c3"]}
    found = dues(building(red, events={"spring": "taxes"}))["taxes-gold"]
    assert read(found) == "Taxes in spring: 3 gold, you have 2"
    assert found.badge == "!"
    assert read(found, "fr") == "Taxes au printemps\u00a0: 3 jetons Or, vous en avez 2"


def test_wages_are_added_up_for_each_thing_they_are_paid_with() -> None:
    red = {"gold": 5, "food": 2, "ready": ["troll", "witch"], "spent": ["golem"]}
    found = dues(building(red, year=2, season="spring", events={"summer": "pay-day"}))
    assert read(found["pay-day-food"]) == "Pay Day in summer: 3 food, you have 2"
    assert read(found["pay-day-gold"]) == "Pay Day in summer: 1 gold, you have 5"
    assert read(found["pay-day-trap"]) == "Pay Day in summer: 1 trap, you have 0"
    assert read(found["pay-day-evil"]) == "Pay Day in summer: paying all brings 1 evil"
    assert [name for name, node in found.items() if node.badge] == ["pay-day-food", "pay-day-trap"]


def test_the_token_on_the_board_tells_its_dues_and_has_a_mark_if_they_are_too_high() -> None:
    lords = {"red": {"gold": 1, "tunnels": LINE}, "blue": {"gold": 4, "tunnels": LINE}}
    stage = scene(lords, seats=4, phase="orders", season="spring", events={"spring": "taxes", "summer": "pay-day"})

    def token(seat: str, season: str) -> Node:
        board = next(panel for panel in shown(stage.view(seat)).panels if panel.id == "board")
        return next(node for node in board.nodes if node.id == f"event:{season}")

    words = Words(BOX, "en", strict=True)
    assert (token("red", "spring").badge, token("blue", "spring").badge) == ("!", "")
    assert words.said(token("red", "spring").detail[0]) == "Taxes in spring: 2 gold, you have 1"
    assert words.said(token("blue", "spring").detail[0]) == "Taxes in spring: 2 gold, you have 4"
    assert not token("red", "summer").badge, "nobody to be paid"


def test_what_is_not_announced_is_not_due() -> None:
    assert list(dues(building({"ready": ["troll"]}))) == ["imps", "trolls"]


def test_rooms_with_a_use_left_name_the_workers_they_need() -> None:
    red = {"imps": 2, "food": 1, "tunnels": LINE[:2], "rooms": {"r2c2": "hatchery", "r1c1": "magic-room"}}
    found = dues(building(red))
    assert read(found["imps"]) == "2 of 2 imps available"
    assert [say.id for say in found["r2c2"].detail] == ["no-too-few-workers"]
    assert read(found["r1c1"]) == "Magic Room: 2 workers for one use, 2 free"
    assert not found["r1c1"].detail


def test_conquered_rooms_are_left_out() -> None:
    red = {"tunnels": LINE[:2], "rooms": {"r2c2": "hatchery"}, "conquered": ["r2c2"]}
    assert list(dues(building(red))) == ["imps"]


def test_everybody_sees_their_own_and_nobody_any_in_combat() -> None:
    lords = {"red": {"gold": 0, "tunnels": LINE}, "blue": {"gold": 4, "tunnels": LINE}}
    stage = scene(lords, seats=4, phase="orders", events={"spring": "taxes"})
    assert read(dues(stage, "blue")["taxes-gold"]).endswith("you have 4")
    fight = scene({"red": {"party": ["warrior-1"], "ready": ["goblin"], "tunnels": LINE}}, phase="planning", round=1)
    assert not dues(fight)

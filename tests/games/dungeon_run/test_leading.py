"""Heroes who lead monsters that are due to roam: Challenge and the Crown of Kravlas."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, told
from tests.games.dungeon_run.star import dungeon, roams, where

from lanterne.games.dungeon_run.rules.roaming import monsters_roam

CHALLENGER = {"vargagg": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-challenge"], "tile": "corridor-8"}}


@rule("DR-ABI-24", "DR-ROA-9")
def test_challenge_draws_an_adjacent_monster_onto_the_hero_s_own_tile() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, corridor_9={"monster": "goblin"})
    stage = roams(CHALLENGER, tiles=tiles)
    assert stage.offered("addolgar-vayne") == [
        "lead_no_more",
        "lead addolgar-vayne-challenge slime crossroads-1 corridor-8",
    ]
    stage.play("addolgar-vayne", "lead addolgar-vayne-challenge slime crossroads-1 corridor-8")
    assert where(stage, "slime") == ["corridor-8"]
    assert where(stage, "goblin") == ["crossroads-1"], "the First Player's, with one way"
    run(stage, monsters_roam())
    assert stage.decision != "may_lead", "once in a round"


@rule("DR-ABI-24")
def test_challenge_may_be_declined() -> None:
    stage = roams(CHALLENGER, tiles=dungeon(crossroads_1={"monster": "slime"}))
    stage.play("addolgar-vayne", "lead_no_more")
    assert stage.asked == ("vargagg",)
    assert len([words for words in stage.offered("vargagg") if words.startswith("roam ")]) == 4


@rule("DR-ABI-24", "DR-ROA-3")
@pytest.mark.parametrize(
    "tiles",
    [
        dungeon(crossroads_1={"monster": "gra-bogga"}),
        dungeon(corridor_9={"monster": "slime"}),
        dungeon(crossroads_1={"monster": "slime"}, corridor_8={"monster": "goblin"}),
        dungeon(crossroads_1={"monster": "gargoyle"}),
    ],
    ids=["boss", "too far", "no room", "not due to roam"],
)
def test_challenge_is_not_offered_in_vain(tiles: dict[str, Any]) -> None:
    stage = roams(CHALLENGER, tiles=tiles, stack=[])
    assert stage.decision != "may_lead"


@rule("DR-ABI-24", "DR-TSP-2")
def test_challenge_does_not_work_beside_the_cursed_stone() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"}, cursed_stone={"at": [1, 1]})
    tiles["corridor-8"] = {"at": [1, 0], "turn": 90}
    beside = {"vargagg": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-challenge"], "tile": "cursed-stone"}}
    tiles["corridor-10"] = {"at": [2, 1], "turn": 90, "monster": "goblin"}
    stage = roams(beside, tiles=tiles)
    assert stage.decision == "next_to_roam"


@rule("DR-ABI-24")
def test_the_crown_of_kravlas_leads_two_ordinary_monsters_anywhere() -> None:
    tiles = dungeon(
        corridor_10={"monster": "slime"},
        corridor_9={"monster": "goblin"},
        corridor_11={"monster": "ghost"},
        corridor_8={"monster": "gra-bogga"},
    )
    stage = roams({"vargagg": {}, "dorgan": {"equipped": ["crown-of-kravlas"]}}, tiles=tiles, stack=[])
    assert stage.asked == ("dorgan",)
    assert not any("gra-bogga" in words for words in stage.offered("dorgan"))
    stage.play("dorgan", "lead crown-of-kravlas slime corridor-10 crossroads-1")
    assert stage.decision != "may_lead", "nobody else has a way now"
    assert hero(stage, "dorgan").used_round


WIDE: dict[str, dict[str, Any]] = {
    "crossroads-1": {"at": [0, 1]},
    "crossroads-2": {"at": [0, 2], "monster": "slime"},
    "corridor-8": {"at": [1, 1], "turn": 90, "monster": "goblin"},
    "corridor-9": {"at": [-1, 1], "turn": 90, "monster": "ghost"},
    "corridor-10": {"at": [0, 3]},
    "corridor-11": {"at": [1, 2], "turn": 90},
}


@rule("DR-ABI-24")
def test_the_bearer_of_the_crown_may_leave_all_monsters_to_the_first_player() -> None:
    stage = roams({"vargagg": {}, "dorgan": {"equipped": ["crown-of-kravlas"]}}, tiles=WIDE)
    stage.play("dorgan", "lead_no_more")
    assert stage.asked == ("vargagg",), "he is not asked for the second one"


@rule("DR-ABI-24")
def test_the_crown_leads_at_most_two_and_each_once() -> None:
    stage = roams({"vargagg": {}, "dorgan": {"equipped": ["crown-of-kravlas"]}}, tiles=WIDE)
    stage.play("dorgan", "lead crown-of-kravlas slime crossroads-2 corridor-10")
    assert stage.asked == ("dorgan",)
    assert not any("slime" in words for words in stage.offered("dorgan"))
    stage.play("dorgan", "lead crown-of-kravlas ghost corridor-9 crossroads-1")
    assert stage.decision != "may_lead"
    assert len(told(stage, "leads-monster")) == 2


@rule("DR-ABI-24")
def test_a_crown_in_the_loot_pile_leads_nobody() -> None:
    tiles = dungeon(crossroads_1={"monster": "slime"})
    stage = roams({"vargagg": {}, "dorgan": {"loot": ["crown-of-kravlas"]}}, tiles=tiles)
    assert stage.asked == ("vargagg",)

"""The Stone, and summoning with it."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, run, scene, seat, state, steps, told

from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR
from lanterne.games.dungeon_run.rules.summon import can_summon, may_summon
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, NONE, STANDING, TILES
from lanterne.lab.stage import Stage

BEND = {"at": [0, 1], "turn": 90}
SIX = ("vargagg", "emma-goodluck", "dorgan", "stabbins", "birodin", "saelith-ashborn")


def bearer(name: str = "vargagg", others: tuple[str, ...] = ("emma-goodluck",), **position: Any) -> Stage:
    """His turn has just begun, and he has the Stone."""
    heroes: dict[str, Any] = {name: {"equipped": ["summoning-stone"]}} | {other: {} for other in others}
    tiles = position.pop("tiles", {"bend-12": BEND})
    stage = scene(heroes, tiles=tiles, final=True, **position)
    run(stage, may_summon(0))
    return stage


def names(cards: Iterable[int]) -> list[str]:
    return [str(CARDS.name(card)) for card in cards]


def deck(stage: Stage) -> list[str]:
    return names(card.face for card in state(stage).encounters)


def monster(stage: Stage, tile: str) -> str:
    return str(CARDS.name(state(stage).spots[TILES.number(tile)].monster))


@rule("DR-STO-2", "DR-STO-4", "DR-SUM-1", "DR-SUM-2", "DR-SUM-3")
def test_the_bearer_draws_until_a_monster_comes_and_places_it() -> None:
    stage = bearer(encounters=["net-trap", "hedge-healer", "slime", "goblin"])
    assert steps(stage, "vargagg") == {"summon", "summon_nobody"}
    stage.play("vargagg", "summon")
    assert names(state(stage).encounter_discard) == ["net-trap", "hedge-healer"]
    assert stage.view("emma-goodluck").state.drawn == (CARDS.number("slime"),), "all see the cards drawn"
    assert told(stage, "summon-discards") == ["summon-discards net-trap", "summon-discards hedge-healer"]
    assert stage.offered("vargagg") == ["place_summoned entrance", "place_summoned bend-12"]
    stage.play("vargagg", "place_summoned bend-12")
    assert monster(stage, "bend-12") == "slime"
    assert deck(stage)[0] == "goblin"
    assert (state(stage).drawn, hero(stage, "vargagg").actions, stage.decision) == ((), 2, "take_action")


@rule("DR-SUM-1")
def test_summoning_is_offered_before_the_first_action_of_the_turn_once_and_may_be_declined() -> None:
    stage = scene({"emma-goodluck": {}, "vargagg": {"equipped": ["summoning-stone"]}}, final=True)
    stage.play("emma-goodluck", "end_turn")
    assert (stage.asked, stage.decision) == (("vargagg",), "choose_to_summon")
    stage.play("vargagg", "summon_nobody")
    assert stage.decision == "take_action"
    assert "summon" not in steps(stage, "vargagg")
    assert all(spot.monster == NONE for spot in state(stage).spots)


@rule("DR-STO-1", "DR-STO-2", "DR-STO-3")
def test_the_stone_must_be_equipped() -> None:
    stage = scene({"vargagg": {"loot": ["summoning-stone"]}, "emma-goodluck": {}}, final=True)
    assert state(stage).bearer == 0
    assert not can_summon(state(stage), 0)
    run(stage, may_summon(0))
    assert stage.decision == "take_action"


@rule("DR-SUM-4")
def test_a_monster_summoned_onto_heroes_does_nothing_yet() -> None:
    stage = bearer(encounters=["slime"])
    stage.play("vargagg", "summon")
    stage.play("vargagg", "place_summoned entrance")
    assert monster(stage, "entrance") == "slime"
    assert [each.wounds for each in state(stage).heroes] == [0, 0]
    assert (stage.decision, [each.condition for each in state(stage).heroes]) == ("take_action", [STANDING, STANDING])


@rule("DR-SUM-3", "DR-SUM-7")
def test_entrance_and_lair_will_do_but_no_tile_with_a_monster() -> None:
    tiles = {"lair": {"at": [0, 1], "monster": "ra-alal"}, "bend-12": {"at": [1, 0], "turn": 180}}
    stage = bearer(tiles=tiles, encounters=["slime"])
    stage.play("vargagg", "summon")
    assert stage.offered("vargagg") == ["place_summoned entrance", "place_summoned bend-12"]
    assert refused(stage, "vargagg", "place_summoned lair") == ("monster-is-there", "DR-SUM-3")
    free = bearer(tiles={"lair": {"at": [0, 1]}}, encounters=["slime"])
    free.play("vargagg", "summon")
    assert free.offered("vargagg") == ["place_summoned entrance", "place_summoned lair"]
    assert (ENTRANCE, LAIR) == (0, 1)


@rule("DR-SUM-7")
def test_one_tile_only_is_taken_without_a_question_and_none_at_all_forbids_summoning() -> None:
    one = bearer(tiles={"bend-12": {**BEND, "monster": "goblin"}}, encounters=["slime"])
    one.play("vargagg", "summon")
    assert monster(one, "entrance") == "slime"
    none = bearer(tiles={"entrance": {"monster": "goblin"}}, encounters=["slime"])
    assert none.decision == "take_action"


@rule("DR-ABI-14")
def test_no_monster_is_summoned_onto_a_sanctuary() -> None:
    stage = bearer(
        "vargagg",
        ("birodin",),
        tiles={"bend-12": {**BEND, "sanctuary": "birodin"}, "corridor-8": {"at": [1, 0], "turn": 90}},
        encounters=["slime"],
    )
    stage.play("vargagg", "summon")
    assert refused(stage, "vargagg", "place_summoned bend-12") == ("sanctuary-is-there", "DR-ABI-14")
    assert stage.is_open("vargagg", "place_summoned corridor-8")


@rule("DR-SUM-5")
@pytest.mark.parametrize("drawn", [[], ["net-trap"]])
def test_with_an_empty_deck_nobody_summons_with_four_players_or_fewer(drawn: list[str]) -> None:
    stage = scene({"vargagg": {"equipped": ["summoning-stone"]}, "emma-goodluck": {}}, final=True)
    s = state(stage)
    s.encounters = [card for card in s.encounters if names([card.face]) == drawn][:1]
    s.encounter_discard = (CARDS.number("slime"),)
    run(stage, may_summon(0))
    if not drawn:
        assert stage.decision == "take_action"
        return
    stage.play("vargagg", "summon")
    assert told(stage, "nothing-comes") == ["nothing-comes vargagg"], "the deck ran out without a monster"
    assert names(s.encounter_discard) == ["slime", "net-trap"]
    assert stage.decision == "take_action"


@rule("DR-SUM-6", "DR-PLC-2")
def test_with_six_the_deck_is_made_anew_once() -> None:
    chance = [("shuffle", "card", ("hedge-healer", "net-trap"))]
    stage = scene(
        {name: {"equipped": ["summoning-stone"]} if name == "vargagg" else {} for name in SIX},
        final=True,
        chance=chance,
    )
    s = state(stage)
    s.encounters = [card for card in s.encounters if names([card.face]) == ["net-trap"]][:1]
    s.encounter_discard = (CARDS.number("hedge-healer"),)
    run(stage, may_summon(0))
    stage.play("vargagg", "summon")
    assert told(stage, "nothing-comes") == ["nothing-comes vargagg"]
    assert names(s.encounter_discard) == ["hedge-healer", "net-trap"]


@rule("DR-SUM-5", "DR-SUM-6", "DR-PLC-2")
def test_with_six_an_empty_deck_is_no_hindrance() -> None:
    stage = scene(
        {name: {"equipped": ["summoning-stone"]} if name == "vargagg" else {} for name in SIX},
        final=True,
        chance=[("shuffle", "card", ("slime",))],
    )
    s = state(stage)
    s.encounters = []
    s.encounter_discard = (CARDS.number("slime"),)
    run(stage, may_summon(0))
    stage.play("vargagg", "summon")
    assert monster(stage, "entrance") == "slime"
    s.encounter_discard = ()
    assert not can_summon(s, 0)


@rule("DR-SUM-6")
def test_a_stranger_is_discarded_and_treasures_come_to_lie_under_the_monster() -> None:
    tiles = {"bend-12": {**BEND, "stranger": "hedge-healer", "treasures": ["buckler"]}}
    stage = bearer(tiles=tiles, encounters=["slime"])
    stage.play("vargagg", "summon")
    stage.play("vargagg", "place_summoned bend-12")
    bend = TILES.number("bend-12")
    assert state(stage).spots[bend].stranger == NONE
    assert names(state(stage).encounter_discard) == ["hedge-healer"]
    assert names(card.face for card in state(stage).lying[bend]) == ["buckler"]


# --- Call of the Wild -------------------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-SUM-2", "DR-SUM-3")
def test_call_of_the_wild_finds_two_monsters_and_places_one() -> None:
    stage = bearer("oriane-mistveil", ("vargagg",), encounters=["slime", "net-trap", "goblin", "ghost"])
    stage.play("oriane-mistveil", "summon")
    assert stage.offered("oriane-mistveil") == ["call_monster slime", "call_monster goblin"]
    stage.play("oriane-mistveil", "call_monster goblin")
    stage.play("oriane-mistveil", "place_summoned bend-12")
    assert monster(stage, "bend-12") == "goblin"
    assert (deck(stage)[0], deck(stage)[-1]) == ("ghost", "slime")
    assert state(stage).encounters[-1].known == EVERYBODY, "all know what lies at the bottom"


@rule("DR-ABI-3", "DR-SUM-6")
def test_of_one_monster_left_there_is_nothing_to_choose() -> None:
    stage = scene(
        {"oriane-mistveil": {"equipped": ["summoning-stone"]}, "vargagg": {}}, tiles={"bend-12": BEND}, final=True
    )
    s = state(stage)
    s.encounters = [card for card in s.encounters if names([card.face]) == ["slime"]]
    run(stage, may_summon(0))
    stage.play("oriane-mistveil", "summon")
    assert stage.decision == "choose_summoning_tile"
    assert seat(stage, "oriane-mistveil") == 0


@rule("DR-ABI-3", "DR-TSP-10")
def test_beside_the_cursed_stone_she_summons_without_her_power() -> None:
    stage = bearer(
        "oriane-mistveil", ("vargagg",), tiles={"cursed-stone": {"at": [0, 1]}}, encounters=["slime", "goblin"]
    )
    stage.play("oriane-mistveil", "summon")
    assert stage.decision == "choose_summoning_tile"
    assert deck(stage)[0] == "goblin"

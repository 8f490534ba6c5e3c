"""Defeated heroes: the order of falls, what saves them, and what the unconscious lose and leave."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.content.settings import BATTLE, MOVE
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.rounds import turn_begins
from lanterne.games.dungeon_run.rules.wounds import FROM_POWER, FROM_TILE, wounded
from lanterne.games.dungeon_run.state import (
    CARDS,
    EVERYBODY,
    NONE,
    STANDING,
    TEST,
    TILES,
    UNCONSCIOUS,
    Deed,
    begin_deed,
)
from lanterne.lab.stage import Stage

TILES_THERE = {"corridor-8": {"at": [0, 1]}}


def fells(stage: Stage, *names: str, amount: int = 12) -> None:
    """This many wounds for each of these heroes as one batch, then falls."""
    run(stage, *[wounded(seat(stage, name), amount, FROM_TILE, NONE) for name in names], falls_are_checked(NONE))


def lies(stage: Stage, tile: str) -> list[tuple[str, int]]:
    """What lies on a tile, and who knows it."""
    return [(CARDS.names[card.face], card.known) for card in state(stage).lying[TILES.number(tile)]]


# --- who falls --------------------------------------------------------------------------------------------------------


@rule("DR-GEN-7", "DR-DEF-1", "DR-DEF-2", "DR-DEF-3", "DR-DEF-5", "DR-DEF-7")
def test_an_unconscious_hero_loses_half_his_wounds_and_his_traps_and_misses_a_turn() -> None:
    dorgan = {"tile": "corridor-8", "equipped": ["guild-axe"], "traps": ["gas-vent", "poison-needle"]}
    stage = scene({"vargagg": {}, "dorgan": dorgan}, tiles=TILES_THERE, encounter_discard=["slime"])
    fells(stage, "dorgan")
    found = hero(stage, "dorgan")
    assert (found.condition, found.wounds, found.traps, found.equipped) == (UNCONSCIOUS, 5, (), ())
    assert [CARDS.names[card] for card in state(stage).encounter_discard] == ["slime", "gas-vent", "poison-needle"]
    run(stage, turn_begins(seat(stage, "dorgan")))
    assert (hero(stage, "dorgan").condition, hero(stage, "dorgan").actions) == (STANDING, 0)


@rule("DR-GEN-7")
def test_one_wound_fewer_than_life_defeats_nobody() -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    fells(stage, "dorgan", amount=9)
    assert hero(stage, "dorgan").condition == STANDING
    fells(stage, "dorgan", amount=1)
    assert hero(stage, "dorgan").condition == UNCONSCIOUS


@rule("DR-GEN-8", "DR-GEN-9", "DR-BAT-18")
@pytest.mark.parametrize(
    ("acting", "order"),
    [
        ("dorgan", ["dorgan", "emma-goodluck", "vargagg"]),
        ("emma-goodluck", ["emma-goodluck", "vargagg", "dorgan"]),
    ],
)
def test_the_acting_hero_falls_first_then_the_others_clockwise(acting: str, order: list[str]) -> None:
    stage = scene(("vargagg", "dorgan", "emma-goodluck"))
    begin_deed(state(stage), Deed(MOVE, seat(stage, acting), 0))
    fells(stage, "vargagg", "emma-goodluck", "dorgan")
    assert told(stage, "falls") == [f"falls {name} entrance" for name in order]


@rule("DR-GEN-8")
def test_falls_on_the_tile_of_a_battle_wait_for_its_end() -> None:
    heroes = {"vargagg": {}, "dorgan": {}, "emma-goodluck": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=TILES_THERE)
    s = state(stage)
    begin_deed(s, Deed(BATTLE, seat(stage, "emma-goodluck"), 0))
    begin_deed(s, Deed(TEST, seat(stage, "emma-goodluck"), TILES.number("corridor-8")))
    fells(stage, "dorgan", "emma-goodluck")
    assert told(stage, "falls") == ["falls emma-goodluck corridor-8"], "she was pushed away in the middle of it"
    s.deeds = s.deeds[:-1]
    run(stage, falls_are_checked(NONE))
    assert hero(stage, "dorgan").condition == UNCONSCIOUS


@rule("DR-RND-12", "DR-DEF-1", "DR-TSP-1")
def test_the_turn_of_a_hero_who_falls_in_it_is_over() -> None:
    bridge = {"ancient-bridge": {"at": [0, 1]}}
    stage = scene({"vargagg": {}, "dorgan": {}}, tiles=bridge, chance=[("roll", 6, [1, 1])])
    stage.play("vargagg", "move N")
    found = hero(stage, "vargagg")
    assert (found.condition, found.actions, found.wounds) == (UNCONSCIOUS, 0, 3)
    assert stage.asked == ("dorgan",)


# --- what saves a hero ------------------------------------------------------------------------------------------------


@rule("DR-ABI-12")
def test_not_today_leaves_one_wound_to_spare_and_costs_its_card() -> None:
    stage = scene({"vargagg": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-not-today"]}})
    fells(stage, "addolgar-vayne")
    assert stage.asked == ("addolgar-vayne",)
    stage.play("addolgar-vayne", "use_power addolgar-vayne addolgar-vayne-not-today")
    found = hero(stage, "addolgar-vayne")
    assert (found.condition, found.wounds, found.abilities) == (STANDING, 5, ())
    assert told(stage, "saved") == ["saved addolgar-vayne"]
    fells(stage, "addolgar-vayne", amount=1)
    assert hero(stage, "addolgar-vayne").condition == UNCONSCIOUS


@rule("DR-ABI-12")
def test_a_hero_who_does_not_use_not_today_falls_and_keeps_it() -> None:
    stage = scene({"vargagg": {}, "addolgar-vayne": {"abilities": ["addolgar-vayne-not-today"]}})
    fells(stage, "addolgar-vayne")
    stage.play("addolgar-vayne", "leave_unused")
    assert hero(stage, "addolgar-vayne").condition == UNCONSCIOUS
    assert len(hero(stage, "addolgar-vayne").abilities) == 1


@rule("DR-ABI-12", "DR-STO-1")
def test_reborn_from_ash_heals_half_and_burns_the_others_on_the_tile() -> None:
    saelith = {"equipped": ["summoning-stone"]}
    heroes = {"saelith-ashborn": saelith, "vargagg": {"wounds": 6}, "dorgan": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=TILES_THERE, final=True)
    fells(stage, "saelith-ashborn")
    stage.play("saelith-ashborn", "use_power saelith-ashborn reborn-from-ash")
    assert (hero(stage, "saelith-ashborn").condition, hero(stage, "saelith-ashborn").wounds) == (STANDING, 3)
    assert told(stage, "dies") == ["dies vargagg entrance"], "burnt to death, and that is her doing"
    assert hero(stage, "dorgan").wounds == 0
    fells(stage, "saelith-ashborn")
    assert told(stage, "dies")[1:] == ["dies saelith-ashborn entrance"], "once in a game"


# --- the card that is left --------------------------------------------------------------------------------------------


@rule("DR-DEF-3", "DR-DEF-4")
def test_an_equipped_card_is_left_face_up_and_needs_no_question_if_it_is_the_only_one() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"equipped": ["guild-axe"], "tile": "corridor-8"}}, tiles=TILES_THERE)
    fells(stage, "dorgan")
    assert lies(stage, "corridor-8") == [("guild-axe", EVERYBODY)]
    assert stage.asked == ("vargagg",)


@rule("DR-DEF-3", "DR-DEF-4")
def test_a_card_of_the_loot_pile_is_left_face_down_and_nobody_else_knows_it() -> None:
    dorgan = {"loot": ["slime", "tower-shield"], "equipped": ["guild-axe"]}
    stage = scene({"vargagg": {}, "dorgan": dorgan})
    fells(stage, "dorgan")
    assert stage.offered("dorgan") == ["leave_card tower-shield", "leave_card guild-axe"]
    stage.play("dorgan", "leave_card tower-shield")
    assert lies(stage, "entrance") == [("tower-shield", 1 << seat(stage, "dorgan"))]
    assert hero(stage, "dorgan").loot == (CARDS.number("slime"),)
    said = next(said for said in stage.said if said.event.message == "leaves-hidden-card")
    assert said.seen_by(1 << seat(stage, "vargagg")).args[1] is HIDDEN
    assert said.seen_by(1 << seat(stage, "dorgan")).args[1] == CARDS.number("tower-shield")


@rule("DR-DEF-4")
def test_a_loot_pile_without_treasures_is_asked_about_all_the_same() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"loot": ["slime"], "strangers": ["lost-squire"]}})
    fells(stage, "dorgan")
    assert stage.offered("dorgan") == ["leave_nothing 1"], "a stranger cannot be left"
    stage.play("dorgan", "leave_nothing 1")
    assert lies(stage, "entrance") == []
    assert told(stage, "leaves-nothing") == ["leaves-nothing dorgan"]


@rule("DR-DEF-4")
def test_a_hero_who_has_nothing_leaves_nothing() -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    fells(stage, "dorgan")
    assert stage.asked == ("vargagg",)


@rule("DR-DEF-4")
def test_the_card_that_is_left_lies_under_a_monster_there() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime", "treasures": ["buckler"]}}
    stage = scene({"vargagg": {}, "dorgan": {"equipped": ["guild-axe"], "tile": "corridor-8"}}, tiles=tiles)
    fells(stage, "dorgan")
    assert [name for name, _ in lies(stage, "corridor-8")] == ["buckler", "guild-axe"]


@rule("DR-DEF-3")
def test_who_does_not_answer_leaves_what_he_cannot_equip() -> None:
    dorgan = {"loot": ["healing-draught", "sceptre-of-sparks", "goblin"], "equipped": ["leather-jerkin", "guild-axe"]}
    stage = scene({"vargagg": {}, "dorgan": dorgan})
    fells(stage, "dorgan")
    names = ["sceptre-of-sparks", "healing-draught", "guild-axe", "leather-jerkin"]
    assert stage.offered("dorgan") == [f"leave_card {name}" for name in names]


@rule("DR-DEF-3", "DR-GEN-1")
@pytest.mark.parametrize(
    ("name", "ability", "wounds"),
    [
        ("addolgar-vayne", "addolgar-vayne-stalwart", 3),
        ("saelith-ashborn", "saelith-ashborn-phoenix-feather", 1),
    ],
)
def test_some_heroes_leave_nothing(name: str, ability: str, wounds: int) -> None:
    stage = scene({"dorgan": {}, name: {"abilities": [ability], "loot": ["buckler"]}})
    fells(stage, name)
    assert (hero(stage, name).condition, hero(stage, name).wounds) == (UNCONSCIOUS, wounds)
    assert stage.asked == ("dorgan",)
    assert lies(stage, "entrance") == []


@rule("DR-DEF-3", "DR-TSP-10")
def test_beside_the_cursed_stone_even_a_stalwart_hero_leaves_a_card() -> None:
    tiles = {"cursed-stone": {"at": [0, 1]}}
    vayne = {"abilities": ["addolgar-vayne-stalwart"], "equipped": ["buckler"]}
    stage = scene({"dorgan": {}, "addolgar-vayne": vayne}, tiles=tiles)
    fells(stage, "addolgar-vayne")
    assert lies(stage, "entrance") == [("buckler", EVERYBODY)]


@rule("DR-DEF-1", "DR-ABI-3")
def test_the_lost_squire_leaves_a_hero_who_falls() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"strangers": ["lost-squire"]}})
    fells(stage, "dorgan")
    assert hero(stage, "dorgan").strangers == ()
    assert CARDS.number("lost-squire") in state(stage).encounter_discard


@rule("DR-DEF-8")
def test_an_unconscious_hero_does_not_fall_again() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"condition": "unconscious", "wounds": 3}})
    run(stage, wounded(seat(stage, "dorgan"), 12, FROM_POWER, 0), falls_are_checked(0))
    assert not told(stage, "falls")


@rule("DR-FIN-2")
def test_heroes_unconscious_when_the_final_phase_begins_are_not_killed() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"condition": "unconscious", "wounds": 3}}, final=True)
    run(stage, falls_are_checked(NONE))
    assert hero(stage, "dorgan").condition == UNCONSCIOUS

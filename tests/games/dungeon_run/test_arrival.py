"""What happens to a hero who arrives on a tile, and in which order."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told
from tests.games.dungeon_run.walks import NORTH, dice, where

from lanterne.games.dungeon_run.rules.arrival import arrive
from lanterne.games.dungeon_run.state import CARDS, TILES

CORRIDOR = TILES.number("corridor-8")


# --- flames -----------------------------------------------------------------------------------------------------------


@rule("DR-ABI-14", "DR-MOV-8")
def test_flames_burn_the_first_who_enters_and_are_gone() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "flames": "saelith-ashborn"}}
    stage = scene(("vargagg", "dorgan", "saelith-ashborn"), tiles=tiles)
    stage.play("vargagg", "move N")
    stage.play("vargagg", "end_turn")
    stage.play("dorgan", "move N")
    assert hero(stage, "vargagg").wounds == 1
    assert told(stage, "flames-burn-hero") == ["flames-burn-hero vargagg saelith-ashborn corridor-8"]
    assert hero(stage, "dorgan").wounds == 0
    assert hero(stage, "saelith-ashborn").flames == -1


@pytest.mark.parametrize("moved_by_another", [False, True])
@rule("DR-ABI-14", "DR-ABI-16")
def test_flames_never_burn_their_owner_even_if_moved_by_others(moved_by_another: bool) -> None:
    tiles = {"corridor-8": {"at": [0, 1], "flames": "saelith-ashborn"}}
    stage = scene(
        ("vargagg", "saelith-ashborn"), tiles=tiles, active="vargagg" if moved_by_another else "saelith-ashborn"
    )
    run(stage, arrive(seat(stage, "saelith-ashborn"), CORRIDOR))
    assert where(stage, "saelith-ashborn") == "corridor-8"
    assert hero(stage, "saelith-ashborn").wounds == 0
    assert hero(stage, "saelith-ashborn").flames == CORRIDOR


# --- traps that somebody has laid -------------------------------------------------------------------------------------


def _trap(card: str) -> dict[str, object]:
    return {"corridor-8": {"at": [0, 1], "trap": {"card": card, "by": "dorgan", "hidden": True}}}


@rule("DR-ABI-13", "DR-MOV-8")
def test_a_trap_on_the_tile_must_be_disarmed_by_everybody_who_enters_except_its_owner() -> None:
    stage = scene(("dorgan", "vargagg"), tiles=_trap("arrow-trap"), chance=[dice(1, 5)])
    stage.play("dorgan", "move N")
    assert where(stage, "dorgan") == "corridor-8"
    assert state(stage).traps[CORRIDOR], "it never works against him"
    stage.play("dorgan", "move S")
    stage.play("vargagg", "move N")
    assert told(stage, "sets-off") == ["sets-off vargagg arrow-trap dorgan"]
    assert hero(stage, "vargagg").wounds == 2
    assert state(stage).traps[CORRIDOR] == ()
    assert state(stage).spots[CORRIDOR].trapper == -1
    assert state(stage).encounter_discard == (CARDS.number("arrow-trap"),)


@rule("DR-ABI-13")
def test_a_trap_disarmed_goes_to_the_loot_pile_of_its_finder() -> None:
    stage = scene(("vargagg", "dorgan"), tiles=_trap("falling-block"), chance=[dice(4, 5, 1, 1, 1)])
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").loot == (CARDS.number("falling-block"),)
    assert hero(stage, "vargagg").wounds == 0


@rule("DR-MOV-8", "DR-ABI-13")
def test_the_arrival_stops_where_a_trap_sends_the_hero_elsewhere() -> None:
    """The glyph of the trap leads to the Entrance: the gargoyle on the tile strikes at nobody."""
    tiles = {"corridor-8": {"at": [0, 1], "monster": "gargoyle", "trap": {"card": "teleport-glyph", "by": "dorgan"}}}
    stage = scene(("vargagg", "dorgan"), tiles=tiles, chance=[dice(1, 1)])
    stage.play("vargagg", "move N")
    if stage.decision != "take_action":
        stage.play("vargagg", next(words for words in stage.offered("vargagg") if words.endswith("skill")))
    assert where(stage, "vargagg") == "entrance"
    assert told(stage, "goes") == ["goes vargagg corridor-8", "goes vargagg entrance"]
    assert hero(stage, "vargagg").wounds == 0
    assert stage.dice.left == 0


# --- resident monsters ------------------------------------------------------------------------------------------------


@rule("DR-MOV-8", "DR-MOV-6")
def test_the_gargoyle_strikes_at_any_hero_who_enters_its_tile() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "gargoyle"}}
    stage = scene(("vargagg", "dorgan"), tiles=tiles, chance=[dice(3, 6, 1, 1)])
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").wounds == 2


@rule("DR-MOV-8", "DR-TSP-9")
def test_a_hero_who_falls_on_the_bridge_suffers_nothing_more_there() -> None:
    tiles = {"ancient-bridge": {"at": [0, 1], "monster": "gargoyle", "flames": "saelith-ashborn"}}
    stage = scene(("vargagg", "dorgan", "saelith-ashborn"), tiles=tiles, chance=[dice(1, 1)])
    stage.play("vargagg", "move N")
    assert hero(stage, "vargagg").condition == 1
    assert hero(stage, "saelith-ashborn").flames == TILES.number("ancient-bridge"), "nobody conscious has come"
    assert where(stage, "vargagg") == "ancient-bridge"


# --- his own powers ---------------------------------------------------------------------------------------------------


@rule("DR-MOV-8", "DR-ABI-3")
def test_ram_charge_counts_for_one_who_comes_by_a_move_only() -> None:
    birodin = {"abilities": ["birodin-ram-charge"]}
    tiles = {"corridor-8": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"birodin": birodin, "vargagg": {}}, tiles=tiles)
    stage.play("birodin", "move N")
    assert hero(stage, "birodin").bonus == 2
    stage = scene({"birodin": birodin, "vargagg": {}}, tiles=tiles)
    run(stage, arrive(0, CORRIDOR))
    assert hero(stage, "birodin").bonus == 0
    stage = scene({"birodin": birodin, "vargagg": {}}, tiles=NORTH)
    stage.play("birodin", "move N")
    assert hero(stage, "birodin").bonus == 0, "nobody is there"


@rule("DR-MOV-8", "DR-CON-6")
def test_his_own_powers_come_after_the_fight_with_what_he_has_drawn() -> None:
    """The surprise battle is fought with 4 dice; the 2 more of the charge are for the next."""
    stage = scene(
        {"birodin": {"abilities": ["birodin-ram-charge"]}, "vargagg": {}},
        stack=["corridor-8", "well"],
        encounters=["cave-troll"],
        chance=[dice(1), dice(1, 1, 1, 1), dice(1, 1, 1, 1)],
    )
    stage.play("birodin", "move N")
    while stage.decision != "take_action":
        stage.play("birodin", stage.offered("birodin")[0])
    assert hero(stage, "birodin").bonus == 2
    assert stage.dice.left == 0


@rule("DR-MOV-8", "DR-ABI-4")
def test_the_avatar_of_the_ram_hurts_everybody_else_on_one_tile_that_he_enters_in_a_turn() -> None:
    heroes = {
        "birodin": {"equipped": ["summoning-stone"]},
        "vargagg": {"tile": "corridor-8"},
        "dorgan": {"tile": "corridor-9"},
    }
    tiles = {**NORTH, "corridor-9": {"at": [0, 2]}}
    stage = scene(heroes, tiles=tiles, stack=["bend-12"])
    stage.play("birodin", "move N")
    stage.play("birodin", "move N")
    assert [hero(stage, name).wounds for name in heroes] == [0, 1, 0]


# --- moved by a power -------------------------------------------------------------------------------------------------


@rule("DR-ABI-16", "DR-MOV-8", "DR-TSP-9")
def test_a_hero_who_is_moved_by_a_power_arrives_as_well_but_leaves_no_trail_and_rolls_for_no_portcullis() -> None:
    tiles = {"portcullis-room": {"at": [0, 1]}, "ancient-bridge": {"at": [0, -1]}}
    saelith = {"tile": "portcullis-room", "abilities": ["saelith-ashborn-burning-trail"]}
    stage = scene({"vargagg": {}, "saelith-ashborn": saelith}, tiles=tiles, chance=[dice(1, 4)])
    run(stage, arrive(1, TILES.number("ancient-bridge")))
    assert where(stage, "saelith-ashborn") == "ancient-bridge"
    assert hero(stage, "saelith-ashborn").wounds == 0
    assert stage.asked == ("vargagg",)
    assert stage.dice.left == 0

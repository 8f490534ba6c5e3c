"""Traps that powers lay or traps that stay, and strangers who come and go."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told
from tests.games.dungeon_run.using import cards, dice, row, use, uses

from lanterne.engine import HIDDEN, Card
from lanterne.games.dungeon_run.content.encounters import TRAPS
from lanterne.games.dungeon_run.content.sources import TRAP_EFFECT, powers_on
from lanterne.games.dungeon_run.state import EVERYBODY, NONE, TILES
from lanterne.lab.stage import Stage


def goes_off(stage: Stage, trap: str, name: str) -> None:
    """All effects of a trap that was not disarmed happen to its finder."""
    (card,) = cards(trap)
    run(stage, *[("carry_out", power, NONE, seat(stage, name)) for power in powers_on(TRAP_EFFECT, card)])


# --- traps on tiles ---------------------------------------------------------------------------------------------------

LAY = "dorgan-lay-trap"


@rule("DR-ABI-13", "DR-ABI-22")
def test_a_trap_of_the_loot_pile_is_laid_face_down_and_only_its_owner_knows_it() -> None:
    dorgan = {"abilities": [LAY], "loot": ["goblin", "net-trap", "pit-trap"], "tile": "corridor-8"}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row())
    use(stage, "dorgan", LAY)
    assert set(stage.offered("dorgan")) == {
        "lay_hidden_trap 0 net-trap corridor-8",
        "lay_hidden_trap 0 pit-trap corridor-8",
    }
    stage.play("dorgan", "lay_hidden_trap dorgan pit-trap corridor-8")
    tile = TILES.number("corridor-8")
    assert state(stage).traps[tile] == (Card(cards("pit-trap")[0], 1),)
    assert state(stage).spots[tile].trapper == 0
    assert hero(stage, "dorgan").loot == cards("goblin", "net-trap")
    assert not uses(stage, "dorgan"), "one for each tile"
    said = next(said for said in stage.said if said.event.message == "hidden-trap-lies")
    assert said.seen_by(0b10).args[1] is HIDDEN, "Vargagg does not learn which"
    assert said.seen_by(0b01).args[1] == cards("pit-trap")[0]


@rule("DR-ABI-13")
def test_the_last_trap_of_the_pile_is_chosen_like_any_other() -> None:
    dorgan = {"abilities": [LAY], "loot": ["net-trap"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}})
    use(stage, "dorgan", LAY)
    assert stage.decision == "which_trap_of_yours", "how many he has stays hidden"


@pytest.mark.parametrize(
    ("loot", "tile"),
    [
        (["goblin", "buckler"], {}),
        (["net-trap"], {"monster": "slime"}),
        (["net-trap"], {"trap": {"card": "pit-trap", "by": "dorgan"}}),
    ],
)
@rule("DR-ABI-13")
def test_no_trap_without_a_card_nor_beside_a_monster_or_another_trap(loot: list[str], tile: dict[str, Any]) -> None:
    dorgan = {"abilities": [LAY], "loot": loot, "tile": "corridor-8"}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8=tile))
    assert not uses(stage, "dorgan")


@rule("DR-ABI-13", "DR-DIS-1", "DR-MOV-8")
def test_the_next_other_hero_must_disarm_a_trap_that_was_laid() -> None:
    laid = {"trap": {"card": "pit-trap", "by": "dorgan", "hidden": True}}
    stage = scene({"vargagg": {}, "dorgan": {}}, tiles=row(corridor_8=laid), chance=[dice(1, 1)])
    stage.play("vargagg", "move N")
    assert told(stage, "sets-off") == ["sets-off vargagg pit-trap dorgan"]
    stage.play("vargagg", "disarm_with skill")
    assert hero(stage, "vargagg").wounds == TRAPS[cards("pit-trap")[0]].damage
    assert state(stage).encounter_discard == cards("pit-trap")
    stage = scene({"dorgan": {}, "vargagg": {}}, tiles=row(corridor_8=laid))
    stage.play("dorgan", "move N")
    assert not told(stage, "sets-off"), "never its owner"


@rule("DR-ABI-13", "DR-ABI-23")
def test_the_master_of_traps_lays_a_discarded_trap_face_up_at_most_two_tiles_away() -> None:
    heroes = {"vargagg": {}, "dorgan": {"equipped": ["summoning-stone"]}}
    tiles = row(corridor_8={"monster": "slime"}, corridor_9={"trap": {"card": "gas-vent", "by": "vargagg"}})
    stage = scene(heroes, tiles=tiles, final=True, encounter_discard=["net-trap", "goblin", "pit-trap", "net-trap"])
    stage.play("vargagg", "end_turn")
    assert uses(stage, "dorgan") == ["master-of-traps entrance"]
    use(stage, "dorgan", "master-of-traps", "entrance")
    assert set(stage.offered("dorgan")) == {"lay_open_trap 1 net-trap entrance", "lay_open_trap 1 pit-trap entrance"}
    stage.play("dorgan", "lay_open_trap dorgan net-trap entrance")
    assert state(stage).traps[0] == (Card(cards("net-trap")[0], EVERYBODY),)
    assert state(stage).spots[0].trapper == 1
    assert state(stage).encounter_discard == cards("goblin", "pit-trap", "net-trap")


@rule("DR-ABI-3")
def test_the_master_of_traps_is_not_asked_without_a_trap_in_the_discard_pile() -> None:
    heroes = {"vargagg": {}, "dorgan": {"equipped": ["summoning-stone"]}}
    stage = scene(heroes, final=True, encounter_discard=["goblin"])
    stage.play("vargagg", "end_turn")
    assert stage.decision != "may_use"


# --- traps that stay --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trap", ["poison-needle", "gas-vent", "rune-of-weakness"])
@rule("DR-DIS-6", "DR-ABI-21")
def test_a_trap_with_a_lasting_effect_stays_beside_the_hero_card(trap: str) -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    goes_off(stage, trap, "vargagg")
    assert hero(stage, "vargagg").traps == cards(trap)
    assert hero(stage, "dorgan").traps == ()


@rule("DR-DIS-6", "DR-GEN-1")
def test_nothing_lasting_touches_a_pure_heart() -> None:
    stage = scene({"birodin": {"abilities": ["birodin-pure-heart"]}, "dorgan": {}})
    goes_off(stage, "poison-needle", "birodin")
    assert hero(stage, "birodin").traps == ()
    assert told(stage, "nothing-lasts") == ["nothing-lasts birodin poison-needle"]


@rule("DR-DIS-4", "DR-ABI-11", "DR-GEN-8")
def test_gas_reaches_everybody_on_the_tile_as_wounds_of_a_trap() -> None:
    heroes = {"vargagg": {"wounds": 5}, "dorgan": {"abilities": ["dorgan-stout"]}, "stabbins": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=row())
    goes_off(stage, "gas-vent", "vargagg")
    assert [each.wounds for each in state(stage).heroes] == [6, 0, 0], "Dorgan is stout against traps"
    assert hero(stage, "vargagg").condition == 0, "the trap is one batch: defeats wait for its end"


@pytest.mark.parametrize(("trap", "lost"), [("pit-trap", 0), ("net-trap", 1)])
@rule("DR-RND-11", "DR-DIS-4")
def test_pits_and_nets_cost_the_actions_of_this_turn(trap: str, lost: int) -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    goes_off(stage, trap, "vargagg")
    assert (hero(stage, "vargagg").actions, hero(stage, "vargagg").lost) == (0, lost)


@pytest.mark.parametrize(("trap", "lost"), [("pit-trap", 0), ("net-trap", 1)])
@rule("DR-ABI-16", "DR-RND-11")
def test_losing_actions_now_costs_nothing_out_of_turn(trap: str, lost: int) -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    goes_off(stage, trap, "dorgan")
    assert hero(stage, "vargagg").actions == 2
    assert hero(stage, "dorgan").lost == lost


@rule("DR-ABI-3", "DR-DIS-6")
def test_cauterise_gets_rid_of_one_trap_at_the_start_of_the_turn() -> None:
    saelith = {"abilities": ["saelith-ashborn-cauterise"], "traps": ["poison-needle", "gas-vent"]}
    stage = scene({"vargagg": {}, "saelith-ashborn": saelith})
    stage.play("vargagg", "end_turn")
    use(stage, "saelith-ashborn", "saelith-ashborn-cauterise")
    assert stage.decision == "which_trap_comes_off"
    stage.play("saelith-ashborn", "take_off_trap saelith-ashborn gas-vent")
    assert hero(stage, "saelith-ashborn").traps == cards("poison-needle")
    assert state(stage).encounter_discard == cards("gas-vent")
    stage = scene({"vargagg": {}, "saelith-ashborn": saelith | {"traps": []}})
    stage.play("vargagg", "end_turn")
    assert stage.decision == "take_action", "no trap, no question"


# --- strangers --------------------------------------------------------------------------------------------------------


@rule("DR-CON-8")
def test_a_stranger_on_a_tile_is_for_those_who_are_there() -> None:
    tiles = row(corridor_8={"stranger": "hedge-healer"})
    stage = scene({"vargagg": {"wounds": 2}, "dorgan": {"wounds": 2, "tile": "corridor-8"}}, tiles=tiles)
    assert not uses(stage, "vargagg")
    stage.play("vargagg", "end_turn")
    assert uses(stage, "dorgan") == ["hedge-healer"]

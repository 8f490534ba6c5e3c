"""What monsters roll and ask for: attack, defence, escape value."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.rolling import HERE, deed, power, room
from tests.games.dungeon_run.scene import scene, state

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.rules.pool import defence, escape_value, monster_attack
from lanterne.games.dungeon_run.state import FREE_ATTACK
from lanterne.lab.stage import Stage

# --- monsters ---------------------------------------------------------------------------------------------------------


def attack(stage: Stage, kind: int = BATTLE, **more: Any) -> int:
    return monster_attack(state(stage), deed(stage, kind, **more))


@pytest.mark.parametrize(
    ("monster", "wounds", "kind", "more", "expected"),
    [
        ("goblin", 0, BATTLE, {}, 3),
        ("orc-raider", 0, BATTLE, {}, 4),
        ("orc-raider", 0, FREE_ATTACK, {}, 4 + 1),
        ("cave-bear", 0, BATTLE, {}, 3),
        ("cave-bear", 1, BATTLE, {}, 3 + 1),
        ("tunnel-worm", 0, BATTLE, {}, 3),
        ("tunnel-worm", 0, BATTLE, {"surprise": True}, 3 + 2),
    ],
    ids=["plain", "brutal-battle", "brutal", "enraged-unhurt", "enraged", "ambush-later", "ambush"],
)
@rule("DR-BAT-5", "DR-ABI-7")
def test_powers_change_the_attack(monster: str, wounds: int, kind: int, more: dict[str, Any], expected: int) -> None:
    stage = scene({"dorgan": {"tile": HERE}}, tiles={HERE: {"at": [0, 1], "monster": monster, "wounds": wounds}})
    assert attack(stage, kind, **more) == expected


@rule("DR-BAT-5", "DR-ABI-7")
def test_ra_alal_is_stronger_for_each_other_undead_up_to_three() -> None:
    places = ["bend-12", "bend-13", "bend-14", "bend-15"]
    undead = ["skeleton", "zombie", "mummy", "ghoul"]

    def with_others(number: int) -> int:
        tiles: dict[str, Any] = {
            HERE: {"at": [0, 1], "monster": "ra-alal"},
            "bend-16": {"at": [9, 0], "monster": "goblin"},
        }
        for place in range(number):
            tiles[places[place]] = {"at": [place + 1, 5], "monster": undead[place]}
        return attack(scene({"dorgan": {"tile": HERE}}, tiles=tiles))

    assert [with_others(number) for number in range(5)] == [5, 6, 7, 8, 8]


@rule("DR-ABI-7", "DR-GEN-12")
def test_friend_of_beasts_and_war_cry_take_dice_but_never_the_last() -> None:
    beast = room({}, "oriane-mistveil", monster="cave-bear")
    assert attack(beast) == 3 - 1
    assert attack(beast, FREE_ATTACK) == 3 - 1
    assert attack(room({}, "oriane-mistveil", monster="goblin")) == 3, "goblins are no beasts"
    slime = room({}, "vargagg", monster="slime")
    cry = (0, power("vargagg-war-cry"))
    assert attack(slime, powers=(cry,)) == 2 - 1
    assert attack(slime, powers=(cry, cry, cry)) == 1


@rule("DR-ABI-7", "DR-ABI-3")
def test_polymorph_leaves_one_die_and_no_power() -> None:
    stage = room({}, "emma-goodluck", monster="tunnel-worm")
    changed = ((0, power("emma-goodluck-polymorph")),)
    assert attack(stage, surprise=True) == 3 + 2
    assert attack(stage, surprise=True, powers=changed) == 1


@rule("DR-ABI-7")
def test_magic_hits_a_stone_golem_less_easily() -> None:
    stage = room({}, monster="stone-golem")
    assert defence(state(stage), deed(stage, BATTLE, rating=BRAWN)) == 5
    assert defence(state(stage), deed(stage, BATTLE, rating=MAGIC)) == 6


# --- escape values ----------------------------------------------------------------------------------------------------


@rule("DR-ESC-2", "DR-FLE-1", "DR-FLE-3")
def test_the_monster_sets_the_escape_value_else_four() -> None:
    assert escape_value(state(room({}, monster="slime")), 0) == 2
    assert escape_value(state(room({}, other="vargagg", final=True)), 0) == 4
    assert escape_value(state(room({}, monster="slime", other="vargagg", final=True)), 0) == 2


@rule("DR-FLE-1", "DR-ABI-7", "DR-DEF-8")
def test_iron_grip_asks_for_five_in_the_final_phase() -> None:
    def value(monster: str, final: bool, condition: str = "standing") -> int:
        grip = {"tile": HERE, "abilities": ["vargagg-iron-grip"], "condition": condition}
        tile = {"at": [0, 1]} | ({"monster": monster} if monster else {})
        stage = scene({"dorgan": {"tile": HERE}, "vargagg": grip}, tiles={HERE: tile}, final=final)
        return escape_value(state(stage), 0)

    assert value("", True) == 5
    assert value("slime", True) == 5, "a monster that asks for less does not matter"
    assert value("slime", False) == 2, "not before the final phase"
    assert value("slime", True, "unconscious") == 2

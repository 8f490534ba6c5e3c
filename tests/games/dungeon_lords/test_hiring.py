"""Hire Monster: one creature of the tavern for its wage."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions, orders
from tests.games.dungeon_lords.scene import lord, refused, scene, state, told

from lanterne.games.dungeon_lords.rules.purse import number_of_monsters
from lanterne.games.dungeon_lords.state import MONSTERS, TRAPS, free_workers, trolls
from lanterne.lab.stage import Stage


def lair(stage: Stage, name: str = "red") -> list[str]:
    """The creatures that lie face up."""
    return [MONSTERS.names[kind] for kind in lord(stage, name).ready]


RICH = {"gold": 5, "food": 5, "evil": 2, "traps": ["pendulum"], "spent": ["slime"]}


@pytest.mark.parametrize(
    ("monster", "gold", "food", "evil", "traps", "spent"),
    [
        ("goblin", 5, 4, 2, 1, 1),
        ("slime", 5, 4, 2, 1, 1),
        ("ghost", 5, 5, 3, 1, 1),
        ("troll", 5, 3, 2, 1, 1),
        ("witch", 5, 4, 3, 1, 1),
        ("vampire", 5, 5, 4, 1, 1),
        ("golem", 4, 5, 2, 0, 1),
        ("dragon", 5, 3, 4, 1, 1),
        ("demon", 5, 5, 3, 1, 0),
    ],
)
@rule("DL-MON-1", "DL-MON-3")
def test_the_wage_is_paid_and_the_creature_lies_face_up_in_the_lair(
    monster: str, gold: int, food: int, evil: int, traps: int, spent: int
) -> None:
    stage = at("monster-2", RICH, tavern=["goblin", monster] if monster != "goblin" else ["slime", "goblin"])
    stage.play("red", f"hire {monster}")
    red = lord(stage, "red")
    assert (red.gold, red.food, red.evil, len(red.traps), len(red.spent)) == (gold, food, evil, traps, spent)
    assert lair(stage) == [monster]
    assert len(state(stage).tavern) == 1
    assert stage.asked == ("blue",)
    assert minions(stage) == {"room-1": "blue"}


@rule("DL-MON-2", "DL-MON-1")
def test_the_third_space_chooses_first_for_one_more_food() -> None:
    lords = {"red": orders("monster"), "blue": orders("monster"), "green": orders("monster")}
    spaces = {"monster-1": "red", "monster-2": "blue", "monster-3": "green"}
    stage = scene(lords, seats=4, spaces=spaces, tavern=["troll", "goblin", "slime"])
    assert stage.offered("green") == ["hire troll", "hire goblin", "hire slime", "decline_action"]
    stage.play("green", "hire troll")
    assert lord(stage, "green").food == 0
    assert stage.offered("blue") == ["hire goblin", "hire slime", "decline_action"]
    stage.play("blue", "hire slime")
    assert lord(stage, "blue").food == 2
    assert stage.offered("red") == ["hire goblin", "decline_action"]


@rule("DL-MON-5", "DL-MON-2")
def test_extra_food_and_wage_must_be_payable_together() -> None:
    stage = at("monster-3", {"food": 2}, tavern=["troll", "goblin"])
    assert refused(stage, "red", "hire troll") == ("wage-too-high", "DL-MON-5")
    assert stage.is_open("red", "hire goblin")
    stage = at("monster-2", {"food": 2}, tavern=["troll", "goblin"])
    assert stage.is_open("red", "hire troll")


@rule("DL-MON-3", "DL-GEN-7")
def test_a_trap_of_his_choice_is_paid() -> None:
    stage = at("monster-1", {"traps": ["pendulum", "fire-wall"]}, tavern=["golem"])
    stage.play("red", "hire golem")
    assert stage.decision == "give_trap"
    stage.play("red", "give_up_trap fire-wall red")
    assert [TRAPS.names[trap] for trap in lord(stage, "red").traps] == ["pendulum"]
    assert lair(stage) == ["golem"]


@rule("DL-MON-3", "DL-SUP-4")
def test_a_demon_is_fed_another_monster_face_up_or_face_down() -> None:
    red = {"ready": ["goblin", "ghost"], "spent": ["witch"]}
    stage = at("monster-1", red, tavern=["demon"])
    stage.play("red", "hire demon")
    assert stage.decision == "feed_monster"
    assert stage.offered("red") == ["feed goblin face-up 0", "feed witch face-down 0"], "no ghost, and not itself"
    stage.play("red", "feed witch face-down red")
    assert lair(stage) == ["goblin", "ghost", "demon"]
    assert not lord(stage, "red").spent
    assert [MONSTERS.names[kind] for kind in state(stage).dismissed] == ["witch"]
    assert told(stage, "monster-fed") == ["monster-fed red witch demon"], "who eats whom is told"


@rule("DL-MON-3")
def test_who_does_not_say_feeds_the_cheapest() -> None:
    stage = at("monster-1", {"ready": ["dragon", "witch"], "spent": ["goblin"]}, tavern=["demon"])
    stage.play("red", "hire demon")
    first, *_ = stage.offered("red")
    assert first == "feed goblin face-down 0"


@rule("DL-MON-3", "DL-MON-6", "DL-ACT-4")
def test_a_demon_is_not_hired_with_ghosts_alone() -> None:
    stage = at("monster-1", {"ready": ["ghost", "ghost"]}, tavern=["demon"])
    assert stage.asked == ("blue",)
    assert told(stage, "nobody-to-hire") == ["nobody-to-hire red monster-1"]


@rule("DL-MON-3", "DL-GEN-7")
def test_a_second_demon_may_be_fed_the_first() -> None:
    stage = at("monster-1", {"ready": ["demon"]}, tavern=["demon"])
    stage.play("red", "hire demon")
    assert lair(stage) == ["demon"], "the only other monster, so nobody is asked"
    assert stage.asked == ("blue",)


@rule("DL-MON-4", "DL-SUP-2")
def test_a_troll_brings_a_worker_and_takes_it_away() -> None:
    stage = at("monster-1", tavern=["troll"])
    assert (trolls(lord(stage, "red")), free_workers(lord(stage, "red"))) == (0, 3)
    stage.play("red", "hire troll")
    assert (trolls(lord(stage, "red")), free_workers(lord(stage, "red"))) == (1, 4)
    stage = at("monster-1", {"ready": ["troll"]}, tavern=["demon"])
    stage.play("red", "hire demon")
    assert (trolls(lord(stage, "red")), free_workers(lord(stage, "red"))) == (0, 3)


@rule("DL-MON-6")
def test_a_ghost_is_hired_and_paid_alike_but_is_no_monster() -> None:
    stage = at("monster-1", tavern=["ghost"])
    stage.play("red", "hire ghost")
    assert lord(stage, "red").evil == 5
    assert number_of_monsters(lord(stage, "red")) == 0
    assert lair(stage) == ["ghost"]


@rule("DL-MON-3", "DL-PAL-2")
def test_evil_of_a_wage_may_bring_the_paladin() -> None:
    stage = at("monster-1", {"evil": 7}, tavern=["vampire"])
    stage.play("red", "hire vampire")
    assert state(stage).paladin == 0


@rule("DL-MON-1")
def test_equal_tiles_are_one_option_and_one_of_them_is_taken() -> None:
    stage = at("monster-1", tavern=["slime", "goblin", "slime"])
    assert stage.offered("red") == ["hire slime", "hire goblin", "decline_action"]
    stage.play("red", "hire slime")
    assert sorted(MONSTERS.names[kind] for kind in state(stage).tavern) == ["goblin", "slime"]

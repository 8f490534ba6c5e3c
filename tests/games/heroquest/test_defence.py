"""Defence: Defend dice, shields that count, and potions before the roll (HQ-ZAR-7, HQ-EQP-8, HQ-ITM-5)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import body, dice, hit, items
from tests.games.heroquest.scene import combat, red, scene, state

from lanterne.games.heroquest.rules.defence import defend_dice, foe_defend_dice
from lanterne.games.heroquest.state import FOES, HEROES

ORC = {"foe": "orc", "at": "m10"}


@rule("HQ-ZAR-7")
def test_white_shields_cancel_hits_on_heroes() -> None:
    stage = scene({"barbarian": "m9"}, monsters=[ORC], chance=[combat("ssw"), combat("wb")])
    hit(stage, "orc-1", "barbarian")
    assert (dice(stage, "monster-struck"), dice(stage, "hero-defended")) == (["ssw"], ["wb"])
    assert (body(stage, "barbarian"), stage.events[-1]) == (7, "hurt")


@rule("HQ-ZAR-7", "HQ-ATK-4")
def test_without_a_hit_no_hero_defends() -> None:
    stage = scene({"barbarian": {"at": "m9", "defend": 2}}, monsters=[ORC], chance=[combat("wwb")])
    hit(stage, "orc-1", "barbarian")
    assert (stage.events, state(stage).heroes[0].defend) == (["monster-struck"], 2)


@rule("HQ-ZAR-7")
def test_more_shields_than_hits_heal_nobody() -> None:
    stage = scene({"barbarian": {"at": "m9", "body": 3}}, monsters=[ORC], chance=[combat("sww"), combat("ww")])
    hit(stage, "orc-1", "barbarian")
    assert body(stage, "barbarian") == 3


ARMOURED = ["shield", "helmet", "chain-mail", "battle-axe", "broadsword"]


@rule("HQ-EQP-8", "HQ-EQP-5", "HQ-ATK-14", "HQ-SPL-12")
@pytest.mark.parametrize(
    ("fields", "pit", "number"),
    [
        ({}, False, 2),
        ({}, True, 1),
        ({"items": ARMOURED, "worn": ARMOURED[:3], "readied": "broadsword"}, False, 5),
        ({"items": ARMOURED, "worn": ARMOURED[:3], "readied": "battle-axe"}, False, 4),
        ({"items": ARMOURED, "worn": ARMOURED[:2], "readied": "none"}, False, 4),
        ({"items": ARMOURED, "worn": []}, False, 2),
        ({"items": ["plate-mail"], "worn": ["plate-mail"]}, True, 3),
        ({"defend": 2, "effects": ["rock-skin"]}, False, 5),
        ({"defend": 4}, True, 5),
    ],
)
def test_defend_dice_are_armour_and_effects(fields: dict[str, Any], pit: bool, number: int) -> None:
    stage = scene({"barbarian": {"at": "m9"} | fields}, pits=["m9"] if pit else [])
    assert defend_dice(state(stage), HEROES.number("barbarian")) == number


@rule("HQ-EQP-5")
def test_a_staff_leaves_no_hand_for_the_shield_on_zargons_turn_neither() -> None:
    stage = scene(
        {"elf": {"at": "m9", "items": ["staff", "shield", "dagger"], "worn": ["shield"], "readied": "staff"}},
        monsters=[ORC],
        active="zargon",
    )
    assert defend_dice(state(stage), HEROES.number("elf")) == 2


@rule("HQ-ITM-7", "HQ-ITM-8", "HQ-EQP-8")
def test_dice_for_the_next_defence_serve_one_roll() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "defend": 2}},
        monsters=[ORC],
        chance=[combat("sww"), combat("wwww"), combat("sww"), combat("ww")],
    )
    hit(stage, "orc-1", "barbarian")
    hit(stage, "orc-1", "barbarian")
    assert dice(stage, "hero-defended") == ["wwww", "ww"]


@rule("HQ-DRD-4")
@pytest.mark.parametrize("condition", ["asleep", "paralysed"])
def test_the_helpless_neither_defend_nor_drink(condition: str) -> None:
    stage = scene(
        {
            "barbarian": {"at": "m9", "conditions": [condition], "items": ["potion-of-defense"], "defend": 2},
            "dwarf": "m11",
        },
        monsters=[ORC],
        chance=[combat("ssw")],
        active="dwarf",
    )
    hit(stage, "orc-1", "barbarian")
    assert (stage.events, body(stage, "barbarian")) == (["monster-struck", "hero-helpless", "hurt"], 6)
    assert state(stage).heroes[0].defend == 2


@rule("HQ-DRD-10")
def test_who_misses_a_turn_defends_all_the_same() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "conditions": ["miss-turn"]}},
        monsters=[ORC],
        chance=[combat("sww"), combat("wb")],
        active="dwarf",
    )
    hit(stage, "orc-1", "barbarian")
    assert body(stage, "barbarian") == 8


# --- monsters and objects ---------------------------------------------------------------------------------------------


@rule("HQ-ATK-5", "HQ-ATK-14", "HQ-SPL-7")
@pytest.mark.parametrize(
    ("fields", "pit", "number"),
    [
        ({"foe": "gargoyle"}, False, 5),
        ({"foe": "gargoyle"}, True, 4),
        ({"foe": "goblin"}, True, 1),
        ({"foe": "gargoyle", "less": 2}, True, 2),
        ({"foe": "goblin", "less": 2}, False, 1),
        ({"foe": "gargoyle", "asleep": True}, False, 0),
    ],
)
def test_defend_dice_of_monsters(fields: dict[str, Any], pit: bool, number: int) -> None:
    stage = scene({"barbarian": "m9"}, monsters=[fields | {"at": "m10"}], pits=["m10"] if pit else [])
    assert foe_defend_dice(state(stage), FOES.number(f"{fields['foe']}-1")) == number


@rule("HQ-SPL-7", "HQ-ATK-5")
def test_a_sleeping_monster_does_not_defend_and_sleeps_on() -> None:
    stage = scene(
        {"barbarian": "m9"}, monsters=[{"foe": "gargoyle", "at": "m10", "asleep": True}], chance=[combat("sww")]
    )
    stage.play("barbarian", "strike broadsword gargoyle-1")
    assert stage.events == ["struck", "foe-asleep", "wounded"]
    assert state(stage).monsters[0].asleep


@rule("HQ-QST-8", "HQ-ATK-5")
def test_an_object_defends_with_black_shields_and_is_no_monster() -> None:
    stage = scene(
        {"barbarian": "s16"},
        quest="whispering-mirror",
        seen=["room-21"],
        monsters=[],
        chance=[combat("sss"), combat("bww")],
    )
    assert "strike broadsword mirror" in stage.offered("barbarian")
    stage.play("barbarian", "strike broadsword mirror")
    assert (body(stage, "mirror"), stage.events[-1]) == (1, "wounded")


# --- allies -----------------------------------------------------------------------------------------------------------


@rule("HQ-QST-16", "HQ-ZAR-7")
def test_an_ally_defends_with_its_own_dice() -> None:
    stage = scene(
        {"barbarian": "k8"},
        monsters=[ORC],
        allies={"elowen": {"at": "m9", "body": 2, "controller": "barbarian"}},
        chance=[combat("ssw"), combat("wb")],
    )
    hit(stage, "orc-1", "elowen")
    assert (dice(stage, "hero-defended"), body(stage, "elowen")) == (["wb"], 1)


@rule("HQ-QST-16")
@pytest.mark.parametrize(("ally", "joined"), [("elowen", False), ("tamsin", True)])
def test_who_has_not_joined_or_is_kept_from_harm_loses_nothing(ally: str, joined: bool) -> None:
    stage = scene(
        {"barbarian": "k8"},
        monsters=[ORC],
        allies={ally: {"at": "m9", "body": 1, "joined": joined}},
        chance=[combat("sss"), combat("bb" if ally == "elowen" else "b")],
    )
    hit(stage, "orc-1", ally)
    assert body(stage, ally) == 1


# --- potions before the roll (HQ-D-18) --------------------------------------------------------------------------------


@rule("HQ-ITM-5", "HQ-ITM-4", "HQ-DEC-2")
def test_potions_may_be_drunk_before_the_defend_roll() -> None:
    potions = ["potion-of-defense", "potion-of-defense", "potion-of-healing", "potion-of-strength", "heroic-brew"]
    stage = scene(
        {"barbarian": {"at": "m9", "body": 3, "items": potions}},
        monsters=[ORC],
        active="dwarf",
        chance=[combat("sss"), red(2), combat("bbbbw" + "b")],
    )
    hit(stage, "orc-1", "barbarian")
    assert (stage.asked, stage.decision) == (("barbarian",), "defence_window/ask")
    assert stage.offered("barbarian") == [
        "pass",
        "drink barbarian potion-of-healing",
        "drink barbarian potion-of-defense",
    ]
    for potion in ("potion-of-defense", "potion-of-healing", "potion-of-defense"):
        stage.play("barbarian", f"drink barbarian {potion}")
    assert dice(stage, "hero-defended") == ["bbbbwb"]
    assert (body(stage, "barbarian"), stage.asked) == (3, ("dwarf",))
    assert items(stage, "barbarian") == ["potion-of-strength", "heroic-brew"]


@rule("HQ-DEC-2", "HQ-ITM-5")
@pytest.mark.parametrize(
    ("items", "body", "roll"),
    [
        ([], 3, "sww"),
        (["potion-of-strength", "potion-of-speed", "heroic-brew"], 3, "sww"),
        (["potion-of-healing"], 8, "sww"),
        (["potion-of-defense"], 3, "www"),
    ],
)
def test_nobody_is_asked_without_a_hit_or_a_potion_of_use(items: list[str], body: int, roll: str) -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "body": body, "items": items}},
        monsters=[ORC],
        active="dwarf",
        chance=[combat(roll), *([combat("wb")] if "s" in roll else [])],
    )
    hit(stage, "orc-1", "barbarian")
    assert (stage.asked, stage.decision) == (("dwarf",), "turn_choice")


@rule("HQ-ITM-5", "HQ-DEC-2")
def test_who_passes_rolls_with_what_there_is() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "items": ["potion-of-defense"]}},
        monsters=[ORC],
        active="dwarf",
        chance=[combat("sss"), combat("wb")],
    )
    hit(stage, "orc-1", "barbarian")
    stage.play("barbarian", "pass")
    assert (body(stage, "barbarian"), items(stage, "barbarian")) == (6, ["potion-of-defense"])

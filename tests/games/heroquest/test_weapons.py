"""Attack dice (HQ-ATK-3, HQ-ATK-14, HQ-ATK-16, HQ-ATK-17), and the weapon in hand (HQ-EQP)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import attacks, dice, happen, readied
from tests.games.heroquest.scene import combat, scene, state

from lanterne.games.heroquest.rules.attack import hero_strikes, strike_with_dice
from lanterne.games.heroquest.rules.weapons import attack_dice, foe_attack_dice
from lanterne.games.heroquest.state import FOES, HEROES, ITEMS, SQUARES
from lanterne.lab.stage import Stage

ORC = {"foe": "orc", "at": "m10"}


def dice_of(stage: Stage, hero: str, item: str, foe: str = "orc-1") -> int:
    """The Attack dice of a hero with a weapon."""
    return attack_dice(state(stage), HEROES.number(hero), ITEMS.number(item), FOES.number(foe))


@rule("HQ-EQP-1", "HQ-ATK-3", "HQ-SET-8")
@pytest.mark.parametrize(
    ("hero", "weapon", "number"),
    [("barbarian", "broadsword", 3), ("dwarf", "shortsword", 2), ("elf", "shortsword", 2), ("wizard", "dagger", 1)],
)
def test_heroes_start_with_their_weapons(hero: str, weapon: str, number: int) -> None:
    stage = scene({hero: "m9"}, monsters=[ORC], active=hero, chance=[combat("w" * number)])
    assert readied(stage, hero) == weapon
    stage.play(hero, f"strike {weapon} orc-1")
    assert dice(stage, "struck") == ["w" * number]


@rule("HQ-ATK-16", "HQ-EQP-2")
@pytest.mark.parametrize("items", [[], ["shield", "potion-of-strength"]])
def test_an_unarmed_hero_has_one_die(items: list[str]) -> None:
    stage = scene({"barbarian": {"at": "m9", "items": items}}, monsters=[ORC], chance=[combat("w")])
    assert attacks(stage, "barbarian") == ["strike none orc-1"]
    stage.play("barbarian", "strike none orc-1")
    assert dice(stage, "struck") == ["w"]


@rule("HQ-ATK-16")
def test_armed_heroes_do_not_box() -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["crossbow", "dagger"], "readied": "crossbow"}}, monsters=[ORC])
    assert [words for words in attacks(stage, "barbarian") if words.startswith("strike")] == ["strike dagger orc-1"]


@rule("HQ-ATK-17", "HQ-ATK-14", "HQ-SPL-11")
@pytest.mark.parametrize(
    ("fields", "pit", "number"),
    [
        ({}, False, 3),
        ({"attack": 2}, False, 5),
        ({"effects": ["courage"]}, False, 5),
        ({"attack": 4, "effects": ["courage"]}, False, 9),
        ({"attack": 2}, True, 4),
        ({"attack": 4, "conditions": ["afraid"]}, False, 1),
        ({"attack": 4, "conditions": ["afraid"]}, True, 1),
        ({"items": ["dagger"]}, True, 1),
        ({"items": []}, True, 1),
    ],
)
def test_modifiers_come_in_order(fields: dict[str, Any], pit: bool, number: int) -> None:
    stage = scene({"barbarian": {"at": "m9"} | fields}, monsters=[ORC], pits=["m9"] if pit else [])
    weapon = fields.get("items", ["broadsword"])
    assert dice_of(stage, "barbarian", weapon[0] if weapon else "none") == number


@rule("HQ-ATK-17", "HQ-SPL-11", "HQ-ITM-8", "HQ-SET-22")
def test_dice_for_the_next_attack_serve_one_attack() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "attack": 2, "effects": ["courage", "rock-skin", "brew"]}},
        monsters=[ORC],
        chance=[combat("w" * 7), combat("www")],
    )
    stage.play("barbarian", "strike broadsword orc-1")
    stage.play("barbarian", "strike broadsword orc-1")
    assert dice(stage, "struck") == ["w" * 7, "www"]
    assert stage.describe("barbarian")["heroes"]["barbarian"]["effects"] == ["rock-skin"]


@rule("HQ-ATK-22")
@pytest.mark.parametrize(("foe", "number"), [("skeleton", 4), ("zombie", 4), ("mummy", 4), ("gargoyle", 3)])
def test_the_spirit_blade_is_sharper_against_the_undead(foe: str, number: int) -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["spirit-blade"]}}, monsters=[{"foe": foe, "at": "m10"}])
    assert dice_of(stage, "barbarian", "spirit-blade", f"{foe}-1") == number


@rule("HQ-ATK-14", "HQ-ZAR-7")
@pytest.mark.parametrize(("foe", "pit", "number"), [("gargoyle", False, 4), ("gargoyle", True, 3), ("goblin", True, 1)])
def test_monsters_in_a_pit_have_a_die_less_too(foe: str, pit: bool, number: int) -> None:
    stage = scene({"barbarian": "m9"}, monsters=[{"foe": foe, "at": "m10"}], pits=["m10"] if pit else [])
    assert foe_attack_dice(state(stage), FOES.number(f"{foe}-1"), SQUARES.number("m10")) == number


@rule("HQ-EQP-4")
def test_the_weapon_used_stays_in_hand_until_the_next_turn() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "items": ["broadsword", "staff"], "readied": "broadsword"}},
        monsters=[ORC],
        chance=[combat("w")],
    )
    stage.play("barbarian", "strike staff orc-1")
    assert readied(stage, "barbarian") == "staff"
    assert not stage.is_open("barbarian", "ready broadsword")


@rule("HQ-SPL-9", "HQ-ATK-13")
def test_an_attack_with_dice_of_its_own_is_defended_and_uses_up_nothing() -> None:
    stage = scene(
        {"wizard": {"at": "m9", "attack": 2, "conditions": ["afraid"]}},
        monsters=[{"foe": "orc", "at": "p12"}],
        active="wizard",
        chance=[combat("ssbww"), combat("bw")],
    )
    happen(stage, strike_with_dice(HEROES.number("wizard"), FOES.number("orc-1"), 5))
    assert (stage.events, state(stage).heroes[3].attack) == (["magic-struck", "foe-defended", "slain"], 2)


@rule("HQ-DRD-5")
@pytest.mark.parametrize(("weapon", "number"), [("longsword", 3), ("crossbow", 1), ("none", 1)])
def test_a_commanded_hero_strikes_with_the_weapon_in_hand(weapon: str, number: int) -> None:
    stage = scene(
        {
            "barbarian": {"at": "m9", "items": ["longsword", "crossbow", "battle-axe"], "readied": weapon},
            "elf": "m10",
        },
        chance=[combat("s" * number), combat("bw")],
        active="dwarf",
    )
    happen(stage, hero_strikes(HEROES.number("barbarian"), HEROES.number("elf")))
    assert dice(stage, "turned-on-friend") == ["s" * number]
    assert dice(stage, "hero-defended") == ["bw"]
    assert state(stage).heroes[2].body == 6 - (number - 1)

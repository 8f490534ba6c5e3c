"""Cards against a hit (WQ-EQP-4, WQ-CMB-10)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.fights import arrow, attack, cards, told, wounds
from tests.games.warhammer_quest.scene import Roll, dice, foe, row, scene

from lanterne.games.warhammer_quest.state import WEBBED
from lanterne.lab.stage import Stage


def shielded(item: str, monster: str, *chance: Roll, charges: int = 0, **fields: Any) -> Stage:
    """The Dwarf behind a shield in use, a monster next to him; it is the Barbarian's turn."""
    held = {"cards": [{"card": item, "charges": charges}], "shield": item}
    return scene(
        {"barbarian": "1d4", "dwarf": {"at": "1b2", **held, **fields}},
        party=("barbarian", "dwarf"),
        monsters={f"{monster}-1": "1b3"},
        chance=chance,
    )


@rule("WQ-EQP-4", "WQ-CMB-10")
def test_a_shield_that_catches_the_blow_spares_the_damage_roll() -> None:
    stage = shielded("dragon-shield", "minotaur", dice(6))
    attack(stage, "minotaur-1", "dwarf")
    assert stage.asked == ("dwarf",)
    assert stage.offered("dwarf") == ["shield_with dwarf dragon-shield", "take_the_hit"]
    stage.play("dwarf", "shield_with dwarf dragon-shield")
    assert wounds(stage, "dwarf") == 12
    assert stage.decision == "own_turn_choice"


@rule("WQ-EQP-4")
def test_it_need_not_be_used() -> None:
    stage = shielded("dragon-shield", "minotaur", dice(6), dice(1, 2))
    attack(stage, "minotaur-1", "dwarf")
    stage.play("dwarf", "take_the_hit")
    assert wounds(stage, "dwarf") == 10


@rule("WQ-EQP-4", "WQ-EQP-5")
def test_nobody_is_asked_about_a_shield_in_the_pack_or_after_a_miss() -> None:
    missed = shielded("dragon-shield", "minotaur", dice(1))
    attack(missed, "minotaur-1", "dwarf")
    assert missed.decision == "own_turn_choice"
    packed = scene(
        {"barbarian": "1d4", "dwarf": {"at": "1b2", "cards": ["dragon-shield"]}},
        party=("barbarian", "dwarf"),
        monsters={"minotaur-1": "1b3"},
        chance=[dice(6), dice(1, 2)],
    )
    attack(packed, "minotaur-1", "dwarf")
    assert wounds(packed, "dwarf") == 10


@rule("WQ-CMB-10")
def test_a_web_that_is_caught_does_not_stick_and_a_rat_still_dies_of_its_frenzy() -> None:
    web = shielded("dragon-shield", "giant-spider", dice(6))
    attack(web, "giant-spider-1", "dwarf")
    web.play("dwarf", "shield_with dwarf dragon-shield")
    assert not row(web, "dwarf").conditions & WEBBED
    rat = shielded("dragon-shield", "giant-rat", dice(6), dice(3))
    attack(rat, "giant-rat-1", "dwarf")
    rat.play("dwarf", "shield_with dwarf dragon-shield")
    assert foe(rat, "giant-rat-1") is None


@rule("WQ-CMB-10", "WQ-CMB-6")
def test_the_fur_cloak_makes_tougher_against_this_blow_only() -> None:
    stage = shielded("fur-cloak", "skaven", dice(6), dice(6), dice(4), dice(6), dice(6))
    attack(stage, "skaven-1", "dwarf")
    stage.play("dwarf", "shield_with dwarf fur-cloak")
    assert told(stage, "hit-hurt") == ["dwarf 6 6 3 6 3"]
    attack(stage, "skaven-1", "dwarf")
    stage.play("dwarf", "take_the_hit")
    assert told(stage, "hit-hurt")[1:] == ["dwarf 6 6 3 5 4"]


@rule("WQ-CMB-10", "WQ-EQP-4")
def test_the_spell_shield_comes_first_and_arrows_can_be_caught_too() -> None:
    stage = shielded("shield-of-deliverance", "orc-archer", charges=1, conditions=["shielded"])
    arrow(stage, "orc-archer-1", "dwarf", 5)
    assert stage.decision == "own_turn_choice"
    arrow(stage, "orc-archer-1", "dwarf", 6)
    stage.play("dwarf", "shield_with dwarf shield-of-deliverance")
    assert wounds(stage, "dwarf") == 12
    assert cards(stage, "dwarf") == []

"""Stairs that are safe from all danger, for tables that play by the letter (HQ-ZAR-9)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import combat, red, refused, scene, state
from tests.games.heroquest.test_treasure import card

from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.lab.stage import Stage

STAIRS = ["k8", "l8", "k9", "l9"]
BOTH = pytest.mark.parametrize("safe", ["off", "on"])


def on_stairs(safe: str, **position: Any) -> Stage:
    """The wizard and the elf on the stairs, the others far away, unless the position says otherwise."""
    heroes = {"wizard": "l8", "elf": "k9"} | position.pop("heroes", {})
    settings = {"safe_stairs": safe}
    return scene(heroes, settings=settings, **{"active": "zargon", "stairs": STAIRS, **position})


@rule("HQ-ZAR-9", "HQ-ZAR-7")
@BOTH
def test_a_monster_strikes_somebody_on_the_stairs_unless_they_are_safe(safe: str) -> None:
    stage = on_stairs(safe, monsters=[{"foe": "orc-1", "at": "m8"}], heroes={"dwarf": "m9"})
    stage.play("zargon", "use orc-1")
    assert stage.is_open("zargon", "strike_hero orc-1 dwarf")
    assert stage.is_open("zargon", "strike_hero orc-1 wizard") is (safe == "off")
    if safe == "on":
        assert refused(stage, "zargon", "strike_hero orc-1 wizard") == ("safe-on-stairs", "HQ-ZAR-9")


@rule("HQ-ZAR-9")
@BOTH
def test_a_monster_that_can_strike_nobody_but_those_on_safe_stairs_is_not_asked_to_act(safe: str) -> None:
    stage = on_stairs(safe, monsters=[{"foe": "orc-1", "at": "n8"}])
    stage.play("zargon", "use orc-1")
    assert stage.is_open("zargon", "go orc-1 l9"), "monsters may step onto the stairs either way"
    stage.play("zargon", "go orc-1 m8")
    assert stage.decision == ("monster_acts" if safe == "off" else "turn_choice")


@rule("HQ-ZAR-9", "HQ-DRD-1")
@BOTH
def test_no_dread_spell_touches_anybody_on_safe_stairs(safe: str) -> None:
    caster = {"foe": "ulvane", "at": "n9", "spells": ["dread-fear", "dread-cloud-of-dread", "dread-lightning-bolt"]}
    stage = on_stairs(safe, monsters=[caster], heroes={"wizard": "l9"})
    stage.play("zargon", "use ulvane")
    asked = ("cast_at ulvane dread-fear wizard", "cast ulvane dread-cloud-of-dread")
    bolt = "cast_line ulvane dread-lightning-bolt west"
    assert [stage.is_open("zargon", words) for words in (*asked, bolt)] == [safe == "off"] * 3
    if safe == "on":
        assert refused(stage, "zargon", asked[0]) == ("safe-on-stairs", "HQ-ZAR-9")


@rule("HQ-ZAR-9", "HQ-DRD-6")
def test_a_spell_that_fills_the_room_passes_over_those_on_safe_stairs() -> None:
    caster = {"foe": "ulvane", "at": "n9", "spells": ["dread-firestorm"]}
    saves = [red(1, 1)]
    stage = on_stairs("on", monsters=[caster], heroes={"dwarf": "p12"}, chance=saves)
    stage.play("zargon", "use ulvane")
    stage.play("zargon", "cast ulvane dread-firestorm")
    hurt = [said.args[0] for said in stage.said if said.event.message == "hurt"]
    assert hurt == [1], "the dwarf alone"


@rule("HQ-ZAR-9", "HQ-DRD-5")
@BOTH
def test_a_commanded_hero_attacks_nobody_on_safe_stairs(safe: str) -> None:
    hero = {"at": "m8", "conditions": ["commanded"]}
    stage = on_stairs(safe, heroes={"barbarian": hero}, monsters=[{"foe": "orc-1", "at": "z19"}], chance=[red(1, 1)])
    stage.play("zargon", "end_zargon_turn")
    assert stage.decision == "commanded_choice"
    assert stage.is_open("zargon", "turn_on barbarian wizard") is (safe == "off")
    if safe == "on":
        assert refused(stage, "zargon", "turn_on barbarian wizard") == ("safe-on-stairs", "HQ-ZAR-9")


@rule("HQ-ZAR-9", "HQ-TRE-12")
@BOTH
def test_a_wandering_monster_does_not_strike_a_searcher_on_safe_stairs(safe: str) -> None:
    chance = [card("wandering-monster"), *([combat("www")] if safe == "off" else [])]
    stage = on_stairs(safe, active="wizard", wandering="orc", chance=chance)
    stage.play("wizard", "search_for_treasure")
    stage.play("zargon", "monster_appears wizard m8")
    assert [row.wandering for row in state(stage).monsters] == [True]
    assert ("monster-struck" in stage.events) is (safe == "off")
    assert stage.asked == ("wizard",), "the turn of the searcher goes on"


@rule("HQ-ZAR-9", "HQ-AUT-4", "HQ-AUT-3")
def test_an_automated_zargon_goes_for_those_who_are_not_safe() -> None:
    caster = {"foe": "ulvane", "at": "n9", "spells": ["dread-cloud-of-dread"]}
    stage = on_stairs("on", monsters=[{"foe": "orc-1", "at": "m8"}, caster], heroes={"dwarf": "p12", "barbarian": "b2"})
    s = state(stage)
    stage.play("zargon", "use orc-1")
    assert answer_to(s, s.agenda[-1])[0] == "go", "towards the dwarf, not at the wizard beside it"
    stage.play("zargon", "stand_down")
    stage.play("zargon", "use ulvane")
    assert answer_to(s, s.agenda[-1])[0] != "cast", "one hero alone is not worth a cloud"


@rule("HQ-ZAR-9", "HQ-AUT-9")
def test_an_automated_zargon_stands_still_when_all_are_safe() -> None:
    stage = on_stairs("on", monsters=[{"foe": "orc-1", "at": "m8"}], heroes={"barbarian": "k8", "dwarf": "l9"})
    stage.play("zargon", "let_rest_act")
    assert stage.asked == ("barbarian",)
    assert all(row.body for row in state(stage).heroes)

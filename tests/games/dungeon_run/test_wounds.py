"""Wounds on heroes: what keeps them off, Living Shield, and who is to blame."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told

from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.rules.wounds import (
    FROM_BATTLE,
    FROM_COST,
    FROM_FREE_ATTACK,
    FROM_POWER,
    FROM_SABOTAGE,
    FROM_TILE,
    FROM_TRAP,
    wounded,
)
from lanterne.games.dungeon_run.state import CARDS, FREE_ATTACK, NONE, Deed, begin_deed
from lanterne.lab.stage import Stage

ON_ENTRANCE = 0


def struck(stage: Stage, name: str, amount: int, source: int, by: str = "") -> int:
    """The hero's wounds after this many more from this source."""
    run(stage, wounded(seat(stage, name), amount, source, seat(stage, by) if by else NONE))
    return hero(stage, name).wounds


@rule("DR-ABI-11")
@pytest.mark.parametrize(
    ("source", "wounds"),
    [(FROM_TRAP, 1), (FROM_TILE, 1), (FROM_POWER, 2), (FROM_BATTLE, 2), (FROM_SABOTAGE, 2), (FROM_COST, 2)],
)
def test_stout_keeps_off_one_wound_of_traps_and_tiles_only(source: int, wounds: int) -> None:
    stage = scene({"dorgan": {"abilities": ["dorgan-stout"]}, "vargagg": {}})
    assert struck(stage, "dorgan", 2, source) == wounds


@rule("DR-ABI-11")
@pytest.mark.parametrize(("source", "wounds"), [(FROM_TRAP, 1), (FROM_TILE, 2), (FROM_POWER, 2)])
def test_the_robe_of_warding_keeps_off_one_wound_of_traps_only(source: int, wounds: int) -> None:
    stage = scene({"emma-goodluck": {"equipped": ["robe-of-warding"]}, "vargagg": {}})
    assert struck(stage, "emma-goodluck", 2, source) == wounds


@rule("DR-ABI-11")
def test_what_is_kept_off_wholly_leaves_nothing_to_tell() -> None:
    stage = scene({"dorgan": {"abilities": ["dorgan-stout"]}, "vargagg": {}})
    assert struck(stage, "dorgan", 1, FROM_TRAP) == 0
    assert told(stage, "wounds-prevented") == ["wounds-prevented dorgan dorgan-stout 1"]
    assert not told(stage, "wounded")


@rule("DR-DEF-8")
def test_a_hero_who_is_unconscious_takes_no_wounds() -> None:
    stage = scene({"vargagg": {}, "dorgan": {"condition": "unconscious", "wounds": 3}})
    assert struck(stage, "dorgan", 4, FROM_POWER) == 3


@rule("DR-GEN-10")
def test_there_are_always_markers_enough() -> None:
    stage = scene()
    assert struck(stage, "vargagg", 41, FROM_TILE) == 41, "one more than lie in the box"


# --- Living Shield ----------------------------------------------------------------------------------------------------


def shielded(kind: int = BATTLE, monster: str = "slime", opponent: int = NONE) -> Stage:
    """Stabbins with Living Shield beside Vargagg, in the middle of a deed; Emma is elsewhere."""
    tiles = {"corridor-8": {"at": [0, 1]}}
    heroes = {
        "stabbins": {"abilities": ["stabbins-living-shield"]},
        "vargagg": {},
        "emma-goodluck": {"tile": "corridor-8"},
    }
    stage = scene(heroes, tiles=tiles)
    card = CARDS.number(monster) if monster else NONE
    begin_deed(state(stage), Deed(kind, 0, ON_ENTRANCE, card, opponent))
    return stage


@rule("DR-ABI-11", "DR-ABI-4", "DR-DIE-5")
@pytest.mark.parametrize(("kind", "source"), [(BATTLE, FROM_BATTLE), (FREE_ATTACK, FROM_FREE_ATTACK)])
def test_living_shield_passes_one_wound_on_once_in_a_round(kind: int, source: int) -> None:
    stage = shielded(kind)
    run(stage, wounded(0, 3, source, NONE))
    assert stage.asked == ("stabbins",)
    assert stage.offered("stabbins") == ["bear_wounds", "redirect_wounds stabbins-living-shield 1"]
    assert hero(stage, "stabbins").wounds == 0, "nothing is placed before he has decided"
    stage.play("stabbins", "redirect_wounds stabbins-living-shield 1")
    assert hero(stage, "stabbins").wounds == 2
    assert hero(stage, "vargagg").wounds == 1
    assert hero(stage, "emma-goodluck").wounds == 0
    assert struck(stage, "stabbins", 1, source) == 3, "it is used up"


@rule("DR-ABI-11")
def test_living_shield_may_be_left_unused() -> None:
    stage = shielded()
    run(stage, wounded(0, 2, FROM_BATTLE, NONE))
    stage.play("stabbins", "bear_wounds")
    assert (hero(stage, "stabbins").wounds, hero(stage, "vargagg").wounds) == (2, 0)
    run(stage, wounded(0, 1, FROM_BATTLE, NONE))
    assert stage.decision == "may_redirect", "declining does not use it up"


@rule("DR-ABI-11")
@pytest.mark.parametrize("source", [FROM_TRAP, FROM_TILE, FROM_POWER, FROM_SABOTAGE])
def test_living_shield_is_no_help_against_anything_but_attacks(source: int) -> None:
    stage = shielded()
    assert struck(stage, "stabbins", 1, source) == 1


@rule("DR-ABI-11")
def test_living_shield_is_no_help_against_heroes() -> None:
    stage = shielded(monster="", opponent=1)
    assert struck(stage, "stabbins", 1, FROM_BATTLE, by="vargagg") == 1


@rule("DR-SOL-2", "DR-ABI-25")
def test_living_shield_does_nothing_for_a_hero_alone_in_the_dungeon() -> None:
    stage = scene({"stabbins": {"abilities": ["stabbins-living-shield"]}}, tiles={"entrance": {"monster": "slime"}})
    begin_deed(state(stage), Deed(BATTLE, 0, ON_ENTRANCE, CARDS.number("slime")))
    assert struck(stage, "stabbins", 1, FROM_BATTLE) == 1


@rule("DR-ABI-23", "DR-DEF-6")
def test_living_shield_needs_somebody_conscious_on_the_tile() -> None:
    stage = shielded()
    s = state(stage)
    s.heroes[1] = s.heroes[1]._replace(condition=1)
    assert struck(stage, "stabbins", 1, FROM_BATTLE) == 1


# --- blame ------------------------------------------------------------------------------------------------------------


@rule("DR-DIE-5")
@pytest.mark.parametrize(
    ("source", "by", "to_blame"),
    [
        (FROM_BATTLE, "dorgan", "dorgan"),
        (FROM_POWER, "dorgan", "dorgan"),
        (FROM_POWER, "vargagg", None),
        (FROM_SABOTAGE, "dorgan", None),
        (FROM_TRAP, "dorgan", None),
        (FROM_TILE, "", None),
    ],
)
def test_only_hits_and_powers_of_another_hero_kill_in_his_name(source: int, by: str, to_blame: str | None) -> None:
    stage = scene({"vargagg": {"wounds": 6}, "dorgan": {}})
    struck(stage, "vargagg", 1, source, by)
    assert hero(stage, "vargagg").struck_by == (seat(stage, to_blame) if to_blame else NONE)


@rule("DR-DIE-5", "DR-GEN-7")
def test_a_hero_who_brings_the_wounds_up_to_life_is_to_blame_whatever_comes_before_or_after() -> None:
    stage = scene({"vargagg": {}, "dorgan": {}, "emma-goodluck": {}})
    struck(stage, "vargagg", 6, FROM_POWER, "emma-goodluck")
    struck(stage, "vargagg", 1, FROM_BATTLE, "dorgan")
    struck(stage, "vargagg", 1, FROM_POWER, "emma-goodluck")
    assert hero(stage, "vargagg").struck_by == seat(stage, "dorgan")
    assert told(stage, "last-wound") == ["last-wound vargagg 1 battle", "last-wound vargagg 1 power"]

"""Which adventurer goes to whom, and where he stands in the line."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, scene, state, told

from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, COLOURS
from lanterne.lab.stage import Stage

WEAKEST_FIRST = ["thief-1", "priest-2", "wizard-2", "warrior-4"]


def dealt(coming: list[str], lords: dict[str, Any], season: str = "spring", **position: Any) -> Stage:
    return scene(lords, season=season, phase="adventurers", coming={season: coming}, **position)


def party(stage: Stage, name: str) -> list[str | int]:
    return [ADVENTURER_IDS.name(hero.who) for hero in lord(stage, name).party]


@rule("DL-ADV-1")
def test_the_weakest_goes_to_the_least_evil() -> None:
    evil = {"red": 6, "blue": 2, "green": 8, "yellow": 3}
    stage = dealt(WEAKEST_FIRST, {name: {"evil": each} for name, each in evil.items()})
    assert party(stage, "blue") == ["thief-1"]
    assert party(stage, "yellow") == ["priest-2"]
    assert party(stage, "red") == ["wizard-2"]
    assert party(stage, "green") == ["warrior-4"]
    assert not any(state(stage).coming[1])


@rule("DL-ADV-2", "DL-EVL-3")
def test_of_equals_the_one_earlier_in_turn_order_gets_the_weaker() -> None:
    stage = dealt(WEAKEST_FIRST, {}, seats=4, first="green")
    assert [party(stage, name)[0] for name in ("green", "yellow", "red", "blue")] == WEAKEST_FIRST


@rule("DL-ADV-3", "DL-ADV-6")
def test_a_newcomer_joins_the_end_of_the_line() -> None:
    stage = dealt(["thief-1", "priest-1", "wizard-1", "priest-2"], {"red": {"evil": 0, "party": ["wizard-4"]}}, seats=4)
    assert party(stage, "red") == ["wizard-4", "thief-1"]
    assert told(stage, "adventurer-joins")[0] == "adventurer-joins thief-1 red 2"


@rule("DL-ADV-4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["wizard-1", "thief-1"], ["warrior-2", "wizard-1", "thief-1"]),
        (["warrior-3", "thief-1"], ["warrior-2", "warrior-3", "thief-1"]),
    ],
)
def test_a_warrior_takes_the_front_also_before_other_warriors(before: list[str], after: list[str]) -> None:
    stage = dealt(
        ["warrior-2", "priest-1", "priest-2", "priest-3"],
        {"red": {"evil": 0, "party": before, "ready": ["goblin"]}},
        "autumn",
        seats=4,
    )
    assert party(stage, "red") == after


@rule("DL-ADV-5")
def test_the_paladin_stays_ahead_of_a_warrior() -> None:
    lords = {"red": {"evil": 10, "party": ["paladin-1", "thief-1"]}}
    stage = dealt(["priest-1", "priest-2", "priest-3", "warrior-1"], lords, "summer", seats=4)
    assert party(stage, "red") == ["paladin-1", "warrior-1", "thief-1"]


@rule("DL-ADV-7")
def test_three_seasons_bring_three_adventurers_to_every_lord() -> None:
    two = {name: {"party": ["thief-2", "wizard-3"], "ready": ["goblin"]} for name in COLOURS.names}
    stage = dealt(WEAKEST_FIRST, two, "autumn")
    assert stage.decision == "plan_battles"
    assert [len(lord(stage, name).party) for name in COLOURS.names] == [3, 3, 3, 3]


@rule("DL-NPC-10", "DL-SUP-5")
@pytest.mark.parametrize(("dummy", "first"), [(4, "thief-1"), (1, "priest-1"), (3, "thief-1")])
def test_the_dummy_counter_gets_one_who_leaves_and_loses_ties(dummy: int, first: str) -> None:
    three = ["thief-1", "priest-1", "wizard-1"]
    lords = {"red": {"evil": 3, "ready": ["goblin"]}, "blue": {"evil": 5, "ready": ["goblin"]}}
    stage = dealt(three, lords, "autumn", dummy_evil=dummy)
    assert party(stage, "red") == [first]
    assert party(stage, "blue") == ["wizard-1"]
    gone = "thief-1" if first == "priest-1" else "priest-1"
    assert state(stage).left == (ADVENTURER_IDS.number(gone),)


@rule("DL-NPC-10")
def test_the_dummy_counter_is_more_evil_than_both_it_is_tied_with() -> None:
    lords = {"red": {"ready": ["goblin"]}, "blue": {"ready": ["goblin"]}}
    stage = dealt(["thief-1", "priest-1", "wizard-1"], lords, "autumn", dummy_evil=4, first="blue")
    assert (party(stage, "blue"), party(stage, "red")) == (["thief-1"], ["priest-1"])


@rule("DL-SEV-8")
def test_confused_heroes_are_dealt_the_other_way_round_this_season_only() -> None:
    evil = {name: {"evil": place} for place, name in enumerate(COLOURS.names)}
    position: dict[str, Any] = {"events": {"spring": "special"}, "special": "confused-heroes"}
    stage = scene(evil, season="spring", phase="event", coming={"spring": WEAKEST_FIRST}, **position)
    assert [party(stage, name)[0] for name in COLOURS.names] == WEAKEST_FIRST[::-1]
    assert not state(stage).confused
    assert told(stage, "heroes-confused")

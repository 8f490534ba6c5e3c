"""Spawns, waves and collapse (HQ-QST-6, HQ-QST-7, HQ-QST-13, HQ-FIG-2)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import events, happen, kinds, monsters, seen, told
from tests.games.heroquest.scene import scene, state

from lanterne.engine.visibility import HIDDEN
from lanterne.games.heroquest.state import SQUARES
from lanterne.lab.stage import Stage

HALL = {"barbarian": "m10", "dwarf": "n10", "elf": "m11", "wizard": "n11"}


def hall(turn: int, **position: Any) -> Stage:
    return scene(HALL, quest="iron-hall", seen=["corridor", "room-11"], active="zargon", round=turn, **position)


WAVES = {
    1: ["goblin"] * 3 + ["orc"] * 2,
    3: ["abomination"] + ["orc"] * 3,
    5: ["abomination", "dread-warrior"] + ["goblin"] * 3 + ["orc"],
    7: ["skeleton"] * 4 + ["zombie"] * 2,
    9: ["abomination", "drogath"] + ["orc"] * 3,
}


@pytest.mark.parametrize("turn", range(1, 11))
@rule("HQ-QST-6", "HQ-ZAR-11")
def test_each_wave_comes_at_the_start_of_its_turn_of_zargon_and_acts_in_it(turn: int) -> None:
    stage = hall(turn)
    assert kinds(stage) == WAVES.get(turn, [])
    assert ("wave-came" in stage.events) == (turn in WAVES)
    for name in monsters(stage):
        assert stage.is_open("zargon", f"use {name}")


@rule("HQ-QST-6", "HQ-EXP-12")
def test_a_wave_comes_beside_a_square_that_is_taken() -> None:
    stage = hall(1, monsters=[{"foe": "orc-8", "at": "m1"}])
    assert [monsters(stage)[f"goblin-{number}"] for number in (1, 2, 3)] == ["n1", "n2", "m2"]


@rule("HQ-FIG-2", "HQ-QST-6")
def test_without_a_figure_of_its_colour_a_monster_waits_for_the_next_turn() -> None:
    crowd = [{"foe": "goblin", "at": f"{column}1"} for column in "bcdefghijk"]
    crowd += [{"foe": "orc", "at": f"{column}19"} for column in "bcdef"]
    stage = hall(1, monsters=crowd)  # 15 of 17 green figures are on the board
    assert len(monsters(stage)) == 17
    assert len(state(stage).late) == 3
    happen(stage, "wound goblin-1 9 none")
    stage.play("zargon", "end_zargon_turn")
    for hero in HALL:
        stage.play(hero, "end_turn")
    assert len(monsters(stage)) == 17
    assert len(state(stage).late) == 2
    newest = state(stage).monsters[-1]
    assert not newest.done  # it acts in the turn in which it comes


@rule("HQ-QST-4", "HQ-QST-15", "HQ-FIG-2")
def test_the_hall_stands_when_the_last_wave_has_come_and_nobody_of_it_lives() -> None:
    early = hall(8, monsters=[{"foe": "orc-1", "at": "a1"}])
    happen(early, "wound orc-1 9 elf")
    assert told(early) == []
    stage = hall(9)
    names = list(monsters(stage))
    for name in names[:-1]:
        happen(stage, f"wound {name} 9 elf")
    assert told(stage) == []
    happen(stage, f"wound {names[-1]} 9 elf")
    assert told(stage) == ["iron-hall-hall-stands"]
    assert state(stage).flags == ("last-wave-dead",)


@rule("HQ-QST-15", "HQ-QST-6")
def test_the_last_round_of_waves_has_not_come_before_zargons_turn() -> None:
    stage = scene(HALL, quest="iron-hall", round=9, monsters=[{"foe": "orc-1", "at": "k10"}])
    happen(stage, "wound orc-1 9 barbarian")
    assert told(stage) == []


@rule("HQ-QST-13")
def test_what_a_note_brings_in_zargons_turn_acts_in_the_next() -> None:
    stage = scene(
        quest="old-bones",
        lurking=[{"kind": "karrow", "at": "u3", "waits": True}],
        monsters=[{"foe": "skeleton-1", "at": "s5"}, {"foe": "orc-1", "at": "w4"}],
        seen=["room-05"],
        active="zargon",
    )
    happen(stage, "wound skeleton-1 9 none")
    assert not stage.is_open("zargon", "use karrow")
    stage.play("zargon", "end_zargon_turn")
    for hero in HALL:
        stage.play(hero, "end_turn")
    assert stage.is_open("zargon", "use karrow")


# --- collapse ---------------------------------------------------------------------------------------------------------

STONES = ["u17", "y13", "r17", "q13", "q9", "v12", "r12", "p11", "m13", "k9", "j8", "f6", "d10"]


def bell(heroes: dict[str, str] | None = None, rung: bool = True, **position: Any) -> Stage:
    flags = ["bell-rung"] if rung else []
    return scene(heroes, quest="bell-beneath", lurking=[], active="zargon", flags=flags, **position)


@rule("HQ-QST-7", "HQ-ZAR-11")
def test_nothing_falls_before_the_bell_rings() -> None:
    stage = bell(rung=False, seen=["room-21"])
    happen(stage, "collapse_goes_on")
    assert "u17" not in stage.describe()["blocked"]


@rule("HQ-QST-7", "HQ-ZAR-11")
def test_one_square_after_the_other_fills_with_rubble_at_the_end_of_zargons_turn() -> None:
    stage = bell(seen="all")
    assert "u17" in stage.describe()["blocked"]  # no monster is left, so Zargon's turn is over
    assert told(stage) == ["bell-beneath-collapse"]
    for number in range(2, len(STONES) + 2):
        happen(stage, "collapse_goes_on")
        assert set(STONES) & set(stage.describe()["blocked"]) == set(STONES[:number])
    assert events(stage).count("note-read bell-beneath-collapse") == 1


@rule("HQ-QST-7")
def test_a_hero_under_the_stones_is_pushed_aside_and_loses_a_body_point() -> None:
    stage = bell({"barbarian": "u17", "dwarf": "u16", "elf": "t17"}, seen=["room-21"])
    assert stage.describe()["heroes"]["barbarian"]["at"] == "u18"
    assert stage.describe()["heroes"]["barbarian"]["body"] == 7
    assert stage.describe()["heroes"]["dwarf"]["body"] == 7


@rule("HQ-QST-7", "HQ-TRP-2")
def test_who_is_pushed_onto_a_hidden_trap_springs_it() -> None:
    stage = bell(
        {"barbarian": "u17", "dwarf": "u16", "elf": "t17"},
        seen=["room-21"],
        hidden_traps=[{"kind": "pit", "at": "u18"}, {"kind": "pit", "at": "u17"}],
    )
    assert stage.describe()["heroes"]["barbarian"]["body"] == 6
    assert stage.describe()["pits"] == ["u18"]
    assert not state(stage).hidden_traps  # what lay under the stones is buried


@rule("HQ-QST-7")
def test_a_monster_under_the_stones_is_pushed_aside_and_may_die() -> None:
    stage = bell(
        seen=["room-21"],
        monsters=[{"foe": "goblin-1", "at": "u17"}, {"foe": "orc-1", "at": "u16"}],
    )
    stage.play("zargon", "end_zargon_turn")
    assert "goblin-1" not in monsters(stage)
    assert "foe-pushed goblin-1 t17" in events(stage)


@rule("HQ-QST-7", "HQ-SET-4")
def test_where_nobody_has_been_only_zargon_knows_what_fell() -> None:
    stage = bell()
    assert "u17" not in stage.describe("barbarian")["blocked"]
    hidden = next(said for said in stage.said if said.event.message == "square-collapsed")
    assert hidden.seen_by(1).args == (HIDDEN,)
    assert hidden.seen_by(1 << 4).args == (SQUARES.number("u17"),)
    assert not seen(stage, "u17")
    happen(stage, "reveal_room room-21")
    assert "u17" in stage.describe("barbarian")["blocked"]


@rule("HQ-QST-7")
def test_if_nobody_can_get_out_from_under_them_the_stones_hold() -> None:
    crowd = [f"{column}{row}" for column in "stu" for row in (15, 16, 17, 18)]
    free = [square for square in crowd if square not in ("u17", "s18", "t18", "u18")]
    stage = bell(
        {"barbarian": "u17"},
        seen=["room-21"],
        monsters=[{"foe": "orc", "at": square} for square in [*free, "s18", "t18", "u18"]],
    )
    stage.play("zargon", "end_zargon_turn")
    assert "u17" not in stage.describe()["blocked"]
    assert stage.describe()["heroes"]["barbarian"]["at"] == "u17"

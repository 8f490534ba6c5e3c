"""Cards that harm, their areas, and models moved out of a quake (WQ-MAG-12, WQ-TRE-14, WQ-EQP-9)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, cards, told, window
from tests.games.warhammer_quest.scene import Roll, at, dice, foe, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.rules.areas import areas, areas_in_sight, areas_to_bury, cuts_a_way
from lanterne.games.warhammer_quest.rules.dungeon import sees
from lanterne.games.warhammer_quest.state import (
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    NORMAL,
    SQUARES,
)
from lanterne.kit.grid import mask_of

APART: dict[str, dict[str, Any]] = {
    "barbarian": {"at": "1a1", "cards": []},
    "elf": {"at": "1b1", "cards": []},
    "wizard": {"at": "1c1", "cards": []},
    "dwarf": {"at": "1d1", "cards": []},
}
CORNER = ["guard-room", {"section": "corner", "at": "1E"}]


def with_cards(warrior: str, *held: str) -> dict[str, dict[str, Any]]:
    """The four in a row at the top of the room, one of them with these cards."""
    return {name: told | ({"cards": list(held)} if name == warrior else {}) for name, told in APART.items()}


# --- one monster ------------------------------------------------------------------------------------------------------


@rule("WQ-EQP-1", "WQ-EQP-9", "WQ-CMB-8", "WQ-LOS-1", "WQ-MAG-12", "WQ-GLD-3")
def test_the_ring_of_lightning_strikes_what_its_wearer_sees() -> None:
    stage = scene(
        with_cards("dwarf", "lightning-fire-ring"),
        dungeon=CORNER,
        monsters={"minotaur-1": "1a4", "orc-warrior-1": "2a3"},
        active="barbarian",
        chance=[dice(6, 6, 4, 4, 4)],
    )
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    assert [words for words in stage.offered("dwarf") if words.startswith("use")] == [
        "use_card_at dwarf lightning-fire-ring minotaur-1"
    ], "not the orc round the corner"
    stage.play("dwarf", "use_card_at dwarf lightning-fire-ring minotaur-1")
    assert foe(stage, "minotaur-1") is None, "24 less toughness 4 is more than its 15"
    assert row(stage, "dwarf").trophies == (0,)
    assert cards(stage, "dwarf") == ["lightning-fire-ring*"]
    assert "foe-suffers minotaur-1 6,6,4,4,4 24 4 20" in told(stage)


@rule("WQ-EQP-1", "WQ-GEN-4", "WQ-CMB-6", "WQ-EQP-9")
def test_the_spear_needs_a_3() -> None:
    for first, wounds in ((2, 15), (3, 9)):
        stage = scene(
            with_cards("elf", "throwing-spear"),
            monsters={"minotaur-1": "1a4"},
            active="elf",
            chance=[dice(first), *([dice(3, 3, 4)] if first == 3 else [])],
        )
        stage.play("elf", "use_card_at elf throwing-spear minotaur-1")
        minotaur = foe(stage, "minotaur-1")
        assert minotaur is not None
        assert minotaur.wounds == wounds
        assert cards(stage, "elf") == ["throwing-spear*"], "once, hit or miss"


@rule("WQ-AUT-8", "WQ-MAG-12")
@pytest.mark.parametrize("chance", [[dice(4), dice(1, 1, 1)], [dice(1)]])
def test_a_monster_that_waits_in_its_pit_is_roused_by_an_item_hit_or_miss(chance: list[Roll]) -> None:
    stage = scene(
        with_cards("elf", "throwing-spear"),
        monsters={"minotaur-1": {"at": "1a4", "behaviour": "in-pit-until-shot"}},
        active="elf",
        chance=chance,
    )
    stage.play("elf", "use_card_at elf throwing-spear minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.behaviour == NORMAL


@rule("WQ-EVT-14", "WQ-LOS-1")
def test_from_a_trap_pit_nothing_is_seen() -> None:
    told_of = with_cards("elf", "throwing-spear", "firebomb")
    told_of["elf"]["conditions"] = ["in-pit"]
    stage = scene(told_of, monsters={"skaven-1": "1a4"}, active="barbarian")
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.decision == "own_turn_choice", "the elf is not asked"


# --- the talon --------------------------------------------------------------------------------------------------------


@rule("WQ-CMB-7", "WQ-EQP-9", "WQ-EQP-1")
def test_the_talon_ends_the_movement_and_rolls_for_each_adjacent_monster() -> None:
    stage = scene(
        with_cards("dwarf", "talon-of-death"),
        monsters={"skaven-1": "1c2", "skaven-2": "1d2", "skaven-3": "1d4"},
        active="dwarf",
        pinned=0,
        chance=[dice(3), dice(2)],
    )
    stage.play("dwarf", "use_card dwarf talon-of-death")
    assert foe(stage, "skaven-1") is None, "3 unmodified wounds kill it"
    survivor = foe(stage, "skaven-2")
    assert survivor is not None
    assert survivor.wounds == 1
    assert foe(stage, "skaven-3") is not None
    assert state(stage).stopped
    assert "walk" not in steps(stage, "dwarf")
    assert "strike" in steps(stage, "dwarf"), "he may still fight"


@rule("WQ-EQP-1")
def test_the_talon_comes_before_the_blows_and_only_in_the_own_turn() -> None:
    stage = scene(with_cards("dwarf", "talon-of-death"), monsters={"skaven-1": "1c2"}, active="dwarf", hands=1)
    assert refused(stage, "dwarf", "use_card dwarf talon-of-death") == ("card-not-now", "WQ-EQP-1")
    other = scene(with_cards("dwarf", "talon-of-death"), monsters={"skaven-1": "1c2"}, active="barbarian")
    window(other, MONSTER_ATTACK_WINDOW)
    assert other.decision == "own_turn_choice"


# --- areas ------------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-12")
def test_an_area_may_stick_out_of_its_section() -> None:
    stage = scene(APART)
    found = [{str(SQUARES.name(square)) for square in area} for area in areas(state(stage), 0)]
    assert len(found) == 25
    assert {"1a1"} in found
    assert {"1a1", "1b1"} in found
    assert {"1a1", "1b1", "1a2", "1b2"} in found


@rule("WQ-MAG-12")
def test_areas_differ_by_whom_they_catch_and_need_one_square_in_sight() -> None:
    stage = scene(APART, dungeon=CORNER, monsters={"skaven-1": "1a4", "skaven-2": "1b4", "skaven-3": "2a3"})
    s = state(stage)
    foes = mask_of(each.square for each in s.monsters)

    def caught(square: str) -> list[list[str]]:
        found = areas_in_sight(s, SQUARES.number(square), foes, foes)
        return sorted(sorted(str(SQUARES.name(each)) for each in area if foes >> each & 1) for area in found)

    assert not sees(s, SQUARES.number("1a1"), SQUARES.number("2a3"))
    assert caught("1a1") == [["1a4"], ["1a4", "1b4"], ["1b4"], ["2a3"]], "round the corner: 2b4 beside it is seen"
    assert caught("1d4") == [["1a4"], ["1a4", "1b4"], ["1b4"]], "from here none of it is"


@rule("WQ-MAG-12", "WQ-CMB-7", "WQ-EQP-9", "WQ-WND-6")
def test_the_firebomb_burns_friend_and_foe() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": ["firebomb"]},
            "elf": {"at": "1d3", "cards": []},
            "wizard": {"at": "1b1", "cards": []},
            "dwarf": {"at": "1d4", "cards": [], "wounds": 0},
        },
        monsters={"skaven-1": "1c3", "minotaur-1": "1c4"},
        active="barbarian",
        chance=[dice(3), dice(6), dice(2), dice(5)],
    )
    stage.play("barbarian", "use_card barbarian firebomb")
    assert stage.decision == "where_to_throw"
    stage.play("barbarian", "firebomb_bursts barbarian 1c3 1d3 1c4 1d4")
    assert foe(stage, "skaven-1") is None
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 9, "one roll each, unmodified"
    assert row(stage, "elf").wounds == row(stage, "elf").starting - 2
    assert row(stage, "dwarf").wounds == 0, "who lies at 0 stays there"
    assert cards(stage, "barbarian") == ["lantern"]


@rule("WQ-MAG-12")
def test_a_bomb_with_only_one_area_is_thrown_without_a_question() -> None:
    stage = scene(
        with_cards("barbarian", "firebomb"), monsters={"skaven-1": "1a4"}, active="barbarian", chance=[dice(1)]
    )
    stage.play("barbarian", "use_card barbarian firebomb")
    survivor = foe(stage, "skaven-1")
    assert survivor is not None
    assert survivor.wounds == 2


# --- the quake --------------------------------------------------------------------------------------------------------


@rule("WQ-TRE-14")
def test_a_quake_buries_two_by_two_squares_of_one_section() -> None:
    stage = scene(APART, dungeon=CORNER)
    found = areas_to_bury(state(stage))
    assert len(found) == 9 + 5, "nine in the room, five in the corner"
    assert all(len({square // 32 for square in area}) == 1 for area in found)


@rule("WQ-TRE-14", "WQ-EQP-9")
def test_a_quake_hurts_moves_out_and_stays() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": ["quake-scroll"]},
            "elf": {"at": "1d3", "cards": []},
            "wizard": {"at": "1b1", "cards": []},
            "dwarf": {"at": "1d1", "cards": []},
        },
        monsters={"skaven-1": "1c3", "minotaur-1": "1c4", "minotaur-2": "1d4"},
        active="barbarian",
        chance=[dice(6, 5), dice(1, 1), dice(6, 6), dice(4, 5)],
    )
    stage.play("barbarian", "use_card barbarian quake-scroll")
    stage.play("barbarian", "quake_strikes barbarian 1c3 1d3 1c4 1d4")
    assert foe(stage, "skaven-1") is None, "11 - 3"
    assert stage.asked == ("barbarian",)
    assert stage.decision == "put_foe_out_of_quake"
    assert stage.offered("barbarian") == ["put_foe minotaur-1 1b3", "put_foe minotaur-1 1b4"], "the nearest only"
    stage.play("barbarian", "put_foe minotaur-1 1b4")
    assert stage.asked == ("barbarian",), "the second minotaur, 12 - 4, has 7 wounds left"
    assert [words.split()[-1] for words in stage.offered("barbarian")] == ["1b2", "1c2", "1d2", "1b3"]
    second = foe(stage, "minotaur-2")
    assert second is not None
    assert second.wounds == 7
    stage.play("barbarian", "put_foe minotaur-2 1b3")
    assert stage.asked == ("elf",)
    assert stage.decision == "jump_out_of_quake", "warriors by their own players"
    assert row(stage, "elf").wounds == row(stage, "elf").starting - 6, "9 less toughness 3"
    stage.play("elf", "jump_to elf 1d2")
    assert at(stage, "elf") == "1d2"
    buried = mask_of(SQUARES.number(name) for name in ("1c3", "1d3", "1c4", "1d4"))
    assert state(stage).blocked == buried
    assert [str(SQUARES.name(each.square)) for each in state(stage).monsters] == ["1b4", "1b3"]


@rule("WQ-TRE-14", "WQ-GLD-3")
def test_who_has_nowhere_to_go_is_killed() -> None:
    """A party that fills a dead end: the monster in the middle of the quake finds no free square at all."""
    full = {f"snotling-{n}": name for n, name in enumerate(("1c1", "1d1", "1a2", "1b2", "1c2", "1d2"), 1)}
    rest = {f"skaven-{n}": name for n, name in enumerate(("1a3", "1b3", "1c3", "1d3", "1a4", "1b4", "1c4", "1d4"), 1)}
    stage = scene(
        {"barbarian": {"at": "1a1", "cards": ["quake-scroll"]}, "elf": {"at": "1b1", "cards": []}},
        party=("barbarian", "elf"),
        monsters=full | rest,
        active="barbarian",
        chance=[dice(1, 1)] * 4,
    )
    stage.play("barbarian", "use_card barbarian quake-scroll")
    stage.play("barbarian", "quake_strikes barbarian 1c3 1d3 1c4 1d4")
    assert [foe(stage, f"skaven-{n}") for n in (3, 4, 7, 8)] == [None] * 4
    assert len(row(stage, "barbarian").trophies) == 4


@rule("WQ-TRE-14")
def test_a_warrior_with_nowhere_to_go_dies() -> None:
    full = {
        f"skaven-{n}": name
        for n, name in enumerate(
            ("1c1", "1d1", "1a2", "1b2", "1c2", "1d2", "1a3", "1b3", "1c3", "1d3", "1a4", "1b4", "1c4", "1d4"), 1
        )
    }
    stage = scene(
        {"barbarian": {"at": "1a1", "cards": ["quake-scroll"]}, "elf": {"at": "1b1", "cards": []}},
        party=("barbarian", "elf"),
        monsters=full,
        active="barbarian",
        chance=[dice(1, 1)] * 4,
    )
    stage.play("barbarian", "use_card barbarian quake-scroll")
    stage.play("barbarian", "quake_strikes barbarian 1a1 1b1 1a2 1b2")
    assert [row(stage, name).fate for name in ("barbarian", "elf")] == [2, 2]


@rule("WQ-MAG-13")
def test_what_cuts_a_section_in_two() -> None:
    stage = scene(EMPTY, dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}])
    s = state(stage)
    passage = [area for area in areas(s, 1) if len(area) == 4]
    assert [cuts_a_way(s, area) for area in passage] == [False, True, True, True, False]
    assert not any(cuts_a_way(s, area) for area in areas(s, 0))

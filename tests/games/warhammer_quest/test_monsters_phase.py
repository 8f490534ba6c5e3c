"""The monsters' phase (WQ-MON, WQ-PIN-7, WQ-AUT-3): who acts, in which order, and between which windows."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.fray import (
    ROOM_AND_PASSAGE,
    act,
    attacks,
    calm,
    come,
    misses,
    monsters_act,
    stands,
    told,
)
from tests.games.warhammer_quest.scene import Roll, counter, dice, foe, row, state

RAT_MISSES = (dice(1), dice(2))
"""A rat misses, and outlives its frenzy."""


@rule("WQ-MON-4", "WQ-MON-5")
def test_who_came_in_this_phase_acts_in_the_next_one() -> None:
    late = {"skaven-1": {"at": "1b1", "target": "barbarian", "arrived": True}}
    stage = calm({"barbarian": "1a1"}, monsters=late, party=["barbarian"], chance=misses(1))
    act(stage)
    assert attacks(stage) == []
    act(stage)
    assert attacks(stage) == ["skaven-1 barbarian"]


@rule("WQ-MON-4", "WQ-MON-5")
def test_whether_a_monster_came_in_this_phase_is_known_from_the_phase() -> None:
    stage = calm({"barbarian": "1a1"}, party=["barbarian"])
    come(stage, "skaven", 1)
    stage.play("barbarian", "place_for_me")
    early = foe(stage, "skaven-1")
    assert early
    assert not early.arrived
    stage = calm(
        {"barbarian": "1a1"},
        party=["barbarian"],
        phase="monsters",
        waiting=[1],
        events=["minotaurs"],
        chance=[dice(1), dice(2)],
    )
    stage.play("barbarian", "put_monster minotaur 1b2 barbarian")
    assert stands(stage) == {"minotaur-1": "1b2"}
    assert attacks(stage) == []


@rule("WQ-MON-7", "WQ-PIN-7", "WQ-PIN-8", "WQ-FST-1", "WQ-FST-3", "WQ-MON-12", "WQ-MON-10")
def test_the_minotaur_and_the_rats() -> None:
    stage = monsters_act(
        {"wizard": "1a1", "dwarf": "1a4", "elf": "1d1", "barbarian": "2f1"},
        {
            "giant-rat-1": {"at": "1b4", "target": "elf"},
            "giant-rat-2": {"at": "1b1", "target": "wizard"},
            "minotaur-1": {"at": "1c3", "target": "elf"},
        },
        *RAT_MISSES,
        *RAT_MISSES,
        *misses(2),
        dungeon=ROOM_AND_PASSAGE,
    )
    assert attacks(stage) == ["giant-rat-1 dwarf", "giant-rat-2 wizard", "minotaur-1 elf", "minotaur-1 elf"]
    assert stands(stage) == {"giant-rat-1": "1b4", "giant-rat-2": "1b1", "minotaur-1": "1c2"}


@rule("WQ-AUT-3", "WQ-MON-11")
def test_pinned_monsters_come_first_then_archers_then_the_others_by_kind_and_age() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "1a4"},
        {
            "snotling-1": {"at": "1b4", "target": "elf"},
            "orc-warrior-1": {"at": "2a1", "first": False},
            "night-goblin-archer-1": "2f2",
            "orc-archer-1": "2e2",
            "giant-rat-1": {"at": "1b1", "first": False},
            "minotaur-1": {"at": "2b2", "first": False},
        },
        *RAT_MISSES,
        dice(1),  # the orc archer
        dice(1),  # the night goblin
        *misses(2),  # the minotaur, on the elf, who has no monster yet
        counter("barbarian"),
        *misses(1),  # the orc, which can reach both
        dice(1),  # the snotling
        party=["barbarian", "elf"],
        dungeon=ROOM_AND_PASSAGE,
    )
    assert [said.event.message for said in stage.said if said.event.message.endswith(("missed", "shot"))] == [
        *("foe-missed", "volley-shot", "volley-shot", "foe-missed", "foe-missed", "foe-missed", "gang-missed"),
    ]
    assert told(stage, "volley-shot") == ["orc-archer 1 4 1 0", "night-goblin-archer 1 5 1 0"]
    assert attacks(stage)[1:3] == ["minotaur-1 elf"] * 2
    assert attacks(stage)[3] == "orc-warrior-1 barbarian"


@rule("WQ-AUT-3", "WQ-FST-2")
def test_first_attacks_come_before_those_of_others_that_move() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "1a4"},
        {
            "minotaur-1": {"at": "1d1", "first": False},
            "skaven-1": {"at": "1d4", "target": "barbarian"},
        },
        *misses(3),
        party=["barbarian", "elf"],
    )
    assert attacks(stage) == ["skaven-1 barbarian", "minotaur-1 elf", "minotaur-1 elf"]


@rule("WQ-MON-12", "WQ-WND-4", "WQ-CMB-2")
def test_blows_that_are_left_when_the_warrior_falls_are_lost() -> None:
    stage = monsters_act(
        {"wizard": {"at": "1a1", "wounds": 1}, "dwarf": "1a2"},
        {"minotaur-1": {"at": "1b1", "target": "wizard"}},
        dice(6),
        dice(6, 6),
        party=["wizard", "dwarf"],
    )
    assert attacks(stage) == ["minotaur-1 wizard"]
    assert not row(stage, "wizard").wounds


@rule("WQ-AUT-2", "WQ-WND-4")
def test_a_monster_whose_warrior_has_fallen_takes_another_beside_it_or_none() -> None:
    stage = monsters_act(
        {"wizard": {"at": "1a1", "wounds": 1}, "dwarf": "1a3"},
        {
            "skaven-1": {"at": "1b1", "target": "wizard"},
            "skaven-2": {"at": "1b2", "target": "wizard"},
            "orc-warrior-1": {"at": "1a2", "target": "wizard"},
        },
        dice(6),
        dice(6),
        *misses(2),
        party=["wizard", "dwarf"],
    )
    assert attacks(stage) == ["skaven-1 wizard", "orc-warrior-1 dwarf", "skaven-2 dwarf"]
    stage = monsters_act(
        {"wizard": {"at": "1a1", "wounds": 1}, "dwarf": "1d4"},
        {"skaven-1": {"at": "1b1", "target": "wizard"}, "skaven-2": {"at": "1b2", "target": "wizard"}},
        dice(6),
        dice(6),
        party=["wizard", "dwarf"],
    )
    assert attacks(stage) == ["skaven-1 wizard"]
    assert stands(stage)["skaven-2"] == "1b2"  # it was pinned, and stays


@rule("WQ-AUT-2", "WQ-WND-4")
def test_a_monster_that_lets_go_no_longer_counts_for_the_fallen() -> None:
    stage = monsters_act(
        {"wizard": {"at": "1a1", "wounds": 1}, "dwarf": "1a3"},
        {"skaven-1": {"at": "1b1", "target": "wizard"}, "skaven-2": {"at": "1b2", "target": "wizard"}},
        dice(6),
        dice(6),
        *misses(1),
        party=["wizard", "dwarf"],
    )
    assert [warrior for _, warrior in state(stage).loads] == [2, 3]


@rule("WQ-MAG-16", "WQ-MON-10")
def test_a_confused_monster_moves_but_does_not_attack() -> None:
    stage = monsters_act(
        {"barbarian": "1a1"},
        {"skaven-1": {"at": "1d1", "target": "barbarian", "fewer": 1}, "skaven-2": {"at": "1b1", "fewer": 1}},
        party=["barbarian"],
    )
    assert attacks(stage) == []
    assert stands(stage)["skaven-1"] == "1b2"


# --- windows ----------------------------------------------------------------------------------------------------------


def windows_between(monsters: dict[str, Any], *chance: Roll) -> list[str]:
    """Blows, moves and windows in order; the elf, who holds a potion, is asked in each."""
    stage = calm(
        {"barbarian": {"at": "1a1", "wounds": 5}, "elf": {"at": "2f1", "cards": ["healing-potion"], "passing": "ask"}},
        monsters=monsters,
        chance=chance,
        party=["barbarian", "elf"],
        dungeon=ROOM_AND_PASSAGE,
    )
    act(stage)
    found, heard = [], 0
    while True:
        found += [said.event.message for said in stage.said[heard:]]
        heard = len(stage.said)
        if stage.asked != ("elf",):
            return found
        found.append("window")
        stage.play("elf", "pass")


@rule("WQ-EQP-3", "WQ-EQP-11")
def test_one_window_stands_between_two_attacks() -> None:
    pinned = {"skaven-1": {"at": "1b1", "first": False}, "skaven-2": {"at": "1a2", "first": False}}
    assert windows_between(pinned, *misses(2)) == ["foe-missed", "window", "foe-missed", "window"]
    twice = {"minotaur-1": {"at": "1b1", "first": False}}
    assert windows_between(twice, *misses(2)) == ["foe-missed", "window", "foe-missed", "window"]


@rule("WQ-EQP-3", "WQ-EQP-11")
def test_another_window_comes_after_a_move() -> None:
    moving = {"skaven-1": {"at": "1b1", "first": False}, "skaven-2": {"at": "1c3", "first": False}}
    found = windows_between(moving, *misses(2))
    assert found == ["foe-missed", "window", "monster-moved", "window", "foe-missed", "window"]

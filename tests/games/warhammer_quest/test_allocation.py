"""Whom monsters attack (WQ-ONE, WQ-FST, WQ-AUT-2)."""

from tests.citing import rule
from tests.games.warhammer_quest.fray import (
    CENTRE,
    ROOM_AND_PASSAGE,
    act,
    attacks,
    calm,
    misses,
    monsters_act,
    stands,
    told,
)
from tests.games.warhammer_quest.scene import counter, foe

LONG = [
    "passageway-i",
    {"section": "passageway-ii", "at": "1E", "by": "W"},
    {"section": "stairway", "at": "2E", "by": "W"},
]
"""Eighteen squares in a row, two abreast."""


@rule("WQ-ONE-1", "WQ-ONE-2", "WQ-ONE-3", "WQ-AUT-2")
def test_five_skaven_of_whom_one_is_drawn_for() -> None:
    stage = monsters_act(
        CENTRE,
        {
            "skaven-1": {"at": "1b4", "first": False},  # the oldest, but it has two to choose from
            "skaven-2": {"at": "1a1", "first": False},
            "skaven-3": {"at": "1d1", "first": False},
            "skaven-4": {"at": "1a4", "first": False},
            "skaven-5": {"at": "1d4", "first": False},
        },
        counter("wizard"),
        *misses(5),
    )
    assert attacks(stage) == [
        "skaven-2 barbarian",
        "skaven-3 elf",
        "skaven-4 wizard",
        "skaven-5 dwarf",
        "skaven-1 wizard",
    ]


@rule("WQ-ONE-1", "WQ-AUT-2")
def test_the_warrior_with_the_fewest_monsters_is_taken_then_the_one_with_the_fewest_of_the_kind() -> None:
    pair = {"barbarian": "1a1", "dwarf": "1a3"}
    between = {"skaven-9": {"at": "1b2", "first": False}}
    one = {"skaven-1": {"at": "1b1", "first": False}}
    stage = monsters_act(pair, between | one, *misses(2), party=["barbarian", "dwarf"])
    assert attacks(stage) == ["skaven-1 barbarian", "skaven-9 dwarf"]
    each = one | {"orc-warrior-1": {"at": "1b4", "first": False}}
    stage = monsters_act(pair, between | each, *misses(3), party=["barbarian", "dwarf"])
    assert attacks(stage) == ["orc-warrior-1 dwarf", "skaven-1 barbarian", "skaven-9 dwarf"]
    assert not told(stage, "counter-for-monster")


@rule("WQ-FST-2", "WQ-FST-3", "WQ-AUT-2")
def test_first_attacks_are_settled_before_the_others_choose() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": "1a3"},
        {
            "orc-warrior-1": {"at": "1b2", "first": False},
            "skaven-1": {"at": "1a2", "target": "dwarf"},
            "skaven-2": {"at": "1b4", "target": "barbarian"},  # pinned, so it cannot follow him
        },
        *misses(3),
        party=["barbarian", "dwarf"],
    )
    assert attacks(stage) == ["skaven-2 dwarf", "orc-warrior-1 barbarian", "skaven-1 dwarf"]


@rule("WQ-FST-1", "WQ-FST-2")
def test_a_new_monster_follows_the_warrior_it_was_placed_against_past_nearer_ones() -> None:
    warriors = {"barbarian": "1b2", "elf": "1d1"}
    stage = calm(
        warriors,
        monsters={"skaven-1": {"at": "1b4", "target": "elf"}},
        chance=[*misses(1), *misses(1)],
        party=["barbarian", "elf"],
    )
    act(stage)
    assert attacks(stage) == ["skaven-1 elf"]
    assert stands(stage) == {"skaven-1": "1d2"}  # not 1c2, which is beside the barbarian, too
    follower = foe(stage, "skaven-1")
    assert follower
    assert not follower.first


@rule("WQ-FST-4", "WQ-AUT-2")
def test_a_monster_that_cannot_reach_that_warrior_attacks_another() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "3f1"},
        {"skaven-1": {"at": "1f1", "target": "elf"}},
        *misses(1),
        party=["barbarian", "elf"],
        dungeon=LONG,
    )
    assert attacks(stage) == ["skaven-1 barbarian"]


@rule("WQ-FST-4", "WQ-AUT-7")
def test_a_monster_that_can_reach_nobody_goes_to_that_warrior_once_then_to_the_nearest() -> None:
    stage = calm(
        {"barbarian": "1a1", "elf": "3f1"},
        monsters={"skaven-1": {"at": "2b1", "target": "elf"}},
        party=["barbarian", "elf"],
        dungeon=LONG,
    )
    act(stage)
    assert stands(stage) == {"skaven-1": "3a1"}
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "3f1"},
        {"skaven-1": {"at": "2b1", "target": "elf", "first": False}},
        party=["barbarian", "elf"],
        dungeon=LONG,
    )
    assert stands(stage) == {"skaven-1": "1c1"}


@rule("WQ-FST-4")
def test_a_target_that_cannot_be_attacked_is_ignored() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": {"at": "1d1", "conditions": ["invisible"]}},
        {"skaven-1": {"at": "1c3", "target": "elf"}},
        *misses(1),
        party=["barbarian", "elf"],
    )
    assert attacks(stage) == ["skaven-1 barbarian"]


@rule("WQ-PIN-7", "WQ-GEN-9")
def test_only_warriors_who_can_be_attacked_pin_monsters() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": {"at": "1d1", "wounds": 0}},
        {"skaven-1": {"at": "1d2", "first": False}},
        *misses(1),
        party=["barbarian", "dwarf"],
    )
    assert attacks(stage) == ["skaven-1 barbarian"]
    assert stands(stage) != {"skaven-1": "1d2"}


# --- bats -------------------------------------------------------------------------------------------------------------


@rule("WQ-BST-5", "WQ-AUT-2", "WQ-PIN-7")
def test_a_bat_is_never_pinned_and_takes_another_warrior_than_last_time() -> None:
    warriors = {"barbarian": "1a1", "elf": "2f1"}
    bat = {"giant-bat-1": {"at": "1b1", "last": "barbarian", "first": False}}
    stage = calm(
        warriors, monsters=bat, chance=misses(2), party=["barbarian", "elf"], dungeon=ROOM_AND_PASSAGE
    )  # fmt: skip
    act(stage)
    assert attacks(stage) == ["giant-bat-1 elf"]
    act(stage)
    assert attacks(stage) == ["giant-bat-1 elf", "giant-bat-1 barbarian"]


@rule("WQ-BST-5")
def test_a_bat_that_reaches_nobody_else_attacks_the_same_again() -> None:
    bat = {"giant-bat-1": {"at": "1b1", "last": "barbarian", "first": False}}
    stage = monsters_act({"barbarian": "1a1"}, bat, *misses(1), party=["barbarian"])
    assert attacks(stage) == ["giant-bat-1 barbarian"]


# --- spears -----------------------------------------------------------------------------------------------------------


@rule("WQ-BST-3")
def test_a_spearman_strikes_at_two_squares_past_others() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "1d4"},
        {
            "goblin-spearman-1": {"at": "1c1", "target": "barbarian"},
            "orc-warrior-1": {"at": "1b1", "first": False},
        },
        *misses(2),
        party=["barbarian", "elf"],
    )
    assert attacks(stage) == ["orc-warrior-1 barbarian", "goblin-spearman-1 barbarian"]
    assert stands(stage)["goblin-spearman-1"] == "1c1"


@rule("WQ-BST-3", "WQ-AUT-3")
def test_a_spearman_stops_at_two_squares_and_counts_them_in_steps() -> None:
    stage = monsters_act(
        {"barbarian": "1d1"},
        {"goblin-spearman-1": {"at": "2b1", "first": False}},  # two columns away, but three steps round the door
        *misses(1),
        party=["barbarian"],
        dungeon=ROOM_AND_PASSAGE,
    )
    assert stands(stage) == {"goblin-spearman-1": "2a1"}
    assert attacks(stage) == ["goblin-spearman-1 barbarian"]


@rule("WQ-BST-3", "WQ-PIN-7")
def test_a_pinned_spearman_may_choose_one_who_is_two_squares_away() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "elf": "1c3"},
        {"goblin-spearman-1": {"at": "1b1", "target": "elf"}},
        *misses(1),
        party=["barbarian", "elf"],
    )
    assert attacks(stage) == ["goblin-spearman-1 elf"]
    assert stands(stage) == {"goblin-spearman-1": "1b1"}

"""Snotlings (WQ-BST-8 to WQ-BST-11, WQ-AUT-3), and bats that attack at once."""

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
    targets,
    told,
)
from tests.games.warhammer_quest.scene import counter, dice, foe, state

PAIR = ["barbarian", "dwarf"]


def gangs(told_by: list[str]) -> list[str]:
    """How many attacked whom."""
    return [" ".join(words.split()[:2]) for words in told_by]


@rule("WQ-BST-9", "WQ-BST-10", "WQ-AUT-3")
def test_free_snotlings_move_to_their_target_and_all_beside_him_attack_once() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": "1d4"},
        {
            "snotling-1": {"at": "1b1", "target": "barbarian"},
            "snotling-2": {"at": "1d1", "target": "barbarian"},
            "snotling-3": {"at": "1d3", "target": "barbarian"},  # pinned by the dwarf, whom it does not care for
            "snotling-4": {"at": "1c3", "target": "dwarf"},
        },
        dice(1),
        dice(1),
        party=PAIR,
    )
    assert gangs(told(stage, "gang-missed")) == ["2 barbarian", "1 dwarf"]
    assert stands(stage)["snotling-2"] == "1b2"
    assert stands(stage)["snotling-3"] == "1d3"


@rule("WQ-BST-10", "WQ-AUT-2")
def test_snotlings_keep_their_target_however_many_are_on_him() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": "1a3"},
        {f"snotling-{n}": {"at": f"1{at}", "target": "barbarian", "first": False} for n, at in ((1, "b2"), (2, "a2"))},
        dice(1),
        party=PAIR,
    )
    assert gangs(told(stage, "gang-missed")) == ["2 barbarian"]


@rule("WQ-BST-10", "WQ-AUT-2")
def test_snotlings_whose_target_is_down_take_another() -> None:
    stage = monsters_act(
        {"dwarf": {"at": "1a1", "wounds": 0}, "barbarian": "1a3", "wizard": "1d4"},
        {
            "snotling-1": {"at": "1b2", "target": "dwarf"},  # pinned by the barbarian
            "snotling-2": {"at": "1b1", "target": "dwarf"},  # free
            "snotling-3": {"at": "1d3", "target": "wizard"},
        },
        counter("wizard"),
        dice(1),
        dice(1),
        party=["barbarian", "wizard", "dwarf"],
    )
    assert targets(stage) == {"snotling-1": "barbarian", "snotling-2": "wizard", "snotling-3": "wizard"}
    assert gangs(told(stage, "gang-missed")) == ["1 barbarian", "2 wizard"]


@rule("WQ-BST-10", "WQ-AUT-7")
def test_a_snotling_too_far_away_goes_on_to_its_target_turn_after_turn() -> None:
    stage = calm(
        {"barbarian": "2f1", "dwarf": "1a1"},
        monsters={"snotling-1": {"at": "1d1", "target": "barbarian", "first": False}},
        party=PAIR,
        dungeon=ROOM_AND_PASSAGE,
    )
    act(stage)
    assert stands(stage) == {"snotling-1": "2c1"}
    assert not told(stage, "gang-missed")


@rule("WQ-BST-9", "WQ-MAG-16")
def test_a_confused_snotling_does_not_count_and_neither_does_one_that_has_just_come() -> None:
    stage = monsters_act(
        {"barbarian": "1a1"},
        {
            "snotling-1": {"at": "1b1", "target": "barbarian"},
            "snotling-2": {"at": "1b2", "target": "barbarian", "fewer": 1},
            "snotling-3": {"at": "1a2", "target": "barbarian", "arrived": True},
        },
        dice(1),
        party=["barbarian"],
    )
    assert gangs(told(stage, "gang-missed")) == ["1 barbarian"]


# --- at once ----------------------------------------------------------------------------------------------------------


@rule("WQ-BST-5", "WQ-BST-11", "WQ-MON-6")
def test_bats_attack_at_once_those_they_stand_beside_when_all_are_placed() -> None:
    full = {f"orc-warrior-{n}": f"1{at}" for n, at in ((1, "b1"), (2, "a2"))}
    stage = calm({"barbarian": "1a1"}, party=["barbarian"], monsters=full, chance=misses(1))
    come(stage, "giant-bat", 3)
    assert len(stands(stage)) == 5
    assert attacks(stage) == ["giant-bat-1 barbarian"]  # the others found no square beside him
    first, other = foe(stage, "giant-bat-1"), foe(stage, "giant-bat-2")
    assert first
    assert not first.first
    assert first.last == 0
    assert other
    assert other.first


@rule("WQ-BST-11", "WQ-MON-6")
def test_who_attacked_at_once_in_the_monsters_phase_does_nothing_more_in_it() -> None:
    stage = calm(
        {"barbarian": "1a1"},
        party=["barbarian"],
        phase="monsters",
        waiting=[1],
        events=["giant-bats"],
        chance=[dice(1, 1), *misses(2), dice(2)],
    )
    stage.play("barbarian", "place_for_me")
    assert attacks(stage) == ["giant-bat-1 barbarian", "giant-bat-2 barbarian"]
    assert not stage.dice.left


@rule("WQ-BST-11", "WQ-MON-5", "WQ-BST-5")
def test_who_attacked_at_once_in_the_power_phase_attacks_again_in_the_monsters_phase() -> None:
    stage = calm({"barbarian": "1a1", "dwarf": "1d4"}, party=PAIR, chance=misses(4))
    come(stage, "giant-bat", 2)
    stage.play("barbarian", "place_for_me")
    act(stage)
    assert attacks(stage) == [
        "giant-bat-1 barbarian",
        "giant-bat-2 dwarf",
        "giant-bat-1 dwarf",  # not the one it was placed against: it has attacked him
        "giant-bat-2 barbarian",
    ]


@rule("WQ-BST-8", "WQ-BST-9", "WQ-BST-11")
def test_only_new_snotlings_attack_at_once() -> None:
    stage = calm(
        {"barbarian": "1a1"},
        party=["barbarian"],
        monsters={"snotling-1": {"at": "1b1", "target": "barbarian"}},
        chance=[dice(1)],
    )
    come(stage, "snotling", 2)
    assert gangs(told(stage, "gang-missed")) == ["2 barbarian"]
    assert len(state(stage).monsters) == 3

"""Monsters that shoot (WQ-MON-8, WQ-MON-9, WQ-MIS-6, WQ-MIS-7, WQ-AUT-4, WQ-AUT-6)."""

from tests.citing import rule
from tests.games.warhammer_quest.fray import ROOM_AND_PASSAGE, act, attacks, calm, misses, monsters_act, stands, told
from tests.games.warhammer_quest.scene import counter, dice, row

PAIR = ["barbarian", "dwarf"]


def harmless(number: int) -> list[tuple[str, int, list[int]]]:
    """Damage dice of this many arrows that hurt neither Barbarian nor Dwarf."""
    return [("roll", 6, [1])] * number


@rule("WQ-MIS-6", "WQ-MIS-7", "WQ-AUT-4", "WQ-MIS-2", "WQ-MON-8")
def test_hits_are_counted_first_and_shared_evenly() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": "1a4"},
        {f"orc-archer-{n}": f"1d{n}" for n in (1, 2, 3, 4)},
        dice(4, 3, 6, 5),
        counter("dwarf"),
        counter("barbarian"),
        *harmless(3),
        party=PAIR,
    )
    assert told(stage, "volley-shot") == ["orc-archer 4 4 4,3,6,5 3"]
    assert told(stage, "arrow-flew") == ["orc-archer-1 dwarf", "orc-archer-3 barbarian", "orc-archer-4 barbarian"]
    assert stands(stage) == {f"orc-archer-{n}": f"1d{n}" for n in (1, 2, 3, 4)}


@rule("WQ-MIS-7", "WQ-AUT-4")
def test_a_hit_goes_only_to_a_warrior_whom_its_own_shooter_sees() -> None:
    stage = monsters_act(
        {"barbarian": "1d1", "dwarf": "2f1"},
        {"orc-archer-1": "2c1", "orc-archer-2": "2c2"},  # round the door they see only the dwarf
        dice(6, 6),
        *harmless(2),
        party=PAIR,
        dungeon=ROOM_AND_PASSAGE,
    )
    assert told(stage, "arrow-flew") == ["orc-archer-1 dwarf", "orc-archer-2 dwarf"]


@rule("WQ-MIS-7", "WQ-AUT-3")
def test_shooters_of_different_kinds_are_counted_separately() -> None:
    stage = monsters_act(
        {"barbarian": "1a1", "dwarf": "1a4"},
        {"night-goblin-archer-1": "1d1", "orc-archer-1": "1d4"},
        dice(4),
        counter("dwarf"),
        *harmless(1),
        dice(5),
        counter("dwarf"),
        *harmless(1),
        party=PAIR,
    )
    assert told(stage, "volley-shot") == ["orc-archer 1 4 4 1", "night-goblin-archer 1 5 5 1"]
    assert told(stage, "arrow-flew") == ["orc-archer-1 dwarf", "night-goblin-archer-1 dwarf"]


@rule("WQ-MON-7", "WQ-MIS-1", "WQ-BST-2", "WQ-PIN-7")
def test_a_pinned_archer_fights_with_its_sword() -> None:
    stage = monsters_act({"barbarian": "1a1", "dwarf": "1d4"}, {"orc-archer-1": {"at": "1b1"}}, *misses(1), party=PAIR)
    assert attacks(stage) == ["orc-archer-1 barbarian"]
    assert not told(stage, "volley-shot")


@rule("WQ-MIS-1", "WQ-GEN-9")
def test_a_levitating_warrior_can_be_shot_but_neither_struck_nor_does_he_pin() -> None:
    stage = monsters_act(
        {"barbarian": {"at": "1a1", "conditions": ["levitating"]}},
        {"orc-archer-1": "1b1", "skaven-1": {"at": "1a2"}},
        dice(3),
        party=["barbarian"],
    )
    assert told(stage, "volley-shot") == ["orc-archer 1 4 3 0"]
    assert attacks(stage) == []


@rule("WQ-MON-9", "WQ-AUT-6")
def test_an_archer_that_sees_nobody_goes_no_further_than_to_where_it_does() -> None:
    stage = monsters_act(
        {"barbarian": "1d1"},
        {"orc-archer-1": {"at": "2d1"}},
        dice(1),
        party=["barbarian"],
        dungeon=ROOM_AND_PASSAGE,
    )
    assert stands(stage) == {"orc-archer-1": "2b2"}  # 2b1 is as near, but does not see round the door
    assert told(stage, "volley-shot") == ["orc-archer 1 4 1 0"]


@rule("WQ-AUT-6")
def test_of_equally_near_squares_it_takes_the_one_farthest_from_the_warriors() -> None:
    stage = monsters_act(
        {"barbarian": "1h1"},
        {"orc-archer-1": "1g4", "giant-rat-1": {"at": "1e2", "behaviour": "unmoving"}},
        dice(1),
        party=["barbarian"],
        dungeon=["firechasm"],
    )
    assert stands(stage)["orc-archer-1"] == "1e1"  # 1f1 is four squares round the dragon, too


@rule("WQ-MIS-1", "WQ-MON-10", "WQ-BST-2")
def test_an_archer_beside_whom_a_warrior_wakes_up_draws_its_sword() -> None:
    stage = calm(
        {"barbarian": "1a1", "elf": {"at": "2f1", "passing": "ask"}, "dwarf": {"at": "1d4", "wounds": 0}},
        monsters={"skaven-1": {"at": "1b1", "first": False}, "orc-archer-1": "1d3"},
        party=["barbarian", "elf", "dwarf"],
        dungeon=ROOM_AND_PASSAGE,
        chance=misses(2),
    )
    act(stage)
    stage.play("elf", "use_card_on elf healing-potion dwarf")
    assert attacks(stage) == ["skaven-1 barbarian", "orc-archer-1 dwarf"]
    assert not told(stage, "volley-shot")


@rule("WQ-MON-10", "WQ-AUT-6", "WQ-AUT-7")
def test_an_archer_that_can_see_nobody_moves_towards_a_warrior() -> None:
    stage = monsters_act(
        {"barbarian": "1d1"},
        {"orc-archer-1": "3f1"},
        party=["barbarian"],
        dungeon=[*ROOM_AND_PASSAGE, {"section": "passageway-ii", "at": "2E", "by": "W"}],
    )
    assert stands(stage) == {"orc-archer-1": "3b1"}
    assert not told(stage, "volley-shot")


@rule("WQ-AUT-4", "WQ-WND-4")
def test_arrows_for_a_warrior_who_has_fallen_are_lost() -> None:
    stage = monsters_act(
        {"barbarian": {"at": "1a1", "wounds": 1}, "dwarf": "2f1"},
        {"orc-archer-1": "1d1", "orc-archer-2": "1d4"},
        dice(6, 6),
        dice(6),
        party=PAIR,
        dungeon=ROOM_AND_PASSAGE,
    )
    assert told(stage, "arrow-flew") == ["orc-archer-1 barbarian", "orc-archer-2 barbarian"]
    assert not row(stage, "barbarian").wounds

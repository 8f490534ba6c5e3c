"""Random dungeons: a small sample of what `tools/warhammer_dungeons.py` lays by the thousand."""

from collections import Counter

import pytest
from tests.citing import rule
from tools.warhammer_dungeons import DETOUR, MODES, NO_CAVE_INS, PUBLISHED, Party, Told, Wrong, lay_dungeon, line

DUNGEONS = 40


def laid(mode: str, suggested: bool = False) -> list[Told]:
    """Some dungeons, each checked as it grows."""
    return [lay_dungeon(mode, suggested, f"test-{number}") for number in range(DUNGEONS)]


@rule("WQ-EXP-7", "WQ-EXP-9", "WQ-EXP-11", "WQ-EXP-13", "WQ-SET-13")
def test_without_cave_ins_the_objective_room_is_always_found() -> None:
    assert Counter(told.end for told in laid(NO_CAVE_INS)) == {"found": DUNGEONS}


@rule("WQ-EVT-11")
def test_with_cave_ins_some_parties_are_cut_off() -> None:
    ends = Counter(told.end for told in laid(PUBLISHED))
    assert 0 < ends["found"] < DUNGEONS


@rule("WQ-VAR-5")
def test_with_detours_no_party_is() -> None:
    told = laid(DETOUR)
    assert Counter(each.end for each in told) == {"found": DUNGEONS}
    assert any(each.detours for each in told)


@rule("WQ-AUT-10")
def test_suggested_placements_leave_more_room() -> None:
    assert sum(each.apart for each in laid(NO_CAVE_INS, True)) < sum(each.apart for each in laid(NO_CAVE_INS))


def test_sections_that_overlap_are_noticed() -> None:
    party = Party("flaw", NO_CAVE_INS, False)
    s = party.state
    s.laid += (s.laid[0],)
    with pytest.raises(Wrong, match="overlap"):
        party.check()


def test_lost_cards_are_noticed() -> None:
    party = Party("flaw", NO_CAVE_INS, False)
    s = party.state
    s.doors = tuple(door._replace(pile=door.pile[1:]) for door in s.doors)
    with pytest.raises(Wrong, match="cards of the deck"):
        party.check()


def test_a_line_of_the_table() -> None:
    told = [Told("found", 11, 1, 30, 0, 0), Told("cut off", 6, 0, 20, 1, 0)]
    assert MODES == ("none", "published", "detour")
    assert line(PUBLISHED, False, told) == (
        "| published | random | 2 | 8.5 | 6.7%, 50.0% | 25 | 50.0% | 0.0% | 50.0% | 1 (50.0%) |"
    )

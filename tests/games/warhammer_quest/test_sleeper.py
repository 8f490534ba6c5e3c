"""The hero awakens (WQ-OBJ-15, WQ-OBJ-7)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, told
from tests.games.warhammer_quest.scene import Roll, dice, refused, state

from lanterne.games.warhammer_quest.rules.plot import (
    START_OF_MONSTERS,
    START_OF_WARRIORS,
)
from lanterne.games.warhammer_quest.rules.settling import adventure_moment
from lanterne.games.warhammer_quest.state import NONE
from lanterne.lab.stage import Stage

HERO = "tomb-hero-awakens"
BACK = ["guard-room", {"section": "tomb-chamber", "at": "1E"}]


@rule("WQ-OBJ-7", "WQ-OBJ-15")
def test_the_shard_goes_to_the_wizard_or_to_the_leader_without_him() -> None:
    stage = set_out(HERO, dice(3))
    assert next((card.item, card.charges) for card in state(stage).cards if card.charges)[1] == 5
    assert "shard" in cards(stage, "wizard")
    assert "shard" in cards(set_out(HERO, dice(3), party=("elf", "dwarf")), "elf")


def waking(*chance: Roll, charges: int = 4, **position: Any) -> Stage:
    shard = {"card": "shard", "charges": charges}
    party = {"wizard": {"at": "1a1", "cards": [shard] if charges else []}, "elf": "1a2"}
    return chamber(HERO, party, *chance, turn=5, leader="elf", **{"active": "wizard", "clock": 5} | position)


@rule("WQ-OBJ-15", "WQ-GEN-4")
def test_shard_power_and_tokens_help_to_wake_the_hero() -> None:
    stage = waking(dice(2), dice(1), dice(1), power=3, tokens=3)
    stage.play("wizard", "wake_hero")
    assert told(stage, "hero-woke") == ["wizard 12 2 10"]
    assert ended(stage) == "won"


@rule("WQ-OBJ-15", "WQ-GEN-4", "WQ-OBJ-10")
def test_too_little_or_a_natural_one_fails_and_a_natural_six_wakes_him_anyway() -> None:
    for stage, end in (
        (waking(dice(2), power=3, tokens=2), "failed"),
        (waking(dice(1), power=6, tokens=6), "failed"),
        (waking(dice(6), dice(1), dice(1), charges=0), "won"),
    ):
        stage.play("wizard", "wake_hero")
        assert ended(stage) == end


@rule("WQ-OBJ-7")
def test_without_the_wizard_the_leader_has_the_shard_alone_to_help_him() -> None:
    shard = {"card": "shard", "charges": 6}
    party = {"elf": {"at": "1a2", "cards": [shard]}, "wizard": {"fate": "dead"}, "dwarf": "1a1"}
    stage = chamber(HERO, party, dice(5), turn=5, clock=5, power=6, tokens=6)
    stage.play("elf", "wake_hero")
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15")
def test_the_one_phase_starts_with_the_guardians_dead_and_the_room_clear() -> None:
    stage = waking()
    state(stage).clock = NONE
    assert refused(stage, "wizard", "wake_hero") == ("not-the-time-to-wake", "WQ-OBJ-15")
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).clock == 5
    assert stage.is_open("wizard", "wake_hero")


@rule("WQ-OBJ-15")
def test_with_a_monster_in_the_room_it_has_not_come_yet() -> None:
    stage = waking(monsters={"skaven-1": "1h4"}, guardians_gone=True)
    state(stage).clock = NONE
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert state(stage).clock == NONE


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_it_is_for_the_wizard_alone_while_he_is_there_and_in_the_room_alone() -> None:
    assert refused(waking(active="elf"), "elf", "wake_hero") == ("not-his-to-wake", "WQ-OBJ-7")
    party = {"wizard": "1d2", "elf": "2a2"}
    outside = chamber(HERO, party, dungeon=BACK, turn=5, clock=5)
    assert refused(outside, "wizard", "wake_hero") == ("not-in-tomb-chamber", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-10")
def test_a_chance_not_used_counts_as_failed() -> None:
    stage = waking()
    happen(stage, adventure_moment(START_OF_MONSTERS))
    assert ended(stage) == "failed"

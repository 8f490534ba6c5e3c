"""Destroy the tomb (WQ-OBJ-15)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import happen, told
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, state

from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.plot import (
    START_OF_TURN,
)
from lanterne.games.warhammer_quest.rules.settling import adventure_moment
from lanterne.games.warhammer_quest.state import DEAD, FALLEN, WARRIORS
from lanterne.lab.stage import Stage

RUBBLE = "tomb-destroy-the-tomb"
FOUND = ["firebomb", "magic-potion"]
"""Treasures that need no dice."""


def hacking(*chance: Roll, **position: Any) -> Stage:
    usual: dict[str, Any] = {"counter": 12, "kin": "dwarf", "leader": "dwarf", "treasures": FOUND}
    return chamber(RUBBLE, {"dwarf": "1d2", "elf": "1d3"}, *chance, **usual | position)


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_the_tomb_has_its_wounds_and_the_dwarf_his_part_from_the_start() -> None:
    stage = set_out(RUBBLE, party=("elf", "dwarf"))
    assert (state(stage).counter, state(stage).kin) == (12, WARRIORS.number("dwarf"))
    assert state(set_out(RUBBLE, party=("elf", "wizard"))).kin == WARRIORS.number("elf")


@rule("WQ-OBJ-15", "WQ-HRO-7", "WQ-OBJ-14")
def test_each_attack_hits_the_tomb_without_a_roll_with_the_dice_of_the_axe() -> None:
    stage = hacking(dice(4, 4))
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12 - (8 + 3 - 3)
    assert refused(stage, "dwarf", "hack_at_tomb") == ("no-attacks-left", "WQ-CMB-2")


@rule("WQ-OBJ-15", "WQ-CMB-2")
def test_with_two_attacks_he_hacks_twice() -> None:
    party = {"dwarf": {"at": "1d2", "lasting": {"attacks": 1}}}
    stage = chamber(RUBBLE, party, dice(1, 2), dice(1, 3), counter=12, kin="dwarf")
    stage.play("dwarf", "hack_at_tomb")
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12 - 2 - 3


@rule("WQ-OBJ-15", "WQ-HRO-8")
def test_he_can_slip_on_his_beard_here_too() -> None:
    stage = hacking(dice(1, 1))
    stage.play("dwarf", "hack_at_tomb")
    assert state(stage).counter == 12
    assert row(stage, "dwarf").conditions & FALLEN


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-9")
def test_the_goal_is_reached_when_the_tomb_is_rubble() -> None:
    stage = hacking(dice(5, 5), counter=10)
    stage.play("dwarf", "hack_at_tomb")
    assert ended(stage) == "won"


@pytest.mark.parametrize(
    ("position", "seat", "refusal"),
    [
        ({"active": "elf"}, "elf", ("not-his-to-hack", "WQ-OBJ-15")),
        ({"monsters": {"skaven-1": "1a1"}, "guardians_gone": True}, "dwarf", ("monsters-on-board", "WQ-OBJ-15")),
        ({"guardians_gone": False}, "dwarf", ("guardians-live", "WQ-OBJ-17")),
        ({"hands": 1}, "dwarf", ("attacked-already", "WQ-OBJ-14")),
    ],
)
@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_otherwise_nobody_hacks(position: dict[str, Any], seat: str, refusal: tuple[str, str]) -> None:
    assert refused(hacking(**position), seat, "hack_at_tomb") == refusal


@rule("WQ-OBJ-15", "WQ-OBJ-10")
def test_without_the_dwarf_the_adventure_has_failed() -> None:
    stage = hacking()
    happen(stage, dies(WARRIORS.number("elf")))
    assert not ended(stage)
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert row(stage, "dwarf").fate == DEAD
    assert ended(stage) == "failed"
    assert told(stage, "hacker-gone") == ["dwarf"], "said once, although much is settled until the game is over"


@rule("WQ-OBJ-15", "WQ-SEQ-2")
def test_noise_draws_an_event_at_the_start_of_each_turn_without_monsters() -> None:
    stage = hacking(events=["encounter"])
    happen(stage, adventure_moment(START_OF_TURN))
    assert told(stage, "event-drawn") == ["encounter tomb-chamber"]
    for position in ({"monsters": {"skaven-1": "1a1"}, "guardians_gone": True}, {"guardians_gone": False}):
        quiet = hacking(events=["encounter"], **position)
        happen(quiet, adventure_moment(START_OF_TURN))
        assert told(quiet, "event-drawn") == []

"""Words of warning (WQ-LAN-3)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import scene, state

from lanterne.games.warhammer_quest.advice import warning
from lanterne.games.warhammer_quest.state import SQUARES, WARRIORS
from lanterne.lab.stage import Stage

ELF = WARRIORS.number("elf")
THREE = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}, {"section": "dungeon-cell", "at": "2E"}]
"""A room, a passage, and another room."""


def warned(stage: Stage, seat: str, square: str) -> str:
    """The warning before a step to a square; empty if there is none."""
    said = warning(stage.view(seat), ("walk", SQUARES.number(square)))
    return said.id if said else ""


@rule("WQ-LAN-3", "WQ-LAN-4")
@pytest.mark.parametrize(
    ("elf", "word"),
    [
        ({"at": "1a2"}, ""),  # four squares, and he is in the passage
        ({"at": "1a2", "lasting": {"movement": -1}}, "warn-behind"),  # too far away
        ({"at": "1d2", "wounds": 0}, "warn-behind"),
        ({"at": "1d2", "conditions": ["webbed"]}, "warn-behind"),
        ({"at": "1d2", "conditions": ["in-pit"]}, "warn-behind"),
        ({"at": "1d2", "conditions": ["levitating"]}, "warn-behind"),
        ({"at": "2a1", "wounds": 0}, ""),  # next to the lantern he lies in the light
    ],
)
def test_a_leader_is_warned_of_those_who_cannot_follow_him(elf: dict[str, Any], word: str) -> None:
    stage = scene({"barbarian": "2f1", "elf": elf}, party=("barbarian", "elf"), dungeon=THREE)
    assert warned(stage, "barbarian", "2e1") == ""
    assert warned(stage, "barbarian", "3a2") == word


@rule("WQ-LAN-3", "WQ-TRE-15")
def test_one_whose_own_turn_is_over_does_not_follow_any_more() -> None:
    """By the ring that stops time a leader may move after the others."""
    stage = scene({"barbarian": "2f1", "elf": "1d2"}, party=("barbarian", "elf"), dungeon=THREE)
    state(stage).warriors[ELF] = state(stage).warriors[ELF]._replace(done=True)
    assert warned(stage, "barbarian", "3a2") == "warn-behind"


@rule("WQ-LAN-3", "WQ-PIN-2")
def test_one_who_has_to_break_away_first_may_stay_behind() -> None:
    warriors = {"barbarian": "2f1", "wizard": "1d2"}
    stage = scene(warriors, party=("barbarian", "wizard"), dungeon=THREE, monsters={"skaven-1": "1d1"})
    assert warned(stage, "barbarian", "3a2") == "warn-behind"


@rule("WQ-LAN-3")
def test_the_others_are_warned_of_the_dark() -> None:
    stage = scene({"barbarian": "1a1", "elf": "2f1"}, party=("barbarian", "elf"), dungeon=THREE, active="elf")
    assert warned(stage, "elf", "3a2") == "warn-dark"
    assert warned(stage, "elf", "2e1") == ""

"""What a dead warrior leaves, and the lantern of a leader who goes (WQ-DTH-2, WQ-DTH-3, WQ-LAN-6, WQ-LAN-7)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen
from tests.games.warhammer_quest.scene import counter, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.cave_in import collapses
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.turn import the_fallen_die
from lanterne.games.warhammer_quest.state import DEAD, OUT, WARRIORS
from lanterne.lab.stage import Stage

BARBARIAN, ELF, WIZARD, DWARF = range(4)


def name(stage: Stage, **heirs: str) -> None:
    """Each of these players names one."""
    for seat, heir in heirs.items():
        stage.play(seat, f"name_heir {heir}" if heir else "name_nobody")


@rule("WQ-LAN-6", "WQ-DTH-2")
def test_when_all_name_the_same_one_he_has_the_lantern_and_leads() -> None:
    stage = scene({})
    happen(stage, dies(BARBARIAN))
    name(stage, elf="dwarf", wizard="dwarf", dwarf="dwarf")
    assert state(stage).leader == DWARF
    assert "lantern" in cards(stage, "dwarf")


@rule("WQ-LAN-6", "WQ-DTH-2")
def test_when_players_do_not_agree_counters_of_those_named_are_drawn() -> None:
    stage = scene({}, chance=[counter("wizard")])
    happen(stage, dies(BARBARIAN))
    name(stage, elf="wizard", wizard="dwarf", dwarf="dwarf")
    assert state(stage).leader == WIZARD


@rule("WQ-LAN-6")
def test_the_lantern_must_be_taken_other_cards_need_not() -> None:
    stage = scene({})
    happen(stage, dies(BARBARIAN))
    assert refused(stage, "elf", "name_nobody") == ("lantern-must-burn", "WQ-LAN-6")
    name(stage, elf="elf", wizard="elf", dwarf="elf")
    happen(stage, dies(DWARF))
    name(stage, elf="", wizard="")
    assert "rope" not in cards(stage, "elf") + cards(stage, "wizard") + cards(stage, "dwarf")


@rule("WQ-DTH-3")
def test_a_warrior_who_wants_a_card_that_others_would_leave_has_it_wherever_he_is() -> None:
    dungeon = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}]
    stage = scene({"barbarian": "1a1", "elf": "2f1", "dwarf": "1a4", "wizard": "1b1"}, dungeon=dungeon)
    happen(stage, dies(DWARF))
    name(stage, barbarian="", elf="elf", wizard="")
    assert cards(stage, "elf") == ["healing-potion", "rope"]


@rule("WQ-DTH-3", "WQ-DTH-2")
def test_objects_and_the_key_are_taken_over_in_the_same_way() -> None:
    stage = scene({"dwarf": {"cards": ["portcullis-key", "kings-sword", "firebomb"]}}, party=("barbarian", "dwarf"))
    happen(stage, dies(DWARF))
    assert cards(stage, "barbarian") == ["lantern", "portcullis-key", "kings-sword"]


@rule("WQ-DTH-2")
def test_the_only_one_left_takes_everything_unasked() -> None:
    stage = scene({}, party=("barbarian", "dwarf"), active="dwarf")
    happen(stage, dies(BARBARIAN))
    assert state(stage).leader == DWARF
    assert cards(stage, "dwarf") == ["rope", "lantern"]


@rule("WQ-WND-7", "WQ-DTH-2", "WQ-LAN-6")
def test_nobody_who_dies_at_the_same_end_of_a_turn_inherits() -> None:
    lying = {"barbarian": {"wounds": 0}, "elf": {"wounds": 0}}
    stage = scene(lying, party=("barbarian", "elf", "dwarf"), active="dwarf")
    state(stage).phase = 5
    happen(stage, the_fallen_die())
    assert (row(stage, "barbarian").fate, row(stage, "elf").fate) == (DEAD, DEAD)
    assert state(stage).leader == DWARF
    assert cards(stage, "dwarf") == ["rope", "lantern", "healing-potion"]


DYING_ROOM: dict[str, Any] = {
    "dungeon": ["guard-room", {"section": "dungeon-cell", "at": "1E"}],
    "falling": {"2": 5},
    "turn": 5,
    "active": "dwarf",
}
"""The second room falls in at the end of this turn."""


@rule("WQ-EVT-11", "WQ-DTH-2", "WQ-LAN-6")
def test_nobody_who_is_crushed_in_the_same_collapse_is_asked_or_inherits() -> None:
    stage = scene({"barbarian": "2a1", "elf": "2a2", "wizard": "1d1", "dwarf": "1d2"}, **DYING_ROOM)
    happen(stage, collapses())
    assert (row(stage, "barbarian").fate, row(stage, "elf").fate) == (DEAD, DEAD)
    assert stage.decision == "who_takes_over"
    assert stage.asked == ("wizard", "dwarf")
    assert stage.offered("dwarf") == ["name_heir wizard", "name_heir dwarf"]


@rule("WQ-EVT-11", "WQ-DTH-2", "WQ-TRE-6")
def test_nobody_who_is_crushed_gets_the_treasure_of_monsters_crushed_with_him() -> None:
    warriors = {"barbarian": "2a1", "elf": "2a2", "dwarf": "1d2"}
    monsters = {"skaven-1": {"at": "2c1", "card": "skaven"}}
    position = {**DYING_ROOM, "monsters": monsters, "treasures": ["fur-cloak"]}
    stage = scene(warriors, party=("barbarian", "elf", "dwarf"), **position)
    happen(stage, collapses())
    assert cards(stage, "dwarf") == ["rope", "lantern", "healing-potion", "fur-cloak"]
    assert cards(stage, "elf") == []


@rule("WQ-LAN-7")
def test_a_leader_who_leaves_hands_the_lantern_to_one_of_those_who_stay() -> None:
    stage = scene({"barbarian": "1a2", "elf": "1c1", "wizard": "1c2", "dwarf": "1c3"})
    stage.play("barbarian", "leave_dungeon")
    assert row(stage, "barbarian").fate == OUT
    assert stage.asked == ("barbarian",)
    assert stage.offered("barbarian") == ["give_lantern_to elf", "give_lantern_to wizard", "give_lantern_to dwarf"]
    stage.play("barbarian", "give_lantern_to wizard")
    assert state(stage).leader == WIZARD
    assert cards(stage, "wizard") == ["hand-of-death-scroll", "lantern"]


@rule("WQ-LAN-7")
def test_if_one_stays_he_has_it_and_the_lantern_leaves_with_the_last() -> None:
    stage = scene({"barbarian": "1a2", "dwarf": "1c3"}, party=("barbarian", "dwarf"))
    stage.play("barbarian", "leave_dungeon")
    assert state(stage).leader == WARRIORS.number("dwarf")
    assert cards(stage, "barbarian") == []

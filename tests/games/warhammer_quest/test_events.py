"""Event cards (WQ-EVT)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import Roll, counter, dice, row, scene, state

from lanterne.games.warhammer_quest.state import EVENTS

ROOM: dict[str, Any] = {"phase": "monsters", "waiting": [1], "turn": 2}
NO_EVENT: list[Roll] = [dice(4)]
"""The power die of the next turn."""
BARE: dict[str, Any] = {"cards": []}
TOUGH = {warrior: {"wounds": 40, "starting": 40, **BARE} for warrior in ("barbarian", "elf", "wizard", "dwarf")}


@rule("WQ-MON-1", "WQ-EVT-5", "WQ-EVT-1")
def test_a_room_that_was_entered_draws_a_card_and_a_corridor_none() -> None:
    stage = scene(TOUGH, events=["old-bones"], chance=[dice(1), counter("elf"), dice(3), *NO_EVENT], **ROOM)
    assert row(stage, "elf").wounds == 37
    assert EVENTS.names[state(stage).old_events[-1]] == "old-bones"


@rule("WQ-MON-2")
def test_several_rooms_draw_in_the_order_in_which_they_were_entered() -> None:
    stage = scene(
        {**TOUGH, "elf": {"at": "2a2", **TOUGH["elf"]}},
        dungeon=["guard-room", {"section": "dungeon-cell", "at": "1E"}],
        phase="monsters",
        waiting=[2, 1],
        turn=2,
        events=["old-bones", "dead-body", "scorpions"],
        chance=[dice(1), dice(3), dice(1, 2, 3), dice(5), dice(2), counter("barbarian"), dice(6), dice(4), *NO_EVENT],
    )
    assert row(stage, "elf").wounds == 37
    assert row(stage, "barbarian").gold == 200 + 50


@rule("WQ-EVT-5")
def test_for_an_unexpected_event_a_counter_tells_the_section() -> None:
    stage = scene(
        {**TOUGH, "elf": {"at": "2a2", **TOUGH["elf"]}},
        dungeon=["guard-room", {"section": "dungeon-cell", "at": "1E"}],
        phase="power",
        events=["scorpions"],
        chance=[dice(1), counter("elf"), dice(4), dice(6)],
    )
    assert row(stage, "elf").wounds == 40 - (12 - 7)


@rule("WQ-EVT-8")
def test_the_unconscious_the_trapped_and_the_senseless_do_not_roll() -> None:
    stage = scene(
        {
            "barbarian": {"wounds": 5, **BARE},
            "elf": {"wounds": 0, **BARE},
            "wizard": {"conditions": ["in-pit"], **BARE},
            "dwarf": {"conditions": ["senseless"], **BARE},
        },
        phase="power",
        events=["dead-body", "old-bones"],
        chance=[dice(1), dice(5), dice(3), dice(1), dice(1)],
    )
    assert row(stage, "barbarian").gold == 300


@rule("WQ-EVT-8")
def test_if_nobody_can_be_struck_only_the_next_card_counts() -> None:
    stage = scene(
        {warrior: {"conditions": ["senseless"], **BARE} for warrior in TOUGH},
        phase="power",
        events=["dead-body", "scorpions"],
        chance=[dice(1), dice(5), dice(4)],
    )
    assert [EVENTS.names[card] for card in state(stage).old_events] == ["dead-body", "scorpions"]
    assert all(row(stage, warrior).gold == 0 for warrior in TOUGH)


@rule("WQ-EVT-8", "WQ-EVT-16")
def test_what_lies_among_old_bones_stays_there_if_nobody_can_take_it() -> None:
    stage = scene(
        {warrior: {"conditions": ["senseless"], **BARE} for warrior in TOUGH},
        phase="power",
        events=["old-bones"],
        chance=[dice(1), dice(6), *NO_EVENT],
    )
    assert all(row(stage, warrior).gold == row(stage, warrior).received == 0 for warrior in TOUGH)
    assert "nobody-for-event" in [each.event.message for each in stage.said]


@rule("WQ-EVT-9", "WQ-EVT-13")
def test_only_those_who_tie_for_the_lowest_die_roll_again() -> None:
    stage = scene(
        TOUGH,
        phase="power",
        events=["dead-body", "scorpions"],
        chance=[
            dice(1), dice(2, 5, 2, 6), dice(4, 3), dice(6), dice(2), counter("elf"), dice(6), dice(6),
        ],
    )  # fmt: skip
    assert row(stage, "wizard").gold == 200


@rule("WQ-EVT-13", "WQ-CMB-6", "WQ-CMB-7")
def test_gas_takes_no_account_of_armour_a_spear_does() -> None:
    gas = scene(
        TOUGH,
        phase="power",
        events=["dead-body", "scorpions"],
        monsters={"minotaur-1": "1d2"},
        chance=[
            dice(1), dice(1, 2, 3, 4), dice(1), dice(6), dice(5), dice(4), dice(3), dice(2),
            counter("elf"), dice(6), dice(6),
        ],
    )  # fmt: skip
    assert [row(gas, warrior).wounds for warrior in ("barbarian", "wizard", "dwarf")] == [34, 36, 37]
    assert state(gas).monsters[0].wounds == 13
    spear = scene(
        TOUGH,
        phase="power",
        events=["dead-body", "scorpions"],
        chance=[dice(1), dice(1, 2, 3, 4), dice(2), dice(5, 4), counter("elf"), dice(6), dice(6)],
    )
    assert row(spear, "barbarian").wounds == 40 - (9 - 4)


@rule("WQ-EVT-15")
def test_never_more_scorpions_than_twelve_and_a_wound_for_each_that_is_left() -> None:
    stage = scene(TOUGH, phase="power", events=["scorpions"], chance=[dice(1), counter("dwarf"), dice(2), dice(4)])
    assert row(stage, "dwarf").gold == 5 * 5
    assert row(stage, "dwarf").wounds == 40 - 7


@rule("WQ-EVT-16", "WQ-EVT-6")
def test_old_bones_give_gold_and_a_treasure_even_with_monsters_about() -> None:
    stage = scene(
        TOUGH,
        phase="power",
        events=["old-bones"],
        treasures=["fur-cloak"],
        monsters={"minotaur-1": "1d2"},
        chance=[dice(1), dice(6), dice(1, 1), dice(1, 2), dice(1, 3), dice(1, 4)],
    )
    assert stage.decision == "share"
    assert [row(stage, warrior).gold for warrior in ("barbarian", "elf", "wizard", "dwarf")] == [20, 30, 40, 50]


@rule("WQ-EVT-6")
def test_another_card_strikes_in_the_same_section_once_the_first_is_resolved() -> None:
    stage = scene(
        TOUGH,
        phase="power",
        events=["scorpions", "old-bones"],
        chance=[dice(1), counter("elf"), dice(6), dice(3), dice(1), counter("dwarf"), dice(2)],
    )
    assert [EVENTS.names[card] for card in state(stage).old_events] == ["scorpions", "old-bones"]
    assert state(stage).chain == ()


@rule("WQ-EVT-7")
def test_an_empty_deck_is_made_again_without_what_stands_and_without_the_running_chain() -> None:
    stage = scene(
        TOUGH,
        events=["scorpions"],
        monsters={"skaven-1": {"at": "2f2", "card": "skaven", "behaviour": "unmoving"}},
        dungeon=["guard-room", {"section": "stairway", "at": "1E"}],
        active="dwarf",
        chance=[
            dice(1), counter("elf"), dice(6), dice(3), ("shuffle", "event", ["old-bones"]), dice(1), counter("elf"),
            dice(1),
        ],
    )  # fmt: skip
    state(stage).old_events = tuple(EVENTS.number(name) for name in ("old-bones", "trap"))
    state(stage).events = (EVENTS.number("scorpions"),)
    stage.play("dwarf", "end_own_turn")
    left = {*state(stage).events, *state(stage).old_events}
    assert EVENTS.number("skaven") not in state(stage).events
    assert EVENTS.number("scorpions") not in state(stage).events
    assert left == {EVENTS.number(name) for name in ("old-bones", "trap", "scorpions")}
    assert "events-shuffled" in stage.events
    assert EVENTS.number("old-bones") in state(stage).old_events


@rule("WQ-EVT-7")
def test_if_nothing_is_left_nothing_happens() -> None:
    stage = scene(TOUGH, active="dwarf", chance=[dice(1)])
    state(stage).events = ()
    stage.play("dwarf", "end_own_turn")
    assert "no-event-left" in stage.events


@rule("WQ-EVT-10", "WQ-OBJ-8")
def test_a_cave_in_spares_the_first_dungeon_room() -> None:
    stage = scene(TOUGH, first_room=1, events=["cave-in", "scorpions"],
        chance=[counter("elf"), dice(6), dice(6), *NO_EVENT], **ROOM)  # fmt: skip
    assert "event-ignored" in stage.events
    assert not state(stage).falling


@pytest.mark.parametrize("card", ["cave-in", "portcullis"])
@rule("WQ-OBJ-8")
def test_who_must_walk_back_is_spared_cave_in_and_portcullis(card: str) -> None:
    stage = scene(TOUGH, adventure="tomb-return-the-crown", phase="power", events=[card, "scorpions"],
        chance=[dice(1), counter("elf"), dice(6), dice(6)])  # fmt: skip
    assert "event-ignored" in stage.events
    assert EVENTS.number(card) in state(stage).old_events


@rule("WQ-EVT-2", "WQ-EVT-17")
def test_monsters_come_in_the_number_of_the_card_and_it_stands_until_they_are_gone() -> None:
    stage = scene(TOUGH, phase="power", events=["orc-warriors"], chance=[dice(1), ("pick", "warrior", ["elf"]),
        ("pick", "warrior", ["dwarf"])])  # fmt: skip
    while stage.decision != "own_turn_choice":
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert len(state(stage).monsters) == 6
    assert state(stage).standing == (EVENTS.number("orc-warriors"),)

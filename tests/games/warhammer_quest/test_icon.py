"""Destroy the warpstone icon (WQ-OBJ-8, WQ-OBJ-9)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.chasm import bearer, chasm
from tests.games.warhammer_quest.fights import cards, happen, told
from tests.games.warhammer_quest.scene import dice, refused, row, state

from lanterne.games.warhammer_quest.rules.adventures.icon import can_be_found
from lanterne.games.warhammer_quest.rules.events import room_event
from lanterne.games.warhammer_quest.rules.harm import slay
from lanterne.games.warhammer_quest.rules.plot import END_OF_TURN, MONSTERS_REVEALED, ROOM_ENTERED
from lanterne.games.warhammer_quest.state import EVENTS, FOES, NONE, OUT, SQUARES
from lanterne.kit.position import names_of
from lanterne.lab.stage import Stage


def found(**position: Any) -> Stage:
    """The adventure of the icon, at its first dungeon room."""
    room = {"dungeon": ["guard-room"], "guardians_gone": None, "first_room": 1}
    return chasm("warpstone-icon", {"elf": "1a1", "dwarf": "1a2"}, leader="dwarf", **{**room, **position})


@rule("WQ-OBJ-8", "WQ-OBJ-15", "WQ-OBJ-17")
def test_the_leader_finds_the_icon_when_the_event_of_the_first_room_is_over() -> None:
    monsters = {"skaven-1": {"at": "1d4", "card": "skaven"}, "giant-rat-1": {"at": "1d3", "card": "giant-rats"}}
    stage = found(monsters=monsters)
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("skaven"), 0, 0))
    happen(stage, ("adventure_moment", MONSTERS_REVEALED, EVENTS.number("giant-rats"), 0, 1))
    happen(stage, ("settle",))
    assert "icon" not in cards(stage, "dwarf")
    happen(stage, slay(FOES.number("skaven-1"), NONE), ("settle",))
    assert "icon" in cards(stage, "dwarf")  # the rats came unexpected and do not matter
    happen(stage, ("settle",))
    assert cards(stage, "dwarf").count("icon") == 1


@rule("WQ-OBJ-8")
def test_there_is_no_icon_before_the_event_of_the_room_is_drawn() -> None:
    for waits in ({"waiting": [1]}, {"first_room": None}):
        stage = found(**waits)
        happen(stage, ("settle",))
        assert "icon" not in cards(stage, "dwarf")
    stage = found()
    assert can_be_found(state(stage))
    state(stage).agenda.append(room_event(0))
    assert not can_be_found(state(stage))


@rule("WQ-OBJ-8")
def test_without_a_dungeon_room_the_icon_lies_in_the_objective_room() -> None:
    guarded = {"skaven-1": {"at": "1b4", "card": "guardians"}}
    position: dict[str, Any] = {"dungeon": ["firechasm"], "first_room": None, "monsters": guarded}
    stage = found(**position, treasures=["firebomb"])
    happen(stage, ("adventure_moment", ROOM_ENTERED), ("settle",))
    assert "icon" not in cards(stage, "dwarf")
    happen(stage, slay(FOES.number("skaven-1"), NONE), ("settle",))
    stage.play("dwarf", "receive dwarf firebomb")
    assert "icon" in cards(stage, "dwarf")


def thrown(**position: Any) -> Stage:
    """The icon is in the fire."""
    party = {"elf": bearer("icon", "1e1"), "dwarf": "1h1", "wizard": position.pop("wizard", "1b1")}
    stage = chasm("warpstone-icon", party, *position.pop("chance", ()), leader="elf", turn=5, **position)
    stage.play("elf", "throw_icon")
    return stage


@rule("WQ-OBJ-9", "WQ-OBJ-14", "WQ-OBJ-15", "WQ-MOV-10")
def test_the_bearer_throws_the_icon_from_the_edge_and_a_door_opens_behind_the_dragon() -> None:
    stage = chasm("warpstone-icon", {"elf": bearer("icon", "1f1"), "dwarf": "1e1"}, leader="elf")
    assert refused(stage, "elf", "throw_icon") == ("not-at-chasm", "WQ-OBJ-15")
    stage = thrown(chance=[dice(4)])
    assert "icon" not in cards(stage, "elf")
    assert names_of(SQUARES, state(stage).exits) == ["1h1", "1h4"]
    assert state(stage).clock == 7
    stage.play("elf", "end_own_turn")
    assert refused(stage, "wizard", "throw_icon") == ("without-icon", "WQ-OBJ-15")
    stage.play("wizard", "end_own_turn")
    stage.play("dwarf", "leave_dungeon")
    assert row(stage, "dwarf").fate == OUT
    assert not state(stage).result


@rule("WQ-OBJ-9")
def test_when_the_time_is_up_who_is_in_the_room_dies_and_it_is_won_if_somebody_got_out() -> None:
    stage = thrown(chance=[dice(3)])
    state(stage).flags += ("escaped-3",)
    happen(stage, ("adventure_moment", END_OF_TURN))
    assert not state(stage).result
    state(stage).turn = 7
    stage.play("elf", "end_own_turn")
    stage.play("wizard", "end_own_turn")
    stage.play("dwarf", "leave_dungeon")
    assert state(stage).ending == "won"
    assert row(stage, "dwarf").gold == 300
    assert told(stage, "died") == ["elf", "wizard"]


@rule("WQ-OBJ-9", "WQ-OBJ-10")
def test_who_is_elsewhere_survives_the_deadline_without_reward_and_without_victory() -> None:
    dungeon = ["guard-room", {"section": "firechasm", "at": "1E"}]
    party = {"elf": "1a1", "dwarf": "2h1"}
    stage = chasm(
        "warpstone-icon", party, leader="elf", turn=7, clock=7, flags=["icon-thrown"], dungeon=dungeon, active="dwarf"
    )
    stage.play("dwarf", "end_own_turn")
    assert state(stage).ending == "failed"
    assert told(stage, "died") == ["dwarf"]
    assert row(stage, "elf").gold == 0


@rule("WQ-OBJ-9", "WQ-END-5")
def test_when_all_are_out_and_one_by_the_secret_door_it_is_won() -> None:
    party = {"elf": {"fate": "out"}, "dwarf": "1h1"}
    position: dict[str, Any] = {"clock": 7, "turn": 6, "exits": ["1h1"], "flags": ["icon-thrown"]}
    stage = chasm("warpstone-icon", party, dice(5), leader="dwarf", **position)
    stage.play("dwarf", "leave_dungeon")
    assert state(stage).ending == "won"
    assert (row(stage, "elf").gold, row(stage, "dwarf").gold) == (0, 500)

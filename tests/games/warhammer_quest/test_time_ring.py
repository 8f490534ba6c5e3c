"""The ring that stops time (WQ-TRE-15)."""

from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, window
from tests.games.warhammer_quest.scene import at, dice, foe, scene, state, steps

from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    POWER,
    POWER_ROLL_WINDOW,
    WARRIORS,
)


@rule("WQ-TRE-15")
def test_the_ring_gives_a_whole_own_turn_in_the_middle_of_anothers() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": []},
            "elf": {"at": "1a2", "cards": []},
            "wizard": {"at": "1a3", "cards": []},
            "dwarf": {"at": "1d4", "cards": ["time-freezing-ring"]},
        },
        active="barbarian",
    )
    stage.play("barbarian", "walk 1b1")
    window(stage, ATTACK_WINDOW)
    stage.play("dwarf", "use_card dwarf time-freezing-ring")
    assert stage.asked == ("dwarf",)
    assert stage.decision == "own_turn_choice"
    for square in ("1c4", "1b4", "1b3", "1c3"):
        stage.play("dwarf", f"walk {square}")
    assert "walk" not in steps(stage, "dwarf"), "four squares, as in any own turn"
    stage.play("dwarf", "end_own_turn")
    assert stage.asked == ("barbarian",)
    assert state(stage).active == WARRIORS.number("barbarian")
    assert state(stage).moves == 3, "the turn that was interrupted goes on where it was"
    for name in ("barbarian", "elf", "wizard"):
        stage.play(name, "end_own_turn")
    assert stage.asked == ("dwarf",), "and his own turn is still to come"
    assert at(stage, "dwarf") == "1c3"


@rule("WQ-TRE-15")
def test_the_ring_works_in_the_monsters_phase_with_a_pinning_test_and_a_new_blow() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1d1", "cards": []},
            "elf": {"at": "1d2", "cards": []},
            "wizard": {"at": "1d3", "cards": []},
            "dwarf": {"at": "1a4", "cards": ["time-freezing-ring"], "fought": True, "done": True, "fresh": True},
        },
        monsters={"minotaur-1": "1a3"},
        active="barbarian",
        chance=[dice(3), dice(5), dice(6, 6)],
    )
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("dwarf", "use_card dwarf time-freezing-ring")
    assert "walk" not in steps(stage, "dwarf"), "the minotaur beside him pins him"
    stage.play("dwarf", "break_away")
    stage.play("dwarf", "strike minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds < minotaur.whole
    assert state(stage).phase == MONSTERS_PHASE
    stage.play("dwarf", "end_own_turn")
    assert stage.asked == ("barbarian",)


@rule("WQ-TRE-15")
def test_a_room_entered_by_the_ring_waits_for_the_next_monsters_phase() -> None:
    stage = scene(
        EMPTY | {"barbarian": {"at": "1a1", "cards": []}, "dwarf": {"at": "1d2", "cards": ["time-freezing-ring"]}},
        dungeon=["guard-room", {"section": "torture-chamber", "at": "1E"}],
        entered=[1],
        known=[1],
        active="barbarian",
    )
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("dwarf", "use_card dwarf time-freezing-ring")
    step = next(words for words in stage.offered("dwarf") if words.startswith("walk 2"))
    stage.play("dwarf", step)
    assert state(stage).waiting == (1,), "and nothing is drawn now"


@rule("WQ-TRE-15", "WQ-WAR-8")
def test_by_the_ring_one_may_fight_where_others_were_before_this_phase() -> None:
    """The chamber was entered in the last turn; now it is the power phase."""
    stage = scene(
        EMPTY | {"elf": {"at": "2c2", "cards": []}, "dwarf": {"at": "1d2", "cards": ["time-freezing-ring"]}},
        dungeon=["guard-room", {"section": "torture-chamber", "at": "1E"}],
        entered=[1, 2],
        known=[1],
        monsters={"skaven-1": "2b1"},
        active="barbarian",
    )
    window(stage, POWER_ROLL_WINDOW, POWER)
    stage.play("dwarf", "use_card dwarf time-freezing-ring")
    stage.play("dwarf", "walk 2a2")
    assert "strike" in steps(stage, "dwarf")

"""The other adventures of the fire chasm (WQ-OBJ-15)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chasm import bearer, chasm
from tests.games.warhammer_quest.fights import cards, happen, told, wounds
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, state

from lanterne.games.warhammer_quest.rules.harm import dies, is_lost, slay
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, ROOM_ENTERED
from lanterne.games.warhammer_quest.state import FOES, NONE, WARRIORS
from lanterne.lab.stage import Stage

# --- banish the daemon ------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_every_warrior_sets_out_with_a_magic_sword() -> None:
    stage = chasm("banish-the-daemon", {"elf": "1a1", "dwarf": "1a2"})
    happen(stage, ("adventure_moment", AT_SETUP))
    assert cards(stage, "dwarf") == cards(stage, "elf")[-1:] == ["magic-sword"]


@rule("WQ-OBJ-15", "WQ-OBJ-14")
@pytest.mark.parametrize(("die", "ending"), [(4, ""), (5, "won")])
def test_the_dragon_bursts_on_a_five_and_the_sword_breaks_either_way(die: int, ending: str) -> None:
    party = {"elf": bearer("magic-sword", "1f2"), "dwarf": bearer("magic-sword", "1a2")}
    stage = chasm("banish-the-daemon", party, dice(die), dice(1), dice(2))
    stage.play("elf", "strike_dragon")
    assert state(stage).ending == ending
    assert "magic-sword" not in cards(stage, "elf")
    if ending:
        assert (row(stage, "elf").gold, row(stage, "dwarf").gold) == (100, 200)


@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_the_dragon_is_struck_with_a_sword_from_a_square_next_to_it() -> None:
    party = {"elf": bearer("magic-sword", "1e2"), "dwarf": "1f2"}
    stage = chasm("banish-the-daemon", party, leader="elf")
    assert refused(stage, "elf", "strike_dragon") == ("not-at-dragon", "WQ-OBJ-15")
    stage.play("elf", "end_own_turn")
    assert refused(stage, "dwarf", "strike_dragon") == ("without-magic-sword", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-10")
def test_when_the_last_sword_breaks_the_dragon_breathes_on_all_and_it_is_lost() -> None:
    party = {"elf": bearer("magic-sword", "1f2"), "dwarf": "1a2"}
    stage = chasm("banish-the-daemon", party, dice(2), dice(1, 1, 1, 2), dice(6, 1, 1, 1), leader="elf")
    stage.play("elf", "strike_dragon")
    assert state(stage).ending == "failed"
    assert (wounds(stage, "elf"), wounds(stage, "dwarf")) == (11 - (5 - 3), 12 - (9 - 5))


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-LAN-5")
def test_a_sword_that_was_lost_with_its_bearer_is_no_sword_left() -> None:
    party = {"elf": bearer("magic-sword", "1f2"), "wizard": bearer("magic-sword", "1a1"), "dwarf": "1a2"}
    stage = chasm("banish-the-daemon", party, dice(2), dice(1, 1, 1, 1), dice(1, 1, 1, 1), leader="elf")
    happen(stage, is_lost(WARRIORS.number("wizard")))
    stage.play("elf", "strike_dragon")
    assert state(stage).ending == "failed"


@rule("WQ-OBJ-17")
def test_the_dragon_waits_for_the_guardians_to_be_dead() -> None:
    monsters = {"skaven-1": {"at": "1a4", "card": "guardians"}}
    stage = chasm("banish-the-daemon", {"dwarf": "1a1"}, monsters=monsters, guardians_gone=None)
    happen(stage, ("settle",))
    assert not told(stage, "dragon-breathes")


# --- extinguish the flames --------------------------------------------------------------------------------------------


def claw(die: int, **position: Any) -> Stage:
    """The Dwarf beside the dragon as a power phase begins; then the die of power."""
    chance = position.pop("chance", (dice(die), dice(4)))
    return chasm(
        "extinguish-the-flames", {"dwarf": "1f2", "elf": "1a1"}, *chance, leader="elf", phase="start", **position
    )


@rule("WQ-OBJ-15", "WQ-SEQ-2")
@pytest.mark.parametrize(("die", "message"), [(3, "ring-stuck"), (4, "ring-stuck"), (5, "ring-freed")])
def test_the_dwarf_may_try_for_the_ring_at_the_start_of_the_power_phase(die: int, message: str) -> None:
    party = {"dwarf": "1f2", "elf": "1a1"}
    stage = chasm("extinguish-the-flames", party, dice(die), dice(4), leader="elf", phase="start")
    assert stage.decision == "at_the_claw"
    stage.play("dwarf", "reach_for_ring")
    assert told(stage, message) == [f"dwarf {die}"]
    assert ("ring" in cards(stage, "dwarf")) is (die == 5)
    assert stage.decision == "own_turn_choice"


@rule("WQ-OBJ-15")
def test_a_low_die_wakes_something() -> None:
    chance = dice(2), dice(1, 2), dice(4)
    stage = chasm("extinguish-the-flames", {"dwarf": "1f2"}, *chance, phase="start", events=["skaven"])
    stage.play("dwarf", "reach_for_ring")
    stage.play("dwarf", "place_for_me")
    assert len(state(stage).monsters) == 3
    assert told(stage, "ring-wakes-something") == ["dwarf 2"]


@rule("WQ-OBJ-15")
def test_the_ring_may_be_left_and_is_not_offered_twice_or_among_monsters() -> None:
    stage = chasm("extinguish-the-flames", {"dwarf": "1f2"}, dice(4), phase="start")
    stage.play("dwarf", "leave_ring")
    assert stage.decision == "own_turn_choice"
    ring = chasm("extinguish-the-flames", {"dwarf": bearer("ring", "1f2")}, dice(4), phase="start")
    assert ring.decision == "own_turn_choice"
    monsters = {"skaven-1": {"at": "1a4", "card": "skaven"}}
    among = chasm("extinguish-the-flames", {"dwarf": "1f2"}, dice(4), phase="start", monsters=monsters)
    assert among.decision == "own_turn_choice"
    away = chasm("extinguish-the-flames", {"dwarf": "1e2"}, dice(4), phase="start")
    assert away.decision == "own_turn_choice"


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-OBJ-9")
def test_the_thrown_ring_scalds_all_next_to_the_chasm_and_wins() -> None:
    party = {"dwarf": bearer("ring", "1e3"), "elf": "1b1", "wizard": "1a1"}
    position: dict[str, Any] = {"leader": "wizard", "active": "dwarf"}
    treasures = ["firebomb", "arrows-of-death", "finger-of-doom-scroll"]
    stage = chasm("extinguish-the-flames", party, dice(6, 6), dice(1, 1), dice(2), treasures=treasures, **position)
    stage.play("dwarf", "throw_ring")
    assert told(stage, "ring-thrown") == ["dwarf"]
    assert state(stage).ending == "won"
    hurt = {words.split()[0] for words in told(stage, "warrior-suffers")}
    assert hurt == {"dwarf", "elf"}


@rule("WQ-OBJ-7", "WQ-OBJ-15")
def test_only_the_dwarf_throws_the_ring() -> None:
    party = {"elf": bearer("ring", "1e3"), "dwarf": "1e1"}
    stage = chasm("extinguish-the-flames", party, leader="elf")
    assert refused(stage, "elf", "throw_ring") == ("without-ring", "WQ-OBJ-15")
    stage.play("elf", "end_own_turn")
    assert refused(stage, "dwarf", "throw_ring") == ("without-ring", "WQ-OBJ-15")


@rule("WQ-OBJ-10", "WQ-OBJ-7")
@pytest.mark.parametrize("adventure", ["extinguish-the-flames", "dragons-eye"])
def test_the_death_of_the_dwarf_fails_the_adventure(adventure: str) -> None:
    stage = chasm(adventure, {"dwarf": "1f2", "elf": "1a1"}, leader="elf")
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert state(stage).ending == "failed"


# --- return the dragon's eye ------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_the_dwarf_sets_out_with_the_gem_or_the_leader_in_his_place() -> None:
    stage = chasm("dragons-eye", {"dwarf": "1f1", "elf": "1a1"}, leader="elf")
    happen(stage, ("adventure_moment", AT_SETUP))
    assert "dragons-eye" in cards(stage, "dwarf")
    without = chasm("dragons-eye", {"wizard": "1f1", "elf": "1a1"}, leader="elf")
    happen(without, ("adventure_moment", AT_SETUP))
    assert "dragons-eye" in cards(without, "elf")


@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_the_gem_is_set_beside_the_head_and_half_of_the_gold_is_given_up() -> None:
    party = {"dwarf": bearer("dragons-eye", "1f2"), "elf": "1a1"}
    stage = chasm("dragons-eye", party, dice(1, 1, 1), dice(2, 2, 3), leader="elf", active="dwarf")
    stage.play("dwarf", "set_gem")
    assert state(stage).ending == "won"
    assert (row(stage, "elf").gold, row(stage, "dwarf").gold) == (150, 350)


@rule("WQ-OBJ-15", "WQ-OBJ-7")
def test_the_gem_is_the_dwarfs_to_set_and_only_beside_the_head() -> None:
    party = {"dwarf": bearer("dragons-eye", "1f3"), "elf": bearer("dragons-eye", "1f1")}
    stage = chasm("dragons-eye", party, leader="elf")
    assert refused(stage, "elf", "set_gem") == ("without-gem", "WQ-OBJ-15")
    stage.play("elf", "end_own_turn")
    assert refused(stage, "dwarf", "set_gem") == ("not-at-dragon-head", "WQ-OBJ-15")


# --- preserve the fires -----------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_the_clock_counts_the_turn_of_entering() -> None:
    stage = chasm("preserve-the-fires", {"elf": "1a1"}, dice(1, 2), turn=4)
    happen(stage, ("adventure_moment", ROOM_ENTERED))
    assert state(stage).clock == 6


ENGINEER = {"skaven-1": {"at": "1f1", "card": "guardians", "special": "engineer", "behaviour": "unmoving"}}


def late(*chance: Roll, **position: Any) -> Stage:
    """The end of the last turn, with the engineer at work; one warrior in the room, one outside."""
    dungeon = ["guard-room", {"section": "firechasm", "at": "1E"}]
    engineer = {"skaven-1": {**ENGINEER["skaven-1"], "at": "2f1"}}
    fixed: dict[str, Any] = {"monsters": engineer, "dungeon": dungeon, "guardians_gone": None, "turn": 6, "clock": 6}
    return chasm("preserve-the-fires", {"elf": "1a1", "dwarf": "2a1"}, *chance, leader="elf", **{**fixed, **position})


@rule("WQ-OBJ-15", "WQ-OBJ-10")
@pytest.mark.parametrize(("die", "dead"), [(2, ["dwarf"]), (3, []), (5, [])])
def test_too_late_means_death_in_the_room_or_failure(die: int, dead: list[str]) -> None:
    stage = late(dice(die))
    stage.play("elf", "end_own_turn")
    stage.play("dwarf", "end_own_turn")
    assert state(stage).ending == "failed"
    assert told(stage, "died") == dead


@rule("WQ-OBJ-15")
def test_on_a_six_the_lever_breaks_and_there_is_more_time() -> None:
    stage = late(dice(6), dice(2), dice(4))
    stage.play("elf", "end_own_turn")
    stage.play("dwarf", "end_own_turn")
    assert state(stage).clock == 8
    assert state(stage).turn == 7
    early = late(dice(4), clock=7)
    early.play("elf", "end_own_turn")
    early.play("dwarf", "end_own_turn")
    assert not state(early).result


@rule("WQ-OBJ-17", "WQ-OBJ-15")
def test_the_death_of_the_last_skaven_saves_the_fires() -> None:
    stage = chasm(
        "preserve-the-fires", {"elf": "1e1"}, dice(2), monsters=ENGINEER, guardians_gone=None, treasures=["firebomb"]
    )
    happen(stage, slay(FOES.number("skaven-1"), NONE), ("settle",))
    assert state(stage).ending == "won"
    assert row(stage, "elf").gold == 100 + 75

"""The adventures of the idol chamber (WQ-OBJ-15), and its joint threshold (WQ-OBJ-16)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import happen, told, wounds
from tests.games.warhammer_quest.scene import Roll, counter, dice, foe, refused, row, state, steps

from lanterne.games.warhammer_quest.rules.adventures.together import threshold
from lanterne.games.warhammer_quest.rules.harm import dies, slay
from lanterne.games.warhammer_quest.rules.plot import (
    ROOM_ENTERED,
    SETTLE,
    START_OF_MONSTERS,
    START_OF_POWER,
    START_OF_WARRIORS,
    power_modifier,
)
from lanterne.games.warhammer_quest.rules.profile import attacks_of, weapon_skill
from lanterne.games.warhammer_quest.rules.settling import adventure_moment, settle
from lanterne.games.warhammer_quest.state import FOES, NONE, WARRIORS
from lanterne.lab.stage import Stage

KIN = "idol-sacrifice"
PUSH = "idol-desecration"
SHAMAN = "idol-kill-the-shaman"
DAEMON = "idol-daemon-summoning"
STAFF = "idol-return-the-staff"
SWORD = "idol-sword-of-the-electors"

GUARDS = {"skaven-1": {"at": "1c1", "card": "guardians", "behaviour": "unmoving"}}
BESIDE = ("1g1", "1g2", "1g3", "1g4")


def at_the_idol(*names: str) -> dict[str, Any]:
    return dict(zip(names, BESIDE, strict=False))


# --- Sacrifice? -------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_a_counter_tells_whose_kinsman_is_the_captive() -> None:
    stage = set_out(KIN, counter("wizard"))
    assert state(stage).kin == WARRIORS.number("wizard")
    assert "prisoner_alive" in state(stage).flags


def captive(*chance: Roll, **position: Any) -> Stage:
    usual: dict[str, Any] = {"kin": "elf", "flags": ["prisoner_alive"], "guardians_gone": False}
    return chamber(KIN, {"elf": "1b1", "dwarf": "1b2"}, *chance, **usual | position)


@rule("WQ-OBJ-15", "WQ-SEQ-2")
def test_three_of_a_kind_kill_the_captive_before_the_chamber_is_entered() -> None:
    stage = captive(dice(2, 2, 3), dice(4, 4, 4), dungeon=["guard-room"])
    happen(stage, adventure_moment(START_OF_POWER))
    assert "prisoner_alive" in state(stage).flags
    happen(stage, adventure_moment(START_OF_POWER))
    assert "prisoner_alive" not in state(stage).flags
    happen(stage, adventure_moment(START_OF_POWER))
    assert len(told(stage, "omen-rolled")) == 2


@rule("WQ-OBJ-15")
def test_no_omen_is_read_once_the_chamber_has_been_entered() -> None:
    stage = captive()
    happen(stage, adventure_moment(START_OF_POWER))
    assert told(stage, "omen-rolled") == []
    rooms = ["guard-room", {"section": "idol-chamber", "at": "1E"}]
    laid_only = captive(dice(1, 2, 3), dungeon=rooms, entered=[1])
    happen(laid_only, adventure_moment(START_OF_POWER))
    assert told(laid_only, "omen-rolled") == ["1,2,3"]


@rule("WQ-OBJ-15")
def test_the_kinsman_does_not_go_home_by_the_entrance_but_others_may() -> None:
    stage = chamber(KIN, {"elf": "1a2", "dwarf": "1a3"}, kin="elf", guardians_gone=False)
    assert refused(stage, "elf", "leave_dungeon") == ("kin-stays", "WQ-OBJ-15")
    stage.play("elf", "end_own_turn")
    assert stage.is_open("dwarf", "leave_dungeon")


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_kinsman_rages_once_in_the_chamber_with_the_guardians() -> None:
    stage = captive(monsters=GUARDS, guardians_gone=None)
    elf, dwarf = WARRIORS.number("elf"), WARRIORS.number("dwarf")
    happen(stage, settle(), settle())
    assert (weapon_skill(state(stage), elf), attacks_of(state(stage), elf)) == (3, 2)
    assert attacks_of(state(stage), dwarf) == 1


@rule("WQ-OBJ-15")
def test_he_does_not_rage_outside_the_chamber_or_before_they_come() -> None:
    early = captive()
    happen(early, settle())
    rooms = ["guard-room", {"section": "idol-chamber", "at": "1E"}]
    guards = {"skaven-1": {"at": "2h1", "card": "guardians"}}
    outside = captive(monsters=guards, guardians_gone=None, dungeon=rooms)
    happen(outside, settle())
    assert [attacks_of(state(stage), WARRIORS.number("elf")) for stage in (early, outside)] == [1, 1]


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_guardians_dead_is_the_goal_but_only_a_living_captive_pays() -> None:
    stage = captive(dice(1, 2), dice(3, 3), monsters=GUARDS, guardians_gone=None, treasures=["firebomb"])
    happen(stage, slay(FOES.number("skaven-1"), NONE), settle())
    stage.play("elf", "receive elf firebomb")
    assert ended(stage) == "won"
    assert [row(stage, name).gold for name in ("elf", "dwarf")] == [150 + 75, 300]
    dead = captive(monsters=GUARDS, guardians_gone=None, treasures=["firebomb"], flags=[])
    happen(dead, slay(FOES.number("skaven-1"), NONE), settle())
    dead.play("elf", "receive elf firebomb")
    assert (ended(dead), row(dead, "dwarf").gold) == ("won", 0)


# --- Desecration ------------------------------------------------------------------------------------------------------


def pushing(*chance: Roll, party: dict[str, Any] | None = None, **position: Any) -> Stage:
    return chamber(PUSH, party or at_the_idol("barbarian", "dwarf"), *chance, active="none", **position)


@rule("WQ-OBJ-15", "WQ-OBJ-16")
def test_all_push_together_and_nobody_does_anything_else_in_this_phase() -> None:
    stage = pushing(dice(1, 3), dice(4))
    assert stage.decision == "choose_push"
    stage.play("barbarian", "push_idol")
    stage.play("dwarf", "push_idol")
    assert told(stage, "idol-stood") == ["11 12"]
    assert told(stage, "own-turn-begins") == []
    assert state(stage).turn == 2


@rule("WQ-OBJ-15", "WQ-OBJ-16", "WQ-OBJ-9")
def test_enough_strength_topples_the_idol() -> None:
    stage = pushing(dice(2, 3))
    stage.play("dwarf", "push_idol")
    stage.play("barbarian", "push_idol")
    assert told(stage, "idol-fell") == ["12 12"]
    assert ended(stage) == "won"


@rule("WQ-OBJ-15")
def test_if_one_will_not_push_they_take_their_own_turns() -> None:
    stage = pushing()
    stage.play("barbarian", "push_idol")
    stage.play("dwarf", "leave_idol")
    assert stage.decision == "own_turn_choice"
    assert stage.asked == ("barbarian",)
    assert told(stage, "push-refused") == ["dwarf"]


@pytest.mark.parametrize(
    ("party", "position"),
    [
        ({"barbarian": "1g1", "dwarf": "1e1"}, {}),
        ({"barbarian": "1g1", "dwarf": {"at": "1g2", "wounds": 0}}, {}),
        ({"barbarian": "1g1", "dwarf": {"at": "1g2", "conditions": ["webbed"]}}, {}),
        (at_the_idol("barbarian", "dwarf"), {"guardians_gone": False}),
        (at_the_idol("barbarian", "dwarf"), {"monsters": {"skaven-1": "1a1"}, "guardians_gone": True}),
    ],
)
@rule("WQ-OBJ-15")
def test_it_takes_every_living_warrior_next_to_the_idol_and_a_clear_room(
    party: dict[str, Any], position: dict[str, Any]
) -> None:
    stage = chamber(PUSH, party, **position)
    happen(stage, adventure_moment(START_OF_WARRIORS))
    assert stage.decision == "own_turn_choice"


@rule("WQ-OBJ-15")
def test_the_idol_weighs_on_the_power_roll_once_its_guardians_are_dead() -> None:
    assert power_modifier(state(chamber(PUSH, at_the_idol("elf")))) == -2
    assert power_modifier(state(chamber(PUSH, at_the_idol("elf"), guardians_gone=False))) == 0
    assert power_modifier(state(chamber(STAFF, at_the_idol("elf")))) == 0


@rule("WQ-OBJ-16")
def test_the_number_to_topple_it_goes_by_those_who_set_out_and_does_not_fall() -> None:
    stage = chamber(PUSH, at_the_idol("barbarian", "elf", "wizard", "dwarf"))
    assert threshold(state(stage)) == 24
    happen(stage, dies(WARRIORS.number("dwarf")))
    assert threshold(state(stage)) == 24
    assert told(stage, "beyond-their-strength") == []
    happen(stage, dies(WARRIORS.number("wizard")))
    assert told(stage, "beyond-their-strength") == ["19 24"]


# --- Kill the shaman --------------------------------------------------------------------------------------------------


def shaman(*chance: Roll, **fields: Any) -> Stage:
    goblin = {"at": "1g1", "card": "guardians", "special": "shaman", "behaviour": "fleeing", "attacks": 0} | fields
    party = {"elf": "1a1", "dwarf": {"at": "1a2"}}
    return chamber(SHAMAN, party, *chance, monsters={"goblin-spearman-1": goblin}, guardians_gone=None)


@rule("WQ-OBJ-15")
def test_the_hand_of_mork_strikes_a_random_warrior_less_toughness_and_armour() -> None:
    stage = shaman(dice(4), counter("elf"), dice(5))
    happen(stage, adventure_moment(START_OF_MONSTERS))
    assert wounds(stage, "elf") == 11 - (10 - 3)
    missed = shaman(dice(3))
    happen(missed, adventure_moment(START_OF_MONSTERS))
    assert told(missed, "hand-of-mork-missed") == ["goblin-spearman-1 3"]


@rule("WQ-OBJ-15")
def test_without_the_shaman_nothing_strikes() -> None:
    stage = shaman(special="")
    happen(stage, adventure_moment(START_OF_MONSTERS))
    assert told(stage, "hand-of-mork-missed") == told(stage, "hand-of-mork-struck") == []


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_goal_is_reached_when_the_shaman_and_all_goblins_are_dead() -> None:
    stage = shaman()
    happen(stage, adventure_moment(SETTLE))
    assert not ended(stage)
    won = chamber(SHAMAN, {"elf": "1a1"}, dice(2))
    happen(won, adventure_moment(SETTLE))
    assert (ended(won), row(won, "elf").gold) == ("won", 100)


# --- Daemon summoning -------------------------------------------------------------------------------------------------


def summoning(*chance: Roll, monsters: dict[str, Any] | None = None, **position: Any) -> Stage:
    guards = {
        "skaven-1": {"at": "1b1", "card": "guardians"},
        "skaven-2": {"at": "1f1", "card": "guardians", "wounds": 1, "target": "elf"},
        "skaven-3": {"at": "1g4"},
    }
    usual: dict[str, Any] = {"monsters": guards if monsters is None else monsters, "guardians_gone": None}
    return chamber(DAEMON, {"elf": "1a4"}, *chance, **usual | position)


@rule("WQ-OBJ-15")
def test_the_die_gives_the_turns_the_one_of_entering_among_them() -> None:
    stage = summoning(dice(3), turn=7)
    happen(stage, adventure_moment(ROOM_ENTERED))
    assert state(stage).clock == 9


@rule("WQ-OBJ-15")
def test_the_guardian_nearest_the_idol_becomes_the_daemon_in_the_monsters_phase_of_the_last_turn() -> None:
    stage = summoning(turn=8, clock=9)
    happen(stage, adventure_moment(START_OF_MONSTERS))
    assert foe(stage, "minotaur-1") is None
    state(stage).turn = 9
    happen(stage, adventure_moment(START_OF_MONSTERS), adventure_moment(START_OF_MONSTERS))
    daemon = foe(stage, "minotaur-1")
    assert daemon is not None
    assert (daemon.wounds, daemon.whole, daemon.attacks, daemon.target) == (20, 20, 3, WARRIORS.number("elf"))
    assert foe(stage, "skaven-2") is None
    assert foe(stage, "skaven-1") is not None
    assert len(state(stage).monsters) == 3


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_if_the_time_is_up_as_they_come_the_daemon_wakes_as_soon_as_they_stand() -> None:
    stage = summoning(turn=9, clock=9)
    happen(stage, adventure_moment(SETTLE))
    assert foe(stage, "minotaur-1") is None
    state(stage).phase = 3
    happen(stage, adventure_moment(SETTLE))
    assert foe(stage, "minotaur-1") is not None


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_daemon_must_die_too() -> None:
    minotaur = {"minotaur-1": {"at": "1f1", "card": "guardians", "special": "daemon-minotaur"}}
    stage = summoning(monsters=minotaur, flags=["daemon-minotaur"])
    happen(stage, adventure_moment(SETTLE))
    assert not ended(stage)
    won = chamber(DAEMON, {"elf": "1a1"}, dice(2))
    happen(won, adventure_moment(SETTLE))
    assert (ended(won), row(won, "elf").gold) == ("won", 300)


# --- Return the staff -------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-OBJ-9")
def test_the_staff_is_placed_next_to_the_idol_for_a_treasure_each() -> None:
    stage = chamber(STAFF, {"elf": "1g2", "dwarf": "1a1"}, treasures=["firebomb", "magic-potion"])
    stage.play("elf", "place_staff")
    assert ended(stage) == "won"
    assert told(stage, "treasure-drawn") == ["elf firebomb", "dwarf magic-potion"]
    away = chamber(STAFF, {"elf": "1f2"})
    assert refused(away, "elf", "place_staff") == ("not-at-idol", "WQ-OBJ-14")


# --- Sword of the electors --------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-GEN-4")
def test_strength_frees_the_sword_and_a_natural_one_never_does() -> None:
    stage = chamber(SWORD, {"barbarian": "1g2"}, dice(3), dice(1))
    stage.play("barbarian", "wrench_sword")
    assert (ended(stage), row(stage, "barbarian").gold) == ("won", 50)
    strong = {"barbarian": {"at": "1g2", "now": {"strength": 6}}, "elf": "1a1"}
    stuck = chamber(SWORD, strong, dice(1), dice(1, 1, 4))
    stuck.play("barbarian", "wrench_sword")
    assert not ended(stuck)
    assert wounds(stuck, "barbarian") == 12 - (6 - 4)


@rule("WQ-OBJ-15")
def test_who_has_failed_waits_until_every_living_warrior_has_tried() -> None:
    party = {"elf": "1g2", "dwarf": "1g3"}
    waits = chamber(SWORD, party, tried=["elf"])
    assert refused(waits, "elf", "wrench_sword") == ("others-try-first", "WQ-OBJ-15")
    again = chamber(SWORD, party, dice(2), dice(1, 1, 1), tried=["elf", "dwarf"])
    again.play("elf", "wrench_sword")
    assert state(again).tried == 1 << WARRIORS.number("elf")
    left = chamber(SWORD, party | {"dwarf": {"fate": "dead"}}, tried=["elf"])
    assert "wrench_sword" in steps(left, "elf")


@rule("WQ-OBJ-15", "WQ-MOV-8")
def test_while_the_captive_lives_his_kinsman_may_walk_out_like_anybody() -> None:
    stage = chamber(KIN, {"elf": "1a2", "dwarf": "1a3"}, kin="elf", guardians_gone=False, flags=["prisoner_alive"])
    assert stage.is_open("elf", "leave_dungeon")

"""The six adventures of the fire chasm (WQ-OBJ-15), and what all acts of adventures have in common (WQ-OBJ-14)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen, told, wounds
from tests.games.warhammer_quest.fray import stands
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.position import squares_named
from lanterne.games.warhammer_quest.rules.adventures.icon import can_be_found
from lanterne.games.warhammer_quest.rules.adventures.places import next_to
from lanterne.games.warhammer_quest.rules.events import room_event
from lanterne.games.warhammer_quest.rules.harm import dies, slay
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP, END_OF_TURN, MONSTERS_REVEALED, ROOM_ENTERED
from lanterne.games.warhammer_quest.state import EVENTS, FOES, LOST, NONE, OUT, WARRIORS
from lanterne.lab.stage import Stage


def chasm(adventure: str, warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """Some warriors in the room of the fire chasm, whose guardians are dead unless told otherwise."""
    told_of = {name: {"cards": [], **({"at": at} if isinstance(at, str) else at)} for name, at in warriors.items()}
    room = {"adventure": f"chasm-{adventure}", "dungeon": ["firechasm"], "guardians_gone": True}
    return scene(told_of, party=tuple(warriors), chance=chance, **{**room, **position})


def bearer(item: str, square: str, **fields: Any) -> dict[str, Any]:
    """A warrior on a square with an object of the adventure."""
    return {"at": square, "cards": [item], **fields}


# --- acts instead of an attack ----------------------------------------------------------------------------------------


@rule("WQ-OBJ-14")
def test_next_to_a_thing_are_the_squares_around_it_though_nobody_can_step_onto_it() -> None:
    stage = chasm("dragons-eye", {"dwarf": "1a1"})
    dragon = squares_named(next_to(state(stage), "stone-dragon"))
    assert dragon == ["1f1", "1g1", "1h1", "1f2", "1f3", "1f4", "1g4", "1h4"]
    assert squares_named(next_to(state(stage), "chasm")) == [
        "1b1", "1e1", "1b2", "1c2", "1d2", "1e2", "1b3", "1e3", "1b4", "1e4",
    ]  # fmt: skip
    fountain = scene(adventure="fountain-clearwater", dungeon=["fountain-of-light"])
    assert next_to(state(fountain), "fountain").bit_count() == 12


@rule("WQ-OBJ-14", "WQ-WAR-4")
def test_an_act_ends_the_movement_and_is_done_instead_of_the_attacks() -> None:
    stage = chasm(
        "banish-the-daemon",
        {"dwarf": bearer("magic-sword", "1f1"), "elf": bearer("magic-sword", "1a1")},
        dice(1),
        monsters={"skaven-1": "1b4"},
        leader="elf",
    )
    assert refused(stage, "elf", "strike_dragon") == ("monsters-in-room", "WQ-OBJ-15")
    happen(stage, slay(FOES.number("skaven-1"), NONE))
    stage.play("elf", "end_own_turn")
    assert stage.is_open("dwarf", "walk 1g1")
    stage.play("dwarf", "strike_dragon")
    assert steps(stage, "dwarf") == {"end_own_turn"}
    assert refused(stage, "dwarf", "strike_dragon") == ("attacked-already", "WQ-OBJ-14")
    assert refused(stage, "dwarf", "walk 1g1") == ("no-move-after-attack", "WQ-WAR-4")


@rule("WQ-OBJ-14", "WQ-WAR-8", "WQ-HRO-3", "WQ-PIN-6")
def test_acts_are_not_open_to_who_may_not_attack() -> None:
    def why(**position: Any) -> tuple[str, str] | None:
        fields = position.pop("fields", {})
        stage = chasm("destroy-the-bridge", {"dwarf": {"at": "1e2", **fields}}, **position)
        return refused(stage, "dwarf", "cut_bridge")

    assert why() is None
    assert why(fields={"fresh": True}) == ("new-section", "WQ-WAR-8")
    assert why(fields={"conditions": ["rage"]}) == ("raging", "WQ-HRO-3")
    assert why(hands=1) == ("attacked-already", "WQ-OBJ-14")
    near, far = ({"skaven-1": {"at": square, "card": "skaven"}} for square in ("1f2", "1g1"))
    assert why(monsters=near, pinned=1) is None
    assert why(monsters=near, pinned=2) == ("must-fight", "WQ-PIN-6")
    assert why(monsters=far, pinned=2) is None
    assert why(guardians_gone=False) == ("guardians-live", "WQ-OBJ-17")


@rule("WQ-OBJ-14")
def test_acts_of_other_adventures_are_not_thought_of() -> None:
    stage = chasm("preserve-the-fires", {"dwarf": bearer("magic-sword", "1e2")})
    assert refused(stage, "dwarf", "cut_bridge") is None
    assert not {"cut_bridge", "strike_dragon", "throw_icon"} & steps(stage, "dwarf")


# --- the warpstone icon -----------------------------------------------------------------------------------------------


def found(**position: Any) -> Stage:
    """The adventure of the icon, at its first dungeon room."""
    room = {"dungeon": ["guard-room"], "guardians_gone": None, "first_room": 1}
    return chasm("warpstone-icon", {"elf": "1a1", "dwarf": "1a2"}, leader="dwarf", **{**room, **position})


@rule("WQ-OBJ-8", "WQ-OBJ-17")
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


@rule("WQ-OBJ-9", "WQ-OBJ-14", "WQ-MOV-10")
def test_the_bearer_throws_the_icon_from_the_edge_and_a_door_opens_behind_the_dragon() -> None:
    stage = chasm("warpstone-icon", {"elf": bearer("icon", "1f1"), "dwarf": "1e1"}, leader="elf")
    assert refused(stage, "elf", "throw_icon") == ("not-at-chasm", "WQ-OBJ-15")
    stage = thrown(chance=[dice(4)])
    assert "icon" not in cards(stage, "elf")
    assert squares_named(state(stage).exits) == ["1h1", "1h4"]
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


# --- destroy the bridge -----------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_pursuers_come_each_turn_on_the_side_of_the_door() -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1e2"}, dice(2, 2), dice(4), phase="start", events=["skaven"])
    if stage.decision == "square_for_monster":
        stage.play("wizard", "place_for_me")
    assert len(stands(stage)) == 4
    assert all(square[1] in "ab" for square in stands(stage).values())
    assert "near-side" not in state(stage).flags


@rule("WQ-OBJ-15")
@pytest.mark.parametrize(
    "position", [{"guardians_gone": False}, {"flags": ["bridge-cut"], "monsters": {"skaven-1": "1h4"}}]
)
def test_nobody_pursues_before_the_guardians_are_dead_or_once_the_bridge_is_cut(position: dict[str, Any]) -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1e2"}, dice(4), phase="start", **position)
    assert not told(stage, "pursuers-come")


@rule("WQ-OBJ-15", "WQ-GEN-4")
@pytest.mark.parametrize(
    ("warrior", "die", "cut"),
    [("wizard", 4, False), ("wizard", 5, True), ("barbarian", 1, False), ("barbarian", 4, True)],
)
def test_the_bridge_is_cut_by_a_die_and_strength_from_its_far_end(warrior: str, die: int, cut: bool) -> None:
    stage = chasm("destroy-the-bridge", {warrior: "1e2"}, dice(die), dice(1))
    stage.play(warrior, "cut_bridge")
    assert (state(stage).ending == "won") is cut
    assert row(stage, warrior).gold == (50 if cut else 0)


@rule("WQ-OBJ-15")
def test_the_bridge_is_cut_from_its_far_end_alone_and_once() -> None:
    stage = chasm("destroy-the-bridge", {"wizard": "1f2"})
    assert refused(stage, "wizard", "cut_bridge") == ("not-at-far-end", "WQ-OBJ-15")
    gone = chasm("destroy-the-bridge", {"wizard": "1e2"}, flags=["bridge-cut"], monsters={"skaven-1": "1h4"})
    assert refused(gone, "wizard", "cut_bridge") == ("bridge-gone", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-OBJ-17", "WQ-GLD-3")
def test_who_is_on_the_bridge_falls_with_it_and_the_far_side_must_be_clear() -> None:
    party = {"wizard": "1e2", "elf": "1d2", "dwarf": "1b1"}
    monsters = {"skaven-1": {"at": "1c2", "card": "skaven"}, "skaven-2": {"at": "1h4", "card": "skaven"}}
    stage = chasm(
        "destroy-the-bridge", party, dice(6), dice(3), leader="wizard", monsters=monsters, treasures=["firebomb"]
    )
    stage.play("wizard", "cut_bridge")
    assert told(stage, "died") == ["elf"]
    assert set(stands(stage)) == {"skaven-2"}
    assert squares_named(state(stage).blocked) == ["1c2", "1d2"]
    assert not state(stage).result
    happen(stage, slay(FOES.number("skaven-2"), NONE), ("settle",))
    stage.play("wizard", "receive wizard firebomb")
    assert state(stage).ending == "won"
    assert row(stage, "dwarf").fate == LOST
    assert row(stage, "wizard").gold == 150 + 75


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

"""Searching for secret doors and traps (HQ-SEC, HQ-TRP-4, HQ-EXP-13)."""

from tests.citing import rule
from tests.games.heroquest.scene import refused, scene, state, steps

from lanterne.games.heroquest.state import DOORS, SQUARES
from lanterne.lab.stage import Stage


def found_doors(stage: Stage) -> list[str]:
    return [str(DOORS.name(row.door)) for row in state(stage).doors if row.secret]


def found_traps(stage: Stage) -> list[str]:
    return [str(SQUARES.name(row.square)) for row in state(stage).traps]


@rule("HQ-SEC-1", "HQ-TRP-4", "HQ-LOS-4")
def test_no_search_while_a_monster_is_in_view_be_it_behind_a_comrade_or_next_door() -> None:
    behind = scene({"barbarian": "k9", "elf": "m9"}, monsters=[{"foe": "orc", "at": "o9"}])
    assert refused(behind, "barbarian", "search_for_secret_doors") == ("monster-in-view", "HQ-SEC-1")
    assert refused(behind, "barbarian", "search_for_traps") == ("monster-watches", "HQ-TRP-4")
    next_door = scene({"barbarian": "k9"}, doors={"j9-k9": "open"}, monsters=[{"foe": "orc", "at": "j9"}])
    assert "search_for_traps" not in steps(next_door, "barbarian")
    behind_a_wall = scene({"barbarian": "k9"}, monsters=[{"foe": "orc", "at": "j9"}])
    assert {"search_for_traps", "search_for_secret_doors"} <= steps(behind_a_wall, "barbarian")


@rule("HQ-TRP-4", "HQ-SEC-2")
def test_a_search_in_vain_cites_the_rule_of_what_was_sought() -> None:
    stage = scene({"barbarian": "k9", "dwarf": "m9"})
    stage.play("barbarian", "search_for_traps")
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", "search_for_secret_doors")
    told = [(said.event.message, said.event.rule) for said in stage.said if said.event.message.startswith("found")]
    assert told == [("found-no-trap", "HQ-TRP-4"), ("found-nothing", "HQ-SEC-2")]


@rule("HQ-SEC-2", "HQ-SEC-4", "HQ-SEC-5")
def test_a_search_of_a_room_finds_all_its_secret_doors_from_any_square() -> None:
    doors = {"j9-k9": "secret", "p11-q11": "secret", "i8-j8": "secret"}
    stage = scene({"barbarian": "m8"}, doors=doors)
    stage.play("barbarian", "search_for_secret_doors")
    assert found_doors(stage) == ["j9-k9", "p11-q11"]  # not the one of another room
    assert (state(stage).heroes[0].acted, stage.decision) == (True, "turn_choice")


@rule("HQ-SEC-5", "HQ-SEC-4")
def test_in_the_corridor_a_search_reaches_as_far_as_the_look_and_finds_doors_from_outside() -> None:
    stage = scene({"barbarian": "j7"}, doors={"j9-k9": "secret", "y5-z5": "secret"})
    stage.play("barbarian", "search_for_secret_doors")
    assert found_doors(stage) == ["j9-k9"]


@rule("HQ-SEC-3")
def test_a_found_secret_door_is_closed_until_a_hero_beside_it_opens_it() -> None:
    stage = scene({"barbarian": "j9"}, seen=["corridor"], doors={"j9-k9": "secret"}, points=6)
    assert "open_door" not in steps(stage, "barbarian")
    stage.play("barbarian", "search_for_secret_doors")
    assert not state(stage).seen >> SQUARES.number("m10") & 1
    stage.play("barbarian", "open_door j9-k9")
    assert state(stage).seen >> SQUARES.number("m10") & 1
    assert state(stage).doors[0].open


@rule("HQ-SEC-6")
def test_the_search_may_be_repeated_and_in_a_pit_it_stays_in_the_pit() -> None:
    doors = {"j9-k9": "secret", "p11-q11": "secret"}
    stage = scene({"barbarian": {"at": "k9"}}, doors=doors, pits=["k9"])
    stage.play("barbarian", "search_for_secret_doors")
    assert found_doors(stage) == ["j9-k9"]
    stage.play("barbarian", "end_turn")
    assert {"search_for_secret_doors", "search_for_traps"} <= steps(stage, "dwarf")

    pit = scene({"barbarian": "k9"}, pits=["k9"], hidden_traps=[{"kind": "pit", "at": "m9"}])
    pit.play("barbarian", "search_for_traps")
    assert found_traps(pit) == []
    watched = scene({"barbarian": "k9"}, pits=["k9"], monsters=[{"foe": "orc", "at": "m9"}])
    assert refused(watched, "barbarian", "search_for_secret_doors") == ("monster-in-view", "HQ-SEC-1")


@rule("HQ-TRP-4", "HQ-TRP-6")
def test_a_trap_search_names_every_trap_of_the_room_and_leaves_it_armed() -> None:
    traps = [
        {"kind": "spear", "at": "p12"},
        {"kind": "pit", "at": "m8"},
        {"kind": "furniture", "at": "l9", "variant": "dart", "damage": 1},
        {"kind": "pit", "at": "j9"},
    ]
    stage = scene({"barbarian": "k8"}, furniture=[{"kind": "tomb", "at": ["l9", "m9"]}], hidden_traps=traps)
    stage.play("barbarian", "search_for_traps")
    assert found_traps(stage) == ["m8", "l9", "p12"]
    assert [SQUARES.name(trap.square) for trap in state(stage).hidden_traps] == ["j9"]
    assert not state(stage).pits


@rule("HQ-EXP-13", "HQ-TRP-5")
def test_searching_works_in_the_own_region_only() -> None:
    stage = scene({"barbarian": "j9"}, doors={"j9-k9": "open"}, hidden_traps=[{"kind": "pit", "at": "k9"}])
    stage.play("barbarian", "search_for_traps")
    assert found_traps(stage) == []
    stage = scene({"barbarian": "k9"}, doors={"j9-k9": "open"}, hidden_traps=[{"kind": "pit", "at": "j9"}])
    stage.play("barbarian", "search_for_traps")
    assert found_traps(stage) == []


@rule("HQ-TRP-4", "HQ-SEC-2")
def test_a_hero_is_offered_the_same_whether_there_is_something_to_find_or_not() -> None:
    bare = scene({"barbarian": "k9"})
    full = scene(
        {"barbarian": "k9"}, doors={"j9-k9": "secret"}, hidden_traps=[{"kind": "pit", "at": "m9"}],
        finds=[{"room": "room-11", "gold": 5, "forbidden_until": "never"}],
    )  # fmt: skip
    assert full.view("barbarian").message() == bare.view("barbarian").message()

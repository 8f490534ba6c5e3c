"""Cave-ins (WQ-EVT-10, WQ-EVT-11), and the detour (WQ-VAR-5)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import Roll, dice, foe, row, scene, state, steps

from lanterne.engine import SearchDice, has
from lanterne.games.warhammer_quest.content.cards import CAVE_IN, DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES, SECTIONS
from lanterne.games.warhammer_quest.position.dungeon import door_named
from lanterne.games.warhammer_quest.rules import cave_in as cave_in_rules
from lanterne.games.warhammer_quest.rules.cave_in import (
    borders,
    cave_in,
    collapses,
    detour,
    ignores_cave_in,
    is_cut_off,
)
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, adjacent_sections, sees, unexplored
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.laying import front_squares, table_place
from lanterne.games.warhammer_quest.state import DEAD, NONE, OPEN, RUBBLE, SQUARES, Blocked
from lanterne.lab.stage import Stage

BRANCHES: list[Any] = [
    "guard-room",
    {"section": "t-junction", "at": "1E"},
    {"section": "corner", "at": "2E"},
    {"section": "dungeon-cell", "at": "2W"},
]
"""A room, a junction behind it, a corner behind its left arm and a room behind its right one."""
LONE = ("barbarian",)
DETOUR = {"cave_in_detour": "on"}


def do(stage: Stage, call: tuple[Any, ...]) -> None:
    """Let something happen now."""
    stage.game.state.agenda.append(call)
    stage.game.run()


def closed(stage: Stage) -> dict[str, int]:
    """What closes the doorways of the four sections."""
    s = state(stage)
    return {name: s.doors[door_named(s, name)].closed for name in ("1W", "1E", "2E", "2W", "3W", "4E")}


def falls(stage: Stage, *places: int) -> None:
    """Let sections fall in now, as if their roofs had cracked in the turn before."""
    s = state(stage)
    for place in places:
        do(stage, cave_in(place))
    s.falling = tuple(Blocked(place, s.turn) for place in places)
    do(stage, collapses())


# --- the roof cracks --------------------------------------------------------------------------------------------------


@rule("WQ-EVT-10", "WQ-EVT-7")
def test_every_exit_is_blocked_but_the_one_they_came_by() -> None:
    """Also those that lead to sections that are laid already."""
    stage = scene({"barbarian": "2c1"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3, "4E": 3}, turn=4)
    do(stage, cave_in(1))
    assert closed(stage) == {"1W": OPEN, "1E": OPEN, "2E": RUBBLE, "2W": RUBBLE, "3W": OPEN, "4E": OPEN}
    s = state(stage)
    assert s.falling == (Blocked(1, 5),)
    assert CAVE_IN in s.standing
    assert adjacent_sections(s, 1) == 1


@rule("WQ-EVT-11")
def test_in_the_entrance_the_way_outside_is_kept_open() -> None:
    stage = scene({"barbarian": "1a2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3})
    do(stage, cave_in(0))
    assert (closed(stage)["1W"], closed(stage)["1E"]) == (OPEN, RUBBLE)
    assert "leave_dungeon" in steps(stage, "barbarian")


@rule("WQ-EVT-10")
def test_the_first_dungeon_room_is_spared() -> None:
    s = state(scene(dungeon=BRANCHES, first_room=4))
    assert ignores_cave_in(s, 3)
    assert not any(ignores_cave_in(s, place) for place in range(3))


@rule("WQ-EVT-10")
def test_warriors_there_are_not_pinned_and_monsters_are() -> None:
    party = {"barbarian": "2c1", "elf": "2c2", "wizard": "2d2", "dwarf": "2c3"}
    monsters = {"skaven-1": "2d1"}
    held = scene(party, dungeon=BRANCHES, monsters=monsters, turn=4)
    assert "walk" not in steps(held, "barbarian")
    free = scene(party, dungeon=BRANCHES, monsters=monsters, turn=4, falling={"2": 5})
    assert "walk" in steps(free, "barbarian")


# --- the section falls in ---------------------------------------------------------------------------------------------


@rule("WQ-EVT-11")
def test_it_falls_in_at_the_end_of_the_next_turn_and_not_before() -> None:
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, turn=4, falling={"2": 5})
    do(stage, collapses())
    assert (state(stage).fallen, state(stage).falling) == (0, (Blocked(1, 5),))
    state(stage).turn = 5
    do(stage, collapses())
    assert (state(stage).fallen, state(stage).falling) == (0b10, ())


@rule("WQ-EVT-11", "WQ-GLD-3")
def test_everybody_still_there_is_killed_and_brings_no_gold() -> None:
    stage = scene(
        {"barbarian": "1d2", "elf": "2c2"},
        party=("barbarian", "elf"),
        dungeon=BRANCHES,
        monsters={"skaven-1": "2a3", "skaven-2": "1a1"},
        turn=5,
        falling={"2": 5},
        active="barbarian",
    )
    do(stage, collapses())
    assert row(stage, "elf").fate == DEAD
    assert foe(stage, "skaven-1") is None
    assert foe(stage, "skaven-2") is not None
    assert (row(stage, "barbarian").trophies, row(stage, "barbarian").gold) == ((), 0)


@rule("WQ-EVT-11")
def test_nobody_gets_in_or_sees_through() -> None:
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3}, standing=["cave-in"])
    s = state(stage)
    near, inside, beyond = (SQUARES.number(name) for name in ("1d2", "2c1", "2d1"))
    assert sees(s, near, inside) or sees(s, near, beyond)
    falls(stage, 1)
    assert not any(adjacent(s, near) >> square & 1 for square in (inside, beyond))
    assert not sees(s, near, inside)
    assert not sees(s, near, beyond)
    assert set(closed(stage).values()) == {OPEN, RUBBLE}
    assert closed(stage)["1E"] == RUBBLE
    assert adjacent_sections(s, 0) == 0
    assert CAVE_IN in s.old_events


# --- who is cut off ---------------------------------------------------------------------------------------------------


@rule("WQ-EVT-11")
@pytest.mark.parametrize(
    ("place", "piles", "cut"),
    [
        (1, {"3W": 3, "4E": 3}, True),  # all cards lie beyond
        (2, {"3W": 3, "4E": 3}, False),  # the other branch goes on
        (2, {"3W": 3}, True),  # the other branch is a dead end
        (3, {"3W": 1}, False),
    ],
)
def test_a_party_without_a_way_on_is_told_at_once(place: int, piles: dict[str, int], cut: bool) -> None:
    stage = scene({"barbarian": f"{place + 1}c3"}, party=LONE, dungeon=BRANCHES, piles=piles)
    assert not is_cut_off(state(stage))
    do(stage, cave_in(place))
    assert is_cut_off(state(stage)) == cut
    assert ("way-cut-off" in stage.events) == cut
    assert is_cut_off(stage.view().state) == cut  # everybody can see it


@rule("WQ-EVT-11")
def test_a_portcullis_in_front_of_rubble_from_a_quake_leads_nowhere() -> None:
    """Whether the way is cut off was once looked for without end here."""
    laid = ["guard-room", {"section": "dungeon-cell", "at": "1E"}]
    position: dict[str, Any] = {"dungeon": laid, "doors": {"1E": "portcullis"}, "piles": {"2E": 3}}
    shut = scene({"barbarian": "1c2"}, party=LONE, blocked=["2a2", "2a3"], **position)
    assert is_cut_off(state(shut))
    assert not is_cut_off(state(scene({"barbarian": "1c2"}, party=LONE, **position)))


@rule("WQ-EVT-11")
def test_a_way_to_the_objective_room_is_a_way_on() -> None:
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}, {"section": "corner", "at": "2E"}]
    left = scene({"barbarian": "4c3"}, party=LONE, dungeon=dungeon, piles={"4W": 2})
    do(left, cave_in(3))
    assert not is_cut_off(state(left))
    before = scene({"barbarian": "2c1"}, party=LONE, dungeon=dungeon, piles={"4W": 2})
    do(before, cave_in(1))
    assert is_cut_off(state(before))


@rule("WQ-EVT-11")
@pytest.mark.parametrize("cards", [0, 2])
def test_when_the_objective_room_has_fallen_in_they_are_told_once(cards: int) -> None:
    """While its roof only cracks the goal can still be reached."""
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}]
    stage = scene({"barbarian": "2c1"}, party=LONE, dungeon=dungeon, piles={"2E": cards}, turn=3)
    do(stage, cave_in(2))
    assert "way-cut-off" not in stage.events
    state(stage).turn += 1
    do(stage, collapses())
    assert stage.events.count("way-cut-off") == (not cards)


@rule("WQ-EVT-11", "WQ-OBJ-2")
def test_who_has_reached_the_goal_is_not_cut_off_from_it() -> None:
    """The turn is broken off, and the room in which it was won falls in at its end."""
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}]
    stage = scene({"barbarian": "2c1"}, party=LONE, dungeon=dungeon, turn=3)
    do(stage, cave_in(2))
    state(stage).turn += 1
    do(stage, goal_reached())
    assert "section-fell-in" in stage.events
    assert is_cut_off(state(stage))
    assert "way-cut-off" not in stage.events


@rule("WQ-EVT-11", "WQ-OBJ-9")
@pytest.mark.parametrize("thrown", [True, False])
def test_once_the_icon_is_thrown_only_the_way_out_is_left(thrown: bool) -> None:
    stage = scene(
        {"barbarian": "1c3"},
        party=LONE,
        adventure="chasm-warpstone-icon",
        dungeon=[*BRANCHES[:2], {"section": "firechasm", "at": "2W"}],
        turn=3,
        clock=5,
        flags=["icon-thrown"] if thrown else [],
    )
    falls(stage, 1)
    assert is_cut_off(state(stage))
    assert ("way-cut-off" in stage.events) == (not thrown)


@rule("WQ-EVT-11")
def test_a_portcullis_may_yet_be_opened() -> None:
    stage = scene(
        {"barbarian": "2c1"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3}, doors={"2E": "portcullis", "2W": "rubble"}
    )
    assert not is_cut_off(state(stage))
    state(stage).doors = tuple(door._replace(pile=()) for door in state(stage).doors)
    assert is_cut_off(state(stage))


@rule("WQ-EVT-11")
def test_the_last_card_of_the_last_pile_may_leave_no_way_on() -> None:
    stage = scene(
        {"barbarian": "3a3"},
        party=LONE,
        dungeon=BRANCHES,
        phase="exploration",
        piles={"3W": 1, "4E": 3},
        cards=["stairway"],
        doors={"4E": "rubble"},
        fallen=[4],
        chance=(dice(3),),
    )
    stage.play("barbarian", "explore 5")
    assert "way-cut-off" in stage.events


# --- the detour -------------------------------------------------------------------------------------------------------


@rule("WQ-VAR-5")
def test_with_detours_the_card_is_ignored_where_none_could_be_opened() -> None:
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}]
    published, played = (state(scene(dungeon=dungeon, settings=settings)) for settings in (None, DETOUR))
    assert [ignores_cave_in(published, place) for place in range(3)] == [False, False, False]
    assert [ignores_cave_in(played, place) for place in range(3)] == [True, False, True]


@rule("WQ-VAR-5", "WQ-OBJ-2")
def test_nobody_looks_for_a_detour_once_the_goal_is_reached() -> None:
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3, "4E": 2}, settings=DETOUR, turn=3)
    do(stage, cave_in(1))
    state(stage).turn += 1
    do(stage, goal_reached())
    assert "section-fell-in" in stage.events
    assert stage.decision != "choose_detour"
    assert state(stage).ending == "won"


@rule("WQ-VAR-5")
def test_the_leader_adds_a_door_outside_the_collapse() -> None:
    """Anywhere along the walls of the section outside, and the cards that were cut off lie behind it."""
    stage = scene(
        {"barbarian": "1d2"},
        party=LONE,
        dungeon=BRANCHES,
        piles={"3W": 3, "4E": 2},
        settings=DETOUR,
        chance=[("shuffle", "dungeon-card", ["corner-2"])],
        cards=["stairway", "corner"],
    )
    s = state(stage)
    cards = sorted(card for door in s.doors for card in door.pile)
    faces = sorted(s.deck[card] for card in cards)
    falls(stage, 1)
    assert "way-cut-off" not in stage.events
    assert (stage.decision, stage.asked) == ("choose_detour", ("barbarian",))
    north = {f"add_door 1{one}1 1{other}1" for one, other in ("ab", "bc", "cd")}
    south = {f"add_door 1{one}4 1{other}4" for one, other in ("ab", "bc", "cd")}
    assert set(stage.offered("barbarian")) == north | south  # its east and west walls have doorways in their middle
    stage.play("barbarian", "add_door 1b1 1c1")
    new = s.doors[-1]
    assert (new.section, new.side, new.closed, new.beyond) == (0, 0, OPEN, NONE)
    assert sorted(new.pile) == cards
    assert SECTION_NAMES[DUNGEON_CARDS[s.deck[new.pile[0]]]] == "corner"
    assert sorted(s.deck[card] for card in cards) == faces
    assert not any(door.pile for door in s.doors[:-1])
    assert unexplored(new)
    assert not is_cut_off(s)
    assert "shuffle" in [outcome.what for outcome in stage.outcomes]


@rule("WQ-VAR-5")
def test_a_view_can_be_sampled_when_the_piles_have_been_shuffled() -> None:
    """Then the objective room may lie anywhere among them."""
    stage = scene(
        {"barbarian": "1d2"},
        party=LONE,
        dungeon=BRANCHES,
        piles={"3W": 4, "4E": 5},
        settings=DETOUR,
        chance=[("shuffle", "dungeon-card", ["fighting-pit-1"])],
        adventure="pit-the-beast",
    )
    s = state(stage)
    falls(stage, 1)
    stage.play("barbarian", "add_door 1b1 1c1")
    pile = s.doors[-1].pile
    assert SECTION_NAMES[DUNGEON_CARDS[s.deck[pile[0]]]] == "fighting-pit"
    found = set()
    for seed in range(200):
        deck = stage.view().sample(SearchDice(seed)).deck
        found |= {place for place in pile if SECTION_NAMES[DUNGEON_CARDS[deck[place]]] == "fighting-pit"}
    assert found == set(pile)


@rule("WQ-VAR-5")
def test_there_is_no_detour_while_a_way_on_is_left() -> None:
    other_branch = scene({"barbarian": "2c1"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3, "4E": 2}, settings=DETOUR)
    falls(other_branch, 2)
    assert other_branch.decision == "own_turn_choice"
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}, {"section": "corner", "at": "2E"}]
    room = scene({"barbarian": "2c1"}, party=LONE, dungeon=dungeon, piles={"4W": 2}, settings=DETOUR)
    falls(room, 3)
    assert room.decision == "own_turn_choice"


@rule("WQ-VAR-5")
def test_nor_without_the_setting() -> None:
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3})
    falls(stage, 1)
    assert stage.decision == "own_turn_choice"
    assert "way-cut-off" in stage.events


@rule("WQ-VAR-5")
def test_a_detour_opens_once_the_last_pile_has_run_out() -> None:
    """The branch that the collapse left open ends; the cards of the other one have to be found."""
    stage = scene(
        {"barbarian": "3a3"},
        party=LONE,
        dungeon=BRANCHES,
        phase="exploration",
        piles={"3W": 1, "4E": 3},
        cards=["stairway"],
        doors={"4E": "rubble", "2W": "rubble"},
        blocked=[f"4{column}{line}" for column in "abcd" for line in range(1, 5)],
        fallen=[4],
        settings=DETOUR,
        chance=[("shuffle", "dungeon-card", []), dice(3)],
    )
    stage.play("barbarian", "explore 5")
    assert stage.decision == "choose_detour"
    assert all(" 2" in words for words in stage.offered("barbarian"))  # of the junction, outside the fallen room
    stage.play("barbarian", stage.offered("barbarian")[0])
    assert len(state(stage).doors[-1].pile) == 3


@rule("WQ-VAR-5")
def test_a_section_without_a_free_border_leaves_the_doorway_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Doorways and walls all around; if there is no place for it anywhere, the way is cut off."""

    def free_but_in(*full: int) -> None:
        monkeypatch.setattr(cave_in_rules, "borders", lambda s, place: iter(()) if place in full else borders(s, place))

    def branch_ends(*chance: Roll) -> Stage:
        return scene(
            {"barbarian": "3a3"},
            party=LONE,
            dungeon=BRANCHES,
            phase="exploration",
            piles={"3W": 1, "4E": 3},
            cards=["stairway"],
            doors={"4E": "rubble", "2W": "rubble"},
            blocked=[f"4{column}{line}" for column in "abcd" for line in range(1, 5)],
            fallen=[4],
            settings=DETOUR,
            chance=chance,
        )

    free_but_in(1)
    stage = branch_ends(("shuffle", "dungeon-card", []), dice(3))
    stage.play("barbarian", "explore 5")
    assert stage.decision == "choose_detour"
    assert stage.offered("barbarian")
    assert not any(" 2" in words for words in stage.offered("barbarian"))
    free_but_in(*range(6))
    stage = branch_ends(dice(3))
    stage.play("barbarian", "explore 5")
    assert stage.decision != "choose_detour"
    assert "way-cut-off" in stage.events


@rule("WQ-VAR-5")
def test_who_is_beyond_the_collapse_breaks_through_where_the_leader_stands() -> None:
    """The section outside the exit that was kept open is out of reach for them."""
    stage = scene(
        {"barbarian": "3a3"},
        party=LONE,
        dungeon=BRANCHES,
        piles={"4E": 3},
        settings=DETOUR,
        chance=[("shuffle", "dungeon-card", [])],
    )
    falls(stage, 1)
    assert stage.decision == "choose_detour"
    assert all(words.startswith("add_door 3") for words in stage.offered("barbarian"))


@rule("WQ-VAR-5")
def test_it_waits_until_the_roof_has_come_down() -> None:
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3, "4E": 2}, settings=DETOUR)
    falls(stage, 3)
    do(stage, cave_in(1))
    do(stage, detour())
    assert is_cut_off(state(stage))
    assert stage.decision == "own_turn_choice"


@rule("WQ-VAR-5")
def test_a_door_has_room_before_it() -> None:
    """A room lies along most of the east wall of the junction; its other arm leads to one, too."""
    stage = scene({"barbarian": "2c1"}, party=LONE, dungeon=BRANCHES, piles={"3W": 2}, settings=DETOUR)
    s = state(stage)
    s.laid += (s.laid[0]._replace(x=8, y=1),)
    falls(stage, 2)
    east = {words for words in stage.offered("barbarian") if words.endswith("4")}
    assert east == {"add_door 2e4 2f4"}
    assert len(stage.offered("barbarian")) == 5


@rule("WQ-VAR-5", "WQ-EXP-9")
def test_unless_there_is_none_anywhere() -> None:
    """What comes behind it will lie on a layer of its own."""
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=BRANCHES, piles={"3W": 3}, settings=DETOUR)
    s = state(stage)
    s.laid += (s.laid[0]._replace(x=0, y=-4), s.laid[0]._replace(x=0, y=4))
    falls(stage, 1)
    assert len(stage.offered("barbarian")) == 6


@rule("WQ-VAR-5")
def test_an_objective_room_beyond_the_rubble_is_found_behind_the_detour() -> None:
    """With everything in it; no card could lead to it any more."""
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}]
    stage = scene(
        {"barbarian": "1d2"},
        party=LONE,
        dungeon=dungeon,
        piles={"2E": 3},
        monsters={"minotaur-1": "3h1"},
        settings=DETOUR,
    )
    s = state(stage)
    before = s.laid[2]
    falls(stage, 1)
    assert stage.decision == "choose_detour"
    stage.play("barbarian", "add_door 1b4 1c4")
    new = s.doors[-1]
    assert (s.laid[2].section, s.laid[2].door, new.beyond) == (before.section, len(s.doors) - 1, 2)
    assert s.laid[2] != before
    assert [table_place(s, square) for square in new.facing] == list(front_squares(s, new))
    old = s.doors[door_named(s, "2W")]
    assert (old.beyond, old.facing, old.closed) == (NONE, (), RUBBLE)
    assert not is_cut_off(s)
    assert adjacent(s, SQUARES.number("1b4")) >> new.facing[0] & 1
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.square == SQUARES.number("3h1")
    assert SECTIONS[s.laid[2].section].name == "fighting-pit"


@rule("WQ-VAR-5")
def test_the_rubble_of_a_quake_does_not_bar_the_room_behind_the_detour() -> None:
    """It once did, and a new doorway was added in every turn until no border was left."""
    dungeon = [*BRANCHES[:2], {"section": "fighting-pit", "at": "2W"}]
    filled = ["3a2", "3b2", "3a3", "3b3"]
    stage = scene({"barbarian": "1d2"}, party=LONE, dungeon=dungeon, piles={"2E": 3}, blocked=filled, settings=DETOUR)
    s = state(stage)
    assert {str(SQUARES.name(square)) for square in s.doors[door_named(s, "2W")].facing} == {"3a2", "3a3"}
    falls(stage, 1)
    stage.play("barbarian", "add_door 1b4 1c4")
    assert not is_cut_off(s)
    assert not any(has(s.blocked, SQUARES.number(square)) for square in filled)

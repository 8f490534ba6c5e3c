"""The exploration phase (WQ-EXP), and the new deck of the waters of fate (WQ-OBJ-11)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.scene import dice, refused, scene, state

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTION_NAMES, SECTIONS
from lanterne.games.warhammer_quest.rules.dungeon import unexplored
from lanterne.games.warhammer_quest.rules.exploration import may_explore, new_deck
from lanterne.games.warhammer_quest.rules.piles import is_way_up
from lanterne.games.warhammer_quest.state import SQUARES
from lanterne.lab.stage import Stage

EXPLORING: dict[str, Any] = {"phase": "exploration", "piles": {"1E": 3}, "chance": (dice(3),)}
BEFORE_THE_DOOR = {"barbarian": "1d2"}


def told(stage: Stage, message: str) -> list[tuple[Any, ...]]:
    """The arguments of all events with this message."""
    return [said.args for said in stage.said if said.event.message == message]


def do(stage: Stage, call: tuple[Any, ...]) -> None:
    """Let something happen now."""
    stage.game.state.agenda.append(call)
    stage.game.run()


# --- whether to explore -----------------------------------------------------------------------------------------------


@rule("WQ-EXP-1", "WQ-EXP-2", "WQ-EXP-4")
def test_the_leader_before_a_door_may_explore_or_not() -> None:
    stage = scene(BEFORE_THE_DOOR, **EXPLORING)
    assert (stage.decision, stage.asked) == ("choose_exploration", ("barbarian",))
    assert stage.offered("barbarian") == ["explore 2", "stay_put"]
    stage.play("barbarian", "stay_put")
    assert len(state(stage).laid) == 1
    assert state(stage).turn == 2


@rule("WQ-EXP-1", "WQ-EXP-2")
@pytest.mark.parametrize(
    "warriors",
    [
        {"barbarian": "1c2", "elf": "1d2"},  # only the leader counts
        {"barbarian": "1d4"},  # beside the door, not before it
        {"barbarian": "1a2"},  # the entrance leads somewhere
    ],
)
def test_nobody_explores_from_anywhere_else(warriors: dict[str, str]) -> None:
    stage = scene(warriors, **EXPLORING)
    assert stage.decision == "own_turn_choice"
    assert state(stage).turn == 2


@rule("WQ-EXP-1", "WQ-SEQ-4")
def test_a_monster_on_the_leaders_section_forbids_it() -> None:
    far = scene(BEFORE_THE_DOOR, monsters={"skaven-1": "1a4"}, phase="warriors", piles={"1E": 3})
    assert not may_explore(state(far))
    dungeon: list[Any] = ["guard-room", {"section": "corner", "at": "1E"}]
    near = scene({"barbarian": "1c2"}, dungeon=dungeon, monsters={"skaven-1": "2c1"}, phase="warriors")
    assert may_explore(state(near))


@rule("WQ-EXP-4")
@pytest.mark.parametrize(
    "leader", [{"wounds": 0}, {"conditions": ["webbed"]}, {"conditions": ["in-pit"]}, {"conditions": ["senseless"]}]
)
def test_a_leader_who_can_do_nothing_does_not_explore(leader: dict[str, Any]) -> None:
    able = scene(BEFORE_THE_DOOR, piles={"1E": 3}, active="elf")
    assert may_explore(state(able))
    unable = scene({"barbarian": {"at": "1d2", **leader}}, piles={"1E": 3}, active="elf")
    assert not may_explore(state(unable))


@rule("WQ-EXP-12", "WQ-EXP-2")
def test_a_dead_end_is_not_explored() -> None:
    stage = scene(
        {"barbarian": "1f1"},
        dungeon=[{"section": "passageway-i", "exits": ["N", "E"]}],
        phase="exploration",
        piles={"1N": 2},
    )
    assert stage.offered("barbarian") == ["explore 2", "stay_put"]
    assert refused(stage, "barbarian", "explore 3") == ("dead-end", "WQ-EXP-12")
    nothing = scene(BEFORE_THE_DOOR, phase="exploration", chance=(dice(3),))
    assert nothing.decision == "own_turn_choice"


@rule("WQ-EXP-2")
def test_nor_is_a_doorway_full_of_rubble() -> None:
    stage = scene(
        {"barbarian": "1f1"},
        dungeon=[{"section": "passageway-i", "exits": ["N", "E"]}],
        phase="exploration",
        piles={"1N": 2, "1E": 2},
        doors={"1E": "rubble"},
    )
    assert stage.offered("barbarian") == ["explore 2", "stay_put"]
    assert refused(stage, "barbarian", "explore 3") == ("doorway-is-blocked", "WQ-EXP-2")


# --- exploring --------------------------------------------------------------------------------------------------------


@rule("WQ-EXP-3", "WQ-EXP-4", "WQ-EXP-13")
def test_the_top_card_of_the_pile_is_laid_and_the_rest_passed_on() -> None:
    """Once in a phase, and nothing is asked where there is one way only."""
    stage = scene(BEFORE_THE_DOOR, cards=["dungeon-cell", "corner", "stairway"], **EXPLORING)
    pile = state(stage).doors[1].pile
    stage.play("barbarian", "explore 2")
    s = state(stage)
    assert [SECTION_NAMES[row.section] for row in s.laid] == ["guard-room", "dungeon-cell"]
    assert s.drawn[-1] == pile[0]
    assert (s.doors[1].beyond, s.doors[1].pile) == (1, ())
    assert s.doors[2].pile == pile[1:]
    assert s.turn == 2


@rule("WQ-EXP-5")
def test_the_new_section_is_entered_from_the_next_warriors_phase_on() -> None:
    stage = scene(BEFORE_THE_DOOR, cards=["dungeon-cell"], **EXPLORING)
    stage.play("barbarian", "explore 2")
    s = state(stage)
    assert (s.turn, s.entered >> 1 & 1) == (2, 0)
    assert "walk 2a2" in stage.offered("barbarian")
    assert "end_own_turn" in stage.offered("barbarian")


@rule("WQ-EXP-7", "WQ-AUT-10")
def test_the_leader_chooses_how_the_section_lies() -> None:
    """Worked example 15: a passage with its plain end at the door, the second door straight ahead or on either side."""
    stage = scene(BEFORE_THE_DOOR, cards=["passageway-i"], **EXPLORING)
    stage.play("barbarian", "explore 2")
    assert (stage.decision, stage.asked) == ("choose_placement", ("barbarian",))
    offered = [words.removeprefix("lay_section 2 passageway-i ") for words in stage.offered("barbarian")]
    assert offered[0] == "ahead"
    assert set(offered) == {"ahead", "left", "right", "across-left", "across-right"}
    stage.play("barbarian", "lay_section 2 passageway-i left")
    s = state(stage)
    assert s.doors[2].squares == (SQUARES.number("2e1"), SQUARES.number("2f1"))
    assert told(stage, "section-laid") == [(SECTION_NAMES.index("passageway-i"), 1)]


@rule("WQ-EXP-3")
def test_a_view_of_the_choice_can_be_sampled() -> None:
    """The drawn card is known to all, and no longer among those that are not."""
    stage = scene(BEFORE_THE_DOOR, cards=["passageway-i"], **EXPLORING)
    stage.play("barbarian", "explore 2")
    for seed in range(20):
        sampled = stage.view("elf").sample(SearchDice(seed))
        assert DUNGEON_CARDS[sampled.deck[sampled.drawn[-1]]] == SECTION_NAMES.index("passageway-i")
        assert sorted(sampled.deck) == sorted(state(stage).deck)


@rule("WQ-EXP-11", "WQ-EXP-12")
def test_a_junction_divides_the_pile_and_may_make_a_dead_end() -> None:
    stage = scene(BEFORE_THE_DOOR, cards=["t-junction", "corner"], **EXPLORING | {"piles": {"1E": 2}})
    pile = state(stage).doors[1].pile
    stage.play("barbarian", "explore 2")
    left, right = state(stage).doors[2:]
    assert (left.pile, right.pile) == ((), pile[1:])
    assert (unexplored(left), unexplored(right)) == (False, True)
    assert told(stage, "pile-divided") == [(0, 1)]
    assert told(stage, "dead-end") == [(2,)]


@rule("WQ-EXP-9")
def test_what_does_not_fit_is_drawn_apart() -> None:
    dungeon: list[Any] = [{"section": "passageway-i", "exits": ["N", "E"]}, {"section": "guard-room", "at": "1E"}]
    stage = scene({"barbarian": "1f1"}, dungeon=dungeon, cards=["dungeon-cell"], **EXPLORING | {"piles": {"1N": 2}})
    s = state(stage)
    s.laid += (s.laid[1]._replace(x=3, y=-5),)  # a room just above, so close that nothing can be laid between
    s.drawn += (len(s.deck),)
    stage.play("barbarian", "explore 2")
    assert s.laid[-1].layer == 1
    assert "section-laid-apart" in stage.events


@rule("WQ-EXP-13")
def test_the_pile_of_the_objective_room_is_of_no_further_use() -> None:
    stage = scene(BEFORE_THE_DOOR, cards=["fighting-pit"], adventure="pit-the-beast", **EXPLORING)
    stage.play("barbarian", "explore 2")
    s = state(stage)
    assert SECTIONS[s.laid[1].section].kind == OBJECTIVE
    assert not any(door.pile for door in s.doors)
    assert len(s.doors) == 2
    assert told(stage, "objective-found") == [(s.laid[1].section,)]


@rule("WQ-EXP-3")
def test_another_section_is_not_announced_as_the_objective_room() -> None:
    stage = scene(BEFORE_THE_DOOR, cards=["dungeon-cell"], adventure="pit-the-beast", **EXPLORING)
    stage.play("barbarian", "explore 2")
    assert told(stage, "objective-found") == []


# --- the new deck -----------------------------------------------------------------------------------------------------

FOUNTAIN: dict[str, Any] = {
    "adventure": "fountain-waters-of-fate",
    "dungeon": ["t-junction", {"section": "fountain-of-light", "at": "1E"}],
    "piles": {"1W": 4},
}


@rule("WQ-OBJ-11")
def test_a_new_deck_leads_out_by_the_far_door() -> None:
    """Of the cards that are left, in the old pile or never used, as many as the die says."""
    stage = scene({"barbarian": "2h2"}, chance=[("shuffle", "dungeon-card", ["guard-room-1"])], **FOUNTAIN)
    s = state(stage)
    left = {place for place in range(len(s.deck)) if place not in s.drawn}
    cards = {s.deck[place] for place in left}
    do(stage, new_deck(5))
    far = s.doors[-1]
    assert far.squares == (SQUARES.number("2h2"), SQUARES.number("2h3"))
    assert len(far.pile) == 5
    assert set(far.pile) <= left
    assert {s.deck[place] for place in left} == cards
    assert SECTION_NAMES[DUNGEON_CARDS[s.deck[far.pile[0]]]] == "guard-room"
    assert unexplored(far)
    assert not any(door.pile for door in s.doors[:-1])
    assert told(stage, "new-deck-dealt") == [(5,)]


@rule("WQ-OBJ-11")
def test_if_there_are_fewer_cards_all_are_dealt() -> None:
    stage = scene({"barbarian": "2h2"}, chance=[("shuffle", "dungeon-card", [])], **FOUNTAIN)
    do(stage, new_deck(99))
    s = state(stage)
    assert len(s.doors[-1].pile) == len(s.deck) - len(s.drawn)


@rule("WQ-OBJ-11")
def test_the_last_section_of_either_branch_is_the_way_up() -> None:
    dungeon = [
        *FOUNTAIN["dungeon"],
        {"section": "corner", "at": "1W"},
    ]
    stage = scene(
        {"barbarian": "2h2"},
        chance=[("shuffle", "dungeon-card", ["t-junction-2", "corner-2", "stairway-1"])],
        **FOUNTAIN | {"dungeon": dungeon, "piles": {}},
    )
    s = state(stage)
    do(stage, new_deck(3))
    assert not any(is_way_up(s, place) for place in range(3))
    far = len(s.doors) - 1
    do(stage, ("explore", far))
    junction = len(s.laid) - 1
    assert not is_way_up(s, junction)
    left, right = far + 1, far + 2
    assert (len(s.doors[left].pile), len(s.doors[right].pile)) == (1, 1)
    do(stage, ("explore", right))
    if stage.decision == "choose_placement":
        stage.play("barbarian", stage.offered("barbarian")[0])
    assert is_way_up(s, len(s.laid) - 1)
    assert not is_way_up(s, junction)
    assert not is_way_up(s, 2)  # a dead end, but not of the new deck


@rule("WQ-EXP-3")
def test_the_order_of_the_piles_is_hidden() -> None:
    """A spectator knows how many cards lie behind a door, and not which."""
    stage = scene(BEFORE_THE_DOOR, **EXPLORING)
    view = stage.view()
    assert len(view.state.doors[1].pile) == 3
    assert "HIDDEN" in repr(view.state.deck)
    assert BOX.view(stage.game.state, 0).options()[0] == ("explore", 1)

"""Who waits in the objective room (WQ-OBJ-1, WQ-OBJ-3, WQ-OBJ-4)."""

from collections import Counter
from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import happen, told
from tests.games.warhammer_quest.fray import stands
from tests.games.warhammer_quest.scene import Roll, dice, foe, row, scene, state

from lanterne.games.warhammer_quest.content.tables import GUARDIANS as TABLE
from lanterne.games.warhammer_quest.rules.guardians import guardians_arrive
from lanterne.games.warhammer_quest.rules.placement import horde
from lanterne.games.warhammer_quest.state import (
    EVENTS,
    FLEEING,
    GUARDIANS,
    IN_PIT_UNTIL_SHOT,
    MONSTERS,
    SQUARES,
    UNMOVING,
    kind_of,
)
from lanterne.lab.stage import Stage

ALONE = {"wizard": {"at": "1a2", "cards": []}}


def entered(adventure: str, room: str, *chance: Roll, **position: Any) -> Stage:
    """The Wizard has come into the objective room alone, and its guardians come."""
    party = position.pop("party", ("wizard",))
    warriors = position.pop("warriors", ALONE)
    stage = scene(warriors, party=party, adventure=adventure, dungeon=[room], chance=chance, **position)
    happen(stage, guardians_arrive())
    if stage.decision == "square_for_monster":
        stage.play(stage.asked[0], "place_for_me")
    return stage


def kinds(stage: Stage) -> dict[str, int]:
    """How many of each kind are on the board."""
    return dict(Counter(MONSTERS.names[kind_of(each.foe)] for each in state(stage).monsters))


@rule("WQ-OBJ-1", "WQ-OBJ-3", "WQ-MON-3")
def test_the_guardians_come_by_the_table_and_no_event_card_is_drawn() -> None:
    stage = entered("chasm-dragons-eye", "firechasm", dice(2), party=("dwarf",), warriors={"dwarf": "1a2"})
    assert kinds(stage) == {"minotaur": 1, "orc-warrior": 6, "orc-archer": 6}
    assert all(each.card == GUARDIANS and each.square // 32 == 0 for each in state(stage).monsters)
    assert state(stage).guarded == 1
    assert len(state(stage).events) == 19
    assert not state(stage).standing
    assert told(stage, "guardians-rolled") == ["2 0 2"]


@rule("WQ-OBJ-3")
@pytest.mark.parametrize(
    ("row", "chance", "expected"),
    [
        (1, [dice(4)], {"minotaur": 3, "orc-warrior": 4, "orc-archer": 4}),
        (2, [], {"minotaur": 1, "orc-warrior": 6, "orc-archer": 6}),
        (3, [dice(2), dice(3, 4)], {"minotaur": 1, "skaven": 4, "giant-rat": 7}),
        (4, [], {"orc-warrior": 6, "orc-archer": 6, "night-goblin-archer": 6}),
        (5, [], {"giant-bat": 6, "giant-spider": 6, "giant-rat": 6}),
        (6, [], {"snotling": 12, "goblin-spearman": 6, "night-goblin-archer": 6}),
    ],
)
def test_the_published_table_of_guardians(row: int, chance: list[Roll], expected: dict[str, int]) -> None:
    stage = scene(chance=chance)
    numbers = {MONSTERS.names[group.kind]: horde(stage.game, group) for group in TABLE[row - 1]}
    assert numbers == expected


@rule("WQ-OBJ-3")
def test_objective_guardians_in_the_monsters_phase_wait_until_the_next_one() -> None:
    stage = scene(
        ALONE,
        party=("wizard",),
        adventure="fountain-skaven-curse",
        dungeon=["fountain-of-light"],
        phase="monsters",
        waiting=[1],
        chance=[dice(4)],
    )
    stage.play("wizard", "place_for_me")
    assert kinds(stage) == {"skaven": 12}
    assert stage.decision == "own_turn_choice"
    assert all(each.first for each in state(stage).monsters)
    assert state(stage).turn == 2
    assert row(stage, "wizard").wounds == row(stage, "wizard").starting


@rule("WQ-OBJ-3")
def test_a_modifier_never_goes_below_the_first_line() -> None:
    low = entered("pit-maneater", "fighting-pit", dice(1), dice(3))
    assert kinds(low) == {"minotaur": 3, "orc-warrior": 4, "orc-archer": 3}
    assert "minotaur_among_guardians" in state(low).flags
    shifted = entered("pit-maneater", "fighting-pit", dice(5))
    assert kinds(shifted) == {"orc-warrior": 6, "orc-archer": 6, "night-goblin-archer": 6}
    assert "minotaur_among_guardians" not in state(shifted).flags


@rule("WQ-OBJ-3", "WQ-OBJ-15")
def test_goblins_are_read_as_skaven_among_the_jailers() -> None:
    stage = entered("pit-free-the-prisoners", "fighting-pit", dice(4))
    assert kinds(stage) == {"orc-warrior": 6, "orc-archer": 6, "skaven": 6}


@rule("WQ-OBJ-3", "WQ-AUT-8")
def test_the_minotaur_of_the_duel_waits_on_a_random_square_of_the_pit() -> None:
    stage = entered("pit-sword-of-power", "fighting-pit", ("pick", "square", ["1f3"]))
    assert stands(stage) == {"minotaur-1": "1f3"}
    guardian = foe(stage, "minotaur-1")
    assert guardian is not None
    assert (guardian.wounds, guardian.whole, guardian.behaviour) == (20, 20, IN_PIT_UNTIL_SHOT)


@rule("WQ-OBJ-3")
def test_at_the_gate_of_hell_they_fill_the_pit_from_its_far_end() -> None:
    stage = entered("pit-hells-gate", "fighting-pit", dice(2))
    assert {name: square for name, square in stands(stage).items() if name.startswith("minotaur")} == {
        "minotaur-1": "1g2"
    }
    squares = set(stands(stage).values())
    assert {"1g2", "1g3", "1f2", "1f3", "1e2", "1e3", "1d2", "1d3"} <= squares
    assert len(squares) == 13


@rule("WQ-OBJ-3", "WQ-AUT-8")
def test_the_engineer_is_one_of_the_skaven_and_stands_by_the_dragon() -> None:
    stage = entered("chasm-preserve-the-fires", "firechasm", dice(3, 4), dice(1))
    assert kinds(stage) == {"skaven": 7}
    engineers = [each for each in state(stage).monsters if each.special == "engineer"]
    assert [stands(stage)[f"skaven-{row.foe % 60 + 1}"] for row in engineers] == ["1f1"]
    assert [row.behaviour for row in engineers] == [UNMOVING]


@rule("WQ-OBJ-3", "WQ-VAR-4")
def test_scaled_hordes_count_the_engineer_in() -> None:
    stage = entered("chasm-preserve-the-fires", "firechasm", dice(3, 4), dice(1), settings={"scaled_hordes": "on"})
    assert kinds(stage) == {"skaven": 2}


@rule("WQ-OBJ-3", "WQ-AUT-8")
def test_the_shaman_comes_besides_the_others() -> None:
    stage = entered("idol-kill-the-shaman", "idol-chamber")
    assert kinds(stage) == {"goblin-spearman": 7, "night-goblin-archer": 5}
    shaman = next(each for each in state(stage).monsters if each.special == "shaman")
    assert (shaman.behaviour, shaman.attacks, shaman.card) == (FLEEING, 0, GUARDIANS)


@rule("WQ-OBJ-3")
def test_a_special_guardian_whose_place_is_taken_stands_as_near_to_it_as_can_be() -> None:
    on_the_brazier = {"wizard": {"at": "1g2", "cards": []}}
    stage = entered("idol-daemon-summoning", "idol-chamber", dice(3), warriors=on_the_brazier)
    channel = next(each for each in state(stage).monsters if each.special == "channel")
    assert SQUARES.name(channel.square) == "1g1"  # a step away; a ledge keeps 1f1 apart


@rule("WQ-OBJ-3", "WQ-EVT-7")
def test_an_extra_card_brings_more_monsters_and_others_go_back_into_the_deck() -> None:
    stage = entered(
        "idol-return-the-staff",
        "idol-chamber",
        dice(2),
        ("shuffle", "event", ["old-bones"]),
        dice(1, 2),
        events=["old-bones", "skaven"],
    )
    assert told(stage, "event-goes-back") == ["old-bones"]
    assert (state(stage).events[0], len(state(stage).events)) == (EVENTS.number("old-bones"), 18)
    assert kinds(stage) == {"minotaur": 1, "orc-warrior": 6, "orc-archer": 6, "skaven": 3}
    assert Counter(each.card for each in state(stage).monsters) == {GUARDIANS: 13, EVENTS.number("skaven"): 3}


@rule("WQ-OBJ-3")
def test_nobody_waits_for_the_prisoners_of_the_beast() -> None:
    stage = entered("pit-the-beast", "fighting-pit")
    assert not state(stage).monsters
    assert not state(stage).guarded
    assert told(stage, "no-guardians") == [""]


@rule("WQ-OBJ-4")
def test_the_guardians_are_worth_one_treasure() -> None:
    stage = scene(
        {"wizard": {"at": "1a2", "cards": []}},
        party=("wizard",),
        adventure="tomb-identify",
        dungeon=["tomb-chamber"],
        monsters={"skaven-1": {"at": "1b2", "card": "guardians"}},
        treasures=["magic-potion"],
        chance=[dice(6), dice(6)],
    )
    stage.play("wizard", "strike skaven-1")
    assert told(stage, "treasure-given") == ["wizard magic-potion"]
    assert state(stage).guarded == 2

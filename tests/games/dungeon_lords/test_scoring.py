"""Points, titles, who wins."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import scene, state, told

from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.rules.scoring import holders, points, ranking, scoring, total
from lanterne.games.dungeon_lords.state import COLOURS, State
from lanterne.lab.stage import Stage

NOTHING = {"evil": 0, "gold": 0, "food": 0, "imps": 0, "tunnels": ["r0c2"]}


def held(lords: dict[str, Any], seats: int = 4) -> State:
    """A position in the second year, with lords who have these things and nothing else."""
    own = {name: {**NOTHING, **lords.get(name, {})} for name in COLOURS.names[:seats]}
    return state(scene(own, year=2, phase="planning", season="autumn", first="red", seats=seats))


def worth(s: State, seat: int = 0) -> dict[str, int]:
    return {line.what: line.points for line in points(s, seat)}


ROOMS = {"rooms": {"r1c2": "mint", "r1c4": "hatchery"}, "tunnels": ["r0c2", "r1c3"]}


@rule("DL-SCO-1", "DL-SCO-4", "DL-FAT-4")
def test_rooms_count_unless_they_are_conquered() -> None:
    s = held({"red": {**ROOMS, "conquered": ["r0c2", "r1c2"]}})
    assert worth(s)["room"] == 2
    assert worth(s)["conquered-tile"] == -4


@rule("DL-SCO-2")
def test_monsters_count_and_ghosts_do_not() -> None:
    s = held({"red": {"ready": ["ghost", "troll"], "spent": ["goblin", "ghost"]}})
    assert worth(s)["monster"] == 2
    assert worth(s)["ghost"] == 0


@rule("DL-SCO-3")
def test_prisoners_count_two_and_paladins_five() -> None:
    s = held({"red": {"prison": ["thief-1", "paladin-1", "warrior-6", "paladin-2"]}})
    assert (worth(s)["prisoner"], worth(s)["paladin"]) == (4, 10)


@rule("DL-SCO-5", "DL-SCO-7")
def test_unpaid_taxes_cost_three_each_and_the_score_may_be_negative() -> None:
    s = held({"red": {"unpaid": 9}})
    assert worth(s)["unpaid-tax"] == -27
    assert total(s, 0) < 0


@rule("DL-SCO-6")
@pytest.mark.parametrize(
    ("room", "creatures", "expected"),
    [
        ("cafeteria", ["goblin", "troll", "slime", "witch", "ghost", "vampire"], 4),
        ("chapel", ["ghost", "ghost", "vampire", "goblin"], 6),
        ("pandemonium", ["golem", "dragon", "demon", "troll"], 6),
    ],
)
def test_rooms_that_score_creatures(room: str, creatures: list[str], expected: int) -> None:
    red = {"rooms": {"r1c2": room}, "ready": creatures[:2], "spent": creatures[2:]}
    assert worth(held({"red": red}))[room] == expected
    assert room not in worth(held({"red": {**red, "conquered": ["r0c2", "r1c2"]}}))


# --- titles -----------------------------------------------------------------------------------------------------------

MOST: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "dark-deeds": ({"evil": 3}, {"evil": 2}),
    "halls": ({**ROOMS, "conquered": ["r1c2", "r1c4"]}, {"rooms": {"r1c2": "workshop"}}),
    "tunnels": ({"tunnels": ["r0c2", "r0c1"], "conquered": ["r0c2", "r0c1"]}, ROOMS | {"tunnels": ["r0c2"]}),
    "monsters": ({"ready": ["goblin"], "spent": ["slime"]}, {"ready": ["ghost", "ghost", "troll"]}),
    "imps": ({"imps": 2}, {"imps": 1, "ready": ["troll", "troll"]}),
    "riches": ({"gold": 1, "food": 1, "traps": ["pendulum"]}, {"gold": 2}),
    "battles": ({}, {"conquered": ["r0c2"]}),
}
"""What the holder has, and another who has less of what counts, or more of what does not."""


@rule("DL-TTL-1")
@pytest.mark.parametrize("title", MOST)
def test_what_a_title_counts(title: str) -> None:
    mine, other = MOST[title]
    lords = {"red": mine, "blue": other}
    if title == "battles":
        lords |= {"green": other, "yellow": other}
    place = list(MOST).index(title)
    assert holders(held(lords))[place].seats == (0,)
    assert worth(held(lords))[title] == 3


@rule("DL-TTL-2")
@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_a_title_is_worth_more_alone(seats: int, alone: int, shared: int) -> None:
    assert worth(held({"red": {"imps": 4}}, seats))["imps"] == alone
    s = held({"red": {"imps": 4}, "blue": {"imps": 4}}, seats)
    assert (worth(s)["imps"], worth(s, 1)["imps"]) == (shared, shared)


@rule("DL-TTL-3")
def test_a_tie_at_nothing_is_shared() -> None:
    s = held({})
    assert all(worth(s, seat)["monsters"] == 2 for seat in range(4))


@rule("DL-TTL-4")
def test_the_hall_of_fame_counts_titles() -> None:
    hall = {"rooms": {"r1c2": "hall-of-fame"}, "evil": 5, "imps": 3}
    s = held({"red": hall})
    titles = [len(each.seats) for each in holders(s) if 0 in each.seats]
    assert titles.count(1) == 3  # evil, imps, rooms
    assert worth(s)["hall-of-fame"] == 2 * 3 + (len(titles) - 3)
    assert "hall-of-fame" not in worth(held({"red": {**hall, "conquered": ["r0c2", "r1c2"]}}))


@rule("DL-TTL-4")
def test_the_hall_of_fame_is_worth_the_same_with_two_lords() -> None:
    hall = {"rooms": {"r1c2": "hall-of-fame"}, "evil": 5, "imps": 3}
    s = held({"red": hall}, seats=2)
    assert worth(s)["imps"] == 2
    assert worth(s)["hall-of-fame"] == 2 * 3 + 4


@rule("DL-NPC-11")
def test_dummies_hold_no_titles() -> None:
    s = held({"red": {"evil": 1}}, seats=2)
    assert s.dummy_evil > 1
    assert worth(s)["dark-deeds"] == 2


# --- the winner -------------------------------------------------------------------------------------------------------


def counted(lords: dict[str, Any]) -> Stage:
    """The end of the game in this position."""
    everybody = {name: {**NOTHING, **lords.get(name, {})} for name in COLOURS.names}
    stage = scene(everybody, year=2)
    stage.game.state.agenda[:] = [scoring()]
    stage.game.run()
    return stage


@rule("DL-WIN-1", "DL-SCO-7")
def test_most_points_win() -> None:
    stage = counted({"green": {"prison": ["thief-1"]}, "red": {"unpaid": 1}})
    assert stage.game.over
    assert state(stage).ending == "scored"
    assert BOX.ranking(state(stage)) == ranking(state(stage)) == (4, 2, 1, 2)
    assert [words.split()[:2] for words in told(stage, "winner")] == [["winner", "green"]]
    assert len(told(stage, "total")) == 4


@rule("DL-WIN-2")
def test_a_tie_is_a_shared_victory() -> None:
    stage = counted({"green": {"prison": ["thief-1"]}, "red": {"prison": ["thief-2"]}})
    assert ranking(state(stage)) == (1, 3, 1, 3)
    assert [words.split()[1] for words in told(stage, "shared-victory")] == ["red", "green"]
    assert not told(stage, "winner")


@rule("DL-WIN-3")
def test_a_licence_needs_no_points_but_no_debts_either() -> None:
    stage = counted({"red": {"unpaid": 9}})
    assert [words.split()[1] for words in told(stage, "licence")] == ["blue", "green", "yellow"]

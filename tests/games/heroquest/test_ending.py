"""Leaving and the end of a quest (HQ-END)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import events, happen, owns
from tests.games.heroquest.scene import PARTY, refused, scene, state, steps

from lanterne.engine import Seat, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.rules.ending import MOTIONS
from lanterne.lab.stage import Stage

SINGLE: dict[str, Any] = {"play": "single-quest"}
GONE = {"fate": "dead"}


def alone(quest: str, at: str, others: dict[str, Any] | None = None, **more: Any) -> Stage:
    """The barbarian at this square, and everybody else dead unless told otherwise; a single quest."""
    barbarian = {"at": at} | more.pop("barbarian", {})
    heroes = {"barbarian": barbarian, "dwarf": GONE, "elf": GONE, "wizard": GONE} | (others or {})
    return scene(heroes, quest=quest, lurking=more.pop("lurking", []), settings=SINGLE, **more)


def ending(stage: Stage) -> str:
    return state(stage).ending


# --- leaving ----------------------------------------------------------------------------------------------------------


@rule("HQ-END-1", "HQ-END-2")
def test_a_hero_leaves_from_an_exit_square_and_does_not_return() -> None:
    stage = scene({"barbarian": "x17", "dwarf": "w17"}, quest="proving-vaults", lurking=[])
    stage.play("barbarian", "leave")
    assert stage.describe()["heroes"]["barbarian"]["fate"] == "safe"
    assert stage.describe()["heroes"]["barbarian"]["at"] == "none"
    assert stage.asked == ("dwarf",)
    assert refused(stage, "dwarf", "leave") == ("not-at-exit", "HQ-END-2")
    assert "retreat" not in steps(stage, "dwarf")


@rule("HQ-END-1", "HQ-END-2", "HQ-END-4")
def test_stairs_that_are_not_the_exit_are_only_for_giving_up() -> None:
    stage = scene({"barbarian": "b2"}, quest="goblin-toll", lurking=[])
    assert refused(stage, "barbarian", "leave") == ("not-at-exit", "HQ-END-2")
    assert "retreat" in steps(stage, "barbarian")


@rule("HQ-END-2", "HQ-RND-11")
def test_leaving_is_free_at_any_moment_of_the_turn() -> None:
    stage = scene({"barbarian": {"at": "x17", "acted": True}}, quest="proving-vaults", lurking=[], points=3)
    assert stage.is_open("barbarian", "leave")


# --- every objective --------------------------------------------------------------------------------------------------

MET = [
    ("proving-vaults", "x17", {"dead": ["verag"]}),
    ("goblin-toll", "y19", {}),
    ("drowned-scriptorium", "j17", {"barbarian": {"items": ["ledger-of-tides"]}}),
    ("old-bones", "x8", {"monsters": [{"foe": "zombie-1", "at": "s7", "wandering": True}]}),
    ("cold-braziers", "s17", {"flags": ["south-west-lit", "north-west-lit", "north-east-lit"]}),
    ("locksmiths-folly", "o17", {"barbarian": {"items": ["borins-armor"]}}),
    ("divided-by-stone", "m10", {}),
    ("alchemists-bargain", "b17", {"flags": ["elixir-brewed"]}),
    ("ember-witch", "x2", {"dead": ["sabrane"]}),
    ("iron-hall", "m10", {"flags": ["last-wave-dead"]}),
    ("whispering-mirror", "f2", {"dead": ["mirror", "sael"]}),
    ("bell-beneath", "b5", {"flags": ["bell-rung"]}),
    ("black-banner", "j17", {"dead": ["vorrakh"], "flags": ["banner-burnt"]}),
]


@pytest.mark.parametrize(("quest", "at", "done"), MET)
@rule("HQ-END-3", "HQ-QST-15")
def test_with_every_part_fulfilled_the_last_departure_is_a_success(quest: str, at: str, done: dict[str, Any]) -> None:
    stage = alone(quest, at, **done)
    stage.play("barbarian", "leave")
    assert ending(stage) == "success"
    assert state(stage).quest_won


UNMET = [
    ("proving-vaults", "x17", {}),
    ("drowned-scriptorium", "j17", {}),
    ("old-bones", "x8", {"monsters": [{"foe": "zombie-1", "at": "s7"}]}),
    ("old-bones", "x8", {"lurking": [{"kind": "karrow", "at": "u3", "waits": True}]}),
    ("cold-braziers", "s17", {"flags": ["south-west-lit", "north-west-lit"]}),
    ("locksmiths-folly", "o17", {}),
    ("captive-cartographer", "j2", {}),
    ("alchemists-bargain", "b17", {}),
    ("ember-witch", "x2", {}),
    ("iron-hall", "m10", {}),
    ("whispering-mirror", "f2", {"dead": ["sael"]}),
    ("bell-beneath", "b5", {}),
    ("black-banner", "j17", {"dead": ["vorrakh"]}),
]


@pytest.mark.parametrize(("quest", "at", "done"), UNMET)
@rule("HQ-END-3", "HQ-END-4")
def test_with_a_part_missing_the_quest_is_unfinished(quest: str, at: str, done: dict[str, Any]) -> None:
    stage = alone(quest, at, **done)
    stage.play("barbarian", "leave")
    assert ending(stage) == "unfinished"
    assert not state(stage).quest_won
    assert state(stage).sheets[0].gold == 0
    assert state(stage).sheets[0].done == 0


@rule("HQ-END-3")
def test_who_left_before_the_goal_was_met_does_not_make_it_a_success() -> None:
    stage = alone("proving-vaults", "x17", {"dwarf": {"fate": "safe"}}, dead=["verag"])
    happen(stage, "die barbarian")
    assert ending(stage) == "unfinished"


@rule("HQ-END-3", "HQ-END-4")
def test_the_quest_goes_on_as_long_as_a_living_hero_is_inside() -> None:
    stage = alone("proving-vaults", "x17", {"dwarf": {"at": "o15"}}, dead=["verag"])
    stage.play("barbarian", "leave")
    assert ending(stage) == ""
    assert not state(stage).quest_won  # what the others have not seen stays a secret
    happen(stage, "die dwarf")
    assert ending(stage) == "success"


@rule("HQ-END-3", "HQ-END-6")
def test_what_was_carried_out_by_one_counts_for_all() -> None:
    stage = alone(
        "drowned-scriptorium",
        "j17",
        {"dwarf": {"at": "k17"}},
        barbarian={"items": ["ledger-of-tides"]},
    )
    stage.play("barbarian", "leave")
    assert state(stage).fulfilled == 1
    stage.play("dwarf", "leave")
    assert ending(stage) == "success"


@rule("HQ-END-4")
def test_all_dead_is_a_defeat() -> None:
    stage = alone("proving-vaults", "x17", dead=["verag"])
    happen(stage, "die barbarian")
    assert ending(stage) == "defeat"


@rule("HQ-END-4", "HQ-END-6")
def test_by_the_first_stairs_of_the_toll_heroes_retreat_without_reward() -> None:
    stage = alone("goblin-toll", "b2", {"dwarf": {"at": "y19"}})
    assert "leave" not in steps(stage, "barbarian")
    stage.play("barbarian", "retreat")
    assert stage.describe()["heroes"]["barbarian"]["fate"] == "retreated"
    stage.play("dwarf", "leave")
    assert ending(stage) == "success"
    assert [state(stage).sheets[hero].gold for hero in (0, 1)] == [0, 160]
    only = alone("goblin-toll", "b2")
    only.play("barbarian", "retreat")
    assert ending(only) == "unfinished"


# --- escort -----------------------------------------------------------------------------------------------------------

ELOWEN = {"elowen": {"at": "k2", "body": 2, "controller": "barbarian"}}


@rule("HQ-QST-5", "HQ-END-3", "HQ-END-6")
def test_an_ally_at_the_exit_may_leave_together_with_a_hero() -> None:
    stage = alone("captive-cartographer", "j2", allies=ELOWEN, seen=["room-03"])
    stage.play("barbarian", "leave_together elowen")
    assert ending(stage) == "success"
    forgotten = alone("captive-cartographer", "j2", allies=ELOWEN, seen=["room-03"])
    forgotten.play("barbarian", "leave")
    assert ending(forgotten) == "unfinished"


@rule("HQ-QST-5", "HQ-QST-16")
def test_an_ally_elsewhere_or_still_bound_does_not_come_along() -> None:
    for elowen in ({"at": "l4", "body": 2}, {"at": "k2", "body": 2, "joined": False}):
        stage = alone("captive-cartographer", "j2", allies={"elowen": elowen}, seen=["room-03"])
        assert "leave_together" not in steps(stage, "barbarian")


@rule("HQ-QST-11")
def test_without_hope_no_departure_is_a_success() -> None:
    stage = alone("captive-cartographer", "j2", {"dwarf": {"at": "j3"}}, allies=ELOWEN, seen=["room-03"])
    happen(stage, "lose_body elowen 2")
    stage.play("barbarian", "leave")
    stage.play("dwarf", "leave")
    assert ending(stage) == "unfinished"


# --- quest items ------------------------------------------------------------------------------------------------------


@rule("HQ-QST-12")
def test_a_key_that_nobody_asked_for_stays_at_the_exit() -> None:
    stage = alone("goblin-toll", "y19", {"dwarf": {"at": "x19"}}, barbarian={"items": ["broadsword", "iron-key"]})
    stage.play("barbarian", "leave")
    assert not owns(stage, "barbarian", "iron-key")
    assert owns(stage, "barbarian", "broadsword")
    assert stage.describe()["piles"] == {"y19": {"gold": 0, "items": ["iron-key"]}}


@rule("HQ-QST-12", "HQ-END-6")
def test_what_must_be_carried_out_goes_with_its_bearer() -> None:
    stage = alone("drowned-scriptorium", "j17", {"dwarf": {"at": "k17"}}, barbarian={"items": ["ledger-of-tides"]})
    stage.play("barbarian", "leave")
    assert stage.describe()["piles"] == {}


# --- rewards ----------------------------------------------------------------------------------------------------------


@rule("HQ-END-6", "HQ-END-7")
def test_the_reward_is_split_among_those_who_left_the_rest_coin_by_coin() -> None:
    others = {"dwarf": {"fate": "safe"}, "elf": GONE, "wizard": {"fate": "safe"}}
    stage = alone("proving-vaults", "x17", others, dead=["verag"])
    stage.play("barbarian", "leave")
    assert [sheet.gold for sheet in state(stage).sheets] == [34, 33, 0, 33]
    assert [sheet.done for sheet in state(stage).sheets] == [1, 1, 0, 1]
    assert "rewarded barbarian 34" in events(stage)


@rule("HQ-END-6", "HQ-CAM-7")
def test_the_last_quest_gives_a_title() -> None:
    stage = alone("black-banner", "j17", dead=["vorrakh"], flags=["banner-burnt"])
    stage.play("barbarian", "leave")
    assert state(stage).sheets[0].title == 13
    assert state(stage).sheets[0].gold == 1000
    assert [sheet.title for sheet in state(stage).sheets[1:]] == [-1, -1, -1]


@rule("HQ-SET-7", "HQ-END-6")
def test_a_quest_won_before_gives_no_reward_again() -> None:
    stage = alone("proving-vaults", "x17", dead=["verag"])
    state(stage).results = ((0, "success"),)
    stage.play("barbarian", "leave")
    assert ending(stage) == "success"
    assert state(stage).sheets[0].gold == 0


# --- giving up, and the limit -----------------------------------------------------------------------------------------


@rule("HQ-END-5", "HQ-DEC-5")
def test_heroes_concede_together_and_those_inside_count_as_dead() -> None:
    seats = [Seat(name) for name in ("a", "b", "c", "d", "e")]
    position = {"quest": "proving-vaults", "lurking": []}
    table = Table.new(BOX, seats, dict(SINGLE), bytes(32), names=(*PARTY, "zargon"), position=position)
    motion = MOTIONS[0]
    refusal = table.motion_refused(motion, 4)
    assert refusal is not None
    assert refusal.message == "only-heroes-concede"
    table.raise_motion(1, motion)
    assert table.motion_waits_for == (0, 2, 3)
    for seat in (0, 2):
        table.answer_motion(seat, True)
    assert not table.over
    table.answer_motion(3, True)
    assert table.state.ending == "defeat"
    assert {row.fate for row in table.state.heroes} == {4}


@rule("HQ-END-5")
def test_who_is_out_already_stays_alive_when_the_others_concede() -> None:
    stage = alone("proving-vaults", "o15", {"dwarf": {"fate": "safe"}})
    happen(stage, "concede 0")
    assert ending(stage) == "unfinished"
    assert stage.describe()["heroes"]["dwarf"]["fate"] == "safe"
    refusal = MOTIONS[0].closed(state(stage), 0)
    assert refusal is not None
    assert refusal.message == "nobody-inside"


@rule("HQ-END-8")
def test_the_agreed_number_of_rounds_stops_the_quest() -> None:
    settings = SINGLE | {"max_rounds": 150}
    for number, result in ((149, ""), (150, "stopped")):
        stage = scene(quest="proving-vaults", lurking=[], active="wizard", round=number, settings=settings)
        stage.play("wizard", "end_turn")
        assert ending(stage) == result


@rule("HQ-END-3", "HQ-END-4", "HQ-END-5")
def test_in_a_campaign_the_chapter_is_closed_and_the_next_one_opened() -> None:
    stage = scene(
        dict.fromkeys(PARTY[1:], GONE) | {"barbarian": "x17"}, quest="proving-vaults", lurking=[], dead=["verag"]
    )
    stage.play("barbarian", "leave")
    assert ending(stage) == ""
    assert stage.describe()["results"] == ["proving-vaults success"]
    assert stage.decision != "turn_choice"

"""Combat plans: the tile, the traps and the creatures; who plans what, and who may wait (DL-PLN)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, refused, run, scene, state, steps, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.rules.planning import mark_late
from lanterne.games.dungeon_lords.rules.prison import release_prisoner
from lanterne.games.dungeon_lords.state import NO_BATTLE, PLANNED, WAITS
from lanterne.lab.stage import Stage

PARTY = ["warrior-1", "thief-1", "priest-1"]
ENTRANCE = ["r0c2"]
BLUE = {"party": ["wizard-3"], "tunnels": ENTRANCE, "ready": ["ghost"], "prison": ["thief-3", "thief-4"]}


def planning(red: dict[str, Any], **position: Any) -> Stage:
    """Red plans; blue is asked for a plan as well."""
    lords = {"red": {"party": PARTY, "tunnels": ENTRANCE, **red}, "blue": BLUE}
    return held(scene(lords, phase="planning", **{"round": 1, **position}))


def held(stage: Stage) -> Stage:
    """The game stops before the card is turned up: blue is asked something else."""
    state(stage).agenda.insert(-1, release_prisoner(stage.seat("blue")))
    return stage


def plan(stage: Stage, words: str) -> None:
    """Red plans this, blue nothing; both plans are laid."""
    stage.play("red", words)
    stage.play("blue", "make_plan")
    assert stage.decision == "release_prisoner"


def picks(stage: Stage, seat: str, *so_far: str) -> list[str]:
    """What may be picked next, in words."""
    view = stage.view(seat)
    return [stage.words(call) for call in view.picks(tuple(stage.call(words) for words in so_far))]


def unfinished(stage: Stage, seat: str, *so_far: str) -> str:
    """The message that says what is still missing, "" if nothing is."""
    refusal = stage.view(seat).unfinished(tuple(stage.call(words) for words in so_far))
    return refusal.message if refusal else ""


# --- the tile ---------------------------------------------------------------------------------------------------------

X, Y = "r1c2", "r0c1"
AROUND_THE_CORNER = {"tunnels": ["r0c2", X], "rooms": {Y: "hatchery"}}


@rule("DL-PLN-1", "DL-PLN-2")
def test_only_the_nearest_tile_is_marked_and_the_choice_is_free_again_each_round() -> None:
    first = planning({**AROUND_THE_CORNER, "ready": ["goblin"]})
    assert picks(first, "red") == ["station goblin"], "the entrance is nearest: there is nothing to mark"
    assert unfinished(first, "red") == ""
    plan(first, "make_plan [station goblin]")
    assert told(first, "tile-marked") == ["tile-marked red r0c2", "tile-marked blue r0c2"]

    second = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"]})
    assert picks(second, "red") == [f"mark {Y}", f"mark {X}"], "through a conquered tile both are one step away"
    assert unfinished(second, "red") == "tile-missing"
    plan(second, f"make_plan [mark {Y}]")
    assert told(second, "tile-marked")[0] == f"tile-marked red {Y}"
    third = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"], "target": Y})
    assert f"mark {X}" in picks(third, "red"), "what was marked before binds nobody"


@rule("DL-PLN-2")
def test_the_way_is_walked_not_measured_as_the_crow_flies() -> None:
    """r0c4 is two steps to the right, but seven along the tunnels; r2c1 and r3c2 are three away."""
    red = {
        "tunnels": ["r0c2", "r1c2", "r2c2", "r3c2", "r2c1", "r2c3", "r2c4", "r1c4", "r0c4"],
        "conquered": ["r0c2", "r1c2", "r2c2", "r2c3"],
    }
    assert set(picks(planning(red), "red")) == {"mark r3c2", "mark r2c1"}


@rule("DL-PLN-1")
def test_one_tile_is_marked_at_most() -> None:
    stage = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"]})
    assert picks(stage, "red", f"mark {X}") == []


# --- what waits there -------------------------------------------------------------------------------------------------

CREATURES = ["goblin", "goblin", "witch", "ghost", "ghost"]
GHOSTS = ["station ghost", "station ghost"]


@rule("DL-PLN-3", "DL-PLN-4")
def test_in_a_tunnel_waits_one_trap_one_monster_and_any_number_of_ghosts() -> None:
    stage = planning({"traps": ["pendulum", "pendulum", "trap-door"], "ready": CREATURES})
    assert picks(stage, "red") == [
        "lay pendulum",
        "lay trap-door",
        "station goblin",
        "station witch",
        "station ghost",
    ], "each face once"
    assert picks(stage, "red", "lay pendulum", "station goblin") == ["station ghost"]
    assert picks(stage, "red", *GHOSTS) == ["lay pendulum", "lay trap-door", "station goblin", "station witch"]
    assert picks(stage, "red", "station witch", "lay trap-door", *GHOSTS) == [], "there are no more ghosts"
    assert not stage.is_open("red", "make_plan [station goblin] [station witch]")
    assert not stage.is_open("red", "make_plan [lay pendulum] [lay trap-door]")
    plan(stage, "make_plan [station ghost] [lay pendulum] [station goblin] [station ghost]")
    red = lord(stage, "red")
    assert (len(red.traps), len(red.trapped)) == (2, 1)
    assert sorted(told(stage, "creature-stationed")) == [
        "creature-stationed red ghost",
        "creature-stationed red ghost",
        "creature-stationed red goblin",
    ]
    assert len(red.ready) == 2


ROOM = {"tunnels": [], "rooms": {"r0c2": "hatchery"}}


@rule("DL-PLN-5", "DL-PLN-8")
def test_in_a_room_wait_two_monsters_and_a_trap_with_a_gold_on_it() -> None:
    stage = planning({**ROOM, "gold": 1, "traps": ["pendulum", "cursed-ring"], "ready": CREATURES})
    assert "lay pendulum" in picks(stage, "red")
    assert "lay cursed-ring" not in picks(stage, "red"), "its own gold and that of the room"
    assert picks(stage, "red", "station goblin", "station goblin", "lay pendulum") == ["station ghost"]
    plan(stage, "make_plan [station goblin] [station witch] [lay pendulum] [station ghost] [station ghost]")
    assert lord(stage, "red").gold == 1, "it is paid when the trap is sprung"

    poor = planning({**ROOM, "gold": 0, "traps": ["pendulum"], "ready": ["ghost"]})
    assert picks(poor, "red") == ["station ghost"]
    rich = planning({**ROOM, "gold": 2, "traps": ["cursed-ring"]})
    assert picks(rich, "red") == ["lay cursed-ring"]


LABYRINTH = {"tunnels": [], "rooms": {"r0c2": "labyrinth"}}


@rule("DL-PLN-6")
def test_in_the_labyrinth_wait_two_traps_without_gold_and_one_monster() -> None:
    stage = planning({**LABYRINTH, "gold": 0, "traps": ["pendulum"] * 3, "ready": CREATURES}, year=2)
    assert "lay pendulum" in picks(stage, "red", "lay pendulum")
    assert picks(stage, "red", "lay pendulum", "lay pendulum", "station goblin") == ["station ghost"]
    plan(stage, "make_plan [lay pendulum] [lay pendulum] [station witch]")
    assert len(lord(stage, "red").trapped) == 2


@rule("DL-PLN-8")
@pytest.mark.parametrize(
    ("means", "trap", "second"),
    [
        ({"gold": 1}, "cursed-ring", False),
        ({"gold": 2}, "cursed-ring", True),
        ({"imps": 1}, "kamikaze-imp", False),
        ({"imps": 2}, "kamikaze-imp", True),
        ({"food": 1}, "poisoned-meal", False),
        ({"food": 2}, "poisoned-meal", True),
    ],
)
def test_two_traps_must_be_payable_together(means: dict[str, int], trap: str, second: bool) -> None:
    stage = planning({**LABYRINTH, **means, "traps": [trap, trap]}, year=2)
    assert f"lay {trap}" in picks(stage, "red")
    assert (f"lay {trap}" in picks(stage, "red", f"lay {trap}")) is second


@rule("DL-PLN-8", "DL-GEN-7")
def test_who_holds_a_trap_is_asked_even_if_he_can_lay_none() -> None:
    stage = planning({"imps": 0, "traps": ["kamikaze-imp"]})
    assert stage.asked == ("red", "blue"), "that he is not asked would tell what he holds"
    assert picks(stage, "red") == []
    plan(stage, "make_plan")
    assert lord(stage, "red").plan == PLANNED


@rule("DL-PLN-7")
def test_face_down_creatures_stay_in_the_lair() -> None:
    stage = planning({"ready": ["goblin"], "spent": ["witch", "ghost"]})
    assert picks(stage, "red") == ["station goblin"]
    assert not stage.is_open("red", "make_plan [station ghost]")


@rule("DL-PLN-4", "DL-PLN-5")
def test_until_the_tile_is_marked_there_must_be_one_that_takes_it_all() -> None:
    stage = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"], "gold": 0, "traps": ["pendulum"], "ready": CREATURES})
    assert "station goblin" in picks(stage, "red", "station goblin"), "the room takes two"
    both = picks(stage, "red", "station goblin", "station goblin")
    assert f"mark {Y}" in both
    assert f"mark {X}" not in both
    assert "lay pendulum" not in both, "in the tunnel it needs no gold, but there is one monster too many there"
    assert f"mark {Y}" not in picks(stage, "red", "lay pendulum")
    assert stage.is_open("red", f"make_plan [mark {X}] [lay pendulum] [station goblin]")
    assert not stage.is_open("red", f"make_plan [mark {Y}] [lay pendulum] [station goblin]")


@rule("DL-PLN-3", "DL-PLN-13")
def test_every_order_of_a_legal_plan_is_legal() -> None:
    stage = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"], "traps": ["pendulum"], "ready": CREATURES})
    plan = [f"mark {Y}", "lay pendulum", "station witch", "station goblin", "station ghost"]
    for first in range(len(plan)):
        turned = plan[first:] + plan[:first]
        for place, pick in enumerate(turned):
            assert pick in picks(stage, "red", *turned[:place])


# --- who plans --------------------------------------------------------------------------------------------------------

ALL_CONQUERED = {"tunnels": ENTRANCE, "conquered": ENTRANCE}


@rule("DL-CBT-3", "DL-GEN-7")
def test_who_has_nothing_to_choose_is_not_asked() -> None:
    stage = scene(
        {
            "red": {"party": PARTY, "tunnels": ENTRANCE},
            "blue": {"party": ["wizard-1"], "tunnels": ENTRANCE, "ready": ["ghost"]},
            "green": {"tunnels": ENTRANCE, "ready": ["ghost"], "traps": ["pendulum"]},
        },
        phase="planning",
        round=1,
    )
    assert stage.asked == ("blue",), "green has no party"
    assert told(stage, "tile-marked") == ["tile-marked red r0c2"]
    assert lord(stage, "red").plan == PLANNED
    assert lord(stage, "green").plan == NO_BATTLE


@rule("DL-PLN-9", "DL-PLN-10")
def test_without_an_unconquered_tile_a_prisoner_goes_free_and_joins_nobody() -> None:
    stage = planning({**ALL_CONQUERED, "prison": ["paladin-1", "wizard-1", "thief-2"], "ready": ["goblin"]})
    assert picks(stage, "red") == ["free wizard-1", "free thief-2", "free paladin-1"], "who is worth least first"
    assert unfinished(stage, "red") == "prisoner-missing"
    assert picks(stage, "red", "free wizard-1") == [], "one, and no creature"
    before = lord(stage, "red").party
    plan(stage, "make_plan [free thief-2]")
    assert told(stage, "prisoner-released") == ["prisoner-released red thief-2"]
    red = lord(stage, "red")
    assert len(red.prison) == 2
    assert red.party == before
    assert len(state(stage).left) == 1
    assert red.plan == NO_BATTLE


@rule("DL-PLN-9", "DL-GEN-7")
def test_the_only_prisoner_goes_without_a_question() -> None:
    stage = planning({**ALL_CONQUERED, "prison": ["wizard-1"]})
    assert stage.asked == ("blue",)
    assert told(stage, "prisoner-released") == ["prisoner-released red wizard-1"]
    nobody = planning({**ALL_CONQUERED})
    assert nobody.asked == ("blue",)
    assert told(nobody, "nobody-to-release") == ["nobody-to-release red"]


@rule("DL-PLN-10")
def test_nobody_goes_free_while_there_is_no_party() -> None:
    stage = planning({**ALL_CONQUERED, "party": [], "prison": ["wizard-1", "thief-1"]})
    assert stage.asked == ("blue",)
    assert told(stage, "prisoner-released") == []
    assert len(lord(stage, "red").prison) == 2


@rule("DL-PAL-7", "DL-PLN-9")
def test_a_paladin_who_is_let_go_never_comes_back() -> None:
    stage = planning({**ALL_CONQUERED, "evil": 12, "prison": ["paladin-1"]}, paladin="gone")
    assert told(stage, "prisoner-released") == ["prisoner-released red paladin-1"]
    assert told(stage, "paladin-comes") == []


# --- the paladin may yet come -----------------------------------------------------------------------------------------


def paladin_with_red(**position: Any) -> Stage:
    """Red has the paladin; blue has a party; green has none but is evil; yellow has none and is not evil."""
    lords = {
        "red": {"evil": 10, "party": ["paladin-1", "wizard-1"], "tunnels": ENTRANCE, "ready": ["goblin"]},
        "blue": {**BLUE, "traps": ["pendulum"], "ready": ["witch"]},
        "green": {"evil": 9, "tunnels": ENTRANCE, "ready": ["ghost"]},
        "yellow": {"evil": 8, "tunnels": ENTRANCE, "ready": ["troll"]},
    }
    return held(scene(lords, phase="planning", **{"round": 2, **position}))


@rule("DL-PLN-11")
def test_a_precaution_is_planned_while_the_paladin_can_still_come() -> None:
    stage = paladin_with_red()
    assert stage.asked == ("red", "blue", "green"), "yellow stands too low"
    assert "no_precaution" in steps(stage, "green")
    assert "no_precaution" not in steps(stage, "blue"), "who has a party must plan"
    assert picks(stage, "green") == ["station ghost"]
    late = paladin_with_red(first="green")
    assert late.asked == ("red", "blue"), "green fights before red and cannot be reached in time"


@rule("DL-PLN-11", "DL-PLN-13")
def test_a_precaution_may_be_declined_and_is_if_nobody_answers() -> None:
    stage = paladin_with_red()
    assert stage.words(stage.view("green").default_answer()) == "no_precaution"
    assert stage.words(stage.view("blue").default_answer()) == "make_plan"
    stage.play("red", "make_plan")
    stage.play("blue", "make_plan")
    assert told(stage, "tile-marked") == [], "nobody sees anything before all have answered"
    stage.play("green", "no_precaution")
    assert told(stage, "no-precaution-taken") == ["no-precaution-taken green"]
    assert told(stage, "tile-marked") == ["tile-marked red r0c2", "tile-marked blue r0c2"]
    assert lord(stage, "green").plan == NO_BATTLE


@rule("DL-PLN-11")
def test_a_precaution_needs_an_unconquered_tile() -> None:
    lords = {
        "red": {"evil": 10, "party": ["paladin-1"], "tunnels": ENTRANCE, "ready": ["goblin"]},
        "blue": {"evil": 9, "conquered": ENTRANCE, "tunnels": ENTRANCE, "ready": ["ghost"]},
    }
    assert scene(lords, phase="planning", round=1).asked == ("red",)


# --- waiting ----------------------------------------------------------------------------------------------------------


@rule("DL-PLN-13")
def test_all_but_the_first_may_wait_while_a_paladin_stands_at_a_dungeon() -> None:
    stage = paladin_with_red()
    assert refused(stage, "red", "wait") == ("first-plans-now", "DL-PLN-13")
    assert "wait" in steps(stage, "blue")
    assert "wait" in steps(stage, "green")
    other = paladin_with_red(first="blue")
    assert "wait" in steps(other, "red")
    assert refused(other, "blue", "wait") == ("first-plans-now", "DL-PLN-13")
    nobody = planning({"ready": ["ghost"]}, first="blue")
    assert steps(nobody, "red") == set(), "without him the order does not matter"


@rule("DL-PLN-13")
def test_those_who_wait_plan_in_turn_order_and_see_the_open_plans() -> None:
    stage = paladin_with_red(first="red")
    stage.play("green", "wait")
    stage.play("blue", "wait")
    assert stage.view("blue").state.lords[0].target == -1
    stage.play("red", "make_plan [station goblin]")
    assert told(stage, "lord-waits") == ["lord-waits blue", "lord-waits green"]
    assert stage.asked == ("blue",)
    assert lord(stage, "green").plan == WAITS
    seen = stage.view("blue").state.lords[0]
    assert seen.target == lord(stage, "red").target != -1
    assert len(seen.stationed) == 1
    assert steps(stage, "blue") == set(), "nobody waits twice"
    stage.play("blue", "make_plan [lay pendulum]")
    assert stage.asked == ("green",)
    assert steps(stage, "green") == {"no_precaution"}
    stage.play("green", "make_plan [station ghost]")
    assert lord(stage, "green").plan == PLANNED
    assert told(stage, "creature-stationed") == ["creature-stationed red goblin", "creature-stationed green ghost"]


@rule("DL-PLN-13")
def test_a_plan_may_be_replaced_until_the_last_is_in() -> None:
    stage = paladin_with_red()
    stage.play("blue", "make_plan [lay pendulum]")
    stage.play("blue", "make_plan [station witch]")
    stage.play("green", "no_precaution")
    stage.play("red", "make_plan")
    assert len(lord(stage, "blue").traps) == 1
    assert told(stage, "creature-stationed") == ["creature-stationed blue witch"]


@rule("DL-PLN-3", "DL-PLN-13")
def test_creatures_lie_open_and_traps_face_down() -> None:
    stage = paladin_with_red()
    stage.play("blue", "make_plan [lay pendulum] [station witch]")
    stage.play("green", "no_precaution")
    assert stage.view("red").state.sealed[1] is HIDDEN
    stage.play("red", "make_plan")
    laid = next(said for said in stage.said if said.event.message == "trap-laid")
    assert laid.seen_by(1 << stage.seat("red")).args[1] is HIDDEN
    assert laid.seen_by(1 << stage.seat("blue")).args[1] is not HIDDEN
    seen = stage.view("red").state.lords[1]
    assert seen.stationed == lord(stage, "blue").stationed != ()
    assert seen.trapped[0] is HIDDEN


# --- nobody expected him ----------------------------------------------------------------------------------------------


@rule("DL-PLN-12")
def test_who_made_no_plan_marks_a_tile_when_the_paladin_comes() -> None:
    stage = planning({**AROUND_THE_CORNER, "conquered": ["r0c2"], "ready": ["goblin"]})
    run(stage, mark_late(0))
    assert stage.decision == "mark_late"
    assert stage.offered("red") == [f"mark_tile {Y} 0", f"mark_tile {X} 0"], "and nothing else can be planned"
    stage.play("red", f"mark_tile {X} red")
    red = lord(stage, "red")
    assert told(stage, "tile-marked") == [f"tile-marked red {X}"]
    assert (red.plan, red.stationed) == (PLANNED, ())
    without = planning({**ALL_CONQUERED, "prison": ["thief-1", "wizard-1"]})
    run(without, mark_late(0))
    assert without.decision == "plan_battles", "without a tile nothing happens"

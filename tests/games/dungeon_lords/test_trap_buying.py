"""Buy Traps: drawn unseen by the others; in the second year one more, and one is given up."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.minions import at, minions, orders
from tests.games.dungeon_lords.scene import lord, scene, state, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_lords.state import TRAPS
from lanterne.lab.stage import Stage

PILE = ["pendulum", "fire-wall", "trap-door", "cursed-ring"]


def held(stage: Stage) -> list[str]:
    """Red's traps."""
    return [TRAPS.names[trap] for trap in lord(stage, "red").traps]


@pytest.mark.parametrize(("space", "gold", "number"), [("traps-1", 2, 1), ("traps-2", 3, 1), ("traps-3", 1, 2)])
@rule("DL-TRP-1", "DL-GEN-3")
def test_so_many_traps_for_so_much_gold(space: str, gold: int, number: int) -> None:
    stage = at(space, {"traps": ["pendulum"]}, trap_pile=PILE)
    assert stage.offered("red") == ["buy_traps", "decline_action"]
    stage.play("red", "buy_traps")
    assert lord(stage, "red").gold == gold
    assert held(stage) == ["pendulum", *PILE[:number]]
    assert stage.asked == ("blue",), "in the first year nothing is given up"
    assert minions(stage) == {"room-1": "blue"}


@rule("DL-TRP-1")
def test_only_the_owner_sees_what_he_drew() -> None:
    stage = at("traps-3", trap_pile=PILE)
    stage.play("red", "buy_traps")
    assert stage.view("blue").state.lords[0].traps == (HIDDEN, HIDDEN)
    assert stage.view("red").state.lords[0].traps == lord(stage, "red").traps
    drawn = [said for said in stage.said if said.event.message == "trap-drawn"]
    assert [said.seen_by(0b1110).args for said in drawn] == [(0, HIDDEN)] * 2


@pytest.mark.parametrize(("space", "number"), [("traps-1", 2), ("traps-2", 2), ("traps-3", 3)])
@rule("DL-TRP-2", "DL-SUP-4")
def test_in_the_second_year_one_more_is_drawn_and_any_one_is_given_up(space: str, number: int) -> None:
    stage = at(space, {"traps": ["rolling-stone"]}, year=2, trap_pile=PILE)
    stage.play("red", "buy_traps")
    assert held(stage) == ["rolling-stone", *PILE[:number]]
    assert stage.decision == "discard_trap"
    newest_first = [*reversed(PILE[:number]), "rolling-stone"]
    assert stage.offered("red") == [f"give_up_trap {trap} 0" for trap in newest_first]
    stage.play("red", "give_up_trap rolling-stone red")
    assert held(stage) == PILE[:number]
    assert [(TRAPS.names[card.face], card.known) for card in state(stage).given_up] == [("rolling-stone", 1)]
    assert stage.asked == ("blue",)


@rule("DL-TRP-2", "DL-GEN-7")
def test_he_is_asked_which_one_even_if_all_faces_are_equal() -> None:
    stage = at("traps-2", year=2, trap_pile=["pendulum", "pendulum"])
    stage.play("red", "buy_traps")
    assert stage.decision == "discard_trap"
    assert stage.offered("red") == ["give_up_trap pendulum 0"]


@rule("DL-TRP-2", "DL-SUP-3", "DL-GEN-7")
def test_the_only_trap_that_could_be_drawn_is_given_up_again() -> None:
    stage = at("traps-2", year=2, trap_pile=["pendulum"])
    stage.play("red", "buy_traps")
    assert held(stage) == []
    assert stage.asked == ("blue",)
    assert "trap-given-up red pendulum" in told(stage, "trap-given-up")


@rule("DL-SUP-3")
def test_without_a_single_trap_nobody_buys() -> None:
    stage = at("traps-2", trap_pile=[])
    assert stage.asked == ("blue",)
    assert told(stage, "no-traps-left") == ["no-traps-left red traps-2"]
    assert lord(stage, "red").on_cards == 1


@rule("DL-SUP-3")
def test_the_discard_is_shuffled_when_the_pile_is_empty() -> None:
    lords = {"red": orders("traps"), "blue": orders("room")}
    spaces = {"traps-3": "red", "room-1": "blue"}
    pile, sprung = ["pendulum"], ["fire-wall", "trap-door"]
    chance = [("shuffle", "trap", ["trap-door"])]
    stage = scene(lords, seats=4, spaces=spaces, chance=chance, shop=["mint"], trap_pile=pile, sprung=sprung)
    stage.play("red", "buy_traps")
    assert held(stage) == ["pendulum", "trap-door"]
    assert state(stage).sprung == ()


@rule("DL-SUP-3")
def test_he_pays_the_whole_price_even_if_fewer_traps_are_left() -> None:
    stage = at("traps-3", trap_pile=["pendulum"])
    stage.play("red", "buy_traps")
    assert (held(stage), lord(stage, "red").gold) == (["pendulum"], 1)

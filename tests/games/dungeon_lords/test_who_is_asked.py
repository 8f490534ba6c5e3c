"""Who is asked, and how often, depends on what everybody can see, never on the faces of traps (DL-GEN-7)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.fray import fray
from tests.games.dungeon_lords.scene import TOKENS, scene, state

from lanterne.engine import View
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.rules import planning, purse, trap_buying
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.special_events import recall_traps
from lanterne.games.dungeon_lords.state import Lord
from lanterne.lab.stage import Stage

EQUAL, DIFFERENT, DEAR = (
    ["pendulum", "pendulum"],
    ["fire-wall", "trap-door"],
    ["cursed-ring", "poisoned-meal"],
)
HANDS = (EQUAL, DIFFERENT, DEAR)


def questions(stage: Stage) -> list[tuple[str, tuple[str, ...]]]:
    """All that is asked until the round, or the battle, is over: which decision, and whom. Everybody gives the first
    answer there is."""
    asked = []
    for _ in range(12):
        game = stage.game
        if game.over or game.choice is None:
            break
        asked.append((stage.decision, stage.asked))
        if state(stage).round == 0 and stage.decision == "program_orders":
            break
        for seat in game.asked:
            game.play(seat, View(BOX, game.state, seat).default_answer())
    return asked


def buying(hand: list[str]) -> Stage:
    red = {"traps": hand, "orders": ["traps", "food", "dig"]}
    return scene({"red": red}, seats=4, year=2, phase="orders", spaces={"traps-2": "red"}, trap_pile=["pendulum"] * 3)


def hiring(hand: list[str]) -> Stage:
    """A Golem's wage is a trap."""
    red = {"traps": hand, "gold": 5, "orders": ["monster", "food", "dig"]}
    return scene({"red": red}, seats=4, phase="orders", spaces={"monster-1": "red"}, tavern=["golem"])


def recalled(hand: list[str]) -> Stage:
    stage = scene({"red": {"traps": hand}, "blue": {"traps": ["trap-door"]}}, seats=4)
    state(stage).agenda.append(recall_traps())
    stage.game.run()
    return stage


def plans(hand: list[str]) -> Stage:
    """One nearest tile, no creature, and no means: what there is to choose is a trap that cannot be paid for."""
    red = {"traps": hand, "gold": 0, "food": 0, "imps": 0, "party": ["warrior-1"]}
    return scene({"red": red}, seats=4, phase="planning", round=1, chance=[TOKENS])


def robbed(hand: list[str]) -> Stage:
    """Detect Treasure finds neither gold nor food."""
    return fray(["wizard-1"], "detect-treasure", traps=hand, gold=0, food=0)


def labyrinth(hand: list[str]) -> Stage:
    return fray(["warrior-4"], traps=[], trapped=hand, rooms={"r0c2": "labyrinth"}, gold=9, food=9)


@pytest.mark.parametrize(
    "where", [buying, hiring, recalled, plans, robbed, labyrinth], ids=lambda where: where.__name__
)
@rule("DL-GEN-7")
def test_who_is_asked_does_not_rest_on_the_faces_of_traps(where: Any) -> None:
    first, *others = [questions(where(hand)) for hand in HANDS]
    assert any(seats == ("red",) for _, seats in first[:1]), "a lord with two traps is asked"
    assert first == others[0] == others[1]


def only_if_payable(lord: Lord) -> bool:
    return any(planning.unfit(lord, nearest(lord).bit_length() - 1, (trap,), ()) is None for trap in lord.traps)


def only_if_different(held: tuple[int, ...]) -> bool:
    return len({*held}) > 1


@rule("DL-GEN-7")
def test_a_plan_that_is_asked_for_only_if_a_trap_can_be_paid_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "has_a_choice", only_if_payable)
    first, *others = [questions(plans(hand))[:1] for hand in HANDS]
    assert any(other != first for other in others)


@pytest.mark.parametrize(
    ("module", "step", "asks", "where"),
    [(trap_buying, "trap_is_discarded", "discard_trap", buying), (purse, "trap_is_paid", "give_trap", hiring)],
    ids=["discard", "wage"],
)
@rule("DL-GEN-7")
def test_a_question_that_is_spared_for_equal_traps_is_noticed(
    monkeypatch: pytest.MonkeyPatch, module: Any, step: str, asks: str, where: Any
) -> None:
    def spared(game: Any, seat: int) -> None:
        held = game.state.lords[seat].traps
        game.then((asks, seat) if only_if_different(held) else purse.give_up_trap(held[0], seat))

    monkeypatch.setattr(getattr(module, step), "run", spared)
    hands = [["pendulum", "pendulum"], ["fire-wall", "trap-door"]]
    assert questions(where(hands[0])) != questions(where(hands[1]))

"""The combat trainer."""

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import lord, scene, state, told
from tools.dungeon_lords_trainer import Search

from lanterne.engine import NoDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES, TRAINERS
from lanterne.games.dungeon_lords.rules.scoring import points, total
from lanterne.games.dungeon_lords.state import CELLS, ROOMS, TENT
from lanterne.lab.stage import Stage


def trainer(name: str) -> Stage:
    return Stage(BOX, 1, settings={"trainer": name})


@rule("DL-VAR-4")
@pytest.mark.parametrize("name", TRAINER_NAMES)
def test_a_prepared_position_is_laid_out(name: str) -> None:
    stage, prepared = trainer(name), TRAINERS[TRAINER_NAMES.index(name)]
    red, s = lord(stage, "red"), state(stage)
    assert (red.evil, red.gold, red.food, red.imps) == (prepared.evil, prepared.gold, prepared.food, prepared.imps)
    assert (red.ready, red.spent, red.traps) == (prepared.monsters, (), prepared.traps)
    assert [hero.who for hero in red.party] == list(prepared.party)
    assert red.dug.bit_count() == len(prepared.tunnels) + len(prepared.rooms)
    assert [card.face for card in s.town] == list(prepared.combat_cards)
    assert (s.year, s.round, stage.decision) == (prepared.year, 1, "plan_battles")
    assert [words.split()[1] for words in told(stage, "training-begins")] == [name]


@rule("DL-VAR-4")
def test_the_paladin_is_in_the_party_or_in_his_tent() -> None:
    assert state(trainer("guest-of-honour")).paladin == 0
    assert state(trainer("magic-word")).paladin == TENT


@rule("DL-VAR-4")
def test_rooms_lie_where_they_are_prepared() -> None:
    rooms = lord(trainer("guest-of-honour"), "red").rooms
    assert [(CELLS.name(cell), ROOMS.name(room)) for cell, room in rooms] == [
        ("r1c1", "anti-magic-room"),
        ("r2c4", "labyrinth"),
    ]


@rule("DL-VAR-4")
def test_nobody_has_seen_the_combat_cards() -> None:
    assert all(card.known == 0 for card in state(trainer("first-blood")).town)


@rule("DL-VAR-4")
def test_it_ends_after_four_rounds() -> None:
    stage = trainer("first-blood")
    while not stage.game.over:
        stage.play("red", "make_plan")
    assert state(stage).ending == "trained"
    assert len(state(stage).shown_cards) == 4
    assert [words.split()[2] for words in told(stage, "trained")] == [str(total(state(stage), 0))]


@rule("DL-VAR-4")
def test_it_ends_when_nobody_is_left_in_the_party() -> None:
    stage = trainer("guest-of-honour")
    for answer in (
        "make_plan [lay poisoned-meal] [station demon]",
        "strike_at paladin-2 red",
        "make_plan [lay cursed-ring]",
        "make_plan [lay fire-wall] [station dragon]",
    ):
        stage.play("red", answer)
    assert state(stage).ending == "trained"
    assert len(state(stage).shown_cards) == 3
    assert {line.what: line.points for line in points(state(stage), 0)} == {"prisoner": 6, "paladin": 5}


@rule("DL-VAR-4")
def test_only_prisoners_and_conquered_tiles_count() -> None:
    red = {"prison": ["thief-1"], "unpaid": 3, "ready": ["goblin"], "conquered": ["r0c2"], "party": ["thief-2"]}
    stage = scene({"red": red}, seats=1, phase="planning", settings={"trainer": "first-blood"})
    assert {line.what: line.points for line in points(state(stage), 0)} == {"prisoner": 2, "conquered-tile": -2}


@rule("DL-VAR-4")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * (name == "magic-word")) for name in TRAINER_NAMES]
)
def test_nothing_better_than_the_best_result_can_be_had(name: str) -> None:
    search = Search()
    search.look(BOX.new(1, NoDice(), {"trainer": name}))
    assert search.best == TRAINERS[TRAINER_NAMES.index(name)].best


BEST_OF_MAGIC_WORD = (
    "make_plan [lay anti-magic-dart] [station witch]",
    "trap_hits warrior-3 anti-magic-dart",
    "defy_peace 2",
    "act witch 0",
    "make_plan [lay pendulum] [station vampire]",
    "pay_again vampire",
    "act vampire 1",
    "strike_at wizard-2 red",
    "make_plan [mark r1c1] [station ghost] [station vampire]",
    "act vampire 0",
)


@rule("DL-VAR-4")
def test_the_result_is_told_beside_the_best() -> None:
    stage = trainer("magic-word")
    for answer in BEST_OF_MAGIC_WORD:
        stage.play("red", answer)
    assert told(stage, "trained") == ["trained red 7 7"]


def test_it_is_for_one_lord_and_nothing_else_is() -> None:
    assert BOX.seats_with({"trainer": "first-blood"}) == (1,)
    assert BOX.seats_with({"greedy_dummies": "on"}) == (2, 3, 4)
    with pytest.raises(
        ValueError, match="setting greedy_dummies only counts with trainer=none, and trainer is first-blood"
    ):
        BOX.full_settings({"trainer": "first-blood", "greedy_dummies": "on"})

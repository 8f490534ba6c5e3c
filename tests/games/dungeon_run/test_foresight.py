"""What an assignment would lead to, told before it is confirmed."""

import pytest
from tests.games.dungeon_run.scene import scene

from lanterne.games.dungeon_run.foresight import foresee
from lanterne.lab.stage import Stage
from lanterne.server.render import draft
from lanterne.words import words_for


def foreseen(stage: Stage, words: str) -> list[tuple[str, object, object]]:
    """Message, count and Life left of each line."""
    said = foresee(stage.view("vargagg"), stage.call(words))
    return [(say.id, say.args.get("count"), say.args.get("left")) for say in said]


def battle(wounds: int, dice: list[int]) -> Stage:
    """Vargagg has rolled these dice against potential hits of 1 and 2 of a Slime."""
    chance = [("roll", 6, [1, 2]), ("roll", 6, dice)]
    tiles = {"junction-3": {"at": [1, 0], "turn": 180, "monster": "slime"}}
    heroes = {"vargagg": {"tile": "junction-3", "wounds": wounds}, "emma-goodluck": {}}
    stage = scene(heroes, tiles=tiles, active="vargagg", chance=chance)
    stage.play("vargagg", "battle_monster")
    stage.play("vargagg", "fight_with brawn")
    return stage


def test_wounds_on_both_sides_are_told() -> None:
    stage = battle(0, [1, 2, 4, 5, 6])
    assert foreseen(stage, "assign_dice [hit_with 4] [hit_with 5] [block_with 1 1]") == [
        ("foresee-dealt", 2, 2),
        ("foresee-taken", 1, None),
    ]
    assert foreseen(stage, "assign_dice") == [("foresee-dealt", 0, 4), ("foresee-taken", 2, None)]


def test_who_would_be_defeated_is_warned() -> None:
    stage = battle(5, [1, 2, 3, 4, 5, 6])  # his Blood Rage brings a sixth die
    hits = "assign_dice [hit_with 4] [hit_with 5] [hit_with 6]"
    assert [line[0] for line in foreseen(stage, hits)] == ["foresee-dealt", "foresee-taken", "foresee-defeated"]
    blocks = f"{hits} [block_with 1 1] [block_with 2 2]"
    assert [line[0] for line in foreseen(stage, blocks)] == ["foresee-dealt", "foresee-taken"]


def test_nothing_is_said_of_other_answers() -> None:
    stage = battle(0, [1, 2, 4, 5, 6])
    assert foresee(stage.view("vargagg"), ("end_turn",)) == ()


@pytest.mark.parametrize(("language", "outcome"), [("en", "Slime: 3 wounds, 1 Life left"), ("fr", "Vie restante : 1")])
def test_a_screen_begins_with_the_suggestion_and_what_comes_of_it(language: str, outcome: str) -> None:
    view = battle(0, [1, 2, 4, 5, 6]).view("vargagg")
    words = words_for(view.box, language)
    shown = draft(view, words, words.names(view.state, 0), view.suggested(), ahead=True)
    assert shown is not None
    assert not shown.why, "it can be confirmed as it is"
    assert [pick.things for pick in shown.picked] == [
        ("die:1", "threat:1"),
        ("die:2", "threat:2"),
        ("die:4",),
        ("die:5",),
        ("die:6",),
    ]
    assert outcome in shown.foreseen[0].replace("\u00a0", " ")

"""Automatic answers: which questions are not asked at first, and what is answered then."""

import pytest
from tests.games.dungeon_run.scene import run, scene, state

from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.rules.rally import may_rally


@pytest.mark.parametrize(("name", "rallies"), [("dorgan", True), ("stabbins", True), ("vargagg", False)])
def test_who_counts_his_wounds_is_asked_whether_he_rallies(name: str, rallies: bool) -> None:
    stage = scene({name: {"wounds": 2}, "saelith-ashborn": {}})
    run(stage, may_rally(0))
    view = BOX.view(stage.game.state, 0)
    assert view.auto_answerable == "choose_rally"
    assert BOX.auto_answers[view.auto_answerable].by_default(view.state, 0) is rallies
    assert BOX.encode(view.default_answer())[0] == "rally"


def test_help_is_accepted_until_the_stone_is_taken() -> None:
    stage = scene({"dorgan": {}, "vargagg": {}})
    offered = BOX.auto_answers["answer_offer"]
    assert offered.by_default(state(stage), 0)
    state(stage).final = True
    assert not offered.by_default(state(stage), 0)


def test_everything_else_is_asked_at_first() -> None:
    s = state(scene({"dorgan": {}, "vargagg": {}}))
    asked = {name for name, spare in BOX.auto_answers.items() if not spare.by_default(s, 0)}
    assert asked == {"declare_help", "lone_dice_window", "dice_window"}

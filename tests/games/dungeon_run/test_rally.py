"""Rally: who may, when, and what cards add to it."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told

from lanterne.games.dungeon_run.content.settings import BATTLE, ESCAPE
from lanterne.games.dungeon_run.rules.rally import can_rally, may_rally
from lanterne.games.dungeon_run.state import CARDS, Deed, begin_deed
from lanterne.lab.stage import Stage


def rallying(row: dict[str, Any], name: str = "vargagg", **deed: Any) -> Stage:
    other = "dorgan"
    stage = scene({name: row, other: {}})
    if deed:
        begin_deed(state(stage), Deed(**{"kind": BATTLE, "hero": 0, "tile": 0} | deed))
    run(stage, may_rally(0))
    return stage


@rule("DR-RAL-1", "DR-RAL-2")
def test_he_may_remove_a_wound_or_keep_it() -> None:
    stage = rallying({"wounds": 2})
    assert (stage.decision, stage.asked) == ("choose_rally", ("vargagg",))
    assert stage.offered("vargagg") == ["rally 0", "keep_wound"], "rallying is what happens without an answer"
    stage.play("vargagg", "rally 0")
    assert hero(stage, "vargagg").wounds == 1
    assert told(stage, "rallied") == ["rallied vargagg 1"]
    kept = rallying({"wounds": 2})
    kept.play("vargagg", "keep_wound")
    assert hero(kept, "vargagg").wounds == 2


@rule("DR-RAL-1", "DR-RAL-3")
@pytest.mark.parametrize(
    "row",
    [{}, {"wounds": 7}, {"wounds": 3, "condition": "unconscious"}, {"wounds": 7, "condition": "dead"}],
    ids=["unhurt", "about-to-fall", "unconscious", "dead"],
)
def test_nobody_rallies_without_a_wound_or_when_defeated(row: dict[str, Any]) -> None:
    stage = scene({"dorgan": {}, "vargagg": row, "birodin": {}})
    assert not can_rally(state(stage), 1)
    run(stage, may_rally(1))
    assert stage.decision == "take_action"


@rule("DR-RAL-1")
def test_the_tomb_curse_forbids_it_to_the_killer_alone() -> None:
    stage = scene({"vargagg": {"wounds": 2}, "dorgan": {"wounds": 2}})
    begin_deed(state(stage), Deed(BATTLE, 0, 0, no_rally=1))
    assert not can_rally(state(stage), 0)
    assert can_rally(state(stage), 1)


@rule("DR-RAL-1", "DR-ABI-3")
@pytest.mark.parametrize(
    ("deed", "left"),
    [
        ({"card": CARDS.number("goblin")}, 1),
        ({"kind": ESCAPE}, 2),
        ({"card": CARDS.number("goblin"), "hero": 1}, 2),
    ],
    ids=["killed", "assisted", "anothers-kill"],
)
def test_the_trophy_belt_heals_more_after_his_own_kill(deed: dict[str, Any], left: int) -> None:
    stage = rallying({"wounds": 3, "abilities": ["vargagg-trophy-belt"]}, **deed)
    stage.play("vargagg", "rally 0")
    assert hero(stage, "vargagg").wounds == left


@rule("DR-RAL-1", "DR-ABI-3")
def test_the_thorn_staff_heals_more_at_each_rally() -> None:
    stage = rallying({"wounds": 3, "equipped": ["thorn-staff"]}, "oriane-mistveil", kind=ESCAPE)
    stage.play("oriane-mistveil", "rally 0")
    assert hero(stage, "oriane-mistveil").wounds == 1
    kept = rallying({"wounds": 3, "equipped": ["thorn-staff"]}, "oriane-mistveil", kind=ESCAPE)
    kept.play("oriane-mistveil", "keep_wound")
    assert hero(kept, "oriane-mistveil").wounds == 3

"""A section that has been turned up is seen where it would lie."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.scene import scene

from lanterne import registry
from lanterne.games.warhammer_quest.scene import scene as shown
from lanterne.lab.scenery import flaws, ghost_flaws


@rule("WQ-EXP-6", "WQ-EXP-7")
def test_each_way_to_lay_a_passage_is_what_lies_there_afterwards() -> None:
    dungeon = [{"section": "passageway-ii", "exits": ["S"]}, {"section": "guard-room", "at": "1S"}]
    position: dict[str, Any] = {
        "phase": "exploration",
        "dungeon": dungeon,
        "piles": {"2E": 4},
        "cards": ["passageway-i"],
    }
    for way in ("ahead", "left", "right", "across-left", "across-right"):
        stage = scene({"barbarian": {"at": "2d2"}}, party=("barbarian",), chance=[("roll", 6, [3])], **position)
        stage.play("barbarian", "explore 3")
        view = stage.view("barbarian")
        ghosts = registry.ghosts(view)
        assert {*ghosts} == {*view.options()}
        assert not flaws(shown(view), view)
        assert not ghost_flaws(shown(view), view, ghosts)
        answer = f"lay_section 3 passageway-i {way}"
        ghost = ghosts[stage.call(answer)]
        stage.play("barbarian", answer)
        after = {node.id: node for node in shown(stage.view("barbarian")).panels[0].nodes}
        one = ghost.nodes[0]
        shift = [after[one.id].at[axis] - one.at[axis] for axis in (0, 1)]
        for node in ghost.nodes:
            assert after[node.id].shape == node.shape, "what was seen is what lies there"
            assert [after[node.id].at[axis] - node.at[axis] for axis in (0, 1)] == shift

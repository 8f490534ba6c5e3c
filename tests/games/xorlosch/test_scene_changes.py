"""After an answer only what it changed looks different, and to all seats the table looks the same."""

from tests.games.xorlosch.talks import ONE_EACH, play, scene

from lanterne.engine import View
from lanterne.games.xorlosch import BOX
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.scene import scene as bare_scene
from lanterne.lab.stage import Stage
from lanterne.registry import scene as shown
from lanterne.scene import Node, Scene
from lanterne.scene.own import YOU


def all_nodes(scene: Scene) -> dict[str, Node]:
    """The nodes of all panels by id."""
    return {node.id: node for panel in scene.panels for node in panel.nodes}


def new_nodes(before: Scene, after: Scene) -> set[str]:
    """The ids of the nodes that look different."""
    old = all_nodes(before)
    return {name for name, node in all_nodes(after).items() if node != old.get(name)}


def spectator(table: Stage) -> Scene:
    """What anybody sees."""
    return shown(View(BOX, table.game.state, -1))


def test_after_a_step_only_the_dwarf_and_its_player_are_new() -> None:
    table = scene(
        "red-w1 on 4, red-m1 on 8, blue-m1 on 8, blue-w1 on 12", green="2 16", blue="12 14 22", red="17 19 20 23"
    )
    before = spectator(table)
    step = next(call for call in table.game.options(0) if call[0] == step_dwarf.name)
    table.game.answer(0, step)
    after = spectator(table)
    assert new_nodes(before, after) == {"dwarf:red-w1", "seat:0"}
    quests = [scene.panels[1] for scene in (before, after)]
    assert quests[0] == quests[1]
    assert before.panels[0].lines == after.panels[0].lines


def test_an_answer_in_the_talks_changes_the_rows_it_is_about() -> None:
    table = scene(ONE_EACH, green="2 16", blue="12 14 22", red="17 19 20 23")
    play(table, "red: propose blue", "red: ask_all")
    before = spectator(table)
    play(table, "blue: veto task-blue-14")
    assert new_nodes(before, spectator(table)) == {"task:task-blue-14"}


def test_seats_share_all_but_the_word_for_themselves() -> None:
    table = scene("red-w1 on 4, blue-m1 on 8")
    red, blue, other = (shown(View(BOX, table.game.state, seat)) for seat in (0, 1, -1))
    assert red.panels[0] == blue.panels[0] == other.panels[0]
    assert red.panels[1] == blue.panels[1] == other.panels[1]
    assert new_nodes(red, blue) == {"seat:0", "seat:1"}
    assert new_nodes(red, other) == {"seat:0"}


def test_without_that_word_it_is_one_scene_for_all() -> None:
    table = scene("red-w1 on 4, blue-m1 on 8")
    view = View(BOX, table.game.state, 0)
    assert bare_scene(view) == bare_scene(view.through(1, 2)) == bare_scene(view.through(-1, 0))
    assert [node.detail[:1] == (YOU,) for node in shown(view).panels[2].nodes] == [True, False, False]
    assert not any(YOU in node.detail for node in bare_scene(view).panels[2].nodes)

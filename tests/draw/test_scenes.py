"""Scenes: what the checks of a scene find, and that every scene can be drawn and described."""

import re
from ast import Constant, parse, walk
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from lanterne import new_table, registry
from lanterne.api.view import picture_of
from lanterne.bots import RandomBot
from lanterne.draw import board_picture, picture
from lanterne.draw.look import BONE, INK, ink_on, luminance
from lanterne.draw.plain import list_page, plane_page, spoken
from lanterne.draw.shapes import SHAPES, icons
from lanterne.engine import Faces, SearchDice, View
from lanterne.lab.cover import tables
from lanterne.lab.scenery import flaws
from lanterne.languages import LANGUAGES
from lanterne.packs.packages import lenders, package
from lanterne.registry import GAMES, box, scene
from lanterne.scene import FLOORS, Node, Panel, Say, Scene
from lanterne.words import words_for
from lanterne.words.messages import kinds


@cache
def positions(game: str, seed: int = 3) -> list[View[Any]]:
    """Views of a random game, some of every stage of it."""
    found = box(game)
    covered = tables(found)
    seats, settings = covered[seed % len(covered)]
    playing = found.new(len(seats), SearchDice(seed), settings, simulation=True)
    bot = RandomBot(str(seed))
    views = []
    for number in range(400):
        if playing.over:
            break
        seat = playing.asked[0]
        view = found.view(playing.state, seat)
        if number < 15 or number % 40 == 0:
            views.append(view)
        playing.play(seat, bot.choose(view))
    return views


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_can_be_drawn_and_described(game: str, language: str) -> None:
    words = words_for(box(game), language)
    for view in positions(game):
        shown = scene(view)
        root = ElementTree.fromstring(picture_of(view, language))
        drawn = {element.get("id") for element in root.iter() if element.get("id")}
        used = {str(element.get("href"))[1:] for element in root.iter() if element.get("href")}
        assert used <= drawn, "something is used that is not defined"
        for panel in shown.panels:
            if panel.kind == "plane":
                assert {node.id for node in panel.nodes} <= drawn
                page = plane_page(panel, 78)
            else:
                page = list_page(panel, words.said, 78)
            assert all(sum(len(piece.text) for piece in line) <= 78 for line in page)
        told = "\n".join(spoken(shown, words.said))
        assert all(words.said(node.label) in told for panel in shown.panels for node in panel.nodes if node.badge)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_drawn_alone(game: str) -> None:
    shown = scene(positions(game)[-1])
    drawn = {element.get("id") for element in ElementTree.fromstring(board_picture(shown, lambda say: say.id)).iter()}
    board, *others = sorted(shown.panels, key=lambda panel: panel.kind != "plane")
    assert {node.id for node in board.nodes} <= drawn
    assert not {node.id for panel in others for node in panel.nodes} & drawn


@pytest.mark.parametrize("game", GAMES)
def test_shapes_icons_and_marks_tell_things_apart(game: str) -> None:
    for view in positions(game):
        nodes = [node for panel in scene(view).panels for node in panel.nodes]
        assert {node.shape for node in nodes} <= {*SHAPES, *FLOORS}
        assert {node.icon for node in nodes if node.icon} <= registry.icons(game)
        for language in LANGUAGES:
            said = words_for(view.box, language).said
            marks = [node.mark if isinstance(node.mark, str) else said(node.mark) for node in nodes]
            assert all(len(mark) <= 3 for mark in marks)
        figures = [node for node in nodes if node.on and node.badge]
        assert all(node.icon and node.mark for node in figures), "colour is never alone"


def named_in_the_code(game: str) -> set[str]:
    """Every string that is a single word in a game, in games that it is about, and in the drawing; and the icons of
    printed things."""
    found: set[str] = set()
    for place in ("lanterne.draw", *map(package, (game, *lenders(game)))):
        for file in Path(str(files(place))).rglob("*.py"):
            found |= {str(node.value) for node in walk(parse(file.read_text("utf-8"))) if isinstance(node, Constant)}
        for file in Path(str(files(place))).glob("content/*.json"):
            found |= set(re.findall(r'"icon": "([^"]+)"', file.read_text("utf-8")))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_icons_holds_those_that_are_used_and_no_others(game: str) -> None:
    shown = [scene(view) for seed in range(6) for view in positions(game, seed)]
    used = {node.icon for each in shown for panel in each.panels for node in panel.nodes}
    used |= {line.icon for each in shown for panel in each.panels for line in panel.lines}
    used |= {fact.icon for each in shown for panel in each.panels for node in panel.nodes for fact in node.facts}
    used |= {icon for kind in kinds(box(game)).values() if isinstance(kind, Faces) for icon in kind.icons}
    assert used - {""} <= registry.icons(game) <= icons().keys()
    assert registry.icons(game) <= named_in_the_code(game) | {"lantern-flame"}


def test_ink_reads_on_every_tone() -> None:
    for tone in ("#000000", "#b3261e", "#1f4fa3", "#2e7d32", "#d9a400", "#2a2a2a", "#f2f2f2"):
        light, dark = sorted((luminance(ink_on(tone)), luminance(tone)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 3
    assert {ink_on("#ffffff"), ink_on("#000000")} == {INK, BONE}


# --- planted flaws ----------------------------------------------------------------------------------------------------


def small_scene(*nodes: Node) -> Scene:
    return Scene(Say("game-xorlosch"), (), (Panel("board", Say("panel-board"), "plane", nodes, (100, 100)),))


FLOOR = Node("square:ruins-01", "floor", Say("x"), (30, 30), (40, 40))
FIGURE = Node("dwarf:red-w1", "die", Say("x"), (30, 30), (20, 20), on="square:ruins-01")
OTHER = Node("dwarf:red-w2", "die", Say("x"), (34, 30), (20, 20), on="square:ruins-01")


@pytest.mark.parametrize(
    ("nodes", "flaw"),
    [
        ((FLOOR, FIGURE, FIGURE), "two nodes have the id dwarf:red-w1"),
        ((FLOOR, FIGURE, OTHER), "dwarf:red-w1 and dwarf:red-w2 overlap"),
        ((FLOOR, replace(FIGURE, on="")), "square:ruins-01 and dwarf:red-w1 overlap"),
        ((FLOOR, replace(FIGURE, on="square:gone")), "dwarf:red-w1 stands on square:gone, which does not exist"),
        ((FLOOR, replace(FIGURE, size=(2, 2))), "dwarf:red-w1 is too small to touch"),
        ((FLOOR, replace(FIGURE, at=(180, 30))), "dwarf:red-w1 is outside the board"),
        ((FLOOR, replace(FIGURE, does=("fly",))), "dwarf:red-w1 is about fly, which is not a step"),
        ((FLOOR, replace(FIGURE, takes=("flight",))), "dwarf:red-w1 is about flight, which is not a step"),
    ],
)
def test_a_planted_flaw_is_found(nodes: tuple[Node, ...], flaw: str) -> None:
    nobody_asked = new_table("xorlosch").view(-1).raw
    assert flaw in flaws(small_scene(*nodes), nobody_asked)


def test_an_option_without_its_thing_is_found() -> None:
    view = next(view for view in positions("xorlosch") if view.decision.name == "turn_action")
    board = next(panel for panel in scene(view).panels if panel.kind == "plane")
    step = next(call for call in view.options() if call[0] == "step_dwarf")
    there = next(thing for thing in view.pointed_at(step) if thing.startswith("square:"))
    without = replace(board, nodes=tuple(node for node in board.nodes if there not in (node.id, node.on)), lines=())
    assert flaws(scene(view), view) == []
    assert flaws(Scene(Say("x"), (), (without,)), view) == [f"{there} can be chosen but is not shown"]


def test_things_that_touch_do_not_overlap() -> None:
    beside = replace(OTHER, at=(49.5, 30))
    assert flaws(small_scene(FLOOR, FIGURE, beside), new_table("xorlosch").view(-1).raw) == []


def test_lines_of_text_stay_in_the_order_of_the_board() -> None:
    view = positions("xorlosch")[-1]
    board = next(panel for panel in scene(view).panels if panel.kind == "plane")
    rows = {piece.node: row for row, line in enumerate(plane_page(board, 100)) for piece in line if piece.node}
    floors = sorted((node for node in board.nodes if not node.on), key=lambda node: node.at[1])
    assert all(rows[one.id] <= rows[other.id] for one, other in pairwise(floors))
    assert isinstance(picture(scene(view), words_for(view.box, "fr").said), str)

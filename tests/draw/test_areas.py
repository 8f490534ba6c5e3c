"""Areas with their names, spaces with their facts, and earth: as pictures, as text, for the ear, and sound."""

from xml.etree import ElementTree

from msgspec.structs import replace

from lanterne.draw import picture
from lanterne.draw.plain import plane_page, spoken
from lanterne.lab.scenery import _misplaced
from lanterne.scene import Fact, Node, Panel, Say, Scene

ZONE = Node("zone:food", "area", Say("Food"), (150, 100), (240, 180), "#1f1c1d", thing="order:food")
FIRST = Node(
    "space:1",
    "space",
    Say("First"),
    (90, 120),
    (80, 120),
    "#4d463c",
    mark="I",
    facts=(Fact("", "−1", Say("costs")), Fact("", "+2", Say("yields"))),
    on="zone:food",
)
SECOND = replace(FIRST, id="space:2", label=Say("Second"), at=(200, 120), mark="II")
MINION = Node("minion", "hero", Say("Minion"), (95, 150), (40, 40), "#b3372f", mark="R", on="space:1")
LAIR = Node("lair", "area", Say("Lair"), (450, 100), (240, 180), "#1f1c1d")
ROOM = Node("room", "thing", Say("Hatchery"), (400, 120), (90, 90), "#9c7a3a", on="lair")
EARTH = Node("cell", "earth", Say("Earth"), (150, 300), (100, 100), "#2d2825", mark="A1")
TUNNEL = Node("dug", "space", Say("Tunnel"), (260, 300), (100, 100), "#7d6a50", mark="B1", badge="✓")

BOARD = Panel("board", Say("Board"), "plane", (ZONE, FIRST, SECOND, MINION, LAIR, ROOM, EARTH, TUNNEL), (600, 400))


def said(words: Say) -> str:
    return words.id


def rows(lit: tuple[str, ...] = (), board: Panel = BOARD) -> list[list[str]]:
    return ["".join(piece.text for piece in line).split() for line in plane_page(board, 80, lit, said)]


def test_as_text_areas_have_their_names_and_things_in_them_their_own_places() -> None:
    assert rows() == [["Food", "Lair"], ["[I]R", "[II]", "Hatchery"], ["A1", "[B1✓]"]]


def test_things_for_which_there_is_no_room_beside_their_floor_stand_below() -> None:
    many = tuple(replace(MINION, id=f"minion:{mark}", mark=mark) for mark in "ABCDEFGHIJKL")
    board = replace(BOARD, nodes=(ZONE, FIRST, SECOND, *many, EARTH))
    assert rows(board=board)[1:3] == [["[I]", "[II]"], ["ABCDEFGHIJKL"]]


def test_what_may_be_touched_stands_in_quotes() -> None:
    assert rows(("order:food", "cell"))[0] == ["«Food»", "Lair"]
    assert rows(("order:food", "cell"))[2] == ["«A1»", "[B1✓]"]


def test_a_space_in_an_area_is_described_with_what_is_on_it() -> None:
    words = {"told": "{label}: {rest}", "told-panel": "{title}"}

    def say(of: Say) -> str:
        return words.get(of.id, of.id).format(
            **{name: said(v) if isinstance(v, Say) else v for name, v in of.args.items()}
        )

    told = spoken(Scene(Say("Game"), (), (BOARD,)), say)
    zone = next(line for line in told if line.startswith("Food"))
    assert zone.index("First") < zone.index("Minion") < zone.index("Second")
    assert not any(line.startswith("Minion") for line in told)


def test_a_picture_writes_names_and_facts() -> None:
    board = replace(BOARD, nodes=tuple(replace(node, facts=()) if node is not FIRST else node for node in BOARD.nodes))
    nodes = tuple(
        replace(node, facts=tuple(replace(fact, icon="lantern-flame") for fact in node.facts)) for node in board.nodes
    )
    root = ElementTree.fromstring(picture(Scene(Say("Game"), (), (replace(board, nodes=nodes),)), said))
    texts = [element.text for element in root.iter() if element.tag.endswith("text")]
    assert {"Food", "Lair", "−1", "+2", "I", "A1", "✓"} <= set(texts)


def test_all_boards_are_drawn_and_the_one_that_matters_is_the_largest() -> None:
    other = Panel("other", Say("Other"), "plane", (replace(EARTH, id="far"),), (600, 400))
    drawn = picture(Scene(Say("Game"), (), (_bare(BOARD), other), focus="other"), said)
    root = ElementTree.fromstring(drawn)
    wide = {
        next(inner.get("id") for inner in board.iter() if inner.get("id")): float(board.get("width", "0"))
        for board in root
        if board.tag.endswith("svg")
    }
    assert wide["far"] > 2 * wide["zone:food"]


def _bare(panel: Panel) -> Panel:
    return replace(panel, nodes=tuple(replace(node, facts=()) for node in panel.nodes))


def test_what_stands_on_what_stands_on_something_overlaps_all_of_it_and_nothing_else() -> None:
    assert _misplaced(BOARD) == []
    stray = replace(MINION, id="stray", on="lair")
    assert "space:1 and stray overlap" in _misplaced(replace(BOARD, nodes=(*BOARD.nodes, stray)))


def test_a_part_of_a_floor_shows_its_mark_or_the_figure_on_it() -> None:
    part = Node("part", "floor", Say("Part"), (260, 300), (30, 30), "#7d6a50", on="dug")
    figure = Node("figure", "hero", Say("Figure"), (260, 300), (20, 20), "#b3372f", mark="F", badge="3", on="part")
    ground = replace(TUNNEL, at=(260, 200))
    board = replace(BOARD, nodes=(ground, part, figure))
    assert [row for row in rows(board=board) if row] == [["[B1✓]"], ["F3"]]
    assert ["«·»"] in rows(("part",), board)
    assert ["[+]"] in rows(board=replace(board, nodes=(ground, replace(part, mark="+"))))

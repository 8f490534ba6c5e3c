"""Boards of tiles as text, and what the checks allow of them."""

from msgspec.structs import replace

from lanterne import new_table
from lanterne.draw.plain import plane_page, spoken
from lanterne.lab.scenery import flaws
from lanterne.scene import Line, Node, Panel, Say, Scene


def tile(x: int, y: int) -> Node:
    return Node(f"square:{x}-{y}", "tile", Say("x"), (x * 40 + 20, y * 40 + 20), (40, 40))


def wall(*points: tuple[float, float]) -> Line:
    return Line(f"wall:{points}", points, "wall", Say("x"))


ROOM = tuple(tile(x, y) for y in range(2) for x in range(2))
BESIDE = tuple(tile(x, y) for y in range(2) for x in range(2, 4))
DOOR = Node("door:1", "door", Say("x"), (80, 20), (10, 26), on="square:1-0")
GATE = Node("door:2", "door-open", Say("x"), (20, 80), (26, 10), on="square:0-1")
HERO = Node("hero:b", "hero", Say("hero"), (20, 20), (32, 32), mark="B", badge="8", on="square:0-0")
TABLE = Node("furniture:2-1", "slab", Say("table"), (120, 60), (76, 36), thing="square:2-1")
WALLS = (wall((80, 0), (80, 80)), wall((0, 80), (160, 80)))


def board(*nodes: Node) -> Panel:
    return Panel("board", Say("x"), "plane", nodes, (160, 120), WALLS)


def drawn(panel: Panel, columns: int = 40, lit: tuple[str, ...] = ()) -> list[str]:
    return ["".join(piece.text for piece in line).rstrip() for line in plane_page(panel, columns, lit)]


def test_figures_walls_and_doors_have_their_places() -> None:
    panel = board(*ROOM, *BESIDE, DOOR, GATE, HERO)
    assert drawn(panel) == ["B8 ·  +·  ·", "▁▁'▁▁▁│▁▁▁▁▁▁"]
    assert drawn(panel, columns=10) == ["B8· +· ·", "▁'▁▁│▁▁▁▁"]


def test_what_nobody_has_seen_is_left_blank() -> None:
    assert drawn(board(*ROOM[:2], *ROOM[3:], *BESIDE[2:])) == ["·  ·  │", "   ▁▁▁│▁▁▁▁▁▁"]


def test_what_may_be_touched_stands_in_brackets() -> None:
    panel = board(*ROOM, *BESIDE, DOOR)
    assert drawn(panel, lit=("square:1-0", "square:2-1"))[:2] == ["·  [ ]+·  ·", "▁▁▁▁▁▁│[ ]▁▁▁"]
    lit = [piece for line in plane_page(panel, 40, ("door:1",)) for piece in line if piece.lit]
    assert [(piece.text, piece.node) for piece in lit] == [("+", "door:1")]


def test_furniture_covers_its_places_and_is_touched_by_its_first() -> None:
    panel = board(*ROOM, *BESIDE[:2], TABLE)
    assert drawn(panel)[1] == "▁▁▁▁▁▁│▒▒▒▒▒▒"
    touched = {piece.node for line in plane_page(panel, 40, ("square:2-1",)) for piece in line if piece.lit}
    assert touched == {"square:2-1"}


def test_several_figures_share_a_place() -> None:
    other = replace(HERO, id="hero:d", mark="D", at=(28, 20), size=(15, 15))
    assert drawn(board(*ROOM, replace(HERO, at=(12, 20), size=(15, 15)), other))[0].startswith("BD")


def test_a_wall_that_nothing_is_seen_of_takes_no_column() -> None:
    assert drawn(board(*ROOM))[0] == "·  ·"


def test_furniture_is_described_although_it_is_on_nothing() -> None:
    scene = Scene(Say("title"), (), (board(*ROOM, *BESIDE[:2], TABLE),))
    assert any("table" in line for line in spoken(scene, lambda say: say.id))


def test_a_door_may_overlap_both_tiles_but_no_figure() -> None:
    nobody_asked = new_table("xorlosch").view(-1).raw

    def found(*nodes: Node) -> list[str]:
        return flaws(Scene(Say("x"), (), (board(*nodes),)), nobody_asked)

    assert found(*ROOM, *BESIDE, DOOR, GATE, HERO) == []
    near = replace(HERO, id="hero:d", at=(65, 20), on="square:1-0")
    assert found(*ROOM, *BESIDE, DOOR, near) == ["door:1 and hero:d overlap"]

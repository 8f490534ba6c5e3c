"""Scenes: what a table looks like, as data. Types, and words for things (`saying.py`); no rules, no renderers.

A game turns a view into a `Scene`; renderers (pictures, terminal, browser, speech) turn a scene into something to look
at or listen to. Neither knows the other. The id of a node is the kind and name of the thing it shows
(`dwarf:red-w1`, `square:ruins-07`), so that the options that point at a thing are found by its id.

A scene is a plain function of a view: the same view gives an equal scene. What changed between two scenes is found by
comparing them.

The parts of a scene are generic in their words. A game makes them of `Say`s: `Node` is `Node[Say]`. With the words said
in a language they are what a person is shown: `Node[str]`.
"""

from typing import TYPE_CHECKING, Generic, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:  # defaults of type variables come with Python 3.13
    from typing_extensions import TypeVar

    W = TypeVar("W", default="Say")
else:
    from typing import TypeVar

    W = TypeVar("W")

Point: TypeAlias = tuple[float, float]
"""A place on a plane, or an extent: across, then down."""

PanelKind: TypeAlias = Literal["plane", "list"]
"""On a plane things have their place; a list has an order."""

LineStyle: TypeAlias = Literal["free", "blocked", "wall", "ledge"]
"""How a line is drawn. A "free" or "blocked" one joins two nodes. A "wall" is between tiles; so is a "ledge", which one
can look over."""

Mood: TypeAlias = Literal["vault", "keep", "ruins", "caves", "earth"]
"""What a game's boards are made of: dressed stone by torchlight, the damp bricks of a keep, mossy ruins at dusk, caves
in a cold light, dug earth."""

FLOORS = ("floor", "round", "tile", "area", "space", "earth")
"""The shapes of what things stand on. Floors are drawn to their size; tiles lie side by side on a grid. An area says
its name, and other floors may lie in it; a space shows its facts; earth is where no floor is yet."""

DOORS = ("door", "door-open", "door-locked", "door-secret")
"""The shapes of what stands in a wall, between two tiles."""


class Say(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message and its arguments, not yet in any language."""

    id: str
    args: dict[str, "str | int | Say"] = {}


class Fact(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """A small value with an icon: `value` is shown, `label` says what it is. A `dim` one exists but cannot be used. One
    with a `tone` is somebody's share: a slot in their colour, with their letter as its `mark`."""

    icon: str
    value: str
    label: W
    dim: bool = False
    tone: str = ""
    mark: "str | W" = ""


class Node(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """One thing on a panel.

    On a plane `at` is its centre and `size` its extent; in a list both are left out. `shape` names how it is drawn,
    `tone` is its colour, `icon` its picture, `mark` one to three characters that tell it apart without colour (a letter
    of its name is said in a language), and `badge` the one number that matters. `label` says what it is, `detail` the
    rest. `on` is the node it stands on, which may stand on another: only these may overlap, but a door also the tile on
    its other side. `indent` sets a node of a list under the one before it. `thing` is what it shows, where that is not
    its own id (the same card on the board and in a list). `does` names the steps that it does, and `takes` those that
    are done to it, if their calls need not name it: screens let it be carried to whatever those steps are done to, and
    let whatever does the others be carried to it. `signs` are the icons of the states it is in (asleep, in a pit),
    which `detail` tells in words. `of` is the seat it belongs to (`seat:1`).
    """

    id: str
    shape: str
    label: W
    at: Point = (0, 0)
    size: Point = (0, 0)
    tone: str = ""
    icon: str = ""
    mark: "str | W" = ""
    badge: str = ""
    detail: tuple[W, ...] = ()
    facts: tuple[Fact[W], ...] = ()
    on: str = ""
    thing: str = ""
    indent: int = 0
    dim: bool = False
    active: bool = False
    does: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    of: str = ""

    @property
    def letters(self) -> str:
        """The mark, where it is in no language or has been said in one."""
        return self.mark if isinstance(self.mark, str) else ""


class Line(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """A line on a plane. A blocked one shows by its icon why. What it `joins` is for checks, and is not shown."""

    id: str
    points: tuple[Point, ...]
    style: LineStyle
    label: W
    joins: tuple[str, ...] = ()
    icon: str = ""


class Panel(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """A part of the table: a plane of `size` on which things have their place, or a list in reading order. `near` are
    the ids of what matters now, the most important first: they are shown where the whole plane would be too small.
    Without any, a plane is shown as a whole. The things of a list that is `spread` are cards to look at, as in a shop:
    they lie where the boards are while the question is about them."""

    id: str
    title: W
    kind: PanelKind
    nodes: tuple[Node[W], ...] = ()
    size: Point = (0, 0)
    lines: tuple[Line[W], ...] = ()
    near: tuple[str, ...] = ()
    spread: bool = False


class SheetRow(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """A line of a sheet, in somebody's colour. `own`: it is the reader's."""

    label: W
    cells: tuple[W, ...]
    tone: str = ""
    own: bool = False


class Sheet(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """What a question is about, as a table: before and after."""

    title: W
    columns: tuple[W, ...]
    rows: tuple[SheetRow[W], ...]


class Ghost(msgspec.Struct, Generic[W], frozen=True, omit_defaults=True, gc=False):
    """What an answer would lay on a panel: the `nodes` and `lines` that would be there. Answers with the same `turns`
    lay the same tile in the same place, turned: they are tried one after the other. Without it, the ghost is seen while
    the answer is pointed at."""

    panel: str
    nodes: tuple[Node[W], ...]
    lines: tuple[Line[W], ...] = ()
    turns: str = ""


class Scene(msgspec.Struct, frozen=True, gc=False):
    """The whole table as one seat sees it. `status` tells in a few words where the game stands; `focus` is the id of
    the panel that matters for the question that waits, "" if none does. `pending` lists what is still to be resolved
    before the game goes on as usual, the next first."""

    title: Say
    status: tuple[Say, ...]
    panels: tuple[Panel, ...]
    focus: str = ""
    pending: tuple[Say, ...] = ()

    def node(self, node_id: str) -> Node | None:
        """The node of this id, on whatever panel it is."""
        return next((node for panel in self.panels for node in panel.nodes if node.id == node_id), None)

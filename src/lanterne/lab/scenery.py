"""Checks whether a scene can be drawn and used, for any game."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from lanterne.engine import Call, View
from lanterne.scene import DOORS, Ghost, Node, Panel, Scene

TOUCH = 1.0
"""Two things may touch. They overlap if they share more than this."""


def flaws(scene: Scene, view: View[Any]) -> list[str]:
    """What is wrong with a scene, a sentence each: nodes with the same id, things that overlap or are outside, options
    that point at something missing, deeds that are not steps of the game."""
    ids = [node.id for panel in scene.panels for node in panel.nodes]
    found = [f"two nodes have the id {name}" for name in sorted({name for name in ids if ids.count(name) > 1})]
    for panel in scene.panels:
        found += _misplaced(panel) if panel.kind == "plane" else []
    nodes = [node for panel in scene.panels for node in panel.nodes if node.does or node.takes]
    deeds = {deed: node.id for node in nodes for deed in (*node.does, *node.takes)}
    found += [
        f"{name} is about {deed}, which is not a step" for deed, name in deeds.items() if deed not in view.box.steps
    ]
    return found + _unreachable(scene, view)


def ghost_flaws(scene: Scene, view: View[Any], ghosts: Mapping[Call, Ghost]) -> list[str]:
    """What is wrong with the previews on the boards of a scene."""
    planes = {panel.id: panel for panel in scene.panels if panel.kind == "plane"}
    options = {*view.options()}
    found = []
    for call, ghost in ghosts.items():
        if call not in options:
            found.append(f"the ghost of {call} belongs to no option")
        elif ghost.panel not in planes:
            found.append(f"the ghost of {call} lies on {ghost.panel}, which is no board")
        elif not ghost.nodes:
            found.append(f"the ghost of {call} is empty")
        else:
            found += [flaw for node in ghost.nodes for flaw in _outside(planes[ghost.panel], node)]
    return found


def _outside(panel: Panel, node: Node) -> list[str]:
    (x, y), (w, h), (wide, high) = node.at, node.size, panel.size
    if x - w / 2 < -30 or y - h / 2 < -30 or x + w / 2 > wide + 30 or y + h / 2 > high + 30:
        return [f"{node.id} is outside the {panel.id}"]
    return []


def _misplaced(panel: Panel) -> list[str]:
    found = []
    for node in panel.nodes:
        if min(node.size) < 8:
            found.append(f"{node.id} is too small to touch")
        found += _outside(panel, node)
    known = {node.id for node in panel.nodes}
    found += [
        f"{node.id} stands on {node.on}, which does not exist"
        for node in panel.nodes
        if node.on and node.on not in known
    ]
    below = {node.id: _below(panel, node) for node in panel.nodes}
    for one, other in combinations(panel.nodes, 2):
        stacked = other.id in below[one.id] or one.id in below[other.id]
        if not stacked and not _in_a_wall(one, other) and _overlap(one, other):
            found.append(f"{one.id} and {other.id} overlap")
    found += [f"{line.id} joins something that does not exist" for line in panel.lines if not set(line.joins) <= known]
    return found


def _below(panel: Panel, node: Node) -> set[str]:
    """The ids of everything a node stands on, directly or indirectly."""
    on = {each.id: each.on for each in panel.nodes}
    found: set[str] = set()
    under = node.on
    while under and under not in found:
        found.add(under)
        under = on.get(under, "")
    return found


def _in_a_wall(one: Node, other: Node) -> bool:
    """Whether one is a door and the other a tile: a door stands between two tiles."""
    shapes = {one.shape, other.shape}
    return "tile" in shapes and bool(shapes & {*DOORS})


def _overlap(one: Node, other: Node) -> bool:
    across = (one.size[0] + other.size[0]) / 2 - abs(one.at[0] - other.at[0])
    down = (one.size[1] + other.size[1]) / 2 - abs(one.at[1] - other.at[1])
    return min(across, down) > TOUCH


def _unreachable(scene: Scene, view: View[Any]) -> list[str]:
    """If a scene shows things of a kind, it must show all of that kind that can be chosen. Other options are
    buttons."""
    shown = {node.thing or node.id for panel in scene.panels for node in panel.nodes}
    kinds = {name.partition(":")[0] for name in shown}
    calls = view.options() + view.picks(())
    missing = {thing for call in calls for thing in view.pointed_at(call)} - shown
    return [f"{thing} can be chosen but is not shown" for thing in sorted(missing) if thing.partition(":")[0] in kinds]

"""What matters now on a plane too large to be seen at once."""

from collections.abc import Sequence

from lanterne.scene import Node

FIGURES = ("hero", "monster", "ally", "person")
"""The shapes of what acts and is acted upon."""


def around(nodes: Sequence[Node], reach: float) -> tuple[str, ...]:
    """The ids of the figures that act, then of those within `reach` of one of them, across or down. If none acts, all
    heroes. Figures that are dimmed do not count: not everybody knows of them."""
    figures = [node for node in nodes if node.shape in FIGURES and not node.dim]
    acting = [node for node in figures if node.active] or [node for node in figures if node.shape == "hero"]
    close = [node for node in figures if node not in acting and any(_apart(node, one) <= reach for one in acting)]
    return tuple([node.id for node in (*acting, *close)])


def _apart(one: Node, other: Node) -> float:
    return max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1]))

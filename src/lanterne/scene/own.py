"""The mark at a person's own place."""

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from lanterne.scene import Node, Panel, Say, Scene
from lanterne.scene.memo import by_identity

YOU = Say("you")


def marked(scene: Scene, seat: int) -> Scene:
    """The scene with the word "you" at the nodes of this seat (`seat:1`). What has none stays the same object."""
    return replace(scene, panels=tuple(map(_marking(f"seat:{seat}"), scene.panels)))


@lru_cache(maxsize=16)
def _marking(own: str) -> Callable[[Panel], Panel]:
    mark = by_identity(_marked)

    def panel(old: Panel) -> Panel:
        if not any(_shows(node, own) for node in old.nodes):
            return old
        return replace(old, nodes=tuple(mark(node) if _shows(node, own) else node for node in old.nodes))

    return by_identity(panel)


def _marked(node: Node) -> Node:
    return replace(node, detail=(YOU, *node.detail))


def _shows(node: Node, thing: str) -> bool:
    return (node.thing or node.id) == thing

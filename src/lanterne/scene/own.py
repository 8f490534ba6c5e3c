"""The mark at your own seat."""

from msgspec.structs import replace

from lanterne.scene import Node, Panel, Say, Scene

YOU = Say("you")


def marked(scene: Scene, seat: int) -> Scene:
    """The scene with the word "you" at the nodes of this seat (`seat:1`)."""
    own = f"seat:{seat}"
    return replace(scene, panels=tuple(_marked(panel, own) for panel in scene.panels))


def _marked(panel: Panel, own: str) -> Panel:
    if not any(_shows(node, own) for node in panel.nodes):
        return panel
    nodes = (replace(node, detail=(YOU, *node.detail)) if _shows(node, own) else node for node in panel.nodes)
    return replace(panel, nodes=tuple(nodes))


def _shows(node: Node, thing: str) -> bool:
    return (node.thing or node.id) == thing

"""Lines of sight in words, and where to look from."""

from collections.abc import Iterable
from typing import Any

from lanterne.engine import Seen, View
from lanterne.scene import Node, Scene
from lanterne.words import Words


def looker(view: View[Any], shown: Scene, pointed: Iterable[str] = ()) -> str:
    """Where to look from: the first of the `pointed` things that allows it, else the figure whose turn it is, else the
    first figure that allows it; "" if there is none."""
    nodes = _standing(shown)
    wanted = [*pointed, *(node.id for node in nodes if node.active), *(node.id for node in nodes if node.on)]
    return next((thing for thing in wanted if view.seen_from(thing) is not None), "")


def named(shown: Scene, name: str, words: Words) -> str:
    """The thing on the board with this name, in words or as an id; "" if there is none."""
    wanted = name.casefold()
    for node in _standing(shown):
        if wanted in (words.said(node.label).casefold(), node.id.partition(":")[2]):
            return node.id
    return ""


def seen_lines(seen: Seen | None, thing: str, shown: Scene, words: Words) -> list[str]:
    """What can be seen from a thing, in sentences."""
    if seen is None:
        return [words.text("seen-none")]
    label = {node.id: words.said(node.label) for node in _standing(shown)}

    def names(things: tuple[str, ...]) -> str:
        return ", ".join(label[thing] for thing in things if thing in label)

    lines = [words.text("seen-from", thing=label.get(thing, ""), count=sum(place in label for place in seen.places))]
    lines.append(words.text("seen-figures", names=names(seen.figures)) if seen.figures else words.text("seen-nobody"))
    return [*lines, words.text("seen-hidden", names=names(seen.hidden))] if seen.hidden else lines


def _standing(shown: Scene) -> list[Node]:
    return [node for panel in shown.panels if panel.kind == "plane" for node in panel.nodes]

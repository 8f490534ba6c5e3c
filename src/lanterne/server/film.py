"""Films: what happened since a connection was last updated, beat by beat.

When a long part plays by itself, people can watch its beats (`lanterne.engine.beats`) one after the other. Each beat is
shown like everything else: a scene of what the viewer may know, as changes since the scene before.
"""

from collections.abc import Sequence
from typing import Any

from lanterne import registry
from lanterne.engine import Box, EventRecord, Table, View
from lanterne.engine.beats import Beat, joined
from lanterne.engine.log import SeedOpened, SeedShown
from lanterne.scene import Scene
from lanterne.server import render
from lanterne.server.chronicle import Happening
from lanterne.server.messages import ShownBeat
from lanterne.words import Words

FEW = 4
"""Up to this many events are easy to follow without a film."""
MOST = 40
"""Beats of a film, at most: messages stay small, and people do not get bored."""


def film(table: Table[Any], happened: Sequence[Happening], after: int) -> list[Beat]:
    """The beats of what happened after entry `after`, at most `MOST`. Empty if that was little, or if it was more than
    one answer or motion: a film shows only the last one, and only to people who saw where it began."""
    if sum(isinstance(what, EventRecord) for _, what in happened) <= FEW:
        return []
    new = [entry for entry in table.log.entries[after + 1 :] if not isinstance(entry, SeedOpened | SeedShown)]
    return joined(table.beats(new[0].n), MOST) if len(new) == 1 else []


def shown_film(beats: list[Beat], view: View[Any], words: Words, before: Scene, untold: int) -> tuple[ShownBeat, ...]:
    """The beats as the view's seat may know them, after the scene shown before. `untold` is the number of new log
    lines. The last beat is left out: the update itself shows it."""
    found: list[ShownBeat] = []
    last = before
    for beat in beats[:-1]:
        scene = registry.looks(view).scene(View.between(view.box, beat.state, view.seat, view.seats))
        changes = render.changes(last, scene, words)
        untold -= len(beat.said)
        found.append(
            ShownBeat(
                untold,
                words.all_said(scene.status),
                scene.focus,
                changes or (),
                tuple(render.shown_panel(panel, words) for panel in scene.panels) if changes is None else (),
            )
        )
        last = scene
    return tuple(found)


def look_alike(beats: list[Beat], box: Box[Any]) -> bool:
    """Whether these beats look the same to everybody."""
    return all(box.visibility.are_alike(beat.state) for beat in beats)

"""What happened one after the other since a connection last looked, to be watched like a film.

The beats of a long part that played by itself (`lanterne.engine.beats`) are shown like everything else: a scene of what
the viewer may know, as what changed since the scene before.
"""

from typing import TYPE_CHECKING, Any

from lanterne import registry
from lanterne.engine import Box, EventRecord, View
from lanterne.engine.beats import Beat, joined
from lanterne.engine.log import SeedOpened
from lanterne.scene import Scene
from lanterne.server import render
from lanterne.server.chronicle import Chronicle
from lanterne.server.messages import ShownBeat
from lanterne.words import Words

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable

FEW = 4
"""So much can be taken in at once: up to so many events make no film."""
MOST = 40
"""No film has more beats: a message stays small, and patience is not endless."""


def film(live: "LiveTable", told: Chronicle, after: int) -> list[Beat]:
    """The beats of what happened after entry `after`, of which this is told, up to `MOST`; empty if that was little, or
    more than one answer or motion: only the last part is watched, and only by those who saw where it began."""
    table = live.table
    assert table is not None
    if len(told) <= FEW or sum(isinstance(what, EventRecord) for _, what in told) <= FEW:
        return []
    new = [entry for entry in table.log.entries[after + 1 :] if not isinstance(entry, SeedOpened)]
    return joined(table.beats(new[0].n), MOST) if len(new) == 1 else []


def shown_film(beats: list[Beat], view: View[Any], words: Words, before: Scene, untold: int) -> tuple[ShownBeat, ...]:
    """The beats as those see them through whose eyes `view` looks, from the scene they saw before, when so many
    sentences were `untold`. The last one is left out: the update itself shows it."""
    found: list[ShownBeat] = []
    last = before
    for beat in beats[:-1]:
        scene = registry.bare_scene(View.between(view.box, beat.state, view.seat, view.seats))
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


def looks_alike(beats: list[Beat], box: Box[Any]) -> bool:
    """Whether these moments look the same to everybody."""
    return all(box.visibility.are_alike(beat.state) for beat in beats)

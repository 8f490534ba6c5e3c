"""Looking back: a table as it was, or what is left of it. There is all there was to see, and nothing to be done."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from lanterne import registry
from lanterne.engine import EventRecord, View
from lanterne.engine.log import AnyEntry
from lanterne.server import render
from lanterne.server.connection import Connection
from lanterne.server.messages import Now, Own, Prompt
from lanterne.words import Words, words_for

if TYPE_CHECKING:
    from lanterne.server.live import LiveTable, Unreplayable

_encoder = msgspec.json.Encoder()


def unreplayable(live: "LiveTable", left: "Unreplayable", connection: Connection) -> bytes:
    """What is left of a game whose log can no longer be followed, as this person may see it, and the sentence that
    says so. Nothing adds up here: each seat is seen by itself."""
    mine = live.seats_of(connection.person)
    alone = len(mine) == 1 or (len(mine) > 1 and not live.plan.curtain)
    seat = connection.looking if connection.looking in mine else mine[0] if alone else -1
    connection.scene = None
    seen = Now(0, 0, whole=True)
    if left.state is not None:
        view = View(registry.box(live.plan.game), left.state, seat)
        seen = msgspec.structs.replace(_past((), view, 0, words_for(view.box, connection.language)), asked=())
    own = Own(seat, Prompt("", left.why.said(connection.language)))
    return _joined(_encoder.encode(seen), _encoder.encode(own))


def past(told: Iterable[tuple[int, EventRecord | AnyEntry]], view: View[Any], n: int, language: str) -> bytes:
    """The table as it was after entry `n`, written out: all there was to see, nothing to be done."""
    words = words_for(view.box, language)
    own = Own(view.seat, render.prompt(view, words, words.names(view.state, view.seat)))
    return _joined(_encoder.encode(_past(told, view, n, words)), _encoder.encode(own))


def _past(told: Iterable[tuple[int, EventRecord | AnyEntry]], view: View[Any], n: int, words: Words) -> Now:
    names = words.names(view.state, view.seat)
    scene = registry.bare_scene(view)
    lines = [
        render.told(n, what.seen_by(view.seats), words, names)
        for number, what in told
        if number == n and isinstance(what, EventRecord)
    ]
    return Now(
        entry=n,
        choice=n,
        whole=True,
        title=words.titled(scene.title),
        status=words.all_said(scene.status),
        pending=words.all_said(scene.pending),
        focus=scene.focus,
        panels=tuple(render.shown_panel(panel, words) for panel in scene.panels),
        told=tuple(lines),
        asked=view.choice.seats if view.choice is not None else (),
        seat_names=names.seats,
    )


def _joined(first: bytes, second: bytes) -> bytes:
    """One JSON object of two, neither of them empty."""
    return first[:-1] + b"," + second[1:]

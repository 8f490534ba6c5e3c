"""Updates about the past: a table as it was at some moment, or what is left of it. They offer no answers."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from lanterne import registry
from lanterne.engine import EventRecord, View
from lanterne.server import render
from lanterne.server.chronicle import Happening
from lanterne.server.connection import Connection
from lanterne.server.messages import Now, Prompt
from lanterne.server.open_table import OpenTable, Unreplayable
from lanterne.words import Words, words_for


def unreplayable(live: OpenTable, left: Unreplayable, connection: Connection) -> Now:
    """What is left of a game whose log can no longer be replayed, and why. A person with several seats sees through one
    of them at a time."""
    mine = live.seats_of(connection.person)
    alone = len(mine) == 1 or (len(mine) > 1 and not live.plan.curtain)
    seat = connection.looking if connection.looking in mine else mine[0] if alone else -1
    connection.shown = None
    prompt = Prompt("", left.why.said(connection.language))
    if left.state is None:
        return Now(0, 0, seat, whole=True, prompt=prompt)
    view = View(registry.box(live.plan.game), left.state, seat)
    return replace(_as_it_was((), view, 0, words_for(view.box, connection.language)), asked=(), prompt=prompt)


def past(happened: Iterable[Happening], view: View[Any], n: int, language: str) -> Now:
    """The table as it was after entry `n`, with the log lines of that entry."""
    words = words_for(view.box, language)
    prompt = render.prompt(view, words, words.names(view.state, view.seat))
    return replace(_as_it_was(happened, view, n, words), prompt=prompt)


def _as_it_was(happened: Iterable[Happening], view: View[Any], n: int, words: Words) -> Now:
    names = words.names(view.state, view.seat)
    scene = registry.looks(view).scene(view)
    lines = [
        render.told(n, what.seen_by(view.seats), words, names)
        for number, what in happened
        if number == n and isinstance(what, EventRecord)
    ]
    return Now(
        n,
        n,
        view.seat,
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

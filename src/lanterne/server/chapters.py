"""What has come to an end before the game does, told at length to everybody: see `lanterne.scene.chapter`.

It is made of what spectators know, so it is the same for everybody.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from lanterne import registry
from lanterne.engine import SEATS, EventRecord, View
from lanterne.scene.chapter import Chapter
from lanterne.server import render
from lanterne.server.chronicle import Chronicle, Happening
from lanterne.server.messages import LogLine, SeatDeeds, ShownChapter
from lanterne.words import Words


def with_chapters(
    lines: tuple[LogLine, ...], happened: Sequence[Happening], chronicle: Chronicle, view: View[Any], words: Words
) -> tuple[LogLine, ...]:
    """The log lines of what happened, each that ends a chapter with that chapter."""
    found = list(lines)
    for place, (n, what) in enumerate(happened):
        if isinstance(what, EventRecord) and registry.ends(view, what):
            over = registry.chapter_at(view, chronicle.events(0), n)
            if over is not None:
                found[place] = replace(lines[place], chapter=_shown(*over, view, words))
    return tuple(found)


def _shown(chapter: Chapter, told: Sequence[EventRecord], view: View[Any], words: Words) -> ShownChapter:
    names = words.names(view.state)
    deeds = render.deeds(view, words, told)
    places = [render.facts(each, words) for each in chapter.facts] or [()] * len(deeds)
    return ShownChapter(
        words.said(chapter.title),
        chapter.icon,
        chapter.outcome,
        words.all_said(chapter.told),
        words.all_said(chapter.moments),
        words.all_said(chapter.coming),
        tuple(
            SeatDeeds(seat, words.thing(SEATS, seat, names), (*place, *done))
            for seat, (place, done) in enumerate(zip(places, deeds, strict=True))
        ),
        chapter.passing,
    )

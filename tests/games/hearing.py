"""All that somebody at a seat is told, be it a program, a bot or a person, ready to be compared byte for byte."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.engine import Box, Call, EventRecord, Game, SearchDice, View
from lanterne.scene import Scene
from lanterne.server import render
from lanterne.words import LANGUAGES, words_for


class Run(NamedTuple):
    """What came of an answer."""

    state: Any
    said: list[EventRecord]


def play(box: Box[Any], state: Any, seat: int, answer: Call, seed: str) -> Run:
    """Answer in a copy of the state, with the chance of this seed."""
    said: list[EventRecord] = []
    game = Game(box, state.copy(), SearchDice(seed), said.append)
    game.play(seat, answer)
    return Run(game.state, said)


def heard(view: View[Any], table: Scene, **more: Any) -> dict[str, bytes]:
    """Everything that is told of a position: the view with options and refusals, the description, the scene, the draft
    with what it would lead to, all of it in words, and whatever `more` a game has to tell."""
    found: dict[str, Any] = {
        "message": msgspec.Raw(view.message()),
        "description": repr(view.box.describe(view)),
        "scene": table,
        "touchable": sorted(view.touchable()),
        **more,
    }
    for language in LANGUAGES:
        words = words_for(registry.box(view.box.name), language)
        names = words.names(view.state, view.seat)
        found[language] = (
            words.all_said((table.title, *table.status, *table.pending)),
            [render.shown_panel(panel, words) for panel in table.panels],
            render.prompt(view, words, names),
            render.options(view, words, names),
            render.closed(view, words, names),
            render.draft(view, words, names, ahead=True),
        )
    return {what: msgspec.json.encode(value) for what, value in found.items()}


def happened(box: Box[Any], came: Run, seat: int) -> list[str]:
    """What somebody at this seat hears of what came of an answer, in both languages."""
    lines = []
    for language in LANGUAGES:
        words = words_for(registry.box(box.name), language)
        names = words.names(came.state, seat)
        for said in came.said:
            known = said.seen_by(1 << seat if seat >= 0 else 0)
            lines.append(repr((known, render.told(0, known, words, names))))
    return lines


def differ(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """In what two that were told differ."""
    return [what for what in one if one[what] != other[what]]

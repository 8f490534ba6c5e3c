"""Whatever game: each moment between two decisions can be shown to everybody, in both languages."""

from typing import Any

import pytest

from lanterne.engine import Seat, Table, View
from lanterne.registry import GAMES, bot, bots, box, looks
from lanterne.server import film, render
from lanterne.server.sentences import Language
from lanterne.words import words_for

LANGUAGES: tuple[Language, ...] = ("en", "fr")
DECISIONS = 120
ENOUGH = 8
"""This many of the longest films are looked at."""


def played(game: str) -> Table[Any]:
    """A game of the game's own bots, or its first decisions. Where something is made, chance makes more than they."""
    found = box(game)
    own = "random" if found.workshop is not None else next(name for name in bots(game) if name != "random")
    seats = [Seat(f"person {number}") for number in range(found.seats[-1])]
    table = Table.new(found, seats, {}, seed=bytes([7]) * 32)
    players = [bot(game, own)(f"beats {seat}") for seat in range(len(seats))]
    while not table.over and len(table.standing) < DECISIONS:
        seat = table.asked[0]
        table.answer(seat, players[seat].choose(table.view(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_beat_can_be_shown(game: str) -> None:
    """While they move, things may overlap; but none of them is there twice."""
    table = played(game)
    films = sorted((table.beats(n) for n in table.standing if n), key=len)[-ENOUGH:]
    assert len(films[-1]) > (0 if table.box.workshop is not None else 2), "but in a workshop, much plays by itself"
    for beats in films:
        for seat in range(-1, len(table.seats)):
            views = [View.between(table.box, beat.state, seat, 1 << seat if seat >= 0 else 0) for beat in beats]
            scenes = [looks(view).scene(view) for view in views]
            for scene in scenes:
                names = [node.id for panel in scene.panels for node in panel.nodes]
                assert len(names) == len(set(names))
            for language in LANGUAGES:
                words = words_for(table.box, language)
                assert len(film.shown_film(beats, views[0], words, scenes[-1], 0)) == len(beats) - 1
                assert all(render.shown_panel(panel, words) for scene in scenes for panel in scene.panels)

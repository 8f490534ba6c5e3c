"""Everything that Lanterne requires of a game, for a game from outside. Its own games have suites of their own."""

from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.lab import ledger
from lanterne.lab.conformance import play_and_check
from lanterne.lab.cover import tables
from lanterne.languages import LANGUAGES
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

GAME = "sleeping-dragon"
BOX = registry.box(GAME)
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(("seats", "settings"), tables(BOX, [("random",), ("steady", "random")]))
def test_whole_games_hold(seats: list[str], settings: dict[str, Any]) -> None:
    assert play_and_check(BOX, seats, settings, seed="whole games").ending in BOX.endings


def test_the_words_are_whole() -> None:
    assert flaws(BOX, {language: sources(GAME, language) for language in LANGUAGES}, registry.bots(GAME)) == []


def test_every_rule_stands_in_the_books_in_the_code_and_in_a_test() -> None:
    assert ledger.read(GAME, ROOT).gaps() == []

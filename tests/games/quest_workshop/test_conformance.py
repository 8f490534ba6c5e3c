"""Everything that Lanterne asks of a game, of the workshop."""

from pathlib import Path

import pytest
from tests.games.quest_workshop.sheets import WHOLE, draw, stage

from lanterne import shelf
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.bot import BOTS
from lanterne.lab import ledger
from lanterne.lab.conformance import play_and_check
from lanterne.lab.scenery import flaws as flaws_of_scene
from lanterne.words import LANGUAGES
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

GAME = "quest-workshop"
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    if GAME not in shelf.GAMES:
        monkeypatch.setattr(shelf, "GAMES", (*shelf.GAMES, GAME))


@pytest.mark.parametrize("bot", ["random", "idle"])
def test_whole_games_hold(bot: str) -> None:
    assert play_and_check(BOX, [bot], {}, seed="whole games", looks=8).ending in BOX.endings


def test_a_whole_quest_can_be_shown_whatever_is_in_hand() -> None:
    at = stage()
    for answers in (WHOLE, (["take", "secret-door"],), (["take", "rock"], ["open_note", "note-1"])):
        draw(at, *answers)
        view = BOX.view(at.game.state, 0)
        assert flaws_of_scene(shelf.scene(view), view) == []


def test_the_words_are_whole() -> None:
    texts: dict[str, dict[str, str]] = {language: sources(GAME, language) for language in LANGUAGES}
    assert flaws(BOX, texts, ["random", *BOTS]) == []


def test_every_rule_stands_in_the_books_in_the_code_and_in_a_test() -> None:
    assert ledger.read(GAME, ROOT).gaps() == []

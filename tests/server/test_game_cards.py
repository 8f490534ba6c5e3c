"""Game cards are made when the package is built, and again whenever something that they are made of has changed."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanterne import registry
from lanterne.languages import LANGUAGES
from lanterne.server import game_cards
from lanterne.server.game_cards import build, card, made_of, picture


def forget() -> None:
    for function in (card, picture, game_cards.are_fresh):
        function.cache_clear()


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for cards in which there are none yet."""
    monkeypatch.setattr(game_cards, "CARDS", tmp_path / "cards")
    forget()
    yield tmp_path / "cards"
    forget()


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package in place of Lanterne."""
    folder = tmp_path / "sources"
    (folder / "games").mkdir(parents=True)
    (folder / "games" / "words.ftl").write_text("title = Cellar")
    (folder / "code.py").write_text("x = 1")
    monkeypatch.setattr(game_cards, "SOURCES", folder)
    return folder


def test_what_was_built_is_what_would_be_made_now(cards: Path) -> None:
    made = [(card(game, language), picture(game, language)) for game in registry.GAMES for language in LANGUAGES]
    forget()
    build()
    forget()
    assert made == [
        (card(game, language), picture(game, language)) for game in registry.GAMES for language in LANGUAGES
    ]
    assert {file.name.partition(".")[0] for file in cards.iterdir()} == {"stamp", *registry.OWN_GAMES}


def test_built_cards_need_no_game(cards: Path) -> None:
    build()
    look = (
        "import sys\n"
        "from pathlib import Path\n"
        "from lanterne import registry\n"
        "from lanterne.server import game_cards\n"
        "game_cards.CARDS = Path(sys.argv[1])\n"
        "for game in registry.OWN_GAMES:\n"
        "    game_cards.card(game, 'fr')\n"
        "    game_cards.picture(game, 'fr')\n"
        "print(*(name for name in sys.modules if name.startswith('lanterne.games.')))\n"
    )
    done = subprocess.run([sys.executable, "-c", look, str(cards)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_cards_of_other_sources_are_not_shown(cards: Path) -> None:
    real = picture("xorlosch", "en")
    cards.mkdir()
    (cards / "xorlosch.en.svg").write_text("an old picture")
    (cards / "stamp").write_text(made_of())
    forget()
    assert picture("xorlosch", "en") == b"an old picture"
    (cards / "stamp").write_text("made of something else")
    forget()
    assert picture("xorlosch", "en") == real


def test_a_game_from_outside_is_never_taken_from_the_built_cards(cards: Path) -> None:
    (outside,) = set(registry.GAMES) - set(registry.OWN_GAMES)
    cards.mkdir()
    (cards / f"{outside}.en.svg").write_text("an old picture")
    (cards / "stamp").write_text(made_of())
    assert picture(outside, "en").startswith(b"<svg")


def test_building_again_does_nothing_until_something_has_changed(cards: Path) -> None:
    build()
    file = cards / "xorlosch.en.json"
    file.write_text("untouched")
    forget()
    build()
    assert file.read_text() == "untouched"
    (cards / "stamp").write_text("made of something else")
    forget()
    build()
    assert file.read_text() != "untouched"


def test_any_file_of_the_package_counts(sources: Path) -> None:
    digests = [made_of()]
    (sources / "code.py").write_text("x = 2")
    digests.append(made_of())
    (sources / "games" / "words.ftl").rename(sources / "games" / "other.ftl")
    digests.append(made_of())
    (sources / "games" / "other.ftl").unlink()
    digests.append(made_of())
    assert len(set(digests)) == 4


def test_what_python_has_compiled_and_links_to_nothing_do_not_count(sources: Path) -> None:
    before = made_of()
    (sources / ".#code.py").symlink_to("somebody@somewhere.1234")
    (sources / "__pycache__").mkdir()
    (sources / "__pycache__" / "code.pyc").write_bytes(b"compiled")
    assert made_of() == before

"""Games from outside Lanterne: found by an entry point, or in a folder that is given."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from lanterne import registry
from lanterne.packs.packages import FOLDERS, from_outside, package
from tests.cli.typed import SOURCES, run

EXAMPLES = Path(__file__).parents[1] / "example"


@pytest.fixture(autouse=True)
def looking_anew() -> Iterator[None]:
    from_outside.cache_clear()
    yield
    from_outside.cache_clear()


def game(folder: Path, name: str) -> Path:
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").touch()
    return folder


def installed(folder: Path, name: str, value: str) -> Path:
    """What a package manager leaves of a distribution that has this entry point."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[lanterne.games]\n{name} = {value}\n")
    return folder


def test_every_package_in_the_folders_is_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = game(tmp_path / "one", "mouse_and_cat"), game(tmp_path / "other", "ants")
    (one / "notes").mkdir()
    monkeypatch.setenv(FOLDERS, os.pathsep.join(map(str, (one, other))))
    monkeypatch.setattr("sys.path", [])
    assert from_outside() == {"ants": "ants", "mouse-and-cat": "mouse_and_cat"}
    assert package("mouse-and-cat") == "mouse_and_cat"
    assert package("dungeon-lords") == "lanterne.games.dungeon_lords"


def test_an_entry_point_names_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDERS)
    monkeypatch.syspath_prepend(installed(tmp_path, "ants", "insects.ants"))
    assert from_outside() == {"ants": "insects.ants"}


def test_the_names_of_its_own_games_are_left_to_lanterne(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game(tmp_path, "xorlosch")
    game(tmp_path, "dungeon_lords")
    monkeypatch.setenv(FOLDERS, str(game(tmp_path, "ants")))
    assert list(from_outside()) == ["ants"]
    assert package("xorlosch") == "lanterne.games.xorlosch"


def test_without_a_word_of_it_there_are_only_lanternes_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDERS)
    assert from_outside() == {}


def test_an_installed_game_is_on_the_shelf_of_every_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDERS)
    installed(tmp_path, "sleeping-dragon", "sleeping_dragon")
    path = os.pathsep.join(map(str, (SOURCES, EXAMPLES, tmp_path)))
    assert "sleeping-dragon: 2 to 3 players" in run("games", PYTHONPATH=path).out
    played = run("simulate", "sleeping-dragon", "--games", "3", PYTHONPATH=path)
    assert (played.code, "3 games" in played.out) == (0, True)


def test_the_example_stands_on_the_shelf_of_the_tests_after_lanternes_own() -> None:
    assert registry.GAMES[-1] == "sleeping-dragon"
    assert registry.box("sleeping-dragon").rules[0].__name__ == "sleeping_dragon.rules.setup"

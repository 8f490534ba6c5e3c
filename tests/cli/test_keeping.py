"""`lanterne backup`, `restore`, `doctor` and `archive`, as they are typed."""

from pathlib import Path

import pytest
from tests.cli.typed import Keyboard, one_sentence
from tests.server.within import run

from lanterne.server.store import can_be_opened


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a database."""
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    run(can_be_opened(""))
    return tmp_path / "home"


def test_a_backup_there_and_back(at_home: Path, keyboard: Keyboard, tmp_path: Path) -> None:
    made = keyboard("backup", str(tmp_path / "copy.sqlite"))
    assert (made.code, made.err) == (0, "")
    assert str(tmp_path / "copy.sqlite") in made.out
    back = keyboard("restore", str(tmp_path / "copy.sqlite"))
    assert (back.code, back.err) == (0, "")
    assert keyboard("doctor").out == "Everything is right.\n"


def test_a_backup_has_the_date_in_its_name(at_home: Path, keyboard: Keyboard) -> None:
    assert keyboard("backup").code == 0
    [file] = (at_home / "backups").iterdir()
    assert file.name.startswith("lanterne-20")


def test_without_a_database_there_is_nothing_to_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keyboard: Keyboard
) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "empty"))
    typed = keyboard("backup")
    assert typed.code == 1
    assert "there is no database" in one_sentence(typed)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("restore", "nowhere.sqlite"), "there is no file nowhere.sqlite"),
        (("archive", "--days", "0"), "--days must be at least 1"),
        (("backup", "--database", "mysql://somewhere"), "sqlite or postgresql"),
        (("doctor", "--database", "nonsense"), "not the address of a database"),
    ],
)
def test_bad_words_get_a_sentence(at_home: Path, keyboard: Keyboard, words: tuple[str, ...], told: str) -> None:
    typed = keyboard(*words)
    assert typed.code in (1, 2)
    assert told in one_sentence(typed)


def test_nothing_is_old_enough_to_be_put_away(at_home: Path, keyboard: Keyboard) -> None:
    assert keyboard("archive", "--days", "30").out == "No finished table is 30 days old.\n"

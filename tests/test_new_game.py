"""`docs/new-game.md` is true: its pieces are taken from the example, its commands work, and it leaves no file out."""

import re
import shlex
from pathlib import Path

import pytest

from lanterne.cli import main
from lanterne.lab.scenario import parse, run

ROOT = Path(__file__).parents[1]
GAME = ROOT / "tests" / "example" / "sleeping_dragon"
DOC = (ROOT / "docs" / "new-game.md").read_text("utf-8")
PIECES = re.findall(r"```\w+ (\S+)\n(.*?)```", DOC, re.DOTALL)
COMMANDS = re.findall(r"^LANTERNE_GAMES=tests/example ./lanterne (.*)$", DOC, re.MULTILINE)
LASTING = ("serve", "--mutate")
"""What goes on and on, or for long; it is tried elsewhere."""


@pytest.mark.parametrize(("file", "piece"), PIECES, ids=[file for file, _ in PIECES])
def test_a_piece_stands_in_the_example_in_this_order(file: str, piece: str) -> None:
    text, place = (GAME / file).read_text("utf-8"), 0
    for part in re.split(r"^ *…\n", piece, flags=re.MULTILINE):
        place = text.find(part, place)
        assert place >= 0, f"{file} has no such part:\n{part}"
        place += len(part)


def test_every_module_of_the_example_is_told_of() -> None:
    modules = {file.relative_to(GAME).as_posix() for file in GAME.rglob("*.py")}
    shown = {file for file, _ in PIECES}
    assert modules - shown == {"rules/setup.py"}, "set-up is a step like any other"


def test_its_scenario_runs() -> None:
    (text,) = re.findall(r"```toml\n(title.*?)```", DOC, re.DOTALL)
    difference = run(parse(text, "docs/new-game.md"))
    assert difference is None, difference.sentence


def test_its_commands_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    tried = [words for words in COMMANDS if not words.endswith(LASTING)]
    assert len(tried) >= 5
    for words in tried:
        assert main(shlex.split(words)) == 0, f"{words}: {capsys.readouterr().err}"


def test_what_it_links_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", DOC):
        assert target.startswith("https://") or (ROOT / "docs" / target).exists(), target

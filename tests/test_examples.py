"""The examples run: two at small size, all of them at full size with --long."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(script: str, *words: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / script), *words]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_quest_is_tried() -> None:
    told = run("test_a_quest.py", "--games", "2", "--workers", "1")
    assert told.startswith("proving-vaults: ")
    assert "rounds: " in told


def test_variants_are_compared(tmp_path: Path) -> None:
    told = run("compare_variants.py", "--games", "6", "--workers", "1", "--folder", str(tmp_path))
    assert "difference: " in told
    assert (tmp_path / "hostile.html").is_file()


@pytest.mark.long
def test_openings_are_ranked() -> None:
    lines = run("best_opening.py", "--games", "6").splitlines()
    rates = [int(line.partition("%")[0]) for line in lines]
    assert len(rates) > 5
    assert rates == sorted(rates, reverse=True)


def test_every_example_is_listed() -> None:
    listed = (ROOT / "examples" / "README.md").read_text("utf-8")
    assert all(f"({path.name})" in listed for path in (ROOT / "examples").glob("*.py"))

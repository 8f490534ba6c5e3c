"""The examples run: three at small size, all of them at full size with --long."""

import os
import re
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


CARDS = re.compile(r"cards a game: (\S+) \((\S+) to (\S+)\)")


def trained(folder: Path, steps: int, games: int) -> list[tuple[float, ...]]:
    """Train a bot; the cards that it wins before and after, each with its interval."""
    out = str(folder / "pupil.npz")
    told = run("train_a_bot.py", "--steps", str(steps), "--games", str(games), "--minutes", "600", "--out", out)
    return [tuple(map(float, found)) for found in CARDS.findall(told)]


def test_a_bot_is_trained_and_plays_anywhere(tmp_path: Path) -> None:
    assert len(trained(tmp_path, 2048, 2)) == 2
    words = [
        "simulate",
        "xorlosch",
        "--games",
        "2",
        "--seats",
        "train_a_bot:Pupil,random",
        "--setting",
        "max_rounds=30",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "lanterne.cli", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "examples")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "(train_a_bot:Pupil)" in done.stdout


@pytest.mark.long
def test_training_shows(tmp_path: Path) -> None:
    before, after = trained(tmp_path, 40_960, 60)
    assert after[1] > before[2], "the intervals do not meet"


@pytest.mark.long
def test_openings_are_ranked() -> None:
    lines = run("best_opening.py", "--games", "6").splitlines()
    rates = [int(line.partition("%")[0]) for line in lines]
    assert rates == sorted(rates, reverse=True)
    openings = [line.partition("  ")[2] for line in lines]
    assert len(openings) == len(set(openings)) > 50
    assert all(opening.startswith("place_group [recruit ") for opening in openings)


@pytest.mark.long
def test_examples_at_full_size(tmp_path: Path) -> None:
    assert "fallen: " in run("test_a_quest.py")
    assert "difference: " in run("compare_variants.py", "--folder", str(tmp_path))


def test_every_example_is_listed() -> None:
    listed = (ROOT / "examples" / "README.md").read_text("utf-8")
    assert all(f"({path.name})" in listed for path in (ROOT / "examples").glob("*.py"))

"""Simulations on Ray: the same files as without it, also when a node dies."""

import subprocess
import sys
from pathlib import Path

import pytest

SIMULATION = ("simulate", "dungeon-run", "--seats", "steady", "--players", "3", "--seed", "5")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own. Ray takes its time to start on a busy machine."""
    command = [sys.executable, "-m", "lanterne.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def plain(games: int, out: Path) -> None:
    assert run(*SIMULATION, "--games", str(games), "--workers", "2", "--out", str(out)).returncode == 0


def assert_equal_files(first: Path, second: Path) -> None:
    for name in ("games.parquet", "games.seats.parquet"):
        assert (first / name).read_bytes() == (second / name).read_bytes()


def test_a_local_cluster_writes_the_files_of_one_machine(tmp_path: Path) -> None:
    plain(12, tmp_path / "plain" / "games.parquet")
    on_ray = (*SIMULATION, "--games", "12", "--ray", "local", "--out", str(tmp_path / "ray" / "games.parquet"))
    typed = run(*on_ray)
    assert typed.returncode == 0, typed.stderr
    assert_equal_files(tmp_path / "plain", tmp_path / "ray")


@pytest.mark.long
def test_a_node_that_dies_changes_nothing(tmp_path: Path) -> None:
    plain(200, tmp_path / "plain" / "games.parquet")
    out = tmp_path / "ray" / "games.parquet"
    command = [sys.executable, "-m", "tests.lab.two_nodes", "200", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "50", "the node was killed while games were left"
    assert_equal_files(tmp_path / "plain", tmp_path / "ray")


def test_no_cluster_at_the_address_gets_a_sentence() -> None:
    typed = run(*SIMULATION, "--games", "1", "--ray", "127.0.0.1:9")
    assert typed.returncode == 1
    assert typed.stderr.startswith("lanterne: there is no Ray cluster at 127.0.0.1:9")
    assert "Traceback" not in typed.stderr

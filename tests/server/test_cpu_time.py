"""The CPU time of a process, and of all that it has started."""

import os
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from lanterne.server import cpu_time
from lanterne.server.cpu_time import of_family, of_process

PROCESSES = {10: (1, 3.0), 11: (10, 0.5), 12: (11, 0.25), 13: (1, 70.0)}
"""For each process, who started it, and seconds."""


@pytest.fixture(params=["proc", "ps"])
def _processes(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same processes, on a system with /proc and on one without."""
    monkeypatch.setattr(cpu_time, "PROC", tmp_path)
    if request.param == "ps":
        lines = (f"{pid} {who} {int(used // 60)}:{used % 60:05.2f}\n" for pid, (who, used) in PROCESSES.items())
        told = "".join(lines)
        monkeypatch.setattr(subprocess, "run", lambda *words, **more: SimpleNamespace(stdout=told))
        return
    tick = os.sysconf("SC_CLK_TCK")
    for pid, (parent, used) in PROCESSES.items():
        (tmp_path / str(pid)).mkdir()
        cells = ["S", str(parent), *["0"] * 9, str(round(used * tick)), "0", "0", "0", "20"]
        (tmp_path / str(pid) / "stat").write_text(f"{pid} (a name) with) {' '.join(cells)}\n")
    (tmp_path / "self").mkdir()
    (tmp_path / "self" / "stat").touch()
    (tmp_path / "99").mkdir()  # it has just ended


@pytest.mark.usefixtures("_processes")
def test_a_process_alone_and_with_all_that_it_has_started() -> None:
    assert of_process(10) == 3.0
    assert of_family(10) == 3.75
    assert of_family(13) == 70.0


def test_processes_that_have_ended_count_for_the_one_that_started_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cpu_time, "PROC", tmp_path)
    tick = os.sysconf("SC_CLK_TCK")
    for name in ("self", "10"):
        (tmp_path / name).mkdir()
        cells = ["S", "1", *["0"] * 9, *[str(tick * seconds) for seconds in (1, 2, 4, 8)], "20"]
        (tmp_path / name / "stat").write_text(f"10 (python) {' '.join(cells)}\n")
    assert of_process(10) == 3.0
    assert of_family(10) == 15.0


def test_windows_does_not_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanterne.server.cpu_time.sys.platform", "win32")
    with pytest.raises(OSError, match="Windows does not tell"):
        of_process(10)

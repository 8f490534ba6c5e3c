"""The template for bots, installed: it plays in simulations, in the terminal and on a server."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

import lanterne
from lanterne.engine import parse_log, read_log
from lanterne.engine.log import Answer
from tests.api.installing import TEMPLATE, install
from tests.browser.server import SOURCES, Server

MOST_LINES = 35


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with the template in it."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder)
    return folder


def typed(packages: Path, folder: Path, *words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """A command in a folder, where the package is installed."""
    path = os.pathsep.join(map(str, (SOURCES, packages)))
    return subprocess.run(
        [sys.executable, "-m", "lanterne.cli", *words],
        env={**os.environ, "PYTHONPATH": path, "LANTERNE_HOME": str(folder / "home")},
        cwd=folder,
        input=lines,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_is_short() -> None:
    code = [line for line in (TEMPLATE / "dreamer_bot.py").read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= MOST_LINES


def test_it_is_listed_and_plays_in_a_simulation(packages: Path, tmp_path: Path) -> None:
    listed = typed(packages, tmp_path, "games")
    assert "  bots: random, steady, dreamer\n" in listed.stdout
    words = ["simulate", "dungeon-lords", "--games", "2", "--workers", "2", "--logs", str(tmp_path), "--json"]
    done = typed(packages, tmp_path, *words, "--seats", "dreamer,random")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["finished"], figures["bots"]) == (2, ["dreamer", "random"])
    log = read_log(tmp_path / "dungeon-lords-1-000001.jsonl")
    assert [seat.bot for seat in log.header.seats] == ["dreamer", "random"]


def test_it_beats_random() -> None:
    sys.path.append(str(TEMPLATE))
    try:
        report = lanterne.simulate("dungeon-lords", ["dreamer_bot:DreamerBot", "random"], games=8)
    finally:
        sys.path.remove(str(TEMPLATE))
    assert report.wins_by_bot["dreamer_bot:DreamerBot"] >= 6


def test_it_plays_in_the_terminal(packages: Path, tmp_path: Path) -> None:
    words = ["play", "xorlosch", "--plain", "--lang", "en"]
    done = typed(packages, tmp_path, *words, "--seats", "dreamer,me", lines="1\n" * 3 + "q\n")
    assert done.returncode == 0, done.stderr
    [saved] = (tmp_path / "home" / "games").glob("*.log")
    log = read_log(saved)
    assert [seat.bot for seat in log.header.seats] == ["dreamer", ""]
    assert any(isinstance(entry, Answer) and entry.seat == 0 for entry in log.entries)
    again = typed(packages, tmp_path, *words, lines="q\n")
    assert again.returncode == 0, again.stderr
    assert len(list((tmp_path / "home" / "games").glob("*.log"))) == 1


# --- on a server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def server(packages: Path, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "home", "--outside-bots", path=(packages,))
    try:
        running.start()
        yield running
    finally:
        running.clear()


def ask(server: Server, method: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = json.dumps(body).encode() if body is not None else None
    with urlopen(Request(server.address + path, data, headers, method=method), timeout=60) as answer:
        content = answer.read()
    return json.loads(content) if answer.headers.get_content_type() == "application/json" else content


def refused(server: Server, path: str, body: Any, token: str) -> int:
    """The status with which a request is refused."""
    with pytest.raises(HTTPError) as refusal:
        ask(server, "POST", path, body, token)
    with refusal.value:
        return refusal.value.code


def test_it_plays_on_a_server_whose_host_allows_it(server: Server) -> None:
    [shown] = [game for game in ask(server, "GET", "/api/games") if game["name"] == "xorlosch"]
    dreamer = next(bot for bot in shown["bots"] if bot["name"] == "dreamer")
    assert dreamer["explanation"].startswith("Imagines how the game could go on")
    token = ask(server, "POST", "/api/programs", {"name": "Ada"})["token"]
    seats = [{"kind": "bot", "bot": "dreamer"}, {"kind": "me"}]
    table = ask(server, "POST", "/api/tables", {"game": "xorlosch", "seats": seats, "pace": 0}, token)["id"]
    entry, answers = -1, 0
    while answers < 3:
        now = ask(server, "GET", f"/api/tables/{table}/position?after={entry}&wait=20", token=token)
        entry = now["entry"]
        if 1 in now["asked"]:
            option = now["draft"]["picks"][0]["answer"] if "draft" in now else now["options"][0]["answer"]
            whole = ["place_group", option] if "draft" in now else option
            answered = {"choice": now["choice"], "seat": 1, "answer": whole}
            ask(server, "POST", f"/api/tables/{table}/answers", answered, token)
            answers += 1
    log = parse_log(ask(server, "POST", f"/api/tables/{table}/take-along", {}, token))
    assert [seat.bot for seat in log.header.seats] == ["dreamer", ""]
    given = [entry for entry in log.entries if isinstance(entry, Answer) and entry.seat == 0]
    assert given
    assert not any(entry.auto for entry in given), "the bot chose them itself"


def test_a_server_imports_no_module_that_somebody_names(server: Server) -> None:
    token = ask(server, "POST", "/api/programs", {"name": "Ada"})["token"]
    seats = [{"kind": "bot", "bot": "dreamer_bot:DreamerBot"}, {"kind": "me"}]
    assert refused(server, "/api/tables", {"game": "xorlosch", "seats": seats}, token) == 422


def test_without_the_host_s_word_it_is_not_there(packages: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "home", path=(packages,))
    try:
        server.start()
        [shown] = [game for game in ask(server, "GET", "/api/games") if game["name"] == "xorlosch"]
        assert "dreamer" not in [bot["name"] for bot in shown["bots"]]
        token = ask(server, "POST", "/api/programs", {"name": "Ada"})["token"]
        seats = [{"kind": "bot", "bot": "dreamer"}, {"kind": "me"}]
        assert refused(server, "/api/tables", {"game": "xorlosch", "seats": seats}, token) == 422
    finally:
        server.clear()

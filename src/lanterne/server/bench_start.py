"""How much CPU time a start takes: of some commands from beginning to end, and of the server until its first page and
until its lobby have been sent. All processes that a command starts count.

Each start has a data folder of its own, with nothing in it. Bytecode is used as Python finds it.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from lanterne import registry
from lanterne.server.cpu_time import of_family

LANTERNE = (sys.executable, "-P", "-m", "lanterne.cli")
"""`-P`: do not import from the folder in which the benchmark was started."""
PATIENCE = 60.0
"""Seconds after which a server that does not answer is given up."""


class Start(NamedTuple):
    """Something that is started, and the most seconds of CPU time it may take."""

    name: str
    budget: float


FIRST_PAGE = Start("serve: first page", 1.0)
LOBBY = Start("serve: lobby, on top", 0.2)


def starts(game: str) -> dict[Start, tuple[str, ...]]:
    """The commands to start. What they do once they have started is next to nothing."""
    return {
        Start("--version", 0.2): ("--version",),
        Start("games", 0.6): ("games",),
        Start("rules", 0.6): ("rules", game, min(registry.rule_ids(game))),
        Start("simulate, one game", 0.6): ("simulate", game, "--games", "1"),
        Start("play --plain", 0.6): ("play", game, "--plain"),
    }


def bench_start(game: str) -> dict[Start, float]:
    """Start everything once; return the seconds of CPU time. Raises OSError if something cannot be started."""
    found = {start: _command(*words) for start, words in starts(game).items()}
    found[FIRST_PAGE], found[LOBBY] = _server()
    return found


@contextmanager
def _environment() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory(prefix="lanterne-bench-") as folder:
        yield {**os.environ, "LANTERNE_HOME": folder}


def _command(*words: str) -> float:
    """Run a command to its end."""
    if sys.platform == "win32":
        raise OSError("Windows does not tell how much CPU time a process took that has ended")
    import resource

    with _environment() as environment:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [*LANTERNE, *words], env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise ChildProcessError(f"`lanterne {' '.join(words)}` failed: {done.stderr.strip()}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _server() -> tuple[float, float]:
    """Start a server, and open the lobby as a browser does: the cost of the first page, and of all the rest."""
    with _environment() as environment:
        words = [*LANTERNE, "serve", "--no-browser", "--port", "0"]
        with subprocess.Popen(words, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().rpartition(" ")[2].strip()
                if not address:
                    raise ChildProcessError("the server does not start")
                page = _got(address, "/")
                first = of_family(server.pid)
                _open_lobby(address, page.decode())
                return first, of_family(server.pid) - first
            finally:
                server.terminate()


def _open_lobby(address: str, page: str) -> None:
    """Ask for all that the lobby needs once the page is there."""
    for path in (*re.findall(r'(?:src|href)="(/[^"]+)"', page), "/words/en.ftl", "/api/me?lang=en"):
        _got(address, path)
    for game in json.loads(_got(address, "/api/games?lang=en")):
        _got(address, f"/api/games/{game['name']}/picture.svg?lang=en")


def _got(address: str, path: str) -> bytes:
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        if answer.status != 200:
            raise ConnectionError(f"the server answers {answer.status} to {path}")
        return answer.read()
    finally:
        connection.close()

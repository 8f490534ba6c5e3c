"""A server in a process of its own, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
PATIENCE = 60.0
"""Seconds to wait for a server before giving up."""


class Server:
    """`lanterne serve` with a home of its own. It keeps its port and its home when it is started again. `path` are
    further folders in which Python finds packages."""

    def __init__(self, home: Path, *words: str, path: Sequence[Path] = ()) -> None:
        self.home = home
        self._path = os.pathsep.join(map(str, (SOURCES, *path)))
        self.port = _free_port()
        self._words = words
        self._processes: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """What it printed, over all its starts."""
        file = self.home / "said.txt"
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    def start(self) -> None:
        """Start it; returns once it answers."""
        self.home.mkdir(parents=True, exist_ok=True)
        with (self.home / "said.txt").open("ab") as said:
            port = ("--port", str(self.port))
            process = subprocess.Popen(
                [sys.executable, "-m", "lanterne.cli", "serve", *port, "--no-browser", *self._words],
                env={**os.environ, "PYTHONPATH": self._path, "LANTERNE_HOME": str(self.home)},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self._processes.append(process)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert process.poll() is None, f"the server ended with {process.returncode}:\n{self.said}"
            assert time.monotonic() < until, f"the server does not answer:\n{self.said}"
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it as a power cut would: it gets no warning."""
        self._end(signal.SIGKILL)

    def clear(self) -> None:
        """End it and whatever it has started and left behind."""
        for process in self._processes:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def _end(self, sign: signal.Signals) -> None:
        process = self._processes[-1]
        process.send_signal(sign)
        process.wait(timeout=PATIENCE)

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/")
            return connection.getresponse().status < 500
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port

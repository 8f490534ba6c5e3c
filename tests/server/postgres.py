"""A PostgreSQL server for the tests, where one is installed: started when the first test needs it."""

import atexit
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

USER = "lanterne"
SETTINGS = ("fsync=off", "listen_addresses=", "max_connections=200", "log_min_messages=warning")
NEEDED = ("initdb", "postgres", "pg_isready", "psql")
PATIENCE = 60.0
"""Seconds that it may take to start."""


@cache
def programs() -> Path | None:
    """The folder of its programs, None if it is not installed. Debian does not put them on the PATH."""
    on_debian = Path("/usr/lib/postgresql").glob("*/bin")
    on_path = (Path(found).parent for found in [shutil.which("initdb")] if found)
    newest_first = sorted(on_debian, key=lambda path: int(path.parts[-2]), reverse=True)
    return next((each for each in (*newest_first, *on_path) if all((each / name).exists() for name in NEEDED)), None)


@cache
def why_not() -> str:
    """Why tests with PostgreSQL are left out, "" if they are not."""
    if sys.platform == "win32":
        return "the tests do not start PostgreSQL on Windows"
    return "" if programs() else "PostgreSQL is not installed"


class Postgres:
    """A server in a folder of its own, reached by a socket there. It does not run as root: then another user is
    taken."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lanterne-pg-"))
        self._user = _user()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._data = self.folder / "data"
        self._run("initdb", "-D", str(self._data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = [
            part for setting in (*SETTINGS, f"unix_socket_directories={self.folder}") for part in ("-c", setting)
        ]
        command = [self._program("postgres"), "-D", str(self._data), *options]
        self._process = subprocess.Popen(
            command, user=self._user, extra_groups=self._groups, stderr=subprocess.DEVNULL, cwd=self.folder
        )
        ends = time.monotonic() + PATIENCE
        while subprocess.run([self._program("pg_isready"), "-q", "-h", str(self.folder)], check=False).returncode:
            assert time.monotonic() < ends, "PostgreSQL does not start"
            assert self._process.poll() is None, "PostgreSQL ended at once"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop it at once, as if the machine had lost power."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop it, and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What `psql` prints for a statement."""
        where = ("-h", str(self.folder), "-U", USER, "-d", database)
        done = subprocess.run(
            [self._program("psql"), "-X", "-q", "-A", "-t", *where, "-v", "ON_ERROR_STOP=1", "-c", statement],
            check=True,
            capture_output=True,
            text=True,
        )
        return done.stdout.strip()

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql+asyncpg://{USER}@/{database}?host={self.folder}"

    @property
    def _groups(self) -> list[int] | None:
        return [] if self._user is not None else None

    def _program(self, name: str) -> str:
        folder = programs()
        assert folder is not None
        return str(folder / name)

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [self._program(name), *arguments],
            check=True,
            user=self._user,
            extra_groups=self._groups,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )


def _user() -> str | None:
    """Whose process it is, None for one's own."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@cache
def postgres() -> Postgres:
    """The server of this test process."""
    server = Postgres()
    atexit.register(server.remove)
    return server


def database_of(folder: Path) -> str:
    """The address of the database that belongs to a folder of a test; created when it is first asked for."""
    name = "t" + hashlib.sha256(str(folder).encode()).hexdigest()[:20]
    if name not in _made:
        postgres().sql(f"CREATE DATABASE {name}")
        _made.append(name)
    return postgres().url(name)


_made: list[str] = []


def drop_databases() -> None:
    """Drop the databases that tests have made."""
    while _made:
        postgres().sql(f"DROP DATABASE {_made.pop()} WITH (FORCE)")

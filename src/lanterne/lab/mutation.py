"""The mutation check: does a test that cites a rule fail when the code of the rule is disabled?

A separate process collects the tests once. For each mutant it forks a child, which disables the mutant and runs the
tests that cite one of its rules until one fails. A mutant that no test notices has survived.
"""

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.resources import files
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import lanterne
from lanterne.engine import Box
from lanterne.lab.ledger import citing_files
from lanterne.lab.mutants import Mutant, fixed_sample, mutants
from lanterne.packs.packages import package as package_of

if TYPE_CHECKING:
    import pytest

JOBS = 2
SECONDS = 2.0
PATIENCE = 10
"""How many times its CPU limit a mutant may take in wall-clock time, on a busy machine or asleep."""
MEMORY = 4 << 30
"""A mutant that uses more memory is stopped."""


class Fate(NamedTuple):
    """What became of a mutant: `killed` by the test `by`, `timeout`, `survived`, or `untested` if no test cites any of
    its rules. `failed` is not about a mutant: the test `by` fails without one and is skipped."""

    name: str
    fate: str
    rules: tuple[str, ...] = ()
    by: str = ""
    tests: int = 0
    seconds: float = 0.0


class Verdict(NamedTuple):
    """The outcome of a run, compared with the known survivors. All fields but `fates` should be empty."""

    fates: tuple[Fate, ...]
    failed: tuple[str, ...]
    """Tests that fail without any mutant."""
    survivors: tuple[Fate, ...]
    """Mutants that survived and are not in `survivors.txt`."""
    outdated: tuple[str, ...]
    """Lines of `survivors.txt` whose mutant is killed after all or no longer exists."""

    @property
    def good(self) -> bool:
        return not (self.failed or self.survivors or self.outdated)


def known_survivors(text: str) -> dict[str, str]:
    """Parse `survivors.txt`: each line has the name of a mutant and the reason why no test can notice it. Raises
    ValueError with a sentence for any other line."""
    known: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.startswith("#"):
            name, _, reason = (part.strip() for part in line.partition(":"))
            if not reason:
                raise ValueError(f"line {number} of survivors.txt is not `name: reason`")
            known[name] = reason
    return known


def survivors_of(game: str) -> dict[str, str]:
    """The known survivors of a registered game."""
    listed = files(package_of(game)) / "rulebook" / "survivors.txt"
    return known_survivors(listed.read_text(encoding="utf-8")) if listed.is_file() else {}


def judge(fates: Iterable[Fate], known: Mapping[str, str], names: Iterable[str]) -> Verdict:
    """Compare fates with the known survivors. `names` are all mutants, even those that were not run."""
    met = tuple(fates)
    survivors = tuple(f for f in met if f.fate in ("survived", "untested") and f.name not in known)
    killed = {f.name for f in met if f.fate in ("killed", "timeout")}
    exist = set(names)
    outdated = tuple(name for name in known if name in killed or name not in exist)
    return Verdict(
        tuple(f for f in met if f.fate != "failed"), tuple(f.by for f in met if f.fate == "failed"), survivors, outdated
    )


def run(
    package: str, root: Path, sample: int | None = None, jobs: int = JOBS, seconds: float = SECONDS
) -> Iterator[Fate]:
    """Run the tests of the project in `root` against the mutants of the game in `package` (a module with its `BOX`).

    Yields fates as they come. A mutant may use ten times the CPU time its tests take without it, plus `seconds`; one
    that takes longer counts as noticed. Raises RuntimeError with the reason if the tests cannot be collected.
    """
    if sys.platform == "win32":
        raise RuntimeError("the mutation check needs an operating system that can fork, such as Linux or macOS")
    command = [sys.executable, "-m", __name__, package, str(root), str(sample or 0), str(jobs), str(seconds)]
    own = Path(lanterne.__file__).resolve().parents[1]
    paths = [str(root), str(own), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, cwd=root, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                said = json.loads(line)
                yield Fate(**{**said, "rules": tuple(said["rules"])})
        except GeneratorExit:
            process.terminate()
            raise
        if process.wait():
            errors.seek(0)
            raise RuntimeError(f"the tests could not be run against the mutants:\n{errors.read()[-3000:]}")


# --- inside the process that collects the tests ---------------------------------------------------------------------


class Trial:
    """A pytest plugin that runs the collected tests for every mutant instead of once."""

    def __init__(self, those: list[Mutant], jobs: int, limit: float, tell: Callable[[Fate], None]) -> None:
        self._mutants = those
        self._limit = limit
        self._jobs = jobs
        self._tell = tell
        self._failed = False
        self._seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: "pytest.TestReport") -> None:
        self._failed = self._failed or report.failed
        self._seconds[report.nodeid] = self._seconds.get(report.nodeid, 0.0) + report.duration

    def pytest_runtestloop(self, session: "pytest.Session") -> bool:
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        cited = {item: self.cited_by(item) for item in session.items}
        wanted = {id_ for mutant in self._mutants for id_ in mutant.rules}
        items = [item for item, ids in cited.items() if ids & wanted]
        with tempfile.TemporaryDirectory(prefix="lanterne-mutants-") as scratch:
            sound = self._as_things_are(items, Path(scratch))
            waiting = []
            for mutant in self._mutants:
                own = [item for item in sound if cited[item] & set(mutant.rules)]
                if own:
                    waiting.append((mutant, own))
                else:
                    self._tell(Fate(mutant.name, "untested", mutant.rules))
            self._meet_all(waiting, Path(scratch))
        return True

    def cited_by(self, item: "pytest.Item") -> set[str]:
        """The rules that a test cites."""
        return {id_ for mark in item.iter_markers("rule") for id_ in mark.args}

    def _as_things_are(self, items: list["pytest.Item"], scratch: Path) -> list["pytest.Item"]:
        """The tests that pass without any mutant, fastest first. They run in a child, too, so that mutants do not
        inherit what they leave in memory."""

        def try_all() -> str:
            failed = [item.nodeid for item in items if not self._passes(item, scratch)]
            return json.dumps([failed, self._seconds])

        number, pipe = _fork(try_all)
        output = _read(pipe)
        os.waitpid(number, 0)
        if not output:
            raise RuntimeError("a test ended the process without any mutant")
        failed, self._seconds = json.loads(output)
        for name in failed:
            self._tell(Fate("", "failed", by=name))
        return sorted(
            (item for item in items if item.nodeid not in failed), key=lambda item: self._seconds.get(item.nodeid, 0.0)
        )

    def _meet_all(self, waiting: list[tuple[Mutant, list["pytest.Item"]]], scratch: Path) -> None:
        running: dict[int, _Child] = {}
        waiting.reverse()
        while waiting or running:
            while waiting and len(running) < self._jobs:
                mutant, items = waiting.pop()
                limit = self._limit + 10 * sum(self._seconds.get(item.nodeid, 0.0) for item in items)
                number, pipe = _fork(partial(self._meet, mutant, items, limit, scratch))
                now = time.monotonic()
                running[pipe] = _Child(mutant, len(items), number, pipe, now, now + PATIENCE * limit)
            until = min(child.deadline for child in running.values())
            ready, _, _ = select.select(list(running), [], [], max(0.0, until - time.monotonic()))
            for pipe, child in list(running.items()):
                if pipe in ready or time.monotonic() >= child.deadline:
                    self._tell(child.end(late=pipe not in ready))
                    del running[pipe]

    def _meet(self, mutant: Mutant, items: list["pytest.Item"], limit: float, scratch: Path) -> str:
        """In a child: the name of the first test that notices the mutant, "" if none does."""
        assert sys.platform != "win32", "there are no children"
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(limit), ceil(limit) + 5))
        mutant.disable()
        return next((item.nodeid for item in items if not self._passes(item, scratch)), "")

    def _passes(self, item: "pytest.Item", scratch: Path) -> bool:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", tempfile.mkdtemp(dir=scratch))
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self._failed


class _Child(NamedTuple):
    """A child process that tests a mutant. It writes one line, the test that noticed, and ends."""

    mutant: Mutant
    tests: int
    number: int
    pipe: int
    started: float
    deadline: float

    def end(self, late: bool) -> Fate:
        assert sys.platform != "win32", "there are no children"
        if late:
            os.killpg(self.number, signal.SIGKILL)
        output = _read(self.pipe)
        _, status = os.waitpid(self.number, 0)
        late = late or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU)
        by = output.strip()
        # No line: the process crashed, which counts as noticed.
        fate = "timeout" if late else "killed" if by or not output else "survived"
        seconds = round(time.monotonic() - self.started, 3)
        return Fate(self.mutant.name, fate, self.mutant.rules, by, self.tests, seconds)


def _fork(work: Callable[[], str]) -> tuple[int, int]:
    """Fork a child that does the work silently and writes the result to a pipe. Returns its process id and the pipe."""
    assert sys.platform != "win32", "it cannot fork"
    reader, writer = os.pipe()
    number = os.fork()
    if number:
        os.close(writer)
        return number, reader
    try:
        os.setpgid(0, 0)  # so that processes started by the tests are ended with them
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        with os.fdopen(writer, "w") as pipe:
            pipe.write(work() + "\n")
    finally:
        os._exit(0)


def _read(pipe: int) -> str:
    with os.fdopen(pipe) as file:
        return file.read()


def collect_and_run(package: str, root: Path, sample: int, jobs: int, limit: float) -> int:
    """The process of the check. It prints the fates, a line each."""
    import pytest

    box: Box[Any] = import_module(package).BOX
    those = mutants(box)
    if sample:
        those = fixed_sample(those, sample)
    output = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # the output of pytest matters only if it fails

    def tell(fate: Fate) -> None:
        print(json.dumps(fate._asdict()), file=output)

    wanted = {id_ for mutant in those for id_ in mutant.rules}
    paths = [str(path) for path in citing_files(root, wanted) if path.name.startswith("test_")]
    if not paths:
        for mutant in those:
            tell(Fate(mutant.name, "untested", mutant.rules))
        return 0
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(root)]
    code = pytest.main([*options, *paths], plugins=[Trial(those, jobs, limit, tell)])
    return 0 if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else int(code)


if __name__ == "__main__":
    package, root, sample, jobs, limit = sys.argv[1:]
    sys.exit(collect_and_run(package, Path(root), int(sample), int(jobs), float(limit)))

"""The rule ledger: every rule of a game is in its rulebooks, in its code and in its tests.

`rulebook/ids.txt` lists the ids of a game, a line each: `XOR-MOV-3 rule`, `XOR-DIP-6 display: why`, `XOR-OLD-1 none:
why`. A rule needs an anchor in both rulebooks, a step, window or law that cites it, and a test that cites it. The
citations of the code come from its `Box`. The tests are only parsed, so this is quick and needs no test runner.
"""

import ast
import re
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import lanterne
from lanterne import registry
from lanterne.engine import Box
from lanterne.languages import LANGUAGES, Language
from lanterne.packs.packages import package

MARKS = ("rule", "display", "none")

LINE = re.compile(r"(?P<id>\S+) (?P<mark>[a-z]+)(?:: (?P<reason>\S.*))?")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


class Entry(NamedTuple):
    """A line of `ids.txt`. An id that is not a rule has a reason."""

    id: str
    mark: str
    reason: str = ""


class Citation(NamedTuple):
    """An id, and where it is cited: `step enter`, `law movement.steps`, `tests/games/…/test_x.py::test_y`."""

    id: str
    where: str


class Gap(NamedTuple):
    """Something missing or wrong. `kind` is for programs, `sentence` for people."""

    id: str
    kind: str
    sentence: str


class Ledger(NamedTuple):
    """What was found about a game. `tests` is None if there is no folder of tests."""

    game: str
    entries: tuple[Entry, ...]
    anchors: dict[Language, tuple[str, ...]]
    code: tuple[Citation, ...]
    words: tuple[Citation, ...]
    """Ids cited by events, refusals and settings. They must be known, but do not count as implementing a rule."""
    tests: tuple[Citation, ...] | None
    flaws: tuple[Gap, ...]
    """What is wrong with `ids.txt` itself."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids marked as rules, in the order of the list."""
        return tuple(entry.id for entry in self.entries if entry.mark == "rule")

    def gaps(self) -> list[Gap]:
        """Everything missing or wrong, in the order of the list, unknown ids last."""
        found = list(self.flaws)
        coded = {citation.id for citation in self.code}
        tested = None if self.tests is None else {citation.id for citation in self.tests}
        for entry in self.entries:
            found += self._book_gaps(entry)
            if entry.mark == "rule" and entry.id not in coded:
                found.append(Gap(entry.id, "no-code", "no step, window or law cites it"))
            if entry.mark == "rule" and tested is not None and entry.id not in tested:
                found.append(Gap(entry.id, "no-test", "no test cites it"))
        return found + self._unknown()

    def _book_gaps(self, entry: Entry) -> Iterator[Gap]:
        times = {language: ids.count(entry.id) for language, ids in self.anchors.items()}
        for language, number in times.items():
            if number > 1:
                yield Gap(entry.id, "two-anchors", f"is {number} times in {language}.md")
            if not number and (entry.mark == "rule" or any(times.values())):
                yield Gap(entry.id, f"not-in-{language}", f"is not in {language}.md")

    def _unknown(self) -> list[Gap]:
        known = {entry.id for entry in self.entries}
        cited = [Citation(id_, f"{language}.md") for language, ids in self.anchors.items() for id_ in ids]
        cited += [*self.code, *self.words, *(self.tests or ())]
        unknown = dict.fromkeys(citation for citation in cited if citation.id not in known)
        return [Gap(id_, "unknown", f"is not in ids.txt, but {where} has it") for id_, where in unknown]


# --- reading --------------------------------------------------------------------------------------------------------


def project() -> Path | None:
    """The project folder if Lanterne runs from there, else None: an installed package has no tests."""
    root = Path(lanterne.__file__).resolve().parents[2]
    return root if (root / "tests" / "citing.py").is_file() and (root / "pyproject.toml").is_file() else None


def read(game: str, root: Path | None) -> Ledger:
    """The ledger of a registered game, with the tests of the project in `root`."""
    return ledger_of(registry.box(game), files(package(game)) / "rulebook", root)


def ledger_of(box: Box[Any], rulebook: Traversable, root: Path | None) -> Ledger:
    """The ledger of a box whose rulebook is in this folder."""
    entries, flaws = read_ids((rulebook / "ids.txt").read_text(encoding="utf-8"))
    own = f"{box.prefix}-"
    books = {language: (rulebook / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES}
    anchors = {
        language: tuple(id_ for id_ in ANCHOR.findall(book) if id_.startswith(own)) for language, book in books.items()
    }
    tests = None if root is None else tuple(c for c in cited_by_tests(root) if c.id.startswith(own))
    return Ledger(box.name, entries, anchors, tuple(cited_by_code(box)), tuple(cited_in_words(box)), tests, flaws)


def read_ids(text: str) -> tuple[tuple[Entry, ...], tuple[Gap, ...]]:
    """The lines of `ids.txt`, and what is wrong with them."""
    entries: dict[str, Entry] = {}
    flaws: list[Gap] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = LINE.fullmatch(line)
        if parts is None or parts["mark"] not in MARKS:
            flaws.append(Gap(line.split()[0], "bad-line", f"line {number} of ids.txt is not `ID mark: reason`"))
            continue
        entry = Entry(parts["id"], parts["mark"], parts["reason"] or "")
        if entry.id in entries:
            flaws.append(Gap(entry.id, "listed-twice", f"is again in line {number} of ids.txt"))
        if entry.mark != "rule" and not entry.reason:
            flaws.append(Gap(entry.id, "no-reason", f"is marked {entry.mark} without a reason"))
        entries[entry.id] = entry
    return tuple(entries.values()), tuple(flaws)


def law_name(law: Any) -> str:
    """The name of a law or part in the ledger: the last part of its module and its own name."""
    return f"{'part' if 'acts' in vars(law) else 'law'} {law.__module__.rpartition('.')[2]}.{law.__qualname__}"


def cited_by_code(box: Box[Any]) -> Iterator[Citation]:
    """What the steps, windows and laws of a game cite."""
    of_windows = {step.name for window in box.windows.values() for step in window.steps}
    for step in box.steps.values():
        if step.name not in of_windows:
            yield from (Citation(id_, f"step {step.name}") for id_ in step.rules)
    for window in box.windows.values():
        yield from (Citation(id_, f"window {window.name}") for id_ in window.steps[0].rules)
    for law in box.laws.values():
        yield from (Citation(id_, law_name(law)) for id_ in law.__dict__["rules"])


def cited_in_words(box: Box[Any]) -> Iterator[Citation]:
    """The ids cited by events, settings and refusals. Refusals are created anywhere, so they are found in the
    source."""
    for event in box.events.values():
        yield Citation(event.rule, f"event {event.message}")
    for setting in box.settings:
        yield Citation(setting.rule, f"setting {setting.name}")
    for module in box.rules:
        assert module.__file__ is not None
        for node in ast.walk(ast.parse(Path(module.__file__).read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                given = node.args[1:2] + [word.value for word in node.keywords if word.arg == "rule"]
                yield from (
                    Citation(arg.value, f"a refusal in {module.__name__}, line {node.lineno}")
                    for arg in given
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )


def cited_by_tests(root: Path) -> list[Citation]:
    """What the tests and scenarios of a project cite, for all games."""
    found: list[Citation] = []
    for path in citing_files(root):
        found += _cited_in_file(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())
    for path in scenario_files(root):
        rules = _cited_in_scenario(path.read_text(encoding="utf-8"))
        found += [Citation(id_, path.relative_to(root).as_posix()) for id_ in rules]
    return found


@cache
def _cited_in_file(text: str, where: str) -> tuple[Citation, ...]:
    """The same, cached."""
    return tuple(_cited_in_python(ast.parse(text), where))


@cache
def _cited_in_scenario(text: str) -> tuple[str, ...]:
    return tuple(tomllib.loads(text).get("rules", []))


def citing_files(root: Path, ids: Collection[str] = ()) -> list[Path]:
    """The test files that can cite rules: those that use `tests/citing.py`. With `ids`, only those that can cite one of
    them: the id is in the file, or the file takes its ids from elsewhere, as in `rule(*ids)`."""
    cites = re.compile("|".join((r"\brule\(\s*[^\s\")]", *map(re.escape, ids)))) if ids else None
    found = []
    for path in sorted((root / "tests").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "tests.citing" in text and (cites is None or cites.search(text)):
            found.append(path)
    return found


def scenario_files(root: Path) -> list[Path]:
    """The scenarios of a project: those of its tests, of its games and in `scenarios`."""
    return sorted(path for part in ("tests", "scenarios", "src") for path in (root / part).rglob("*.toml"))


def _cited_in_python(tree: ast.AST, where: str) -> Iterator[Citation]:
    for node in ast.iter_child_nodes(tree):
        inside = f"{where}::{node.name}" if isinstance(node, ast.FunctionDef | ast.ClassDef) else where
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for arg in node.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    yield Citation(arg.value, where)
        yield from _cited_in_python(node, inside)


def strays(root: Path) -> list[Gap]:
    """Ids in tests that belong neither to a registered game nor to one that is among the tests."""
    own = tuple(f"{registry.box(game).prefix}-" for game in registry.GAMES)
    examples = (root / "tests").rglob("rulebook/ids.txt")
    listed = {entry.id for ids in examples for entry in read_ids(ids.read_text(encoding="utf-8"))[0]}
    return [
        Gap(id_, "unknown", f"belongs to no game, but {where} has it")
        for id_, where in dict.fromkeys(cited_by_tests(root))
        if not id_.startswith(own) and id_ not in listed
    ]

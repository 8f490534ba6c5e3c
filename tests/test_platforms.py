"""Lanterne runs on Linux, macOS and Windows: what only some of them have stands behind a guard.

What a system has is read from the type stubs of the standard library that come with mypy.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "src" / "lanterne").rglob("*.py"))
SYSTEMS = ("linux", "darwin", "win32")
FILES = ("/proc", "/sys/", "/dev/")
"""Files that only some systems have. Others, such as /tmp, are asked for by other means."""
NAMES_OF_SYSTEM = {"sys.platform", "os.name", "platform.system"}


# --- what the systems have --------------------------------------------------------------------------------------------


@cache
def stubs() -> Path:
    found = find_spec("mypy")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "typeshed" / "stdlib"


@cache
def has(module: str, system: str) -> frozenset[str] | None:
    """The names of a module of the standard library on a system; None if it is no such module."""
    places = [stubs().joinpath(*module.split(".")), stubs() / module.replace(".", "/")]
    for file in (places[0] / "__init__.pyi", places[1].with_suffix(".pyi")):
        if file.is_file():
            return frozenset(defined(ast.parse(file.read_text("utf-8")).body, system))
    return None


def defined(body: Sequence[ast.stmt], system: str) -> Iterator[str]:
    for node in body:
        match node:
            case ast.If():
                yield from defined(node.body if true_on(node.test, system) else node.orelse, system)
            case ast.Assign():
                yield from (target.id for target in node.targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.ImportFrom(module=str(other)) if node.names[0].name == "*" and not node.level:
                yield from has(other, system) or ()
            case ast.ImportFrom():
                yield from (alias.asname for alias in node.names if alias.asname)


def true_on(test: ast.expr, system: str) -> bool:
    """Whether a condition of a stub holds on a system. Those about versions count as true."""
    match test:
        case ast.Compare(left=left, ops=[op], comparators=[ast.Constant(value=str(other))]):
            if ast.unparse(left) == "sys.platform":
                return (system == other) is isinstance(op, ast.Eq)
        case ast.BoolOp(op=ast.And()):
            return all(true_on(each, system) for each in test.values)
        case ast.BoolOp(op=ast.Or()):
            return any(true_on(each, system) for each in test.values)
        case ast.UnaryOp(op=ast.Not()):
            return not true_on(test.operand, system)
    return True


@cache
def lacking(module: str, name: str = "") -> list[str]:
    """The systems that do not have a module, or a name of it, that another one has."""
    lists = {system: has(module, system) for system in SYSTEMS}
    having = {system for system, names in lists.items() if names is not None and (name in names if name else names)}
    return [system for system in SYSTEMS if having and system not in having]


# --- what the code uses -----------------------------------------------------------------------------------------------


def unguarded(source: str) -> list[tuple[int, str]]:
    """What a module uses that some systems lack, without asking for it: the line, and what it is."""
    found: list[tuple[int, str]] = []
    tree = ast.parse(source)
    known = {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    if any(True for node in ast.walk(tree) for _ in uses(node, known, texts)):  # most modules use no such thing
        look(tree.body, known, texts, guarded=False, found=found)
    return found


def look(body: Sequence[ast.AST], known: dict[str, str], texts: set[int], guarded: bool, found: list[Any]) -> None:
    """Look through the statements of a block in their order: a guard holds for all that follow it."""
    for node in body:
        if not guarded:
            found += [(getattr(node, "lineno", 0), what) for what in uses(node, known, texts)]
        inside = guarded
        match node:
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if asks(test):
                inside = True
            case ast.BoolOp() if asks(node.values[0]):
                inside = True
        blocks = [part for _, part in ast.iter_fields(node) if isinstance(part, list)]
        single = [part for _, part in ast.iter_fields(node) if isinstance(part, ast.AST)]
        for block in [single, *blocks]:
            look([part for part in block if isinstance(part, ast.AST)], known, texts, inside, found)
        match node:
            case ast.Assert(test=test) if asks(test):
                guarded = True
            case ast.If(test=test, body=[*_, ast.Return() | ast.Raise()]) if asks(test):
                guarded = True


def asks(test: ast.expr) -> bool:
    """Whether a condition asks for the system, or whether a module has a name."""
    for node in ast.walk(test):
        match node:
            case ast.Attribute() if ast.unparse(node) in NAMES_OF_SYSTEM:
                return True
            case ast.Call(func=ast.Name(id="hasattr"), args=[ast.Name(), ast.Constant()]):
                return True
    return False


def uses(node: ast.AST, known: dict[str, str], texts: set[int]) -> Iterator[str]:
    """What this node itself needs that some system lacks."""
    match node:
        case ast.Import():
            yield from (alias.name for alias in node.names if lacking(alias.name))
        case ast.ImportFrom(module=str(module), level=0):
            names = [alias.name for alias in node.names]
            yield from (f"{module}.{name}" for name in names if lacking(module) or lacking(module, name))
        case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in known:
            if lacking(known[name], attribute):
                yield f"{known[name]}.{attribute}"
        case ast.Constant(value=str(text)) if text.startswith(FILES) and id(node) not in texts:
            yield text


@pytest.mark.parametrize(
    ("module", "name", "systems"),
    [
        ("fcntl", "", ["win32"]),
        ("resource", "", ["win32"]),
        ("msvcrt", "", ["linux", "darwin"]),
        ("os", "fork", ["win32"]),
        ("os", "startfile", ["linux", "darwin"]),
        ("os", "sched_getaffinity", ["darwin", "win32"]),
        ("signal", "SIGKILL", ["win32"]),
        ("signal", "SIGXCPU", ["win32"]),
        ("signal", "SIGTERM", []),
        ("signal", "SIGINT", []),
        ("os", "replace", []),
        ("socket", "create_server", []),
        ("json", "", []),
        ("lanterne.engine", "Box", []),
    ],
)
def test_what_the_systems_have(module: str, name: str, systems: list[str]) -> None:
    assert lacking(module, name) == systems


@pytest.mark.parametrize(
    "planted",
    [
        "import fcntl",
        "def lock():\n    import fcntl",
        "from resource import getrusage",
        "from os import fork",
        "import os\nos.fork()",
        "import os as system\nsystem.killpg(1, 9)",
        "import os, signal\nclass Child:\n    def end(self):\n        os.kill(1, signal.SIGKILL)",
        "import signal\nsignal.signal(signal.SIGALRM, print)",
        "import time\ntime.tzset()",
        "from pathlib import Path\nPROC = Path('/proc')",
        "open(f'/proc/{1}/stat')",
        "import os, sys\nif sys.platform == 'linux':\n    pass\nos.fork()",
        "import os, sys\ndef one():\n    assert sys.platform != 'win32'\ndef two():\n    os.fork()",
        "import os\nif os.environ:\n    os.fork()",
    ],
)
def test_a_planted_call_is_found(planted: str) -> None:
    found = unguarded(planted)
    assert len(found) == 1, found


@pytest.mark.parametrize(
    "sound",
    [
        "import sys\nif sys.platform != 'win32':\n    import fcntl",
        "import os, sys\ndef f():\n    if sys.platform == 'win32':\n        return\n    os.fork()",
        "import os, sys\ndef f():\n    assert sys.platform != 'win32'\n    os.fork()",
        "import os\nif os.name == 'posix':\n    os.fork()",
        "import os\nx = os.getuid() if hasattr(os, 'getuid') else 0",
        "import os\nx = hasattr(os, 'getuid') and os.getuid()",
        "import os, signal\nos.kill(1, signal.SIGTERM)",
        '"""/proc is for Linux."""',
        "def f():\n    '/proc is for Linux.'",
    ],
)
def test_what_asks_first_is_sound(sound: str) -> None:
    assert unguarded(sound) == []


def test_nothing_is_used_that_some_systems_lack() -> None:
    found = [
        f"{module.relative_to(ROOT).as_posix()}:{line} {what}"
        for module in MODULES
        for line, what in unguarded(module.read_text("utf-8"))
    ]
    assert not found, "ask for sys.platform first:\n" + "\n".join(found)

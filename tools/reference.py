"""Write the reference of the public surface, docs/api.md, from its docstrings.

python tools/reference.py            write the page
python tools/reference.py --check    exit code 1 if the page is out of date
"""

import inspect
import re
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import lanterne

PAGE = Path(__file__).parents[1] / "docs" / "api.md"

CHAPTERS = {
    "Games": ("list_games", "load", "GameBox", "Setting"),
    "Tables": ("new_table", "Table", "Outcome", "Result", "Event"),
    "Options and views": ("Option", "Answer", "View", "Closed"),
    "Saved games": ("load_table", "replay", "Moment", "read_log", "Log"),
    "Bots and simulations": ("Bot", "AnyBot", "simulate", "Report", "records", "Rows", "write_report"),
    "Errors": (
        "LanterneError",
        "BadArgument",
        "IllegalAnswer",
        "Stale",
        "HiddenRead",
        "UnscriptedChance",
        "LogError",
        "PackError",
        "TableError",
        "Flaw",
        "Broke",
    ),
}

MODULES = {
    "lanterne.envs.pettingzoo_env": ("env", "LanterneEnv", "ids"),
    "lanterne.envs.gymnasium_env": ("SeatEnv", "ids"),
    "lanterne.envs.openspiel": ("LanterneGame", "LanterneState"),
    "lanterne.envs.observing": ("Observing",),
    "lanterne.envs.agent": ("AgentBot",),
    "lanterne.lab.intervals": ("Interval", "share", "mean", "difference"),
}
"""Modules that are public too, and what is in them. They need extras."""

HEAD = """# Reference

What `import lanterne` gives, from its docstrings (`tools/reference.py` writes this page). [python.md](python.md) is the
tour. The modules at the end are for researchers ([research.md](research.md)). Everything that is not here is private by
convention.
"""


def main() -> int:
    """Write or check the page; the exit code."""
    if "--check" in sys.argv[1:]:
        return int(not PAGE.is_file() or PAGE.read_text("utf-8") != page())
    PAGE.write_text(page(), "utf-8")
    return 0


def page() -> str:
    """The whole page."""
    left_out = set(lanterne.__all__) - {name for names in CHAPTERS.values() for name in names}
    if left_out:
        raise SystemExit(f"no chapter for {', '.join(sorted(left_out))}")
    chapters = [f"## {title}\n\n" + "\n".join(map(entry, names)) for title, names in CHAPTERS.items()]
    for module, names in MODULES.items():
        inside = import_module(module)
        told = "\n".join(entry(name, inside) for name in names)
        chapters.append(f"## The module `{module}`\n\n{text(inside)}\n{told}")
    return "\n".join((HEAD, *chapters))


def entry(name: str, module: ModuleType = lanterne) -> str:
    """A function, a class with its members, or a type."""
    found = getattr(module, name)
    if inspect.isfunction(found):
        return f"### `{name}{signature(found)}`\n\n{text(found)}"
    if not inspect.isclass(found):
        return f"### `{name}`\n\n{alias(name)}"
    bases = [base.__name__ for base in found.__mro__[1:] if base is lanterne.LanterneError or base is ValueError]
    kind = f"\n\nA {' and a '.join(f'`{base}`' for base in bases)}." if bases else ""
    members = [written for each in listed(found) if (written := member(found, each))] if not bases else []
    fields = getattr(found, "_fields", ()) or getattr(found, "__struct_fields__", ())
    has = f"\nFields: {', '.join(f'`{each}`' for each in fields)}.\n" if fields else ""
    return f"### `{name}`{kind}\n\n{text(found)}{has}" + "".join(f"\n{line}" for line in members)


def listed(found: type) -> list[str]:
    """The members of a class that are its own and public, in the order in which they are written."""
    own = [name for name in found.__dict__ if not name.startswith("_")]
    return [name for name in own if not isinstance(found.__dict__[name], classmethod)]


def member(owner: type, name: str) -> str:
    """A member of a class; "" for a field that only the docstring of the class speaks of."""
    found = owner.__dict__[name]
    if inspect.isfunction(found):
        return f"#### `{owner.__name__}.{name}{signature(found)}`\n\n{text(found)}"
    if isinstance(found, property):
        return f"#### `{owner.__name__}.{name}`\n\n{text(found)}"
    told = below(inspect.getsource(owner), name)
    return f"#### `{owner.__name__}.{name}`\n\n{told}\n" if told else ""


def signature(function: Any) -> str:
    """The parameters, without those that Python fills in and without the names of modules."""
    found = inspect.signature(function)
    params = [param for name, param in found.parameters.items() if name != "self"]
    written = re.sub(r"'([A-Z]\w+)'", r"\1", str(found.replace(parameters=params)))
    written = re.sub(r"\b[a-z_]+(\.[a-z_]+)*\.(?=[A-Za-z_])", "", written)
    written = re.sub(r"Option \| str \| tuple\[Any, \.\.\.\]", "Answer", written)
    written = written.replace("Sequence[Any]", "Sequence[AnyBot]")
    return re.sub(r"\b(bots|who): Any\b", r"\1: AnyBot", written)


def text(found: Any) -> str:
    """A docstring in Markdown: examples become blocks of Python."""
    doc = inspect.getdoc(found)
    if not doc:
        raise SystemExit(f"{found} has no docstring")
    lines: list[str] = []
    inside = False
    for line in doc.splitlines():
        if line.startswith(">>>") and not inside:
            lines += ["```python"]
            inside = True
        elif inside and not line:
            lines += ["```"]
            inside = False
        lines.append(line)
    return "\n".join(lines + ["```"] * inside) + "\n"


def below(source: str, name: str) -> str:
    """The string that documents an attribute or alias, below it in the source."""
    found = re.search(rf'^ *(?:self\.)?{name}\b[^\n]*[:=][^\n]*\n *"""(.*?)"""', source, re.MULTILINE | re.DOTALL)
    return " ".join(found.group(1).split()) if found else ""


def alias(name: str) -> str:
    module = sys.modules[lanterne.FROM[name]]
    return f"{below(inspect.getsource(module), name)}\n"


if __name__ == "__main__":
    sys.exit(main())

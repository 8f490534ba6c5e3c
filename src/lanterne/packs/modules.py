"""The import hook for games with packs: it imports the game's package again under another name.

The name of that package encodes the game's full name, so that another process, for example one that unpickles a state,
can import it too.
"""

import ast
import sys
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

from lanterne.packs.pack import AS_OF, JOIN, base

_PREFIX = "lanterne_with_"
_SIGNS = (("-", "_"), (JOIN, "P"), (AS_OF, "D"))
"""Replacements for characters that package names cannot have. Names of games and packs have no capitals."""
_PLACEHOLDER = f"{_PREFIX}?"
"""Stands for the name of the package in compiled code; no module can have this name."""


def package_with_packs(full_name: str) -> str:
    """The name of the package of a game with packs."""
    for sign, letter in _SIGNS:
        full_name = full_name.replace(sign, letter)
    return _PREFIX + full_name


def game_of(module: str) -> str:
    """The full name of the game with packs that a module belongs to; "" for any other module."""
    package = module.partition(".")[0]
    if not package.startswith(_PREFIX):
        return ""
    name = package.removeprefix(_PREFIX)
    for sign, letter in _SIGNS:
        name = name.replace(letter, sign)
    return name


def forget_modules(full_name: str) -> None:
    """Remove the modules of a game with packs that failed to import."""
    package = package_with_packs(full_name)
    for module in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[module]


class _Finder(MetaPathFinder):
    """Finds the modules of games with packs: they have the same source files as the game's."""

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        game = game_of(fullname)
        if not game:
            return None
        from lanterne.packs.packages import package

        again, _, inside = fullname.partition(".")
        original = package(base(game))
        spec = find_spec(f"{original}.{inside}" if inside else original)
        if spec is None or spec.origin is None:
            return None
        return spec_from_file_location(
            fullname,
            spec.origin,
            loader=_Loader(fullname, spec.origin, original, again),
            submodule_search_locations=spec.submodule_search_locations,
        )


class _Loader(SourceFileLoader):
    """Loads a module of a game with packs."""

    def __init__(self, fullname: str, path: str, original: str, again: str) -> None:
        super().__init__(fullname, path)
        self._original = original
        self._again = again

    def get_code(self, fullname: str) -> CodeType:
        return _moved(_with_placeholder(self.path, self._original), self._again)


@cache
def _with_placeholder(path: str, original: str) -> CodeType:
    """The code of a module with the name of its package replaced by the placeholder. Compiling takes most of the time
    of an import, so it is done once for all packs."""
    read = _Moved(original).visit(ast.parse(Path(path).read_bytes(), path))
    return compile(read, path, "exec", dont_inherit=True)


def _moved(code: CodeType, again: str) -> CodeType:
    """A copy of the code object with every reference to the placeholder replaced by the package `again`."""

    def const(value: Any) -> Any:
        if isinstance(value, CodeType):
            return _moved(value, again)
        if isinstance(value, tuple | frozenset):
            return type(value)(map(const, value))
        return _renamed(value, _PLACEHOLDER, again) if isinstance(value, str) else value

    names = tuple(_renamed(name, _PLACEHOLDER, again) for name in code.co_names)
    return code.replace(co_names=names, co_consts=tuple(map(const, code.co_consts)))


def _renamed(name: str, original: str, again: str) -> str:
    """The name of a package or module moved from package `original` to `again`; other names are unchanged."""
    if name == original or name.startswith(f"{original}."):
        return again + name.removeprefix(original)
    return name


class _Moved(ast.NodeTransformer):
    """Replaces the names of the package's modules, in imports and in strings that are such a name."""

    def __init__(self, original: str) -> None:
        self._original = original

    def _name(self, name: str) -> str:
        return _renamed(name, self._original, _PLACEHOLDER)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module is not None and node.level == 0:
            node.module = self._name(node.module)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for alias in node.names:
            if alias.asname is not None:
                alias.name = self._name(alias.name)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        if isinstance(node.value, str):
            node.value = self._name(node.value)
        return node


sys.meta_path.insert(0, _Finder())

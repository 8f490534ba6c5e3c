"""Write web/src/messages.ts, the types of what server and page say to each other, from the types of the server.

    tools/wire.py            write the file
    tools/wire.py --check    exit code 1 if the file is out of date

Everything that a message or a request is made of is written out: structs as interfaces, aliases as types. A field with
a default is optional, since it is left out when it has it.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields as fields_of

from lanterne import languages, scene
from lanterne.engine import choice
from lanterne.server import messages, requests

ROOT = Path(__file__).parents[1]
FILE = ROOT / "web" / "src" / "messages.ts"
SOURCES: tuple[ModuleType, ...] = (languages, choice, scene, messages, requests)
WIDTH = 120

HEAD = """\
/** What server and page say to each other at a table. Made by tools/wire.py from the types of the server: change them
 * there. Fields that have a default there are left out when they have it, and are optional here. */
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
BY_HAND = {"EncodedCall": "readonly (string | number | EncodedCall)[]"}
"""Types that contain themselves: msgspec has none."""


def main() -> int:
    made = typescript()
    if "--check" not in sys.argv:
        FILE.write_text(made, "utf-8")
        return 0
    if FILE.is_file() and FILE.read_text("utf-8") == made:
        return 0
    print(f"{FILE.relative_to(ROOT)} is out of date: run tools/wire.py", file=sys.stderr)
    return 1


def typescript() -> str:
    """The whole file."""
    wanted = set(parts(messages.FromServer)) | set(parts(requests.FromClient))
    written = [HEAD]
    for module in SOURCES:
        names = {kind: name for name, kind in named(module).items() if kind in wanted}
        written += [f"// --- {module.__name__} ".ljust(WIDTH, "-") + "\n"] if names else []
        written += [definition(module, name, kind) for kind, name in names.items()]
    return "\n".join(written)


# --- what there is to write -------------------------------------------------------------------------------------------


def named(module: ModuleType) -> dict[str, Any]:
    """The structs and aliases of a module by name, in the order of the file."""
    found: dict[str, Any] = {}
    for line in ast.parse(inspect.getsource(module)).body:
        match line:
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                found[name] = getattr(module, name)
    return found


def parts(kind: Any) -> Iterator[Any]:
    """A type, and all that it is made of."""
    yield kind
    inner = [field.type for field in fields_of(kind)] if is_struct(kind) else arguments(kind)
    for each in inner:
        yield from parts(each)


def is_struct(kind: Any) -> bool:
    return isinstance(get_origin(kind) or kind, msgspec.StructMeta)


def arguments(kind: Any) -> tuple[Any, ...]:
    """The types within a type, such as those of the things in a list."""
    return () if get_origin(kind) is Literal else tuple(each for each in get_args(kind) if each is not ...)


NAMES = {kind: name for module in SOURCES for name, kind in named(module).items()}


# --- how it is written ------------------------------------------------------------------------------------------------


def definition(module: ModuleType, name: str, kind: Any) -> str:
    """A struct as an interface, or an alias as a type."""
    if not is_struct(kind):
        return comment(docstring(module, name)) + alias(name, kind)
    struct = get_origin(kind) or kind
    config = struct.__struct_config__
    tag = [f'{config.tag_field}: "{config.tag}"'] if config.tag_field is not None else []
    fields = [f"{each.encode_name}{'' if each.required else '?'}: {spelt(each.type)}" for each in fields_of(kind)]
    inside = "".join(f"  {line};\n" for line in tag + fields)
    return f"{comment(struct.__doc__)}export interface {name} {{\n{inside}}}\n"


def alias(name: str, kind: Any) -> str:
    """The line of an alias; a long one has a line for each part."""
    text = BY_HAND.get(name) or unnamed(kind)
    line = f"export type {name} = {text};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + text.replace(" | ", "\n  | ") + ";\n"


def spelt(kind: Any) -> str:
    """A type in TypeScript: by its name if it has one."""
    return NAMES.get(kind) or unnamed(kind)


def unnamed(kind: Any) -> str:
    """A type in TypeScript, written out. Raises TypeError for one that cannot be on the wire."""
    if kind in PLAIN:
        return PLAIN[kind]
    match get_origin(kind), get_args(kind):
        case origin, values if origin is Literal:
            return " | ".join(f'"{value}"' for value in values)
        case origin, each if origin in (Union, UnionType):
            return " | ".join(spelt(one) for one in each)
        case (origin, (item, *rest)) if origin is list or (origin is tuple and rest == [...]):
            inner = spelt(item)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case origin, items if origin is tuple:
            return f"readonly [{', '.join(spelt(item) for item in items)}]"
        case origin, (key, value) if origin is dict and key is str:
            return f"Readonly<Record<string, {spelt(value)}>>"
    raise TypeError(f"{kind} cannot be written in TypeScript")


def docstring(module: ModuleType, name: str) -> str | None:
    """The string below an alias, if there is one."""
    body = ast.parse(inspect.getsource(module)).body
    for line, below in pairwise(body):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=found)), ast.Expr(ast.Constant(str(text))) if found == name:
                return text
    return None


def comment(text: str | None) -> str:
    """A docstring as a comment before what it describes."""
    if not text:
        return ""
    first, *more = inspect.cleandoc(text).splitlines()
    return "\n".join([f"/** {first}", *(f" * {line}".rstrip() for line in more)]) + " */\n"


if __name__ == "__main__":
    sys.exit(main())

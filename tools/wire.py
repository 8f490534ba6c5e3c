"""Write the types of the messages between server and page, in TypeScript, from the types of the server.

    tools/wire.py            write the files
    tools/wire.py --check    exit code 1 if one of them is out of date

`web/src/messages.ts` has the messages and requests of the WebSocket, `web/src/core/http.ts` what goes over HTTP. All
that they are made of is written out: structs and models as interfaces, aliases as types.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
from fastapi.routing import APIRoute
from pydantic import BaseModel

from lanterne import languages, scene
from lanterne.engine import choice
from lanterne.server import messages, requests
from lanterne.server.api import games, making, me, network, packs, programs, replay, review, seats, shelf, tables

ROOT = Path(__file__).parents[1]
WIDTH = 120
SOURCES: tuple[ModuleType, ...] = (languages, choice, scene, messages, requests)
ROUTES = [
    route
    for router in (
        *(room.router for room in (games, packs, me, network, tables, shelf, seats, making, replay, review, programs)),
        replay.uploads,
    )
    for route in router.routes
    if isinstance(route, APIRoute)
]

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
BY_HAND = {"EncodedCall": "readonly (string | number | EncodedCall)[]"}
"""Types that contain themselves: msgspec has none."""


def main() -> int:
    old = []
    for name, made in {"web/src/messages.ts": over_websocket(), "web/src/core/http.ts": over_http()}.items():
        file = ROOT / name
        if "--check" not in sys.argv:
            file.write_text(made, "utf-8")
        elif not file.is_file() or file.read_text("utf-8") != made:
            old.append(name)
    for name in old:
        print(f"{name} is out of date: run tools/wire.py", file=sys.stderr)
    return 1 if old else 0


def over_websocket() -> str:
    """What is said at a table, in the order of the sources."""
    wanted = {*parts(messages.FromServer), *parts(requests.FromClient)}
    written = [
        "/** What server and page say to each other at a table. Made by tools/wire.py from the types of the server:\n"
        " * change them there. Fields that have a default there are left out when they have it, and are optional. */\n"
    ]
    for module in SOURCES:
        names = {name: kind for name, kind in named(module).items() if kind in wanted}
        written += [f"// --- {module.__name__} ".ljust(WIDTH, "-") + "\n"] if names else []
        written += [definition(module, name, kind) for name, kind in names.items()]
    return "\n".join(written)


def over_http() -> str:
    """What is asked and answered over HTTP, by name."""
    models = {kind.__name__: kind for kind in {*REPLIES, *BODIES} if is_model(kind)}
    known = sorted({NAMES[kind] for kind in {*REPLIES, *BODIES} if kind in NAMES and not is_model(kind)})
    return "\n".join(
        [
            "/** What goes over HTTP. Made by tools/wire.py from the types of the server: change them there. */\n",
            f'import type {{ {", ".join(known)} }} from "../messages";\n',
            *(interface(name, models[name]) for name in sorted(models)),
        ]
    )


# --- what there is to write -------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a struct or a model; an optional one may be left out."""

    name: str
    optional: bool
    kind: Any


def fields_of(kind: Any) -> list[Field]:
    """The fields of a struct or a model. Replies over HTTP have all of theirs, also those that have a default."""
    if not is_model(kind):
        return [Field(each.encode_name, not each.required, each.type) for each in msgspec.structs.fields(kind)]
    kinds = get_type_hints(kind)
    if is_dataclass(kind):
        return [Field(each.name, False, kinds[each.name]) for each in fields(kind)]
    optional = {name for name, info in kind.model_fields.items() if not info.is_required() and kind not in REPLIES}
    return [Field(name, name in optional, kinds[name]) for name in kind.model_fields]


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
    if is_model(kind):
        inner: Iterable[Any] = get_type_hints(kind).values()
    elif is_struct(kind):
        inner = [each.type for each in msgspec.structs.fields(kind)]
    else:
        inner = () if get_origin(kind) is Literal else (each for each in get_args(kind) if each is not ...)
    for each in inner:
        yield from parts(each)


def is_struct(kind: Any) -> bool:
    return isinstance(get_origin(kind) or kind, msgspec.StructMeta)


def is_model(kind: Any) -> bool:
    """Whether FastAPI sends or reads it as an object: a model of pydantic, or a dataclass."""
    return isinstance(kind, type) and (issubclass(kind, BaseModel) or is_dataclass(kind))


REPLIES = {part for route in ROUTES for part in parts(route.response_model)}
BODIES = {part for route in ROUTES if route.body_field for part in parts(route.body_field.field_info.annotation)}
NAMES = {kind: name for module in SOURCES for name, kind in named(module).items()}
NAMES |= {kind: kind.__name__ for kind in {*REPLIES, *BODIES} if is_model(kind)}


# --- how it is written ------------------------------------------------------------------------------------------------


def definition(module: ModuleType, name: str, kind: Any) -> str:
    """A struct as an interface, or an alias as a type."""
    return interface(name, kind) if is_struct(kind) else comment(docstring(module, name)) + alias(name, kind)


def interface(name: str, kind: Any) -> str:
    struct = get_origin(kind) or kind
    config = struct.__struct_config__ if is_struct(kind) else None
    tag = [f'{config.tag_field}: "{config.tag}"'] if config is not None and config.tag_field is not None else []
    lines = [f"{each.name}{'?' if each.optional else ''}: {spelt(each.kind)}" for each in fields_of(kind)]
    inside = "".join(f"  {line};\n" for line in tag + lines)
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
    for line, below in pairwise(ast.parse(inspect.getsource(module)).body):
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

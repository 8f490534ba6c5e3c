"""The description of the HTTP API as a plain page, for people who write programs: no script, nothing loaded."""

import json
import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

METHODS = ("get", "post", "put", "patch", "delete")


def docs_page(described: Mapping[str, Any]) -> str:
    """The page for an OpenAPI description."""
    info = described["info"]
    schemas = described.get("components", {}).get("schemas", {})
    requests = [
        (path, method, operation)
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
        if method in METHODS
    ]
    listed = "".join(f'<li><a href="#{_anchor(m, p)}">{_signature(m, p)}</a></li>' for p, m, _ in requests)
    sections = "".join(_request(path, method, operation) for path, method, operation in requests)
    types = "".join(_type(name, schema) for name, schema in sorted(schemas.items()))
    title = f"{escape(info['title'])} {escape(info['version'])}"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{title}: HTTP</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">'
        '<link rel="stylesheet" href="/docs.css"></head><body><main>'
        f"<h1>{title}</h1>{_text(info.get('description', ''))}"
        f'<p>The same for programs: <a href="/openapi.json">openapi.json</a></p><nav><ul>{listed}</ul></nav>'
        f"<h2>Requests</h2>{sections}<h2>Types</h2>{types}</main></body></html>"
    )


def _anchor(method: str, path: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", f"{method}{path}".lower()).strip("-")


def _signature(method: str, path: str) -> str:
    return f"<code><b>{method.upper()}</b> {escape(path)}</code>"


def _text(words: str) -> str:
    return "".join(f"<p>{escape(part.strip())}</p>" for part in words.split("\n\n") if part.strip())


def _request(path: str, method: str, operation: Mapping[str, Any]) -> str:
    parts = [
        f'<section id="{_anchor(method, path)}"><h3>{_signature(method, path)}</h3>',
        _text(operation.get("description") or operation.get("summary", "")),
    ]
    taken = [_taken(each) for each in operation.get("parameters", ())]
    taken += [f"<dt>body</dt><dd>{kind}</dd>" for kind in _contents(operation.get("requestBody", {}))]
    if taken:
        parts.append(f"<h4>takes</h4><dl>{''.join(taken)}</dl>")
    given = "".join(
        f"<dt>{escape(status)}</dt><dd>{escape(answer.get('description', ''))} {', '.join(_contents(answer))}</dd>"
        for status, answer in operation.get("responses", {}).items()
    )
    return f"{''.join(parts)}<h4>gives</h4><dl>{given}</dl></section>"


def _taken(parameter: Mapping[str, Any]) -> str:
    needed = "" if parameter.get("required") else ", may be left out"
    return (
        f"<dt>{escape(parameter['name'])}</dt><dd>{_kind(parameter.get('schema', {}))} in the "
        f"{escape(parameter['in'])}{needed}. {escape(parameter.get('description', ''))}</dd>"
    )


def _contents(part: Mapping[str, Any]) -> Iterator[str]:
    for media, content in part.get("content", {}).items():
        schema = content.get("schema", {})
        yield _kind(schema) if media == "application/json" and schema else f"<code>{escape(media)}</code>"


def _type(name: str, schema: Mapping[str, Any]) -> str:
    needed = schema.get("required", ())
    fields = "".join(
        f"<dt>{escape(field)}</dt><dd>{_kind(each)}{'' if field in needed else _default(each)}. "
        f"{escape(each.get('description', ''))}</dd>"
        for field, each in schema.get("properties", {}).items()
    )
    description = _text(schema.get("description", ""))
    return f'<section id="type-{escape(name)}"><h3>{escape(name)}</h3>{description}<dl>{fields}</dl></section>'


def _default(schema: Mapping[str, Any]) -> str:
    return f", by default <code>{escape(json.dumps(schema['default']))}</code>" if "default" in schema else ""


def _kind(schema: Mapping[str, Any]) -> str:
    """A type in words, with a link where it has a section of its own."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#type-{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in values)
    if "prefixItems" in schema:
        return f"[{', '.join(_kind(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))

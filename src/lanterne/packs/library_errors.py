"""Errors of libraries as messages. The readers of JSON, TOML, archives and text report errors in English sentences. The
common ones are mapped to messages here; all others are passed on as they are.
"""

import re

from lanterne.scene import Say

KNOWN = tuple(
    (re.compile(text, re.DOTALL), said)
    for text, said in (
        (r"(?P<reason>.+) - at `(?P<path>.+)`", Say("flaw-data-at", {"reason": "", "path": ""})),
        (r"Object missing required field `(?P<field>.+)`", Say("flaw-data-lacks", {"field": ""})),
        (r"Object contains unknown field `(?P<field>.+)`", Say("flaw-data-unknown", {"field": ""})),
        (r"Expected `(?P<wanted>.+)`, got `(?P<found>.+)`", Say("flaw-data-kind", {"wanted": "", "found": ""})),
        (r"Expected `(?P<wanted>.+)` >= (?P<least>.+)", Say("flaw-data-least", {"wanted": "", "least": ""})),
        (r"Expected `(?P<wanted>.+)` <= (?P<most>.+)", Say("flaw-data-most", {"wanted": "", "most": ""})),
        (r"Expected `str` matching regex (?P<pattern>.+)", Say("flaw-data-spelling", {"pattern": ""})),
        (
            r"Expected `array` of length (?P<length>.+), got (?P<found>.+)",
            Say("flaw-data-length-found", {"length": "", "found": ""}),
        ),
        (r"Expected `array` of length (?P<length>.+)", Say("flaw-data-length", {"length": ""})),
        (r"Invalid value (?P<value>'.*'|-?[0-9.]+)", Say("flaw-data-value", {"value": ""})),
        (r"Invalid enum value (?P<value>.+)", Say("flaw-data-enum", {"value": ""})),
        (r"JSON is malformed: (?P<reason>.+)", Say("flaw-data-malformed", {"reason": ""})),
        (r"Input data was truncated", Say("flaw-data-truncated")),
        (r"maximum recursion depth exceeded.*", Say("flaw-data-deep")),
        (r"Expecting value: (?P<where>.+)", Say("flaw-json-value", {"where": ""})),
        (r"Expecting property name enclosed in double quotes: (?P<where>.+)", Say("flaw-json-name", {"where": ""})),
        (r"Expecting (?P<sign>.+) delimiter: (?P<where>.+)", Say("flaw-json-sign", {"sign": "", "where": ""})),
        (r"Extra data: (?P<where>.+)", Say("flaw-json-extra", {"where": ""})),
        (r"Unterminated string starting at: (?P<where>.+)", Say("flaw-json-string", {"where": ""})),
        (r"Invalid control character at: (?P<where>.+)", Say("flaw-json-control", {"where": ""})),
        (
            r"(at )?line (?P<line>\d+),? column (?P<column>\d+)( \(char \d+\))?",
            Say("flaw-data-where", {"line": "", "column": ""}),
        ),
        (r"at end of document", Say("flaw-data-end")),
        (r"Invalid value \((?P<where>.+)\)", Say("flaw-toml-value", {"where": ""})),
        (r"Invalid statement \((?P<where>.+)\)", Say("flaw-toml-statement", {"where": ""})),
        (r"Expected '=' after a key in a key/value pair \((?P<where>.+)\)", Say("flaw-toml-equals", {"where": ""})),
        (r"Cannot overwrite a value \((?P<where>.+)\)", Say("flaw-toml-overwrite", {"where": ""})),
        (r"Unterminated string \((?P<where>.+)\)", Say("flaw-toml-string", {"where": ""})),
        (r"Illegal character (?P<sign>.+) \((?P<where>.+)\)", Say("flaw-toml-sign", {"sign": "", "where": ""})),
        (
            r"Expected newline or end of document after a statement \((?P<where>.+)\)",
            Say("flaw-toml-after", {"where": ""}),
        ),
        (
            r"'(?P<encoding>.+)' codec can't decode .+ in position (?P<place>[0-9]+).*",
            Say("flaw-letters-wrong", {"encoding": "", "place": ""}),
        ),
        (r"File is not a zip file", Say("flaw-zip-none")),
        (r"Bad CRC-32 for file (?P<name>.+)", Say("flaw-zip-crc", {"name": ""})),
        (r"File name in directory (?P<one>.+) and header .+ differ", Say("flaw-zip-differ", {"one": ""})),
        (r"Error .+ while decompressing data: .+", Say("flaw-zip-inflate")),
        (r"Truncated file header", Say("flaw-zip-truncated")),
        (r"Bad magic number for .+|Corrupt zip64 end .+|negative seek value .+", Say("flaw-zip-damaged")),
    )
)
"""The sentence of a library, and the message for it; named groups become arguments of the message."""


def reason_of(error: Exception) -> Say:
    """The error of a library as a message."""
    text = str(error).rstrip(".") or type(error).__name__
    said = _said(text)
    return said if isinstance(said, Say) else Say("flaw-library-error", {"reason": text})


def _said(text: str) -> str | Say:
    for pattern, said in KNOWN:
        if found := pattern.fullmatch(text):
            return Say(said.id, {name: _said(found[name]) for name in said.args})
    return text

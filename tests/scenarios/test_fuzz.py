"""Whatever a file contains, the scenario runs or a sentence says why not, and nothing else happens."""

import tomllib
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lanterne.lab.scenario import BadScenario, parse, run

FILES = sorted((Path(__file__).parents[2] / "scenarios").rglob("*.toml"))
TEXTS = [file.read_text("utf-8") for file in FILES]

WORDS = sorted({word for text in TEXTS for word in text.replace('"', " ").split() if word.isascii()})
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(["none", "off", "absent", "", "[", "]", "²", "*", "9" * 5000]),
    st.integers(-3, 40),
    st.sampled_from([2**70, -1, True, False, 1.5, float("nan")]),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=5,
)
LIMITS = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def check(text: str) -> None:
    """It runs, or a sentence says why not."""
    sentence = outcome(text)
    assert sentence.startswith("some.toml")
    assert not sentence.endswith(": ")
    assert "broke a promise" not in sentence


def outcome(text: str) -> str:
    try:
        difference = run(parse(text, "some.toml"))
    except BadScenario as bad:
        return str(bad)
    return difference.sentence if difference else "some.toml is as expected"


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything inside."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, inner in inside for place in places(inner, (*path, key)))]


def written(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{written(str(key))} = {written(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value).lower() if isinstance(value, bool) else str(value)


def document(told: dict[str, Any]) -> str:
    return "\n".join(f"{written(key)} = {written(value)}" for key, value in told.items())


def test_a_document_is_written_as_it_was_read() -> None:
    for text in TEXTS:
        assert tomllib.loads(document(tomllib.loads(text))) == tomllib.loads(text)


@LIMITS
@given(st.data())
def test_a_spoilt_value_is_reported(data: st.DataObject) -> None:
    told = tomllib.loads(data.draw(st.sampled_from(TEXTS)))
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(told)[1:]))
        target: Any = told
        for key in path[:-1]:
            target = target[key]
        how = data.draw(st.sampled_from(["change", "drop", "rename"]))
        if how == "change":
            target[path[-1]] = data.draw(VALUES)
        elif how == "drop":
            del target[path[-1]]
        elif isinstance(target, dict):
            target[data.draw(st.sampled_from(WORDS))] = target.pop(path[-1])
        if not told:
            break
    check(document(told))


@LIMITS
@given(st.data())
def test_a_spoilt_text_is_reported(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    check(text[:start] + data.draw(st.text(max_size=8) | st.sampled_from(WORDS)) + text[end:])


@LIMITS
@given(st.text(max_size=60))
def test_any_text_is_reported(text: str) -> None:
    check(text)

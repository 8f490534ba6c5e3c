"""`docs/lessons.md` documents everything that a lesson can have, and its program does what it says."""

import re
from pathlib import Path

import msgspec

from lanterne.engine import Table
from lanterne.lesson import LessonFile, WrittenStep, lesson

DOC = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")


def test_every_key_is_documented() -> None:
    told = set(re.findall(r"^\| `\[*(\w+)\]*` \|", DOC, re.MULTILINE))
    keys = {field.name for kind in (LessonFile, WrittenStep) for field in msgspec.structs.fields(kind)}
    assert told == keys


def test_the_program_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    known: dict[str, object] = {"call": ("end_turn",)}
    exec(code, known)  # our own document
    assert known["first"] is lesson("xorlosch", "2-quests")
    assert isinstance(known["table"], Table)
    assert known["now"] == lesson("xorlosch", "2-quests").story(known["table"])


def test_the_example_is_from_the_first_game() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)
    notes = re.findall(r'note = "([\w-]+)"', example)
    known = {page.note.id for step in lesson("xorlosch", "2-quests").steps for page in step.pages}
    assert {f"lesson-2-quests-{note}" for note in notes} <= known

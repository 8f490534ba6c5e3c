"""A file that is cut up says the same as one that is read whole."""

from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from lanterne import registry
from lanterne.packs.packages import package
from lanterne.scene import Say
from lanterne.words.entries import cut_up, read

TRICKY = """\
# a comment = no entry
no entry at all
first = one
    two = still the first
    .more = an attribute
    .attribute = { $count ->
[one] a line that begins { "at" } the edge
*[other] so does this
}
## another comment
second={ first }

    after an empty line
-term = { $case ->
        [of] of it
       *[as-it-is] it
    }
third    = { -term(case: "of") }
broken = { $open
fourth = works
 indented = belongs to the fourth
fourth = again
-9 = no id
fifth =
sixth = { "}" } = { "sixth = 6" }
"""


def whole(text: str) -> tuple[list[tuple[str, ast.EntryType]], list[str]]:
    """The messages and terms of a file, and what cannot be read, as Fluent reads it."""
    body = FluentResource(text).body
    entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    junk = [(entry.content or "").strip() for entry in body if isinstance(entry, ast.Junk)]
    return [(f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name, e) for e in entries], junk


def all_files() -> list[Traversable]:
    places = ["lanterne.words", "lanterne.server", *map(package, registry.GAMES)]
    folders = [files(place).joinpath("locale") for place in places]
    return [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".ftl")]


@pytest.mark.parametrize("text", [TRICKY, TRICKY.replace("\n", "\r\n"), "", "\n\n", "# only a comment", "a = b"])
def test_what_is_cut_up_is_what_fluent_reads(text: str) -> None:
    same(text)


def test_all_files_are_cut_up_as_fluent_reads_them() -> None:
    found = all_files()
    assert len(found) > 50
    for file in found:
        same(file.read_text("utf-8"))


def same(text: str) -> None:
    entries, junk = whole(text)
    named = [(name, read(entry)) for name, entry in cut_up(text)]
    readable = [(name, entry) for name, entry in named if entry.parts]
    assert [name for name, _ in readable] == [name for name, _ in entries]
    for (_, mine), (_, other) in zip(readable, entries, strict=True):
        assert isinstance(other, ast.Message | ast.Term)
        theirs = {"": other.value} if other.value is not None else {}
        theirs |= {attribute.id.name: attribute.value for attribute in other.attributes}
        assert mine.parts.keys() == theirs.keys()
        assert all(part.pattern.equals(theirs[name]) for name, part in mine.parts.items())
    assert [flaw for _, entry in named for flaw in entry.flaws] == [
        Say("flaw-word-junk", {"text": repr(each)}) for each in junk
    ]

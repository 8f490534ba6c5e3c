"""Examples in docstrings and in the guide run."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
EXAMPLE = re.compile(r"^ *(>>>|\.\.\.) ", re.MULTILINE)
FILES = [file for file in sorted(SOURCE.rglob("*.py")) if EXAMPLE.search(file.read_text("utf-8"))]
FEWEST_LINES = 275
"""A chess library that is known for its documentation has 163."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_examples_of_a_module_are_as_it_says(file: Path) -> None:
    name = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert failed == 0
    assert tried


def test_there_are_many() -> None:
    assert sum(len(EXAMPLE.findall(file.read_text("utf-8"))) for file in FILES) >= FEWEST_LINES


def test_the_guide_is_as_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"), module_relative=False)
    assert failed == 0
    assert tried >= 45


def test_the_guide_for_researchers_is_as_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert failed == 0
    assert tried >= 12


def test_the_guide_to_bots_is_as_it_says() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert failed == 0
    assert tried >= 8


def test_what_the_guide_links_to_is_there() -> None:
    for page in ("python.md", "research.md", "bots.md", "cluster.md", "api.md", "describe/README.md"):
        for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / "docs" / page).read_text("utf-8")):
            assert target.startswith("https://") or ((ROOT / "docs" / page).parent / target).exists(), (page, target)

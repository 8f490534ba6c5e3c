"""Conventions of the code that a program can check."""

import ast
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lanterne import engine, registry

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lanterne"
GAMES = SOURCE / "games"
MODULES = sorted(SOURCE.rglob("*.py"))
RULES = [module for module in MODULES if GAMES in module.parents and "rules" in module.parts]
SCENES = [module for module in MODULES if GAMES in module.parents and "scene" in module.parts]

OWN_GAMES = [name for name in registry.GAMES if (GAMES / name.replace("-", "_")).is_dir()]

FORBIDDEN = {
    r"\bthe own\b": "your own, its own",
    r"\banew\b": "again",
    r"\bthe most are\b": "most are",
    r"\bpersons\b": "people",
    r"\bof theirs that\b|\bto who (comes|is|has)\b|\bby who (comes|steps|has)\b": "everybody who, the hero who",
    r"\bso many\b": "this many, up to `number`",
    r"\(F\d+\)": "what is meant: nothing in the repository has this number",
    r"\bD-[A-Z]{3}-\d+\b": "a rule id: nothing in the repository has this number",
}
"""Words that a reader stumbles over, and what to write instead."""


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def lines() -> Iterator[tuple[str, str]]:
    """All lines of the code and of what people read, with where they are."""
    for file in [*MODULES, *documents()]:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            yield f"{name_of(file)}:{number}", line


def documents() -> list[Path]:
    return [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *SOURCE.rglob("*.en.ftl"), *SOURCE.rglob("en.md")]


@cache
def prose() -> tuple[tuple[str, str], ...]:
    """All English that people read, with where it is: documents, and the comments and sentences in the code."""
    others = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "hatch_build.py"]
    found = [line for file in (*MODULES, *others) if file != Path(__file__) for line in sentences(file)]
    for file in documents():
        found += [
            (f"{name_of(file)}:{number}", line)
            for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        ]
    return tuple(found)


WRITTEN = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


def sentences(module: Path) -> Iterator[tuple[str, str]]:
    """The lines of all comments and strings of a module. A string without a space is a name, not a sentence."""
    with module.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type in WRITTEN and " " in token.string:
                for number, line in enumerate(token.string.splitlines(), start=token.start[0]):
                    yield f"{name_of(module)}:{number}", line


def test_sentences_are_found_and_names_are_not() -> None:
    module = SOURCE / "data_folder.py"
    found = [line for _, line in sentences(module)]
    assert any("Where Lanterne keeps" in line for line in found), "docstrings"
    assert any(line == '"~/Library/Application Support/Lanterne"' for line in found), "strings"
    assert not any("Path" in line for line in found), "code is not prose"


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_nobody_stumbles_over_words(pattern: str) -> None:
    found = [f"{where}: {line.strip()}" for where, line in prose() if re.search(pattern, line, re.IGNORECASE)]
    assert not found, f"write: {FORBIDDEN[pattern]}\n" + "\n".join(found)


def test_events_are_constants() -> None:
    """An event is named in upper case, everywhere."""
    found = []
    for module in MODULES:
        for node in parsed(module).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Event"))):
                    if not name.isupper():
                        found.append(f"{name_of(module)}:{node.lineno} {name}")
    assert not found, found


def test_a_law_only_looks() -> None:
    """A function that acts is a part of a step (`@part`), not a law."""
    found = []
    for module in RULES:
        for node in ast.walk(parsed(module)):
            if not isinstance(node, ast.FunctionDef):
                continue
            laws = [each for each in node.decorator_list if isinstance(each, ast.Call) and _is(each.func, "law")]
            takes_game = any(arg.annotation and _is(arg.annotation, "Game") for arg in node.args.args)
            returns_nothing = isinstance(node.returns, ast.Constant) and node.returns.value is None
            if laws and (takes_game or returns_nothing):
                found.append(f"{name_of(module)}:{node.lineno} {node.name}")
    assert not found, found


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_step_is_called_by_a_string(game: str) -> None:
    """A call is made by the step (`attack(3)`), not written as a tuple: then types and editors can follow it."""
    steps, found = registry.box(game).steps, []
    for folder in ("rules", "position", "bot", "scene"):
        for module in MODULES:
            if GAMES / game.replace("-", "_") not in module.parents or folder not in (module.stem, *module.parts):
                continue
            for node in ast.walk(parsed(module)):
                match node:
                    case ast.Tuple(elts=[ast.Constant(value=str(name)), *rest], ctx=ast.Load()) if name in steps:
                        if not any(isinstance(other, ast.Constant) and isinstance(other.value, str) for other in rest):
                            found.append(f"{name_of(module)}:{node.lineno} {name}")
    assert not found, found


def test_scenes_are_plain_functions() -> None:
    """What a scene shows is not kept between looks: what changed is found by comparing."""
    found = [
        name_of(module) for module in SCENES if re.search(r"lru_cache|rests_on|while_same", module.read_text("utf-8"))
    ]
    assert not found, found


def test_languages_are_listed_in_one_place() -> None:
    both = re.compile(r"""["']en["'], ["']fr["']""")
    found = [name_of(module) for module in MODULES if both.search(module.read_text("utf-8"))]
    assert len(found) == 1, found


def test_settings_are_not_called_options() -> None:
    """A setting is agreed before the game; an option is a legal answer."""
    found = [
        where for where, line in lines() if re.search(r"--option\b|\bOPTIONS\b[^\"]|\boptions_for\b|^option-", line)
    ]
    assert not found, found


def test_rulebooks_speak_of_settings() -> None:
    found = [
        f"{name_of(book)}:{number}"
        for book in [*GAMES.glob("*/rulebook/en.md"), *GAMES.glob("*/rulebook/fr.md")]
        for number, line in enumerate(book.read_text("utf-8").splitlines(), start=1)
        if re.search(r"\boptions?\b", line, re.IGNORECASE)
    ]
    assert not found, found


@pytest.mark.parametrize("tool", ["rooms.py", "wire.py", "reference.py", "describe_pages.py"])
def test_what_is_made_from_the_code_is_up_to_date(tool: str) -> None:
    """The map of the packages, the types of the page, the reference, and what `describe` gives."""
    done = subprocess.run([sys.executable, ROOT / "tools" / tool, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_glossary_has_every_word_of_the_engine() -> None:
    written = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    words = {word for code in re.findall(r"`([^`]+)`", written) for word in re.findall(r"\w+", code)}
    assert sorted(set(engine.__all__) - words) == []


def test_the_glossary_names_places_that_exist() -> None:
    written = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    places = re.findall(r"`([a-z_]+(?:/[a-z_]+)*(?:\.py|/))`", written)
    assert places
    assert [place for place in places if not (SOURCE / place).exists()] == []

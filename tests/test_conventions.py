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
    r"\bthe own\b": ("your own, its own", "Only the own turn counts."),
    r"\bwhoever\b": ("the hero who, a player who, you", "It is given to whoever asked."),
    r"\banew\b": ("again", "The page is shown anew."),
    r"\bthe most are\b": ("most are", "The most are known."),
    r"\bpersons\b": ("people", "Two persons are here."),
    r"\bof theirs that\b|\bto who (comes|is|has)\b|\bby who (comes|steps|has)\b": (
        "everybody who, the hero who",
        "It is sprung by who comes first.",
    ),
    r"\bso many\b": ("this many, up to `number`", "From so many on they stand side by side."),
    r"^\W*(?-i:So) (?:wide|high|large|near|far|long|often)\b": ("how wide, how near …", "So wide a board must be."),
    r"\bis what is\b": ("say which of the two it is", "What is foreseen is what is seen."),
    r"\bby lot\b": ("at random", "The name is chosen by lot."),
    r"\bthe least faces?\b": ("the lowest face", "The least face that hits."),
    r"\bnothing of (?:it|them|both)\b": ("none of it, neither", "It shows nothing of it."),
    r"\bwhat (?:would |must )?(?:comes?|came) of\b": ("the result, what it leads to", "See what came of the answer."),
    r"\b(?:is|are|was|were) told of\b|\bwhat is told\b": ("sent, mentioned", "All that a seat is told of a position."),
    r"\b(?:somebody|nobody|anybody) else than\b": ("somebody other than", "Somebody else than the host."),
    r"\bhas not (?:a|any|the)\b": ("has no, does not have", "He has not the training."),
    r"\b(?:if|where|as) (?:it|that|this) was agreed\b": (
        "with the setting, if the setting says so",
        "If this was agreed.",
    ),
    r"\b(?:allows|permits|enables) to\b": ("allows it to, lets it", "A key allows to open it."),
    r"\bin function of\b|\bin the same time\b|\bdepends? of\b": (
        "depending on, at the same time",
        "In function of the level.",
    ),
    r"\b(?:advices|equipments|furnitures|informations)\b": ("the singular", "All furnitures are shown."),
    r"\(F\d+\)": ("what is meant: nothing in the repository has this number", "Bots wait (F11)."),
    r"\bD-[A-Z]{3}-\d+\b": ("a rule id: nothing in the repository has this number", "Rerolled once, D-RER-1."),
}
"""Words that a reader stumbles over: what to write instead, and a sentence that has them."""


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
    """All English that people read, with where it is: documents, comments, and the sentences in the code."""
    python = [
        *MODULES,
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "tools").glob("*.py"),
        *(ROOT / "examples").glob("*.py"),
    ]
    page = [file for folder in ("src", "tests") for file in (ROOT / "web" / folder).rglob("*") if file.suffix in PAGE]
    scripts = [ROOT / "check", ROOT / "lanterne", *(ROOT / "tools").iterdir()]
    found = [line for file in (*python, ROOT / "hatch_build.py") if file != Path(__file__) for line in sentences(file)]
    found += [line for file in page for line in comments_of_page(file)]
    found += [
        line for file in scripts if file.suffix in ("", ".sh") and file.is_file() for line in comments_of_script(file)
    ]
    for file in (*documents(), *(ROOT / "scenarios").rglob("*.toml"), *SOURCE.rglob("*.toml")):
        found += [
            (f"{name_of(file)}:{number}", line)
            for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        ]
    return tuple(found)


PAGE = {".ts", ".tsx", ".css"}
COMMENT_OF_PAGE = re.compile(r"/\*.*?\*/|(?<![:\"'`\w/])//[^\n]*", re.DOTALL)


def comments_of_page(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of all comments of a script or style sheet of the page."""
    text = file.read_text("utf-8")
    for comment in COMMENT_OF_PAGE.finditer(text):
        first = text.count("\n", 0, comment.start()) + 1
        for number, line in enumerate(comment.group().splitlines(), start=first):
            yield f"{file}:{number}", line


def comments_of_script(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of a shell script that are comments."""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        if line.lstrip().startswith("#"):
            yield f"{file}:{number}", line


WRITTEN = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


def sentences(module: Path) -> Iterator[tuple[str, str]]:
    """The lines of all comments and strings of a module. A string without a space is a name, not a sentence."""
    with module.open("rb") as source:
        for token in tokenize.tokenize(source.readline):
            if token.type in WRITTEN and " " in token.string:
                for number, line in enumerate(token.string.splitlines(), start=token.start[0]):
                    yield f"{module}:{number}", line


def test_sentences_are_found_and_names_are_not() -> None:
    module = SOURCE / "data_folder.py"
    found = [line for _, line in sentences(module)]
    assert any("Where Lanterne keeps" in line for line in found), "docstrings"
    assert any(line == '"~/Library/Application Support/Lanterne"' for line in found), "strings"
    assert not any("Path" in line for line in found), "code is not prose"


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_nobody_stumbles_over_words(pattern: str) -> None:
    instead, _ = FORBIDDEN[pattern]
    found = [f"{where}: {line.strip()}" for where, line in prose() if re.search(pattern, line, re.IGNORECASE)]
    assert not found, f"write: {instead}\n" + "\n".join(found)


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_a_planted_sentence_is_found(pattern: str, tmp_path: Path) -> None:
    """In every kind of file: a docstring, a comment of the page, a comment of a script."""
    _, sentence = FORBIDDEN[pattern]
    (tmp_path / "planted.py").write_text(f'"""{sentence}"""\n', "utf-8")
    (tmp_path / "planted.ts").write_text(f"const a = 1;\n/** {sentence} */\nconst b = 2; // {sentence}\n", "utf-8")
    (tmp_path / "planted").write_text(f"#!/bin/sh\n# {sentence}\necho\n", "utf-8")
    for reads, name, times in ((sentences, "planted.py", 1), (comments_of_page, "planted.ts", 2)):
        found = [line for _, line in reads(tmp_path / name) if re.search(pattern, line, re.IGNORECASE)]
        assert len(found) == times, name
    script = [line for _, line in comments_of_script(tmp_path / "planted") if re.search(pattern, line, re.IGNORECASE)]
    assert len(script) == 1


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

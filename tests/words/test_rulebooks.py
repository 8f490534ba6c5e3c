"""Both rulebooks of a game say the same: the same rules in the same order, with the same figures, notes and tables."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from lanterne.lab.ledger import ANCHOR, read_ids
from lanterne.languages import LANGUAGES
from lanterne.packs.packages import from_outside, package
from lanterne.words.checks import BADLY_SET

GAMES = Path(__file__).parents[2] / "src" / "lanterne" / "games"
BOOKS = sorted(GAMES.glob("*/rulebook"))
BOOKS += [Path(str(files(package(game)))) / "rulebook" for game in from_outside()]

NOT_WORDS = re.compile(r'`[^`]*`|<a id="[^"]*"></a>')
NOTE = re.compile(r"\*\((?:our|notre) (?:ruling|addition|arbitrage|ajout)")
ID = re.compile(r"\b[A-Z]{2,3}-[A-Z][A-Z0-9]{0,2}-\d+")

pytestmark = pytest.mark.parametrize("folder", BOOKS, ids=lambda folder: folder.parent.name)


def text(folder: Path, language: str) -> str:
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def rules(folder: Path, language: str) -> dict[str, str]:
    parts = ANCHOR.split(text(folder, language))
    return {
        name: re.split(r"^#", rule, maxsplit=1, flags=re.MULTILINE)[0]
        for name, rule in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_both_books_and_the_list_have_the_rules_in_the_same_order(folder: Path) -> None:
    listed, flaws = read_ids((folder / "ids.txt").read_text(encoding="utf-8"))
    english, french = (ANCHOR.findall(text(folder, language)) for language in LANGUAGES)
    assert not flaws
    assert english == french
    assert english == [entry.id for entry in listed if entry.id in set(english)]


def test_a_rule_has_the_same_notes_and_mentions_the_same_rules_in_both_books(folder: Path) -> None:
    def told(rule: str) -> tuple[Counter[str], int, int, int]:
        return Counter(ID.findall(rule)), len(NOTE.findall(rule)), rule.count("\n>"), rule.count("\n|")

    english, french = (rules(folder, language) for language in LANGUAGES)
    assert not [name for name in english if told(english[name]) != told(french[name])]


def test_a_rule_has_the_same_figures_in_both_books(folder: Path) -> None:
    def figures(rule: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0](?=\d{3})", "", rule)))

    english, french = (rules(folder, language) for language in LANGUAGES)
    assert not [name for name in english if figures(english[name]) != figures(french[name])]


def test_both_books_have_the_same_chapters_and_tables(folder: Path) -> None:
    def shape(book: str) -> list[str]:
        lines = (line for line in book.splitlines() if line.startswith(("#", "|")))
        return [line.split()[0] if line.startswith("#") else "|" * line.count("|") for line in lines]

    english, french = (shape(text(folder, language)) for language in LANGUAGES)
    assert english == french


def test_every_rule_that_is_mentioned_exists(folder: Path) -> None:
    known = {entry.id for entry in read_ids((folder / "ids.txt").read_text(encoding="utf-8"))[0]}
    for language in LANGUAGES:
        assert not set(ID.findall(text(folder, language))) - known


def test_french_signs_have_their_unbreakable_spaces(folder: Path) -> None:
    lines = (NOT_WORDS.sub("", line) for line in text(folder, "fr").splitlines())
    assert not [line for line in lines if BADLY_SET["fr"].search(line)]

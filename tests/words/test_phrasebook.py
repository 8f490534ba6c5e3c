"""The phrasebook: whatever checks say about files of people is said in French, and in the same words as in English."""

import ast
from pathlib import Path

import pytest

from lanterne.words.phrasebook import LONGEST, in_language

SOURCES = Path(__file__).parents[2] / "src" / "lanterne"
CHECKS = (
    "engine/packs.py",
    "engine/pack_files.py",
    "engine/overlay.py",
    "handed_in.py",
    "pack_checks.py",
    "kit/printed.py",
    "words/checks.py",
    "games/heroquest/content/checks.py",
)
ENGLISH = {"the", "is", "are", "of", "must", "has", "it", "not", "and", "with", "there", "its", "no", "this", "would"}


class Told(ast.NodeVisitor):
    """Finds the sentences that a module raises or hands on, with a sample in each of their gaps."""

    def __init__(self) -> None:
        self.sentences: dict[str, None] = {}
        self.speaks = 0

    def visit(self, node: ast.AST) -> None:
        is_said = isinstance(node, ast.Raise | ast.Yield)
        self.speaks += is_said
        if self.speaks and isinstance(node, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "x1" for part in node.values)
            self.sentences["".join(map(str, parts))] = None
        elif self.speaks and isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.sentences[node.value] = None
        else:
            self.generic_visit(node)
        self.speaks -= is_said


@pytest.mark.parametrize("file", CHECKS)
def test_every_sentence_of_a_check_is_said_in_french(file: str) -> None:
    told = Told()
    told.visit(ast.parse((SOURCES / file).read_text("utf-8")))
    assert told.sentences
    french = {sentence: in_language(sentence, "fr") for sentence in told.sentences}
    assert {english: said for english, said in french.items() if ENGLISH & set(said.replace(".", " ").split())} == {}


@pytest.mark.parametrize(
    ("english", "french"),
    [
        (
            "The pack deep-halls, treasures.json, entry silver-idol: Object missing required field `count`.",
            "Le pack deep-halls, treasures.json, entrée silver-idol\u00a0: le champ «\u00a0count\u00a0» manque.",
        ),
        (
            "The pack a, treasures.json, entry b: there is no potion Expected `int`, got `str` - at `$.gold`.",
            "Le pack a, treasures.json, entrée b\u00a0: il n’y a pas de potion il faut «\u00a0int\u00a0», "
            "non «\u00a0str\u00a0» (en $.gold).",
        ),
        ("Nobody has ever said this.", "Nobody has ever said this."),
        ("The pack {x}, fr: {0} is missing.", "Le pack {x}, fr\u00a0: {0} manque."),
    ],
)
def test_a_sentence_in_both_languages(english: str, french: str) -> None:
    assert in_language(english, "fr") == french
    assert in_language(english, "en") == english


def test_a_long_sentence_is_cut_short() -> None:
    told = in_language(f"The pack a, {'x, y: ' * 5000}", "fr")
    assert len(told) < 2 * LONGEST
    assert told.endswith("….")

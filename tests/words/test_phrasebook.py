"""The phrasebook: whatever checks say about files of people is said in French, and in the same words as in English."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.words.french import SAMPLE, unsaid

from lanterne.words.phrasebook import LONGEST, in_language, phrases

SOURCES = Path(__file__).parents[2] / "src" / "lanterne"
CHECKS = (
    "packs/pack.py",
    "packs/archives.py",
    "packs/overlay.py",
    "pack_upload.py",
    "pack_checks.py",
    "kit/printed.py",
    "words/checks.py",
    *(f"games/{content.parent.name}/content/*.py" for content in SOURCES.glob("games/*/content")),
)
"""Whatever speaks about files of people: of the games all that reads and checks their tables."""
BOOKS = sorted([*SOURCES.glob("words/flaws/*.en.ftl"), *SOURCES.glob("games/*/locale/flaws.en.ftl")])
NOT_SAID = ("The pack", f"try {SAMPLE}")
"""Texts that nobody is told: a beginning that is looked for, the seed of a bot."""
ENGLISH = {"the", "is", "are", "of", "must", "has", "it", "not", "and", "with", "there", "its", "no", "this", "would"}


class Told(ast.NodeVisitor):
    """Finds the texts in the functions of a module, with a sample in each of their gaps: sentences that are raised or
    handed on, and reasons that become parts of one. Docstrings and assertions are for programmers."""

    def __init__(self) -> None:
        self.sentences: dict[str, None] = {}
        self.inside = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside += 1
        self.generic_visit(node)
        self.inside -= 1

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        self.tell("".join(map(self.sample, node.values)))

    def sample(self, part: ast.expr) -> str:
        match part:
            case ast.Constant(value=text):
                return str(text)
            case ast.FormattedValue(value=ast.Name(id="word")):
                return "entry"  # what an entry is called, in kit.printed
            case _:
                return SAMPLE

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.tell(node.value)

    def tell(self, text: str) -> None:
        if self.inside and " " in text.strip() and text not in NOT_SAID:
            self.sentences[text] = None


def sentences(files: str) -> list[str]:
    told = Told()
    for file in sorted(SOURCES.glob(files)):
        told.visit(ast.parse(file.read_text("utf-8")))
    return list(told.sentences)


@pytest.mark.parametrize("files", CHECKS)
def test_every_sentence_of_a_check_is_said_in_french(files: str) -> None:
    found = sentences(files)
    assert found
    assert {sentence: left for sentence in found if (left := unsaid(sentence))} == {}
    french = {sentence: in_language(sentence, "fr") for sentence in found}
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
        (
            "quests/crown.json, item dagger: the box has this name already.",
            "quests/crown.json, objet dagger\u00a0: la boîte porte déjà ce nom.",
        ),
        (
            "zones.json, entry dig: space 3 has a foreman, but no imps.",
            "zones.json, entrée dig\u00a0: la case 3 a un contremaître, mais pas de Lutins.",
        ),
        (
            "seasons.json, entry autumn: it must announce nothing.",
            "seasons.json, entrée autumn\u00a0: elle ne doit rien annoncer.",
        ),
        (
            "abilities.json, entry a: ignore_rule sabotage comes at the wrong moment, always.",
            "abilities.json, entrée a\u00a0: ignore_rule sabotage vient au mauvais moment, always.",
        ),
        (
            "sections.json, entry corner: door N does not lead out at [1, 0].",
            "sections.json, entrée corner\u00a0: on ne sort pas en [1, 0] (porte N).",
        ),
        (
            "obstacles.json, entry ladder: the boards have none.",
            "obstacles.json, entrée ladder\u00a0: les plateaux n’en ont pas.",
        ),
        ("Nobody has ever said this.", "Nobody has ever said this."),
        ("The pack {x}, fr: {0} is missing.", "Le pack {x}, fr\u00a0: {0} manque."),
    ],
)
def test_a_sentence_in_both_languages(english: str, french: str) -> None:
    assert in_language(english, "fr") == french
    assert in_language(english, "en") == english


def test_no_sentence_has_two_sayings() -> None:
    said: dict[str, set[str]] = {}
    for phrase in phrases("fr"):
        gaps = {name: str(place) for name, place in phrase.english.groupindex.items()}
        said.setdefault(re.sub(r"\?P<\w+>", "", phrase.english.pattern), set()).add(phrase.said.format(**gaps))
    assert {english: french for english, french in said.items() if len(french) > 1} == {}


@pytest.mark.parametrize("file", BOOKS, ids=lambda file: f"{file.parent.parent.name}/{file.name}")
def test_a_phrase_is_in_both_languages_with_gaps_of_the_english(file: Path) -> None:
    english, french = messages(file), messages(file.with_name(file.name.replace(".en.", ".fr.")))
    assert list(french) == list(english)
    assert {name for name, gaps in french.items() if not gaps <= english[name]} == set()


def test_no_phrase_has_the_name_of_another() -> None:
    names = Counter(name for file in BOOKS for name in messages(file))
    assert [name for name, times in names.items() if times > 1] == []


def messages(file: Path) -> dict[str, set[str]]:
    """The gaps of the messages of a phrasebook by their names."""
    lines = (line.partition(" = ") for line in file.read_text("utf-8").splitlines() if " = " in line)
    return {name: set(re.findall(r"{ \$(\w+) }", text)) for name, _, text in lines}


def test_a_long_sentence_is_cut_short() -> None:
    told = in_language(f"The pack a, {'x, y: ' * 5000}", "fr")
    assert len(told) < 2 * LONGEST
    assert told.endswith("….")

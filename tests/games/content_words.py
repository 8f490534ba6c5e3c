"""What the tests of every game ask of the words of its printed components (`locale/content.*.ftl` and others)."""

import re
from collections.abc import Collection, Iterable

from lanterne.words.checks import BADLY_SET, LEFT_OVER
from lanterne.words.entries import plain_texts
from lanterne.words.lexicon import LANGUAGES, Language, Lexicon, sources
from lanterne.words.messages import EXPLAINING

AWKWARD = re.compile(r"\dx\d| x |\s-\d|\d-\d")
"""Figures that are written as in a table instead of as in a sentence."""


class ContentWords:
    """The words of a game in the files whose names begin with one of `files`. `value` stands for every number that a
    message is given."""

    def __init__(self, game: str, files: tuple[str, ...], value: int = 150) -> None:
        self.value = value
        self.words = {
            language: Lexicon(
                language,
                {
                    name: text
                    for name, text in sources(game, language).items()
                    if name.startswith(f"{game}/") and name.split("/")[1].startswith(files)
                },
            )
            for language in LANGUAGES
        }

    def said(self, language: Language, key: str) -> str:
        return self.words[language].say(key, lambda variable: self.value)

    def whole(self, language: Language, wanted: Collection[str]) -> None:
        """Everything that is wanted has its words, and no words are left over."""
        words = self.words[language]
        assert words.flaws == []
        explained = (key for key in words.patterns if "." not in key or key.endswith(EXPLAINING))
        assert sorted(explained) == sorted({words.found(key)[0] for key in wanted})

    def well_set(self, language: Language, keys: Collection[str], sentences: tuple[str, ...] = ()) -> None:
        """Typography, gaps that were filled, figures as in a sentence; what is explained, and messages that begin with
        one of `sentences`, are sentences."""
        patterns = self.words[language].patterns
        texts = {key: text for key, pattern in patterns.items() for text in plain_texts(pattern)}
        assert {key: text for key, text in texts.items() if BADLY_SET[language].search(text)} == {}
        said = {key: self.said(language, key) for key in keys}
        assert {key: text for key, text in said.items() if LEFT_OVER.search(text)} == {}
        assert [text for text in said.values() if AWKWARD.search(text)] == []
        whole = [key for key in said if key.startswith(sentences) or key.endswith((".effect", ".flavor"))]
        assert [key for key in whole if not said[key].endswith((".", "!"))] == []

    def translated(self, keys: Iterable[str]) -> None:
        """No message is the same in both languages."""
        assert [key for key in keys if self.said("en", key) == self.said("fr", key)] == []

    def same_forms(self, language: Language, kind: str, names: Iterable[str], forms: set[str]) -> None:
        """All things of a kind have the same grammatical forms, so that sentences can rely on them."""
        words = self.words[language]
        for name in names:
            entry, _ = words.found(f"{kind}-{name}")
            assert set(words.attributes[entry]) - set(EXPLAINING) == forms, entry

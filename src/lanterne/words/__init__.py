"""Every word a player reads, in French and English.

The engine and the games use names and numbers; here they become sentences. The words are in Fluent files: common ones
in `words/locale/<language>.ftl`, a game's in `games/<game>/locale/*.<language>.ftl`. Which message says what is a
convention, see `messages`; `checks` finds what is missing, unused or wrong.
"""

from lanterne.languages import LANGUAGES, Language
from lanterne.words.lexicon import WordsError
from lanterne.words.words import Names, Words, words_for

__all__ = ["LANGUAGES", "Language", "Names", "Words", "WordsError", "words_for"]

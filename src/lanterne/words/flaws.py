"""What checks find in people's files, as sentences. A check raises a `Flaw`. The messages are in
`words/locale/flaws.*.ftl`, those of a game's own checks in the game's `locale` folder.
"""

from functools import lru_cache

from lanterne.languages import LANGUAGES
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw
from lanterne.words.lexicon import Lexicon, WordsError, common, sources

LONGEST = 600
"""The longest sentence: files from strangers may contain long names."""


def flaw_sentence(error: Exception, language: str) -> str:
    """What is wrong, in this language. The text of an error that is not a `Flaw` stays as it is."""
    said = say(error.said, language, error.game) if isinstance(error, Flaw) else str(error)
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 2]}…."


def say(said: Say, language: str, game: str = "") -> str:
    """A message about a flaw, with the words of this game: in English if the language has no such message, and its id
    if English has none either."""
    given = {name: say(arg, language, game) if isinstance(arg, Say) else arg for name, arg in said.args.items()}

    def value_of(variable: str) -> str | int:
        if variable not in given:
            raise WordsError(f"{said.id} is not given ${variable}")
        return given[variable]

    for each in (language, LANGUAGES[0]):
        try:
            return _lexicon(game, each).say(said.id, value_of)
        except WordsError:
            continue
    return said.id


@lru_cache(maxsize=32)
def _lexicon(game: str, language: str) -> Lexicon:
    return Lexicon(language, sources(game, language) if game else common(language))

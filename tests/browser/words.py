"""The words of the page, by which its buttons and fields are found in either language."""

from functools import cache

from lanterne.server.sentences import LOCALE, Language
from lanterne.words.lexicon import Lexicon


@cache
def _lexicon(language: Language) -> Lexicon:
    name = f"page.{language}.ftl"
    return Lexicon(language, {name: (LOCALE / name).read_text("utf-8")})


def word(language: Language, message: str, **args: str | int) -> str:
    """What the page says for a message of `locale/page.<language>.ftl`."""
    return _lexicon(language).say(message, lambda variable: args[variable.replace("-", "_")])

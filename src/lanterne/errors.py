"""The errors of Lanterne. Everything its functions raise on purpose has one base class."""

from collections.abc import Iterable

LONGEST = 40
"""The longest name."""


class LanterneError(Exception):
    """Something that Lanterne refuses or cannot do. The message is a sentence.

    >>> import lanterne
    >>> try:
    ...     lanterne.new_table("xorlosch", players=9)
    ... except lanterne.LanterneError as error:
    ...     print(error)
    xorlosch is for 2 to 6 players, not 9
    """


class BadArgument(LanterneError, ValueError):
    """What was asked for does not exist or does not fit: an unknown game, a setting that has no such value, words that
    are not an answer, a class that is not a bot.

    >>> import lanterne
    >>> try:
    ...     lanterne.load("chess")
    ... except lanterne.BadArgument as error:
    ...     print(str(error).partition(";")[0])
    there is no game called 'chess'
    """


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown name: the known one that is nearest, if one is near.

    >>> did_you_mean("xorlosh", ("heroquest", "xorlosch"))
    '; did you mean xorlosch?'
    >>> did_you_mean("chess", ("heroquest", "xorlosch"))
    ''
    """
    from difflib import get_close_matches  # only when something went wrong

    near = get_close_matches(word.lower(), known, 1, 0.75) if len(word) <= LONGEST else []
    return f"; did you mean {near[0]}?" if near else ""

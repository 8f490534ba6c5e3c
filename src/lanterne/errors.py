"""The errors of Lanterne. Everything its functions raise on purpose has one base class."""


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

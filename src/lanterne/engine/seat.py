"""Seats at a table."""

from typing import NamedTuple


class Seat(NamedTuple):
    """Who sits here: a person (who may hold several seats), and the bot that plays it if one does."""

    person: str
    bot: str = ""

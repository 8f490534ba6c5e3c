"""Seats at a table."""

from functools import lru_cache
from typing import NamedTuple


class Seat(NamedTuple):
    """Who sits here: a person (who may hold several seats), and the bot that plays it if one does."""

    person: str
    bot: str = ""


@lru_cache(maxsize=4096)
def together(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat all seats of the same person, as a set."""
    persons = [held.person for held in seats]
    return tuple(sum(1 << other for other, same in enumerate(persons) if same == person) for person in persons)


def players(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat the first one of the same player. A bot plays one seat."""
    persons = [None if held.bot else held.person for held in seats]
    return tuple(seat if person is None else persons.index(person) for seat, person in enumerate(persons))


@lru_cache(maxsize=4096)
def alone(seats: tuple[Seat, ...]) -> tuple[bool, ...]:
    """For each seat whether the others are the same person's or bots."""
    return tuple(all(held.bot or held.person == own.person for held in seats) for own in seats)

"""Seats at a table."""

from functools import lru_cache
from typing import NamedTuple


class Seat(NamedTuple):
    """Who plays a seat: a person, who may hold several seats, or a bot."""

    person: str
    bot: str = ""


@lru_cache(maxsize=4096)
def together(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat, the set of all seats of the same person."""
    persons = [held.person for held in seats]
    return tuple(sum(1 << other for other, same in enumerate(persons) if same == person) for person in persons)


def players(seats: tuple[Seat, ...]) -> tuple[int, ...]:
    """For each seat, the first seat of the same player. A bot plays one seat."""
    persons = [None if held.bot else held.person for held in seats]
    return tuple(seat if person is None else persons.index(person) for seat, person in enumerate(persons))


@lru_cache(maxsize=4096)
def alone(seats: tuple[Seat, ...]) -> tuple[bool, ...]:
    """For each seat, whether all others belong to the same person or to bots."""
    return tuple(all(held.bot or held.person == own.person for held in seats) for own in seats)

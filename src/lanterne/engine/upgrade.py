"""Running games when the rules change: each version of a game says how positions of the version before go on under it,
or why they cannot. See docs/upgrades.md.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

Data: TypeAlias = dict[str, Any]
"""A state as data, as `State.encode` writes it."""


class NotContinued(NamedTuple):
    """Games of this version cannot go on under the next one; `why` is a message of the game."""

    why: str


Upgrade: TypeAlias = Callable[[Data], Data] | NotContinued
"""Brings a state of one version into the shape of the next, or says why that cannot be. It may change the data."""

TOO_OLD = NotContinued("")
"""For versions of before games could be carried over."""


def unchanged(state: Data) -> Data:
    """An upgrade: states have the same shape as before."""
    return state


class CannotContinue(Exception):
    """The game cannot go on under today's rules; `why` is a message of the game, "" if its rules are too old."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def check_upgrades(game: str, version: int, upgrades: Mapping[int, Upgrade]) -> None:
    """Raises ValueError unless there is one from each earlier version."""
    missing = sorted(set(range(1, version)) - set(upgrades))
    if missing:
        raise ValueError(
            f"{game} has rules {version}, but does not say how games under rules {missing[0]} go on: add an upgrade"
        )
    if set(upgrades) - set(range(1, version)):
        raise ValueError(f"{game} has upgrades from versions that are not older than its rules {version}")


def upgraded(upgrades: Mapping[int, Upgrade], data: Data, version: int, to: int) -> Data:
    """A state of an earlier version in the shape of a later one. Raises CannotContinue."""
    for number in range(version, to):
        upgrade = upgrades[number]
        if isinstance(upgrade, NotContinued):
            raise CannotContinue(upgrade.why)
        data = upgrade(data)
    return data

"""Dice as they are printed (WQ-GEN-1, WQ-GEN-2)."""

import re
from typing import NamedTuple

from lanterne.scene.flaw import Flaw

PRINTED = re.compile(
    r"(?P<dice>[1-9][0-9]*)D(?P<sides>[36])([+](?P<add>[1-9][0-9]*))?(x(?P<times>[1-9][0-9]*))?|(?P<fixed>[0-9]+)"
)


class Roll(NamedTuple):
    """A number of dice added up, plus `add`, then multiplied by `times`. With 3 sides, six-sided dice are halved and
    rounded up."""

    dice: int
    add: int
    times: int
    sides: int

    @property
    def least(self) -> int:
        return (self.dice + self.add) * self.times

    @property
    def most(self) -> int:
        return (self.dice * self.sides + self.add) * self.times


def roll_of(text: str) -> Roll:
    """The roll written as 2D6+3, 1D6x100, 1D3 or 6. Raises Flaw."""
    found = PRINTED.fullmatch(text)
    if not found:
        raise Flaw("wq-roll", text=repr(text))
    if found["fixed"]:
        return Roll(0, int(found["fixed"]), 1, 6)
    return Roll(int(found["dice"]), int(found["add"] or 0), int(found["times"] or 1), int(found["sides"]))

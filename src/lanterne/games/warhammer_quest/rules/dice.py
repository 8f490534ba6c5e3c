"""Dice, tests and the counters in the cup (WQ-GEN)."""

from collections.abc import Callable, Sequence

from lanterne.engine import law, part
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.state import WARRIORS, Game


@law("WQ-GEN-1", "WQ-GEN-2")
def total(roll: Roll, dice: tuple[int, ...]) -> int:
    """The total of rolled dice: for 1D3 each is halved and rounded up first; the dice are added up, then `add` is added
    and the sum multiplied by `times`."""
    added = sum((die + 1) // 2 for die in dice) if roll.sides == 3 else sum(dice)
    return (added + roll.add) * roll.times


def throw(game: Game, roll: Roll) -> tuple[tuple[int, ...], int]:
    """Roll it: the dice as they fell, and their total."""
    dice = game.rolls(6, roll.dice) if roll.dice else ()
    return dice, total(roll, dice)


@law("WQ-GEN-3", "WQ-GEN-4")
def succeeds(natural: int, modifier: int, needed: int) -> bool:
    """A roll of one die against a number: a natural 1 always fails and a natural 6 always succeeds, whatever the
    modifiers."""
    return natural == 6 or (natural != 1 and natural + modifier >= needed)


@part("WQ-ONE-2", "WQ-PLC-3")
def draw_counter(game: Game, warriors: Sequence[int]) -> int:
    """A random one of these warriors. A single warrior is taken without drawing."""
    return warriors[0] if len(warriors) == 1 else game.pick(WARRIORS, warriors)


def highest(game: Game, rollers: Sequence[int], tell: Callable[[int, int], None]) -> int:
    """The roller with the highest die; ties roll again, and a single roller does not roll. `tell` is called for every
    die."""
    rollers = list(rollers)
    while len(rollers) > 1:
        dice = game.rolls(6, len(rollers))
        for roller, die in zip(rollers, dice, strict=True):
            tell(roller, die)
        rollers = [roller for roller, die in zip(rollers, dice, strict=True) if die == max(dice)]
    return rollers[0]

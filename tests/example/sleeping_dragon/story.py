"""What decided a game, shown at its end."""

from collections.abc import Iterable

from lanterne.engine import EventRecord
from lanterne.scene import Say
from lanterne.scene.saying import said
from sleeping_dragon.printed import COLOURS
from sleeping_dragon.rules.market import SOLD
from sleeping_dragon.state import TREASURES, State


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a thief's final place is based on."""
    return (Say("story-coins", {"coins": s.thieves[seat].coins, "left": len(s.thieves[seat].loot)}),)


def turning_points(s: State, told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """The best sale of the game."""
    sales = [each.args for each in told if each.event is SOLD]
    if not sales:
        return ()
    seat, treasure, number, coins = max(sales, key=lambda sale: sale[3])
    thief, kind = Say(f"seat-{COLOURS[seat]}"), said(TREASURES, treasure)
    return (Say("story-best-sale", {"thief": thief, "treasure": kind, "number": number, "coins": coins}),)

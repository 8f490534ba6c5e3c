"""What an action would leave a lord with, computed on their row alone: much quicker than playing it."""

from collections.abc import Iterator
from functools import lru_cache

from lanterne.games.dungeon_lords.bot.forecast import steps_from_entrance
from lanterne.games.dungeon_lords.content.cards import POISONED_DART
from lanterne.games.dungeon_lords.content.effects import Cost, Gain
from lanterne.games.dungeon_lords.content.orders import DIG, MINE, MONSTER, ROOM
from lanterne.games.dungeon_lords.content.settings import HIGHEST, LOWEST
from lanterne.games.dungeon_lords.rules.dungeon import diggable, may_hold, next_to
from lanterne.games.dungeon_lords.rules.hiring import PRICES
from lanterne.games.dungeon_lords.rules.mining import most_miners
from lanterne.games.dungeon_lords.rules.minions import PRINTED, ZONE_OF
from lanterne.games.dungeon_lords.rules.purse import can_pay
from lanterne.games.dungeon_lords.state import Lord, State, free_imps
from lanterne.kit.grid import squares_of

SOME_TRAP = POISONED_DART
"""A trap that is still to be drawn; which one makes no difference here."""
CELLS_WEIGHED = 2
"""Of the cells that a room may have, this many are weighed: those farthest from the entrance."""


def after_action(s: State, lord: Lord, space: int) -> Iterator[Lord]:
    """The lord after each way to use this space. Nothing if it cannot be used."""
    printed = PRINTED[space]
    match ZONE_OF[space]:
        case zone if zone == DIG:
            number = min(printed.imps, free_imps(lord) - printed.foreman)
            dug = dug_best(lord.dug, number) if number > 0 else lord.dug
            if dug != lord.dug:
                yield lord._replace(dug=dug)
        case zone if zone == MINE:
            number = most_miners(lord, space)
            if number > 0:
                yield lord._replace(gold=lord.gold + number * printed.gain.gold)
        case zone if zone == MONSTER:
            for kind in dict.fromkeys(s.tavern):
                if can_pay(lord, PRICES[space][kind]):
                    yield hired(lord, kind, PRICES[space][kind])
        case zone if zone == ROOM:
            if can_pay(lord, printed.cost):
                for room in s.shop:
                    for cell in sites(lord, room):
                        yield built(lord, room, cell, printed.cost)
        case _:
            if can_pay(lord, printed.cost):
                yield exchanged(lord, printed.cost, printed.gain)


def exchanged(lord: Lord, cost: Cost, gain: Gain) -> Lord:
    """The lord after this payment and this gain. A trap that must be given up is the oldest."""
    traps = lord.traps[cost.traps :] + (SOME_TRAP,) * gain.traps
    return lord._replace(
        gold=lord.gold - cost.gold + gain.gold,
        food=lord.food - cost.food + gain.food,
        imps=lord.imps - cost.imps + gain.imps,
        evil=max(LOWEST, min(HIGHEST, lord.evil + cost.evil + gain.evil)),
        traps=traps,
    )


NOTHING = Gain()


def hired(lord: Lord, kind: int, price: Cost) -> Lord:
    """The lord with this creature in the lair. What it eats is the oldest creature."""
    lord = exchanged(lord, price, NOTHING)
    return lord._replace(ready=(*lord.ready[price.monsters :], kind))


def built(lord: Lord, room: int, cell: int, cost: Cost) -> Lord:
    """The lord with this room."""
    return exchanged(lord, cost, NOTHING)._replace(rooms=tuple(sorted((*lord.rooms, (cell, room)))))


def sites(lord: Lord, room: int) -> list[int]:
    """The cells that a room may best have, the farthest from the entrance first."""
    cells = may_hold(lord, room)
    found: list[int] = []
    for tiles in reversed(steps_from_entrance(lord.dug)):
        found += squares_of(tiles & cells)
    return found[:CELLS_WEIGHED]


@lru_cache(maxsize=1 << 12)
def dug_best(dug: int, number: int) -> int:
    """The tiles after this many more tunnels."""
    for _ in range(number):
        cells = diggable(dug)
        if not cells:
            break
        dug |= 1 << best_cell(dug, cells)
    return dug


@lru_cache(maxsize=1 << 12)
def best_cell(dug: int, cells: int) -> int:
    """Of these cells, the nearest to the entrance, and among equals the first: parties waste their time there, while
    rooms are built behind. Lords who dig far away, where most can be dug next, build a third fewer rooms."""
    for tiles in steps_from_entrance(dug):
        near = next_to(tiles) & cells
        if near:
            return next(iter(squares_of(near)))
    raise AssertionError("no cell can be dug")

"""What the other lords will do: which orders they give, and where that leaves a minion on the main board."""

import math
from collections.abc import Sequence
from functools import lru_cache

from lanterne.engine import Call, SearchDice
from lanterne.games.dungeon_lords.content.orders import FOOD, MINE, ORDER_NAMES, ZONES
from lanterne.games.dungeon_lords.content.settings import HIGHEST, PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.orders import dummy_order, give_order, program
from lanterne.games.dungeon_lords.state import FREE, Lord, State, hand, turn_order

SPACES_OF_ZONE = len(ZONES[0].spaces)

WANTED: tuple[float, ...] = tuple(
    {
        "food": 1.0,
        "reputation": 0.35,
        "dig": 0.9,
        "mine": 1.4,
        "imps": 0.8,
        "traps": 1.0,
        "monster": 1.6,
        "room": 1.3,
    }[name]
    for name in ORDER_NAMES
)
"""How often lords give each order that is open to them, measured over many games; only the proportions matter."""
IN_NEED = 1.6
"""How much more often a lord gives the order for something they have run out of."""
MOST_CERTAIN = 0.92


def wants(lord: Lord) -> tuple[float, ...]:
    """How likely the lord is to give each order this round."""
    return _wants(lord.inaccessible, lord.food < 2, lord.gold < 2)


@lru_cache(maxsize=1 << 10)
def _wants(inaccessible: tuple[int, ...], hungry: bool, poor: bool) -> tuple[float, ...]:
    weights = [0.0 if order in inaccessible else weight for order, weight in enumerate(WANTED)]
    if hungry:
        weights[FOOD] *= IN_NEED
    if poor:
        weights[MINE] *= IN_NEED
    whole = sum(weights)
    return tuple([min(MOST_CERTAIN, START.minions * weight / whole) for weight in weights])


def places(s: State, seat: int, order: int, place: int) -> list[list[float]]:
    """How likely a minion with this order, at this place of the three, gets each space of its zone, by the number of
    others that come there after it. All zero where it cannot stand; what is missing to 1 is the chance that all spaces
    are taken."""
    order_of = turn_order(s)
    ahead, behind = [1.0], [1.0]
    for other, lord in enumerate(s.lords):
        if other == seat:
            continue
        chance = wants(lord)[order]
        sooner = (place + (order_of.index(other) < order_of.index(seat))) / START.minions
        ahead = _one_more(ahead, chance * sooner)
        behind = _one_more(behind, chance * (1 - sooner))
    first = SPACES_OF_ZONE * order
    free = [space for space in range(SPACES_OF_ZONE) if s.spaces[first + space] == FREE]
    found = [[0.0] * SPACES_OF_ZONE for _ in range(SPACES_OF_ZONE)]
    for number, chance in enumerate(ahead[: len(free)]):
        for later, other_chance in enumerate(behind):
            found[free[number]][min(later, len(free) - number - 1)] += chance * other_chance
    return found


def likeliest_space(s: State, seat: int, order: int) -> int:
    """The space of its zone, 0 to 2, that a minion is likeliest to get with this order as the second of the three."""
    chances = [sum(row) for row in places(s, seat, order, 1)]
    return max(range(SPACES_OF_ZONE), key=chances.__getitem__)


def _one_more(numbers: list[float], chance: float) -> list[float]:
    """The chance of each number after one more may be added with this chance."""
    return [
        (numbers[number] if number < len(numbers) else 0.0) * (1 - chance)
        + (numbers[number - 1] * chance if number else 0.0)
        for number in range(len(numbers) + 1)
    ]


# --- in one possible world --------------------------------------------------------------------------------------------

LUCK = 1000
"""The sides of the die that decides which orders a lord gives."""
EVIL_A_SEASON = 0.75
"""How much more evil lords become in a season, on average of many games."""


class Rivals:
    """What the others order in one possible world: the same for all programs that are compared in it, as far as they
    can. What they need is taken from their rows at the beginning."""

    def __init__(self, dice: SearchDice, lords: Sequence[Lord]) -> None:
        self._dice = dice
        self._lords = tuple(lords)
        self._luck: dict[tuple[int, int], tuple[int, ...]] = {}

    def program(self, s: State, seat: int) -> Call:
        """A likely program of this lord this season, drawn by how often lords give each order."""
        luck = self._luck_of(seat, s.season)
        chances = wants(self._lords[seat]._replace(inaccessible=s.lords[seat].inaccessible))
        drawn = sorted(hand(s.lords[seat]), key=lambda order: _lot(luck[order], chances[order]), reverse=True)
        picks = [give_order(order) for order in drawn[: START.minions]]
        if PLAYER_COUNTS[len(s.lords)].orders_chosen:
            left = s.dummies[seat].left
            picks.append(dummy_order(left[luck[-1] % len(left)]))
        return program(*picks)

    def evil_after(self, s: State, seat: int) -> int:
        """How evil this lord is likely to be after this season's orders."""
        more = self._luck_of(seat, s.season)[-1] <= EVIL_A_SEASON * LUCK
        return min(HIGHEST, s.lords[seat].evil + more)

    def _luck_of(self, seat: int, season: int) -> tuple[int, ...]:
        luck = self._luck.get((seat, season))
        if luck is None:
            luck = self._luck[seat, season] = self._dice.rolls(LUCK, len(ORDER_NAMES) + 1)
        return luck


def _lot(roll: int, chance: float) -> float:
    """Drawing the highest of these is random drawing without replacement."""
    return math.pow(roll / LUCK, 1 / max(chance, 0.01))

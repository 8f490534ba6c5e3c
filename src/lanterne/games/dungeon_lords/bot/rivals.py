"""What the other lords will do: which orders they give, and where that leaves a minion on the main board."""

from lanterne.games.dungeon_lords.content.orders import FOOD, MINE, ORDER_NAMES, ZONES
from lanterne.games.dungeon_lords.content.settings import START
from lanterne.games.dungeon_lords.state import FREE, Lord, State, turn_order

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
"""How often lords give each order that is open to them, as seen in many games; only the proportions matter."""
IN_NEED = 1.6
"""How much more often a lord gives the order for something they have run out of."""
MOST_CERTAIN = 0.92


def wants(lord: Lord) -> list[float]:
    """How likely the lord is to give each order this round."""
    weights = [0.0 if order in lord.inaccessible else weight for order, weight in enumerate(WANTED)]
    if lord.food < 2:
        weights[FOOD] *= IN_NEED
    if lord.gold < 2:
        weights[MINE] *= IN_NEED
    whole = sum(weights)
    return [min(MOST_CERTAIN, START.minions * weight / whole) for weight in weights]


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


def _one_more(numbers: list[float], chance: float) -> list[float]:
    """How likely each number is after one more may come with this chance."""
    return [
        (numbers[number] if number < len(numbers) else 0.0) * (1 - chance)
        + (numbers[number - 1] * chance if number else 0.0)
        for number in range(len(numbers) + 1)
    ]

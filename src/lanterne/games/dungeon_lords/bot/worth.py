"""What a lord's position is worth, in points at the end: what he would score now, and what his things may still bring.

The figures are guesses tuned by play; only their proportions matter.
"""

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.calendar import AUTUMN, MAGIC, SEASON_NAMES
from lanterne.games.dungeon_lords.content.cards import PAY_DAY, TAXES
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.content.scoring import TITLES
from lanterne.games.dungeon_lords.content.settings import PALADIN_SPACE, PLAYER_COUNTS
from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.rules.events import tax_due
from lanterne.games.dungeon_lords.rules.party import hit_points
from lanterne.games.dungeon_lords.rules.scoring import counted, things
from lanterne.games.dungeon_lords.state import NONE, Lord, State, is_paladin

STRENGTH: tuple[float, ...] = tuple(
    {
        "goblin": 2.3,
        "slime": 2.3,
        "ghost": 2.0,
        "troll": 3.8,
        "witch": 3.9,
        "vampire": 4.2,
        "golem": 7.0,
        "dragon": 5.5,
        "demon": 6.5,
    }[name]
    for name in MONSTER_NAMES
)
"""The damage that a creature does in a combat, about."""

GOLD = (1.0, 0.95, 0.9, 0.8, 0.65, 0.5, 0.35)
FOOD = (0.9, 0.85, 0.75, 0.55, 0.35, 0.2)
TRAPS = (1.6, 1.4, 1.1, 0.8, 0.4)
"""What the first, the second and further ones are worth while there is use for them."""
EVERY_FURTHER = 0.08
CLOSE = 0.6
"""What it is worth to be one short of a title."""


class Outlook:
    """A lord's eye on the game. How far the others are in the race for each title is looked at once: what he tries out
    changes little of it."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        others = [counted(lord) for place, lord in enumerate(s.lords) if place != seat]
        self._best: list[int] = []
        for title in TITLES:
            numbers = [sum(has[what] for what in title.counts) for has in others]
            self._best.append((min if title.fewest else max)(numbers, default=0))
        self._alone, self._shared = 0, 0
        if len(s.lords) in PLAYER_COUNTS:
            count = PLAYER_COUNTS[len(s.lords)]
            self._alone, self._shared = count.title_alone, count.title_shared

    def worth(self, s: State) -> float:
        """Of the whole position to this lord."""
        lord = s.lords[self.seat]
        builds, fights = builds_left(s), fights_left(s)
        done = 1 - (builds + fights) / (2 * len(SEASON_NAMES) + 2 * len(MAGIC))
        value = sum(line.points for line in things(s, self.seat)) + self._titles(lord) * (0.25 + 0.75 * done)
        value += _stores(s, lord, builds) + _workers(lord, builds) + _army(s, lord, fights)
        value += _dungeon(lord, builds, fights)
        return value - _reputation(s, lord, builds) - _threat(s, lord) - _dues(s, lord)

    def _titles(self, lord: Lord) -> float:
        """What titles would bring now; to be close to one is worth something as well."""
        has = counted(lord)
        value = 0.0
        for title, best in zip(TITLES, self._best, strict=True):
            ahead = sum([has[what] for what in title.counts]) - best
            if title.fewest:
                ahead = -ahead
            value += self._alone if ahead > 0 else self._shared if ahead == 0 else CLOSE if ahead == -1 else 0.0
        return value


# --- time -------------------------------------------------------------------------------------------------------------


def builds_left(s: State) -> int:
    """Building rounds still to come in both years, this one included."""
    this_year = len(SEASON_NAMES) - s.season if not s.round else 0
    return this_year + (len(SEASON_NAMES) if s.year == 1 else 0)


def fights_left(s: State) -> int:
    """Combat rounds still to come in both years, this one included."""
    this_year = len(MAGIC) - s.round + 1 if s.round else len(MAGIC)
    return this_year + (len(MAGIC) if s.year == 1 else 0)


# --- what he has ------------------------------------------------------------------------------------------------------


def _falling(number: int, worths: tuple[float, ...]) -> float:
    return sum(worths[:number]) + EVERY_FURTHER * max(0, number - len(worths))


def _stores(s: State, lord: Lord, builds: int) -> float:
    useful = min(1.0, builds / 3)
    traps = len(lord.traps) + len(lord.trapped)
    return useful * (_falling(lord.gold, GOLD) + _falling(lord.food, FOOD)) + _falling(traps, TRAPS) * bool(
        fights_left(s)
    )


def _workers(lord: Lord, builds: int) -> float:
    """Imps dig, mine and work in rooms."""
    return builds * 0.14 * min(lord.imps, 9)


def _army(s: State, lord: Lord, fights: int) -> float:
    """Creatures that will fight: those face down do not until the next year."""
    later = 1.0 if s.year == 1 else 0.0
    left = fights - (len(MAGIC) if s.year == 1 else 0)
    now = min(1.0, left / 3)
    able = sum(STRENGTH[kind] for kind in lord.ready + lord.stationed)
    tired = sum(STRENGTH[kind] for kind in lord.spent)
    needed = 10 if s.year == 1 else 18
    return 0.6 * (now * min(able, needed) + 0.4 * now * max(0.0, able - needed) + 0.5 * later * (able + tired))


def _dungeon(lord: Lord, builds: int, fights: int) -> float:
    """Tunnels are mined, become rooms, and lie between the entrance and what is worth more."""
    number = tunnels(lord).bit_count()
    value = 0.06 * builds * min(number, 6) + 0.12 * min(lord.dug.bit_count(), 12)
    for cell, room in lord.rooms:
        if lord.conquered >> cell & 1:
            continue
        table = ROOM_TABLE[room]
        if table.workers:
            value += 0.28 * max(0, builds - 1)
        elif any(table.bonus) or table.ground.traps > 1 or table.no_spells:
            value += 0.8 * bool(fights)
    return value


# --- what is against him ----------------------------------------------------------------------------------------------


def _reputation(s: State, lord: Lord, builds: int) -> float:
    """The evil get stronger adventurers, and the most evil the paladin."""
    arrivals = min(builds, 3) / 3
    cost = 0.16 * lord.evil * arrivals
    if s.paladin == NONE and builds:
        cost += 1.0 * max(0, lord.evil - PALADIN_SPACE + 2) / 2
    return cost


def _threat(s: State, lord: Lord) -> float:
    """The party at his door, in as many rounds as there are left of this year's combat."""
    rounds = len(MAGIC) - s.round + 1 if s.round else len(MAGIC)
    share = min(1.0, rounds / 3)
    cost = 0.0
    for hero in lord.party:
        table = ADVENTURERS[hero.who]
        left = hit_points(hero) - hero.damage
        skills = 0.35 * table.anti_trap + 0.45 * table.hearts + 0.35 * table.magic
        prize = 1.2 if is_paladin(hero.who) else 0.0
        cost += share * (0.5 + 0.42 * left + skills + prize)
    return cost


def _dues(s: State, lord: Lord) -> float:
    """Wages and taxes that are announced and he could not pay, and wages that will be due some time."""
    cost = 0.0
    wages = [MONSTER_TABLE[kind].wage for kind in lord.ready + lord.spent]
    food, gold = sum(wage.food for wage in wages), sum(wage.gold for wage in wages)
    announced = [event for event in s.events if event != NONE]
    if PAY_DAY in announced:
        cost += 0.55 * (min(food, lord.food) + min(gold, lord.gold)) + 1.3 * max(0, food - lord.food)
        cost += 1.3 * max(0, gold - lord.gold) + 0.25 * sum(wage.evil for wage in wages)
    elif not s.round and s.season < AUTUMN and PAY_DAY not in s.past_events:
        cost += 0.35 * (food + gold) + 0.15 * sum(wage.evil for wage in wages)
    if TAXES in announced:
        due = tax_due(lord)
        cost += 0.5 * min(due, lord.gold) + 2.2 * max(0, due - lord.gold)
    elif not s.round and TAXES not in s.past_events:
        cost += 0.5 * min(tax_due(lord), lord.gold) + 1.2 * max(0, tax_due(lord) - lord.gold)
    return cost

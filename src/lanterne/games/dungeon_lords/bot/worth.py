"""What a lord's position is worth, in points at the end: what it would score now, and what it may still bring.

The figures are guesses tuned by play; only their proportions matter.
"""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import has
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH, arrivals, danger, forecast, rounds_left
from lanterne.games.dungeon_lords.content.calendar import EVENT, MAGIC, SEASON_NAMES
from lanterne.games.dungeon_lords.content.cards import PAY_DAY, TAXES, TRAP_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.content.scoring import (
    CONQUERED_POINTS,
    GHOST_POINTS,
    MONSTER_POINTS,
    PALADIN_POINTS,
    PRISONER_POINTS,
    ROOM_POINTS,
    TITLES,
    UNPAID_POINTS,
)
from lanterne.games.dungeon_lords.content.settings import PALADIN_SPACE, PLAYER_COUNTS
from lanterne.games.dungeon_lords.rules.dungeon import room_cells
from lanterne.games.dungeon_lords.rules.events import pay_all, settle_wages, tax_due, unsettled, wages_are_due
from lanterne.games.dungeon_lords.state import GONE, NONE, Lord, State, host_of, is_paladin

GOLD = (1.0, 0.95, 0.9, 0.8, 0.65, 0.5, 0.35)
FOOD = (0.9, 0.85, 0.75, 0.55, 0.35, 0.2)
EVERY_FURTHER = 0.08
"""The value of the first, the second and further ones while they are useful, and of each beyond these."""
IMPS = (0.45, 0.45, 0.45, 0.38, 0.34, 0.25, 0.2, 0.1, 0.1)
"""The value of the first, the second and further imps in a building round."""
TILE_LOST = 3.2
"""A conquered tile costs points and makes the title for the fewest conquered tiles less likely."""
NEXT_YEAR = 0.4
"""The value in the next year of each point of damage that a creature does, after wages."""
NEXT_TRAPS = 0.5
"""The value of a trap that may be kept until the next year."""
TRAP_BONUS: tuple[dict[str, float], ...] = (
    {
        "fire-wall": 0.7,
        "trap-door": 0.5,
        "rolling-stone": 0.3,
        "pendulum": 0.2,
        "kamikaze-imp": -0.2,
        "cursed-ring": -0.2,
        "poisoned-meal": -0.3,
        "anti-magic-dart": -1.0,
    },
    {
        "poisoned-meal": 0.9,
        "poisoned-dart": 0.4,
        "fire-wall": 0.2,
        "anti-magic-dart": -0.2,
        "kamikaze-imp": -0.2,
        "cursed-ring": -0.2,
        "rolling-stone": -0.3,
        "pendulum": -0.6,
    },
)
"""How much better than the average trap each one is in a combat of each year, in points, as reckoned in the positions
before 28 combats of four lords."""
CLOSE = 0.6
"""The value of being one short of a title."""
PALADIN_STAYS = 2.0
"""What hosting the paladin costs besides his toughness: he has the skills of all classes."""
PALADIN_COMES = 3.0
NEAR_PALADIN = (1.0, 0.4, 0.15)
"""The cost of the paladin's visit, and its chance by the points of evil still missing."""


class Outlook:
    """A lord's assessment of the game. The others' numbers for each title, and who will come to the dungeon, are
    computed once: what the lord tries out hardly changes them, apart from the lord's own evil."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        others = [_compared(lord) for place, lord in enumerate(s.lords) if place != seat]
        self._best = [max(numbers, default=0) for numbers in zip(*others, strict=True)] or [0] * len(TITLES)
        """For each title the best number of the others."""
        self._alone, self._shared = 0, 0
        if len(s.lords) in PLAYER_COUNTS:
            count = PLAYER_COUNTS[len(s.lords)]
            self._alone, self._shared = count.title_alone, count.title_shared
        self._arrivals, self._heroes = arrivals(s, seat)

    def later(self, s: State) -> "Outlook":
        """The same assessment later this year: the others count as they did, but who will come may have changed."""
        found = Outlook.__new__(Outlook)
        found.seat, found._best, found._alone, found._shared = self.seat, self._best, self._alone, self._shared
        found._arrivals, found._heroes = arrivals(s, self.seat)
        return found

    def worth(self, s: State, changed: Lord | None = None) -> float:
        """The value of the whole position to this lord, or the value that it would have if the lord's row were changed
        to this."""
        lord = s.lords[self.seat] if changed is None else changed
        return self.open_worth(s, lord) + (_bonus(lord.traps, s.year) if lord.traps and not s.round else 0.0)

    def open_worth(self, s: State, changed: Lord | None = None) -> float:
        """The same as far as everybody can reckon it: all traps in hand are alike."""
        lord = s.lords[self.seat] if changed is None else changed
        builds, fights = builds_left(s), fights_left(s)
        done = 1 - (builds + fights) / (2 * len(SEASON_NAMES) + 2 * len(MAGIC))
        value = _scored(lord) + self._titles(lord) * (0.25 + 0.75 * done)
        value += _stores(lord, builds) + _workers(lord, builds) + _next_year(s, lord)
        caught, lost = forecast(s, lord, self._arrivals[lord.evil], self._heroes)
        value += caught - TILE_LOST * lost + _dungeon(s, lord, lost)
        return value - _reputation(s, self.seat, lord.evil, builds) - _dues(s, lord, self.seat)

    def _titles(self, lord: Lord) -> float:
        """What titles would bring now; being close to one is worth something too."""
        value = 0.0
        for own, best in zip(_compared(lord), self._best, strict=True):
            if own > best:
                value += self._alone
            elif own == best:
                value += self._shared
            elif own == best - 1:
                value += CLOSE
        return value


def _compared(lord: Lord) -> tuple[int, ...]:
    """The number that each title compares, in the order of `TITLES`; negative where the fewest win. `counted` of the
    rules says the same, but takes three times as long."""
    rooms = len(lord.rooms)
    return (
        lord.evil,
        rooms,
        lord.dug.bit_count() - rooms,
        _facts(lord.ready + lord.spent + lord.stationed).monsters,
        lord.imps,
        lord.gold + lord.food + len(lord.traps) + len(lord.trapped),
        -lord.conquered.bit_count(),
    )


class _Creatures(NamedTuple):
    """Creatures in numbers: points, monsters among them, damage, and the wages of all."""

    points: int
    monsters: int
    damage: float
    food: int
    gold: int
    traps: int
    evil: int
    eaten: int


@lru_cache(maxsize=1 << 12)
def _facts(kinds: tuple[int, ...]) -> _Creatures:
    rows = [MONSTER_TABLE[kind] for kind in kinds]
    monsters = sum([not row.ghost for row in rows])
    wages = [row.wage for row in rows]
    return _Creatures(
        MONSTER_POINTS * monsters + GHOST_POINTS * (len(rows) - monsters),
        monsters,
        sum([STRENGTH[kind] for kind in kinds]),
        sum([wage.food for wage in wages]),
        sum([wage.gold for wage in wages]),
        sum([wage.traps for wage in wages]),
        sum([wage.evil for wage in wages]),
        sum([wage.monsters for wage in wages]),
    )


# --- time -------------------------------------------------------------------------------------------------------------


def builds_left(s: State) -> int:
    """Building rounds still to come in both years, including this one."""
    this_year = 0 if s.round else len(SEASON_NAMES) - s.season
    return this_year + (len(SEASON_NAMES) if s.year == 1 else 0)


def fights_left(s: State) -> int:
    """Combat rounds still to come in both years, including this one."""
    return rounds_left(s) + (len(MAGIC) if s.year == 1 else 0)


# --- what the lord has ------------------------------------------------------------------------------------------------


def _scored(lord: Lord) -> float:
    """The points for the lord's things now (DL-SCO-1 to DL-SCO-6), in the trainer all of them too. `things` of the
    rules says the same line by line, but takes three times as long."""
    value = UNPAID_POINTS * lord.unpaid + CONQUERED_POINTS * lord.conquered.bit_count()
    for who in lord.prison:
        value += PALADIN_POINTS if is_paladin(who) else PRISONER_POINTS
    creatures = lord.ready + lord.spent + lord.stationed
    value += _facts(creatures).points
    for cell, room in lord.rooms:
        if not has(lord.conquered, cell):
            value += ROOM_POINTS
            worth = ROOM_TABLE[room].points
            for kind in creatures:
                value += worth[kind]
    return value


def _falling(number: int, worths: tuple[float, ...]) -> float:
    return sum(worths[:number]) + EVERY_FURTHER * max(0, number - len(worths))


def _stores(lord: Lord, builds: int) -> float:
    """Gold and food buy everything else in building rounds."""
    useful = min(1.0, builds / 3)
    return useful * (_falling(lord.gold, GOLD) + _falling(lord.food, FOOD))


def _workers(lord: Lord, builds: int) -> float:
    """Imps dig, mine and work in rooms."""
    return max(0, builds - 1) * sum(IMPS[: lord.imps])


def _next_year(s: State, lord: Lord) -> float:
    """Creatures and traps that are left can be used again."""
    if s.year > 1:
        return 0.0
    return NEXT_YEAR * _facts(lord.ready + lord.stationed + lord.spent).damage + NEXT_TRAPS * (
        len(lord.traps) + len(lord.trapped)
    )


@lru_cache(maxsize=1 << 12)
def _bonus(traps: tuple[int, ...], year: int) -> float:
    """How much better these traps are in building rounds than as many average ones."""
    return sum([TRAP_BONUS[year - 1].get(TRAP_NAMES[trap], 0.0) for trap in traps])


def _dungeon(s: State, lord: Lord, lost: float) -> float:
    """Tunnels are mined and become rooms. Rooms are worth their use, less what is lost with those that are likely to be
    conquered."""
    rooms = room_cells(lord)
    tunnels = (lord.dug & ~rooms & ~lord.conquered).bit_count()
    builds = builds_left(s)
    value = 0.07 * builds * min(tunnels, 6)
    for cell, room in lord.rooms:
        if has(lord.conquered, cell):
            continue
        table = ROOM_TABLE[room]
        use = 0.0
        if table.workers:
            use = 0.3 * max(0, builds - 1)
        elif any(table.bonus) or table.ground.traps > 1 or table.no_spells:
            use = 0.8 * bool(fights_left(s))
        value += use - (ROOM_POINTS + use) * danger(lord, lost, cell, rooms)
    return value


# --- what is against the lord -----------------------------------------------------------------------------------------


def _reputation(s: State, seat: int, evil: int, builds: int) -> float:
    """The paladin comes to the most evil lord."""
    host = host_of(s)
    if s.paladin == GONE or not builds:
        return 0.0
    if host == seat:
        return PALADIN_STAYS
    wanted = PALADIN_SPACE if host == NONE else max(PALADIN_SPACE, s.lords[host].evil + 1)
    missing = max(0, wanted - evil)
    return PALADIN_COMES * NEAR_PALADIN[missing] if missing < len(NEAR_PALADIN) else 0.0


SETTLING = (wages_are_due.name, settle_wages.name, pay_all.name)


def _owed(s: State, lord: Lord, seat: int) -> tuple[int, ...]:
    """The creatures whose wages are still to be paid on the next Pay Day; on Pay Day itself, those not yet settled."""
    if s.phase != EVENT or s.events[s.season] != PAY_DAY:
        return lord.ready + lord.spent
    if any(call[0] in SETTLING and call[1] == seat for call in s.agenda):
        return tuple([kind for kind, _ in unsettled(s, seat)])
    return ()


def _dues(s: State, lord: Lord, seat: int) -> float:
    """Wages and taxes: announced ones must be paid in time; for others there is time to earn them."""
    if s.round:
        return 0.0
    cost = 0.0
    announced = [event for event in s.events if event != NONE]
    if PAY_DAY not in s.past_events:
        owed = _facts(_owed(s, lord, seat))
        food, gold, evil = owed.food, owed.gold, owed.evil
        short = max(0, food - lord.food) + max(0, gold - lord.gold)
        hungry = owed.eaten > 0 and owed.monsters == 1  # a Demon alone has nobody to eat (DL-EVT-3)
        lacking = short + max(0, owed.traps - len(lord.traps)) + hungry
        if PAY_DAY in announced:
            cost += 0.5 * (food + gold - short) + 2.2 * lacking + 0.25 * evil
        else:
            cost += 0.4 * (food + gold) + 0.4 * lacking + 0.15 * evil
    if TAXES not in s.past_events:
        due = tax_due(lord)
        lacking = max(0, due - lord.gold)
        if s.events[s.season] == TAXES:
            cost += 0.5 * (due - lacking) + 2.9 * lacking
        elif TAXES in announced:
            cost += 0.5 * (due - lacking) + 2.0 * lacking
        else:
            cost += 0.5 * (due - lacking) + 1.3 * lacking
    return cost

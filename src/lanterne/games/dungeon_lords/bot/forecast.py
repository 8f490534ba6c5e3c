"""A rough forecast of a year's combat: the lord's damage against the toughness of the party.

The figures are guesses tuned by play; only their proportions matter.
"""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import has
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_TILES, ADVENTURERS
from lanterne.games.dungeon_lords.content.board import ENTRANCE
from lanterne.games.dungeon_lords.content.calendar import MAGIC, SEASON_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.scoring import PALADIN_POINTS, PRISONER_POINTS
from lanterne.games.dungeon_lords.content.settings import HIGHEST
from lanterne.games.dungeon_lords.rules.dungeon import next_to
from lanterne.games.dungeon_lords.rules.party import icons
from lanterne.games.dungeon_lords.state import Hero, Lord, State, is_paladin

STRENGTH: tuple[float, ...] = tuple(
    {
        "goblin": 2.3,
        "slime": 2.3,
        "ghost": 2.0,
        "troll": 3.4,
        "witch": 3.9,
        "vampire": 3.0,
        "golem": 4.0,
        "dragon": 5.5,
        "demon": 7.0,
    }[name]
    for name in MONSTER_NAMES
)
"""The damage that a creature does each time it acts, roughly."""
RETURNS: tuple[float, ...] = tuple({"vampire": 2.0, "golem": 4.0}.get(name, 0.0) for name in MONSTER_NAMES)
"""The damage in each further round by a creature that returns face up."""
TRAP_DAMAGE = 2.2
ICON = 0.45
"""The damage of a trap, and how much of it each anti-trap icon prevents."""
FATIGUE = (0.9, 1.7)
"""The damage that a party takes by itself in a round of each year, roughly."""
HEART, SPELL_POINT = 1.2, 0.6
"""A heart and a point of magic, in hit points."""
GROWTH = (0.6, 0.8)
"""How much damage a lord adds to their arsenal in each building round of each year."""
EVIL_STEP = 0.22
"""How much one more point of evil raises the chance to be ahead of another lord when adventurers are dealt."""

PRIZE = 1.35
"""How much more a prisoner is worth than the points: the sooner a party is beaten the better."""

CAUGHT = ((0.0, 0.0), (0.4, 0.2), (0.7, 0.5), (1.0, 0.8), (1.3, 0.95), (1.7, 1.0))
"""The share of the party that is captured, by the damage relative to its toughness."""
LOST = ((0.0, 1.0), (0.4, 0.95), (0.7, 0.8), (1.0, 0.55), (1.3, 0.35), (1.7, 0.15), (2.2, 0.0))
"""The share of the rounds in which a tile is lost, likewise."""


class Forecast(NamedTuple):
    """What a combat will bring: points for prisoners, and the number of tiles lost."""

    caught: float
    lost: float


def forecast(s: State, lord: Lord, coming: float, heroes: int) -> Forecast:
    """Forecast the rest of this year's combat. `coming` is the toughness of the `heroes` who are still to join the
    party."""
    rounds = rounds_left(s)
    party = facts_of(lord.party)
    tough = coming + party.tough
    if not rounds or tough <= 0:
        return Forecast(0.0, 0.0)
    damage = blows(lord.ready + lord.stationed, rounds) + FATIGUE[s.year - 1] * rounds
    traps = len(lord.traps) + len(lord.trapped)
    damage += min(traps, rounds) * max(0.6, TRAP_DAMAGE - ICON * party.icons)
    if not s.round:
        damage += GROWTH[s.year - 1] * (len(SEASON_NAMES) - s.season)
    share = damage / tough
    prize = party.prize + PRISONER_POINTS * heroes
    return Forecast(PRIZE * prize * _between(CAUGHT, share), rounds * _between(LOST, share))


class Party(NamedTuple):
    """A party in numbers: its toughness, its anti-trap icons, and the points for capturing all of it."""

    tough: float
    icons: int
    prize: int


@lru_cache(maxsize=1 << 12)
def facts_of(party: tuple[Hero, ...]) -> Party:
    """The numbers of these adventurers."""
    return Party(
        sum([toughness(hero.who, hero.damage, hero.extra) for hero in party]),
        icons(party),
        sum([PALADIN_POINTS if is_paladin(hero.who) else PRISONER_POINTS for hero in party]),
    )


def rounds_left(s: State) -> int:
    """Combat rounds still to come this year, including this one."""
    return len(MAGIC) - s.round + 1 if s.round else len(MAGIC)


def toughness(who: int, damage: int = 0, extra: int = 0) -> float:
    """The hit points an adventurer has left, with skills converted into hit points."""
    table = ADVENTURERS[who]
    return table.hit_points + extra - damage + HEART * table.hearts + SPELL_POINT * table.magic


@lru_cache(maxsize=1 << 12)
def blows(kinds: tuple[int, ...], rounds: int) -> float:
    """The damage that these creatures do in this many rounds: one monster a round, the best first, and every ghost."""
    monsters = sorted([STRENGTH[kind] for kind in kinds if not MONSTER_TABLE[kind].ghost], reverse=True)
    ghosts = sum([STRENGTH[kind] for kind in kinds if MONSTER_TABLE[kind].ghost])
    idle = rounds - len(monsters)
    again = max([RETURNS[kind] for kind in kinds], default=0.0) * idle if idle > 0 else 0.0
    return sum(monsters[:rounds]) + ghosts + again


def _between(points: tuple[tuple[float, float], ...], at: float) -> float:
    """Linear interpolation between these points."""
    before = points[0]
    for point in points:
        if at < point[0]:
            return before[1] + (point[1] - before[1]) * (at - before[0]) / (point[0] - before[0])
        before = point
    return before[1]


# --- who is still to come ---------------------------------------------------------------------------------------------


def arrivals(s: State, seat: int) -> tuple[list[float], int]:
    """The toughness and number of those still to join a lord's party this year, for each possible evil of the lord."""
    if s.round:
        return [0.0] * (HIGHEST + 1), 0
    shown = [coming for coming in s.coming if coming]
    unknown = len(SEASON_NAMES) - 1 - s.season - sum(1 for coming in s.coming[s.season + 1 :] if coming)
    found = []
    for evil in range(HIGHEST + 1):
        ahead = [_is_ahead(evil - lord.evil) for place, lord in enumerate(s.lords) if place != seat]
        place = sum(ahead) / len(ahead) if ahead else 0.5
        tough = sum(_at(coming, place) for coming in shown)
        found.append(tough + unknown * _AVERAGE[s.year - 1] * (0.85 + 0.3 * place))
    return found, len(shown) + unknown


def _is_ahead(difference: int) -> float:
    return min(1.0, max(0.0, 0.5 + EVIL_STEP * difference))


def _at(coming: tuple[int, ...], place: float) -> float:
    """The toughness of the adventurer at this place of a season, from 0, the weakest, to 1."""
    exact = place * (len(coming) - 1)
    lower = int(exact)
    upper = min(lower + 1, len(coming) - 1)
    return toughness(coming[lower]) * (1 - exact + lower) + toughness(coming[upper]) * (exact - lower)


_AVERAGE = tuple(sum(map(toughness, tiles)) / len(tiles) for tiles in ADVENTURER_TILES)


# --- which tiles will be lost -----------------------------------------------------------------------------------------


def danger(lord: Lord, lost: float, cell: int, room_cells: int) -> float:
    """How likely a room on this cell is among this many lost tiles: the nearest go first, and tunnels before rooms."""
    sooner = 0
    for tiles in steps_from_entrance(lord.dug):
        if has(tiles, cell):
            sooner += (tiles & ~room_cells & ~lord.conquered).bit_count()
            break
        sooner += (tiles & ~lord.conquered).bit_count()
    return min(1.0, max(0.0, lost - sooner))


@lru_cache(maxsize=1 << 12)
def steps_from_entrance(dug: int) -> tuple[int, ...]:
    """The tiles by their distance from the entrance, the nearest first."""
    front = reached = dug & 1 << ENTRANCE
    found = []
    while front:
        found.append(front)
        front = next_to(front) & dug & ~reached
        reached |= front
    return tuple(found)

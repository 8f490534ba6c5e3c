"""What simulations record of games of Dungeon Lords."""

from collections.abc import Callable

from lanterne.games.dungeon_lords.content.scoring import LICENCE, SCORE_NAMES, TITLE_NAMES
from lanterne.games.dungeon_lords.rules.battle import BATTLE_BEGINS
from lanterne.games.dungeon_lords.rules.building import BUILT
from lanterne.games.dungeon_lords.rules.conquest import TILE_CONQUERED
from lanterne.games.dungeon_lords.rules.digging import TUNNEL_DUG
from lanterne.games.dungeon_lords.rules.events import CREATURE_GONE, TAX_PAID
from lanterne.games.dungeon_lords.rules.evil import PALADIN_COMES
from lanterne.games.dungeon_lords.rules.hiring import HIRED
from lanterne.games.dungeon_lords.rules.orders import FIRST_ORDER_UNPAID, ZONE_IS_FULL
from lanterne.games.dungeon_lords.rules.party import CAPTURED
from lanterne.games.dungeon_lords.rules.scoring import holders, points, total
from lanterne.games.dungeon_lords.state import COLOURS, State
from lanterne.games.dungeon_lords.watch import LordsWatch
from lanterne.manifest import Figure, Statistics, Tally

LINES = (*(name for name in SCORE_NAMES if name != "licence"), *TITLE_NAMES)
"""The lines of the score, except rooms that count creatures."""


def of_line(name: str) -> Callable[[State, int], Figure]:
    """The points that a line of the score brings a lord."""
    return lambda s, seat: sum(line.points for line in points(s, seat) if line.what == name)


def from_rooms(s: State, seat: int) -> int:
    """Points from rooms that are worth some for each creature of a kind."""
    return sum(line.points for line in points(s, seat) if line.what not in LINES)


def held_alone(title: int) -> Callable[[State], Figure]:
    """Whether one lord alone holds a title."""
    return lambda s: len(holders(s)[title].seats) == 1


def captor(s: State, who: int, damage: int, seat: int) -> int:
    """Who captured an adventurer."""
    return seat


def visited(s: State, paladin: int, seat: int) -> int:
    """To whom a paladin comes."""
    return seat


def unpaid(s: State, seat: int, gold: int, missing: int) -> int:
    """The gold that was missing when taxes were due."""
    return missing


STATISTICS: Statistics[State] = Statistics(
    game={f"{name.replace('-', '_')}_held_alone": held_alone(title) for title, name in enumerate(TITLE_NAMES)},
    seat={
        "colour": lambda s, seat: COLOURS.name(seat),
        "licence": lambda s, seat: total(s, seat) >= LICENCE,
        **{f"points_{name.replace('-', '_')}": of_line(name) for name in LINES},
        "points_creatures_in_rooms": from_rooms,
    },
    seat_events={
        "battles": (Tally(BATTLE_BEGINS),),
        "captured": (Tally(CAPTURED, captor),),
        "tiles_lost": (Tally(TILE_CONQUERED),),
        "tunnels_dug": (Tally(TUNNEL_DUG),),
        "rooms_built": (Tally(BUILT),),
        "monsters_hired": (Tally(HIRED),),
        "monsters_unpaid": (Tally(CREATURE_GONE),),
        "tax_unpaid": (Tally(TAX_PAID, amount=unpaid),),
        "orders_in_vain": (Tally(ZONE_IS_FULL), Tally(FIRST_ORDER_UNPAID)),
        "paladins": (Tally(PALADIN_COMES, visited),),
    },
    watch=LordsWatch,
    shares={"battles_bare": "battles"},
)

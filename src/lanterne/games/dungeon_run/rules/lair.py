"""The Boss Lair: when it comes, where it is placed, and the boss in it (DR-BOS-1 to DR-BOS-7)."""

from typing import NamedTuple, get_args

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR, PRINTED_ON
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.floor import Floor, floor, spot_code
from lanterne.games.dungeon_run.rules.tiles import Cell, fits, open_ways
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES, Game, Side, State, TileId
from lanterne.games.dungeon_run.state import SIDES as SIDE_IDS
from lanterne.kit.options import ask_unless_forced
from lanterne.kit.tiles import opposite

LAIR_LAID = Event("lair-laid", "DR-BOS-1", seat=SEATS, tile=TILES, side=SIDE_IDS)
BOSS_REVEALED = Event("boss-revealed", "DR-BOS-5", card=CARDS).staged("card", sound="doom")

REVEALED = get_args(Moment).index("revealed")


class Site(NamedTuple):
    """A way to place the Lair: the tile to which it is attached, the side of that tile, the cell, the turn."""

    tile: int
    side: int
    cell: Cell
    turn: int


def _turn_facing(way: int) -> int:
    """How many quarters to turn the Lair so that its one exit is on this side."""
    return PRINTED_ON[LAIR].exits.index(1 << way)


@law("DR-BOS-1", "DR-BOS-3", "DR-BOS-4", "DR-GEN-6")
def sites(dungeon: Floor) -> list[Site]:
    """Where the Lair may be placed: attached to the tile farthest from the Entrance on which it blocks no exit. If it
    always blocks one, it is attached to the farthest tile with an open exit, and the blocked exit is a wall from then
    on. Tiles come in the order of their cells, then sides N, E, S, W."""
    ways = sorted(open_ways(dungeon), key=lambda way: (dungeon.lies[way[0]].y, dungeon.lies[way[0]].x, way[1]))
    found = [Site(tile, side, cell, _turn_facing(opposite(side))) for tile, side, cell in ways]
    harmless = [site for site in found if fits(dungeon, site.cell, opposite(site.side), 1 << opposite(site.side))]
    return _farthest(dungeon, harmless or found)


def _farthest(dungeon: Floor, found: list[Site]) -> list[Site]:
    away = dungeon.distances(ENTRANCE)
    most = max(away[site.tile] for site in found)
    return [site for site in found if away[site.tile] == most]


@step("DR-BOS-1", "DR-BOS-2", "DR-BOS-3")
def lair_is_due(game: Game) -> None:
    """Once the stack is empty the Lair is laid, where the First Player says if there is a choice."""
    s = game.state
    if not s.stack and LAIR not in floor(s).lies:
        ask_unless_forced(game, place_lair(s.first))


@law("DR-BOS-2")
def lair_sites(s: State, seat: int) -> list[tuple[int, int]]:
    """The tiles and sides to which the Lair may be attached."""
    return [(site.tile, site.side) for site in sites(floor(s))]


@step("DR-BOS-1", "DR-BOS-5", "DR-BOS-6", "DR-BOS-7")
def attach_lair(game: Game, tile: TileId, side: Side) -> None:
    """The Lair is placed, and the boss is turned up on it. Nobody has to fight it at once."""
    s = game.state
    site = next(site for site in sites(floor(s)) if (site.tile, site.side) == (tile, side))
    s.laid += (spot_code(LAIR, *site.cell, site.turn),)
    game.say(LAIR_LAID, s.first, tile, side)
    boss = s.boss.pop().face
    s.spots[LAIR] = s.spots[LAIR]._replace(monster=boss, wounds=0)
    game.say(BOSS_REVEALED, boss)
    game.then(ahead.monster_moment(REVEALED, LAIR, NONE))


PLACING = (Offer(attach_lair, lair_sites),)


@decision("DR-BOS-2")
def place_lair(game: Game, seat: SeatId) -> Choice:
    """Where do you place the Boss Lair?"""
    return ask(seat, PLACING)

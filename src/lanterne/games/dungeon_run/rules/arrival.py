"""Arriving on a tile, by a Move or Escape action or by a power: what happens there, in this order (DR-MOV-8).

Each step stops at once if the hero has fallen or is no longer there.
"""

from typing import get_args

from lanterne.engine import SEATS, Call, Event, SeatId, law, part, step
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.content.tiles import FLAMES, PRINTED_ON, SPECIAL_KIND
from lanterne.games.dungeon_run.rules.content_die import content_is_found
from lanterne.games.dungeon_run.rules.deeds import moments
from lanterne.games.dungeon_run.rules.disarm import disarm
from lanterne.games.dungeon_run.rules.held import marker_powers, monster_powers, powers_of, tile_powers
from lanterne.games.dungeon_run.rules.powers import carry_out, monster_moment
from lanterne.games.dungeon_run.rules.special_tiles import den_roll, entry_test
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    STANDING,
    TILES,
    Game,
    State,
    TileId,
    clockwise,
    put,
)

FLAMES_BURN_HERO = Event("flames-burn-hero", "DR-ABI-14", seat=SEATS, owner=SEATS, tile=TILES)
GOES = Event("goes", "DR-MOV-3", seat=SEATS, tile=TILES).joining("seat")
SETS_OFF = Event("sets-off", "DR-ABI-13", seat=SEATS, card=CARDS, owner=SEATS)

ENTER_TILE = get_args(Moment).index("enter_tile")


@law("DR-MOV-8")
def is_there(s: State, seat: int, tile: int) -> bool:
    """Whether the hero is on the tile; if not, nothing more happens there."""
    hero = s.heroes[seat]
    return hero.tile == tile and hero.condition == STANDING


EVENTFUL = frozenset(
    tile
    for tile, printed in enumerate(PRINTED_ON)
    if "enter_tile" in tile_powers(tile).by_window or (printed.kind == SPECIAL_KIND and printed.encounter)
)
"""The tiles that affect a hero on entering: Bridge, Channel and Den."""


def _is_quiet(s: State, seat: int, tile: int) -> bool:
    """Whether nothing happens to a hero who has come to a tile that was in play. This is the usual case, so it has a
    shortcut."""
    spot = s.spots[tile]
    if tile in EVENTFUL or spot.trapper != NONE:
        return False
    if spot.monster != NONE and "enter_tile" in monster_powers(s, tile).by_window:
        return False
    for hero in s.heroes:
        if hero.flames == tile:
            return False
    return "enter_tile" not in powers_of(s, seat).by_window


def _happens_there(seat: int, tile: int, found: Call) -> tuple[Call, ...]:
    return (
        entry_test(seat, tile),
        markers_work(seat, tile),
        trap_works(seat, tile),
        resident_works(seat, tile),
        found,
        own_powers_work(seat, tile),
    )


# --- three ways to come -----------------------------------------------------------------------------------------------


@step("DR-MOV-8", "DR-ABI-16")
def arrive(game: Game, seat: SeatId, tile: TileId) -> None:
    """The hero comes to a tile in play by a power."""
    figure_goes(game, seat, tile)
    if not _is_quiet(game.state, seat, tile):
        game.at_once(*_happens_there(seat, tile, den_roll(seat, tile)))


@part("DR-MOV-3", "DR-MOV-6", "DR-MOV-8", "DR-ESC-6")
def walk_onto(game: Game, seat: int, tile: int) -> None:
    """For steps: the hero comes to a tile in play by a Move or Escape action; `Deed.tile` is the one left behind."""
    figure_goes(game, seat, tile)
    leaving = moments("leave_tile", game.state, seat)
    if leaving or not _is_quiet(game.state, seat, tile):
        game.at_once(*leaving, *_happens_there(seat, tile, den_roll(seat, tile)))


@step("DR-MOV-4", "DR-MOV-8", "DR-ESC-6")
def walk_onto_new(game: Game, seat: SeatId, tile: TileId) -> None:
    """The same for a tile that has just been laid."""
    figure_goes(game, seat, tile)
    leaving = moments("leave_tile", game.state, seat)
    game.at_once(*leaving, *_happens_there(seat, tile, content_is_found(seat, tile)))


# --- what happens there -----------------------------------------------------------------------------------------------


@part("DR-MOV-8", "DR-MOV-7")
def figure_goes(game: Game, seat: int, tile: int) -> None:
    """For steps: put the hero's figure on the tile, even if others are there."""
    s = game.state
    put(s, seat, s.heroes[seat]._replace(tile=tile))
    game.say(GOES, seat, tile)


@step("DR-MOV-8", "DR-ABI-14")
def markers_work(game: Game, seat: SeatId, tile: TileId) -> None:
    """Flames burn any hero who enters, except their owner."""
    s = game.state
    if not is_there(s, seat, tile):
        return
    for owner in clockwise(s, seat)[1:]:
        if s.heroes[owner].flames == tile:
            burn = marker_powers(FLAMES).by_window["enter_tile"]
            game.say(FLAMES_BURN_HERO, seat, owner, tile)
            game.then(*[carry_out(power, owner, seat) for power in burn])


@step("DR-MOV-8", "DR-ABI-13")
def trap_works(game: Game, seat: SeatId, tile: TileId) -> None:
    """The hero finds a trap that somebody else has placed there, and must disarm it at once."""
    s = game.state
    spot = s.spots[tile]
    if spot.trapper in (NONE, seat) or not is_there(s, seat, tile):
        return
    card = s.traps[tile][0].face
    s.traps[tile] = ()
    s.shown += (card,)
    s.spots[tile] = spot._replace(trapper=NONE)
    game.say(SETS_OFF, seat, card, spot.trapper)
    game.then(disarm(seat, card))


@step("DR-MOV-8", "DR-MOV-6")
def resident_works(game: Game, seat: SeatId, tile: TileId) -> None:
    """A monster there does nothing to the hero, unless it has a power that does."""
    s = game.state
    if is_there(s, seat, tile) and "enter_tile" in monster_powers(s, tile).by_window:
        game.then(monster_moment(ENTER_TILE, tile, seat))


@step("DR-MOV-8")
def own_powers_work(game: Game, seat: SeatId, tile: TileId) -> None:
    """The hero's own powers come last."""
    if is_there(game.state, seat, tile):
        game.at_once(*moments("enter_tile", game.state, seat))

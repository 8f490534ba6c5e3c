"""The special tiles, as far as they affect heroes who enter or leave (DR-TSP).

Cursed Stone: `floor` and `held`. Special actions of Library and Well: `special`. Battles in the Glyph Room: `battle`.
"""

from lanterne.engine import SEATS, Event, SeatId, law, step
from lanterne.games.dungeon_run.content.tiles import (
    ANCIENT_BRIDGE,
    PORTCULLIS_ROOM,
    PRINTED_ON,
    SPECIAL_KIND,
    UNDERGROUND_CHANNEL,
    original,
)
from lanterne.games.dungeon_run.rules.encounter import draw_encounter
from lanterne.games.dungeon_run.rules.held import tile_powers, waiver
from lanterne.games.dungeon_run.rules.powers import carry_out
from lanterne.games.dungeon_run.state import (
    NONE,
    POWERS,
    STANDING,
    TILES,
    Game,
    State,
    TileId,
    deed_of,
    set_deed,
)
from lanterne.kit.pips import PIPS, pips

NO_TEST = Event("no-test", "DR-GEN-1", seat=SEATS, tile=TILES, power=POWERS)
MUST_STAY = Event("must-stay", "DR-TSP-6", seat=SEATS, tile=TILES)
DEN_ROLL = Event("den-roll", "DR-TSP-3", seat=SEATS, tile=TILES, dice=PIPS)
DEN_IS_QUIET = Event("den-is-quiet", "DR-TSP-3", tile=TILES)

_WAIVED = {
    ANCIENT_BRIDGE: "bridge_test",
    UNDERGROUND_CHANNEL: "channel_test",
    PORTCULLIS_ROOM: "portcullis_test",
}
"""The names of the tiles' tests, as powers use them."""


def _tested(game: Game, seat: int, tile: int, window: str) -> None:
    """The hero rolls for the tile, unless a power frees them. A failed roll has its effects."""
    s = game.state
    for number in tile_powers(tile).by_window.get(window, ()):
        free_by = waiver(s, seat, _WAIVED[original(tile)])
        if free_by != NONE:
            game.say(NO_TEST, seat, tile, free_by)
        else:
            game.then(carry_out(number, seat, seat))


# --- entering ---------------------------------------------------------------------------------------------------------


@step("DR-MOV-8", "DR-TSP-1", "DR-TSP-7", "DR-TSP-9")
def entry_test(game: Game, seat: SeatId, tile: TileId) -> None:
    """A hero who enters the Bridge or the Channel rolls, however they come. Failing does not stop them."""
    hero = game.state.heroes[seat]
    if hero.tile == tile and hero.condition == STANDING:
        _tested(game, seat, tile, "enter_tile")


@law("DR-TSP-3", "DR-TSP-11")
def may_wake(s: State, tile: int) -> bool:
    """Whether a hero who enters rolls for an encounter: in a Den without a monster or a stranger."""
    printed, spot = PRINTED_ON[tile], s.spots[tile]
    return printed.kind == SPECIAL_KIND and bool(printed.encounter) and spot.monster == spot.stranger == NONE


@step("DR-MOV-8", "DR-TSP-3", "DR-TSP-11")
def den_roll(game: Game, seat: SeatId, tile: TileId) -> None:
    """In the Den a die may bring a new encounter, each time and the first time too."""
    s = game.state
    hero = s.heroes[seat]
    if hero.tile != tile or hero.condition != STANDING or not may_wake(s, tile):
        return
    die = game.roll(6)
    game.say(DEN_ROLL, seat, tile, pips((die,)))
    if die in PRINTED_ON[tile].encounter:
        game.then(draw_encounter(seat, tile))
    else:
        game.say(DEN_IS_QUIET, tile)


# --- leaving ----------------------------------------------------------------------------------------------------------


GUARDED = frozenset(tile for tile in range(len(PRINTED_ON)) if "leave_tile" in tile_powers(tile).by_window)
"""Tiles that do not let everybody out: Portcullis Rooms."""


@step("DR-TSP-6", "DR-TSP-14", "DR-TSP-15")
def leave_test(game: Game, seat: SeatId, tile: TileId) -> None:
    """Leaving the Portcullis Room by a Move or Escape action calls for a roll, after the exit has been chosen."""
    _tested(game, seat, tile, "leave_tile")


@step("DR-TSP-6", "DR-TSP-14", "DR-TSP-15")
def stays(game: Game, seat: SeatId) -> None:
    """The hero does not get out, and the action is spent: no tile is drawn."""
    s = game.state
    game.say(MUST_STAY, seat, s.heroes[seat].tile)
    set_deed(s, deed_of(s)._replace(to=NONE))

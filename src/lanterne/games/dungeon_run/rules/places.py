"""Powers that move heroes and monsters, bring monsters, or mark tiles (DR-ABI-14 to DR-ABI-16).

A hero who is moved enters the tile as by walking; nothing prevents them from leaving.
"""

from collections.abc import Callable
from typing import Any

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, part, step
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.effects import (
    MoveMonster,
    MoveTo,
    MoveToEntrance,
    PlaceMarker,
    Push,
    Spawn,
    SwapPlaces,
)
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, MARKER_NAMES
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.automation import in_push_order, in_spawn_order
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.monster_moves import drive_stranger_off, move_monster, ways_out
from lanterne.games.dungeon_run.rules.targets import marked_tile, spawn_tiles, topmost, where_is
from lanterne.games.dungeon_run.state import CARDS, MARKERS, NONE, TILES, CardId, Game, State, TileId, put
from lanterne.kit.options import ask_unless_forced

CANNOT_BE_MOVED = Event("cannot-be-moved", "DR-GEN-1", seat=SEATS)
PUSHED = Event("pushed", "DR-ABI-16", seat=SEATS, tile=TILES)
CHANGE_PLACES = Event("change-places", "DR-ABI-16", seat=SEATS, other=SEATS)
MARKER_LIES = Event("marker-lies", "DR-ABI-14", seat=SEATS, marker=MARKERS, tile=TILES)
MONSTER_SPAWNS = Event("monster-spawns", "DR-ABI-15", card=CARDS, tile=TILES)


# --- heroes -----------------------------------------------------------------------------------------------------------


def _move_to(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    game.then(ahead.arrive(holder, target))


def _move_to_entrance(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    if game.state.heroes[target].tile != ENTRANCE:
        game.then(ahead.arrive(target, ENTRANCE))


@part("DR-ABI-16")
def _swap_places(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """Both go at the same time; the hero who used the power arrives first."""
    s = game.state
    here, there = s.heroes[holder].tile, s.heroes[target].tile
    put(s, target, s.heroes[target]._replace(tile=here))
    put(s, holder, s.heroes[holder]._replace(tile=there))
    game.say(CHANGE_PLACES, holder, target)
    game.then(ahead.arrive(holder, there), ahead.arrive(target, here))


@part("DR-ABI-16", "DR-GEN-1")
def _push(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The First Player says where to, unless the hero is protected from being moved by others."""
    s = game.state
    if waives(s, target, "moved_by_others"):
        game.say(CANNOT_BE_MOVED, target)
    elif floor(s).joined[s.heroes[target].tile]:
        ask_unless_forced(game, push_where(s.first, target))


@step("DR-ABI-16", "DR-BOS-2")
def push_hero(game: Game, hero: SeatId, tile: TileId) -> None:
    """The hero lands on this tile."""
    game.say(PUSHED, hero, tile)
    game.then(ahead.arrive(hero, tile))


def _pushed_to(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    return [(hero, tile) for tile in in_push_order(s, floor(s).joined[s.heroes[hero].tile])]


PUSHES = (Offer(push_hero, _pushed_to),)


@decision("DR-ABI-16")
def push_where(game: Game, seat: SeatId, hero: SeatId) -> Choice:
    """Where does the hero land?"""
    return ask(seat, PUSHES, hero)


# --- monsters ---------------------------------------------------------------------------------------------------------


@part("DR-ABI-15")
def _move_monster(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The holder says where the monster goes."""
    tile = where_is(game.state, target)
    if ways_out(game.state, tile):
        ask_unless_forced(game, monster_goes_where(holder, tile))


def _driven_to(s: State, seat: int, tile: int) -> list[tuple[int, int]]:
    return [(tile, to) for to in ways_out(s, tile)]


DRIVES = (Offer(move_monster, _driven_to),)


@decision("DR-ABI-15", "DR-ROA-3")
def monster_goes_where(game: Game, seat: SeatId, tile: TileId) -> Choice:
    """Where does the monster go?"""
    return ask(seat, DRIVES, tile)


@part("DR-ABI-15")
def _spawn(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The First Player says where; without such a monster, or a tile for it, nothing comes."""
    assert isinstance(op, Spawn)
    s = game.state
    card, tile = topmost(s, op.types), where_is(s, holder)
    if card != NONE and spawn_tiles(s, tile):
        ask_unless_forced(game, spawn_where(s.first, tile, card))


@step("DR-ABI-15", "DR-ROA-6", "DR-ROA-11")
def spawn(game: Game, card: CardId, tile: TileId) -> None:
    """The monster comes from the discard pile, without wounds."""
    s = game.state
    at = len(s.encounter_discard) - 1 - s.encounter_discard[::-1].index(card)
    s.encounter_discard = s.encounter_discard[:at] + s.encounter_discard[at + 1 :]
    s.spots[tile] = s.spots[tile]._replace(monster=card, wounds=0)
    game.say(MONSTER_SPAWNS, card, tile)
    drive_stranger_off(game, tile)


def _spawned_to(s: State, seat: int, tile: int, card: int) -> list[tuple[int, int]]:
    return [(card, other) for other in in_spawn_order(s, spawn_tiles(s, tile))]


SPAWNS = (Offer(spawn, _spawned_to),)


@decision("DR-ABI-15")
def spawn_where(game: Game, seat: SeatId, tile: TileId, card: CardId) -> Choice:
    """Where does the monster come?"""
    return ask(seat, SPAWNS, tile, card)


# --- markers ----------------------------------------------------------------------------------------------------------


@part("DR-ABI-14")
def _place_marker(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The marker is laid there; one that lies elsewhere is moved."""
    assert isinstance(op, PlaceMarker)
    s = game.state
    tile = marked_tile(s, holder, op.marker)
    hero = s.heroes[holder]
    put(s, holder, hero._replace(flames=tile) if op.marker == "flames" else hero._replace(sanctuary=tile))
    game.say(MARKER_LIES, holder, MARKER_NAMES.index(op.marker), tile)


PLACES: dict[type[Operation], Callable[[Game, Any, int, int, int], None]] = {
    MoveTo: _move_to,
    MoveToEntrance: _move_to_entrance,
    SwapPlaces: _swap_places,
    Push: _push,
    MoveMonster: _move_monster,
    Spawn: _spawn,
    PlaceMarker: _place_marker,
}
PLACES_ONCE: tuple[type[Operation], ...] = (MoveTo, Spawn, PlaceMarker)

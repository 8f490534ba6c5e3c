"""Powers that lay or remove traps, on tiles or beside hero cards, and powers that bring or remove strangers and markers
(DR-ABI-13, DR-ABI-14, DR-DIS-6, DR-CON-8)."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import SEATS, Card, Choice, Event, Offer, SeatId, ask, decision, only, part, step
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, TRAP
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.effects import Attach, DetachTraps, Join, Leave, PlaceTrap
from lanterne.games.dungeon_run.content.sources import MARKER, POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import FLAMES
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.loot import gain_card, lose_card, without
from lanterne.games.dungeon_run.state import (
    CARDS,
    EVERYBODY,
    MARKERS,
    NONE,
    TILES,
    CardId,
    Game,
    State,
    TileId,
    put,
)
from lanterne.kit.options import ask_unless_forced

HIDDEN_TRAP_LIES = Event("hidden-trap-lies", "DR-ABI-13", seat=SEATS, card=CARDS, tile=TILES)
OPEN_TRAP_LIES = Event("open-trap-lies", "DR-ABI-13", seat=SEATS, card=CARDS, tile=TILES)
TRAP_ATTACHED = Event("trap-attached", "DR-DIS-6", seat=SEATS, card=CARDS)
TRAP_COMES_OFF = Event("trap-comes-off", "DR-ABI-3", seat=SEATS, card=CARDS)
NOTHING_LASTS = Event("nothing-lasts", "DR-GEN-1", seat=SEATS, card=CARDS)
JOINS = Event("joins", "DR-CON-8", seat=SEATS, card=CARDS)
STRANGER_LEAVES = Event("stranger-leaves", "DR-CON-8", card=CARDS)
MARKER_GOES = Event("marker-goes", "DR-ABI-14", marker=MARKERS, tile=TILES)


# --- traps on tiles ---------------------------------------------------------------------------------------------------


@part("DR-ABI-13")
def _place_trap(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The holder chooses the trap: one from the loot pile, face down on the holder's tile; or one from the discard
    pile, face up on the tile already chosen."""
    assert isinstance(op, PlaceTrap)
    s = game.state
    if op.source == "loot":
        game.then(which_trap_of_yours(holder, s.heroes[holder].tile))
    else:
        ask_unless_forced(game, which_discarded_trap(holder, target))


def _lay(s: State, seat: int, card: Card, tile: int) -> None:
    s.traps[tile] = (card,)
    s.spots[tile] = s.spots[tile]._replace(trapper=seat)


@step("DR-ABI-13")
def lay_hidden_trap(game: Game, seat: SeatId, card: CardId, tile: TileId) -> None:
    """Lay a trap of your loot pile face down."""
    s = game.state
    lose_card(s, seat, card)
    _lay(s, seat, Card(card, 1 << seat), tile)
    game.say(HIDDEN_TRAP_LIES, seat, only(card, seat), tile)


@step("DR-ABI-13")
def lay_open_trap(game: Game, seat: SeatId, card: CardId, tile: TileId) -> None:
    """Lay a trap of the discard pile face up."""
    s = game.state
    s.encounter_discard = without(s.encounter_discard, card)
    _lay(s, seat, Card(card, EVERYBODY), tile)
    game.say(OPEN_TRAP_LIES, seat, card, tile)


def _traps_in(pile: tuple[int, ...]) -> list[int]:
    return [card for card in dict.fromkeys(pile) if CARD_KINDS[card] == TRAP]


def _own_traps(s: State, seat: int, tile: int) -> list[tuple[int, int, int]]:
    return [(seat, card, tile) for card in _traps_in(s.heroes[seat].loot)]


def _discarded_traps(s: State, seat: int, tile: int) -> list[tuple[int, int, int]]:
    return [(seat, card, tile) for card in _traps_in(s.encounter_discard)]


OWN_TRAPS = (Offer(lay_hidden_trap, _own_traps),)
DISCARDED_TRAPS = (Offer(lay_open_trap, _discarded_traps),)


@decision("DR-ABI-13")
def which_trap_of_yours(game: Game, seat: SeatId, tile: TileId) -> Choice:
    """Which trap do you lay? Asked even if there is only one, since the number of traps in a loot pile is hidden."""
    return ask(seat, OWN_TRAPS, tile)


@decision("DR-ABI-13")
def which_discarded_trap(game: Game, seat: SeatId, tile: TileId) -> Choice:
    """Which trap do you lay?"""
    return ask(seat, DISCARDED_TRAPS, tile)


# --- traps beside hero cards ------------------------------------------------------------------------------------------


@part("DR-DIS-6", "DR-ABI-21", "DR-GEN-1")
def _attach(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The trap stays beside the hero card, unless the hero ignores lasting effects."""
    s = game.state
    trap, hero = POWER_TABLE[power].thing, s.heroes[target]
    if waives(s, target, "trap_lasting"):
        game.say(NOTHING_LASTS, target, trap)
    else:
        put(s, target, hero._replace(traps=(*hero.traps, trap)))
        game.say(TRAP_ATTACHED, target, trap)


def _detach_traps(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, DetachTraps)
    assert op.amount == 1
    ask_unless_forced(game, which_trap_comes_off(target))


@step("DR-ABI-3", "DR-DIS-6")
def take_off_trap(game: Game, seat: SeatId, card: CardId) -> None:
    """Discard a trap that is attached to you."""
    s = game.state
    hero = s.heroes[seat]
    put(s, seat, hero._replace(traps=without(hero.traps, card)))
    s.encounter_discard += (card,)
    game.say(TRAP_COMES_OFF, seat, card)


def _attached(s: State, seat: int) -> list[tuple[int, int]]:
    return [(seat, card) for card in dict.fromkeys(s.heroes[seat].traps)]


ATTACHED_TRAPS = (Offer(take_off_trap, _attached),)


@decision("DR-ABI-3")
def which_trap_comes_off(game: Game, seat: SeatId) -> Choice:
    """Which trap do you discard?"""
    return ask(seat, ATTACHED_TRAPS)


# --- strangers and markers --------------------------------------------------------------------------------------------


@part("DR-CON-8", "DR-LOT-3")
def _join(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The stranger on the tile joins the hero."""
    s = game.state
    tile = s.heroes[target].tile
    card = s.spots[tile].stranger
    s.spots[tile] = s.spots[tile]._replace(stranger=NONE)
    gain_card(s, target, card)
    game.say(JOINS, target, card)


@part("DR-CON-8", "DR-ABI-14")
def _leave(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """A stranger is discarded, from the tile or from the hero's company; a marker is removed."""
    s = game.state
    known, hero = POWER_TABLE[power], s.heroes[holder]
    if known.kind == MARKER:
        game.say(MARKER_GOES, known.thing, hero.flames if known.thing == FLAMES else hero.sanctuary)
        put(s, holder, hero._replace(flames=NONE) if known.thing == FLAMES else hero._replace(sanctuary=NONE))
        return
    if known.thing in hero.strangers:
        lose_card(s, holder, known.thing)
    else:
        s.spots[hero.tile] = s.spots[hero.tile]._replace(stranger=NONE)
    s.encounter_discard += (known.thing,)
    game.say(STRANGER_LEAVES, known.thing)


ATTACHING: dict[type[Operation], Callable[[Game, Any, int, int, int], None]] = {
    PlaceTrap: _place_trap,
    Attach: _attach,
    DetachTraps: _detach_traps,
    Join: _join,
    Leave: _leave,
}
ATTACHING_ONCE: tuple[type[Operation], ...] = (PlaceTrap, Leave)

"""Searching a tile, and the moment when somebody picks up the Stone (DR-SRC, DR-BOS-9, DR-FIN-1)."""

from lanterne.engine import SEATS, Event, Offer, Refusal, SeatId, law, step
from lanterne.games.dungeon_run.content.settings import SEARCH
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.equipment import allot
from lanterne.games.dungeon_run.rules.loot import sorted_cards
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES, Deed, Game, State, monster_at

SEARCHES_TILE = Event("searches-tile", "DR-SRC-2", seat=SEATS, tile=TILES)
CARD_FOUND = Event("card-found", "DR-SRC-2", seat=SEATS, card=CARDS).staged("card")
STONE_TAKEN = Event("stone-taken", "DR-STO-3", seat=SEATS)
FINAL_PHASE = Event("final-phase", "DR-FIN-1", seat=SEATS)

MONSTER_GUARDS = Refusal("monster-guards", "DR-SRC-1")
NOTHING_LIES_HERE = Refusal("nothing-lies-here", "DR-SRC-1")


@law("DR-SRC-1", "DR-BOS-9")
def nothing_lies_here(s: State, seat: int) -> Refusal | None:
    """There must be a treasure or an artifact on the hero's tile; the Stone is one like any other."""
    return None if s.lying[s.heroes[seat].tile] else NOTHING_LIES_HERE


@law("DR-SRC-1")
def monster_guards(s: State, seat: int) -> Refusal | None:
    """There must be no monster on the hero's tile."""
    return None if monster_at(s, s.heroes[seat].tile) == NONE else MONSTER_GUARDS


@step("DR-SRC-1", "DR-SRC-2")
def search(game: Game) -> None:
    """A Search action: take all that lies on your tile."""
    s = game.state
    tile = s.heroes[s.active].tile
    begin_action(game, Deed(SEARCH, s.active, tile))
    game.say(SEARCHES_TILE, s.active, tile)
    game.then(collect_tile(s.active))


@step("DR-SRC-2", "DR-SRC-3", "DR-BOS-9")
def collect_tile(game: Game, seat: SeatId) -> None:
    """All treasures and artifacts on the tile are turned up and go to the hero, with or without spending an action
    (Scavenger)."""
    s = game.state
    tile = s.heroes[seat].tile
    if not s.lying[tile]:
        return
    s.found = sorted_cards([card.face for card in s.lying[tile]])
    s.lying[tile] = ()
    s.shown += s.found
    for card in s.found:
        game.say(CARD_FOUND, seat, card)
    if SUMMONING_STONE in s.found:
        game.then(stone_is_taken(seat))
    game.then(allot(seat))


@step("DR-FIN-1", "DR-STO-3")
def stone_is_taken(game: Game, seat: SeatId) -> None:
    """Somebody has picked up the Stone. The first time, the final phase begins."""
    s = game.state
    s.bearer = seat
    if s.final:
        game.say(STONE_TAKEN, seat)
    else:
        s.final = True
        game.say(FINAL_PHASE, seat)


SEARCHES = (Offer(search, closed=(no_action_left, nothing_lies_here, monster_guards)),)

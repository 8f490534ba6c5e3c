"""Beginning at the race: the dungeon is laid, the boss is slain, and somebody has the Stone (DR-RAC)."""

from lanterne.engine import NUMBER, SEATS, Event, SeatId, law, step
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.advance import choose_training, draw_abilities
from lanterne.games.dungeon_run.rules.equipment import allot
from lanterne.games.dungeon_run.rules.floor import cells_around, floor, spot_code
from lanterne.games.dungeon_run.rules.lair import sites
from lanterne.games.dungeon_run.rules.search import CARD_FOUND, stone_is_taken
from lanterne.games.dungeon_run.rules.tiles import legal_turns, open_ways
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES, TURNS, Game, State, clockwise, life, put
from lanterne.games.dungeon_run.state import SIDES as SIDE_IDS
from lanterne.kit.tiles import opposite

DUNGEON_LIES = Event("dungeon-lies", "DR-RAC-1")
BOSS_IS_HISTORY = Event("boss-is-history", "DR-RAC-2", card=CARDS)
WAITS_ON_THE_WAY = Event("waits-on-the-way", "DR-RAC-3", seat=SEATS, tile=TILES)
IN_THE_LAIR = Event("in-the-lair", "DR-RAC-3", seat=SEATS, wounds=NUMBER)

ADVANCES = 2
TREASURES = 2
"""What every hero has gathered so far."""


@step("DR-RAC-1")
def race_is_prepared(game: Game) -> None:
    """If this game begins at the race, everything before it is set up."""
    s = game.state
    if not s.race:
        return
    heroes = clockwise(s, s.first)
    game.then(dungeon_is_laid(), boss_is_history(), *[hero_is_seasoned(seat) for seat in heroes])
    game.then(race_is_on())


# --- the dungeon ------------------------------------------------------------------------------------------------------


@step("DR-RAC-1", "DR-TIL-9", "DR-BOS-1")
def dungeon_is_laid(game: Game) -> None:
    """The tiles of the stack are laid one after the other; chance decides at which open exit and how each one lies.
    Those that fit nowhere are tried again after the others; if none of them fits, they leave the game. Then comes the
    Lair, as far from the Entrance as possible."""
    s = game.state
    waiting, s.stack = s.stack, ()
    while True:
        left = tuple([tile for tile in waiting if not _is_laid(game, tile)])
        if left == waiting or not left:
            break
        waiting = left
    s.left_out = left
    found = sites(floor(s))
    tile = game.pick(TILES, list(dict.fromkeys(site.tile for site in found)))
    side = game.pick(SIDE_IDS, [site.side for site in found if site.tile == tile])
    site = next(site for site in found if (site.tile, site.side) == (tile, side))
    s.laid += (spot_code(LAIR, *site.cell, site.turn),)
    game.say(DUNGEON_LIES)


def _is_laid(game: Game, tile: int) -> bool:
    """Lay a tile at a random exit where it fits. False if it fits nowhere."""
    s = game.state
    plan = floor(s)
    ways = [
        (at, side, turns)
        for at, side, cell in open_ways(plan)
        if (turns := legal_turns(plan, tile, cell, opposite(side)))
    ]
    if not ways:
        return False
    at = game.pick(TILES, list(dict.fromkeys(each for each, _, _ in ways)))
    side = game.pick(SIDE_IDS, [each for there, each, _ in ways if there == at])
    turn = game.pick(TURNS, next(turns for there, each, turns in ways if (there, each) == (at, side)))
    s.laid += (spot_code(tile, *cells_around(plan.lies[at])[side], turn),)
    return True


# --- the heroes -------------------------------------------------------------------------------------------------------


@step("DR-RAC-2")
def boss_is_history(game: Game) -> None:
    """The boss card is shown and leaves the game."""
    s = game.state
    card = s.boss.pop().face
    s.gone += (card,)
    game.say(BOSS_IS_HISTORY, card)


@step("DR-RAC-2")
def hero_is_seasoned(game: Game, seat: SeatId) -> None:
    """A hero has advanced twice, and finds two treasures."""
    s = game.state
    s.active = seat
    game.then(*[choose_training(seat), draw_abilities(seat)] * ADVANCES, treasures_are_dealt(seat))


@step("DR-RAC-2")
def treasures_are_dealt(game: Game, seat: SeatId) -> None:
    """The top cards of the deck, shown to all. The hero equips what fits."""
    s = game.state
    dealt, s.treasures = s.treasures[:TREASURES], s.treasures[TREASURES:]
    s.found = tuple(sorted(card.face for card in dealt))
    s.shown += s.found
    for card in s.found:
        game.say(CARD_FOUND, seat, card)
    game.then(allot(seat))


@law("DR-RAC-3")
def halfway(s: State) -> list[int]:
    """The tiles halfway between the Lair and the Entrance, on a shortest way."""
    home, away = floor(s).distances(ENTRANCE), floor(s).distances(LAIR)
    return [tile for tile in home if home[tile] == home[LAIR] // 2 and home[tile] + away[tile] == home[LAIR]]


@step("DR-RAC-3", "DR-FIN-1")
def race_is_on(game: Game) -> None:
    """The First Player stands in the Lair with the Stone, at half their Life; all others wait halfway home. The final
    phase begins."""
    s = game.state
    bearer = s.first
    for seat in clockwise(s, bearer)[1:]:
        tile = game.pick(TILES, halfway(s))
        put(s, seat, s.heroes[seat]._replace(tile=tile))
        game.say(WAITS_ON_THE_WAY, seat, tile)
    hero = s.heroes[bearer]
    wounds = life(hero) // 2
    put(s, bearer, hero._replace(tile=LAIR, wounds=wounds))
    game.say(IN_THE_LAIR, bearer, wounds)
    s.active = bearer
    s.supply = tuple([card for card in s.supply if card != SUMMONING_STONE])
    s.found = (SUMMONING_STONE,)
    game.then(stone_is_taken(bearer), allot(bearer), race_begins())


@step("DR-RAC-3")
def race_begins(game: Game) -> None:
    """The first round follows."""
    game.state.active = NONE

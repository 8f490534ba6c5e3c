"""How a monster changes its tile, by roaming or by a power: where it may go and what happens there (DR-ROA, DR-ABI-15).

Who chooses the way: `roaming.py`, `operations.py`, `summon.py`.
"""

from collections.abc import Iterable

from lanterne.engine import SEATS, Event, law, part, step
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.dice_effects import Forbid, Wound
from lanterne.games.dungeon_run.content.encounters import CARRIES
from lanterne.games.dungeon_run.content.tiles import FLAMES, MARKERS, PRINTED_ON, SANCTUARY
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES, Game, State, TileId, clockwise, put

MONSTER_MOVES = Event("monster-moves", "DR-ROA-2", monster=CARDS, tile=TILES, to=TILES)
BOSS_TELEPORTS = Event("boss-teleports", "DR-ROA-8", monster=CARDS, tile=TILES, to=TILES)
STRANGER_DRIVEN_OFF = Event("stranger-driven-off", "DR-ROA-6", stranger=CARDS, tile=TILES)
FLAMES_BURN = Event("flames-burn-monster", "DR-ABI-14", monster=CARDS, seat=SEATS, tile=TILES)

_SANCTUARY_BARS = any(
    isinstance(op, Forbid) and op.what == "monster_comes_here" for power in MARKERS[SANCTUARY].powers for op in power.do
)
_BURN = sum(op.amount for power in MARKERS[FLAMES].powers for op in power.do if isinstance(op, Wound))


# --- where it may go --------------------------------------------------------------------------------------------------


@law("DR-ROA-3", "DR-MOV-7", "DR-ABI-14")
def open_to_monsters(s: State, tile: int) -> bool:
    """Whether a monster may come onto a tile by roaming, teleport, summoning or a power: there must be no other monster
    and no Sanctuary."""
    return bool(those_open(s, (tile,)))


@law("DR-ROA-3", "DR-MOV-7", "DR-ABI-14")
def those_open(s: State, tiles: Iterable[int]) -> list[int]:
    """Those of the tiles that are open to monsters, in their order."""
    spots = s.spots
    free = [tile for tile in tiles if spots[tile].monster == NONE]
    for hero in s.heroes:
        if hero.sanctuary != NONE and hero.sanctuary in free and _SANCTUARY_BARS:
            free.remove(hero.sanctuary)
    return free


@law("DR-ROA-3", "DR-ROA-9", "DR-ROA-10", "DR-TSP-4", "DR-TSP-6", "DR-ABI-15")
def ways_out(s: State, tile: int, across: bool = False) -> list[int]:
    """The adjacent tiles to which the monster on a tile may go, in the order N, E, S, W; with `across` also across
    sides that touch. Glyph Room and Portcullis Room hold every monster except the boss."""
    if PRINTED_ON[tile].holds_monsters and s.spots[tile].monster < FIRST_BOSS:
        return []
    dungeon = floor(s)
    return those_open(s, dungeon.touching[tile] if across else dungeon.joined[tile])


# --- going there ------------------------------------------------------------------------------------------------------


@law("DR-ROA-5", "DR-ROA-8", "DR-ROA-12")
def carries(monster: int) -> bool:
    """Whether the monster takes along what lies under its card: a beast does not, a boss always does."""
    return monster >= FIRST_BOSS or CARRIES[ALL_MONSTERS[monster].type]


@part("DR-ROA-6", "DR-SUM-6", "DR-ABI-15")
def drive_stranger_off(game: Game, tile: int) -> None:
    """For steps: a monster has come here, and the stranger is discarded."""
    s = game.state
    stranger = s.spots[tile].stranger
    if stranger != NONE:
        s.spots[tile] = s.spots[tile]._replace(stranger=NONE)
        s.encounter_discard += (stranger,)
        game.say(STRANGER_DRIVEN_OFF, stranger, tile)


@step("DR-ROA-5", "DR-ROA-11", "DR-ABI-15")
def move_monster(game: Game, tile: TileId, to: TileId) -> None:
    """The monster goes from a tile to another."""
    monster_goes(game, tile, to)


@part("DR-ROA-5", "DR-ROA-6", "DR-ROA-8", "DR-ROA-11", "DR-ROA-12", "DR-ROA-13", "DR-ABI-14", "DR-ABI-15")
def monster_goes(game: Game, tile: int, to: int) -> None:
    """For steps: the monster goes from a tile to another with its wounds and what it carries. Flames there burn it. It
    does nothing to heroes there."""
    s = game.state
    left, entered = s.spots[tile], s.spots[to]
    s.spots[tile] = left._replace(monster=NONE, wounds=0)
    s.spots[to] = entered._replace(monster=left.monster, wounds=left.wounds)
    if carries(left.monster):
        s.lying[to] += s.lying[tile]
        s.lying[tile] = ()
    adjacent = to in floor(s).touching[tile]
    game.say(MONSTER_MOVES if adjacent else BOSS_TELEPORTS, left.monster, tile, to)
    drive_stranger_off(game, to)
    burn(game, to)


@part("DR-ABI-14")
def burn(game: Game, tile: int) -> None:
    """For steps: a monster has come onto a tile with Flames, which are removed. Their owner is the killer."""
    s = game.state
    for seat in clockwise(s, s.first):
        if s.heroes[seat].flames == tile:
            put(s, seat, s.heroes[seat]._replace(flames=NONE))
            game.say(FLAMES_BURN, s.spots[tile].monster, seat, tile)
            game.then(ahead.strike_monster(tile, _BURN, seat))

"""The way of the Stone from where it is to the Entrance (DR-VIC-1)."""

from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import FAR, floor
from lanterne.games.dungeon_run.state import EVERYBODY, NONE, State


def stone_tile(s: State) -> int:
    """Where the Stone is, carried or lying; NONE while the boss is alive."""
    if s.bearer != NONE:
        return s.heroes[s.bearer].tile
    return next((tile for tile in floor(s).lies if _lies_on(s, tile)), NONE)


def _lies_on(s: State, tile: int) -> bool:
    return any(card.known == EVERYBODY and card.face == SUMMONING_STONE for card in s.lying[tile])


def on_the_way(s: State, tile: int) -> list[int]:
    """The tiles on the shortest ways from here to the Entrance, without this one."""
    here = floor(s)
    long = here.distance(tile, ENTRANCE)
    return [t for t in here.lies if t != tile and here.distance(tile, t) + here.distance(t, ENTRANCE) == long < FAR]


def steps_home(s: State) -> dict[int, int]:
    """For each tile that the Stone may cross on a shortest way, this one included, how far it is from the Entrance."""
    tile = stone_tile(s)
    if tile == NONE:
        return {}
    away = floor(s).distances(ENTRANCE)
    return {place: away[place] for place in (tile, *on_the_way(s, tile)) if place in away}

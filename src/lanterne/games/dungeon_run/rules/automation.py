"""What happens if nobody chooses: a player who does not answer, "move the rest", the hostile dungeon.

Each law sorts the possibilities, best first, or gives the best.
"""

from collections.abc import Iterable

from lanterne.engine import law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_TREASURE
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT
from lanterne.games.dungeon_run.rules.floor import FAR, floor
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.state import NONE, STANDING, State

# --- roaming ----------------------------------------------------------------------------------------------------------


@law("DR-ROA-2", "DR-SOL-7")
def prey(s: State) -> list[int]:
    """The tiles of the heroes that monsters hunt: conscious heroes other than the First Player, who moves them. In a
    hostile dungeon nobody moves them, and they hunt the lone hero."""
    spared = NONE if s.hostile else s.first
    return [hero.tile for seat, hero in enumerate(s.heroes) if seat != spared and hero.condition == STANDING]


def _nearest(s: State, tile: int, tiles: list[int]) -> int:
    """The distance from a tile to the nearest of several."""
    away = floor(s).distances(tile)
    return min([away.get(other, FAR) for other in tiles], default=FAR)


def cell(s: State, tile: int) -> tuple[int, int]:
    """Where a tile lies, for sorting: y, then x."""
    lie = floor(s).lies[tile]
    return (lie.y, lie.x)


@law("DR-ROA-2")
def first_to_roam(s: State, tiles: Iterable[int]) -> int:
    """Which of the monsters on these tiles is moved first: the nearest to its prey; then the one with most Life, then
    in the order of cells."""
    hunted = prey(s)
    return min(
        tiles,
        key=lambda tile: (_nearest(s, tile, hunted), -ALL_MONSTERS[s.spots[tile].monster].life, cell(s, tile)),
    )


@law("DR-ROA-2", "DR-ROA-8")
def roaming_target(s: State, tile: int, targets: list[int]) -> int:
    """Where the monster on a tile goes, out of the tiles open to it, which are given in the order N, E, S, W."""
    return _teleport(s, targets) if s.spots[tile].monster >= FIRST_BOSS else _approach(s, targets)


def _approach(s: State, targets: list[int]) -> int:
    """As near to its prey as it can get, but onto the First Player's tile only if nothing else is possible; then where
    there are fewest exits."""
    hunted, lies = prey(s), floor(s).lies
    home = NONE if s.hostile else s.heroes[s.first].tile
    return min(targets, key=lambda to: (to == home, _nearest(s, to, hunted), lies[to].exits.bit_count()))


def _teleport(s: State, targets: list[int]) -> int:
    """The boss: where most of its prey is; if it cannot reach any, as far from the First Player as possible. In a
    hostile dungeon it waits as near to the lone hero as possible."""
    hunted = prey(s)
    most = max([hunted.count(to) for to in targets])
    if most:
        return min([to for to in targets if hunted.count(to) == most], key=lambda to: cell(s, to))
    away = floor(s).distances(s.heroes[s.first].tile)
    nearer = 1 if s.hostile else -1
    return min(targets, key=lambda to: (nearer * away.get(to, FAR), cell(s, to)))


# --- what bosses do --------------------------------------------------------------------------------------------------


@law("DR-BOS-2", "DR-ABI-16")
def in_push_order(s: State, tiles: Iterable[int]) -> list[int]:
    """Tiles to be pushed to, given in the order N, E, S, W: those with a monster first, then the farthest from the
    Entrance."""
    away = floor(s).distances(ENTRANCE)
    return sorted(tiles, key=lambda tile: (s.spots[tile].monster == NONE, -away.get(tile, FAR)))


@law("DR-BOS-2", "DR-ABI-15")
def in_spawn_order(s: State, tiles: Iterable[int]) -> list[int]:
    """Tiles for a monster that is spawned, given in the order N, E, S, W: the nearest to a conscious hero first."""
    heroes = [hero.tile for hero in s.heroes if hero.condition == STANDING]
    return sorted(tiles, key=lambda tile: _nearest(s, tile, heroes))


# --- the card that is left --------------------------------------------------------------------------------------------


@law("DR-DEF-3", "DR-DEF-4")
def in_leaving_order(s: State, seat: int) -> list[int]:
    """A hero's treasures and artifacts: first those in the loot pile that the hero cannot equip, then the others there,
    then the equipped ones, each group in card order."""
    hero = s.heroes[seat]
    goods = [card for card in hero.loot if card >= FIRST_TREASURE]
    if goods and not waives(s, seat, "training_requirement"):
        goods.sort(key=lambda card: HEROES[hero.card].training in EQUIPMENT[card].trainings)
    return [*goods, *sorted(hero.equipped)]

"""Where to go: what draws a hero, and the next side on the way there; and other choices of places."""

from collections.abc import Callable
from heapq import heappop, heappush

from lanterne.engine import Call, View, has
from lanterne.games.dungeon_run.bot.odds import is_boss
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.stakes import BOSS, duel, eagerness, fight_here, prey, stone_lies, wants_rest
from lanterne.games.dungeon_run.content.dice_effects import Battle
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.battle import charge_hero, whom_to_charge
from lanterne.games.dungeon_run.rules.escape import choose_way_out
from lanterne.games.dungeon_run.rules.floor import FAR, SIDES, Floor, cells_around, floor
from lanterne.games.dungeon_run.rules.held import tile_powers
from lanterne.games.dungeon_run.rules.movement import charge, go_further, go_on
from lanterne.games.dungeon_run.rules.opponents import needs_help
from lanterne.games.dungeon_run.rules.tiles import legal_turns
from lanterne.games.dungeon_run.state import NONE, State, life, others_present, power, present, solo

TREASURE = 5.0
NEW_TILE = 4.0
IDLE = 0.5
"""The boss attracts a hero at least this much: one day it must be fought."""
REST = 2.0
"""What a place where their healing power works is worth to a lone hero beside the Cursed Stone."""
STONE = 40.0
HOME = 60.0
HUNT = 30.0
HELD_UP = 3
"""How many steps it costs to pass a tile with a monster, which holds any hero who enters."""
OUT_OF_THE_QUESTION = 12
"""The same if the hero is alone, so that a fall kills, and would not fight the monster."""
IN_THE_WAY = 1
"""The same for another hero in the final phase, and for rooms that are hard to enter or to leave."""
FADING = 0.88
"""A goal attracts less with each step of distance."""


def steps_to(s: State, plan: Floor, seat: int, start: int) -> dict[int, tuple[int, int]]:
    """For each tile: how far it is from another one, and the first side to go through. Monsters on the way slow the
    hero down."""
    found = {start: (0, NONE)}
    ring: list[tuple[int, int, int]] = [(0, start, NONE)]
    while ring:
        far, tile, first = heappop(ring)
        if far > found[tile][0]:
            continue
        cost = 1 if tile == start else 1 + _hindrance(s, seat, tile)
        for side in SIDES:
            other = plan.beyond[tile][side]
            if other != NONE and far + cost < found.get(other, (FAR, 0))[0]:
                found[other] = (far + cost, side if first == NONE else first)
                heappush(ring, (far + cost, other, found[other][1]))
    return found


def _hindrance(s: State, seat: int, tile: int) -> int:
    """How many steps it costs to get past what is on a tile."""
    if s.spots[tile].monster != NONE:
        return OUT_OF_THE_QUESTION if solo(s) and fight_here(s, seat, tile, 2) <= 0 else HELD_UP
    if s.final and any(other != seat for other in present(s, tile, seat)):
        return IN_THE_WAY
    return IN_THE_WAY if tile_powers(tile).by_window else 0


def dark_sides(s: State, plan: Floor, tile: int) -> list[int]:
    """The sides of a tile that lead to something unexplored. Once all tiles of the stack have been seen, one of them
    must fit there."""
    dark = plan.open_exits[tile]
    if not dark or not s.stack:
        return []
    sides = [side for side in SIDES if has(dark, side)]
    if len(s.put_back) < len(s.stack):
        return sides
    around = cells_around(plan.lies[tile])
    return [
        side for side in sides if any(legal_turns(plan, other, around[side], (side + 2) % 4) for other in s.put_back)
    ]


def draws(s: State, seat: int) -> dict[int, float]:
    """How much each tile promises the hero."""
    plan = floor(s)
    hero = s.heroes[seat]
    found: dict[int, float] = {}
    weak = solo(s) and life(hero) - hero.wounds <= 2
    near = plan.joined[hero.tile]
    restless = hero.tile in plan.still and wants_rest(s, seat)
    for tile in plan.lies:
        spot = s.spots[tile]
        value = 0.0
        if stone_lies(s, tile):
            value = STONE
        elif s.lying[tile] and spot.monster == NONE:
            value = TREASURE + len(s.lying[tile])
            if solo(s) and plan.distance(hero.tile, tile) > hero.actions and _has_monster_next_door(s, plan, tile):
                value /= 2  # it will have roamed onto them
        if (spot.monster == NONE or tile == hero.tile) and dark_sides(s, plan, tile):  # one may escape into the dark
            value = max(value, IDLE if weak else NEW_TILE)
        if restless and spot.monster == NONE and tile not in plan.still:
            value = max(value, REST)
        if spot.monster != NONE and tile != hero.tile:
            value = max(value, _monster(s, seat, tile))
        elif tile != hero.tile and tile in near:
            value = max(value, prey(s, seat, tile))
        found[tile] = value
    if s.final:
        _race(s, seat, found)
    return found


def _has_monster_next_door(s: State, plan: Floor, tile: int) -> bool:
    return any(s.spots[other].monster != NONE for other in plan.joined[tile])


def _monster(s: State, seat: int, tile: int) -> float:
    if needs_help(s, tile) and (is_boss(s, tile) or not any(other != seat for other in present(s, tile, seat))):
        return 0.0  # nobody would assist against the boss
    worth = fight_here(s, seat, tile, 2)
    if not is_boss(s, tile):
        return worth
    if solo(s):
        return max(worth, 0.0 if wants_rest(s, seat) else IDLE)
    return max(worth + BOSS, IDLE) + eagerness(s)


def _race(s: State, seat: int, found: dict[int, float]) -> None:
    """In the final phase the bearer goes home; the others go where the bearer is, or between the bearer and the way
    out."""
    if s.bearer == seat:
        found[ENTRANCE] = found.get(ENTRANCE, 0.0) + HOME
        return
    if s.bearer == NONE:
        return
    plan = floor(s)
    mine = plan.distances(s.heroes[seat].tile)
    tile, away = s.heroes[s.bearer].tile, 0
    if tile == s.heroes[seat].tile:
        found.update(dict.fromkeys(found, 0.0))  # a hero on the tile of the bearer stays there
        return
    found[tile] = found.get(tile, 0.0) + HUNT
    home = plan.distances(ENTRANCE)
    while tile != ENTRANCE:
        tile = min(plan.joined[tile], key=lambda other: home.get(other, FAR))
        away += 1
        if mine.get(tile, FAR) <= away:
            found[tile] = found.get(tile, 0.0) + HUNT
            break  # the first place to cut off the bearer


def place_worth(s: State, seat: int, tile: int) -> float:
    """How much the tile that an action would take the hero to attracts them."""
    ways = steps_to(s, floor(s), seat, tile)
    return max([value * FADING ** (ways[to][0] + 1) for to, value in draws(s, seat).items() if to in ways], default=0.0)


def side_to_go(s: State, seat: int, sides: list[int]) -> tuple[float, int]:
    """How much the best goal attracts the hero, and the sides through which to go there."""
    plan, hero = floor(s), s.heroes[seat]
    ways = steps_to(s, plan, seat, hero.tile)
    pulls = dict.fromkeys(sides, 0.0)
    for tile, value in draws(s, seat).items():
        far, side = ways.get(tile, (FAR, NONE))
        if tile == hero.tile:
            for open_side in sides:
                if open_side in dark_sides(s, plan, tile):
                    pulls[open_side] = max(pulls[open_side], value if value < NEW_TILE else NEW_TILE)
        elif side in pulls:
            pulls[side] = max(pulls[side], value * FADING**far)
    best = max(sides, key=lambda side: pulls[side])
    return pulls[best], best


def _way_out(view: View[State]) -> Call | None:
    options = view.options()
    sides = [call[1] for call in options]
    _, best = side_to_go(view.state, view.seat, sides)
    return next(call for call in options if call[1] == best)


def _further(view: View[State]) -> Call | None:
    """Fight if it is a good fight, or go one step farther if it leads to the goal."""
    s, seat = view.state, view.seat
    attack = offered(view, charge)
    if attack is not None and _charge_worth(s, seat, attack[1]) > 0:
        return attack
    options = [call for call in view.options() if call[0] == go_further.name]
    if not options:
        return None
    pull, best = side_to_go(s, seat, [call[2] for call in options])
    stay = draws(s, seat).get(s.heroes[seat].tile, 0.0)
    return next(call for call in options if call[2] == best) if pull > stay else None


def _charge_worth(s: State, seat: int, number: int) -> float:
    """A fight at once that costs no action, with as many dice fewer as the power says."""
    change = sum(op.dice for op in power(number).do if isinstance(op, Battle))
    tile = s.heroes[seat].tile
    if s.spots[tile].monster != NONE:
        return fight_here(s, seat, tile, s.heroes[seat].actions + 1, change)
    return max([duel(s, seat, other, change) for other in others_present(s, seat)], default=0.0)


def _charge(view: View[State]) -> Call | None:
    """The bearer if there, else the hero who is easiest to beat."""
    s, seat = view.state, view.seat
    rivals = [call for call in view.options() if call[0] == charge_hero.name]
    return max(rivals, key=lambda call: duel(s, seat, call[3], call[2]), default=None)


PLACE_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    choose_way_out.name: _way_out,
    go_on.name: _further,
    whom_to_charge.name: _charge,
}

"""Where to go: what draws a hero, and the next side on the way there; and other choices of places."""

from collections.abc import Callable

from lanterne.engine import HIDDEN, Call, Card, View
from lanterne.games.dungeon_run.bot.odds import against, is_boss
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import FAR, SIDES, Floor, floor
from lanterne.games.dungeon_run.state import NONE, STANDING, State, life, present

TREASURE = 5.0
NEW_TILE = 4.0
MONSTER = 4.0
BOSS = 9.0
STONE = 40.0
HOME = 60.0
HUNT = 30.0
HELD_UP = 3
"""So many steps it costs to pass a tile with a monster: whoever enters is held there."""
STEP = 0.7
"""What each step takes from what draws him."""


def steps_to(s: State, plan: Floor, start: int) -> dict[int, tuple[int, int]]:
    """For each tile how far it is, and the first side to go through; monsters on the way hold him up."""
    found = {start: (0, NONE)}
    ring: list[tuple[int, int, int]] = [(0, start, NONE)]
    while ring:
        ring.sort()
        far, tile, first = ring.pop(0)
        if far > found[tile][0]:
            continue
        cost = 1 + (HELD_UP if tile != start and s.spots[tile].monster != NONE else 0)
        for side in SIDES:
            other = plan.beyond[tile][side]
            if other != NONE and far + cost < found.get(other, (FAR, 0))[0]:
                found[other] = (far + cost, side if first == NONE else first)
                ring.append((far + cost, other, found[other][1]))
    return found


def draws(s: State, seat: int) -> dict[int, float]:
    """What each tile promises him."""
    plan = floor(s)
    hero = s.heroes[seat]
    found: dict[int, float] = {}
    left = life(hero) - hero.wounds
    for tile in plan.lies:
        spot = s.spots[tile]
        value = 0.0
        if any(card.face == SUMMONING_STONE for card in _known(s, tile)):
            value = STONE
        elif s.lying[tile] and spot.monster == NONE:
            value = TREASURE + len(s.lying[tile])
        if plan.open_exits[tile] and s.stack and spot.monster == NONE and left > 2:
            value = max(value, NEW_TILE)
        if spot.monster != NONE:
            odds = against(s, seat, tile, helped=True)
            value = max(value, (BOSS if is_boss(s, tile) else MONSTER) * odds.win - 4 * odds.fall)
        found[tile] = value
    if s.final:
        _race(s, seat, found)
    return found


def _known(s: State, tile: int) -> list[Card]:
    """The cards there that the viewer knows."""
    return [card for card in s.lying[tile] if card.face is not HIDDEN]


def _race(s: State, seat: int, found: dict[int, float]) -> None:
    """In the final phase the bearer goes home, the others go where he is, or between him and the way out."""
    if s.bearer == seat:
        found[ENTRANCE] = found.get(ENTRANCE, 0.0) + HOME
        return
    if s.bearer == NONE:
        return
    plan = floor(s)
    prey = s.heroes[s.bearer].tile
    found[prey] = found.get(prey, 0.0) + HUNT
    mine = plan.distance(s.heroes[seat].tile, ENTRANCE)
    if mine < plan.distance(prey, ENTRANCE):
        found[ENTRANCE] = found.get(ENTRANCE, 0.0) + HUNT / 2


def side_to_go(s: State, seat: int, sides: list[int]) -> tuple[float, int]:
    """How much draws him on, and through which of these sides."""
    plan, hero = floor(s), s.heroes[seat]
    ways = steps_to(s, plan, hero.tile)
    pulls = dict.fromkeys(sides, -1.0)
    for tile, value in draws(s, seat).items():
        far, side = ways.get(tile, (FAR, NONE))
        if tile == hero.tile:
            for open_side in sides:
                if plan.beyond[tile][open_side] == NONE and s.stack:
                    pulls[open_side] = max(pulls[open_side], NEW_TILE)
        elif side in pulls:
            pulls[side] = max(pulls[side], value - STEP * far)
    best = max(sides, key=lambda side: pulls[side])
    return pulls[best], best


def _way_out(view: View[State]) -> Call | None:
    options = view.options()
    sides = [call[1] for call in options]
    _, best = side_to_go(view.state, view.seat, sides)
    return next(call for call in options if call[1] == best)


def _further(view: View[State]) -> Call | None:
    """A step more if it leads on."""
    options = [call for call in view.options() if call[0] == "go_further"]
    if not options:
        return None
    pull, best = side_to_go(view.state, view.seat, [call[2] for call in options])
    return next(call for call in options if call[2] == best) if pull > NEW_TILE else None


def _summon(view: View[State]) -> Call | None:
    return next((call for call in view.options() if call[0] == "summon"), None)


def _summoning_tile(view: View[State]) -> Call | None:
    """Where most others stand, but not where he himself is or goes."""
    s, seat = view.state, view.seat
    plan = floor(s)
    home = plan.distances(ENTRANCE)
    mine = home.get(s.heroes[seat].tile, FAR)

    def trouble(call: Call) -> float:
        tile = call[1]
        others = [other for other in present(s, tile, seat) if other != seat]
        near = sum(
            plan.distance(tile, hero.tile) == 1
            for other, hero in enumerate(s.heroes)
            if other != seat and hero.condition == STANDING
        )
        on_my_way = (
            home.get(tile, FAR) <= mine and plan.distance(tile, s.heroes[seat].tile) + home.get(tile, FAR) == mine
        )
        return 3 * len(others) + near - 10 * on_my_way

    return max(view.options(), key=trouble)


def _rest(view: View[State]) -> Call | None:
    return next((call for call in view.options() if call[0] == "move_the_rest"), None)


PLACE_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    "choose_way_out": _way_out,
    "go_on": _further,
    "choose_to_summon": _summon,
    "choose_summoning_tile": _summoning_tile,
    "next_to_roam": _rest,
}

"""How a steady hero who cannot strike this turn comes to the fight, searches nearby while there is no room in it, and
makes room for others after striking."""

from lanterne.engine import has
from lanterne.games.heroquest.bot.fighting import attack_squares, dangers, exposure
from lanterne.games.heroquest.bot.outlook import FAR, Ground, shares_square
from lanterne.games.heroquest.bot.party import is_weak, stamina
from lanterne.games.heroquest.bot.searching import nothing_hidden, treasure_rooms
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import WIZARD
from lanterne.games.heroquest.rules.places import SIGHT, inside, look_obstacles
from lanterne.games.heroquest.state import MonsterRow, State
from lanterne.kit.grid import squares_of

NEAR = 7
"""A comrade this many steps away will probably get here."""
DARING = 0.5
"""The share of the stamina that a hero may lose on the square where the way ends; a weak one none."""
TIMID = 0.2
"""The share of a wizard."""
SOUND = 5
"""With this much stamina a hero risks a jump to come to the fight."""


def joining_square(s: State, hero: int, foes: list[MonsterRow], land: Ground, points: int) -> int:
    """The square nearest to the fight, within `points` steps, on which the hero may stop; the hero's own if none is
    nearer. If only a known trap or pit keeps a sound fighter away, the square may be behind it."""
    here = s.heroes[hero].square
    own = 1 << here
    others = land.heroes & ~own
    fight = 0
    for row in foes:
        fight |= 1 << row.square
    away = _rings_to(fight, others, land)
    stops = GRID.reach(own, land.edges, land.safe | own, points) & land.stops & ~land.heroes
    if _jumps(s, hero, fight, land):
        stops |= GRID.reach(own, land.edges, land.any | own, points - 1) & land.safe & land.stops & ~land.heroes
    feared = dangers(s, hero, land)
    bearable = 0.0 if is_weak(s, hero) else stamina(s, hero) * (TIMID if hero == WIZARD else DARING)
    now = len(away) if shares_square(s, hero) else _ring_of(away, here)
    best, least = here, (now, 0.0)
    for steps, ring in enumerate(away[:now]):
        for square in squares_of(ring & stops):
            loss = exposure(square, feared, others, land)
            if loss <= bearable and (steps, loss) < least:
                best, least = square, (steps, loss)
        if best != here:
            return best
    return best


def _jumps(s: State, hero: int, fight: int, land: Ground) -> bool:
    """Whether a hero in good health has no other way to these monsters than over a known trap or pit."""
    if stamina(s, hero) < SOUND:
        return False
    beside = GRID.step(fight, land.edges) & land.any
    return not beside & land.rings(s.heroes[hero].square, land.safe)[1]


def _rings_to(fight: int, others: int, land: Ground) -> list[int]:
    """The floor by its distance from these monsters; comrades stand in the way, unless there is no other."""
    rings = GRID.rings(fight, land.edges, land.any & ~others | fight)
    reached = 0
    for ring in rings:
        reached |= ring
    behind = GRID.rings(fight, land.edges, land.any | fight)
    for steps, ring in enumerate(behind):
        left = ring & ~reached
        at = steps + FAR // 100
        while left and len(rings) <= at:
            rings.append(0)
        if left:
            rings[at] |= left
    return rings


def _ring_of(rings: list[int], square: int) -> int:
    return next((steps for steps, ring in enumerate(rings) if has(ring, square)), len(rings))


# --- no room in the fight ---------------------------------------------------------------------------------------------


def has_no_place(s: State, hero: int, land: Ground) -> bool:
    """Whether the hero has no business at the front: others hold every square to strike from, or the hero is weak, or
    a wizard."""
    if hero == WIZARD or is_weak(s, hero):
        return True
    own = 1 << s.heroes[hero].square
    free = land.reach(s.heroes[hero].square) & land.stops & ~land.heroes | own
    return not any(has(free, square) for square in attack_squares(s, hero, land))


def errand_square(s: State, hero: int, land: Ground, points: int) -> int:
    """The nearest square within `points` steps, out of every monster's reach and view, where the hero may search; the
    hero's own if there is none."""
    here = s.heroes[hero].square
    wanted = 0 if nothing_hidden(s) else s.seen & ~(s.sought_traps & s.sought_doors)
    if not is_weak(s, hero):
        wanted |= treasure_rooms(s, hero, land)
    for one in dangers(s, hero, land):
        wanted &= ~one.squares
    wanted &= land.stops & ~land.heroes
    obstacles = look_obstacles(s)
    for ring in land.rings(here, land.safe)[0][1 : points + 1]:
        for square in squares_of(ring & wanted):
            if not any(SIGHT.sees(square, row.square, obstacles) for row in s.monsters):
                return square
    return here


# --- making room ------------------------------------------------------------------------------------------------------


def aside(s: State, hero: int, land: Ground, points: int) -> int:
    """Where a hero who has struck steps aside, so that a comrade can strike from this square; the hero's own square if
    nobody needs it or there is nowhere to go."""
    here = s.heroes[hero].square
    own = 1 << here
    front = GRID.step(land.monsters, land.edges) & land.any
    if not has(front, here) or not any(_needs(s, other, here, front, land) for other in _fit_comrades(s, hero)):
        return here
    others = land.heroes & ~own
    feared = dangers(s, hero, land)
    stops = GRID.reach(own, land.edges, land.safe | own, points) & land.stops & ~land.heroes & ~front
    return min(squares_of(stops), key=lambda square: (exposure(square, feared, others, land), square), default=here)


def _fit_comrades(s: State, hero: int) -> list[int]:
    """The other heroes who are fit to fight at the front."""
    return [other for other in inside(s) if other not in (hero, WIZARD) and not is_weak(s, other)]


def _needs(s: State, hero: int, square: int, front: int, land: Ground) -> bool:
    """Whether a hero who stands near could strike only from this square."""
    own = 1 << s.heroes[hero].square
    within = GRID.reach(own, land.edges, land.safe | own, NEAR)
    return has(within, square) and not front & within & (land.stops | own)

"""Jumping over a trap (HQ-TRP-16 to HQ-TRP-18)."""

from lanterne.engine import Event, Offer, Refusal, has, law, step
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import TRAPS
from lanterne.games.heroquest.content.settings import JUMP_COST
from lanterne.games.heroquest.rules.dice import DIE, SKULLS, combat_dice
from lanterne.games.heroquest.rules.movement import NO_WALKING_ON, entered, is_held_up
from lanterne.games.heroquest.rules.places import free, monsters_at, open_edges
from lanterne.games.heroquest.rules.traps import go_off, stand
from lanterne.games.heroquest.state import FACES, HEROES, SQUARES, Game, Square, State
from lanterne.kit.grid import squares_of

JUMPED = Event("jumped", "HQ-TRP-16", hero=HEROES, over=SQUARES, to=SQUARES, dice=FACES)
JUMP_FAILED = Event("jump-failed", "HQ-TRP-16", hero=HEROES, over=SQUARES, dice=FACES)

TOO_FEW_POINTS = Refusal("too-few-points-to-jump", "HQ-TRP-16")
NO_LANDING = Refusal("landing-is-not-free", "HQ-TRP-16")
MONSTER_IN_IT = Refusal("monster-on-the-trap", "HQ-TRP-18")

_JUMPED: tuple[bool, ...] = tuple("unsprung" in trap.jumped for trap in TRAPS)


@law("HQ-TRP-16")
def too_few_points(s: State, seat: int) -> Refusal | None:
    """A jump takes 2 points, so movement must have begun."""
    return None if s.points >= JUMP_COST else TOO_FEW_POINTS


@law("HQ-TRP-6", "HQ-TRP-10", "HQ-TRP-14")
def can_be_jumped(s: State) -> int:
    """The squares that can be jumped over: discovered traps and sprung pits, not fallen blocks."""
    mask = int(s.pits)
    for trap in s.traps:
        if _JUMPED[trap.kind]:
            mask |= 1 << trap.square
    return mask


@law("HQ-TRP-16", "HQ-TRP-17", "HQ-TRP-18")
def jumps(s: State, seat: int) -> list[tuple[int, ...]]:
    """Every known trap next to the hero, with every other square that is open to it: up to three, one in a corner."""
    if not s.pits and not s.traps:
        return []
    here, edges = s.heroes[s.active].square, open_edges(s)
    near = GRID.adjacent(here, edges) & can_be_jumped(s)
    if not near:
        return []
    return [
        (over, to) for over in squares_of(near) for to in squares_of(GRID.adjacent(over, edges) & s.seen & ~(1 << here))
    ]


@law("HQ-TRP-16", "HQ-TRP-18", "HQ-MOV-8")
def cannot_jump(s: State, seat: int, over: int, to: int) -> Refusal | None:
    """A hero cannot jump over a monster, nor on from a square shared with one, and the landing square must be free. A
    comrade in the pit does not matter."""
    if is_held_up(s):
        return NO_WALKING_ON
    if has(monsters_at(s), over):
        return MONSTER_IN_IT
    return None if has(free(s), to) else NO_LANDING


@law("HQ-TRP-18")
def jump_chance() -> float:
    """The chance that a jump does not fail."""
    return sum(face != SKULLS for face in DIE) / len(DIE)


@step("HQ-TRP-16", "HQ-TRP-18")
def jump(game: Game, over: Square, to: Square) -> None:
    """No skull: the hero lands, for 2 points, and a trap there springs as usual. A skull: the trap under the hero takes
    effect."""
    s = game.state
    hero = s.active
    s.path = (*s.path, s.heroes[hero].square)
    dice = combat_dice(game, 1)
    if SKULLS in dice:
        stand(s, hero, over)
        game.say(JUMP_FAILED, hero, over, dice)
        game.then(go_off(hero, over))
        return
    s.points -= JUMP_COST
    stand(s, hero, to)
    game.say(JUMPED, hero, over, to, dice)
    game.then(entered(hero, to))


JUMP: tuple[Offer, ...] = (Offer(jump, jumps, closed=(too_few_points,), each=(cannot_jump,)),)

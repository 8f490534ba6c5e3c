"""Movement (XOR-MOV) and respect (XOR-RES)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, View, Way, has, law, step
from lanterne.games.xorlosch.content.board import EVERY, FREE
from lanterne.games.xorlosch.content.settings import MOVE_COST, RESPECT_COST
from lanterne.games.xorlosch.rules.acting import acted
from lanterne.games.xorlosch.rules.ahead import turn_action
from lanterne.games.xorlosch.rules.reactions import drinkers, respect_window, respect_window_opens
from lanterne.games.xorlosch.state import DICE, NONE, SQUARES, Die, Game, Square, State, colour_of, group, standing_on
from lanterne.kit.reach import cheapest_ways

MOVED = Event("moved", "XOR-MOV-3", die=DICE, to=SQUARES, points=NUMBER, boots=NUMBER).joining("die")
RESPECT_OWED = Event("respect-owed", "XOR-RES-1", die=DICE, to=SQUARES)
RESPECT_PAID = Event("respect-paid", "XOR-RES-3", die=DICE)

NO_POINTS = Refusal("no-points-left", "XOR-MOV-1")
OBSTACLE = Refusal("passage-is-blocked", "XOR-MOV-4")
OWES = Refusal("owes-respect", "XOR-RES-3")
POINTS_FOR_WEARER = Refusal("points-are-the-wearers", "XOR-BOO-4")


STEPS = tuple(tuple(tuple((die, to) for to in near) for near in EVERY) for die in range(len(DICE.names)))
"""STEPS[die][square]: the die with every square next to that one."""


@law("XOR-MOV-1", "XOR-MOV-6")
def no_points_left(s: State, seat: int) -> Refusal | None:
    """The points are one pool for the whole group; only boots give a dwarf points of its own."""
    return None if s.points or s.boots_points else NO_POINTS


@law("XOR-MOV-3", "XOR-RES-3")
def step_cost(s: State, die: int) -> int:
    """A step costs 1 point; out of a square where respect is owed it costs 1 more."""
    return MOVE_COST + (RESPECT_COST if has(s.owing, die) else 0)


@law("XOR-MOV-3", "XOR-MOV-4", "XOR-MOV-5", "XOR-RES-3", "XOR-BOO-3", "XOR-BOO-4")
def cannot_step(s: State, seat: int, die: int, to: int) -> Refusal | None:
    """Blocked passages are for the wearer of boots; every step must be paid in full."""
    if die == s.wearer:
        purse = s.points + s.boots_points
    else:
        if to not in FREE[s.where[die]]:
            return OBSTACLE
        purse = s.points
        if not purse:
            return POINTS_FOR_WEARER
    return None if purse >= (step_cost(s, die) if s.owing else MOVE_COST) else OWES


@law("XOR-MOV-3", "XOR-MOV-6", "XOR-MOV-7", "XOR-MOV-9")
def steps(s: State, seat: int) -> list[tuple[int, int]]:
    """Each of your dwarfs with each square next to it, even an occupied one or one where the dwarf has been."""
    return [step for die in group(s, seat) for step in STEPS[die][s.where[die]]]


@step("XOR-MOV-3", "XOR-MOV-11", "XOR-RES-3", "XOR-BOO-4", "XOR-MOV-2")
def step_dwarf(game: Game, die: Die, to: Square) -> None:
    """Pay for one step, boots points first; then others may react, then the dwarf enters."""
    s = game.state
    cost = step_cost(s, die)
    if has(s.owing, die):
        game.say(RESPECT_PAID, die)
    if die == s.wearer:
        from_boots = min(cost, s.boots_points)
        s.boots_points -= from_boots
        cost -= from_boots
    s.points -= cost
    s.spent = True
    if respect_window_opens(s, die, to) and not owes_respect(s, die, to):
        game.then(respect_window(die, to))
    game.then(enter(die, to))


@law("XOR-RES-1", "XOR-RES-2", "XOR-RES-9", "XOR-RES-10", "XOR-RES-11", "XOR-RES-12")
def owes_respect(s: State, die: int, to: int) -> bool:
    """Whether a dwarf that enters now owes respect: to any one dwarf of another player that has a higher level or is
    under a potion, unless it is under a potion itself. However many there are, it owes once."""
    if has(s.potions, die):
        return False
    level = s.level[die]
    for other in standing_on(s, to):
        if (s.level[other] > level or has(s.potions, other)) and colour_of(other) != colour_of(die):
            return True
    return False


@step("XOR-MOV-3", "XOR-RES-1", "XOR-RES-4", "XOR-RES-5", "XOR-RES-6", "XOR-RES-7", "XOR-TRP-4")
def enter(game: Game, die: Die, to: Square) -> None:
    """The dwarf enters. What it owes there is decided now, and falls due only if it goes on this turn; where it
    stood at the beginning of the turn it never entered, so it owes nothing there. A trap it has set stays behind."""
    s = game.state
    s.where[die] = to
    if s.traps:
        s.traps = [trap for trap in s.traps if trap.die != die]
    game.say(MOVED, die, to, s.points, s.boots_points)
    if owes_respect(s, die, to):
        s.owing |= 1 << die
        game.say(RESPECT_OWED, die, to)
    else:
        s.owing &= ~(1 << die)
    acted(game)


STEP = Offer(step_dwarf, steps, closed=(no_points_left,), each=(cannot_step,))


def ways(view: View[State], die: int) -> dict[int, Way]:
    """Where the dwarf can walk this turn, by the cheapest ways, respect included (XOR-MOV-11).

    Among equally cheap ways, those on which nobody can react come first. Nobody walks while a reaction or a quest is
    being settled.
    """
    s = view.state
    if s.agenda[-1] != turn_action() or die not in group(s, view.seat):
        return {}
    wears = die == s.wearer
    purse = s.points + (s.boots_points if wears else 0)
    taken = {*s.where} - {NONE}
    owing = {square for square in taken if owes_respect(s, die, square)}
    risky = {square for square in taken - owing if respect_window_opens(s, die, square)} if drinkers(s) else set()
    leaving = [MOVE_COST] * len(EVERY)
    for square in owing:
        leaving[square] += RESPECT_COST
    leaving[s.where[die]] = step_cost(s, die)
    found = cheapest_ways(s.where[die], EVERY if wears else FREE, leaving, risky, purse)
    ways: dict[int, Way] = {}
    for to, (path, cost) in found.items():  # each goes one step farther than an earlier one
        before = ways[path[-2]].calls if len(path) > 1 else ()
        ways[to] = Way((*before, step_dwarf(die, to)), cost)
    return ways

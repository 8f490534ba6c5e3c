"""How a warrior fights: whom to strike or shoot, where to stand, when to break away."""

from lanterne.engine import Call, View, has
from lanterne.games.warhammer_quest.bot.marching import go
from lanterne.games.warhammer_quest.bot.outlook import FAR, arrow_harm, beside, danger, fit, harm, steps_from
from lanterne.games.warhammer_quest.bot.purpose import doomed, lights_everybody
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, DWARF, ELF, WARRIORS, WIZARD
from lanterne.games.warhammer_quest.rules.allocation import in_reach
from lanterne.games.warhammer_quest.rules.behaviour import has_long_reach
from lanterne.games.warhammer_quest.rules.combat import strike
from lanterne.games.warhammer_quest.rules.deathblow import carry_on
from lanterne.games.warhammer_quest.rules.dungeon import (
    adjacent,
    foes_at,
    inside,
    layout,
    lit,
    monster,
    section_squares,
    sees,
    warriors_at,
)
from lanterne.games.warhammer_quest.rules.luck import strike_with_luck
from lanterne.games.warhammer_quest.rules.missiles import shoot, shoot_arrow_of_death
from lanterne.games.warhammer_quest.rules.movement import walk, ways
from lanterne.games.warhammer_quest.rules.pinning import break_away
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.state import (
    IN_PIT_UNTIL_SHOT,
    NORMAL,
    OPEN,
    UNMOVING,
    MonsterRow,
    State,
    kind_of,
    place_of,
)
from lanterne.kit.grid import mask_of
from lanterne.kit.options import Options

MOST_AT_ONCE = 2
"""While more monsters are coming, a warrior avoids squares where more than this many can strike."""
FAR_ENOUGH = 3
"""Farther from the monsters than this, the Elf need not step back."""
HURT = 3
"""With this many wounds or fewer, a warrior tries to get away from monsters."""
TERRIBLE = 5.0
"""Less tough warriors keep away from a monster of at least this danger."""
TOUGH = 8
"""A monster with at least this many wounds is worth a card or a rare blow."""


# --- whom -------------------------------------------------------------------------------------------------------------


def worth(part: float, row: MonsterRow) -> float:
    """The value of an attack that takes this share of a monster: the danger that goes with it."""
    return part * (1 + danger(row))


def best_blow(s: State, warrior: int, o: Options) -> Call | None:
    """The blow that removes most danger; with luck where it matters."""
    calls = o.get(strike.name, ())
    if not calls:
        return None
    best = max(calls, key=lambda call: _worth_of_blow(s, warrior, call[1]))
    row = monster(s, best[1])
    if row is not None and row.wounds >= TOUGH and strike_with_luck(best[1]) in o.get(strike_with_luck.name, ()):
        return strike_with_luck(best[1])
    return best


def _worth_of_blow(s: State, warrior: int, foe: int) -> float:
    row = monster(s, foe)
    return worth(harm(s, warrior, row), row) if row is not None else 0.0


def best_shot(s: State, warrior: int, o: Options) -> Call | None:
    """The shot that removes most danger; an arrow of death for a tough monster."""
    calls = o.get(shoot.name, ())
    if not calls:
        return None

    def value(call: Call) -> float:
        row = monster(s, call[1])
        if row is None:
            return 0.0
        asleep = row.behaviour == IN_PIT_UNTIL_SHOT and any(each.behaviour == NORMAL for each in s.monsters)
        return -1.0 if asleep else worth(arrow_harm(warrior, row), row)

    best = max(calls, key=value)
    if value(best) < 0:
        return None
    row = monster(s, best[1])
    if row is not None and row.wounds >= 3 and shoot_arrow_of_death(best[1]) in o.get(shoot_arrow_of_death.name, ()):
        return shoot_arrow_of_death(best[1])
    return best


def onward(s: State, warrior: int, o: Options) -> Call:
    """A deathblow goes on to the easier victim."""
    return max(o[carry_on.name], key=lambda call: _worth_of_blow(s, warrior, call[1]))


# --- where ------------------------------------------------------------------------------------------------------------


def holding_a_doorway(s: State, warrior: int) -> bool:
    """Whether a warrior does well to stay in or behind a doorway, because monsters will come through it."""
    here = place_of(s.warriors[warrior].square)
    if any(place_of(row.square) == here for row in s.monsters):
        return False
    if not any(comes(s, row) for row in s.monsters):
        return False
    party = {place_of(s.warriors[other].square) for other in fit(s)}
    if party != {here}:
        return False
    fronts = [door for door in s.doors if door.closed == OPEN and door.facing and here in (door.section, door.beyond)]
    for door in fronts:
        own = door.squares if door.section == here else door.facing
        if sum(s.warriors[other].square in own for other in fit(s)) >= min(2, len(fit(s))):
            return True
    return False


def comes(s: State, row: MonsterRow) -> bool:
    """Whether a monster moves to fight hand to hand: not one that shoots, nor one whose spear reaches somebody from
    where it stands."""
    if row.behaviour != NORMAL or MONSTERS[kind_of(row.foe)].missile_to_hit:
        return False
    return not (has_long_reach(row) and in_reach(s, row, 1 << row.square))


def all_stranded(s: State) -> bool:
    """Whether no monster can come to a warrior, because rubble or a pit is between them, and nobody can shoot or cast
    at one that shoots: the party goes on and leaves them where they are."""
    graph = layout(s).graph
    near = 0
    for warrior in inside(s):
        near |= graph.connected(s.warriors[warrior].square)
    answers = any(WARRIORS[warrior].has_bow or warrior == WIZARD for warrior in fit(s))
    return not any(
        has(near, row.square) or (answers and MONSTERS[kind_of(row.foe)].missile_to_hit) for row in s.monsters
    )


def advance(view: View[State], warrior: int, o: Options) -> Call | None:
    """The first step to the square from which the warrior can strike or shoot best. None: stay here."""
    s = view.state
    if walk.name not in o:
        return None
    falls = doomed(s)
    found = ways(view, warrior)
    light = lit(s)
    places: dict[int, bool] = {}

    def lawful(square: int) -> bool:
        place = place_of(square)
        if place not in places:
            places[place] = lights_everybody(s, place) if warrior == s.leader else has(light, place)
        return places[place] and not has(falls, square)

    here = s.warriors[warrior].square
    targets = [row for row in s.monsters if may_harm(s, warrior, row.foe) and row.behaviour != IN_PIT_UNTIL_SHOT]
    waits = any(comes(s, row) for row in s.monsters)
    if not waits and not _is_known(s, here):  # he has gone in to them, and strikes in the next turn
        return None
    friends = warriors_at(s) & ~(1 << here)
    best, call = _standing(s, warrior, here, targets), None
    for square, way in found.items():
        near = adjacent(s, square)
        if waits and (not near & friends or sum(has(near, row.square) for row in targets) > MOST_AT_ONCE):
            continue
        if lawful(square):
            value = _standing(s, warrior, square, targets) - 0.01 * way.cost
            if value > best:
                best, call = value, way.calls[0]
    if call is None and targets and not waits and warrior != WIZARD and not _can_attack(s, warrior, here, targets):
        foes = mask_of(row.square for row in targets)
        return go(view, foes, lambda square: lawful(square) and _is_known(s, square)) or (
            go(view, foes, lawful) if _nobody_reaches(s, targets) else None
        )
    return call


def _nobody_reaches(s: State, targets: list[MonsterRow]) -> bool:
    """Whether nobody can attack from where they stand: monsters that will not come are in a room that nobody has
    entered, and somebody has to go in."""
    return not any(_can_attack(s, other, s.warriors[other].square, targets) for other in fit(s))


def _is_known(s: State, square: int) -> bool:
    """Whether one can fight there: nobody attacks in a section first entered this phase (WQ-WAR-8)."""
    return has(s.known, place_of(square))


def _can_attack(s: State, warrior: int, square: int, targets: list[MonsterRow]) -> bool:
    near = adjacent(s, square)
    bow = WARRIORS[warrior].has_bow
    return any(has(near, row.square) or (bow and sees(s, square, row.square)) for row in targets)


def _standing(s: State, warrior: int, square: int, targets: list[MonsterRow]) -> float:
    """How good it is to fight from a square: what the warrior can do from it, less what can be done to them."""
    near = adjacent(s, square)
    close = [row for row in targets if has(near, row.square)]
    threat = sum(danger(row) for row in close)
    fresh = s.warriors[warrior].fresh or not has(s.known, place_of(square))
    gain = 0.0
    if close and not fresh:
        gain = 2 * max(worth(harm(s, warrior, row), row) for row in close)
    elif WARRIORS[warrior].has_bow and not fresh and not s.pinned:
        seen = [worth(arrow_harm(warrior, row), row) for row in targets if sees(s, square, row.square)]
        gain = 2 * max(seen, default=0.0)
    care = 0.1 if warrior != WIZARD else 0.6
    if s.warriors[warrior].wounds <= HURT:
        care += 0.3
    return gain - care * threat


def into_the_light(view: View[State], warrior: int) -> Call | None:
    """Back into the lantern's light, before anything else."""
    s = view.state
    light = lit(s)
    if has(light, place_of(s.warriors[warrior].square)):
        return None
    bright = sum(section_squares(s, place) for place in range(len(s.laid)) if has(light, place))
    return go(view, bright & ~doomed(s))


def _others_hold(s: State, warrior: int) -> bool:
    """Whether a terrible monster is next to the warrior, and tougher warriors hold every monster there."""
    close = beside(s, s.warriors[warrior].square)
    if not any(danger(row) >= TERRIBLE for row in close):
        return False
    held = 0
    for other in fit(s):
        if other in (BARBARIAN, DWARF) and s.warriors[other].wounds > HURT:
            held |= adjacent(s, s.warriors[other].square)
    return all(has(held, row.square) for row in close)


def makes_room(view: View[State], warrior: int) -> Call | None:
    """The Elf, who is never pinned, steps back from the line to let an idle fighter in, and shoots."""
    s = view.state
    here = s.warriors[warrior].square
    if warrior not in (ELF, WIZARD) or s.hands or not beside(s, here):
        return None
    idle = [
        other
        for other in fit(s)
        if other in (DWARF, BARBARIAN) and not s.warriors[other].done and not beside(s, s.warriors[other].square)
    ]
    if not _others_hold(s, warrior) and (
        warrior == WIZARD or not any(has(layout(s).graph.near[here], s.warriors[other].square) for other in idle)
    ):
        return None
    steps = steps_from(s, foes_at(s))
    light, best, call = lit(s), 1, None
    for square, way in ways(view, warrior).items():
        far = steps.get(square, FAR)
        safe = has(light, place_of(square)) and _is_known(s, square) and not has(doomed(s), square)
        if best < far <= FAR_ENOUGH and safe and any(sees(s, square, row.square) for row in s.monsters):
            best, call = far, way.calls[0]
    return call


def pushes_on(s: State) -> bool:
    """Whether all monsters left are of the kind that will not come: the party must go to them."""
    return not any(comes(s, row) for row in s.monsters)


def breaks_away(s: State, warrior: int, o: Options) -> bool:
    """Whether a pinned warrior tries to get away: with few wounds left, or where the roof is about to fall; the Wizard
    also from a minotaur."""
    if break_away.name not in o:
        return False
    row = s.warriors[warrior]
    if has(doomed(s), row.square):
        return True
    if warrior != WIZARD:
        return False
    pressed = sum(map(danger, beside(s, row.square)))
    return _others_hold(s, warrior) or (row.wounds <= HURT + 1 and pressed >= 2)


def to_the_duel(view: View[State], warrior: int) -> Call | None:
    """Into the pit, to fight the monster that waits there."""
    s = view.state
    waiting = [row for row in s.monsters if row.behaviour in (IN_PIT_UNTIL_SHOT, UNMOVING)]
    if not waiting:
        return None
    light = lit(s)
    around = 0
    for row in waiting:
        around |= adjacent(s, row.square)
    return go(view, around & ~foes_at(s), lambda square: has(light, place_of(square)))

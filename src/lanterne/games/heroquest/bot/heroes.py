"""A steady hero: explores and fights with the others, searches when it is safe, uses spells and potions sensibly, and
goes home when all is done."""

from lanterne.engine import Call, View, has
from lanterne.games.heroquest.bot.belongings import changed, handed_over, prepare, whole_purse
from lanterne.games.heroquest.bot.exploring import (
    destination,
    is_left_to_others,
    next_place,
    next_step,
    opens,
    past_trap,
    trap_ahead,
)
from lanterne.games.heroquest.bot.fighting import best_action, best_square, guarded, nearby, potion_before_attack
from lanterne.games.heroquest.bot.joining import aside, errand_square, has_no_place, joining_square
from lanterne.games.heroquest.bot.outlook import FAR, Ground, awake
from lanterne.games.heroquest.bot.party import escorting, exit_squares, going_home, homeward, is_weak, party, stamina
from lanterne.games.heroquest.bot.passages import goes_through
from lanterne.games.heroquest.bot.searching import idle_search, last_search, quiet_search
from lanterne.games.heroquest.bot.shopping import shop
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import MONSTERS, WIZARD
from lanterne.games.heroquest.rules.allies import ally_choice, ally_leaves, ally_stays, ally_walks
from lanterne.games.heroquest.rules.armoury import shopping
from lanterne.games.heroquest.rules.artifacts import turn_ring
from lanterne.games.heroquest.rules.attack import fortune, orc_attack, roll_again, second_attack, strike, strike_orc
from lanterne.games.heroquest.rules.belongings import gift, purse
from lanterne.games.heroquest.rules.campaign import next_quest, propose_next, propose_retry, propose_stop
from lanterne.games.heroquest.rules.death import accept_death, last_chance
from lanterne.games.heroquest.rules.defence import defence_window
from lanterne.games.heroquest.rules.ending import leave, leave_together
from lanterne.games.heroquest.rules.gear import change_armour
from lanterne.games.heroquest.rules.movement import roll_movement, walk
from lanterne.games.heroquest.rules.places import inside
from lanterne.games.heroquest.rules.quest_actions import quest_act
from lanterne.games.heroquest.rules.spells import cast_on_door, second_spell
from lanterne.games.heroquest.rules.turn import end_turn, turn_choice
from lanterne.games.heroquest.state import KIND_OF, NONE, MonsterRow, State
from lanterne.kit.grid import mask_of
from lanterne.kit.options import Options, grouped

LAST_TRY = 4
"""The party gives up the campaign after this many tries of a quest."""
A_ROLL = 7
"""Steps that two red dice give on average."""
SPENT = 2
"""With this little stamina per hero the party is about to lose: the Ring of Return takes it to the stairs."""

DEFENCE = frozenset(each.name for each in defence_window.steps)
"""What a hero is asked before a Defend roll."""


def answer_of_hero(view: View[State]) -> Call:
    """The answer to whatever a hero's seat is asked."""
    s = view.state
    o = grouped(view)
    question = s.agenda[-1][0]
    match question:
        case turn_choice.name:
            return turn(s, s.active, o)
        case ally_choice.name:
            return _ally(s, s.agenda[-1][1], o)
        case shopping.name:
            return shop(s, s.active, o)
        case change_armour.name:
            return changed(s, s.agenda[-1][1], s.agenda[-1][2], o)
        case gift.name:
            return handed_over(s, s.active, s.agenda[-1][1], o)
        case purse.name:
            return whole_purse(s, s.active, s.agenda[-1][1])
        case next_quest.name:
            return _next_quest(s, o)
        case last_chance.name:
            return next((call for call in view.options() if call[0] != accept_death.name), view.options()[0])
        case second_attack.name | orc_attack.name | second_spell.name:
            blows = [*o.get(strike.name, ()), *o.get(strike_orc.name, ())]
            return best_action(s, o | {strike.name: blows}) or _default(view)
        case fortune.name:
            return o[roll_again.name][-1] if roll_again.name in o else _default(view)  # skulls come first, and are kept
    if question in DEFENCE:
        return guarded(s, s.agenda[-1][2], s.agenda[-1][3], o) or _default(view)
    return _default(view)


def _default(view: View[State]) -> Call:
    """The default answer, or else the first option."""
    choice = view.choice
    assert choice is not None, "nobody is asked"
    if choice.default is not None and view.is_open(choice.default):
        return choice.default
    if choice.draft is not None:
        return choice.draft.confirm(())
    return view.options()[0]


# --- a turn -----------------------------------------------------------------------------------------------------------


def turn(s: State, hero: int, o: Options) -> Call:
    """One answer in the hero's turn."""
    land = Ground(s)
    foes = nearby(s, s.heroes[hero].square, land)
    if end_turn.name not in o:  # on another's square: move on to where the hero can stop
        return _onward(s, hero, o, land, foes)
    first = prepare(s, hero, o)
    if first:
        return first
    if foes and (escorting(s) or not homeward(s, hero, land)):
        return _fight(s, hero, o, land, foes) or o[end_turn.name][0]
    return _explore(s, hero, o, land) or _leave(s, hero, o, land) or o[end_turn.name][0]


def _onward(s: State, hero: int, o: Options, land: Ground, foes: list[MonsterRow]) -> Call:
    """Towards where the hero wants to be, else to any other square to stop on; back only if there is none ahead."""
    ahead = 1 << _place_in_fight(s, hero, land, foes) if foes else destination(s, hero, land)
    return (
        next_step(s, hero, ahead & land.stops, land, o)
        or next_step(s, hero, land.stops, land, o)
        or next_step(s, hero, land.stops & ~mask_of(s.path), land, o, back=True)
        or next_step(s, hero, land.stops, land, o, back=True)
        or o[walk.name][0]
    )


def _fight(s: State, hero: int, o: Options, land: Ground, foes: list[MonsterRow]) -> Call | None:
    """Attack or cast from here if it is worth it, or else from a better square. The weak draw back. A hero who cannot
    do anything yet comes nearer, or searches nearby while others hold the front; one who is done makes room."""
    row = s.heroes[hero]
    if turn_ring.name in o and sum(stamina(s, other) for other in inside(s)) <= SPENT * len(inside(s)):
        return o[turn_ring.name][0]
    if not s.rolled and not row.acted and (call := potion_before_attack(s, o) or best_action(s, o)):
        return call
    if step := _step_in_fight(s, hero, _striking_square(s, hero, land), land, o):
        return step
    if not row.acted and (call := potion_before_attack(s, o) or best_action(s, o) or _quest_act(o)):
        return call
    spare = not row.acted and has_no_place(s, hero, land)
    if spare and (call := _search_in_fight(s, hero, o)):
        return call
    if step := _step_in_fight(s, hero, _waiting_square(s, hero, land, foes), land, o):
        return step
    if not spare:
        return None if row.acted else idle_search(s, hero, o)
    return _step_in_fight(s, hero, errand_square(s, hero, land, s.points if s.rolled else A_ROLL), land, o)


def _search_in_fight(s: State, hero: int, o: Options) -> Call | None:
    return (None if is_weak(s, hero) else quiet_search(s, hero, o)) or idle_search(s, hero, o)


def _step_in_fight(s: State, hero: int, best: int, land: Ground, o: Options) -> Call | None:
    if best == s.heroes[hero].square:
        return None
    return o[roll_movement.name][0] if roll_movement.name in o else next_step(s, hero, 1 << best, land, o)


def _place_in_fight(s: State, hero: int, land: Ground, foes: list[MonsterRow]) -> int:
    """The square where the hero wants to be."""
    best = _striking_square(s, hero, land)
    return best if best != s.heroes[hero].square else _waiting_square(s, hero, land, foes)


def _striking_square(s: State, hero: int, land: Ground) -> int:
    """Where to strike or cast from; after that, only the weak and the wizard look for a better square."""
    row = s.heroes[hero]
    if row.acted and not is_weak(s, hero) and hero != WIZARD:
        return row.square
    return best_square(s, hero, land, s.points if s.rolled else A_ROLL, not row.acted)


def _waiting_square(s: State, hero: int, land: Ground, foes: list[MonsterRow]) -> int:
    """Where to be for the next turn: nearer to the fight, or after acting out of the others' way."""
    points = s.points if s.rolled else A_ROLL
    return aside(s, hero, land, points) if s.heroes[hero].acted else joining_square(s, hero, foes, land, points)


def _explore(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """No monster is near. The leader keeps the action for what comes to light; the others search first."""
    call = best_action(s, o) or _quest_act(o)
    if homeward(s, hero, land):
        return call or _move(s, hero, o, land)
    if not call and not s.rolled:
        call = quiet_search(s, hero, o)
        if not call and next_place(s, party(s, hero, land), land)[0] != hero:
            call = idle_search(s, hero, o)
    if s.passages and not call:
        call = goes_through(s, hero, next_place(s, party(s, hero, land), land)[1], o, land)
    call = call or opens(s, hero, o, land) or _move(s, hero, o, land)
    return call or quiet_search(s, hero, o) or idle_search(s, hero, o) or _last_resort(s, hero, o, land)


def _last_resort(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """If nothing else is left to do, search rooms at any risk, and let the Genie open a door that nobody can open."""
    if next_place(s, party(s, hero, land), land)[1] & ~(1 << s.heroes[hero].square):
        return None
    return last_search(s, hero, o) or next(iter(o.get(cast_on_door.name, ())), None)


def _quest_act(o: Options) -> Call | None:
    found = o.get(quest_act.name, ())
    return found[0] if found else None


def _move(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Go to the destination, or as near as possible if it is occupied."""
    square = s.heroes[hero].square
    wanted = destination(s, hero, land)
    own = land.stops | 1 << square
    wanted = wanted & own or GRID.step(wanted, land.edges) & own
    if not wanted or has(wanted, square):
        return None
    trap = trap_ahead(s, hero, wanted, land)
    if trap != NONE and is_left_to_others(s, hero, land):
        return past_trap(s, hero, trap, o, land)
    if roll_movement.name in o:
        return o[roll_movement.name][0] if land.steps(square, wanted) < FAR else None
    return next_step(s, hero, wanted, land, o)


def _leave(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Leave once all is done or nothing is left to do. A hero escorting an ally waits for it."""
    if leave_together.name in o:
        return o[leave_together.name][0]
    if leave.name not in o:
        return None
    if not going_home(s) and (destination(s, hero, land) & ~s.exit or _cut_off(s, hero, land)):
        return None
    if escorting(s) and not s.hopeless and len(inside(s)) == 1:
        return None
    return o[leave.name][0]


def _cut_off(s: State, hero: int, land: Ground) -> bool:
    """Whether monsters separate the hero from comrades who may yet get through."""
    return bool(s.monsters) and inside(s) != party(s, hero, land)


# --- allies and the campaign ------------------------------------------------------------------------------------------


def _ally(s: State, ally: int, o: Options) -> Call:
    """An ally heads for the exit, stays near the heroes and keeps away from monsters that can come."""
    if ally_leaves.name in o:
        return o[ally_leaves.name][0]
    land = Ground(s)
    row = next(row for row in s.allies if row.hero == ally)
    walks = {call[-1]: call for call in o.get(ally_walks.name, ())}
    feared = [each for each in awake(s) if has(GRID.reach(1 << each.square, land.edges, land.floor), row.square)]
    if feared:
        wanted = _shelter(row.square, land, feared)
    else:
        wanted = exit_squares(s)
        if not has(wanted, row.square) and not land.way(row.square, wanted):
            wanted = GRID.reach(land.heroes & ~(1 << row.square), land.edges, land.safe, 3)
    path = land.way(row.square, wanted) if walks and not has(wanted, row.square) else ()
    if path and path[0] in walks:
        return walks[path[0]]
    return o[ally_stays.name][0] if ally_stays.name in o else next(iter(walks.values()))


def _shelter(square: int, land: Ground, feared: list[MonsterRow]) -> int:
    """Squares that no monster can strike in its next turn; the ally's own square if there are none."""
    threatened = 0
    for row in feared:
        move = MONSTERS[KIND_OF[row.foe]].move
        area = GRID.reach(1 << row.square, land.edges, land.floor & ~land.heroes | 1 << square, move)
        threatened |= GRID.step(area, land.edges)
    safe = land.stops & land.safe & ~threatened
    return safe if has(threatened, square) and safe else 1 << square


def _next_quest(s: State, o: Options) -> Call:
    """Go on to the next quest; retry a lost one, but not for ever."""
    if s.results and s.results[-1][1] == "success" and propose_next.name in o:
        return o[propose_next.name][0]
    if propose_retry.name in o and s.tries < LAST_TRY:
        return o[propose_retry.name][0]
    return o[propose_stop.name][0]

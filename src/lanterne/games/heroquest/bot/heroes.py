"""A steady hero: explores with the others, fights together, searches when it is safe, uses spells and potions with
sense, and goes home when all is done."""

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
from lanterne.games.heroquest.bot.fighting import best_action, guarded, nearby, potion_before_attack, stand
from lanterne.games.heroquest.bot.outlook import FAR, Ground, awake
from lanterne.games.heroquest.bot.party import escorting, exit_squares, going_home, homeward, party, stamina
from lanterne.games.heroquest.bot.searching import idle_search, last_search, quiet_search
from lanterne.games.heroquest.bot.shopping import shop
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import MONSTERS, WIZARD
from lanterne.games.heroquest.rules.places import inside
from lanterne.games.heroquest.state import KIND_OF, NONE, MonsterRow, State
from lanterne.kit.grid import mask_of
from lanterne.kit.options import Options, grouped

LAST_TRY = 4
"""After so many tries of a quest the party gives the campaign up."""
A_ROLL = 7
"""Steps that two red dice give on average."""
SPENT = 2
"""A party with so little stamina for each hero is about to lose: the Ring of Return takes it to the stairs."""
WEAK = 3
"""With so little stamina a hero draws back after a blow."""


def answer_of_hero(view: View[State]) -> Call:
    """The answer to whatever a hero's seat is asked."""
    s = view.state
    o = grouped(view)
    match s.agenda[-1][0]:
        case "turn_choice":
            return turn(s, s.active, o)
        case "ally_choice":
            return _ally(s, s.agenda[-1][1], o)
        case "shopping":
            return shop(s, s.active, o)
        case "change_armour":
            return changed(s, s.agenda[-1][1], s.agenda[-1][2], o)
        case "gift":
            return handed_over(s, s.active, s.agenda[-1][1], o)
        case "purse":
            return whole_purse(s, s.active, s.agenda[-1][1])
        case "next_quest":
            return _next_quest(s, o)
        case "defence_window/ask":
            return guarded(s, s.agenda[-1][2], s.agenda[-1][3], o) or _default(view)
        case "last_chance":
            return next((call for call in view.options() if call[0] != "accept_death"), view.options()[0])
        case "second_attack" | "orc_attack" | "second_spell":
            return best_action(s, o | {"strike": [*o.get("strike", ()), *o.get("strike_orc", ())]}) or _default(view)
        case "fortune":
            return o["roll_again"][-1] if "roll_again" in o else _default(view)  # skulls come first, and are kept
    return _default(view)


def _default(view: View[State]) -> Call:
    """What happens if nobody answers; the first option where nothing is said."""
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
    foes = bool(nearby(s, s.heroes[hero].square, land))
    if "end_turn" not in o:  # on another's square: on to where one can stop
        return _onward(s, hero, o, land, foes)
    first = prepare(s, hero, o)
    if first:
        return first
    if foes and (escorting(s) or not homeward(s, hero, land)):
        return _fight(s, hero, o, land) or o["end_turn"][0]
    return _explore(s, hero, o, land) or _leave(s, hero, o, land) or o["end_turn"][0]


def _onward(s: State, hero: int, o: Options, land: Ground, foes: bool) -> Call:
    ahead = 1 << stand(s, hero, land, s.points, not s.heroes[hero].acted) if foes else destination(s, hero, land)
    return (
        next_step(s, hero, ahead & land.stops, land, o)
        or next_step(s, hero, land.stops & ~mask_of(s.path), land, o)
        or next_step(s, hero, land.stops, land, o)
        or o["walk"][0]
    )


def _fight(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """A blow or a spell from here if one is worth it; else from a better square. The weak draw back."""
    row = s.heroes[hero]
    square = row.square
    if "turn_ring" in o and sum(stamina(s, other) for other in inside(s)) <= SPENT * len(inside(s)):
        return o["turn_ring"][0]
    if not s.rolled and not row.acted and (call := potion_before_attack(s, o) or best_action(s, o)):
        return call
    if not row.acted or stamina(s, hero) <= WEAK or hero == WIZARD:
        points = s.points if s.rolled else A_ROLL
        best = stand(s, hero, land, points, not row.acted)
        if best != square:
            if "roll_movement" in o:
                return o["roll_movement"][0]
            if step := next_step(s, hero, 1 << best, land, o):
                return step
    if row.acted:
        return None
    return potion_before_attack(s, o) or best_action(s, o) or _quest_act(o) or idle_search(s, hero, o)


def _explore(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Nobody is near. Whoever leads keeps the action for what comes to light; the others search first."""
    call = best_action(s, o) or _quest_act(o)
    if homeward(s, hero, land):
        return call or _move(s, hero, o, land)
    if not call and not s.rolled:
        call = quiet_search(s, hero, o)
        if not call and next_place(s, party(s, hero, land), land)[0] != hero:
            call = idle_search(s, hero, o)
    call = call or opens(s, hero, o, land) or _move(s, hero, o, land)
    return call or quiet_search(s, hero, o) or idle_search(s, hero, o) or _last_resort(s, hero, o, land)


def _last_resort(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Where nothing else is left to do: rooms are searched at any risk, and the Genie opens a door that nobody can."""
    if next_place(s, party(s, hero, land), land)[1] & ~(1 << s.heroes[hero].square):
        return None
    return last_search(s, hero, o) or next(iter(o.get("cast_on_door", ())), None)


def _quest_act(o: Options) -> Call | None:
    found = o.get("quest_act", ())
    return found[0] if found else None


def _move(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """On to the destination; if somebody stands there, as near as can be."""
    square = s.heroes[hero].square
    wanted = destination(s, hero, land)
    own = land.stops | 1 << square
    wanted = wanted & own or GRID.step(wanted, land.edges) & own
    if not wanted or has(wanted, square):
        return None
    trap = trap_ahead(s, hero, wanted, land)
    if trap != NONE and is_left_to_others(s, hero, land):
        return past_trap(s, hero, trap, o, land)
    if "roll_movement" in o:
        return o["roll_movement"][0] if land.steps(square, wanted) < FAR else None
    return next_step(s, hero, wanted, land, o)


def _leave(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """Home, once all is done or nothing is left to do; whoever leads an ally out waits for it."""
    if "leave_together" in o:
        return o["leave_together"][0]
    if "leave" not in o:
        return None
    if not going_home(s) and (destination(s, hero, land) & ~s.exit or _cut_off(s, hero, land)):
        return None
    if escorting(s) and not s.hopeless and len(inside(s)) == 1:
        return None
    return o["leave"][0]


def _cut_off(s: State, hero: int, land: Ground) -> bool:
    """Whether monsters stand between the hero and comrades, who may yet come through."""
    return bool(s.monsters) and inside(s) != party(s, hero, land)


# --- allies and the campaign ------------------------------------------------------------------------------------------


def _ally(s: State, ally: int, o: Options) -> Call:
    """An ally goes to the exit, not far from the heroes; from monsters it keeps away."""
    if "ally_leaves" in o:
        return o["ally_leaves"][0]
    land = Ground(s)
    row = next(row for row in s.allies if row.hero == ally)
    walks = {call[-1]: call for call in o.get("ally_walks", ())}
    feared = awake(s)
    if feared:
        wanted = _shelter(row.square, land, feared)
    else:
        wanted = exit_squares(s) or GRID.reach(land.heroes, land.edges, land.safe, 3)
    path = land.way(row.square, wanted) if walks and not has(wanted, row.square) else ()
    if path and path[0] in walks:
        return walks[path[0]]
    return o["ally_stays"][0] if "ally_stays" in o else next(iter(walks.values()))


def _shelter(square: int, land: Ground, feared: list[MonsterRow]) -> int:
    """Squares that no monster can strike in its next turn; the own one if there are none."""
    threatened = 0
    for row in feared:
        move = MONSTERS[KIND_OF[row.foe]].move
        area = GRID.reach(1 << row.square, land.edges, land.floor & ~land.heroes | 1 << square, move)
        threatened |= GRID.step(area, land.edges)
    safe = land.stops & land.safe & ~threatened
    return safe if has(threatened, square) and safe else 1 << square


def _next_quest(s: State, o: Options) -> Call:
    """On to the next quest; a lost one is tried again, but not for ever."""
    if s.results and s.results[-1][1] == "success" and "propose_next" in o:
        return o["propose_next"][0]
    if "propose_retry" in o and s.tries < LAST_TRY:
        return o["propose_retry"][0]
    return o["propose_stop"][0]

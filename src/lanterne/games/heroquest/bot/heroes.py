"""A steady hero: explores with the others, fights together, searches when it is safe, uses spells and potions with
sense, and goes home when all is done."""

from lanterne.engine import Call, View
from lanterne.games.heroquest.bot.exploring import (
    destination,
    escorted,
    going_home,
    next_step,
    opens,
    piles_near,
    quiet_search,
    seek_doors_here,
)
from lanterne.games.heroquest.bot.fighting import (
    attack_squares,
    beside_a_foe,
    best_action,
    healing_potion,
    is_frail,
    potion_before_attack,
    safe_squares,
)
from lanterne.games.heroquest.bot.outlook import Ground, Options, can_be_fought, ground, grouped, steps_to, way_to
from lanterne.games.heroquest.bot.shopping import shop
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import ITEMS as GOODS
from lanterne.games.heroquest.content.rows import Gear
from lanterne.games.heroquest.rules.gear import may_use
from lanterne.games.heroquest.rules.places import inside, square_of
from lanterne.games.heroquest.state import NONE, State
from lanterne.kit.grid import mask_of

LAST_TRY = 4
"""After so many tries of a quest the party gives the campaign up."""


def answer_of_hero(view: View[State]) -> Call:
    """The answer to whatever a hero's seat is asked."""
    s = view.state
    decision = s.agenda[-1][0]
    o = grouped(view)
    match decision:
        case "turn_choice":
            return turn(s, s.active, o)
        case "ally_choice":
            return _ally(s, s.agenda[-1][1], o)
        case "shopping":
            return shop(s, s.active, o)
        case "next_quest":
            return _next_quest(s, o)
        case "last_chance":
            return next(call for call in view.options() if call[0] != "accept_death" or len(o) == 1)
        case "second_attack" | "orc_attack" | "second_spell":
            return best_action(s, o | {"strike": [*o.get("strike", ()), *o.get("strike_orc", ())]}) or _default(view)
        case "fortune":
            return o["roll_again"][0] if "roll_again" in o else _default(view)
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
    land = ground(s)
    if "end_turn" not in o:  # on another's square: on to where one can stop
        ahead = _wanted(s, hero, land) & land.stops
        return (
            next_step(s, hero, ahead, land, o)
            or next_step(s, hero, land.stops & ~mask_of(s.path), land, o)
            or next_step(s, hero, land.stops, land, o)
            or o["walk"][0]
        )
    return (
        _prepare(s, hero, o)
        or _act(s, hero, o)
        or opens(s, hero, _if_quiet(s, hero, o, land), land)
        or _move(s, hero, o, land)
        or _act_late(s, hero, o)
        or _leave(s, hero, o)
        or o["end_turn"][0]
    )


def _prepare(s: State, hero: int, o: Options) -> Call | None:
    """Free things that are always good: the best weapon in hand, armour on, a potion for a dying hero."""
    sheet = s.sheets[hero]
    for call in o.get("wear", ()):
        worn = max((_armour(item) for item in sheet.worn if _slot(item) == _slot(call[-1])), default=0)
        if _armour(call[-1]) > worn:
            return call
    held = _dice(sheet.readied)
    for call in sorted(o.get("ready", ()), key=lambda call: -_dice(call[-1])):
        if _dice(call[-1]) > held and may_use(hero, call[-1]):
            return call
    return healing_potion(s, hero, o) or piles_near(s, o) or potion_before_attack(s, o)


def _gear(item: int) -> Gear | None:
    card = GOODS[item] if item != NONE else None
    return card if isinstance(card, Gear) else None


def _dice(item: int) -> float:
    gear = _gear(item)
    if gear is None or gear.shot:
        return 1.0 if gear is None else 0.5
    return gear.attack + (0.5 if gear.diagonal else 0.0) - (0.4 if gear.two_handed else 0.0)


def _armour(item: int) -> int:
    gear = _gear(item)
    return gear.defend if gear else 0


def _slot(item: int) -> str | None:
    gear = _gear(item)
    return gear.slot if gear else None


def _act(s: State, hero: int, o: Options) -> Call | None:
    """A blow or a spell; a quest action; a search where it is quiet."""
    return best_action(s, o) or _quest_act(o) or (quiet_search(s, hero, o) if not s.rolled else None)


def _quest_act(o: Options) -> Call | None:
    found = o.get("quest_act", ())
    return found[0] if found else None


def _act_late(s: State, hero: int, o: Options) -> Call | None:
    """After the movement: a search is better than nothing."""
    found = quiet_search(s, hero, o)
    if found or going_home(s):
        return found
    return seek_doors_here(s, hero, o) if not s.monsters else None


def _if_quiet(s: State, hero: int, o: Options, land: Ground) -> Options:
    """No door is opened while there is somebody to fight."""
    return {} if can_be_fought(s, square_of(s, hero), land) else o


def _move(s: State, hero: int, o: Options, land: Ground) -> Call | None:
    """To a monster, away from one, or on to what has not been explored."""
    wanted = _wanted(s, hero, land)
    square = square_of(s, hero)
    own = land.stops | 1 << square
    wanted = wanted & own or GRID.step(wanted, land.edges) & own  # if somebody stands there: as near as can be
    if not wanted or wanted >> square & 1:
        return None
    if "roll_movement" in o:
        return o["roll_movement"][0] if steps_to(s, square, wanted, land) < 999 else None
    return next_step(s, hero, wanted, land, o)


def _wanted(s: State, hero: int, land: Ground) -> int:
    foes = can_be_fought(s, square_of(s, hero), land)
    if foes:
        if s.heroes[hero].acted or is_frail(s, hero):
            return safe_squares(s, hero, land) if beside_a_foe(s, hero) and is_frail(s, hero) else 0
        return attack_squares(s, hero, land)
    if s.heroes[hero].acted and s.rolled:
        return 0
    return destination(s, hero, land)


def _leave(s: State, hero: int, o: Options) -> Call | None:
    """Home, once all is done or nothing is left to do; whoever leads an ally out waits for it."""
    if "leave_together" in o:
        return o["leave_together"][0]
    if "leave" not in o:
        return None
    land = ground(s)
    lost = not going_home(s) and not (destination(s, hero, land) & ~s.exit)
    if not going_home(s) and not lost:
        return None
    if escorted(s) and not s.hopeless and len(inside(s)) == 1:
        return None
    return o["leave"][0]


# --- allies and the campaign ------------------------------------------------------------------------------------------


def _ally(s: State, ally: int, o: Options) -> Call:
    """An ally goes to the exit, or stays close to its controller while there is somebody to fight."""
    if "ally_leaves" in o:
        return o["ally_leaves"][0]
    land = ground(s)
    row = next(row for row in s.allies if row.hero == ally)
    foes = any(not monster.asleep for monster in s.monsters)
    walks = {call[-1]: call for call in o.get("ally_walks", ())}
    wanted = s.exit if s.exit and not foes else 0
    if wanted and walks:
        path = way_to(s, row.square, wanted, land)
        if path and path[0] in walks:
            return walks[path[0]]
    if "ally_stays" in o:
        return o["ally_stays"][0]
    return next(iter(walks.values()))


def _next_quest(s: State, o: Options) -> Call:
    """On to the next quest; a lost one is tried again, but not for ever."""
    if s.results and s.results[-1][1] == "success" and "propose_next" in o:
        return o["propose_next"][0]
    if "propose_retry" in o and s.tries < LAST_TRY:
        return o["propose_retry"][0]
    return o["propose_stop"][0]

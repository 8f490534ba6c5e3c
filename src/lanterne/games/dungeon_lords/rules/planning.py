"""Planning a combat round: the tile that is attacked, and the traps and creatures that wait there (DL-PLN)."""

from functools import cache

from lanterne.engine import (
    SEATS,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    only,
    pick,
    sealed,
    step,
)
from lanterne.engine.step import Call
from lanterne.games.dungeon_lords.content.battlegrounds import IN_ROOM, IN_TUNNEL, Ground
from lanterne.games.dungeon_lords.content.cards import TRAPS as TRAP_TABLE
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.settings import PALADIN_SPACE
from lanterne.games.dungeon_lords.rules.dungeon import ground, nearest
from lanterne.games.dungeon_lords.rules.prison import prisoners, release
from lanterne.games.dungeon_lords.state import (
    CELLS,
    MONSTERS,
    NO_BATTLE,
    NONE,
    PLANNED,
    TRAPS,
    UNPLANNED,
    WAITS,
    Cell,
    Game,
    Lord,
    Monster,
    State,
    Trap,
    Who,
    host_of,
    put,
    turn_order,
)
from lanterne.kit.grid import squares_of

TILE_MARKED = Event("tile-marked", "DL-PLN-1", seat=SEATS, cell=CELLS)
TRAP_LAID = Event("trap-laid", "DL-PLN-3", seat=SEATS, trap=TRAPS)
CREATURE_STATIONED = Event("creature-stationed", "DL-PLN-3", seat=SEATS, monster=MONSTERS)
LORD_WAITS = Event("lord-waits", "DL-PLN-13", seat=SEATS)
NO_PRECAUTION_TAKEN = Event("no-precaution-taken", "DL-PLN-11", seat=SEATS)
NOBODY_TO_RELEASE = Event("nobody-to-release", "DL-PLN-9", seat=SEATS)


# --- who plans --------------------------------------------------------------------------------------------------------


@law("DL-PLN-11")
def may_be_reached(s: State, seat: int) -> bool:
    """Whether the paladin can still come to this lord before their battle: the lord is on or above the paladin space,
    and the paladin is with a lord who fights earlier. A counter moves only in its own lord's battle."""
    host = host_of(s)
    if host == NONE or s.lords[seat].evil < PALADIN_SPACE:
        return False
    order = turn_order(s)
    return order.index(host) < order.index(seat)


@law("DL-GEN-7")
def has_a_choice(lord: Lord) -> bool:
    """Whether everybody can tell that this lord has something to choose: a trap in hand, a face-up creature, or several
    nearest tiles."""
    return bool(lord.traps or lord.ready) or nearest(lord).bit_count() > 1


@step("DL-CBT-3", "DL-PLN-9", "DL-PLN-10", "DL-PLN-11")
def plan_begins(game: Game, seat: SeatId) -> None:
    """Find out what this lord has to plan. A lord with nothing to choose is not asked."""
    s = game.state
    lord = s.lords[seat]
    tiles = nearest(lord)
    if not lord.party:
        asked = bool(tiles) and may_be_reached(s, seat) and has_a_choice(lord)
    else:
        asked = has_a_choice(lord) if tiles else len(lord.prison) > 1
    put(s, seat, lord._replace(plan=UNPLANNED if asked else NO_BATTLE, target=NONE))
    if asked or not lord.party:
        return
    if tiles:
        game.then(mark_tile(tiles.bit_length() - 1, seat))
    elif lord.prison:
        game.then(release(lord.prison[0], seat))
    else:
        game.say(NOBODY_TO_RELEASE, seat)


@step("DL-PLN-1", "DL-PLN-12")
def mark_tile(game: Game, cell: Cell, seat: SeatId) -> None:
    """The party attacks this tile without any trap or creature waiting there."""
    s = game.state
    put(s, seat, s.lords[seat]._replace(plan=PLANNED, target=cell))
    game.say(TILE_MARKED, seat, cell)


# --- the plan, one answer put together --------------------------------------------------------------------------------


@pick("DL-PLN-1")
def mark(cell: Cell) -> None:
    """The tile that is attacked; left out if only one is nearest."""


@pick("DL-PLN-3")
def lay(trap: Trap) -> None:
    """A trap, face down."""


@pick("DL-PLN-3")
def station(monster: Monster) -> None:
    """A monster or a ghost of the lair."""


@pick("DL-PLN-9")
def free(who: Who) -> None:
    """The prisoner who is released if all tiles are conquered."""


@step("DL-PLN-13")
def make_plan(game: Game, *picks: Call) -> None:
    """A lord's answer: the whole plan. The answers are read when all lords have answered."""


@step("DL-PLN-13")
def wait(game: Game) -> None:
    """The answer of a lord who plans later, when the others' plans are open."""


@step("DL-PLN-11")
def no_precaution(game: Game) -> None:
    """The answer of a lord who plans nothing against a paladin who may still come."""


def _of(step: str, picks: tuple[Call, ...]) -> tuple[int, ...]:
    """The picks made with this step."""
    return tuple([thing for name, thing in picks if name == step])


# --- what may wait on a tile ------------------------------------------------------------------------------------------

TRAPS_TOO_DEAR = Refusal("traps-too-dear", "DL-PLN-8")
NO_TILE_TAKES_ALL = Refusal("no-tile-takes-all", "DL-PLN-1")


def _rule_of(limits: Ground) -> str:
    return "DL-PLN-4" if limits == IN_TUNNEL else "DL-PLN-5" if limits == IN_ROOM else "DL-PLN-6"


@cache
def _no_more_traps(limits: Ground) -> Refusal:
    return Refusal("no-more-traps", _rule_of(limits), (("number", limits.traps),))


@cache
def _no_more_monsters(limits: Ground) -> Refusal:
    return Refusal("no-more-monsters", _rule_of(limits), (("number", limits.monsters),))


@cache
def _gold_on_traps(limits: Ground) -> Refusal:
    return Refusal("no-gold-for-room", _rule_of(limits), (("number", limits.trap_gold),))


@law("DL-PLN-4", "DL-PLN-5", "DL-PLN-6", "DL-PLN-8")
def unfit(lord: Lord, cell: int, traps: tuple[int, ...], creatures: tuple[int, ...]) -> Refusal | None:
    """Why these may not all wait on the tile: no more traps and monsters than it takes, not counting ghosts, and the
    traps' costs plus the gold of a room can be paid now."""
    limits = ground(lord, cell)
    if len(traps) > limits.traps:
        return _no_more_traps(limits)
    if sum([not MONSTER_TABLE[kind].ghost for kind in creatures]) > limits.monsters:
        return _no_more_monsters(limits)
    if not traps:
        return None  # what creatures cost is paid when they act
    gold = food = imps = 0
    for trap in traps:
        cost = TRAP_TABLE[trap].cost
        gold, food, imps = gold + cost.gold, food + cost.food, imps + cost.imps
    if lord.gold < gold or lord.food < food or lord.imps < imps:
        return TRAPS_TOO_DEAR
    return _gold_on_traps(limits) if lord.gold < gold + limits.trap_gold * len(traps) else None


def _unfit_anywhere(
    lord: Lord, so_far: tuple[Call, ...], trap: tuple[int, ...], kind: tuple[int, ...]
) -> Refusal | None:
    """Why no tile, or not the one that is marked, takes this trap or creature besides what is planned."""
    traps, creatures = _of("lay", so_far), _of("station", so_far)
    found: list[tuple[int, Refusal]] = []
    for cell in _of("mark", so_far) or squares_of(nearest(lord)):
        refusal = unfit(lord, cell, traps + trap, creatures + kind)
        if refusal is None:
            return None
        found.append((cell, refusal))
    reasons = [refusal for cell, refusal in found if unfit(lord, cell, traps, creatures) is None]
    alike = len({(refusal.message, refusal.args) for refusal in reasons}) == 1
    return reasons[0] if alike else NO_TILE_TAKES_ALL


# --- the picks of a plan ----------------------------------------------------------------------------------------------

ONE_TILE = Refusal("one-tile", "DL-PLN-1")
FACE_DOWN = Refusal("face-down", "DL-PLN-7")
ONE_PRISONER = Refusal("one-prisoner", "DL-PLN-9")
NO_TILE_MARKED = Refusal("tile-missing", "DL-PLN-1")
NOBODY_FREED = Refusal("prisoner-missing", "DL-PLN-9")


@law("DL-PLN-1")
def tiles_to_mark(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The nearest tiles, if there are several."""
    tiles = nearest(s.lords[seat])
    if tiles.bit_count() < 2:
        return []
    return [(cell,) for cell in squares_of(tiles) if cell not in _of("mark", so_far)]


def one_tile(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """One tile is attacked."""
    return ONE_TILE if _of("mark", so_far) else None


def tile_too_small(s: State, seat: int, so_far: tuple[Call, ...], cell: int) -> Refusal | None:
    """The tile must take what is planned already."""
    return unfit(s.lords[seat], cell, _of("lay", so_far), _of("station", so_far))


@law("DL-PLN-3")
def traps_to_lay(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The traps in hand that are not laid yet, equal ones once."""
    lord = s.lords[seat]
    return _not_used(lord.traps, _of("lay", so_far)) if nearest(lord) else []


def trap_unfit(s: State, seat: int, so_far: tuple[Call, ...], trap: int) -> Refusal | None:
    """Some tile must take it with the rest."""
    return _unfit_anywhere(s.lords[seat], so_far, (trap,), ())


@law("DL-PLN-3", "DL-PLN-7")
def creatures_to_station(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The face-up creatures that are not stationed yet, equal ones once."""
    lord = s.lords[seat]
    return _not_used(lord.ready, _of("station", so_far)) if nearest(lord) else []


def creature_unfit(s: State, seat: int, so_far: tuple[Call, ...], monster: int) -> Refusal | None:
    """Some tile must take it with the rest."""
    return _unfit_anywhere(s.lords[seat], so_far, (), (monster,))


def creatures_face_down(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """Creatures that can only be found face down."""
    lord = s.lords[seat]
    awake = creatures_to_station(s, seat, so_far)
    return [(kind,) for kind in dict.fromkeys(lord.spent) if (kind,) not in awake] if nearest(lord) else []


@law("DL-PLN-9")
def prisoners_to_free(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The prisoners, if there is no tile left to defend."""
    lord = s.lords[seat]
    return [] if nearest(lord) else [(who,) for who in prisoners(lord) if free(who) not in so_far]


def one_prisoner(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """One prisoner is let go."""
    return ONE_PRISONER if so_far else None


def _not_used(owned: tuple[int, ...], used: tuple[int, ...]) -> list[tuple[int]]:
    return [(thing,) for thing in dict.fromkeys(owned) if owned.count(thing) > used.count(thing)]


@law("DL-PLN-1", "DL-PLN-9")
def plan_is_open(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """Refuse without a tile if there are several, or without a prisoner if there is no tile."""
    tiles = nearest(s.lords[seat])
    if not tiles:
        return None if so_far else NOBODY_FREED
    return None if tiles.bit_count() == 1 or _of("mark", so_far) else NO_TILE_MARKED


PLAN = Draft(
    "set",
    make_plan,
    (
        Offer(mark, tiles_to_mark, closed=(one_tile,), each=(tile_too_small,)),
        Offer(lay, traps_to_lay, each=(trap_unfit,)),
        Offer(station, creatures_to_station, each=(creature_unfit,)),
        Offer(station, creatures_face_down, never=FACE_DOWN),
        Offer(free, prisoners_to_free, closed=(one_prisoner,)),
    ),
    plan_is_open,
)


# --- asking for it ----------------------------------------------------------------------------------------------------

FIRST_IN_TURN_ORDER = Refusal("first-plans-now", "DL-PLN-13")


def _while_a_paladin_is_there(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    return ((),) if host_of(s) != NONE else ()


@law("DL-PLN-13")
def is_first(s: State, seat: int) -> Refusal | None:
    """No battle comes before this lord's, so there is nothing to wait for."""
    return FIRST_IN_TURN_ORDER if seat == s.first else None


def _without_a_party(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    return () if s.lords[seat].party else ((),)


PRECAUTION = (Offer(no_precaution, _without_a_party),)
PRECAUTION_OR_WAIT = (*PRECAUTION, Offer(wait, _while_a_paladin_is_there, closed=(is_first,)))


@decision("DL-PLN-3", "DL-PLN-13")
def plan_battles(game: Game) -> Choice | None:
    """All lords with a choice plan at the same time, in secret. While the paladin stands at a dungeon, all but the
    first may wait."""
    s = game.state
    planning = tuple([seat for seat in turn_order(s) if s.lords[seat].plan == UNPLANNED])
    if not planning:
        return None
    return sealed(planning, plans_are_shown(), PRECAUTION_OR_WAIT, draft=PLAN, default=no_precaution())


@step("DL-PLN-13")
def plans_are_shown(game: Game) -> None:
    """Reveal all plans in turn order. Then those who waited plan, one after another."""
    s = game.state
    order = turn_order(s)
    for seat in [seat for seat in order if s.lords[seat].plan == UNPLANNED]:
        _carry_out(game, seat)
    game.then(*(plan_after_waiting(seat) for seat in order if s.lords[seat].plan == WAITS))


@decision("DL-PLN-13")
def plan_after_waiting(game: Game, seat: SeatId) -> Choice:
    """A lord who waited plans with the other plans open."""
    return sealed((seat,), late_plan_is_shown(seat), PRECAUTION, draft=PLAN, default=no_precaution())


@step("DL-PLN-13")
def late_plan_is_shown(game: Game, seat: SeatId) -> None:
    """The plan is laid like the others'."""
    _carry_out(game, seat)


def _carry_out(game: Game, seat: int) -> None:
    """Lay the plan that the lord has answered: tile and creatures open, traps face down."""
    s = game.state
    answer = game.sealed(seat)
    lord = s.lords[seat]
    if answer == wait():
        put(s, seat, lord._replace(plan=WAITS))
        game.say(LORD_WAITS, seat)
    elif answer == no_precaution():
        put(s, seat, lord._replace(plan=NO_BATTLE))
        game.say(NO_PRECAUTION_TAKEN, seat)
    elif not nearest(lord):
        put(s, seat, lord._replace(plan=NO_BATTLE))
        game.then(*(release(who, seat) for who in _of("free", answer[1:])))
    else:
        lay_out(game, seat, answer[1:])


def lay_out(game: Game, seat: int, picks: tuple[Call, ...]) -> None:
    """The plan on the table: tile and creatures open, traps face down."""
    s = game.state
    lord = planned(s.lords[seat], picks)
    put(s, seat, lord)
    game.say(TILE_MARKED, seat, lord.target)
    for trap in lord.trapped:
        game.say(TRAP_LAID, seat, only(trap, seat))
    for kind in lord.stationed:
        game.say(CREATURE_STATIONED, seat, kind)


def planned(lord: Lord, picks: tuple[Call, ...]) -> Lord:
    """The lord once this plan is laid: on its tile, or the only one, with its traps and creatures."""
    traps, creatures = _of("lay", picks), _of("station", picks)
    cell = (*_of("mark", picks), *squares_of(nearest(lord)))[0]
    held, lair = list(lord.traps), list(lord.ready)
    for trap in traps:
        held.remove(trap)
    for kind in creatures:
        lair.remove(kind)
    return lord._replace(
        plan=PLANNED, target=cell, traps=tuple(held), trapped=traps, ready=tuple(lair), stationed=creatures
    )


# --- a paladin nobody expected ----------------------------------------------------------------------------------------


def _nearest_tiles(s: State, seat: int) -> list[tuple[int, int]]:
    return [(cell, seat) for cell in squares_of(nearest(s.lords[seat]))]


TILES = (Offer(mark_tile, _nearest_tiles),)


@decision("DL-PLN-12")
def mark_late(game: Game, seat: SeatId) -> Choice | None:
    """The paladin has come to a lord without a plan: which tile does he attack? Nothing else can be planned now."""
    return ask(seat, TILES) if nearest(game.state.lords[seat]) else None

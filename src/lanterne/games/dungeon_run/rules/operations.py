"""What powers do, operation by operation (`content.effects`, `content.dice_effects`).

Here are those about wounds, actions and dice; places: `places.py`, traps and companions: `attaching.py`, cards:
`taking.py`, looking: `looking.py`. Operations that change a roll, a block or a rule are not carried out here, but read
where they count.
"""

from collections.abc import Callable

from lanterne.engine import NUMBER, SEATS, Event, law, part
from lanterne.games.dungeon_run.content.dice_effects import (
    ChangeRating,
    Debuff,
    FreeAttack,
    Heal,
    NextRoll,
    NoRally,
    Operation,
    Revive,
    SetWounds,
    Wound,
)
from lanterne.games.dungeon_run.content.effects import (
    AllShowTest,
    CollectTile,
    DiceTest,
    DieTable,
    DiscardKilled,
    ExtraActions,
    LoseActions,
    RatingTest,
    Stay,
)
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.sources import (
    ABILITY,
    EQUIPMENT_CARD,
    MARKER,
    PERSONAL,
    POWER_TABLE,
    SUMMONER,
    TILE,
    TRAP_EFFECT,
)
from lanterne.games.dungeon_run.content.terms import POOL_NAMES
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.attaching import ATTACHING, ATTACHING_ONCE
from lanterne.games.dungeon_run.rules.looking import LOOKING
from lanterne.games.dungeon_run.rules.places import PLACES, PLACES_ONCE
from lanterne.games.dungeon_run.rules.search import collect_tile
from lanterne.games.dungeon_run.rules.taking import TAKING
from lanterne.games.dungeon_run.rules.targets import can_be_healed, is_monster, where_is
from lanterne.games.dungeon_run.rules.wounds import FROM_POWER, FROM_TILE, FROM_TRAP, wounded
from lanterne.games.dungeon_run.state import (
    NONE,
    RATINGS,
    Game,
    conscious,
    deed_of,
    life,
    put,
    set_deed,
)

HEALED = Event("healed", "DR-ABI-12", seat=SEATS, amount=NUMBER)
HAS_WOUNDS = Event("has-wounds", "DR-ABI-12", seat=SEATS, amount=NUMBER)
MORE_ACTIONS = Event("more-actions", "DR-ABI-3", seat=SEATS, amount=NUMBER)
LOSES_ACTIONS = Event("loses-actions", "DR-RND-11", seat=SEATS, amount=NUMBER)
WILL_LOSE_ACTIONS = Event("will-lose-actions", "DR-RND-11", seat=SEATS, amount=NUMBER)
RATING_RAISED = Event("rating-raised", "DR-GEN-3", seat=SEATS, rating=RATINGS, amount=NUMBER)
RATING_LOWERED = Event("rating-lowered", "DR-GEN-3", seat=SEATS, rating=RATINGS, amount=NUMBER)
MORE_DICE_NEXT = Event("more-dice-next", "DR-ABI-6", seat=SEATS, amount=NUMBER)
FEWER_BATTLE_DICE = Event("fewer-battle-dice", "DR-ABI-6", seat=SEATS, amount=NUMBER)
FEWER_NIMBLE_DICE = Event("fewer-nimble-dice", "DR-ABI-6", seat=SEATS, amount=NUMBER)
MAY_NOT_RALLY = Event("may-not-rally", "DR-RAL-1", seat=SEATS)

_OF_HEROES = (PERSONAL, SUMMONER, ABILITY, EQUIPMENT_CARD, MARKER)

Perform = Callable[[Game, Operation, int, int, int], None]
"""`(game, operation, power, holder, target)`."""


@law("DR-DIE-5")
def responsible(number: int, holder: int) -> int:
    """The hero whose power it is; NONE for traps, tiles, strangers and monsters."""
    return holder if POWER_TABLE[number].kind in _OF_HEROES and not is_monster(holder) else NONE


# --- wounds -----------------------------------------------------------------------------------------------------------


@law("DR-ABI-11")
def source(number: int) -> int:
    """Where the wounds of a power come from."""
    return {TRAP_EFFECT: FROM_TRAP, TILE: FROM_TILE}.get(POWER_TABLE[number].kind, FROM_POWER)


def _wound(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, Wound)
    by = responsible(power, holder)
    if is_monster(target):
        game.then(ahead.wound_monster(where_is(game.state, target), op.amount))
    else:
        game.then(wounded(target, op.amount, source(power), NONE if by == target else by))


@part("DR-ABI-12")
def heal(game: Game, seat: int, amount: int) -> None:
    """For a step: a hero removes up to `amount` wounds, unless the wounds have reached their Life."""
    s = game.state
    hero = s.heroes[seat]
    if can_be_healed(hero):
        healed = min(amount, hero.wounds)
        put(s, seat, hero._replace(wounds=hero.wounds - healed))
        game.say(HEALED, seat, healed)


def _heal(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, Heal)
    heal(game, target, op.amount)


def _set_wounds(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, SetWounds)
    hero = game.state.heroes[holder]
    wounds = life(hero) - 1 if op.to == "life_minus_1" else op.to
    put(game.state, holder, hero._replace(wounds=wounds))
    game.say(HAS_WOUNDS, holder, wounds)


# --- actions ----------------------------------------------------------------------------------------------------------


def _extra_actions(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, ExtraActions)
    hero = game.state.heroes[holder]
    put(game.state, holder, hero._replace(actions=hero.actions + op.amount))
    game.say(MORE_ACTIONS, holder, op.amount)


@part("DR-RND-11", "DR-ABI-16")
def _lose_actions(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """Actions lost now are those of the hero's own turn; outside it none are lost."""
    assert isinstance(op, LoseActions)
    s = game.state
    hero = s.heroes[target]
    if op.when == "next_turn":
        assert op.amount != "all", "nobody loses a whole next turn"
        put(s, target, hero._replace(lost=hero.lost + op.amount))
        game.say(WILL_LOSE_ACTIONS, target, op.amount)
    elif s.active == target and hero.actions:
        lost = hero.actions if op.amount == "all" else min(op.amount, hero.actions)
        put(s, target, hero._replace(actions=hero.actions - lost))
        game.say(LOSES_ACTIONS, target, lost)


# --- ratings and dice -------------------------------------------------------------------------------------------------


def _change_rating(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, ChangeRating)
    assert op.this_turn, "what lasts is read where it counts"
    hero, rating = game.state.heroes[holder], RATING_NAMES.index(op.rating)
    changed = list(hero.changed)
    changed[rating] += op.amount
    put(game.state, holder, hero._replace(changed=(changed[0], changed[1], changed[2])))
    game.say(RATING_RAISED if op.amount > 0 else RATING_LOWERED, holder, rating, abs(op.amount))


def _next_roll(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    assert isinstance(op, NextRoll)
    assert op.pool == "battle"
    hero = game.state.heroes[holder]
    put(game.state, holder, hero._replace(bonus=hero.bonus + op.amount))
    game.say(MORE_DICE_NEXT, holder, op.amount)


def _debuff(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """Until the end of the hero's next turn: a debuff during their own turn begins to count after it."""
    assert isinstance(op, Debuff)
    s = game.state
    hero = s.heroes[target]
    fewer = tuple([(POOL_NAMES.index(pool), op.amount) for pool in op.pools])
    if s.active == target:
        put(s, target, hero._replace(weakening=hero.weakening + fewer))
    else:
        put(s, target, hero._replace(weakened=hero.weakened + fewer))
    game.say(FEWER_BATTLE_DICE if op.pools == ("battle",) else FEWER_NIMBLE_DICE, target, op.amount)


# --- within a battle --------------------------------------------------------------------------------------------------


def _no_rally(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    deed = deed_of(game.state)
    set_deed(game.state, deed._replace(no_rally=deed.no_rally | 1 << target))
    if can_be_healed(game.state.heroes[target]):
        game.say(MAY_NOT_RALLY, target)


OPERATIONS: dict[type[Operation], Perform] = {
    Wound: _wound,
    Heal: _heal,
    SetWounds: _set_wounds,
    ExtraActions: _extra_actions,
    LoseActions: _lose_actions,
    ChangeRating: _change_rating,
    NextRoll: _next_roll,
    Debuff: _debuff,
    NoRally: _no_rally,
    Revive: lambda game, op, power, holder, target: game.then(ahead.revive_monster(where_is(game.state, holder))),
    DiscardKilled: lambda game, op, power, holder, target: game.then(ahead.discard_killed(holder)),
    FreeAttack: lambda game, op, power, holder, target: game.then(
        ahead.free_attack(target, where_is(game.state, holder))
    ),
    Stay: lambda game, op, power, holder, target: game.then(ahead.stays(target)),
    CollectTile: lambda game, op, power, holder, target: game.then(collect_tile(holder)),
    **PLACES,
    **ATTACHING,
    **TAKING,
    **LOOKING,
}
ONCE: frozenset[type[Operation]] = frozenset(
    (SetWounds, ExtraActions, ChangeRating, NextRoll, Revive, DiscardKilled, CollectTile, *PLACES_ONCE, *ATTACHING_ONCE)
)
"""Operations done only once, even if the power has several targets."""
TESTS = (RatingTest, AllShowTest, DiceTest, DieTable)


def perform(game: Game, op: Operation, power: int, place: int, holder: int, target: int) -> None:
    """For a step: one operation of a power; for tests and tables see `trials.py`. Nothing happens to a hero who is not
    conscious (DR-DEF-8)."""
    if type(op) not in ONCE and not is_monster(target) and not conscious(game.state, target):
        return
    if isinstance(op, TESTS):
        game.then(ahead.trial(power, place, holder, target))
    else:
        OPERATIONS[type(op)](game, op, power, holder, target)

"""The powers of a moment, and how a power is carried out (DR-ABI-3, DR-ABI-4).

Other modules call for a moment: `moment(window, seat)` for a hero, `monster_moment(window, tile, seat)` for a monster.
If they have asked the holder themselves, they call `carry_out`. Operations are carried out in `operations.py`.
"""

from typing import get_args

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.engine.choice import any_open
from lanterne.games.dungeon_run.content.dice_effects import NoRally, Operation
from lanterne.games.dungeon_run.content.effects import CollectTile
from lanterne.games.dungeon_run.content.settings import SPECIAL
from lanterne.games.dungeon_run.content.sources import POWER_TABLE, TRAP_EFFECT
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.actions import begin_action
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.costs import can_pay, pay
from lanterne.games.dungeon_run.rules.held import at_window, card_powers, powers_of, without_power
from lanterne.games.dungeon_run.rules.operations import ONCE, perform, responsible
from lanterne.games.dungeon_run.rules.targets import (
    CHOOSES,
    HERO,
    MONSTER,
    NOBODY,
    PLACE,
    branch,
    heroes_for,
    is_monster,
    matters,
    monster_on,
    monsters_for,
    places_for,
    where_is,
    whom,
)
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    POWERS,
    Deed,
    Game,
    PowerId,
    State,
    TileId,
    conscious,
    current,
    life,
)

WINDOWS: tuple[Moment, ...] = get_args(Moment)
"""The moments of powers; a moment is an int, its place here."""

POWER_USED = Event("power-used", "DR-ABI-3", seat=SEATS, power=POWERS)
POWER_WORKS = Event("power-works", "DR-ABI-3", seat=SEATS, power=POWERS)
MONSTER_POWER = Event("monster-power", "DR-ABI-2", card=CARDS, power=POWERS)

_WITHIN_A_BATCH: tuple[Moment, ...] = ("battle_end", "monster_killed", "about_to_fall", "fallen")
"""Moments inside something that checks for defeats itself when it is over (DR-GEN-8)."""


# --- a hero's moment --------------------------------------------------------------------------------------------------


@step("DR-ABI-3", "DR-GEN-9")
def moment(game: Game, window: int, seat: SeatId) -> None:
    """A hero's own powers of this moment: automatic ones in the order of the cards, then optional ones, one by one. A
    power that takes everything on the tile waits for `tile_is_plundered` (DR-BAT-18)."""
    numbers = powers_of(game.state, seat).by_window.get(WINDOWS[window])
    if numbers is None:
        return
    autos = [number for number in numbers if POWER_TABLE[number].power.mode == "auto"]
    mays = [number for number in numbers if POWER_TABLE[number].power.mode == "may" and not _plunders(number)]
    game.then(
        *[power_works(number, seat) for number in autos],
        *[power_is_offered(number, seat) for number in mays],
    )


def _plunders(number: int) -> bool:
    return any(isinstance(op, CollectTile) for op in POWER_TABLE[number].power.do)


@step("DR-BAT-18")
def tile_is_plundered(game: Game, seat: SeatId) -> None:
    """At the very end of a battle, a killer who is still conscious may take the cards on the tile."""
    game.then(
        *[
            power_is_offered(number, seat)
            for number in at_window(game.state, seat, "monster_killed")
            if _plunders(number)
        ]
    )


@law("DR-ABI-3", "DR-ABI-4", "DR-BAT-18")
def ready(s: State, seat: int, number: int) -> bool:
    """Whether a hero's power can work now, apart from its target: the hero is conscious, its conditions hold, it is not
    used up, and the hero can pay."""
    if not _is_able(s, seat, POWER_TABLE[number].power.window):
        return False
    return holds(s, seat, number, current(s)) and left(s, seat, number) and can_pay(s, seat, number)


@law("DR-ABI-12", "DR-BAT-18", "DR-DEF-8")
def _is_able(s: State, seat: int, window: Moment) -> bool:
    """Whether a hero can use powers at such a moment: conscious and not defeated, unless the moment is about that. In
    B9 nobody has been defeated yet."""
    hero = s.heroes[seat]
    if window == "fallen":
        return True
    if window == "about_to_fall":
        return hero.wounds >= life(hero)
    return conscious(s, seat) and (window == "battle_end" or hero.wounds < life(hero))


@step("DR-ABI-3", "DR-ABI-4")
def power_works(game: Game, power: PowerId, seat: SeatId) -> None:
    """A power works by itself. Without a target it is not used up."""
    s = game.state
    if not ready(s, seat, power) or not _does_something(s, power, seat):
        return
    use_up(s, seat, power)
    game.say(POWER_WORKS, seat, power)
    game.then(carry_out(power, seat, NONE))


def _does_something(s: State, number: int, seat: int) -> bool:
    target = POWER_TABLE[number].power.target
    concerned = whom(s, number, seat, NONE)
    if not concerned:
        return target is not None and target.may_be_nobody
    return any(matters(s, number, seat, who) for who in concerned)


# --- powers that a hero may use ---------------------------------------------------------------------------------------


@step("DR-ABI-3")
def power_is_offered(game: Game, power: PowerId, seat: SeatId) -> None:
    """An optional power is offered if it can do anything."""
    s = game.state
    if ready(s, seat, power) and any_open(s, Choice((seat,), USES, (power,)), seat):
        game.then(may_use(power, seat))


def use(game: Game, seat: int, number: int, target: int) -> None:
    """For a step: the hero uses a power and pays for it, with an action if it is a special action."""
    s = game.state
    if POWER_TABLE[number].power.mode == "special_action":
        begin_action(game, Deed(SPECIAL, seat, tile=s.heroes[seat].tile))
    use_up(s, seat, number)
    game.say(POWER_USED, seat, number)
    game.then(pay(seat, number), carry_out(number, seat, target))


@step("DR-ABI-3")
def use_power(game: Game, seat: SeatId, power: PowerId) -> None:
    """Use a power that needs no choice."""
    use(game, seat, power, NONE)


@step("DR-ABI-3", "DR-ABI-23")
def use_power_on(game: Game, seat: SeatId, power: PowerId, hero: SeatId) -> None:
    """Use a power on a hero."""
    use(game, seat, power, hero)


@step("DR-ABI-3", "DR-ABI-23")
def use_power_against(game: Game, seat: SeatId, power: PowerId, tile: TileId) -> None:
    """Use a power against the monster on a tile."""
    use(game, seat, power, monster_on(tile))


@step("DR-ABI-3", "DR-ABI-23")
def use_power_at(game: Game, seat: SeatId, power: PowerId, tile: TileId) -> None:
    """Use a power at a tile."""
    use(game, seat, power, tile)


@step("DR-ABI-3")
def leave_unused(game: Game) -> None:
    """Do not use it."""


def alone(s: State, seat: int, power: int) -> list[tuple[int, ...]]:
    return [(seat, power)] if CHOOSES[power] == NOBODY and _does_something(s, power, seat) else []


def on_heroes(s: State, seat: int, power: int) -> list[tuple[int, ...]]:
    return [(seat, power, hero) for hero in heroes_for(s, seat, power)] if CHOOSES[power] == HERO else []


def on_monsters(s: State, seat: int, power: int) -> list[tuple[int, ...]]:
    return [(seat, power, tile) for tile in monsters_for(s, seat, power)] if CHOOSES[power] == MONSTER else []


def on_places(s: State, seat: int, power: int) -> list[tuple[int, ...]]:
    return [(seat, power, tile) for tile in places_for(s, seat, power)] if CHOOSES[power] == PLACE else []


USES = (
    Offer(use_power, alone),
    Offer(use_power_on, on_heroes),
    Offer(use_power_against, on_monsters),
    Offer(use_power_at, on_places),
)
USES_OR_NOT = (Offer(leave_unused), *USES)


@decision("DR-ABI-3", "DR-ABI-23")
def may_use(game: Game, power: PowerId, seat: SeatId) -> Choice:
    """Do you use this power, and on whom?"""
    return ask(seat, USES_OR_NOT, power, default=leave_unused())


# --- a monster's moment -----------------------------------------------------------------------------------------------


@step("DR-ABI-2", "DR-GEN-9")
def monster_moment(game: Game, window: int, tile: TileId, seat: SeatId) -> None:
    """What the monster on a tile, or the one just killed there, does at this moment. `seat` is the hero who fights it,
    killed it or enters; NONE if nobody."""
    s = game.state
    card = _monster_of(s, tile)
    if card == NONE:
        return
    numbers = card_powers(card).by_window.get(WINDOWS[window], ())
    game.then(*[monster_power_works(number, tile, seat) for number in numbers])


def _monster_of(s: State, tile: int) -> int:
    """The monster there, or the one just killed there; NONE if the battle has taken its power away (Polymorph)."""
    deed = current(s)
    if deed is not None and without_power(deed):
        return NONE
    card = s.spots[tile].monster
    return card if card != NONE or deed is None else deed.card


@step("DR-ABI-2", "DR-ABI-3", "DR-GEN-12")
def monster_power_works(game: Game, power: PowerId, tile: TileId, seat: SeatId) -> None:
    """A power of a monster happens if its conditions hold and it concerns somebody. If it changes nothing it is not
    mentioned."""
    s = game.state
    if not holds(s, NONE, power, current(s)):
        return
    concerned = whom(s, power, monster_on(tile), seat)
    if any(matters(s, power, monster_on(tile), who) for who in concerned):
        game.say(MONSTER_POWER, POWER_TABLE[power].thing, power)
    elif not concerned or not _may_count_later(power):
        return
    game.then(carry_out(power, monster_on(tile), seat))


def _may_count_later(number: int) -> bool:
    """Whether a power that changes nothing now may do so within the same battle: wounds may come before the Rally."""
    return any(isinstance(op, NoRally) for op in POWER_TABLE[number].power.do)


# --- what a power does ------------------------------------------------------------------------------------------------


@step("DR-ABI-3", "DR-GEN-8")
def carry_out(game: Game, power: PowerId, holder: int, target: int) -> None:
    """Everything that a power does, in the order of the card; then its kills and defeats are checked, unless the battle
    or trap around it does that later. The holder is a creature as in `targets.py`: the owner of the power; for a trap,
    a tile or a stranger, the hero affected. The target is a creature or a tile."""
    s = game.state
    known = POWER_TABLE[power]
    concerned = whom(s, power, holder, target)
    for place, op in enumerate(known.power.do):
        those = [target] if type(op) in ONCE else concerned
        game.then(*[operation(power, place, NONE, NONE, holder, who) for who in those])
    if known.power.window not in _WITHIN_A_BATCH and known.kind != TRAP_EFFECT:
        struck = [where_is(s, who) for who in concerned if is_monster(who) and who != holder]
        game.then(*[ahead.blow_is_settled(tile, responsible(power, holder)) for tile in struck])
        game.then(ahead.falls_are_checked(responsible(power, holder)))


@step("DR-ABI-3")
def carry_out_list(game: Game, power: PowerId, place: int, line: int, holder: int, target: int) -> None:
    """The result of a test or a table for this one target: `place` is the place of the operation in the power, `line`
    as in `targets.branch`."""
    does = branch(POWER_TABLE[power].power.do[place], line)
    game.then(*[operation(power, place, line, each, holder, target) for each in range(len(does))])


@step("DR-ABI-3")
def operation(game: Game, power: PowerId, place: int, line: int, inner: int, holder: int, target: int) -> None:
    """One operation of a power; within a branch of a test if `line` is not NONE."""
    op: Operation = POWER_TABLE[power].power.do[place]
    if line != NONE:
        op = branch(op, line)[inner]
    perform(game, op, power, place, holder, target)

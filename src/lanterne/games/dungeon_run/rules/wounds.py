"""Wounds on heroes: what prevents them, who takes them instead, and who is to blame (DR-GEN-7, DR-ABI-11).

Nobody falls here: when a batch of wounds is complete, `fall.falls_are_checked` checks everybody (DR-GEN-8).
"""

from typing import get_args

from lanterne.engine import NUMBER, SEATS, Choice, Event, Ids, Offer, SeatId, ask, decision, law, part, step
from lanterne.games.dungeon_run.content.dice_effects import Prevent, Redirect
from lanterne.games.dungeon_run.content.terms import Source
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.state import (
    NONE,
    POWERS,
    Game,
    PowerId,
    State,
    Wounds,
    conscious,
    current,
    life,
    others_present,
    power,
    put,
)

SOURCE_NAMES: tuple[str, ...] = (*get_args(Source), "cost")
SOURCES = Ids("source", SOURCE_NAMES)
"""Where wounds come from (DR-ABI-11)."""
FROM_BATTLE, FROM_FREE_ATTACK, FROM_TRAP, FROM_TILE, FROM_POWER, FROM_SABOTAGE, FROM_COST = range(len(SOURCE_NAMES))

PREVENTED = Event("wounds-prevented", "DR-ABI-11", seat=SEATS, power=POWERS, amount=NUMBER)
REDIRECTED = Event("wounds-redirected", "DR-ABI-11", seat=SEATS, power=POWERS, amount=NUMBER, target=SEATS)
WOUNDED = Event("wounded", "DR-ABI-11", seat=SEATS, amount=NUMBER, source=SOURCES, left=NUMBER)
LAST_WOUND = Event("last-wound", "DR-GEN-7", seat=SEATS, amount=NUMBER, source=SOURCES)


@step("DR-ABI-11", "DR-DEF-8")
def wounded(game: Game, seat: SeatId, amount: int, source: int, by: SeatId) -> None:
    """Wounds for a hero from a source of `SOURCES`; `by`: the hero who dealt them with hits or a power, or NONE. Powers
    that prevent wounds work first, then those that pass them on. An unconscious hero takes none."""
    s = game.state
    if not conscious(s, seat):
        return
    for number, kept_off in preventing(s, seat, source):
        kept_off = min(kept_off, amount)
        if kept_off:
            amount -= kept_off
            game.say(PREVENTED, seat, number, kept_off)
    if amount <= 0:
        return
    shield = redirecting(s, seat, source)
    if shield == NONE:
        place_wounds(game, Wounds(seat, amount, source, by))
    else:
        s.incoming = Wounds(seat, amount, source, by)
        game.then(may_redirect(seat, shield))


@law("DR-ABI-11")
def preventing(s: State, seat: int, source: int) -> list[tuple[int, int]]:
    """The powers of a hero that keep off wounds from this source, and how many each."""
    deed = current(s)
    return [
        (number, op.amount)
        for number in at_window(s, seat, "wounds_incoming")
        for op in power(number).do
        if isinstance(op, Prevent) and SOURCE_NAMES[source] in op.sources and holds(s, seat, number, deed)
    ]


# --- passing wounds on ------------------------------------------------------------------------------------------------


@law("DR-ABI-11", "DR-ABI-23", "DR-ABI-25", "DR-DEF-6", "DR-SOL-2")
def redirecting(s: State, seat: int, source: int) -> int:
    """The power with which a hero may pass wounds from this source on to somebody on the tile, or NONE."""
    deed = current(s)
    for number in at_window(s, seat, "wounds_incoming"):
        does = power(number).do
        fits = any(isinstance(op, Redirect) and SOURCE_NAMES[source] in op.sources for op in does)
        if fits and left(s, seat, number) and holds(s, seat, number, deed) and others_present(s, seat):
            return number
    return NONE


def _most(number: int) -> int:
    """How many wounds the power can pass on."""
    return max(op.most for op in power(number).do if isinstance(op, Redirect))


@step("DR-ABI-11")
def redirect_wounds(game: Game, shield: PowerId, target: SeatId) -> None:
    """Somebody else takes some of the wounds; they count as dealt by the power of the hero who passed them on."""
    s = game.state
    wounds = s.incoming
    assert wounds is not None
    s.incoming = None
    use_up(s, wounds.seat, shield)
    moved = min(_most(shield), wounds.amount)
    game.say(REDIRECTED, wounds.seat, shield, moved, target)
    place_wounds(game, wounds._replace(amount=wounds.amount - moved))
    game.then(wounded(target, moved, FROM_POWER, wounds.seat))


@step("DR-ABI-11")
def bear_wounds(game: Game) -> None:
    """Take all of the wounds yourself."""
    s = game.state
    wounds = s.incoming
    assert wounds is not None
    s.incoming = None
    place_wounds(game, wounds)


def others_here(s: State, seat: int, _: int, shield: int) -> list[tuple[int, int]]:
    """The power, with each other hero on the tile."""
    return [(shield, other) for other in others_present(s, seat)]


REDIRECTS = (Offer(bear_wounds), Offer(redirect_wounds, others_here))


@decision("DR-ABI-11")
def may_redirect(game: Game, seat: SeatId, shield: PowerId) -> Choice:
    """Who takes the wound: you, or somebody on your tile?"""
    return ask(seat, REDIRECTS, seat, shield, default=bear_wounds())


# --- placing them -----------------------------------------------------------------------------------------------------


@law("DR-DIE-5")
def blamed(wounds: Wounds) -> int:
    """The hero who is to blame for the wounds: only for hits in a battle or a power; else NONE."""
    return wounds.by if wounds.source in (FROM_BATTLE, FROM_POWER) and wounds.by != wounds.seat else NONE


@part("DR-GEN-7", "DR-GEN-10", "DR-BAT-13", "DR-DIE-5")
def place_wounds(game: Game, wounds: Wounds) -> None:
    """For steps: the markers are placed on the hero card. The hero who brings them up to its Life is to blame for what
    follows."""
    s, seat, amount, source = game.state, wounds.seat, wounds.amount, wounds.source
    if not amount:
        return
    hero = s.heroes[seat]
    total, most = hero.wounds + amount, life(hero)
    struck = blamed(wounds) if hero.wounds < most <= total else hero.struck_by
    put(s, seat, hero._replace(wounds=total, struck_by=struck))
    if total < most:
        game.say(WOUNDED, seat, amount, source, most - total)
    else:
        game.say(LAST_WOUND, seat, amount, source)

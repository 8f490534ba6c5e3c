"""Powers that let a hero look at hidden cards (DR-ABI-22). Only that hero learns what they are; everybody learns that
they looked."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import SEATS, Card, Choice, Event, Offer, SeatId, ask, decision, has, only, part, step
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.effects import Peek
from lanterne.games.dungeon_run.state import CARDS, Game

LOOKS_AT_BOSS = Event("looks-at-boss", "DR-ABI-22", seat=SEATS, card=CARDS)
LOOKS_AT_ENCOUNTER = Event("looks-at-encounter", "DR-ABI-22", seat=SEATS, card=CARDS)
LEAVES_ON_TOP = Event("leaves-on-top", "DR-ABI-22", seat=SEATS)
PUTS_AT_BOTTOM = Event("puts-at-bottom", "DR-ABI-22", seat=SEATS)
NOTHING_TO_LOOK_AT = Event("nothing-to-look-at", "DR-TSP-13", seat=SEATS)


@part("DR-ABI-22", "DR-TSP-13")
def _peek(game: Game, op: Operation, power: int, holder: int, target: int) -> None:
    """The hero looks at the top card, and is asked first if they may decline. If the boss is known to them or face up,
    they learn nothing."""
    assert isinstance(op, Peek)
    s = game.state
    if op.deck == "encounter":
        if s.encounters:
            game.then(look_at_encounter(target), *[top_or_bottom(target)] * op.may_bottom)
    elif not s.boss or has(s.boss[0].known, target):
        game.say(NOTHING_TO_LOOK_AT, target)
    elif op.may_decline:
        game.then(may_look_at_boss(target))
    else:
        game.then(look_at_boss(target))


def _seen(card: Card, seat: int) -> Card:
    return card._replace(known=card.known | 1 << seat)


# --- the boss card ----------------------------------------------------------------------------------------------------


@step("DR-ABI-22", "DR-TSP-5")
def look_at_boss(game: Game, seat: SeatId) -> None:
    """Look at the boss card in secret."""
    s = game.state
    s.boss[0] = _seen(s.boss[0], seat)
    game.say(LOOKS_AT_BOSS, seat, only(s.boss[0].face, seat))


@step("DR-TSP-5")
def look_away(game: Game) -> None:
    """Do not look."""


BOSS_LOOKS = (Offer(look_at_boss, lambda s, seat: ((seat,),)), Offer(look_away))


@decision("DR-TSP-5", "DR-ABI-22")
def may_look_at_boss(game: Game, seat: SeatId) -> Choice:
    """Do you look at the boss card?"""
    return ask(seat, BOSS_LOOKS)


# --- the encounter deck -----------------------------------------------------------------------------------------------


@step("DR-ABI-22")
def look_at_encounter(game: Game, seat: SeatId) -> None:
    """The hero looks at the top card of the encounter deck."""
    s = game.state
    s.encounters[0] = _seen(s.encounters[0], seat)
    game.say(LOOKS_AT_ENCOUNTER, seat, only(s.encounters[0].face, seat))


@step("DR-ABI-22")
def leave_on_top(game: Game, seat: SeatId) -> None:
    """Leave the card where it is."""
    game.say(LEAVES_ON_TOP, seat)


@step("DR-ABI-22")
def put_at_bottom(game: Game, seat: SeatId) -> None:
    """Put the card at the bottom of the deck."""
    s = game.state
    s.encounters.append(s.encounters.pop(0))
    game.say(PUTS_AT_BOTTOM, seat)


TOP_OR_BOTTOM = (
    Offer(leave_on_top, lambda s, seat: ((seat,),)),
    Offer(put_at_bottom, lambda s, seat: ((seat,),)),
)


@decision("DR-ABI-22")
def top_or_bottom(game: Game, seat: SeatId) -> Choice:
    """Does the card stay on top of the deck?"""
    return ask(seat, TOP_OR_BOTTOM)


LOOKING: dict[type[Operation], Callable[[Game, Any, int, int, int], None]] = {Peek: _peek}

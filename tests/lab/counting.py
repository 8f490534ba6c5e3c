"""A game small enough for tests of the lab: two players in turn add 1 or 2 to a total, and the one who makes it 5 wins.
Once in a game the second player may take an addition back."""

import sys
from collections.abc import Mapping
from typing import Annotated, Any

from lanterne import engine
from lanterne.engine import (
    PUBLIC,
    SEATS,
    Again,
    Box,
    Choice,
    Dice,
    Event,
    Offer,
    Play,
    Positions,
    Refusal,
    SeatId,
    Seats,
    View,
    Window,
    ask,
    decision,
    law,
    step,
)

GOAL = 5


class State(engine.State):
    total: Annotated[int, PUBLIC] = 0
    taken_back: Annotated[bool, PUBLIC] = False


WON = Event("won", "CNT-END-1", seat=SEATS)

TOO_MUCH = Refusal("too-much", "CNT-ADD-2")


@law("CNT-ADD-1")
def amounts(s: State, seat: int) -> list[tuple[int]]:
    """One or two."""
    return [(1,), (2,)]


@law("CNT-ADD-2")
def too_much(s: State, seat: int, amount: int) -> Refusal | None:
    """The total never passes the goal."""
    return TOO_MUCH if s.total + amount > GOAL else None


@step("CNT-ADD-1", "CNT-BCK-1")
def add(game: engine.Game[State], amount: int) -> None:
    """Add, then the other player may object."""
    game.state.total += amount
    game.then(objection(amount))


@law("CNT-BCK-1")
def once_only(s: State, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Nobody, once an addition has been taken back."""
    return () if s.taken_back else seats


@step("CNT-BCK-1")
def take_back(game: engine.Game[State], amount: int) -> None:
    """The addition never was."""
    game.state.total -= amount
    game.state.taken_back = True


@law("CNT-BCK-1")
def uses(s: State, seat: int, amount: int) -> tuple[Offer, ...]:
    """Take back the addition."""
    return (Offer(take_back, lambda s, seat, amount: ((amount,),)),)


objection = Window("objection", "CNT-BCK-1", order=lambda s, amount: once_only(s, (1,)), uses=uses, again=Again.FIRST)


@step("CNT-TRN-2")
def go_on(game: engine.Game[State]) -> None:
    """Do nothing: a player may also wait."""


OFFERS = (Offer(add, amounts, each=(too_much,)), Offer(go_on))


@decision("CNT-TRN-1")
def choose(game: engine.Game[State], seat: SeatId) -> Choice:
    """How much?"""
    return ask(seat, OFFERS)


@step("CNT-TRN-1", "CNT-END-1")
def turn(game: engine.Game[State], seat: SeatId) -> None:
    """A turn of one player, then of the other, until somebody has won."""
    if game.state.total == GOAL:
        game.say(WON, 1 - seat)
        game.end("won")
    else:
        game.then(choose(seat), turn(1 - seat))


def setup(settings: dict[str, Any], seats: int) -> State:
    return State(agenda=[turn(0)], sealed=[None] * seats, ending="")


def sample(view: View[State], dice: Dice) -> State:
    return view.state.copy()


def arrange(state: State, position: Mapping[str, Any]) -> None:
    state.total = position["total"]


BOX = Box(
    "counting",
    version=1,
    prefix="CNT",
    play=Play(
        state=State,
        rules=(sys.modules[__name__],),
        setup=setup,
        endings=("won", "stopped"),
        stop="stopped",
        ranking=lambda state: (1, 1),
    ),
    seats=Seats(
        numbers=range(2, 3),
        names=lambda state: ("first", "second"),
        minutes=(60, 90),
    ),
    positions=Positions(
        sample=sample,
        components=lambda state: {},
        arrange=arrange,
        describe=lambda view: {"total": view.state.total},
    ),
)

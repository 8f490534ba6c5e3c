"""The market: treasures of one kind become coins (SD-MKT)."""

from typing import Any

from lanterne.engine import (
    NUMBER,
    SEATS,
    Call,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    pick,
    step,
)
from sleeping_dragon.printed import TREASURES as PRINTED
from sleeping_dragon.state import TREASURES, Game, State, Treasure, change, lose

WORTH = tuple(worth for _, worth in PRINTED.values())
FEWEST = 2

SOLD = Event("sold", "SD-MKT-2", seat=SEATS, treasure=TREASURES, number=NUMBER, coins=NUMBER)


@step("SD-MKT-1")
def go_to_market(game: Game, seat: SeatId) -> None:
    """Ask every thief with at least two treasures, which everybody can count. Asking only those with a pair would give
    away that the others have none."""
    if len(game.state.thieves[seat].loot) >= FEWEST:
        game.state.active = seat
        game.then(selling())


@pick("SD-MKT-1")
def put_up(treasure: Treasure) -> None: ...


def own_kinds(state: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The kinds of treasures that the thief has and has not put up yet."""
    loot = state.thieves[seat].loot
    return [(kind,) for kind in sorted(set(loot)) if loot.count(kind) > so_far.count(put_up(kind))]


@law("SD-MKT-1")
def alone(state: State, seat: int, so_far: tuple[Call, ...], treasure: int) -> Refusal | None:
    return None if state.thieves[seat].loot.count(treasure) >= FEWEST else Refusal("alone", "SD-MKT-1")


@law("SD-MKT-1")
def other_kind(state: State, seat: int, so_far: tuple[Call, ...], treasure: int) -> Refusal | None:
    return Refusal("other-kind", "SD-MKT-1") if so_far and put_up(treasure) not in so_far else None


@law("SD-MKT-1")
def too_few(state: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    return None if len(so_far) >= FEWEST else Refusal("too-few", "SD-MKT-1")


@law("SD-MKT-2")
def price(treasure: int, number: int) -> int:
    return WORTH[treasure] * number


@step("SD-MKT-2")
def sell(game: Game, *treasures: Any) -> None:
    s = game.state
    _, kind = treasures[0]
    for _ in treasures:
        lose(s, s.active, kind)
    coins = price(kind, len(treasures))
    change(s, s.active, coins=s.thieves[s.active].coins + coins)
    game.say(SOLD, s.active, kind, len(treasures), coins)


@step("SD-MKT-3")
def keep(game: Game) -> None:
    """Sell nothing. Nobody learns why."""


SALE = Draft("set", sell, (Offer(put_up, own_kinds, each=(alone, other_kind)),), too_few)
INSTEAD = (Offer(keep),)


@decision("SD-MKT-1", "SD-MKT-3")
def selling(game: Game) -> Choice:
    return ask(game.state.active, INSTEAD, draft=SALE, default=keep())

"""Helpers of the engine's tests: a little box for a few steps, random answers, and tables to play at."""

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Annotated, Any

from lanterne.engine import (
    PUBLIC,
    Box,
    Call,
    Game,
    Play,
    Positions,
    ScriptedDice,
    SearchDice,
    Seat,
    Seats,
    State,
    Step,
    Table,
    Window,
)
from tests.engine.cellar import CARDS, CELLAR, SQUARES, Cellar

SEED = bytes(range(32))


class Notes(State):
    """A state that only keeps notes of what was done."""

    notes: Annotated[list[str], PUBLIC]


def note(game: Game[Notes], *words: Any) -> None:
    game.state.notes.append(" ".join(str(word) for word in words))


def little_box(*parts: Step[...] | Window, preferences: tuple[Step[...], ...] = ()) -> Box[Notes]:
    """A box of a few steps; its first step is the first of them."""
    module = ModuleType("little")
    for part in parts:
        setattr(module, f"{part.name} ahead" if isinstance(part, Step) and part.forward else part.name, part)
    return Box(
        "little",
        version=1,
        prefix="LIT",
        play=Play(
            state=Notes,
            rules=(module,),
            setup=lambda _settings, seats: Notes([(parts[0].name,)], [None] * seats, "", []),
            endings=("done",),
            stop="stopped",
            ranking=lambda state: (1,) * len(state.sealed),
        ),
        seats=Seats(
            numbers=range(1, 5),
            names=lambda state: tuple(str(seat) for seat in range(len(state.sealed))),
            minutes=(60, 90),
            preferences=preferences,
        ),
        positions=Positions(
            sample=lambda view, _dice: view.state.copy(),
            components=lambda _state: {},
            arrange=lambda _state, _position: None,
            describe=lambda _view: {},
        ),
    )


def random_answer(game: Game[Any], seat: int, rng: random.Random) -> Call:
    """Some legal answer; every kind of step is as likely as the others, and walking on somewhat more."""
    choice = game.choice
    assert choice is not None
    if choice.draft is not None:
        picks: tuple[Call, ...] = ()
        while choice.draft.unfinished(game.state, seat, picks, *choice.about):
            picks = (*picks, rng.choice(list(choice.draft.picks(game.state, seat, picks, *choice.about))))
        return choice.draft.confirm(picks)
    options = game.options(seat)
    if "walk" in {option[0] for option in options} and rng.random() < 0.3:
        return max(option for option in options if option[0] == "walk")
    kind = rng.choice(sorted({option[0] for option in options}))
    return rng.choice([option for option in options if option[0] == kind])


def decisions(seed: int, seats: int = 3, **settings: Any) -> Iterator[Game[Cellar]]:
    """A random game of the Cellar, yielded at every decision and once more at its end."""
    rng = random.Random(seed)
    game = CELLAR.new(seats, SearchDice(seed), settings)
    while not game.over:
        yield game
        seat = rng.choice(game.asked)
        game.answer(seat, random_answer(game, seat, rng))
    yield game


def chance(cards: str = "", traps: str = "arch") -> list[tuple[str, int | str, Any]]:
    """The chance of a set-up: the cards from the top (two for each seat, then the deck), and the traps."""
    return [
        ("shuffle", CARDS.kind, cards.split()),
        *(("pick", SQUARES.kind, [trap]) for trap in traps.split()),
    ]


def cellar(
    seats: int = 3, cards: str = "", traps: str = "arch", more: tuple[Any, ...] = (), **settings: Any
) -> Game[Cellar]:
    """The Cellar with scripted chance, at the first bidding."""
    script = ScriptedDice([*chance(cards, traps), *more])
    return CELLAR.new(seats, script, {"traps": len(traps.split()), **settings})


def turn_of_seat_0(seats: int = 3, **scene: Any) -> Game[Cellar]:
    """The Cellar after a bidding that seat 0 has won without paying."""
    game = cellar(seats, **scene)
    for seat in range(seats):
        game.answer(seat, ("bid", 0))
    return game


def table_of(*people: str, seed: bytes = SEED, **settings: Any) -> Table[Cellar]:
    return Table.new(CELLAR, [Seat(person) for person in people], settings, seed)


def states_of(table: Table[Any]) -> list[Any]:
    """The state after each entry of a table's log."""
    return [table.state_after(n) for n in range(len(table.log.entries))]


def all_bid(table: Table[Cellar], *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        table.answer(seat, ("bid", amount))


def play_on(table: Table[Any], rng: random.Random, answers: int = 10**6) -> None:
    """Random answers until the game is over, or up to this number."""
    while not table.over and answers:
        seat = rng.choice(table.asked)
        table.answer(seat, random_answer(table.game, seat, rng))
        answers -= 1

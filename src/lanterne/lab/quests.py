"""Quests tried out by bots: how often heroes win, how long it takes, where they die, what they never see."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple

from lanterne import shelf
from lanterne.engine import SeedDice, package
from lanterne.lab.simulate import bot_seed, chance_seed

SEATS = 5
BOT = "steady"


class Plan(NamedTuple):
    """Which quest of which game is tried, and by what chance: the same plan gives the same tries."""

    game: str
    options: Mapping[str, Any]
    games: int
    seed: int = 1


def play(plan: Plan, number: int) -> Any:
    """One try by four heroes against the automated Zargon: its tale, as the game tells it."""
    box = shelf.box(plan.game)
    game = box.new(SEATS, SeedDice(chance_seed(plan.seed, number)), dict(plan.options), simulation=True)
    bots = [shelf.bot(plan.game, BOT)(bot_seed(plan.seed, number, seat)) for seat in range(SEATS)]
    while not game.over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(box.view(game.state, seat)))
    return tuple(import_module(f"{package(plan.game)}.trial").tale_of(game.state))


def tried(plan: Plan, workers: int = 1, tick: Callable[[], None] = lambda: None) -> list[Any]:
    """The tales of all tries, in order; `tick` is called after each. A tale is what the game's `trial` makes of it."""
    tale = import_module(f"{package(plan.game)}.trial").Tale
    found = []
    for one in _here(plan) if workers == 1 else _in_workers(plan, workers):
        found.append(tale(*one))
        tick()
    return found


def _here(plan: Plan) -> Iterator[Any]:
    for number in range(1, plan.games + 1):
        yield play(plan, number)


def _in_workers(plan: Plan, workers: int) -> Iterator[Any]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [plan] * plan.games, range(1, plan.games + 1), chunksize=2)

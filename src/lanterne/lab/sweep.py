"""A sweep: very many checked games over all player counts, settings and mixes of bots."""

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple

from lanterne.lab.conformance import play_and_check
from lanterne.registry import box


class Swept(NamedTuple):
    """The result of a sweep: how games ended for each mix of bots, and how many decisions there were."""

    games: int
    decisions: int
    endings: dict[str, Counter[str]]


def sweep(
    game: str,
    names: Sequence[str],
    mixes: Sequence[Sequence[str]],
    games: int,
    seed: str = "sweep",
    workers: int = 2,
    looks: int = 20,
    tick: Callable[[int], None] = lambda done: None,
) -> Swept:
    """Play `games` checked games, cycling through all combinations of values of the settings `names`, the player counts
    they are for, and mixes of bots (repeated around the table). Raises Broken for the first game that fails."""
    found = box(game)
    values = {setting.name: setting.values for setting in found.settings}
    cells: list[tuple[Any, ...]] = [
        (players, *cell)
        for cell in product(mixes, *(values[name] for name in names))
        for players in found.seats_with(dict(zip(names, cell[1:], strict=True)))
    ]
    tasks = []
    for number in range(games):
        players, mix, *chosen = cells[number % len(cells)]
        seats = [mix[seat % len(mix)] for seat in range(players)]
        tasks.append((game, seats, dict(zip(names, chosen, strict=True)), seed, number, looks))
    endings: dict[str, Counter[str]] = {}
    decisions = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done, (seats, ending, made) in enumerate(pool.map(_play, tasks, chunksize=8), 1):
            endings.setdefault("+".join(dict.fromkeys(seats)), Counter())[ending] += 1
            decisions += made
            tick(done)
    return Swept(games, decisions, endings)


def _play(task: tuple[str, list[str], dict[str, Any], str, int, int]) -> tuple[list[str], str, int]:
    game, seats, settings, seed, number, looks = task
    played = play_and_check(box(game), seats, settings, f"{seed} {number}", looks)
    return seats, played.ending, played.decisions

"""Simulations: bots play many games, and the results are counted.

Every game has a number, and everything random in it follows from the seed of the simulation and that number. So the
figures do not depend on the number of processes, and any game can be played again alone.
"""

import pickle
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import msgspec

from lanterne import registry
from lanterne.api.bots import AnyBot
from lanterne.errors import BadArgument, LanterneError
from lanterne.lab.one_game import Played, play_batch, play_game
from lanterne.lab.planning import Record, SimulationPlan, plan
from lanterne.lab.results import Rows

MOST_WORKERS = 256
_BATCH_SECONDS = 0.25


class Report(msgspec.Struct):
    """The results. `finished` games ended by a rule, `stopped` ones by the limit for simulations. Everybody in first
    place of the ranking has won, so a `shared` victory counts for each of them. `rounds` is None for a game without
    rounds.

    >>> import lanterne
    >>> report = lanterne.simulate("dungeon-lords", ["random"], games=3, players=2)
    >>> report.finished, report.endings
    (3, {'scored': 3, 'trained': 0})
    >>> report.figures()["decisions_per_game"] > 50
    True
    """

    game: str
    bots: tuple[str, ...]
    seed: int
    first: int
    settings: dict[str, str | int | None]
    games: int = 0
    finished: int = 0
    stopped: int = 0
    endings: dict[str, int] = {}
    wins_by_seat: list[int] = []
    shared: int = 0
    decisions: int = 0
    rounds: int | None = None
    seconds: float = 0.0

    @property
    def wins_by_bot(self) -> dict[str, int]:
        """Victories by the name of the bot, over all its seats."""
        wins = dict.fromkeys(self.bots, 0)
        for name, won in zip(self.bots, self.wins_by_seat, strict=True):
            wins[name] += won
        return wins

    def figures(self) -> dict[str, Any]:
        """All figures as plain data. All but the seconds are the same in every run."""
        games = max(self.games, 1)
        return {
            **msgspec.to_builtins(self),
            "wins_by_bot": self.wins_by_bot,
            "decisions_per_game": round(self.decisions / games, 2),
            "rounds_per_game": None if self.rounds is None else round(self.rounds / games, 2),
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else None,
        }

    def add(self, played: "Played", stop: str) -> None:
        """Count one more game."""
        self.games += 1
        self.stopped += played.ending == stop
        self.finished += played.ending != stop
        self.endings[played.ending] += 1
        for seat in played.winners:
            self.wins_by_seat[seat] += 1
        self.shared += len(played.winners) > 1
        self.decisions += played.decisions
        if played.rounds is not None:
            self.rounds = (self.rounds or 0) + played.rounds


class WorkerLost(LanterneError):
    """A worker process was killed. The message is a sentence."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed after `done` games."""

    def __init__(self, done: int) -> None:
        super().__init__(done)
        self.done = done


# --- many games -------------------------------------------------------------------------------------------------------


def simulate(
    game: str,
    seats: Sequence[AnyBot] | str,
    games: int,
    seed: int = 1,
    workers: int = 1,
    settings: Mapping[str, Any] | None = None,
    logs: Path | str | None = None,
    players: int | None = None,
    first: int = 1,
    out: Path | str | None = None,
    decisions: bool = False,
    parties: int = 0,
) -> Report:
    """Let bots play `games` games, numbered from `first`, and count the results. `seats` is a list of a bot for each
    seat, or of one for all `players`. A bot is a name (`steady`), `package.module:Class`, a class with `choose(view)`,
    or an object of such a class. A class makes a new bot for every seat of every game. An object plays all its seats
    in all games of a process, so what it remembers may make the figures depend on the number of workers. With `logs`,
    a folder, write the log of every game there. With `out`, a Parquet file, write tables of results there, with
    `decisions` a row a decision too: see `docs/research.md`.

    A setting may have a list of values: they take turns from game to game. With `parties`, that many parties play a
    campaign up to the quest of the setting `quest`, and try it in turn.

    With several workers, the calling script needs the usual `if __name__ == "__main__":`, and classes of your own must
    be in a module that can be imported. Raises BadArgument with a sentence for bad arguments, Broke for a game that
    fails.

    >>> import lanterne
    >>> report = lanterne.simulate("xorlosch", ["steady", "random"], games=4, settings={"max_rounds": 30})
    >>> report.games, report.wins_by_bot
    (4, {'steady': 4, 'random': 0})
    >>> class First(lanterne.Bot):
    ...     def choose(self, view):
    ...         return view.default()
    >>> lanterne.simulate("dungeon-lords", [First, "steady"], games=2).finished
    2
    """
    seats = [seats] if isinstance(seats, str) else seats
    record: Record = "" if out is None else "decisions" if decisions else "games"
    planned = _planned(game, seats, games, seed, settings, players, first, logs, record, workers, parties)
    if out is None:
        return run(planned, workers)
    from lanterne.lab.tables import TableWriter

    with TableWriter(Path(out), decisions) as tables:
        return run(planned, workers, lambda played: tables.add(_recorded(played)))


def records(
    game: str,
    seats: Sequence[AnyBot] | str,
    games: int,
    seed: int = 1,
    workers: int = 1,
    settings: Mapping[str, Any] | None = None,
    players: int | None = None,
    first: int = 1,
    decisions: bool = False,
    parties: int = 0,
) -> Iterator[Rows]:
    """Let bots play as `simulate` does, and give what is recorded of each game, in order: its own row, the rows of its
    seats, and with `decisions` a row for each of them. A row is a dictionary. Raises as `simulate` does.

    >>> import lanterne
    >>> for record in lanterne.records("dungeon-run", ["random"], games=2, players=2):
    ...     print(record.game["number"], record.game["ending"], [seat["hero"] for seat in record.seats])
    1 last-hero ['dorgan', 'oriane-mistveil']
    2 stopped ['addolgar-vayne', 'stabbins']
    """
    seats = [seats] if isinstance(seats, str) else seats
    record: Record = "decisions" if decisions else "games"
    planned = _planned(game, seats, games, seed, settings, players, first, None, record, workers, parties)
    return map(_recorded, _played(planned, workers))


def _planned(
    game: str,
    seats: Sequence[AnyBot],
    games: int,
    seed: int,
    settings: Mapping[str, Any] | None,
    players: int | None,
    first: int,
    logs: Path | str | None,
    record: Record,
    workers: int,
    parties: int,
) -> SimulationPlan:
    """The plan of a simulation. Raises BadArgument with a sentence."""
    for name, value in (("games", games), ("seed", seed), ("first", first), ("workers", workers), ("parties", parties)):
        if not isinstance(value, int):
            raise BadArgument(f"{name} must be a whole number, not {value!r}")
    if settings is not None and not isinstance(settings, Mapping):
        raise BadArgument(f"settings are a dictionary, such as {{'max_rounds': 30}}, not {settings!r}")
    try:
        check_workers(workers)
        return plan(game, seats, games, seed, settings, players, first, logs, record, parties)
    except LanterneError:
        raise
    except ValueError as error:
        raise BadArgument(str(error)) from None


def _recorded(played: Played) -> Rows:
    assert played.rows is not None, "the plan said that results are recorded"
    return played.rows


def check_workers(workers: int) -> None:
    """Raise ValueError with a sentence if the number of workers is out of range."""
    if not 1 <= workers <= MOST_WORKERS:
        raise ValueError(f"the number of workers must be from 1 to {MOST_WORKERS}, not {workers}")


def run(
    plan: SimulationPlan,
    workers: int = 1,
    each: Callable[[Played], None] = lambda played: None,
    play: "Callable[[SimulationPlan], Iterator[Played]] | None" = None,
) -> Report:
    """Run a simulation. `each` gets every game, in the order of their numbers. `play` plays the games elsewhere, in the
    same order (see `lanterne.lab.cluster`); `workers` do not matter then. Raises like `simulate`, and Interrupted on
    Ctrl-C."""
    check_workers(workers)
    box = registry.box(plan.game)
    report = Report(plan.game, plan.bots, plan.seed, plan.first, plan.agreed)
    report.endings = dict.fromkeys(box.endings, 0)
    report.wins_by_seat = [0] * len(plan.bots)
    started = time.perf_counter()
    try:
        for played in play(plan) if play else _played(plan, workers):
            report.add(played, box.stop)
            each(played)
    except KeyboardInterrupt:
        raise Interrupted(report.games) from None
    except BrokenProcessPool:
        raise WorkerLost(
            f"a worker was killed after {report.games} games; perhaps memory ran out: try fewer workers"
        ) from None
    report.seconds = time.perf_counter() - started
    return report


def _played(plan: SimulationPlan, workers: int) -> Iterator[Played]:
    """The games, in the order of their numbers. Raises BadArgument if a bot cannot be sent to the workers."""
    workers = min(workers, plan.games)
    if workers == 1:
        return _here(plan)
    _check_sendable(plan)
    return _in_workers(plan, workers)


def _check_sendable(plan: SimulationPlan) -> None:
    """Raise BadArgument with a sentence if a bot cannot be sent to other processes."""
    for name, own in zip(plan.bots, plan.own, strict=False):
        made = own if isinstance(own, type) else type(own)
        shell = made.__module__ == "__main__" and not hasattr(sys.modules["__main__"], "__file__")
        try:
            if shell:
                raise pickle.PicklingError("it was written in a shell or a notebook")
            pickle.dumps(own)
        except (pickle.PicklingError, TypeError, AttributeError) as error:
            raise BadArgument(
                f"{name} cannot be sent to other processes ({error}); put it in a module, or use one worker"
            ) from None


def _here(plan: SimulationPlan) -> Iterator[Played]:
    for number in range(plan.first, plan.first + plan.games):
        yield play_game(plan, number)


def _in_workers(plan: SimulationPlan, workers: int) -> Iterator[Played]:
    """Yield the results in the order of the games. Workers get batches of about a quarter of a second."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    waiting: deque[Future[tuple[list[Played], float]]] = deque()
    number, end, size = plan.first, plan.first + plan.games, 1
    try:
        while waiting or number < end:
            while number < end and len(waiting) < 3 * workers:
                count = min(size, end - number)
                waiting.append(_submit(pool, plan, number, count))
                number += count
            played, seconds = waiting.popleft().result()
            size = max(1, min(1000, int(len(played) * _BATCH_SECONDS / max(seconds, 1e-6))))
            yield from played
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise


def _submit(
    pool: ProcessPoolExecutor, plan: SimulationPlan, number: int, count: int
) -> Future[tuple[list[Played], float]]:
    """Submit a batch. A worker started for it inherits the blocked Ctrl-C: only the parent reacts to it."""
    if sys.platform == "win32":
        return pool.submit(play_batch, plan, number, count)
    old = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return pool.submit(play_batch, plan, number, count)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old)

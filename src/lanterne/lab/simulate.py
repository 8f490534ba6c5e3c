"""Simulations: bots play many games, and the results are counted.

Every game has a number, and everything random in it follows from the seed of the simulation and that number. So the
figures do not depend on the number of processes, and any game can be played again alone.
"""

import hashlib
import os
import pickle
import signal
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from lanterne import registry
from lanterne.api.bots import AnyBot, name_of
from lanterne.api.bots import bot as find_bot
from lanterne.engine import BotMaker, EventRecord, Game, Log, Seat, SeedDice, Table, write_log
from lanterne.errors import BadArgument, LanterneError
from lanterne.lab.results import Recorder, Rows

Record: TypeAlias = Literal["", "games", "decisions"]

MOST_WORKERS = 256
_BATCH_SECONDS = 0.25


class SimulationPlan(msgspec.Struct, frozen=True):
    """A simulation whose arguments were checked. `bots` names one for each seat, `settings` are all settings of the
    game. `own` are the bots that were handed in as classes or objects, by seat; a bot that has a name is None there."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: dict[str, str | int | None]
    first: int = 1
    logs: str | None = None
    record: Record = ""
    """What is recorded for tables of results: nothing, games and seats, or decisions too."""
    own: tuple[AnyBot, ...] = ()
    timed: bool = False
    """Whether it is measured how long the bots think."""

    def bot(self, seat: int) -> BotMaker:
        """What makes the bot at a seat. Raises BadArgument with a sentence if the bot is no longer there."""
        handed_in = self.own[seat] if self.own else None
        return find_bot(self.game, self.bots[seat] if handed_in is None else handed_in)


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


class Played(NamedTuple):
    """The result of one game."""

    ending: str
    winners: tuple[int, ...]
    decisions: int
    rounds: int | None
    rows: Rows | None = None
    """What was recorded, if the plan asked for it."""
    thinking: tuple[tuple[float, ...], ...] | None = None
    """For each seat, the seconds of processor time of each of its decisions, if the plan asked for it."""
    worth: tuple[float, ...] | None = None
    """What the end was worth to each seat (`Mind.worth`), if the plan is timed and the game has a mind."""


class Broke(LanterneError):
    """A game could not be played to its end, because of a bug in a rule or a bot. `number` reproduces it."""

    def __init__(self, number: int, what: str, trace: str) -> None:
        super().__init__(number, what, trace)
        self.number = number
        self.what = what
        self.trace = trace

    def __str__(self) -> str:
        return f"game {self.number} broke: {self.what}"


class Unwritable(LanterneError):
    """A log could not be written. The message is a sentence."""


class WorkerLost(LanterneError):
    """A worker process was killed. The message is a sentence."""


class Interrupted(KeyboardInterrupt):
    """Ctrl-C was pressed after `done` games."""

    def __init__(self, done: int) -> None:
        super().__init__(done)
        self.done = done


# --- planning ---------------------------------------------------------------------------------------------------------


def plan(
    game: str,
    seats: Sequence[AnyBot],
    games: int,
    seed: int,
    settings: Mapping[str, Any] | None = None,
    players: int | None = None,
    first: int = 1,
    logs: Path | str | None = None,
    record: Record = "",
) -> SimulationPlan:
    """Check the arguments of a simulation. `seats` are a bot for each seat, or one for all `players` (default: the
    fewest the game allows with these settings). Raises ValueError with a sentence."""
    box = registry.box(game)
    for who in seats:
        find_bot(game, who)
    if not seats:
        raise ValueError("name a bot for each seat, or one for all seats")
    bots = tuple(seats)
    if len(bots) == 1:
        players = box.seats_with(settings)[0] if players is None else players
        box.check_seats(players, settings)
        bots *= players
    elif players is not None and players != len(bots):
        raise ValueError(f"there are {len(bots)} bots for {players} players")
    box.check_seats(len(bots), settings)
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if first < 1:
        raise ValueError(f"games are numbered from 1, so the first cannot be {first}")
    full = box.full_settings(settings or {}, simulation=True)
    box.setup(full, len(bots))  # raises if these seats and settings are not allowed
    if logs is not None:
        _check_folder(Path(logs))
    own = tuple(None if isinstance(who, str) else who for who in bots)
    names = tuple(name_of(who) for who in bots)
    return SimulationPlan(box.name, names, games, seed, full, first, None if logs is None else str(logs), record, own)


def _check_folder(folder: Path) -> None:
    probe = folder / f".writable-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ValueError(f"logs cannot be written to {folder}: {error.strerror}") from None


# --- one game ---------------------------------------------------------------------------------------------------------


def chance_seed(seed: int, number: int) -> bytes:
    """The seed of the dice of one game."""
    return hashlib.sha256(f"lanterne simulation {seed} game {number}".encode()).digest()


def bot_seed(seed: int, number: int, seat: int) -> str:
    """The seed of the bot at one seat in one game."""
    return f"lanterne simulation {seed} game {number} seat {seat + 1}"


def log_name(plan: SimulationPlan, number: int) -> str:
    """The name of the log file of one game."""
    return f"{plan.game}-{plan.seed}-{number:06}.jsonl"


def play_game(plan: SimulationPlan, number: int) -> Played:
    """Play one game. Raises Broke if a rule or a bot fails, and Unwritable if its log cannot be written."""
    said: list[EventRecord] = []
    try:
        if plan.logs is None:
            return _play_out(plan, number, _quick(plan, number, said), said)
        table = _logged(plan, number, said)
        try:
            return _play_out(plan, number, table, said)
        finally:
            _write(Path(plan.logs) / log_name(plan, number), table.log)
    except Unwritable:
        raise
    except Exception as error:
        raise Broke(number, _what_broke(error), traceback.format_exc()) from error


def _quick(plan: SimulationPlan, number: int, said: list[EventRecord]) -> Game[Any]:
    dice = SeedDice(chance_seed(plan.seed, number))
    return registry.box(plan.game).new(
        len(plan.bots), dice, plan.settings, listener=said.append if plan.record else None
    )


def _logged(plan: SimulationPlan, number: int, said: list[EventRecord]) -> Table[Any]:
    seats = [Seat(f"{name} {at}", name) for at, name in enumerate(plan.bots, start=1)]
    hear = (lambda entry, record: said.append(record)) if plan.record else None
    return Table.new(registry.box(plan.game), seats, plan.settings, chance_seed(plan.seed, number), listener=hear)


def _play_out(plan: SimulationPlan, number: int, game: Game[Any] | Table[Any], said: list[EventRecord]) -> Played:
    """Play a game to its end; `said` gets its events."""
    box = registry.box(plan.game)
    bots = [plan.bot(seat)(bot_seed(plan.seed, number, seat)) for seat in range(len(plan.bots))]
    recorder = Recorder(plan.game, len(bots)) if plan.record else None
    decisions = 0
    thinking: list[list[float]] = [[] for _ in bots]
    while not game.over:
        seat = game.asked[0]
        view = box.view(game.state, seat)
        started = time.process_time() if plan.timed else 0.0
        answer = bots[seat].choose(view)
        if plan.timed:
            thinking[seat].append(time.process_time() - started)
        if plan.record == "decisions" and recorder is not None:
            recorder.decision(view, answer)
        game.answer(seat, answer)
        decisions += 1
        if recorder is not None:
            recorder.after(game.state, said)
            said.clear()
    winners = tuple(seat for seat, place in enumerate(box.ranking(game.state)) if place == 1)
    rounds = getattr(game.state, "round", 0) or None  # a game whose counter ends at 0 does not count rounds
    rows = None if recorder is None else recorder.rows(number, plan.seed, plan.settings, plan.bots, decisions)
    if not plan.timed:
        return Played(game.state.ending, winners, decisions, rounds, rows)
    mind, places = registry.manifest(plan.game).mind, box.ranking(game.state)
    worth = None if mind is None else tuple(mind.worth(game.state, places, seat) for seat in range(len(bots)))
    return Played(game.state.ending, winners, decisions, rounds, rows, tuple(map(tuple, thinking)), worth)


def _write(path: Path, log: Log) -> None:
    try:
        write_log(path, log)
    except OSError as error:
        raise Unwritable(f"the log {path} cannot be written: {error.strerror}") from None


def _what_broke(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split())
    return f"{type(error).__name__}{said and ': '}{said} ({Path(place.filename).name}, line {place.lineno})"


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
) -> Report:
    """Let bots play `games` games, numbered from `first`, and count the results. `seats` is a list of a bot for each
    seat, or of one for all `players`. A bot is a name (`steady`), `package.module:Class`, a class with `choose(view)`,
    or an object of such a class. A class makes a new bot for every seat of every game. An object plays all its seats
    in all games of a process, so what it remembers may make the figures depend on the number of workers. With `logs`,
    a folder, write the log of every game there. With `out`, a Parquet file, write tables of results there, with
    `decisions` a row a decision too: see `docs/research.md`.

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
    planned = _planned(game, seats, games, seed, settings, players, first, logs, record, workers)
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
    planned = _planned(game, seats, games, seed, settings, players, first, None, record, workers)
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
) -> SimulationPlan:
    """The plan of a simulation. Raises BadArgument with a sentence."""
    for name, value in (("games", games), ("seed", seed), ("first", first), ("workers", workers)):
        if not isinstance(value, int):
            raise BadArgument(f"{name} must be a whole number, not {value!r}")
    try:
        check_workers(workers)
        return plan(game, seats, games, seed, settings, players, first, logs, record)
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
    report = Report(plan.game, plan.bots, plan.seed, plan.first, plan.settings)
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
    old = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if hasattr(signal, "pthread_sigmask") else None
    try:
        return pool.submit(play_batch, plan, number, count)
    finally:
        if old is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, old)


def play_batch(plan: SimulationPlan, number: int, count: int) -> tuple[list[Played], float]:
    """In a worker: play some games; return their results and how many seconds they took."""
    started = time.perf_counter()
    played = [play_game(plan, at) for at in range(number, number + count)]
    return played, time.perf_counter() - started

"""One game of a simulation, played by bots."""

import hashlib
import time
import traceback
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import EventRecord, Game, Log, Seat, SeedDice, Table, write_log
from lanterne.errors import LanterneError
from lanterne.lab.parties import Campaign, Unreached
from lanterne.lab.planning import SimulationPlan, bot_seed, chance_seed, log_name
from lanterne.lab.results import Recorder, Rows

MOST_PARTIES = 256
"""Campaigns that a process remembers; others are played again when they are needed."""


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
    except (Unwritable, Unreached):
        raise
    except Exception as error:
        raise Broke(number, _what_broke(error), traceback.format_exc()) from error


def _quick(plan: SimulationPlan, number: int, said: list[EventRecord]) -> Game[Any]:
    box, dice = registry.box(plan.game), SeedDice(chance_seed(plan.seed, number))
    listener = said.append if plan.record else None
    if plan.parties:
        return Game(box, _party(plan, number), dice, listener)
    return box.new(len(plan.bots), dice, plan.settings_of(number), listener=listener)


def _party(plan: SimulationPlan, number: int) -> Any:
    """The state in which a game's party comes to its quest; if that party has given up before, the next one. Raises
    Unreached."""
    quest, *asked_for = map(_quest, (plan.settings_of(number), *(plan.variants or (plan.settings,))))
    first = plan.party_of(number)
    for party in (*range(first, plan.parties + 1), *range(1, first)):
        campaign = _campaign(_Beginning(plan, number), party)
        if (found := campaign.party(quest, asked_for)) is not None:
            return found
    raise Unreached(f"none of {plan.parties} parties has come to quest {quest}")


def _quest(settings: Mapping[str, str | int | None]) -> int:
    quest = settings["quest"]
    assert isinstance(quest, int), "the plan has looked"
    return quest


class _Beginning:
    """What the campaigns of a plan depend on: everything but the quest."""

    def __init__(self, plan: SimulationPlan, number: int) -> None:
        self.plan = plan
        self.settings = {**plan.settings_of(number), "play": "campaign"}
        self.settings.pop("quest")
        self._key = (plan.game, plan.bots, plan.seed, plan.parties, tuple(self.settings.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Beginning) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


@lru_cache(MOST_PARTIES)
def _campaign(beginning: _Beginning, party: int) -> Campaign:
    plan = beginning.plan
    dice = SeedDice(hashlib.sha256(f"lanterne simulation {plan.seed} party {party}".encode()).digest())
    game = registry.box(plan.game).new(len(plan.bots), dice, beginning.settings, simulation=True)
    seeds = [f"lanterne simulation {plan.seed} party {party} seat {seat + 1}" for seat in range(len(plan.bots))]
    return Campaign(game, [plan.bot(seat)(seed) for seat, seed in enumerate(seeds)])


def _logged(plan: SimulationPlan, number: int, said: list[EventRecord]) -> Table[Any]:
    seats = [Seat(f"{name} {at}", name) for at, name in enumerate(plan.bots, start=1)]
    hear = (lambda entry, record: said.append(record)) if plan.record else None
    settings, seed = plan.settings_of(number), chance_seed(plan.seed, number)
    return Table.new(registry.box(plan.game), seats, settings, seed, listener=hear)


def _play_out(plan: SimulationPlan, number: int, game: Game[Any] | Table[Any], said: list[EventRecord]) -> Played:
    """Play a game to its end; `said` gets its events."""
    box = registry.box(plan.game)
    bots = [plan.bot(seat)(bot_seed(plan.seed, number, seat)) for seat in range(len(plan.bots))]
    recorder = Recorder(plan.game, len(bots), game.state) if plan.record else None
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
        if recorder is not None:
            recorder.before(game.state, seat, answer)
        game.answer(seat, answer)
        decisions += 1
        if recorder is not None:
            recorder.after(game.state, said)
            said.clear()
    winners = tuple(seat for seat, place in enumerate(box.ranking(game.state)) if place == 1)
    rounds = getattr(game.state, "round", 0) or None  # a game whose counter ends at 0 does not count rounds
    rows = None
    if recorder is not None:
        rows = recorder.rows(
            number, plan.seed, plan.settings_of(number), plan.bots, decisions, party=plan.party_of(number)
        )
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


def play_batch(plan: SimulationPlan, number: int, count: int) -> tuple[list[Played], float]:
    """In a worker: play some games; return their results and how many seconds they took."""
    started = time.perf_counter()
    played = [play_game(plan, at) for at in range(number, number + count)]
    return played, time.perf_counter() - started

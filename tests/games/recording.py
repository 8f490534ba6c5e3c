"""Recorded games: what to record, how to find it, and the outcome. `python -m tests.games.recording dungeon-run`
writes those of a game again, or some of them by name.

Only in a commit that names the rule, or the bots' habit, that has changed: a recorded game that no longer replays is
how a change of the rules that nobody meant is noticed. A game that still ends as it did is taken again.
"""

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import Table, read_log, write_log
from lanterne.lab.planning import SimulationPlan, plan
from lanterne.lab.simulate import run

MOST_GAMES = 4000
"""Up to this many games are played until one fits: warriors seldom win."""


class Sought(NamedTuple):
    """A game to record: its bots, the endings allowed, the settings, the seed, the number of seats if not one for each
    bot, and the number of winners if that matters."""

    bots: tuple[str, ...]
    endings: tuple[str, ...]
    agreed: Mapping[str, str | int] = MappingProxyType({})
    seed: int = 7
    seats: int | None = None
    winners: int | None = None


def sought(game: str) -> dict[str, Sought]:
    """The games that are recorded of a game, by name."""
    found: dict[str, Sought] = import_module(f"tests.games.{game.replace('-', '_')}.sought").SOUGHT
    return found


def folder(game: str) -> Path:
    """The folder with the recorded games, each a log with its facts beside it."""
    return Path(__file__).parent / game.replace("-", "_") / "recorded"


def known(game: str) -> dict[str, dict[str, Any]]:
    """Their outcomes when they were recorded."""
    path = folder(game) / "facts.json"
    facts: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return facts


def planned(game: str, name: str, number: int, logs: str | None = None) -> SimulationPlan:
    """One game, by its number."""
    kind = sought(game)[name]
    return plan(game, kind.bots, 1, kind.seed, kind.agreed, kind.seats, number, logs)


def facts_of(table: Table[Any]) -> dict[str, Any]:
    """The outcome of a game."""
    return {
        "ending": table.state.ending,
        "ranking": list(table.box.ranking(table.state)),
        "entries": len(table.log.entries),
        "hash": table.state.hash(),
    }


def fits(kind: Sought, facts: Mapping[str, Any]) -> bool:
    """Whether a game is such a one."""
    return facts["ending"] in kind.endings and kind.winners in (None, facts["ranking"].count(1))


# --- recording --------------------------------------------------------------------------------------------------------


def _played(game: str, name: str, number: int) -> Table[Any]:
    with tempfile.TemporaryDirectory() as place:
        run(planned(game, name, number, place), workers=1)
        (path,) = Path(place).iterdir()
        return Table.replay(registry.box(game), read_log(path))


def _found(game: str, name: str, first: int) -> Iterator[tuple[int, Table[Any]]]:
    """The games of this kind with their numbers, first the one recorded last time."""
    for number in (first, *range(1, MOST_GAMES)):
        table = _played(game, name, number)
        if fits(sought(game)[name], facts_of(table)):
            yield number, table
    raise SystemExit(f"no game is {name}")


def main(game: str, *names: str) -> None:
    """Record these games of a game, or all."""
    place = folder(game)
    place.mkdir(exist_ok=True)
    for name in names or sought(game):
        facts = known(game)
        number, table = next(_found(game, name, facts.get(name, {"number": 1})["number"]))
        write_log(place / f"{name}.log", table.log)
        facts[name] = {"number": number, **facts_of(table)}
        (place / "facts.json").write_text(json.dumps(dict(sorted(facts.items())), indent=1) + "\n", encoding="utf-8")
        print(name, facts[name], flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

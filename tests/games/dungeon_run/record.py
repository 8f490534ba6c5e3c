"""Write the recorded games anew: `python -m tests.games.dungeon_run.record`, or some of them by name.

Only in a commit that names the rule, or the bots' habit, that has changed: a recorded game that no longer replays is
how a change of the rules that nobody meant is noticed. A game that still ends as it did is taken again.
"""

import json
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from lanterne.engine import Table, read_log, write_log
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.state import State
from lanterne.lab.simulate import Plan, plan, run

RECORDED = Path(__file__).parent / "recorded"
FACTS = RECORDED / "facts.json"
MOST_GAMES = 1500


class Kind(NamedTuple):
    """With which bots a game is played, how it has to end, and what the table agrees on."""

    bots: tuple[str, ...]
    ending: str
    agreed: Mapping[str, str] = MappingProxyType({})


KINDS: dict[str, Kind] = {
    "alone-boss-slain": Kind(("steady",), "boss-slain"),
    "alone-lost": Kind(("steady",), "lost"),
    "alone-hostile-dungeon": Kind(("steady",), "boss-slain", {"hostile_dungeon": "on"}),
    "two-escaped": Kind(("steady",) * 2, "escaped"),
    "two-last-hero": Kind(("steady",) * 2, "last-hero"),
    "two-nobody": Kind(("steady",) * 2, "nobody"),
    "two-by-chance": Kind(("random",) * 2, "stopped"),
    "three-with-mercy": Kind(("steady",) * 3, "escaped", {"mercy": "on"}),
    "four": Kind(("steady",) * 4, "escaped"),
    "four-partly-by-chance": Kind(("steady", "random") * 2, "escaped"),
    "five-with-two-boxes": Kind(("steady",) * 5, "escaped", {"boxes": "two"}),
    "six": Kind(("steady",) * 6, "escaped"),
}


def planned(name: str, number: int, logs: str | None = None) -> Plan:
    """One game, by its number."""
    kind = KINDS[name]
    return plan("dungeon-run", kind.bots, 1, 7, kind.agreed, None, number, logs)


def played(name: str, number: int) -> Table[State]:
    """The game with this number."""
    with tempfile.TemporaryDirectory() as folder:
        run(planned(name, number, folder), workers=1)
        (path,) = Path(folder).iterdir()
        return Table.replay(BOX, read_log(path))


def choose(name: str, known: int) -> tuple[int, Table[State]]:
    """A game that ends so, and its number: the one that did when it was last looked for, else the first."""
    for number in (known, *range(1, MOST_GAMES)):
        table = played(name, number)
        if table.state.ending == KINDS[name].ending:
            return number, table
    raise SystemExit(f"no game is {name}")


def facts_of(table: Table[State]) -> dict[str, int | str]:
    """What came of a game."""
    s = table.state
    return {
        "ending": s.ending,
        "winner": s.winner,
        "rounds": s.round,
        "entries": len(table.log.entries),
        "hash": s.hash(),
    }


def main(names: list[str]) -> None:
    """All games of these names."""
    RECORDED.mkdir(exist_ok=True)
    for name in names:
        facts = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}
        number, table = choose(name, facts.get(name, {"number": 1})["number"])
        write_log(RECORDED / f"{name}.log", table.log)
        facts[name] = {"number": number, **facts_of(table)}
        FACTS.write_text(json.dumps(dict(sorted(facts.items())), indent=1) + "\n", encoding="utf-8")
        print(name, facts[name], flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(KINDS))

"""Write the recorded games anew: `python -m tests.games.dungeon_lords.record`, or some of them by name.

Only in a commit that names the rule, or the bots' habit, that has changed: a recorded game that no longer replays is
how a change of the rules that nobody meant is noticed. A game that still ends as it did is taken again.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from lanterne.engine import Table, read_log, write_log
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES
from lanterne.games.dungeon_lords.rules.scoring import ranking
from lanterne.games.dungeon_lords.state import State
from lanterne.lab.simulate import Plan, plan, run

RECORDED = Path(__file__).parent / "recorded"
FACTS = RECORDED / "facts.json"
MOST_GAMES = 400


class Kind(NamedTuple):
    """With which bots a game is played, what the table agrees on, how it has to end, and how many have to win."""

    bots: tuple[str, ...]
    agreed: dict[str, str]
    ending: str = "scored"
    winners: int = 1


KINDS: dict[str, Kind] = {
    "two-lords": Kind(("steady",) * 2, {}),
    "two-lords-greedy-dummies": Kind(("steady", "random"), {"initial_orders": "chosen", "greedy_dummies": "on"}),
    "three-lords": Kind(("steady",) * 3, {"special_events": "off"}),
    "four-lords": Kind(("steady",) * 4, {"initial_orders": "chosen"}),
    "four-lords-by-chance": Kind(("random",) * 4, {}),
    "shared-victory": Kind(("steady",) * 2, {}, winners=2),
    **{f"trained-{name}": Kind(("steady",), {"trainer": name}, ending="trained") for name in TRAINER_NAMES},
}


def planned(name: str, number: int, logs: str | None = None) -> Plan:
    """One game, by its number."""
    kind = KINDS[name]
    return plan("dungeon-lords", kind.bots, 1, 7, kind.agreed, None, number, logs)


def played(name: str, number: int) -> Table[State]:
    """The game with this number."""
    with tempfile.TemporaryDirectory() as folder:
        run(planned(name, number, folder), workers=1)
        (path,) = Path(folder).iterdir()
        return Table.replay(BOX, read_log(path))


def winners(s: State) -> int:
    """How many win."""
    return ranking(s).count(1)


def choose(name: str, known: int) -> tuple[int, Table[State]]:
    """A game that ends so, and its number: the one that did when it was last looked for, else the first."""
    for number in (known, *range(1, MOST_GAMES)):
        table = played(name, number)
        if (table.state.ending, winners(table.state)) == (KINDS[name].ending, KINDS[name].winners):
            return number, table
    raise SystemExit(f"no game is {name}")


def facts_of(table: Table[State]) -> dict[str, int | str]:
    """What came of a game."""
    s = table.state
    return {"ending": s.ending, "winners": winners(s), "entries": len(table.log.entries), "hash": s.hash()}


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

"""Write the recorded games anew: `python -m tests.games.xorlosch.record`.

Only in a commit that names the rule that has changed: a recorded game that no longer replays is how a change of the
rules that nobody meant is noticed.
"""

import json
import tempfile
from pathlib import Path
from typing import Any

from lanterne.engine import Table, read_log, write_log
from lanterne.games.xorlosch import BOX
from lanterne.lab.simulate import plan, run

RECORDED = Path(__file__).parent / "recorded"

# One game for every way a game can end, and some of every kind of table: bots, options, seed.
GAMES: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "all-quests-done": (["steady", "steady", "steady:slayer"], {"board": "dungeon"}, 1),
    "dragons-slain": (["steady:hunter", "steady:apprentice"], {"mode": "short-game"}, 2),
    "stopped": (["random", "random", "random"], {"max_rounds": 30, "interrupt_mode": "full"}, 3),
    "six-hunters": (["steady"] * 6, {"items_5_6": "all_nine", "interrupt_mode": "full"}, 4),
}


def record() -> None:
    """Play the games, and write their logs and what came of them."""
    facts = {}
    for name, (seats, options, seed) in GAMES.items():
        with tempfile.TemporaryDirectory() as folder:
            run(plan("xorlosch", seats, 1, seed, options, logs=folder), workers=1)
            (path,) = Path(folder).iterdir()
            log = read_log(path)
        table = Table.replay(BOX, log)
        write_log(RECORDED / f"{name}.log", log)
        facts[name] = {
            "ending": table.state.ending,
            "entries": len(log.entries),
            "ranking": BOX.ranking(table.state),
            "hash": table.state.hash(),
        }
    (RECORDED / "facts.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()

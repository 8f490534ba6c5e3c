"""Write the recorded games anew: `python -m tests.games.warhammer_quest.record`, or of some adventures by number.

Only in a commit that names the rule, or the bots' habit, that has changed: a recorded game that no longer replays is
how a change of the rules that nobody meant is noticed. Four warriors seldom win, so that the search for a win takes its
time; a game that still ends as it did is taken again.
"""

import json
import sys
import tempfile
from pathlib import Path

from lanterne.engine import Table, read_log, write_log
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES
from lanterne.lab.simulate import Plan, plan, play_game, run

RECORDED = Path(__file__).parent / "recorded"
FACTS = RECORDED / "facts.json"

KINDS: dict[str, tuple[int, dict[str, str], tuple[str, ...]]] = {
    "won": (4, {"chosen_spells": "on", "cave_in_detour": "on"}, ("won",)),
    "lost": (1, {}, ("failed", "perished", "left", "given-up")),
}
"""Of every adventure: a game that four steady warriors win with spells of their choice, and one that a warrior alone
loses: with how many seats, what the table agrees on, and how it has to end."""
MOST_GAMES = 4000


def named(adventure: int, kind: str) -> str:
    """The name of a recorded game."""
    return f"{adventure + 1:02}-{ADVENTURE_NAMES[adventure]}-{kind}"


def planned(adventure: int, kind: str, first: int, logs: str | None = None) -> Plan:
    """One game, by its number."""
    seats, agreed, _ = KINDS[kind]
    options = {**agreed, "adventure": ADVENTURE_NAMES[adventure]}
    return plan("warhammer-quest", ["steady"], 1, adventure, options, seats, first, logs)


def choose(adventure: int, kind: str, known: int) -> int:
    """The number of a game that ends so: the one that did when it was last looked for, else the first."""
    numbers: tuple[int, ...] = (known, *range(1, MOST_GAMES))
    for number in numbers:
        if play_game(planned(adventure, kind, number), number).ending in KINDS[kind][2]:
            return number
    raise SystemExit(f"no game of {ADVENTURE_NAMES[adventure]} is {kind}")


def record(adventure: int, kind: str, known: int) -> dict[str, int | str]:
    """Play the game, write its log, and return what came of it."""
    number = choose(adventure, kind, known)
    with tempfile.TemporaryDirectory() as folder:
        run(planned(adventure, kind, number, folder), workers=1)
        (path,) = Path(folder).iterdir()
        log = read_log(path)
    table = Table.replay(BOX, log)
    write_log(RECORDED / f"{named(adventure, kind)}.log", log)
    return {
        "number": number,
        "ending": table.state.ending,
        "turns": table.state.turn,
        "entries": len(log.entries),
        "hash": table.state.hash(),
    }


def main(adventures: list[int]) -> None:
    """All games of these adventures."""
    RECORDED.mkdir(exist_ok=True)
    for adventure in adventures:
        for kind in KINDS:
            name = named(adventure, kind)
            facts = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}
            facts[name] = record(adventure, kind, facts.get(name, {"number": 1})["number"])
            FACTS.write_text(json.dumps(dict(sorted(facts.items())), indent=1) + "\n", encoding="utf-8")
            print(name, facts[name], flush=True)


if __name__ == "__main__":
    main([int(number) - 1 for number in sys.argv[1:]] or list(range(len(ADVENTURE_NAMES))))

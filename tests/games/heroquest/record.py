"""Write the recorded games anew: `python -m tests.games.heroquest.record`.

Only in a commit that names the rule, or the bots' habit, that has changed: a recorded game that no longer replays is
how a change of the rules that nobody meant is noticed.
"""

import json
import sys
import tempfile
from pathlib import Path

from lanterne.engine import Table, read_log, write_log
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.lab.simulate import Plan, plan, play_game, run

RECORDED = Path(__file__).parent / "recorded"
FACTS = RECORDED / "facts.json"

LOST = ("defeat", "unfinished")
KINDS: dict[str, tuple[int, tuple[str, ...], int]] = {"won": (5, ("success",), 3), "lost": (2, LOST, 1)}
"""Of every quest: a game that four steady heroes win, and one that a hero alone loses: with how many seats, how it has
to end, and of how many such games the shortest is kept."""
MOST_GAMES = 60


def named(quest: int, kind: str) -> str:
    """The name of a recorded game."""
    return f"{quest:02}-{BRIEFINGS[quest - 1].id}-{kind}"


def planned(quest: int, kind: str, first: int, logs: str | None = None) -> Plan:
    """One game, by its number."""
    options = {"play": "single-quest", "quest": quest}
    return plan("heroquest", ["steady"], 1, quest, options, KINDS[kind][0], first, logs)


def choose(quest: int, kind: str) -> int:
    """The number of the shortest of the first few games that end so."""
    _, endings, enough = KINDS[kind]
    found = []
    for number in range(1, MOST_GAMES):
        played = play_game(planned(quest, kind, number), number)
        if played.ending in endings:
            found.append((played.decisions, number))
            if len(found) == enough:
                break
    if not found:
        raise SystemExit(f"no game of quest {quest} is {kind}")
    return min(found)[1]


def record(quest: int, kind: str) -> dict[str, int | str]:
    """Play the game, write its log, and return what came of it."""
    number = choose(quest, kind)
    with tempfile.TemporaryDirectory() as folder:
        run(planned(quest, kind, number, folder), workers=1)
        (path,) = Path(folder).iterdir()
        log = read_log(path)
    table = Table.replay(BOX, log)
    write_log(RECORDED / f"{named(quest, kind)}.log", log)
    return {
        "quest": quest,
        "number": number,
        "ending": table.state.ending,
        "rounds": table.state.round,
        "entries": len(log.entries),
        "hash": table.state.hash(),
    }


def main(quests: list[int]) -> None:
    """All games of these quests."""
    RECORDED.mkdir(exist_ok=True)
    facts = json.loads(FACTS.read_text(encoding="utf-8")) if FACTS.exists() else {}
    for quest in quests:
        for kind in KINDS:
            facts[named(quest, kind)] = record(quest, kind)
            print(named(quest, kind), facts[named(quest, kind)], flush=True)
    FACTS.write_text(json.dumps(dict(sorted(facts.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main([int(quest) for quest in sys.argv[1:]] or list(range(1, len(BRIEFINGS) + 1)))

"""Games that were begun under each version of the rules, kept with the state in which they stood: today's rules must
carry them on. `python -m tests.games.begun heroquest` adds one of today's version; those that are there are never
recorded again.
"""

import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.engine import Log, Seat, Table, parse_log

SEED = bytes(range(32))
ANSWERS = 30


class Begun(NamedTuple):
    """A log, the state after its last entry as the server stores it, and the version of the rules of both."""

    log: Log
    state: bytes
    rules: int


def kept(game: str) -> list[Path]:
    """The files of a game, the oldest version first."""
    return sorted(folder(game).glob("rules-*.jsonl"), key=lambda path: int(path.stem.partition("-")[2]))


def folder(game: str) -> Path:
    """Where they lie."""
    return Path(__file__).parent / game.replace("-", "_") / "begun"


def read(path: Path) -> Begun:
    """One of them: the lines of a log, and the state as the last line."""
    *lines, state = path.read_bytes().splitlines()
    log = parse_log(b"\n".join(lines), path.name)
    return Begun(log, state, log.rules)


def play_on(table: Table[Any], answers: int) -> None:
    """Bots answer, until the game is over or this many answers were given."""
    bots = [registry.bot(table.box.name, "random")(f"{seat}") for seat in range(len(table.seats))]
    for _ in range(answers):
        if table.over:
            return
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.view_of_person(seat)))


def main(game: str) -> None:
    """Begin a game under today's rules, and keep it. Raises SystemExit if there is one of them."""
    box = registry.box(game)
    path = folder(game) / f"rules-{box.version}.jsonl"
    if path.exists():
        raise SystemExit(f"{path.name} is there already, and is never recorded again")
    number = next(number for number in box.seats if number >= 3 or number == max(box.seats))
    table = Table.new(box, [Seat(f"bot {seat}", "random") for seat in range(number)], seed=SEED)
    play_on(table, ANSWERS)
    assert not table.over
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"\n".join((*table.log.lines(), table.state.encode(), b"")))
    print(path.name, len(table.log.entries), msgspec.json.encode(table.asked).decode())


if __name__ == "__main__":
    main(sys.argv[1])

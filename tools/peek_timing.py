"""How much timing reveals: refusals of right and wrong guesses, and bots that think about hidden things.

    .local/dev/bin/python tools/peek_timing.py

The figures in docs/security.md come from here.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from lanterne import registry
from lanterne.engine import Call, IllegalAnswer, SearchDice, Seat, Table, View
from lanterne.games.heroquest.rules.doors import open_door
from lanterne.games.heroquest.state import EDGE_OF

SEED = bytes(range(32))
PEOPLE = [Seat("Ann"), Seat("Bea"), Seat("Cas")]


def milliseconds(what: Callable[[], object], times: int) -> float:
    """The median duration."""
    found = []
    for _ in range(times):
        begun = time.perf_counter()
        what()
        found.append(time.perf_counter() - begun)
    return statistics.median(found) * 1000


def refusals() -> None:
    """A hero tries to open a secret door that nobody has found, and a wall: how the server refuses each."""
    table = Table.new(registry.box("heroquest"), PEOPLE, {"play": "single-quest", "quest": 2}, SEED)
    while not any(call[0] == "end_turn" for call in table.view(table.asked[0]).options()):
        seat = table.asked[0]
        table.answer(seat, registry.bot("heroquest", "steady")("1").choose(table.view(seat)))
    edges = {EDGE_OF[min(door.a, door.b), max(door.a, door.b)]: door.secret for door in table.state.chart.doors}
    guesses = {
        "a secret door": next(edge for edge, secret in edges.items() if secret),
        "a wall": next(edge for edge in EDGE_OF.values() if edge not in edges),
    }
    for name, edge in guesses.items():
        took = milliseconds(partial(refuse, table, table.asked[0], open_door(edge)), 300)
        print(f"heroquest, refusing {name}: {took:.2f} ms")


def refuse(table: Table[Any], seat: int, call: Call) -> None:
    """What `LiveTable.answer` does with an answer that is not open."""
    try:
        table.answer(seat, call)
    except IllegalAnswer:
        list(table.view_of_person(seat).why_not())
    else:
        raise AssertionError(f"{call} is open")


def bots(game: str, bot: str, settings: dict[str, Any], decisions: int) -> None:
    """Bots decide in positions that look the same to another seat: how far their times differ, beside how far they
    differ in one and the same position. Only decisions that take a thought count."""
    table = Table.new(registry.box(game), PEOPLE, settings, SEED)
    between, within, longest = [], [], 0.0
    for n in range(decisions):
        if table.over:
            break
        seat = table.asked[0]
        other = View(table.box, table.state, (seat + 1) % 3)
        views = [View(table.box, other.sample(SearchDice(f"{n} {number}")), seat) for number in range(5)]
        times = [thought(game, bot, view) for view in views if view.is_asked]
        again = [thought(game, bot, table.view(seat)) for _ in range(5)]
        if len(times) > 1 and max(times) > 1:
            between.append(max(times) - min(times))
            within.append(max(again) - min(again))
            longest = max(longest, *times)
        table.answer(seat, registry.bot(game, bot)(f"{n}").choose(table.view(seat)))
    print(
        f"{game}, {bot}: {len(between)} of {n + 1} decisions take more than 1 ms, at most {longest:.0f} ms. Those that "
        f"look alike differ by {middle(between):.1f} ms (the same one by {middle(within):.1f} ms), at most "
        f"{max(between, default=0):.0f} ms"
    )


def thought(game: str, bot: str, view: View[Any]) -> float:
    """How long a bot thinks about a position that is new to it."""
    return milliseconds(lambda: registry.bot(game, bot)("1").choose(view), 3)


def middle(found: list[float]) -> float:
    """The median, 0 if there is nothing."""
    return statistics.median(found) if found else 0.0


if __name__ == "__main__":
    refusals()
    bots("dungeon-lords", "steady", {}, 60)
    bots("dungeon-run", "steady", {}, 150)
    bots("xorlosch", "steady", {}, 150)
    bots("heroquest", "steady", {"play": "single-quest", "quest": 2}, 100)

"""The coach in the terminal: a hint, and the look back at a game that is over."""

from typing import Any

from lanterne.coaching import percent, told, why
from lanterne.engine import View
from lanterne.registry import search
from lanterne.search import Budget
from lanterne.search.coach import hint
from lanterne.search.review import Point, Review, review_table
from lanterne.terminal.session import Session
from lanterne.words import Words

SECONDS = 2.0
MOST = 100_000
BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def may_be_coached(session: Session, seat: int) -> bool:
    """Whether somebody plays alone, in a game that the coach knows, and not in a lesson."""
    return session.lesson is None and session.table.is_alone(seat) and search(session.table.box.name) is not None


def hint_lines(session: Session, view: View[Any], words: Words) -> list[str]:
    """What the coach would answer, and why. It takes some seconds."""
    thinking = search(view.box.name)
    if thinking is None or not may_be_coached(session, view.seat):
        return [words.text("coach-not-here")]
    advice = hint(thinking, view, Budget(MOST, SECONDS))
    return [words.option(advice.answer, words.names(view.state, view.seat)), *why(view, advice, words)]


def review_lines(table: Any, seats: list[int], words: Words) -> list[str]:
    """How a finished game went, judged by what these seats could know, and the moments that decided it."""
    thinking = search(table.box.name)
    if thinking is None:
        return [words.text("coach-not-here")]
    found = review_table(thinking, table, seats)
    lines = [words.text("coach-curve"), _bars(found, seats[0])]
    for number, moment in enumerate(found.moments, 1):
        change = words.text(
            "coach-moment", number=number, before=percent(moment.before), after=percent(moment.after), entry=moment.n
        )
        lines += ["", change, *(f"   {line}" for line in told(moment, words))]
    return lines if found.moments else [*lines, "", words.text("coach-no-moment")]


def _bars(found: Review, seat: int) -> str:
    """The curve of a seat as a line of blocks."""
    points: list[Point] = list(found.points)
    step = max(1, -(-len(points) // WIDTH))
    shown = [*points[:-1:step], points[-1]]
    return "".join(BARS[min(len(BARS) - 1, int(point.chances[seat] * len(BARS)))] for point in shown)

"""What a seat cannot answer now, and why, in as few lines as possible."""

from typing import Any, NamedTuple

from lanterne.engine import Call, Refusal, View
from lanterne.words.words import Names, Words

MANY = 2
"""More answers than this with the same step and the same reason share one line."""


class ClosedLine(NamedTuple):
    """Answers of one step that are closed for the same reason: what they are called together, and which they are."""

    label: str
    refusal: Refusal
    calls: tuple[Call, ...]


def closed_lines(view: View[Any], words: Words, names: Names) -> list[ClosedLine]:
    """What the view's seat cannot answer now. Many answers of one step with the same reason are one line, labelled with
    the heading of the step."""
    return _lines(view.why_not(), words, names)


def closed_picks(view: View[Any], words: Words, names: Names, so_far: tuple[Call, ...]) -> list[ClosedLine]:
    """What the view's seat cannot pick next, after these picks of a draft."""
    return _lines(view.why_not_pick(so_far), words, names)


def _lines(closed: list[tuple[Call, Refusal]], words: Words, names: Names) -> list[ClosedLine]:
    groups: dict[tuple[str, Refusal], list[Call]] = {}
    for call, refusal in closed:
        groups.setdefault((call[0], refusal), []).append(call)
    lines: list[ClosedLine] = []
    for (step, refusal), calls in groups.items():
        if len(calls) > MANY:
            lines.append(ClosedLine(words.verb(step), refusal, tuple(calls)))
        else:
            lines += [ClosedLine(words.option(call, names), refusal, (call,)) for call in calls]
    return lines

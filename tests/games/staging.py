"""What the tests of several games ask of a stage."""

from collections.abc import Sequence
from typing import Any

from lanterne.engine import Call
from lanterne.lab.stage import Stage

Chance = tuple[str, int | str, Sequence[Any]]
"""A scripted outcome of chance: what is done (roll, pick, shuffle), of what, and the result."""


def steps(stage: Stage, seat: str) -> set[str]:
    """The names of the steps that are open to the seat."""
    return {words.split()[0] for words in stage.offered(seat)}


def refused(stage: Stage, seat: str, words: str) -> tuple[str, str] | None:
    """Message and rule of the refusal; None if the answer is open."""
    refusal = stage.refusal(seat, words)
    return (refusal.message, refusal.rule) if refusal else None


def told(stage: Stage, message: str) -> list[str]:
    """The events with this message, in words."""
    return [stage.told(said) for said in stage.said if said.event.message == message]


def run(stage: Stage, *calls: Call) -> None:
    """Run these steps before the decision that waits."""
    stage.game.state.agenda.extend(reversed(calls))
    stage.game.run()


def closed_picks(stage: Stage, seat: str, *so_far: str) -> dict[str, tuple[Any, ...]]:
    """What the seat cannot pick next, after these picks of a draft: message, rule and arguments of each refusal."""
    return {
        words: (refusal.message, refusal.rule, *[arg for _, arg in refusal.args])
        for words, refusal in stage.closed_picks(seat, *so_far).items()
    }

"""What the coach says, in words: the same in the browser and in the terminal."""

from collections.abc import Sequence
from typing import Any

from lanterne.engine import View
from lanterne.search.coach import Advice, Reason
from lanterne.search.review import Moment
from lanterne.words import Words


def why(view: View[Any], advice: Advice, words: Words) -> tuple[str, ...]:
    """What follows after the answer that is advised, how much better it is than the next best, and in what."""
    said = []
    if advice.then:
        names = words.names(view.state, view.seat)
        then = ", ".join(words.option(call, names) for call in advice.then)
        said.append(words.text("coach-then", answers=then))
    if advice.instead is not None:
        said += [_compared(view, advice, words), *_reasons(advice.reasons, words)]
    return tuple(said)


def second_thought(view: View[Any], advice: Advice, words: Words) -> str:
    """The objection to the answer that somebody wants to give."""
    better = words.option(advice.answer, words.names(view.state, view.seat))
    said = words.text("coach-second-thought", better=better, gain=percent(advice.gain))
    return " ".join([said, *_reasons(advice.reasons, words)])


def told(moment: Moment, words: Words) -> tuple[str, ...]:
    """A moment that decided a game: the question, the answer, and what would have been better."""
    view, names = moment.view, words.names(moment.view.state, moment.view.seat)
    said = [words.prompt(view, names), words.text("coach-answered", answer=words.option(moment.answer, names))]
    if moment.better is not None:
        better = words.text("coach-rather", answer=words.option(moment.better.answer, names))
        said.append(" ".join([better, *why(view, moment.better, words)]))
    return tuple(said)


def percent(share: float) -> int:
    """A share of a victory as people read it."""
    return round(100 * share)


def _compared(view: View[Any], advice: Advice, words: Words) -> str:
    assert advice.instead is not None
    other = words.option(advice.instead, words.names(view.state, view.seat))
    gain = percent(advice.gain)
    if gain < 1 or advice.gain < advice.doubt:
        return words.text("coach-as-good", other=other)
    return words.text("coach-better", other=other, gain=gain)


def _reasons(found: Sequence[Reason], words: Words) -> list[str]:
    more = ", ".join(words.said(reason.what) for reason in found if reason.more)
    less = ", ".join(words.said(reason.what) for reason in found if not reason.more)
    said = [words.text("coach-more", things=more)] if more else []
    return [*said, words.text("coach-less", things=less)] if less else said

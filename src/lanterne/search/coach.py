"""Advice for people, from what their seat may know: what a strong player would answer, and what that gains."""

from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

from lanterne.engine import Call, View
from lanterne.scene import Say
from lanterne.search.budget import Budget
from lanterne.search.race import Ranked
from lanterne.search.searching import Search

BLUNDER = 0.05
"""An answer that clearly costs this share of a victory deserves a second thought."""
SURE = 2.0
"""How clear that must be, in standard errors."""
FEW = 3
"""The most reasons given."""
LEAST = 0.002
"""The least that a reason must bring, as a share of a victory."""


class Reason(NamedTuple):
    """What one answer brings more of, or less, than another."""

    what: Say
    more: bool


class Advice(NamedTuple):
    """An answer, compared with another one."""

    answer: Call
    instead: Call | None
    """The next best answer, or the one that a person wants to give; None if no other was considered."""
    gain: float
    """How much more of a victory the answer gains than the other one."""
    doubt: float
    """The standard error of the gain."""
    reasons: tuple[Reason, ...]
    then: tuple[Call, ...]
    """The best answers after it, in the rest of the turn."""


def hint(search: Search[Any], view: View[Any], budget: Budget, seed: str = "") -> Advice:
    """What a strong player would answer, beside the next best. The view's seat must be asked."""
    ranked = search.rank(view, budget, seed)
    best, others = ranked[0], [each for each in ranked[1:] if each.worlds]
    if not others:
        return Advice(best.answer, None, 0.0, 0.0, (), best.line[1:])
    return _beside(search, view, best, max(others, key=lambda each: each.gain))


def second_thought(search: Search[Any], view: View[Any], answer: Call, budget: Budget, seed: str = "") -> Advice | None:
    """A clearly better answer; None if none was found. The answer must be open to the view's seat."""
    ranked = search.rank(view, budget, seed, usual=answer)
    best = ranked[0]
    if best.answer == answer or best.gain < max(BLUNDER, SURE * best.doubt):
        return None
    return _beside(search, view, best, next(each for each in ranked if each.answer == answer))


def _beside(search: Search[Any], view: View[Any], best: Ranked, other: Ranked) -> Advice:
    doubt = sqrt(best.doubt**2 + other.doubt**2)
    found = reasons(search, view, best.features, other.features)
    return Advice(best.answer, other.answer, best.gain - other.gain, doubt, found, best.line[1:])


def reasons(
    search: Search[Any], view: View[Any], better: Mapping[str, float], worse: Mapping[str, float]
) -> tuple[Reason, ...]:
    """Why one position is better than another for the view's seat: the features that make most of the difference, as
    far as the game has names for them. Empty if one position is the end of the game, which has no features."""
    if not better or not worse:
        return ()
    value, mind = search.value, search.mind
    here, mirrored = value(better), mind.mirrored(view.state, view.seat)
    brings: dict[tuple[str, bool], float] = {}
    for name in value.names:
        more = (better[name] > worse[name]) != mirrored
        # More of a bad thing is no reason, whatever weight the model gives it beside correlated features.
        good = more != (name in mind.burdens)
        if name in mind.reasons and good != mirrored:
            what = mind.reasons[name].id, more
            brings[what] = brings.get(what, 0.0) + here - value({**better, name: worse[name]})
    most = sorted(brings, key=lambda what: -brings[what])[:FEW]
    return tuple([Reason(Say(message), more) for message, more in most if brings[message, more] >= LEAST])

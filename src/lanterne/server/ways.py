"""Where things can be taken that are not next to where they stand, as pure functions of a view."""

from typing import Any

from lanterne.engine import Call, View, Way
from lanterne.server import render
from lanterne.server.messages import Ways


def ways(view: View[Any], thing: str) -> Ways:
    """Where a thing can go now; "" is whoever has the turn."""
    return Ways(thing, {to: way.cost for to, way in _far(view, thing).items()})


def way(view: View[Any], thing: str, to: str) -> tuple[Call, ...]:
    """The options that take a thing to a far place, in order; empty if it cannot go there."""
    found = _far(view, thing).get(to)
    return found.calls if found is not None else ()


def _far(view: View[Any], thing: str) -> dict[str, Way]:
    """Where a thing can go, and how; "" is whoever has the turn, in games whose options need not say who walks. Not
    all that is done with a thing moves it: it goes only by steps that name it."""
    number = _moving(view, thing) if thing else -1
    far = {}
    for to, way in view.ways(number).items() if number is not None else ():
        last = way.calls[-1]
        if not thing or thing in view.pointed_at(last):
            far[render.destination(view.box.steps[last[0]].kind(len(last) - 2), to)] = way
    return far


def _moving(view: View[Any], thing: str) -> int | None:
    """The number of a thing that an option does something with."""
    for call in view.options():
        step = view.box.steps[call[0]]
        if len(call) > 2 and isinstance(call[1], int) and f"{step.kind(0).kind}:{step.kind(0).name(call[1])}" == thing:
            return call[1]
    return None

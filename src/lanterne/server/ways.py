"""Where things can go that are not next to where they are, as pure functions of a view."""

from typing import Any

from lanterne.engine import Call, View, Way

WHOSE_TURN = ""
"""The figure whose turn it is, in games whose options need not say who walks."""


def ways(view: View[Any]) -> dict[str, dict[str, int]]:
    """For each thing that can go somewhere, the places it can go to, and what that costs."""
    far = {thing: _far(view, thing, number) for thing, number in {WHOSE_TURN: -1, **_moving(view)}.items()}
    return {thing: {to: way.cost for to, way in places.items()} for thing, places in far.items() if places}


def via(view: View[Any]) -> dict[str, dict[str, str]]:
    """For each thing that can go somewhere, the last place before each of the places it can go to, if one is between:
    so the whole way can be followed back. A way may begin with something that leads nowhere, such as a roll."""
    found = {}
    for thing, number in {WHOSE_TURN: -1, **_moving(view)}.items():
        far = _far(view, thing, number)
        steps = {to: [call for call in way.calls if len(call) > 1] for to, way in far.items()}
        before = {to: _place(view, calls[-2]) for to, calls in steps.items() if len(calls) > 1}
        if before:
            found[thing] = before
    return found


def way(view: View[Any], thing: str, to: str) -> tuple[Call, ...]:
    """The options that take a thing to a far place, in order; empty if it cannot go there."""
    number = -1 if thing == WHOSE_TURN else _moving(view).get(thing)
    found = _far(view, thing, number).get(to) if number is not None else None
    return found.calls if found is not None else ()


def _far(view: View[Any], thing: str, number: int) -> dict[str, Way]:
    """Where a thing can go, and how. Not every answer about a thing moves it: only steps that name it first do."""
    far = {}
    for to, way in view.ways(number).items():
        last = way.calls[-1]
        if thing == WHOSE_TURN or last[1] == number:
            far[view.box.steps[last[0]].kind(len(last) - 2).thing(to)] = way
    return far


def _place(view: View[Any], call: Call) -> str:
    """Where a step of a way leads."""
    return view.box.steps[call[0]].kind(len(call) - 2).thing(call[-1])


def _moving(view: View[Any]) -> dict[str, int]:
    """The numbers of the things that an option takes to another, by their ids in scenes."""
    found: dict[str, int] = {}
    for call in view.options():
        kind = view.box.steps[call[0]].kind(0)
        if len(call) > 2 and isinstance(call[1], int):
            found.setdefault(kind.thing(call[1]), call[1])
    return found

"""The options of a choice as bots look at them."""

from typing import Any, TypeAlias

from lanterne.engine import Call, View

Options: TypeAlias = dict[str, list[Call]]
"""Options by the names of their steps."""


def grouped(view: View[Any]) -> Options:
    """The options of the view's seat, in the order in which they are offered."""
    found: Options = {}
    for call in view.options():
        found.setdefault(call[0], []).append(call)
    return found

"""A habit that games share."""

from collections.abc import Collection
from typing import Any

from lanterne.engine import Call, View


def when_nothing_is_left(view: View[Any], end: Call, idle: Collection[str]) -> Call | None:
    """`end` if it is open and nothing else is but what these steps do; None if there is something to decide."""
    left = {call[0] for call in view.options()}
    return end if end[0] in left and left <= {end[0], *idle} else None

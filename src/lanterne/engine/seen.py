"""Seen: what is in sight of a place of the board."""

from typing import NamedTuple


class Seen(NamedTuple):
    """What is seen from somewhere, by the ids that scenes give to things.

    `here` is the place that is looked from, `places` are those in view. `figures` stand in a free line; `hidden` ones
    are in view too, but somebody stands in the line, so that they are no targets.
    """

    here: str
    places: tuple[str, ...]
    figures: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()

"""What is wrong with a quest, for those who draw it."""

import re

from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

SQUARE = re.compile("[a-z][0-9]{1,2}")
ROOM = re.compile("room-[0-9]{2}")


def as_drawn(flaw: Flaw) -> Say:
    """The flaw of a quest as players read it: without its file, and with squares and rooms called as on the board."""
    return Say("flawed", {"entry": _on_the_board(flaw.entry), "reason": _on_the_board(flaw.reason)})


def _on_the_board(value: str | int | Say) -> str | int | Say:
    if isinstance(value, Say):
        return Say(value.id, {name: _on_the_board(arg) for name, arg in value.args.items()})
    if isinstance(value, int):
        return value
    if ROOM.fullmatch(value):
        return Say(f"region-{value}")
    return "–".join(part.upper() if SQUARE.fullmatch(part) else part for part in value.split("–"))

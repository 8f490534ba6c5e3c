"""The promises the printed components make, checked when they are loaded.

Every check raises ValueError with a sentence that names the file, the entry and the reason. Those of the two board
sides stand in `board_checks`.
"""

from collections.abc import Iterable
from typing import Protocol

from lanterne.games.xorlosch.content.board_checks import check_board
from lanterne.games.xorlosch.content.files import Printed

PLAYERS = range(2, 7)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def checked(box: Printed) -> Printed:
    """`box` itself, once all checks have passed."""
    for board in box.boards:
        check_board(board)
    for check in CHECKS:
        check(box)
    return box


def ids(box: Printed) -> None:
    """Ids are the names in saves and logs: complete, in this order, and none twice."""
    _names("quests.json", box.quests, "green", "blue", "red")
    _names("items.json", box.items, "travel-boots", "experience-potion", "dragon-trap")
    _names("dwarfs.json", box.dwarfs, "warrior", "mechanicus")
    _names("colors.json", box.colors, "red", "blue", "green", "yellow", "black", "white")
    _names("obstacles.json", box.obstacles, "debris", "ladder", "crevasse")
    _names("modes.json", box.modes, "full-game", "short-game")
    _names("bots.json", box.bots, "novice", "regular", "expert")


def _names(file: str, rows: Iterable[_Named], *names: str) -> None:
    found = tuple(row.id for row in rows)
    for name in names:
        if name not in found:
            raise ValueError(f"{file}, entry {name}: it is missing.")
    if found != names:
        odd = next((a for a, b in zip(found, names, strict=False) if a != b), found[-1])
        raise ValueError(f"{file}, entry {odd}: the entries must be {', '.join(names)}, in this order.")


CHECKS = (ids,)

"""Which package a game is.

Lanterne's own games are in `lanterne.games`. Others are found without being listed here: an installed distribution
names its game in the entry point group `lanterne.games`, and every package in a folder of `LANTERNE_GAMES` is a game.
"""

import os
import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from lanterne.packs import base, in_full
from lanterne.packs.modules import package_with_packs

OWN = "lanterne.games"
FOLDERS = "LANTERNE_GAMES"


def package(game: str) -> str:
    """The package of the game of this name; names have hyphens where packages cannot. Raises PackError if the game has
    packs and one is missing."""
    if base(game) != game:
        return package_with_packs(in_full(game))
    return from_outside().get(game) or f"{OWN}.{game.replace('-', '_')}"


def lenders(game: str) -> tuple[str, ...]:
    """The games whose words and icons this game uses, from the files named in its `locale/borrowed.txt`
    (`heroquest/content`)."""
    return tuple(dict.fromkeys(lender for lender, _ in borrowed(game)))


def borrowed(game: str) -> tuple[tuple[str, str], ...]:
    """The files of words that a game borrows, each as the other game and the name of the file."""
    listed = files(package(game)).joinpath("locale", "borrowed.txt")
    names = listed.read_text("utf-8").split() if listed.is_file() else ()
    return tuple((lender, file) for lender, _, file in (name.partition("/") for name in names))


@cache
def from_outside() -> dict[str, str]:
    """The packages of games that are not part of Lanterne, by name, in alphabetical order. Folders of `LANTERNE_GAMES`
    are appended to `sys.path`. Lanterne's own games take precedence."""
    found = {point.name: point.value for point in entry_points(group=OWN)}
    for named in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        folder = Path(named).expanduser().resolve()
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
        found |= {name.replace("_", "-"): name for name in _packages(folder)}
    own = {name.replace("_", "-") for name in _packages(Path(__file__).parents[1] / "games")}
    return {name: found[name] for name in sorted(found.keys() - own)}


def _packages(folder: Path) -> list[str]:
    return [inside.parent.name for inside in folder.glob("*/__init__.py")]

"""Where games stand: each is a package, found by the name of the game.

Lanterne's own stand in `lanterne.games`. Others need no word of it here: an installed distribution names its game in
the entry point group `lanterne.games`, and the packages in the folders of `LANTERNE_GAMES` are games.
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
    """The package in which the game of this name stands; names have hyphens where packages cannot. Raises PackError for
    a game with packs one of which is not there."""
    if base(game) != game:
        return package_with_packs(in_full(game))
    return from_outside().get(game) or f"{OWN}.{game.replace('-', '_')}"


def lenders(game: str) -> tuple[str, ...]:
    """The games that this one is about: it borrows their words, the files that its `locale/borrowed.txt` names
    (`heroquest/squares`), and their icons."""
    return tuple(dict.fromkeys(lender for lender, _ in borrowed(game)))


def borrowed(game: str) -> tuple[tuple[str, str], ...]:
    """Whose words a game borrows: the other game and the name of a file there."""
    listed = files(package(game)).joinpath("locale", "borrowed.txt")
    names = listed.read_text("utf-8").split() if listed.is_file() else ()
    return tuple((lender, file) for lender, _, file in (name.partition("/") for name in names))


@cache
def from_outside() -> dict[str, str]:
    """The packages of the games that are no part of Lanterne, by name, in alphabetical order. The folders are put at
    the end of the path of Python. A name that Lanterne has a folder for is left to it."""
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

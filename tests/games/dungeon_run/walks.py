"""For tests about moving and exploring: scripted dice, and where heroes and tiles are."""

from typing import Any

from tests.games.dungeon_run.scene import Chance, hero, state

from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.lab.stage import Stage

NORTH = {"corridor-8": {"at": [0, 1]}}
"""A corridor north of the Entrance, open at its far end."""
ROAD: dict[str, Any] = {"corridor-8": {"at": [0, 1]}, "corridor-9": {"at": [0, 2]}, "junction-3": {"at": [0, 3]}}
"""Three tiles in a line, north of the Entrance."""


def dice(*faces: int) -> Chance:
    """Dice that are rolled together and fall like this."""
    return ("roll", 6, faces)


def where(stage: Stage, name: str) -> str:
    """The tile on which a hero is."""
    return TILES.names[hero(stage, name).tile]


def lies(stage: Stage, tile: str) -> tuple[int, int, int]:
    """Where a tile lies, and how many degrees it is turned."""
    found = floor(state(stage)).lies[TILES.number(tile)]
    return found.x, found.y, found.turn * 90


def stack(stage: Stage) -> list[str]:
    """The tiles still to be drawn, the next first."""
    return [TILES.names[tile] for tile in state(stage).stack]


def cards_on(stage: Stage, tile: str) -> list[str]:
    """Treasures and artifacts on a tile."""
    return [CARDS.names[card.face] for card in state(stage).lying[TILES.number(tile)]]


def monster_on(stage: Stage, tile: str) -> str | int:
    """The monster on a tile, or "none"."""
    return CARDS.name(state(stage).spots[TILES.number(tile)].monster)

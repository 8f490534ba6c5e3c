"""A dungeon for monsters to roam in, and where they are."""

from typing import Any

from tests.games.dungeon_run.scene import run, scene, state

from lanterne.games.dungeon_run.rules.roaming import monsters_roam
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.lab.stage import Stage

STAR: dict[str, dict[str, Any]] = {
    "corridor-8": {"at": [1, 0], "turn": 90},
    "crossroads-1": {"at": [2, 0]},
    "corridor-10": {"at": [2, 1]},
    "corridor-9": {"at": [3, 0], "turn": 90},
    "corridor-11": {"at": [2, -1]},
}
"""From the Entrance eastwards to a crossroads with a corridor on each side."""


def dungeon(**tiles: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The star with this and that on its tiles, and more tiles; names with `_` for `-`."""
    told_of = {name.replace("_", "-"): there for name, there in tiles.items()}
    return {name: STAR.get(name, {}) | told_of.get(name, {}) for name in {**STAR, **told_of}}


def roams(heroes: Any = ("vargagg", "emma-goodluck"), **more: Any) -> Stage:
    """A round is over, and the monsters roam."""
    stage = scene(heroes, **more)
    run(stage, monsters_roam())
    return stage


def where(stage: Stage, monster: str) -> list[str]:
    """The tiles on which such a monster is."""
    card = CARDS.number(monster)
    return [TILES.names[tile] for tile, spot in enumerate(state(stage).spots) if spot.monster == card]


def lies(stage: Stage, tile: str) -> list[str]:
    """What lies on a tile."""
    return [CARDS.names[card.face] for card in state(stage).lying[TILES.number(tile)]]

"""Rolls in the tests of Dungeon Run: a hero on a tile, and what he is about to roll for."""

from typing import Any

from tests.games.dungeon_run.scene import scene, state

from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.content.terms import Pool
from lanterne.games.dungeon_run.rules.pool import pool
from lanterne.games.dungeon_run.state import NONE, TEST, TILES, Deed
from lanterne.lab.stage import Stage

HERE = "crossroads-1"
KINDS: dict[Pool, int] = {"battle": BATTLE, "disarm": DISARM, "escape": ESCAPE, "test": TEST}


def power(name: str) -> int:
    """The power of this name."""
    return POWER_NAMES.index(name)


def room(row: dict[str, Any], name: str = "dorgan", monster: str = "", other: str = "", **position: Any) -> Stage:
    """A hero on a tile, with a monster or another hero if one is named."""
    heroes = {name: {"tile": HERE, **row}}
    heroes[other or "birodin"] = {"tile": HERE if other else "entrance"}
    tile: dict[str, Any] = {"at": [0, 1]} | ({"monster": monster} if monster else {})
    return scene(heroes, tiles={HERE: tile, "cursed-stone": {"at": [3, 1]}}, **position)


def deed(stage: Stage, kind: int, **more: Any) -> Deed:
    """What the hero is about to do there, with the monster or the other hero if it is a battle."""
    tile = TILES.number(HERE)
    monster = state(stage).spots[tile].monster
    opponent = NONE if monster != NONE or state(stage).heroes[1].tile != tile else 1
    return Deed(kind, 0, tile, monster, **({"opponent": opponent} if kind == BATTLE else {}) | more)


def dice(stage: Stage, kind: Pool, with_rating: int, **more: Any) -> int:
    """How many dice he has for it."""
    return pool(state(stage), 0, kind, with_rating, deed(stage, KINDS[kind], **more))

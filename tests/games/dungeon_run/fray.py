"""Battles for the tests of Dungeon Run: some heroes in a room with a monster, or with each other."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from tests.games.dungeon_run.scene import hero, scene, seat, state

from lanterne.games.dungeon_run.rules.advice import counsel
from lanterne.games.dungeon_run.rules.battle import against_monster
from lanterne.games.dungeon_run.rules.pool import pool
from lanterne.games.dungeon_run.state import RATINGS, TILES, Spot
from lanterne.lab.stage import Stage

ROOM = "bend-12"
"""Where they fight: south and west are its exits, the entrance lies south of it."""

Heroes: TypeAlias = dict[str, dict[str, Any]]
"""Heroes by name, with their rows in the position."""
Dice: TypeAlias = Sequence[int]


def rolls(*dice: Dice) -> list[tuple[str, int, Dice]]:
    """Scripted dice, one handful after the other."""
    return [("roll", 6, handful) for handful in dice]


def fray(
    heroes: Heroes,
    monster: str | None,
    *dice: Dice,
    room: str = ROOM,
    **told: Any,
) -> Stage:
    """The heroes stand in the room, the first is active. Arguments about the tile: `wounds` of the monster, `open`
    cards and so on in `tile`; everything else is about the whole position."""
    tile = {"at": [0, 1], "turn": 180, **({"monster": monster} if monster else {}), **told.pop("tile", {})}
    rows = {name: {"tile": room, **row} for name, row in heroes.items()}
    tiles = {room: tile, **told.pop("tiles", {})}
    return scene(rows, chance=rolls(*dice), tiles=tiles, active=next(iter(rows)), **told)


def spot(stage: Stage, room: str = ROOM) -> Spot:
    """The monster in the room, and how it is."""
    return state(stage).spots[TILES.number(room)]


def wounds(stage: Stage, name: str) -> int:
    """The wounds of a hero."""
    return hero(stage, name).wounds


def attack(stage: Stage, name: str, rating: str = "brawn", picks: str | None = None) -> None:
    """The hero takes a Battle action against the monster, fights with this rating, and assigns his dice: as picked, or
    as suggested."""
    stage.play(name, "battle_monster")
    go_on(stage, name, rating, picks)


def go_on(stage: Stage, name: str, rating: str = "brawn", picks: str | None = None) -> None:
    """A battle goes on: the hero is asked for his rating if there is a choice, and for his dice if they matter."""
    if stage.decision == "way_to_fight":
        stage.play(name, f"fight_with {rating}")
    if stage.decision == "assignment":
        stage.play(name, f"assign_dice {picks}".strip() if picks is not None else stage.offered(name)[0])


def picks(stage: Stage, name: str, *so_far: str) -> list[str]:
    """What can be assigned next, in words."""
    made = tuple(stage.call(words) for words in so_far)
    return sorted(stage.words(call) for call in stage.view(name).picks(made))


def suggested(stage: Stage, name: str) -> list[str]:
    """The suggested assignment, from what the hero sees."""
    return [stage.words(call) for call in counsel(stage.view(name).state).picks]


def battle_dice(stage: Stage, name: str, rating: str) -> int:
    """How many dice the hero would roll in a Battle action against the monster on his tile."""
    s, who = state(stage), seat(stage, name)
    return pool(s, who, "battle", RATINGS.number(rating), against_monster(s, who)._replace(by_action=True))

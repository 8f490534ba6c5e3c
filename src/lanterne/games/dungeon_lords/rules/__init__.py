"""The rules of Dungeon Lords, one module a chapter, in the order of play."""

from lanterne.games.dungeon_lords.rules import (
    calendar,
    dungeon,
    evil,
    new_round,
    purse,
    setup,
)

IN_ORDER = (
    setup,
    calendar,
    new_round,
    evil,
    purse,
    dungeon,
)

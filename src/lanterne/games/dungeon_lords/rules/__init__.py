"""The rules of Dungeon Lords, one module a chapter, in the order of play."""

from lanterne.games.dungeon_lords.rules import (
    calendar,
    combat,
    dungeon,
    evil,
    new_round,
    planning,
    prison,
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
    combat,
    planning,
    prison,
)

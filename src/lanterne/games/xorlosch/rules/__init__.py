"""The rules of Xorlosch, one module a chapter, in the order of play."""

from lanterne.games.xorlosch.rules import (
    acting,
    answers,
    award,
    diplomacy,
    group,
    items,
    majority,
    movement,
    opening,
    quests,
    reactions,
    reconsideration,
    setup,
    tasks,
    turn,
)

IN_ORDER = (
    setup,
    opening,
    turn,
    acting,
    movement,
    group,
    items,
    tasks,
    quests,
    majority,
    diplomacy,
    answers,
    reconsideration,
    award,
    reactions,
)

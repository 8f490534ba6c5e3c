"""The rules of Xorlosch, one module a chapter, in the order of play."""

from lanterne.engine import modules

IN_ORDER = modules(
    __name__,
    "setup",
    "opening",
    "turn",
    "acting",
    "movement",
    "group",
    "items",
    "tasks",
    "quests",
    "majority",
    "diplomacy",
    "answers",
    "reconsideration",
    "award",
    "reactions",
    "favours",
    "habits",
)

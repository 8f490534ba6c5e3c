"""The rules, in the order in which a quest is made."""

from lanterne.games.quest_workshop.rules import (
    characters,
    doors,
    editing,
    finishing,
    notes,
    objective,
    placing,
    rooms,
    setup,
    texts,
    tools,
)

IN_ORDER = (setup, editing, tools, doors, rooms, placing, characters, objective, notes, texts, finishing)

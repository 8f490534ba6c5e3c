"""Notes beside an option: what a creature is paid and does, what a room brings."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules.building import build
from lanterne.games.dungeon_lords.rules.hiring import hire
from lanterne.games.dungeon_lords.scene.tiles import wage_facts
from lanterne.games.dungeon_lords.state import MONSTERS, ROOMS, State
from lanterne.scene import Say
from lanterne.scene.saying import effect_said

GRAVE = (hire, build)
"""Answers that cost something."""


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """Wages and skills of creatures, what rooms do."""
    found: dict[Call, tuple[Say, ...]] = {}
    for call in view.options():
        if call[0] == hire.name:
            paid = tuple([fact.label for fact in wage_facts(MONSTER_TABLE[call[1]].wage)])
            found[call] = (*paid, effect_said(MONSTERS, call[1]))
        elif call[0] == build.name:
            found[call] = (effect_said(ROOMS, call[1]),)
    return found

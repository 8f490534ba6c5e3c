"""Positions for the tests of HeroQuest: a Stage with four heroes and Zargon, on bare rooms unless a quest is named."""

from collections.abc import Sequence
from typing import Any

from tests.games.staging import Chance as Roll
from tests.games.staging import refused, steps

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.state import HEROES, SQUARES, State
from lanterne.lab.stage import Stage

__all__ = ["AWAY", "PARTY", "Roll", "at", "combat", "red", "refused", "scene", "state", "steps"]

PARTY = ("barbarian", "dwarf", "elf", "wizard")
AWAY = {"barbarian": "b2", "dwarf": "c2", "elf": "b3", "wizard": "c3"}
"""Where heroes stand that a test does not place: together in the room at the upper left."""


def red(*faces: int) -> Roll:
    """Red dice that fall so."""
    return ("roll", 6, faces)


def combat(faces: str) -> Roll:
    """These combat dice: s for a skull, w for a white shield, b for a black one."""
    return ("roll", 6, [{"s": 1, "w": 4, "b": 6}[face] for face in faces])


def scene(
    heroes: dict[str, Any] | None = None,
    *,
    chance: Sequence[Roll] = (),
    party: Sequence[str] = PARTY,
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A position: each hero by square or by a table of fields. Without a quest the rooms are bare and all is seen. It
    is a tale, unless the settings say otherwise: monsters are as their cards say."""
    told = {hero: {"at": AWAY[hero]} for hero in party}
    for hero, entry in (heroes or {}).items():
        fields = {"at": entry} if isinstance(entry, str) else dict(entry)
        told[hero] = ({} if "fate" in fields else told[hero]) | fields
    if "quest" not in position:
        position = {"map": "empty", "seen": "all"} | position
    return Stage(
        BOX, (*party, "zargon"), {"heroes": told, **position}, chance, {"difficulty": "tale"} | (settings or {})
    )


def state(stage: Stage) -> State:
    """The truth."""
    found: State = stage.game.state
    return found


def at(stage: Stage, hero: str) -> str:
    """The square of a hero."""
    return str(SQUARES.name(state(stage).heroes[HEROES.number(hero)].square))

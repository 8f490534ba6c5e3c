"""Positions for the tests of Warhammer Quest: a Stage with the four warriors in a guard room unless told otherwise."""

from collections.abc import Sequence
from typing import Any

from tests.games.staging import Chance as Roll
from tests.games.staging import refused, steps

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.state import FOES, SQUARES, WARRIORS, MonsterRow, State, WarriorRow
from lanterne.lab.stage import Stage

__all__ = ["PARTY", "Roll", "at", "bare", "counter", "dice", "foe", "refused", "row", "scene", "state", "steps"]

PARTY = ("barbarian", "elf", "wizard", "dwarf")


def dice(*faces: int) -> Roll:
    """Dice rolled together that fall so."""
    return ("roll", 6, faces)


def counter(warrior: str) -> Roll:
    """A warrior counter drawn from the cup."""
    return ("pick", "warrior", [warrior])


def scene(
    warriors: dict[str, Any] | None = None,
    *,
    chance: Sequence[Roll] = (),
    party: Sequence[str] = PARTY,
    settings: dict[str, Any] | None = None,
    **position: Any,
) -> Stage:
    """A position: each warrior by square or by a table of fields, the turn of the first unless `active` or `phase`
    says otherwise."""
    return Stage(BOX, party, {"warriors": warriors or {}, **position}, chance, settings)


def state(stage: Stage) -> State:
    """The truth."""
    found: State = stage.game.state
    return found


def row(stage: Stage, warrior: str) -> WarriorRow:
    """The row of a warrior."""
    return state(stage).warriors[WARRIORS.number(warrior)]


def at(stage: Stage, warrior: str) -> str:
    """The square of a warrior."""
    return str(SQUARES.name(row(stage, warrior).square))


def foe(stage: Stage, name: str) -> MonsterRow | None:
    """The row of a monster, None once it is gone."""
    return next((each for each in state(stage).monsters if FOES.names[each.foe] == name), None)


def bare(warriors: dict[str, Any] | None = None) -> dict[str, Any]:
    """The warriors without any cards, so that nobody is asked whether to use one."""
    told = warriors or {}
    entries = {name: {"at": told[name]} if isinstance(told.get(name), str) else told.get(name, {}) for name in PARTY}
    return {name: {"cards": [], **entry} for name, entry in entries.items()}

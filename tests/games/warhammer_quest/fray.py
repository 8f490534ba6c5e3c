"""Monsters that come and act, for the tests of their chapter: who stands where, who goes for whom, who attacks whom."""

from collections.abc import Sequence
from typing import Any

from tests.games.warhammer_quest.scene import PARTY, Roll, dice, scene, state

from lanterne.games.warhammer_quest.rules.footing import USUAL
from lanterne.games.warhammer_quest.rules.monsters_phase import monsters_phase
from lanterne.games.warhammer_quest.rules.placement import arrive
from lanterne.games.warhammer_quest.state import EVENTS, FOES, GUARDIANS, MONSTERS, NONE, SQUARES, WARRIORS
from lanterne.lab.stage import Stage

CENTRE = {"barbarian": "1b2", "elf": "1c2", "wizard": "1b3", "dwarf": "1c3"}
"""The four in the middle of the guard room: each has five squares beside him on which nobody stands."""
ROOM_AND_PASSAGE = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}]


def calm(warriors: dict[str, Any], *, party: Sequence[str] = PARTY, **position: Any) -> Stage:
    """A position in which no player wants to be asked in windows, unless the warrior's table says so."""
    quiet = {"passing": "until-own-turn"}
    told = {name: {"at": entry} if isinstance(entry, str) else entry for name, entry in warriors.items()}
    return scene({name: quiet | told.get(name, {}) for name in party}, party=party, **position)


def come(
    stage: Stage, *groups: Any, card: str = "none", place: int = 1, manner: int = USUAL, room: bool = False
) -> None:
    """Let groups arrive, names and numbers in turn, and run on until somebody is asked. `room`: as the event of the
    section."""
    pairs = [MONSTERS.number(word) if isinstance(word, str) else word for word in groups]
    number = GUARDIANS if card == "guardians" else EVENTS.number(card)
    state(stage).room_event = place - 1 if room else NONE
    state(stage).agenda.append(arrive(number, place - 1, manner, *pairs))
    stage.game.run()


def stands(stage: Stage) -> dict[str, str]:
    """Where each monster stands."""
    return {FOES.names[row.foe]: SQUARES.names[row.square] for row in state(stage).monsters}


def targets(stage: Stage) -> dict[str, str]:
    """Whom each monster was placed against."""
    return {FOES.names[row.foe]: str(WARRIORS.name(row.target)) for row in state(stage).monsters}


def against(stage: Stage, warrior: str) -> int:
    """How many monsters were placed against a warrior."""
    return list(targets(stage).values()).count(warrior)


def monsters_act(warriors: dict[str, Any], monsters: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """A position in which the monsters act once. They use all the chance there is."""
    stage = calm(warriors, monsters=monsters, chance=chance, **position)
    act(stage)
    assert not stage.dice.left
    return stage


def act(stage: Stage) -> None:
    """Let the monsters act, and run on until somebody is asked."""
    state(stage).agenda.append(monsters_phase())
    stage.game.run()


def attacks(stage: Stage) -> list[str]:
    """Who attacked whom with a blow, in order."""
    told = [stage.told(said).split() for said in stage.said]
    return [f"{words[1]} {words[2]}" for words in told if words[0] in ("foe-struck", "foe-missed")]


def told(stage: Stage, message: str) -> list[str]:
    """What was said by this message, in order, without its name."""
    words = [stage.told(said) for said in stage.said]
    return [each.removeprefix(f"{message} ") for each in words if each.split()[0] == message]


def misses(number: int) -> list[Roll]:
    """This many blows that miss, one after the other."""
    return [dice(1)] * number

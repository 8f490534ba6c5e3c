"""Objective rooms for the tests of adventures: the guardians have come and gone unless told otherwise."""

from typing import Any

from tests.games.warhammer_quest.fights import happen
from tests.games.warhammer_quest.scene import Roll, scene, state

from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.rules.plot import AT_SETUP
from lanterne.games.warhammer_quest.rules.settling import adventure_moment
from lanterne.lab.stage import Stage


def chamber(adventure: str, warriors: dict[str, Any], *chance: Roll, **position: Any) -> Stage:
    """These warriors alone, without cards, in the objective room of the adventure; the first has his own turn."""
    fields = {name: {"at": told} if isinstance(told, str) else told for name, told in warriors.items()}
    room = SECTION_NAMES[ADVENTURES[ADVENTURE_NAMES.index(adventure)].room]
    usual: dict[str, Any] = {"dungeon": [room], "guardians_gone": True, "active": next(iter(warriors))}
    if "phase" in position:
        del usual["active"]
    return scene(
        {name: {"cards": [], **told} for name, told in fields.items()},
        party=tuple(warriors),
        chance=chance,
        adventure=adventure,
        **usual | position,
    )


def set_out(adventure: str, *chance: Roll, party: tuple[str, ...] = ("elf", "wizard"), leader: str = "elf") -> Stage:
    """What the adventure does before the party sets out."""
    stage = scene(
        {name: {"cards": []} for name in party}, party=party, chance=chance, adventure=adventure, leader=leader
    )
    happen(stage, adventure_moment(AT_SETUP))
    return stage


def ended(stage: Stage) -> str:
    """The ending of the game, or its ending once this turn is over."""
    return state(stage).ending or state(stage).result

"""Blows outside the monsters' phase, for the tests of fights, wounds and death."""

from tests.games.warhammer_quest.scene import state

from lanterne.engine import Call
from lanterne.games.warhammer_quest.rules.blows import arrow_hits, gang_blow, monster_blow
from lanterne.games.warhammer_quest.state import FOES, ITEMS, MONSTERS, WARRIORS
from lanterne.lab.stage import Stage


def happen(stage: Stage, *calls: Call) -> None:
    """Run these steps now, before the decision that waits."""
    stage.game.state.agenda += reversed(calls)
    stage.game.run()


def attack(stage: Stage, foe: str, warrior: str) -> None:
    """A monster makes one attack on a warrior."""
    happen(stage, monster_blow(FOES.number(foe), WARRIORS.number(warrior)))


def arrow(stage: Stage, foe: str, warrior: str, natural: int) -> None:
    """An arrow of a monster has hit a warrior."""
    happen(stage, arrow_hits(FOES.number(foe), WARRIORS.number(warrior), natural))


def gang(stage: Stage, warrior: str, *foes: str) -> None:
    """Snotlings attack their target together."""
    happen(stage, gang_blow(WARRIORS.number(warrior), *(FOES.number(foe) for foe in foes)))


def wounds(stage: Stage, name: str) -> int:
    """The wounds of a warrior or a monster; 0 if it is gone."""
    if name in WARRIORS.names:
        return state(stage).warriors[WARRIORS.number(name)].wounds
    return next((row.wounds for row in state(stage).monsters if FOES.names[row.foe] == name), 0)


def trophies(stage: Stage, warrior: str) -> list[str]:
    """The monsters on the record of a warrior."""
    return [MONSTERS.names[kind] for kind in state(stage).warriors[WARRIORS.number(warrior)].trophies]


def cards(stage: Stage, warrior: str) -> list[str]:
    """What a warrior holds."""
    number = WARRIORS.number(warrior)
    return [ITEMS.names[row.item] for row in state(stage).cards if row.holder == number]


def blows(stage: Stage, seat: str) -> list[str]:
    """The blows and shots that are open to the seat."""
    return [words for words in stage.offered(seat) if words.startswith(("strike", "shoot"))]


def told(stage: Stage, message: str) -> list[str]:
    """What was said under this message, in words."""
    return [stage.told(said).removeprefix(message).strip() for said in stage.said if said.event.message == message]

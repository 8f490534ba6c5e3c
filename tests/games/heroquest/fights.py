"""Blows outside Zargon's turn, for the tests of fights and of death."""

from tests.games.heroquest.scene import state

from lanterne.engine import Call
from lanterne.games.heroquest.rules.attack import monster_strikes
from lanterne.games.heroquest.rules.harm import body_of, foe_body
from lanterne.games.heroquest.state import FACES, FOES, HEROES, ITEMS
from lanterne.lab.stage import Stage


def happen(stage: Stage, *calls: Call) -> None:
    """Run these steps now, before the decision that waits."""
    stage.game.state.agenda += reversed(calls)
    stage.game.run()


def hit(stage: Stage, foe: str, hero: str) -> None:
    """A monster attacks a hero or an ally."""
    happen(stage, monster_strikes(FOES.number(foe), HEROES.number(hero)))


def body(stage: Stage, name: str) -> int:
    """The Body Points of a hero, an ally or a foe; 0 if it is gone."""
    if name in HEROES.names:
        return body_of(state(stage), HEROES.number(name))
    return foe_body(state(stage), FOES.number(name))


def items(stage: Stage, hero: str) -> list[str]:
    """What a hero owns."""
    return [str(ITEMS.name(item)) for item in state(stage).sheets[HEROES.number(hero)].items]


def readied(stage: Stage, hero: str) -> str:
    """The weapon in a hero's hand."""
    return str(ITEMS.name(state(stage).sheets[HEROES.number(hero)].readied))


def dice(stage: Stage, message: str) -> list[str]:
    """How the dice fell each time that this was said: s for a skull, w and b for a white and a black shield."""
    told = [
        dict(zip(dict(said.event.params), said.args, strict=True))
        for said in stage.said
        if said.event.message == message
    ]
    return ["".join(str(FACES.name(face))[0] for face in each["faces"]) for each in told]


def attacks(stage: Stage, seat: str) -> list[str]:
    """The attacks that are open to the seat."""
    kinds = ("strike", "throw", "shoot", "pour_holy_water")
    return [words for words in stage.offered(seat) if words.startswith(kinds)]

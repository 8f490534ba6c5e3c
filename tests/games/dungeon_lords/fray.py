"""Battles for the tests of Dungeon Lords: red's party attacks, and nothing else goes on."""

from typing import Any

from tests.games.dungeon_lords.scene import run, scene, state

from lanterne.games.dungeon_lords.content.cards import COMBAT_DECKS
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, COMBAT_CARDS, MONSTERS, TRAPS, Hero
from lanterne.lab.stage import Stage

RED, BLUE, GREEN, YELLOW = range(4)


def battles(lords: dict[str, Any], card: str, *seats: int, in_round: int = 1) -> Stage:
    """The battles of these seats, one after another, under this card, until somebody is asked or all are over."""
    number = COMBAT_CARDS.number(card)
    stage = scene(lords, seats=4, year=1 if number in COMBAT_DECKS[0] else 2)
    state(stage).round = in_round
    state(stage).shown_cards = (number,)
    stage.said.clear()
    run(stage, *map(battle, seats))
    return stage


def fray(
    party: list[Any],
    card: str = "fireball",
    *,
    in_round: int = 1,
    others: dict[str, Any] | None = None,
    **lord: Any,
) -> Stage:
    """Red's battle; in the tunnel of the entrance unless `target` or `rooms` say otherwise, without any plan if
    `target` is None. A Fireball does nothing, and tires by 1."""
    red = {"party": party, "target": next(iter(lord.get("rooms", {})), "r0c2"), **lord}
    if red["target"] is None:
        del red["target"]
    return battles({"red": red, **(others or {})}, card, RED, in_round=in_round)


def line(stage: Stage, seat: int = RED) -> list[str]:
    """The party front first, with its damage: `thief-1 2`."""
    return [_words(hero) for hero in state(stage).lords[seat].party]


def _words(hero: Hero) -> str:
    return f"{ADVENTURER_IDS.names[hero.who]} {hero.damage}"


def prison(stage: Stage) -> list[str]:
    """Red's prisoners, in the order in which they came."""
    return [ADVENTURER_IDS.names[who] for who in state(stage).lords[RED].prison]


def ready(stage: Stage) -> list[str]:
    """Red's creatures in the lair, face up."""
    return [MONSTERS.names[kind] for kind in state(stage).lords[RED].ready]


def spent(stage: Stage) -> list[str]:
    """Red's creatures in the lair, face down."""
    return [MONSTERS.names[kind] for kind in state(stage).lords[RED].spent]


def traps(stage: Stage) -> list[str]:
    """The traps in red's hand."""
    return [TRAPS.names[trap] for trap in state(stage).lords[RED].traps]


def conquered(stage: Stage) -> bool:
    """Whether red has lost a tile."""
    return state(stage).lords[RED].conquered != 0


def log(stage: Stage) -> list[str]:
    """The events of the battle, in words."""
    return [stage.told(said) for said in stage.said]


def over(stage: Stage) -> bool:
    """Whether the battle is over."""
    return state(stage).fight is None

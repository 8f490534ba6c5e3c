"""Words for the tests of powers: dice by their faces, tiles in a row, and how a power is used."""

from collections.abc import Sequence
from typing import Any

from tests.games.dungeon_run.scene import seat, state

from lanterne.engine import Call
from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.rules.powers import WINDOWS, moment, monster_moment
from lanterne.games.dungeon_run.state import CARDS, TILES, Deed, begin_deed
from lanterne.lab.stage import Stage

ROW: dict[str, dict[str, Any]] = {
    "corridor-8": {"at": [0, 1]},
    "corridor-9": {"at": [0, 2]},
    "corridor-10": {"at": [0, 3]},
}
"""Three corridors north of the Entrance, one behind the other."""


def row(**more: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The row of corridors, with something on some of them: `corridor_8={"monster": "slime"}`; and more tiles."""
    told = {name.replace("_", "-"): each for name, each in more.items()}
    return {name: ROW.get(name, {}) | told.get(name, {}) for name in dict.fromkeys([*ROW, *told])}


def dice(*faces: int) -> tuple[str, int, Sequence[int]]:
    """A roll."""
    return ("roll", 6, faces)


def picked(card: str) -> tuple[str, str, Sequence[str]]:
    """A card taken at random."""
    return ("pick", "card", (card,))


def uses(stage: Stage, name: str, power: str = "") -> list[str]:
    """The uses of powers that are open to the hero, without his seat: `power target`."""
    found = [words.split() for words in stage.offered(name)]
    return [" ".join(words[2:]) for words in found if words[0].startswith("use_power") and power in words[2]]


def use(stage: Stage, name: str, power: str, *target: str) -> None:
    """The hero uses a power as it is offered to him."""
    for words in stage.offered(name):
        parts = words.split()
        if parts[0].startswith("use_power") and parts[2] == power and _means(stage, parts[3:], target):
            stage.play(name, words)
            return
    raise ValueError(f"{name} cannot use {power} {target}; open are {stage.offered(name)}")


def _means(stage: Stage, told: list[str], target: tuple[str, ...]) -> bool:
    names = stage.box.seat_names(state(stage))
    return tuple(names[int(each)] if each.isdigit() else each for each in told) == target


def at(window: str, seat: int) -> Call:
    """The call for a hero's moment."""
    return moment(WINDOWS.index(window), seat)


def monster_at(window: str, tile: str, seat: int) -> Call:
    """The call for the moment of the monster on a tile."""
    return monster_moment(WINDOWS.index(window), TILES.number(tile), seat)


def number(power: str) -> int:
    """The power of this name."""
    return POWER_NAMES.index(power)


def cards(*names: str) -> tuple[int, ...]:
    """The cards of these names."""
    return tuple(CARDS.number(name) for name in names)


def on(stage: Stage, tile: str) -> str:
    """The monster on a tile, by name."""
    return str(CARDS.name(state(stage).spots[TILES.number(tile)].monster))


def wounds_on(stage: Stage, tile: str) -> int:
    """The wounds of the monster on a tile."""
    return state(stage).spots[TILES.number(tile)].wounds


def fighting(stage: Stage, name: str, tile: str, **what: object) -> None:
    """A battle of the hero with the monster on a tile is under way."""
    monster = state(stage).spots[TILES.number(tile)].monster
    begin_deed(state(stage), Deed(BATTLE, seat(stage, name), TILES.number(tile), monster, **what))  # type: ignore[arg-type]


def duel(stage: Stage, attacker: str, defender: str, **what: object) -> None:
    """A battle between two heroes is under way."""
    deed = Deed(BATTLE, seat(stage, attacker), opponent=seat(stage, defender), **what)  # type: ignore[arg-type]
    begin_deed(state(stage), deed)

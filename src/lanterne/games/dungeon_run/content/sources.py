"""The powers of everything, numbered through: those of heroes, ability cards, cards, tiles and markers, in this order.

A power is an int, a place in `POWER_TABLE`. It is called after its card, and after its place there if it has several.
"""

from collections.abc import Iterable
from itertools import chain, count

from lanterne.engine import Row
from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.encounters import STRANGERS, TRAPS
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.tiles import MARKERS, TILES
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT

PERSONAL, SUMMONER, ABILITY, MONSTER_CARD, TRAP_CARD, TRAP_EFFECT, STRANGER_CARD, EQUIPMENT_CARD, TILE, MARKER = range(
    10
)
"""What a power belongs to. A trap has two kinds: effects that are carried out once, and powers that work while it stays
attached."""


class Source(Row, frozen=True):
    """A power, what kind of thing it belongs to and which one, and the first power of that card: limits count for the
    whole card (DR-ABI-4)."""

    power: Power
    kind: int
    thing: int
    first: int


_table: list[Source] = []
_names: list[str] = []
_numbers: dict[tuple[int, int], tuple[int, ...]] = {}


def _add(kind: int, thing: int, name: str, powers: Iterable[Power]) -> None:
    first = len(_table)
    for power in powers:
        numbered = (f"{name}-{number}" for number in count(2))
        _names.append(next(each for each in chain((name,), numbered) if each not in _names))
        _table.append(Source(power, kind, thing, first))
    _numbers[kind, thing] = tuple(range(first, len(_table)))


for _hero, _card in enumerate(HEROES):
    _add(PERSONAL, _hero, _card.personal_name, _card.personal)
    _add(SUMMONER, _hero, _card.summoner_name, _card.summoner)
for _place, _ability in enumerate(ABILITIES):
    _add(ABILITY, _place, _ability.name, _ability.powers)
for _place, _monster in enumerate(ALL_MONSTERS):
    _add(MONSTER_CARD, _place, _monster.power_name, _monster.powers)
for _place, _trap in TRAPS.items():
    _does = [Power(window="revealed", mode="auto", target=each.target, do=each.do) for each in _trap.effects]
    _add(TRAP_EFFECT, _place, _trap.name, _does)
    _add(TRAP_CARD, _place, _trap.name, _trap.attached)
for _place, _stranger in STRANGERS.items():
    _add(STRANGER_CARD, _place, _stranger.name, _stranger.powers)
for _place, _equipment in EQUIPMENT.items():
    _add(EQUIPMENT_CARD, _place, _equipment.name, _equipment.powers)
for _place, _tile in enumerate(TILES):
    _add(TILE, _place, _tile.name, _tile.powers)
for _place, _marker in enumerate(MARKERS):
    _add(MARKER, _place, _marker.name, _marker.powers)

POWER_TABLE: tuple[Source, ...] = tuple(_table)
POWER_NAMES: tuple[str, ...] = tuple(_names)


def powers_on(kind: int, thing: int) -> tuple[int, ...]:
    """The powers of a thing: of a hero card, an ability card, a card, a tile as printed, or a marker."""
    return _numbers[kind, thing]

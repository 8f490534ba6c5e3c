"""The encounter cards: monsters, traps and strangers. Tables are by card, as `cards.py` numbers them."""

from typing import NamedTuple

from lanterne.engine import Row
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import CARD_NAMES, MONSTER, STRANGER, TRAP, cards_of
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.powers import Effects, Power
from lanterne.games.dungeon_run.content.rows import EncounterRow, MonsterRow

HUMANOID, UNDEAD, BEAST, INANIMATE = range(4)
TYPE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.monster_types)
CARRIES: tuple[bool, ...] = tuple(row.carries for row in BOX.monster_types)
"""By type: whether what lies under the card moves with it (DR-ROA-5)."""


class Monster(Row, frozen=True):
    """A monster or a boss. `power_numbers`: the faces that are potential hits. `defence`, `escape`: the lowest faces
    that hit it, and that get away from it."""

    name: str
    type: int
    attack: int
    power_numbers: tuple[int, ...]
    defence: int
    escape: int
    life: int
    power_name: str
    powers: tuple[Power, ...]


def monster(row: MonsterRow) -> Monster:
    """The monster of a row."""
    return Monster(
        row.id,
        TYPE_NAMES.index(row.type),
        row.attack,
        row.power_numbers,
        row.defence,
        row.escape,
        row.life,
        row.power.id,
        row.power.powers,
    )


class Trap(NamedTuple):
    """A trap: the ratings that disarm it, with `need` successes, and what it does if not disarmed: its damage, then its
    effects in order. `attached`: its powers while it stays beside a hero card (DR-DIS-6)."""

    name: str
    ratings: tuple[int, ...]
    need: int
    damage: int
    effects: tuple[Effects, ...]
    attached: tuple[Power, ...]


class Stranger(NamedTuple):
    """A stranger, who stays on the tile or joins a hero (DR-CON-8)."""

    name: str
    joins: bool
    powers: tuple[Power, ...]


MONSTERS: dict[int, Monster] = {card: monster(row) for card, row in zip(cards_of(MONSTER), BOX.monsters, strict=True)}
"""The ordinary ones; bosses: `bosses.py`."""
TRAPS: dict[int, Trap] = {
    card: Trap(
        row.id,
        tuple(RATING_NAMES.index(name) for name in row.ratings),
        row.need,
        row.damage,
        row.effects,
        row.attached,
    )
    for card, row in zip(cards_of(TRAP), BOX.traps, strict=True)
}
STRANGERS: dict[int, Stranger] = {
    card: Stranger(row.id, row.joins, row.powers) for card, row in zip(cards_of(STRANGER), BOX.strangers, strict=True)
}

_ROWS: tuple[EncounterRow, ...] = (*BOX.monsters, *BOX.traps, *BOX.strangers)
ENCOUNTER_DECK: tuple[int, ...] = tuple(CARD_NAMES.index(row.id) for row in _ROWS for _ in range(row.copies))
"""The cards of the encounter deck (DR-SET-4)."""

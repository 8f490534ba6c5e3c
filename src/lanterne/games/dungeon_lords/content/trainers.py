"""The prepared combats of the combat trainer (DL-VAR-4)."""

from typing import NamedTuple

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_NAMES
from lanterne.games.dungeon_lords.content.board import CELL_NAMES
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARD_NAMES, TRAP_NAMES
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.games.dungeon_lords.content.rows import TrainerRow

TRAINER_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.trainers)


class Trainer(NamedTuple):
    """A prepared combat. `rooms`: the cell and the room of each; `party`: front first; `combat_cards`: round by round;
    `best`: the best possible score."""

    name: str
    year: int
    evil: int
    gold: int
    food: int
    imps: int
    tunnels: tuple[int, ...]
    rooms: tuple[tuple[int, int], ...]
    traps: tuple[int, ...]
    monsters: tuple[int, ...]
    party: tuple[int, ...]
    combat_cards: tuple[int, ...]
    best: int


def _trainer(row: TrainerRow) -> Trainer:
    return Trainer(
        row.id,
        row.year,
        row.evil,
        row.gold,
        row.food,
        row.imps,
        tuple(map(CELL_NAMES.index, row.tunnels)),
        tuple((CELL_NAMES.index(cell), ROOM_NAMES.index(room)) for cell, room in row.rooms.items()),
        tuple(map(TRAP_NAMES.index, row.traps)),
        tuple(map(MONSTER_NAMES.index, row.monsters)),
        tuple(map(ADVENTURER_NAMES.index, row.party)),
        tuple(map(COMBAT_CARD_NAMES.index, row.combat_cards)),
        row.best,
    )


TRAINERS: tuple[Trainer, ...] = tuple(map(_trainer, BOX.trainers))

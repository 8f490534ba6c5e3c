"""The monsters of a position."""

from typing import Any

from lanterne.engine import Mask, has
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.dungeon import free
from lanterne.games.warhammer_quest.state import (
    EVENTS,
    FOES,
    GUARDIANS,
    NONE,
    NOT_COME,
    ON_BOARD,
    SQUARES,
    MonsterRow,
    State,
    kind_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.position import fields, named, number, one_of, table, truth

BEHAVIOURS = ("normal", "in-pit-until-shot", "unmoving", "unmoving-until-attacked", "fleeing")
MONSTER_FIELDS = (
    "at", "wounds", "whole", "attacks", "card", "target", "first", "arrived", "last", "fewer", "behaviour", "special",
)  # fmt: skip


def put_monsters(state: State, value: Any) -> None:
    """Each monster by name: the square alone, or a table. Their event cards are in force."""
    for name, entry in table("monsters", value):
        foe = named(FOES, name)
        given = fields(name, {"at": entry} if isinstance(entry, str) else entry, MONSTER_FIELDS)
        square = named(SQUARES, given.get("at"))
        if not has(free(state), square):
            raise ValueError(f"{name} cannot stand on {given.get('at')}")
        sheet = MONSTERS[kind_of(foe)]
        whole = number("whole", given.get("whole", sheet.wounds))
        card = given.get("card", "none")
        state.monsters.append(
            MonsterRow(
                foe,
                square,
                number("wounds", given.get("wounds", whole)),
                whole,
                number("attacks", given.get("attacks", sheet.attacks)),
                GUARDIANS if card == "guardians" else named(EVENTS, card) if card != "none" else NONE,
                named(WARRIOR_IDS, given["target"]) if "target" in given else NONE,
                truth("first", given.get("first", "target" in given)),
                truth("arrived", given.get("arrived", False)),
                named(WARRIOR_IDS, given["last"]) if "last" in given else NONE,
                number("fewer", given.get("fewer", 0)),
                one_of("behaviour", BEHAVIOURS, given.get("behaviour", "normal")),
                str(given.get("special", "")),
            )
        )
    state.numbered = Mask(mask_of(row.foe for row in state.monsters))
    cards = {row.card for row in state.monsters}
    state.standing = tuple(sorted(card for card in cards if card >= 0))
    state.guarded = ON_BOARD if GUARDIANS in cards else NOT_COME

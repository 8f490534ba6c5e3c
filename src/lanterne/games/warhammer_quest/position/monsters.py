"""What a position says of the monsters."""

from typing import Any

from lanterne.engine import has
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.dungeon import free
from lanterne.games.warhammer_quest.state import (
    EVENTS,
    FOES,
    GUARDIANS,
    NONE,
    SQUARES,
    MonsterRow,
    State,
    kind_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.position import fields, named, number, one_of, table, truth

BEHAVIOURS = ("normal", "in-pit-until-shot", "unmoving", "unmoving-until-attacked", "fleeing")
MONSTER_FIELDS = (
    "at", "wounds", "whole", "attacks", "card", "target", "first", "arrived", "last", "fewer", "behaviour", "special",
)  # fmt: skip


def put_monsters(state: State, value: Any) -> None:
    """Each monster by name: the square alone, or a table. Their cards stand."""
    for name, entry in table("monsters", value):
        foe = named(FOES, name)
        told = fields(name, {"at": entry} if isinstance(entry, str) else entry, MONSTER_FIELDS)
        square = named(SQUARES, told.get("at"))
        if not has(free(state), square):
            raise ValueError(f"{name} cannot stand on {told.get('at')}")
        sheet = MONSTERS[kind_of(foe)]
        whole = number("whole", told.get("whole", sheet.wounds))
        card = told.get("card", "none")
        state.monsters.append(
            MonsterRow(
                foe,
                square,
                number("wounds", told.get("wounds", whole)),
                whole,
                number("attacks", told.get("attacks", sheet.attacks)),
                GUARDIANS if card == "guardians" else named(EVENTS, card) if card != "none" else NONE,
                named(WARRIOR_IDS, told["target"]) if "target" in told else NONE,
                truth("first", told.get("first", "target" in told)),
                truth("arrived", told.get("arrived", False)),
                named(WARRIOR_IDS, told["last"]) if "last" in told else NONE,
                number("fewer", told.get("fewer", 0)),
                one_of("behaviour", BEHAVIOURS, told.get("behaviour", "normal")),
                str(told.get("special", "")),
            )
        )
    cards = {row.card for row in state.monsters}
    state.standing = tuple(sorted(card for card in cards if card >= 0))
    state.guarded = int(GUARDIANS in cards)

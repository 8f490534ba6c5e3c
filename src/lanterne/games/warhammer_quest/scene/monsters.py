"""The monster table: the kinds on the board first, then the others."""

from collections import Counter

from lanterne.games.warhammer_quest.content.monsters import MONSTERS as SHEETS
from lanterne.games.warhammer_quest.scene.looks import (
    ATTACKS_ICON,
    MONSTER_ICONS,
    MONSTER_MARKS,
    MONSTER_TONES,
    MOVE_ICON,
    SKILL_ICON,
    STRENGTH_ICON,
    TOUGHNESS_ICON,
    VALUE_ICON,
    WOUNDS_ICON,
)
from lanterne.games.warhammer_quest.state import MONSTERS, State, kind_of
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def monster_panel(s: State) -> Panel:
    """The kinds that are on the board, then the rest of the table."""
    here = Counter(kind_of(row.foe) for row in s.monsters)
    kinds = sorted(range(len(SHEETS)), key=lambda kind: kind not in here)
    return Panel("monsters", Say("panel-monsters"), "list", tuple(_kind(kind, here[kind]) for kind in kinds))


def _kind(kind: int, count: int) -> Node:
    sheet = SHEETS[kind]
    detail = [Say("monster-count", {"count": count})] if count else []
    return Node(
        id=f"monster:{MONSTERS.name(kind)}",
        shape="monster",
        label=said(MONSTERS, kind),
        tone=MONSTER_TONES[kind],
        icon=MONSTER_ICONS[kind],
        mark=MONSTER_MARKS[kind],
        detail=(*detail, effect_said(MONSTERS, kind)),
        facts=(
            Fact(WOUNDS_ICON, str(sheet.wounds), Say("fact-wounds", {"count": sheet.wounds})),
            Fact(MOVE_ICON, str(sheet.movement), Say("fact-moves", {"count": sheet.movement})),
            Fact(SKILL_ICON, str(sheet.ws), Say("fact-skill", {"count": sheet.ws})),
            Fact(STRENGTH_ICON, str(sheet.strength), Say("fact-strength", {"count": sheet.strength})),
            Fact(TOUGHNESS_ICON, str(sheet.toughness), Say("fact-toughness", {"count": sheet.toughness})),
            Fact(ATTACKS_ICON, str(sheet.attacks), Say("fact-attacks", {"count": sheet.attacks})),
            Fact(VALUE_ICON, str(sheet.value), Say("fact-value", {"gold": sheet.value})),
        ),
        dim=not count,
    )

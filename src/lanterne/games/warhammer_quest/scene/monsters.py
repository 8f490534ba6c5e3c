"""The monster table: the kinds on the board first, then the others."""

from collections import Counter
from functools import lru_cache

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
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


@rests_on(lambda s: tuple([row.foe for row in s.monsters]))
def kinds_here(s: State) -> tuple[tuple[int, int], ...]:
    """The kinds of monsters on the board and how many of each there are."""
    return tuple(sorted(Counter(kind_of(row.foe) for row in s.monsters).items()))


@lru_cache(maxsize=1024)
def monster_panel(kinds: tuple[tuple[int, int], ...]) -> Panel:
    """Those that are there, then the rest of the table."""
    known = {kind for kind, _ in kinds}
    here = [_kind(kind, count) for kind, count in kinds]
    others = [_kind(kind, 0) for kind in range(len(SHEETS)) if kind not in known]
    return Panel("monsters", Say("panel-monsters"), "list", (*here, *others))


@lru_cache(maxsize=512)
def _kind(kind: int, count: int) -> Node:
    sheet = SHEETS[kind]
    told = [Say("monster-count", {"count": count})] if count else []
    return Node(
        id=f"monster:{MONSTERS.name(kind)}",
        shape="monster",
        label=said(MONSTERS, kind),
        tone=MONSTER_TONES[kind],
        icon=MONSTER_ICONS[kind],
        mark=MONSTER_MARKS[kind],
        detail=(*told, effect_said(MONSTERS, kind)),
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

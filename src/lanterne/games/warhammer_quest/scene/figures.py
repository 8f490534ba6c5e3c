"""The figures on the squares: warriors and monsters."""

from lanterne.games.warhammer_quest.rules.blows import monster_blow
from lanterne.games.warhammer_quest.rules.combat import strike
from lanterne.games.warhammer_quest.rules.missiles import shoot
from lanterne.games.warhammer_quest.rules.movement import walk
from lanterne.games.warhammer_quest.scene.looks import (
    MONSTER_ICONS,
    MONSTER_TONES,
    SIDE,
    WARRIOR_ICONS,
    WARRIOR_MARKS,
    WARRIOR_TONES,
    foe_mark,
)
from lanterne.games.warhammer_quest.scene.plan import FloorPlan
from lanterne.games.warhammer_quest.state import (
    CONDITIONS,
    FOES,
    GUARDIANS,
    IN_PIT,
    INSIDE,
    NONE,
    SENSELESS,
    SQUARES,
    WARRIORS,
    WEBBED,
    MonsterRow,
    State,
    kind_of,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Say
from lanterne.scene.saying import effect_said, said

SIZE = SIDE - 8
HELPLESS = WEBBED | SENSELESS | IN_PIT
"""A warrior in one of these conditions can do nothing. They are drawn like one who is unconscious."""
DEEDS = (walk.name, strike.name, shoot.name)
"""What the active warrior can do to the squares and monsters around them."""


CONDITION_SIGNS = (
    *("spider-web", "knocked-out-stars", "knocked-out-stars", "mighty-force", "invisible", "feathered-wing"),
    *("magic-shield", "return-arrow", "heart-wings", "hole", "mighty-force", "biceps"),
)
LEADS_SIGN = "old-lantern"
ACTING = (monster_blow.name,)
"""Steps of a monster that is acting; their first argument is the monster."""


def figures(s: State, drawn: FloorPlan) -> tuple[Node, ...]:
    """The warriors, then the monsters."""
    on_board = [warrior for warrior, row in enumerate(s.warriors) if row.square != NONE and row.fate == INSIDE]
    acting = {call[1] for call in s.agenda if call[0] in ACTING}
    return (
        *(_warrior(s, warrior, drawn) for warrior in on_board),
        *(_monster(row, row.foe in acting, drawn) for row in s.monsters),
    )


def conditions_said(conditions: int) -> tuple[Say, ...]:
    """A warrior's conditions."""
    return tuple(said(CONDITIONS, bit) for bit in squares_of(conditions))


def condition_signs(conditions: int) -> list[str]:
    """The same as icons."""
    return [CONDITION_SIGNS[bit] for bit in squares_of(conditions)]


def _warrior(s: State, warrior: int, drawn: FloorPlan) -> Node:
    row = s.warriors[warrior]
    active = warrior == s.active and not s.ending
    detail = [Say("figure-wounds", {"wounds": row.wounds, "most": row.starting})]
    detail += [Say("figure-unconscious")] if not row.wounds else []
    detail += [Say("figure-leads")] if warrior == s.leader else []
    return Node(
        id=f"warrior:{WARRIORS.name(warrior)}",
        shape="hero",
        label=said(WARRIORS, warrior),
        at=drawn.middle[row.square],
        size=(SIZE, SIZE),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        badge=str(row.wounds),
        detail=(*detail, *conditions_said(row.conditions), effect_said(WARRIORS, warrior)),
        on=f"square:{SQUARES.name(row.square)}",
        active=active,
        does=DEEDS if active else (),
        signs=(*((LEADS_SIGN,) if warrior == s.leader else ()), *condition_signs(row.conditions)),
        of=f"seat:{s.party.index(warrior)}" if warrior in s.party else "",
        dim=not row.wounds or bool(row.conditions & HELPLESS),
    )


def _monster(row: MonsterRow, acting: bool, drawn: FloorPlan) -> Node:
    kind = kind_of(row.foe)
    detail = [Say("figure-wounds", {"wounds": row.wounds, "most": row.whole})]
    detail += [Say("figure-target", {"warrior": said(WARRIORS, row.target)})] if row.target != NONE else []
    detail += [Say(f"special-{row.special}")] if row.special else []
    detail += [Say("figure-guardian")] if row.card == GUARDIANS else []
    detail += [Say("figure-fewer", {"count": row.fewer})] if row.fewer else []
    return Node(
        id=f"foe:{FOES.name(row.foe)}",
        shape="monster",
        label=said(FOES, row.foe),
        at=drawn.middle[row.square],
        size=(SIZE, SIZE),
        tone=MONSTER_TONES[kind],
        icon=MONSTER_ICONS[kind],
        mark=foe_mark(row.foe),
        badge=str(row.wounds) if row.whole > 1 else "",
        detail=tuple(detail),
        on=f"square:{SQUARES.name(row.square)}",
        active=acting,
    )

"""Who stands on the squares: warriors and monsters."""

from functools import lru_cache

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
from lanterne.games.warhammer_quest.scene.plan import Point, plan
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
    WarriorRow,
    kind_of,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Say
from lanterne.scene.saying import effect_said, said

SIZE = SIDE - 8
HELPLESS = WEBBED | SENSELESS | IN_PIT
"""Who is so does nothing, as one who lies at 0 wounds: he is drawn like him."""
DEEDS = (walk.name, strike.name, shoot.name)
"""What the warrior whose turn it is does to what stands or lies about him."""


def figures(s: State) -> tuple[Node, ...]:
    """The warriors, then the monsters."""
    middle = plan(s).middle
    found = []
    for warrior, row in enumerate(s.warriors):
        if row.square != NONE and row.fate == INSIDE:
            active = warrior == s.active and not s.ending
            leads = warrior == s.leader
            look = (row.wounds, row.starting, row.conditions, leads, active)
            found.append(_warrior(warrior, *look, row.square, middle[row.square]))
    acting = {call[1] for call in s.agenda if len(call) > 1 and call[0] in ACTING}
    monsters = [_monster(_shown(row), row.foe in acting, middle[row.square]) for row in s.monsters]
    return (*found, *monsters)


ACTING = ("monster_acts", "monster_blow")
"""Steps of a monster that is acting; their first argument is the monster."""


def _shown(row: MonsterRow) -> tuple[int, int, int, int, int, bool, str, int]:
    target = row.target if row.first or row.target != NONE else NONE
    return row.foe, row.square, row.wounds, row.whole, target, row.card == GUARDIANS, row.special, row.fewer


def open_rows(s: State) -> tuple[WarriorRow, ...]:
    """The rows of the warriors without what only their players know."""
    return tuple([row._replace(bet=NONE) for row in s.warriors])


def conditions_said(conditions: int) -> tuple[Say, ...]:
    """What lies on a warrior."""
    return tuple(said(CONDITIONS, bit) for bit in squares_of(conditions))


@lru_cache(maxsize=1 << 13)
def _warrior(
    warrior: int, wounds: int, starting: int, conditions: int, leads: bool, active: bool, square: int, at: Point
) -> Node:
    told = [Say("figure-wounds", {"wounds": wounds, "most": starting})]
    told += [Say("figure-unconscious")] if not wounds else []
    told += [Say("figure-leads")] if leads else []
    return Node(
        id=f"warrior:{WARRIORS.name(warrior)}",
        shape="hero",
        label=said(WARRIORS, warrior),
        at=at,
        size=(SIZE, SIZE),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        badge=str(wounds),
        detail=(*told, *conditions_said(conditions), effect_said(WARRIORS, warrior)),
        on=f"square:{SQUARES.name(square)}",
        active=active,
        does=DEEDS if active else (),
        dim=not wounds or bool(conditions & HELPLESS),
    )


@lru_cache(maxsize=1 << 14)
def _monster(shown: tuple[int, int, int, int, int, bool, str, int], acting: bool, at: Point) -> Node:
    foe, square, wounds, whole, target, guards, special, fewer = shown
    kind = kind_of(foe)
    told = [Say("figure-wounds", {"wounds": wounds, "most": whole})]
    told += [Say("figure-target", {"warrior": said(WARRIORS, target)})] if target != NONE else []
    told += [Say(f"special-{special}")] if special else []
    told += [Say("figure-guardian")] if guards else []
    told += [Say("figure-fewer", {"count": fewer})] if fewer else []
    return Node(
        id=f"foe:{FOES.name(foe)}",
        shape="monster",
        label=said(FOES, foe),
        at=at,
        size=(SIZE, SIZE),
        tone=MONSTER_TONES[kind],
        icon=MONSTER_ICONS[kind],
        mark=foe_mark(foe),
        badge=str(wounds) if whole > 1 else "",
        detail=tuple(told),
        on=f"square:{SQUARES.name(square)}",
        active=acting,
    )

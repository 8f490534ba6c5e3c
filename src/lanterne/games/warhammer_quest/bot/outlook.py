"""What the bot looks at: its options, distances, and odds."""

from functools import lru_cache
from itertools import product

from lanterne.engine import Call, Step, has
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.tables import TO_HIT
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, foes_at, inside, is_conscious, layout
from lanterne.games.warhammer_quest.rules.profile import weapon_skill
from lanterne.games.warhammer_quest.rules.weapons import added_to_damage, counted, uses_axe, wields_cursed_sword
from lanterne.games.warhammer_quest.state import (
    IN_PIT,
    LEVITATING,
    SENSELESS,
    WEBBED,
    MonsterRow,
    State,
    kind_of,
)
from lanterne.kit.grid import squares_of
from lanterne.kit.options import Options
from lanterne.kit.tile_graph import TileGraph

FAR = 999
"""The number of steps to a square that cannot be reached."""


def first(o: Options, *steps: Step[...]) -> Call | None:
    """The first option of the first of these steps that is open."""
    for step in steps:
        if step.name in o:
            return o[step.name][0]
    return None


# --- distances --------------------------------------------------------------------------------------------------------


def steps_from(s: State, goals: int, closed: int = 0) -> dict[int, int]:
    """The number of steps from each square to the nearest goal, ignoring warriors. Nobody walks on `closed` squares."""
    return _steps(layout(s).graph, goals, closed)


@lru_cache(128)
def _steps(graph: TileGraph, goals: int, closed: int) -> dict[int, int]:
    rings = graph.rings(goals, graph.floor & ~closed)
    return {square: steps for steps, ring in enumerate(rings) for square in squares_of(ring)}


def within(s: State, goals: int, steps: int) -> int:
    """The squares at most this many steps from a goal, ignoring models."""
    graph = layout(s).graph
    return graph.reach(goals, graph.floor, steps)


def obstacles(s: State) -> int:
    """The squares with monsters."""
    return foes_at(s) if s.monsters else 0


# --- who is fit -------------------------------------------------------------------------------------------------------

HELPLESS = WEBBED | SENSELESS | IN_PIT | LEVITATING


def able(s: State, warrior: int) -> bool:
    """Whether a warrior can walk and fight."""
    row = s.warriors[warrior]
    return is_conscious(row) and not row.conditions & HELPLESS


def fit(s: State) -> list[int]:
    """The warriors who can walk and fight, in turn order."""
    return [warrior for warrior in inside(s) if able(s, warrior)]


def beside(s: State, square: int) -> list[MonsterRow]:
    """The monsters that can be struck from this square."""
    near = adjacent(s, square)
    return [row for row in s.monsters if has(near, row.square)]


# --- odds -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _points(axe: bool, dice: int) -> tuple[int, ...]:
    """The points of every possible roll of the damage dice."""
    if axe:
        return tuple(0 if pair == (1, 1) else counted(pair) for pair in product(range(1, 7), repeat=2))
    return tuple(sum(fall) for fall in product(range(1, 7), repeat=dice))


@lru_cache(maxsize=4096)
def _harm(needed: int, axe: bool, dice: int, added: int, tough: int, wounds: int) -> float:
    hit = (7 - min(6, max(2, needed))) / 6
    lost = [min(wounds, max(0, points + added - tough)) if points else 0 for points in _points(axe, dice)]
    return hit * sum(0.5 * (each == wounds) + 0.5 * each / wounds for each in lost) / len(lost)


def harm(s: State, warrior: int, row: MonsterRow) -> float:
    """The average effect of one blow: half the chance to kill the monster, plus half the share of its wounds that it
    loses."""
    sheet = MONSTERS[kind_of(row.foe)]
    needed = TO_HIT[weapon_skill(s, warrior)][sheet.ws]
    dice = 2 if wields_cursed_sword(s, warrior) else 1
    return _harm(needed, uses_axe(s, warrior), dice, added_to_damage(s, warrior), sheet.toughness, max(1, row.wounds))


def arrow_harm(warrior: int, row: MonsterRow) -> float:
    """The average effect of one arrow."""
    sheet = WARRIORS[warrior]
    return _harm(sheet.bs, False, 1, sheet.bow_strength, MONSTERS[kind_of(row.foe)].toughness, max(1, row.wounds))


@lru_cache(maxsize=32)
def danger_of(kind: int) -> float:
    """Roughly how many wounds a monster of this kind deals to a warrior in a turn."""
    sheet = MONSTERS[kind]
    dice = 3.5 * sheet.damage.dice if sheet.damage.dice else 2
    return 0.5 * max(1, sheet.attacks) * max(1.0, dice + max(0, sheet.strength) - 4)


def danger(row: MonsterRow) -> float:
    """The danger of a monster on the board."""
    return 0.0 if row.attacks <= 0 else danger_of(kind_of(row.foe))

"""Which monsters a quest refers to, and which of them are alive (HQ-QST-15)."""

from collections.abc import Iterator
from functools import cache

from lanterne.engine import law
from lanterne.games.heroquest.content.cards import MONSTER_NAMES, MONSTERS
from lanterne.games.heroquest.content.quests import Quest
from lanterne.games.heroquest.content.sheets import AnyEffect, KillAll, Monsters, Weaken
from lanterne.games.heroquest.state import KIND_OF, State


@cache
def meant(monsters: Monsters) -> frozenset[int]:
    """The kinds meant: those with the tag, if one is named, except those left out."""
    return frozenset(
        kind
        for kind, name in enumerate(MONSTER_NAMES)
        if (monsters.tag is None or monsters.tag in MONSTERS[kind].tags) and name not in monsters.besides
    )


@law("HQ-QST-15")
def all_dead(s: State, monsters: Monsters, wandering: bool = True) -> bool:
    """Whether no such monster is alive: none on the board, none unseen or waiting on the map, none late or fled.
    Wandering monsters count if `wandering`."""
    kinds = meant(monsters)
    for placed in s.lurking:
        if placed.kind in kinds:
            return False
    for row in s.monsters:
        if KIND_OF[row.foe] in kinds and (wandering or not row.wandering):
            return False
    return not any(placed.kind in kinds for placed in s.late) and not any(
        KIND_OF[fled.row.foe] in kinds for fled in s.fled
    )


@law("HQ-QST-15")
def wandering_count(chart: Quest) -> bool:
    """Whether wandering monsters must be killed too: yes, unless the objective leaves them out."""
    return not any(type(part) is KillAll and not part.wandering for part in chart.parts)


@law("HQ-QST-4")
def weakness(s: State, kind: int) -> int:
    """How many Defend dice notes and actions have taken from all monsters of a kind, including later arrivals."""
    return sum(
        effect.defend for effect in _happened(s) if isinstance(effect, Weaken) and kind in meant(effect.monsters)
    )


def _happened(s: State) -> Iterator[AnyEffect]:
    for note in s.chart.notes:
        if note.id in s.fired:
            yield from note.effects
    for action in s.chart.actions:
        if action.id in s.fired:
            yield from action.effects

"""Which monsters a quest means, and which of them live (HQ-QST-15)."""

from collections.abc import Iterator

from lanterne.engine import law
from lanterne.games.heroquest.content.cards import MONSTER_NAMES, MONSTERS
from lanterne.games.heroquest.content.quests import Quest
from lanterne.games.heroquest.content.sheets import AnyEffect, KillAll, Monsters, Weaken
from lanterne.games.heroquest.state import KIND_OF, State


def means(monsters: Monsters, kind: int) -> bool:
    """Whether a kind is among them: it has their tag, if one is named, and is not left out."""
    tagged = monsters.tag is None or monsters.tag in MONSTERS[kind].tags
    return tagged and MONSTER_NAMES[kind] not in monsters.besides


@law("HQ-QST-15")
def all_dead(s: State, monsters: Monsters, wandering: bool = True) -> bool:
    """Whether no such monster lives: none on the board, none of the map that nobody has seen or that still waits, none
    that is late or has fled. Wandering ones count if `wandering`."""
    for row in s.monsters:
        if (wandering or not row.wandering) and means(monsters, KIND_OF[row.foe]):
            return False
    hidden = (*s.lurking, *s.late)
    return not any(means(monsters, placed.kind) for placed in hidden) and not any(
        means(monsters, KIND_OF[fled.row.foe]) for fled in s.fled
    )


@law("HQ-QST-15")
def wandering_count(chart: Quest) -> bool:
    """Whether wandering monsters are among those that must be killed: unless the objective leaves them out."""
    return all(part.wandering for part in chart.parts if isinstance(part, KillAll))


@law("HQ-QST-4")
def weakness(s: State, kind: int) -> int:
    """How many Defend dice notes and actions have taken from all monsters of a kind, also from those to come."""
    return sum(effect.defend for effect in _happened(s) if isinstance(effect, Weaken) and means(effect.monsters, kind))


def _happened(s: State) -> Iterator[AnyEffect]:
    for note in s.chart.notes:
        if note.id in s.fired:
            yield from note.effects
    for action in s.chart.actions:
        if action.id in s.fired:
            yield from action.effects

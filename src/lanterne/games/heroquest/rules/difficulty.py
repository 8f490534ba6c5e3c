"""The difficulty of the table (HQ-DIF): what it adds to the monsters of a quest. A tale adds nothing."""

from lanterne.engine import law
from lanterne.games.heroquest.content.cards import FIGURES, MONSTERS
from lanterne.games.heroquest.content.menace import MENACE, Menace
from lanterne.games.heroquest.content.quests import Placed, Quest
from lanterne.games.heroquest.state import State


@law("HQ-DIF-1")
def menace(s: State) -> Menace:
    """What the difficulty adds to this quest."""
    return MENACE[s.agreed.difficulty][s.quest]


def is_boss(kind: int) -> bool:
    """Whether a kind is a character with a name of the quest's own."""
    return kind >= len(FIGURES)


@law("HQ-DIF-2")
def attack_of(s: State, kind: int) -> int:
    """The Attack dice of a monster that stands on open floor."""
    added = menace(s)
    return MONSTERS[kind].attack + (added.boss_attack if is_boss(kind) else added.attack)


@law("HQ-DIF-3")
def body_of(s: State, kind: int) -> int:
    """The Body Points of an unhurt monster; only bosses have more than their cards say."""
    body = MONSTERS[kind].body
    return body + menace(s).boss_body if is_boss(kind) else body


@law("HQ-DIF-4")
def wanderers(s: State) -> int:
    """How many wandering monsters a card brings."""
    return menace(s).wanderers


@law("HQ-DIF-5")
def on_the_map(s: State, chart: Quest) -> list[Placed]:
    """The monsters on the map of a quest, with its reinforcements if the difficulty has them."""
    reinforced = menace(s).reinforced
    return [placed for placed in chart.monsters if reinforced or not placed.reinforcement]

"""The difficulties of the table, and what each of them adds to every quest (HQ-DIF)."""

from typing import NamedTuple

from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.quests import DIFFICULTIES
from lanterne.games.heroquest.content.rows import Difficulty

DIFFICULTY_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.difficulties)
TALE = DIFFICULTY_NAMES.index("tale")


class Menace(NamedTuple):
    """What a difficulty adds to the Attack dice of monsters without a name, and to the Attack dice and Body Points of
    bosses; how many monsters a wandering monster card brings; whether reinforcements are on the map."""

    attack: int = 0
    boss_attack: int = 0
    boss_body: int = 0
    wanderers: int = 1
    reinforced: bool = False


def _menace(row: Difficulty, number: int) -> Menace:
    """The last step that this quest has reached. The sheet of a quest by others says which quest of the campaign it
    counts as."""
    begun = [step for step in row.steps if step.from_quest <= number]
    if not begun:
        return Menace(reinforced=row.reinforced)
    step = begun[-1]
    return Menace(step.attack, step.boss_attack, step.boss_body, step.wanderers, row.reinforced)


MENACE: tuple[tuple[Menace, ...], ...] = tuple(
    tuple(_menace(row, number) for number in DIFFICULTIES) for row in BOX.difficulties
)
"""By difficulty, then by quest."""

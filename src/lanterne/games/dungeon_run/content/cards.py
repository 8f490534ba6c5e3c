"""The cards that lie on tiles and in loot piles, numbered through all their kinds.

A card is an int: monsters first, then bosses, so that whatever is below `FIRST_TRAP` is a monster (DR-BOS-6); then
traps, strangers, treasures and artifacts. Cards of which there are two have the same number.
"""

from lanterne.games.dungeon_run.content.box import BOX

MONSTER, BOSS, TRAP, STRANGER, TREASURE, ARTIFACT = range(6)
CARD_KIND_NAMES = ("monster", "boss", "trap", "stranger", "treasure", "artifact")

_NAMES = tuple(
    tuple(row.id for row in rows)
    for rows in (BOX.monsters, BOX.bosses, BOX.traps, BOX.strangers, BOX.treasures, BOX.artifacts)
)
CARD_NAMES: tuple[str, ...] = tuple(name for names in _NAMES for name in names)
CARD_KINDS: tuple[int, ...] = tuple(kind for kind, names in enumerate(_NAMES) for _ in names)

FIRST_BOSS = CARD_KINDS.index(BOSS)
FIRST_TRAP = CARD_KINDS.index(TRAP)
FIRST_STRANGER = CARD_KINDS.index(STRANGER)
FIRST_TREASURE = CARD_KINDS.index(TREASURE)
FIRST_ARTIFACT = CARD_KINDS.index(ARTIFACT)


def cards_of(kind: int) -> range:
    """The cards of a kind."""
    first = CARD_KINDS.index(kind)
    return range(first, first + CARD_KINDS.count(kind))

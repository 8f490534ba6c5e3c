"""Years, seasons, phases, combat rounds and the steps of a battle."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content.box import BOX

WINTER, SPRING, SUMMER, AUTUMN = range(4)
SEASON_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.seasons)

NEW_ROUND, ORDERS, PRODUCTION, EVENT, ADVENTURERS, END_OF_ROUND, PLANNING, REVEAL, BATTLES = range(9)
PHASE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.phases)

TRAP_STEP, FAST_SPELL, MONSTERS_STEP, SLOW_SPELL, HEALING, CONQUEST = range(6)
STEP_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.combat_steps)
"""The combat row, left to right."""


class Season(Row, frozen=True):
    """A building round. `announces`: the season whose event and adventurers are shown, or None. `party_place`: the
    place of its adventurer in the line, from 1; 0 if nobody comes."""

    name: str
    phases: tuple[int, ...]
    announces: int | None
    passes_token: bool
    party_place: int


SEASONS: tuple[Season, ...] = tuple(
    Season(
        row.id,
        tuple(PHASE_NAMES.index(name) for name in row.phases),
        SEASON_NAMES.index(row.announces) if row.announces else None,
        row.passes_token,
        row.party_place,
    )
    for row in BOX.seasons
)


class Year(Row, frozen=True):
    """What differs between the years. `room_uses`: how often a room produces in a round (DL-PRD-3). A lord who buys
    traps draws `extra_traps` more and then discards `traps_given_up` (DL-TRP-2)."""

    room_uses: int
    extra_traps: int
    traps_given_up: int
    combat_cards: int


YEARS: tuple[Year, ...] = tuple(
    Year(row.room_uses, row.extra_traps, row.traps_given_up, row.combat_cards) for row in BOX.years
)
"""By the year minus 1."""

MAGIC: tuple[int, ...] = tuple(row.magic for row in BOX.combat_rounds)
"""The magic that the spell of each combat round needs, by the round minus 1 (DL-CBT-1)."""

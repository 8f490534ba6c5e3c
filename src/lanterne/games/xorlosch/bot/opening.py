"""The opening group: the presets and their mirror images, each weighed by what it could do from the start square."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.party import Party
from lanterne.games.xorlosch.bot.turns import worth
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE, PRESET_DWARFS
from lanterne.games.xorlosch.rules.opening import GROUP, recruit
from lanterne.games.xorlosch.state import NONE

GROUPS = tuple(
    dict.fromkeys(
        tuple(sorted(((1 - kind if mirrored else kind), level) for kind, level in dwarfs))
        for dwarfs in PRESET_DWARFS.values()
        for mirrored in (False, True)
    )
)


def best_group(outlook: Outlook, noise: float, chance: Callable[[], float]) -> Call:
    """The best starting group."""
    values = [(_value(outlook, dwarfs) + noise * (2 * chance() - 1), dwarfs) for dwarfs in GROUPS]
    _, best = max(values, key=lambda pair: pair[0])
    return GROUP.confirm(tuple(recruit(kind, level) for kind, level in best))


def _value(outlook: Outlook, dwarfs: tuple[tuple[int, int], ...]) -> float:
    party = Party(outlook)
    for kind, level in dwarfs:
        die = party.where.index(NONE, DICE_OF_A_TYPE * kind)
        party.where[die], party.level[die] = BOARDS[outlook.state.board].start, level
        party.saved -= level
    return worth(party)

"""The combat die: three skulls, two white shields, one black shield."""

from lanterne.engine import law
from lanterne.games.heroquest.content.cards import BLACK_SHIELD, COMBAT_DIE, SKULL, WHITE_SHIELD
from lanterne.games.heroquest.state import FACES, NONE, Game

SKULLS, WHITE_SHIELDS, BLACK_SHIELDS = (FACES.number(name) for name in (SKULL, WHITE_SHIELD, BLACK_SHIELD))

_FACE: tuple[int, ...] = (NONE, *(FACES.number(name) for name in COMBAT_DIE))


@law("HQ-SET-22")
def combat_dice(game: Game, number: int) -> tuple[int, ...]:
    """So many combat dice rolled together, as faces: as many as are needed, not six at most."""
    return tuple([_FACE[roll] for roll in game.rolls(6, number)])

"""The combat die: three skulls, two white shields, one black shield."""

from lanterne.engine import part
from lanterne.games.heroquest.content.cards import BLACK_SHIELD, COMBAT_DIE, SKULL, WHITE_SHIELD
from lanterne.games.heroquest.state import FACES, NONE, Game

SKULLS, WHITE_SHIELDS, BLACK_SHIELDS = (FACES.number(name) for name in (SKULL, WHITE_SHIELD, BLACK_SHIELD))

DIE: tuple[int, ...] = tuple([FACES.number(name) for name in COMBAT_DIE])
"""The faces of the die, one after the other."""
_FACE: tuple[int, ...] = (NONE, *DIE)


@part("HQ-SET-22")
def combat_dice(game: Game, number: int) -> tuple[int, ...]:
    """Roll this many combat dice and return the faces. There is no limit of six."""
    return tuple([_FACE[roll] for roll in game.rolls(6, number)])

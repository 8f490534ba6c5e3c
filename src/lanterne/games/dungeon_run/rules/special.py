"""The special actions and free powers of a turn (DR-RND-5, DR-RND-6): a hero's own, and those of the tile on which he
stands and of the stranger there (DR-CON-8, DR-TSP-5, DR-TSP-8)."""

from collections.abc import Callable

from lanterne.engine import Offer, law
from lanterne.games.dungeon_run.content.sources import POWER_TABLE, STRANGER_CARD
from lanterne.games.dungeon_run.rules.actions import no_action_left
from lanterne.games.dungeon_run.rules.held import powers_of, stranger_powers, tile_powers
from lanterne.games.dungeon_run.rules.powers import (
    alone,
    on_heroes,
    on_monsters,
    on_places,
    ready,
    use_power,
    use_power_against,
    use_power_at,
    use_power_on,
)
from lanterne.games.dungeon_run.rules.targets import CHOOSES, HERO, MONSTER, NOBODY, PLACE
from lanterne.games.dungeon_run.state import NONE, State


@law("DR-RND-5", "DR-CON-8", "DR-TSP-5", "DR-TSP-8")
def special_powers(s: State, seat: int) -> tuple[int, ...]:
    """The special actions within a hero's reach: his own, those of his tile, and those of the stranger there. Strangers
    who go along with him offer none."""
    tile = s.heroes[seat].tile
    own = powers_of(s, seat).by_window.get("special_action", ())
    if s.heroes[seat].strangers:
        own = tuple([number for number in own if POWER_TABLE[number].kind != STRANGER_CARD])
    own += tile_powers(tile).by_window.get("special_action", ())
    stranger = s.spots[tile].stranger
    return own if stranger == NONE else own + stranger_powers(stranger).by_window.get("special_action", ())


@law("DR-RND-6")
def free_powers(s: State, seat: int) -> tuple[int, ...]:
    """A hero's powers that he can use between his actions at no cost."""
    return powers_of(s, seat).by_window.get("between_actions", ())


Uses = Callable[[State, int], list[tuple[int, ...]]]


def _uses(
    powers: Callable[[State, int], tuple[int, ...]],
    chosen: int,
    of: Callable[[State, int, int], list[tuple[int, ...]]],
) -> Uses:
    """Every use of those powers for which such a thing is chosen."""

    def uses(s: State, seat: int) -> list[tuple[int, ...]]:
        return [
            use
            for number in powers(s, seat)
            if CHOOSES[number] == chosen and ready(s, seat, number)
            for use in of(s, seat, number)
        ]

    return uses


CLOSED = (no_action_left,)
SPECIALS: tuple[Offer, ...] = (
    Offer(use_power, _uses(special_powers, NOBODY, alone), CLOSED),
    Offer(use_power_on, _uses(special_powers, HERO, on_heroes), CLOSED),
    Offer(use_power_against, _uses(special_powers, MONSTER, on_monsters), CLOSED),
    Offer(use_power_at, _uses(special_powers, PLACE, on_places), CLOSED),
)
FREE_POWERS: tuple[Offer, ...] = (
    Offer(use_power, _uses(free_powers, NOBODY, alone)),
    Offer(use_power_against, _uses(free_powers, MONSTER, on_monsters)),
)

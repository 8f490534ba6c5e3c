"""The special actions and free powers of a turn (DR-RND-5, DR-RND-6): a hero's own, and those of the tile on which he
stands and of the stranger there (DR-CON-8, DR-TSP-5, DR-TSP-8)."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import Offer, Refusal, law
from lanterne.engine.choice import Things
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
from lanterne.games.dungeon_run.state import NONE, Hero, Spot, State


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


class _Known(NamedTuple):
    """What was found out last for a seat, and from which rows: they never change, so it holds while they are the same
    ones. The lines of one menu ask again and again."""

    hero: Hero
    spot: Spot
    laid: tuple[int, ...]
    special: tuple[tuple[int, ...], ...]
    free: tuple[tuple[int, ...], ...]


_known: dict[int, _Known] = {}


def _within_reach(s: State, seat: int) -> _Known:
    """Special actions and free powers, each by what is chosen for them."""
    hero = s.heroes[seat]
    spot, known = s.spots[hero.tile], _known.get(seat)
    if known is not None and known.hero is hero and known.spot is spot and known.laid is s.laid:
        return known
    _known[seat] = known = _Known(
        hero, spot, s.laid, _by_choice(special_powers(s, seat)), _by_choice(free_powers(s, seat))
    )
    return known


@lru_cache(1024)
def _by_choice(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    kinds = (NOBODY, HERO, MONSTER, PLACE)
    return tuple([tuple([number for number in numbers if CHOOSES[number] == kind]) for kind in kinds])


def _uses(group: Callable[[_Known], tuple[int, ...]], of: Callable[[State, int, int], list[tuple[int, ...]]]) -> Things:
    """Every use of the powers of a group that are ready."""

    def uses(s: State, seat: int) -> list[tuple[int, ...]]:
        numbers = group(_within_reach(s, seat))
        return [use for number in numbers if ready(s, seat, number) for use in of(s, seat, number)]

    return uses


NO_SPECIAL_ACTION = Refusal("no-special-action", "DR-RND-5")
NO_FREE_POWER = Refusal("no-free-power", "DR-RND-6")


@law("DR-RND-5")
def no_special_action(s: State, seat: int) -> Refusal | None:
    """There must be a special action to take."""
    return None if any(_within_reach(s, seat).special) else NO_SPECIAL_ACTION


@law("DR-RND-6")
def no_free_power(s: State, seat: int) -> Refusal | None:
    """There must be a power for this."""
    return None if any(_within_reach(s, seat).free) else NO_FREE_POWER


CLOSED = (no_action_left, no_special_action)
FREE = (no_free_power,)
SPECIALS: tuple[Offer, ...] = (
    Offer(use_power, _uses(lambda known: known.special[NOBODY], alone), CLOSED),
    Offer(use_power_on, _uses(lambda known: known.special[HERO], on_heroes), CLOSED),
    Offer(use_power_against, _uses(lambda known: known.special[MONSTER], on_monsters), CLOSED),
    Offer(use_power_at, _uses(lambda known: known.special[PLACE], on_places), CLOSED),
)
FREE_POWERS: tuple[Offer, ...] = (
    Offer(use_power, _uses(lambda known: known.free[NOBODY], alone), FREE),
    Offer(use_power_against, _uses(lambda known: known.free[MONSTER], on_monsters), FREE),
)

"""The special actions and free powers of a turn (DR-RND-5, DR-RND-6): a hero's own, and those of the tile on which he
stands and of the stranger there (DR-CON-8, DR-TSP-5, DR-TSP-8)."""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from lanterne.engine import Offer, Refusal, law
from lanterne.engine.choice import Things
from lanterne.games.dungeon_run.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_run.content.sources import POWER_TABLE, STRANGER_CARD
from lanterne.games.dungeon_run.rules.actions import no_action_left
from lanterne.games.dungeon_run.rules.held import NOTHING, Held, powers_of, stranger_powers, tile_powers
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
def special_powers(held: Held, strangers: tuple[int, ...], tile: int, stranger: int) -> tuple[int, ...]:
    """The special actions within a hero's reach: his own, those of his tile, and those of the stranger there. Strangers
    who go along with him offer none."""
    own = held.by_window.get("special_action", ())
    if strangers:
        own = tuple([number for number in own if POWER_TABLE[number].kind != STRANGER_CARD])
    own += tile_powers(tile).by_window.get("special_action", ())
    return own if stranger == NONE else own + stranger_powers(stranger).by_window.get("special_action", ())


@law("DR-RND-6")
def free_powers(held: Held) -> tuple[int, ...]:
    """A hero's powers that he can use between his actions at no cost."""
    return held.by_window.get("between_actions", ())


class _Known(NamedTuple):
    """What was found out last for a seat, and from what: powers and tuples never change, so it holds while they are the
    same ones. The lines of one menu ask again and again."""

    held: Held
    strangers: tuple[int, ...]
    tile: int
    stranger: int
    special: tuple[tuple[int, ...], ...]
    free: tuple[tuple[int, ...], ...]


_known: list[_Known] = [_Known(NOTHING, (), NONE, NONE, (), ())] * max(PLAYER_COUNTS)


def _within_reach(s: State, seat: int) -> _Known:
    """Special actions and free powers, each by what is chosen for them."""
    known, hero, held = _known[seat], s.heroes[seat], powers_of(s, seat)
    tile, strangers = hero.tile, hero.strangers
    stranger = s.spots[tile].stranger
    if (
        held is known.held
        and tile == known.tile
        and stranger == known.stranger
        and strangers is known.strangers
    ):
        return known
    special = _by_choice(special_powers(held, strangers, tile, stranger))
    _known[seat] = known = _Known(held, strangers, tile, stranger, special, _by_choice(free_powers(held)))
    return known


@lru_cache(1024)
def _by_choice(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The powers by what is chosen for them; nothing if there are none."""
    if not numbers:
        return ()
    kinds = (NOBODY, HERO, MONSTER, PLACE)
    return tuple([tuple([number for number in numbers if CHOOSES[number] == kind]) for kind in kinds])


def _uses(
    of_all: Callable[[_Known], tuple[tuple[int, ...], ...]],
    kind: int,
    of: Callable[[State, int, int], list[tuple[int, ...]]],
) -> Things:
    """Every use of the powers of a kind that are ready."""

    def uses(s: State, seat: int) -> list[tuple[int, ...]]:
        groups = of_all(_within_reach(s, seat))
        if not groups or not groups[kind]:
            return []
        return [use for number in groups[kind] if ready(s, seat, number) for use in of(s, seat, number)]

    return uses


NO_SPECIAL_ACTION = Refusal("no-special-action", "DR-RND-5")
NO_FREE_POWER = Refusal("no-free-power", "DR-RND-6")


@law("DR-RND-5")
def no_special_action(s: State, seat: int) -> Refusal | None:
    """There must be a special action to take."""
    return None if _within_reach(s, seat).special else NO_SPECIAL_ACTION


@law("DR-RND-6")
def no_free_power(s: State, seat: int) -> Refusal | None:
    """There must be a power for this."""
    return None if _within_reach(s, seat).free else NO_FREE_POWER


CLOSED = (no_action_left, no_special_action)
FREE = (no_free_power,)
SPECIALS: tuple[Offer, ...] = (
    Offer(use_power, _uses(attrgetter("special"), NOBODY, alone), CLOSED),
    Offer(use_power_on, _uses(attrgetter("special"), HERO, on_heroes), CLOSED),
    Offer(use_power_against, _uses(attrgetter("special"), MONSTER, on_monsters), CLOSED),
    Offer(use_power_at, _uses(attrgetter("special"), PLACE, on_places), CLOSED),
)
FREE_POWERS: tuple[Offer, ...] = (
    Offer(use_power, _uses(attrgetter("free"), NOBODY, alone), FREE),
    Offer(use_power_against, _uses(attrgetter("free"), MONSTER, on_monsters), FREE),
)

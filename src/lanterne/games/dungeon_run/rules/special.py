"""The special actions and free powers of a turn (DR-RND-5, DR-RND-6): the hero's own, and those of the tile and of the
stranger there (DR-CON-8, DR-TSP-5, DR-TSP-8)."""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter

from lanterne.engine import Offer, Row, law
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
from lanterne.games.dungeon_run.state import BARE, NONE, Hero, Spot, State


@law("DR-RND-5", "DR-CON-8", "DR-TSP-5", "DR-TSP-8")
def special_powers(held: Held, strangers: tuple[int, ...], tile: int, stranger: int) -> tuple[int, ...]:
    """The special actions that a hero can take: their own, those of the tile, and those of the stranger there.
    Strangers who go along with a hero offer none."""
    own = held.by_window.get("special_action", ())
    if strangers:
        own = tuple([number for number in own if POWER_TABLE[number].kind != STRANGER_CARD])
    own += tile_powers(tile).by_window.get("special_action", ())
    return own if stranger == NONE else own + stranger_powers(stranger).by_window.get("special_action", ())


@law("DR-RND-6")
def free_powers(held: Held) -> tuple[int, ...]:
    """A hero's powers that can be used between actions at no cost."""
    return held.by_window.get("between_actions", ())


class _Reach(Row, frozen=True):
    """Special actions and free powers, each by the kind of choice they need; and what they depend on."""

    held: Held
    strangers: tuple[int, ...]
    tile: int
    stranger: int
    special: tuple[tuple[int, ...], ...]
    free: tuple[tuple[int, ...], ...]


NOWHERE = _Reach(NOTHING, (), NONE, NONE, (), ())
_latest: list[tuple[Hero, Spot, tuple[int, ...], _Reach]] = [(Hero(), BARE, (), NOWHERE)] * max(PLAYER_COUNTS)
"""By seat: the last result, with the hero, spot and dungeon it is for. Rows never change, and the lines of one menu ask
many times."""


def _within_reach(s: State, seat: int) -> _Reach:
    hero = s.heroes[seat]
    spot = s.spots[hero.tile]
    before, where, laid, reach = _latest[seat]
    if hero is before and spot is where and s.laid is laid:
        return reach
    held = powers_of(s, seat)
    same = held is reach.held and hero.strangers is reach.strangers
    if not (same and hero.tile == reach.tile and spot.stranger == reach.stranger):
        special = _by_choice(special_powers(held, hero.strangers, hero.tile, spot.stranger))
        reach = _Reach(held, hero.strangers, hero.tile, spot.stranger, special, _by_choice(free_powers(held)))
    _latest[seat] = (hero, spot, s.laid, reach)
    return reach


@lru_cache(1024)
def _by_choice(numbers: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The powers by the kind of choice they need; None if there are none."""
    if not numbers:
        return ()
    kinds = (NOBODY, HERO, MONSTER, PLACE)
    return tuple([tuple([number for number in numbers if CHOOSES[number] == kind]) for kind in kinds])


def _uses(
    of_all: Callable[[_Reach], tuple[tuple[int, ...], ...]],
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


CLOSED = (no_action_left,)
SPECIALS: tuple[Offer, ...] = (
    Offer(use_power, _uses(attrgetter("special"), NOBODY, alone), CLOSED),
    Offer(use_power_on, _uses(attrgetter("special"), HERO, on_heroes), CLOSED),
    Offer(use_power_against, _uses(attrgetter("special"), MONSTER, on_monsters), CLOSED),
    Offer(use_power_at, _uses(attrgetter("special"), PLACE, on_places), CLOSED),
)
FREE_POWERS: tuple[Offer, ...] = (
    Offer(use_power, _uses(attrgetter("free"), NOBODY, alone)),
    Offer(use_power_against, _uses(attrgetter("free"), MONSTER, on_monsters)),
)

"""Which static powers of others affect a hero (DR-ABI-23, DR-DEF-8)."""

from typing import TypeVar

from lanterne.engine import law
from lanterne.games.dungeon_run.content.dice_effects import Operation
from lanterne.games.dungeon_run.content.heroes import BRAWN, HEROES
from lanterne.games.dungeon_run.content.powers import Target
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.terms import Where
from lanterne.games.dungeon_run.rules.conditions import holds
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.held import always, powers_of
from lanterne.games.dungeon_run.state import STANDING, Deed, State

O = TypeVar("O", bound=Operation)  # noqa: E741 - an operation

_REACH: dict[Where, int] = {"same_tile": 0, "same_or_adjacent": 1, "within_2": 2}


@law("DR-GEN-4", "DR-AST-5")
def trained(s: State, seat: int, rating: int) -> int:
    """A rating before cards and powers: base value and training tokens."""
    hero = s.heroes[seat]
    return HEROES[hero.card].ratings[rating] + hero.training[rating]


@law("DR-ABI-23", "DR-DEF-8")
def reaches(s: State, holder: int, target: Target, seat: int) -> bool:
    """Whether a hero's power that affects others on or near the tile affects this one too."""
    if s.heroes[holder].condition != STANDING or holder == seat:
        return False
    if target.weaker and trained(s, seat, BRAWN) >= trained(s, holder, BRAWN):
        return False
    assert target.where is not None
    away = floor(s).distance(s.heroes[holder].tile, s.heroes[seat].tile)
    return away <= _REACH[target.where]


def cast_upon(s: State, seat: int, kind: type[O], deed: Deed | None) -> list[tuple[int, O]]:
    """The operations of a type that others' powers apply to a hero now, each with its holder."""
    found: list[tuple[int, O]] = []
    for holder in range(len(s.heroes)):
        for number, operation in always(powers_of(s, holder), kind):
            target = POWER_TABLE[number].power.target
            if target is not None and reaches(s, holder, target, seat) and holds(s, holder, number, deed):
                found.append((holder, operation))
    return found

"""Whom a power is about (DR-ABI-23): the targets that its holder may choose, and those that it affects by itself.

A creature is an int: a hero by seat, a monster by `monster_on` its tile. The holder of a power is a creature; the
target is a creature, or a tile if the power is about tiles. A target on which the power would change nothing is no
target.
"""

from collections.abc import Callable

from lanterne.engine import law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, CARD_NAMES, FIRST_BOSS, FIRST_TRAP, TRAP, TREASURE
from lanterne.games.dungeon_run.content.dice_effects import Heal, NoRally, Operation
from lanterne.games.dungeon_run.content.effects import (
    AllShowTest,
    CollectTile,
    DetachTraps,
    DiceTest,
    DieTable,
    GainArtifact,
    GainTreasure,
    GiveCard,
    MoveMonster,
    MoveTo,
    Peek,
    PlaceMarker,
    PlaceTrap,
    RatingTest,
    Spawn,
    SwapPlaces,
    TakeCard,
    Unequip,
)
from lanterne.games.dungeon_run.content.encounters import TYPE_NAMES
from lanterne.games.dungeon_run.content.powers import Power, Target
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.terms import Where
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT
from lanterne.games.dungeon_run.rules.floor import FAR, Floor, floor
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.monster_moves import those_open, ways_out
from lanterne.games.dungeon_run.state import (
    NONE,
    SABOTAGES,
    STANDING,
    Deed,
    Hero,
    State,
    clockwise,
    current,
    deed_of,
    life,
    monster_at,
    present,
)

_MONSTERS_FROM = 100


def monster_on(tile: int) -> int:
    """The monster on a tile, as a creature."""
    return _MONSTERS_FROM + tile


def is_monster(creature: int) -> bool:
    """Whether a creature is a monster, not a hero."""
    return creature >= _MONSTERS_FROM


def where_is(s: State, creature: int) -> int:
    """The tile of a creature."""
    return creature - _MONSTERS_FROM if is_monster(creature) else s.heroes[creature].tile


# --- what a power does, all of it -------------------------------------------------------------------------------------


FAILED, PASSED = range(2)


def branch(operation: Operation, number: int) -> tuple[Operation, ...]:
    """The place of what follows: PASSED or FAILED for a test, the number of the line for a table."""
    if isinstance(operation, DieTable):
        return operation.lines[number].do
    if isinstance(operation, AllShowTest):
        return operation.failed if number == FAILED else ()
    assert isinstance(operation, RatingTest | DiceTest), f"{operation} has no branches"
    return operation.passed if number == PASSED else operation.failed


def _all_of(does: tuple[Operation, ...]) -> tuple[Operation, ...]:
    found: list[Operation] = []
    for op in does:
        lines = len(op.lines) if isinstance(op, DieTable) else 2
        tests = isinstance(op, RatingTest | AllShowTest | DiceTest | DieTable)
        found += [inner for line in range(lines) for inner in branch(op, line)] if tests else [op]
    return tuple(found)


_DOES: tuple[tuple[Operation, ...], ...] = tuple([_all_of(known.power.do) for known in POWER_TABLE])
"""By power: its operations and those of its tests."""

NOBODY, HERO, MONSTER, PLACE = range(4)
"""What a holder chooses when using a power."""
_HIS_OWN: tuple[Where, ...] = ("same_tile", "left_tile")
"""Tiles that need no choice: the holder's own, and the one just left."""


def _chosen(power: Power) -> int:
    if any(isinstance(op, MoveTo) for op in power.do):
        return PLACE
    target = power.target
    if target is None or (target.who == "tile" and target.where in _HIS_OWN):
        return NOBODY
    return {"hero": HERO, "other_hero": HERO, "monster": MONSTER, "tile": PLACE, "each_creature": PLACE}.get(
        target.who, NOBODY
    )


CHOOSES: tuple[int, ...] = tuple([_chosen(known.power) for known in POWER_TABLE])
"""By power: what its holder chooses."""


# --- what would change something --------------------------------------------------------------------------------------

Matters = Callable[[State, int, Operation, int], bool]
"""`(state, holder, operation, target)`; the target is a hero, or the holder, which may be a monster."""


def can_be_healed(hero: Hero) -> bool:
    """Whether healing does anything to the target (DR-ABI-12)."""
    return 0 < hero.wounds < life(hero)


def _take(s: State, holder: int, op: Operation, target: int) -> bool:
    assert isinstance(op, TakeCard)
    victim = s.heroes[target]
    return bool(len(victim.loot) or (op.zone == "any" and victim.equipped))  # what the pile holds is hidden


@law("DR-GEN-11")
def corrodible(s: State, seat: int) -> list[tuple[int, int]]:
    """The hero, with each equipped treasure that is not enchanted."""
    equipped = s.heroes[seat].equipped
    return [(seat, card) for card in equipped if CARD_KINDS[card] == TREASURE and not EQUIPMENT[card].enchanted]


@law("DR-ABI-15")
def topmost(s: State, types: tuple[str, ...]) -> int:
    """The topmost monster of these types in the encounter discard pile, or NONE."""
    for card in reversed(s.encounter_discard):
        if card < FIRST_TRAP and TYPE_NAMES[ALL_MONSTERS[card].type] in types:
            return card
    return NONE


def spawn_tiles(s: State, tile: int) -> list[int]:
    """The tiles beside this one that a monster may enter."""
    return those_open(s, floor(s).joined[tile])


def _spawn(s: State, holder: int, op: Operation, target: int) -> bool:
    assert isinstance(op, Spawn)
    return topmost(s, op.types) != NONE and bool(spawn_tiles(s, where_is(s, holder)))


@law("DR-TSP-8", "DR-TSP-16")
def _artifact(s: State, holder: int, op: Operation, target: int) -> bool:
    """Whether the artifact can still be found."""
    assert isinstance(op, GainArtifact)
    return CARD_NAMES.index(op.artifact) in s.supply


def _swap(s: State, holder: int, op: Operation, target: int) -> bool:
    return s.heroes[holder].tile != s.heroes[target].tile and not waives(s, target, "moved_by_others")


def _peek(s: State, holder: int, op: Operation, target: int) -> bool:
    assert isinstance(op, Peek)
    return bool(s.encounters if op.deck == "encounter" else s.boss)


@law("DR-ABI-13")
def free_of_traps(s: State, tile: int) -> bool:
    """Whether a trap can be laid on a tile: no other trap and no monster is there."""
    return s.spots[tile].trapper == NONE and monster_at(s, tile) == NONE


def _trap(s: State, holder: int, op: Operation, target: int) -> bool:
    assert isinstance(op, PlaceTrap)
    pile = s.heroes[holder].loot if op.source == "loot" else s.encounter_discard
    if op.source == "loot" and not free_of_traps(s, s.heroes[holder].tile):
        return False
    return any(CARD_KINDS[card] == TRAP for card in pile)


@law("DR-ABI-14")
def marked_tile(s: State, holder: int, marker: str) -> int:
    """Where a hero's marker would go: the Flames onto the tile just left, the Sanctuary onto the hero's own."""
    deed = current(s)
    return deed.tile if marker == "flames" and deed is not None else s.heroes[holder].tile


def _marker(s: State, holder: int, op: Operation, target: int) -> bool:
    assert isinstance(op, PlaceMarker)
    hero = s.heroes[holder]
    return (hero.flames if op.marker == "flames" else hero.sanctuary) != marked_tile(s, holder, op.marker)


_MATTERS: dict[type[Operation], Matters] = {
    Heal: lambda s, holder, op, target: can_be_healed(s.heroes[target]),
    SwapPlaces: _swap,
    TakeCard: _take,
    GiveCard: lambda s, holder, op, target: False,
    Peek: _peek,
    DetachTraps: lambda s, holder, op, target: bool(s.heroes[target].traps),
    PlaceTrap: _trap,
    PlaceMarker: _marker,
    NoRally: lambda s, holder, op, target: can_be_healed(s.heroes[target]),
    Unequip: lambda s, holder, op, target: bool(corrodible(s, target)),
    GainTreasure: lambda s, holder, op, target: bool(s.treasures),
    GainArtifact: _artifact,
    Spawn: _spawn,
    CollectTile: lambda s, holder, op, target: bool(s.lying[s.heroes[holder].tile]),
}
"""Operations that may change nothing. All others always do something."""


@law("DR-ABI-3")
def matters(s: State, number: int, holder: int, target: int) -> bool:
    """Whether a power would change anything for this creature. This goes by what the holder knows, so it may turn out
    that nothing changes."""
    for op in _DOES[number]:
        test = _MATTERS.get(type(op))
        if test is None or test(s, holder, op, target):
            return True
    return False


# --- whom a holder may choose -----------------------------------------------------------------------------------------


def tiles_near(dungeon: Floor, tile: int, where: Where | None) -> tuple[int, ...]:
    """The tiles of a region, seen from one; along exits (DR-GEN-6)."""
    if where == "same_tile" or where is None:
        return (tile,)
    if where == "adjacent_tile":
        return dungeon.joined[tile]
    if where == "same_or_adjacent":
        return (tile, *dungeon.joined[tile])
    away = dungeon.distances(tile)
    reach = 2 if where == "within_2" else FAR
    return tuple([other for other in dungeon.lies if away.get(other, FAR) <= reach])


@law("DR-ABI-23", "DR-DEF-6")
def heroes_for(s: State, seat: int, number: int) -> list[int]:
    """The conscious heroes that the holder may use a power on, the holder first, then clockwise."""
    target = POWER_TABLE[number].power.target
    assert target is not None
    near = tiles_near(floor(s), s.heroes[seat].tile, target.where)
    return [
        other
        for other in clockwise(s, seat)[target.who == "other_hero" :]
        if s.heroes[other].condition == STANDING and s.heroes[other].tile in near and matters(s, number, seat, other)
    ]


@law("DR-ABI-23", "DR-GEN-12")
def monsters_for(s: State, seat: int, number: int) -> list[int]:
    """The tiles with a monster that the holder may use a power against."""
    power = POWER_TABLE[number].power
    assert power.target is not None
    moves = any(isinstance(op, MoveMonster) for op in power.do)
    return [
        tile
        for tile in tiles_near(floor(s), s.heroes[seat].tile, power.target.where)
        if _fits(power.target, s.spots[tile].monster) and not (moves and not ways_out(s, tile))
    ]


def _fits(target: Target, monster: int) -> bool:
    if monster == NONE or (target.ordinary and monster >= FIRST_BOSS):
        return False
    return not target.types or TYPE_NAMES[ALL_MONSTERS[monster].type] in target.types


@law("DR-ABI-23", "DR-ABI-13", "DR-ABI-16")
def places_for(s: State, seat: int, number: int) -> list[int]:
    """The tiles that the holder may use a power for: to go there, to lay a trap there, or to harm figures there."""
    power = POWER_TABLE[number].power
    dungeon, here = floor(s), s.heroes[seat].tile
    for op in power.do:
        if isinstance(op, MoveTo):
            return _reached(s, dungeon, here, op)
    assert power.target is not None
    near = tiles_near(dungeon, here, power.target.where)
    if power.target.who == "each_creature":
        return [tile for tile in near if creatures(s, tile, seat)]
    return [tile for tile in near if free_of_traps(s, tile)] if matters(s, number, seat, seat) else []


def _reached(s: State, dungeon: Floor, here: int, op: MoveTo) -> list[int]:
    if op.via == "sides":
        reached = list(dungeon.touching[here])
    else:
        away = dungeon.distances(here)
        reached = [tile for tile in dungeon.lies if 0 < away.get(tile, FAR) <= op.reach]
    return [tile for tile in reached if not op.no_monster or monster_at(s, tile) == NONE]


# --- whom a power concerns --------------------------------------------------------------------------------------------


@law("DR-GEN-9")
def creatures(s: State, tile: int, seat: int) -> list[int]:
    """Everybody on a tile: the monster first, then the conscious heroes clockwise from this seat."""
    monster = [monster_on(tile)] if monster_at(s, tile) != NONE else []
    return monster + present(s, tile, seat)


def other_side(deed: Deed, holder: int) -> int:
    """In a battle between heroes, the holder's opponent."""
    return deed.opponent if holder == deed.hero else deed.hero


@law("DR-ABI-23", "DR-DEF-6", "DR-DEF-8", "DR-ABI-25")
def whom(s: State, number: int, holder: int, target: int) -> list[int]:
    """The creatures that a power affects, in order (DR-GEN-9). `target` is the one that the holder has chosen or, for a
    power of a monster, a tile, a trap or a marker, the hero who fights it, kills it, finds it or enters."""
    asked = POWER_TABLE[number].power.target
    if asked is None:
        return [holder]
    return [who for who in _named(s, asked, holder, target) if is_monster(who) or s.heroes[who].condition == STANDING]


def _named(s: State, asked: Target, holder: int, target: int) -> list[int]:
    who, about = asked.who, target if holder == NONE else holder
    if who in ("self", "user", "finder") or (who == "tile" and asked.where in _HIS_OWN):
        return [about]
    if who == "each_creature":
        return creatures(s, target, about)
    if who in ("each_hero", "each_other_hero"):
        first = max(target, 0) if is_monster(about) else about
        others = present(s, where_is(s, about), first)
        return others if who == "each_hero" else [seat for seat in others if seat != first]
    if who in ("opponent", "acting_hero", "assisted_hero", "saboteurs"):
        return _of_deed(who, about, deed_of(s))
    return [] if who == "tile" or target == NONE else [target]


def _of_deed(who: str, holder: int, deed: Deed) -> list[int]:
    if who == "saboteurs":
        return [seat for seat, declared in deed.declared if declared == SABOTAGES]
    return [other_side(deed, holder) if who == "opponent" else deed.hero]

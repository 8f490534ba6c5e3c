"""Who may fight whom: the monster on the hero's tile, or, if there is none, another hero there."""

from lanterne.engine import Refusal, law
from lanterne.games.dungeon_run.content.dice_effects import Forbid
from lanterne.games.dungeon_run.content.tiles import MARKERS, PRINTED_ON, SANCTUARY
from lanterne.games.dungeon_run.rules.held import powers_of, statics
from lanterne.games.dungeon_run.state import NONE, UNCONSCIOUS, State, monster_at, others_present, solo

NO_MONSTER_HERE = Refusal("no-monster-to-fight", "DR-BAT-1")
MONSTER_HERE = Refusal("monster-between-heroes", "DR-HVH-2")
HERO_UNCONSCIOUS = Refusal("opponent-unconscious", "DR-HVH-3")
NOBODY_TO_ASSIST = Refusal("nobody-to-assist", "DR-TSP-4")
NOBODY_ASSISTED = Refusal("nobody-assisted", "DR-TSP-12")
SHELTERED = Refusal("tile-sheltered", "DR-ABI-14")
PROTECTED = Refusal("opponent-protected", "DR-ABI-3")

_SANCTUARY_SHELTERS = any(
    isinstance(op, Forbid) and op.what == "attack_hero_here" for power in MARKERS[SANCTUARY].powers for op in power.do
)


# --- a monster --------------------------------------------------------------------------------------------------------


@law("DR-BAT-1")
def no_monster_here(s: State, seat: int, *about: int) -> Refusal | None:
    """The monster must be on the hero's tile."""
    return NO_MONSTER_HERE if s.spots[s.heroes[seat].tile].monster == NONE else None


@law("DR-TSP-4", "DR-SOL-7")
def needs_help(s: State, tile: int) -> bool:
    """Whether a monster on this tile can be fought only with assistance."""
    return PRINTED_ON[tile].needs_assist and not solo(s)


@law("DR-TSP-4", "DR-TSP-12")
def no_help_to_be_had(s: State, seat: int, *about: int) -> Refusal | None:
    """In a Glyph Room a battle needs somebody who could assist, and after a vain attempt it cannot be declared again in
    that turn."""
    hero = s.heroes[seat]
    if not needs_help(s, hero.tile):
        return None
    if hero.unassisted:
        return NOBODY_ASSISTED
    return None if others_present(s, seat) else NOBODY_TO_ASSIST


# --- another hero -----------------------------------------------------------------------------------------------------


def others_here(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """The other heroes on the tile who are alive, conscious or not."""
    tile = s.heroes[seat].tile
    found: list[tuple[int]] = []
    for other, hero in enumerate(s.heroes):
        if hero.tile == tile and other != seat and hero.condition <= UNCONSCIOUS:
            found.append((other,))
    return found


@law("DR-HVH-2")
def monster_between_heroes(s: State, seat: int, *about: int) -> Refusal | None:
    """Heroes do not fight each other beside a monster."""
    return None if monster_at(s, s.heroes[seat].tile) == NONE else MONSTER_HERE


@law("DR-HVH-3", "DR-DEF-6")
def opponent_unconscious(s: State, seat: int, *about: int) -> Refusal | None:
    """An unconscious hero cannot be attacked."""
    return HERO_UNCONSCIOUS if s.heroes[about[-1]].condition == UNCONSCIOUS else None


@law("DR-ABI-14")
def tile_sheltered(s: State, seat: int, *about: int) -> Refusal | None:
    """Nobody is attacked in a Sanctuary."""
    tile = s.heroes[seat].tile
    for hero in s.heroes:
        if hero.sanctuary == tile:
            return SHELTERED if _SANCTUARY_SHELTERS else None
    return None


@law("DR-ABI-3")
def opponent_protected(s: State, seat: int, *about: int) -> Refusal | None:
    """Some heroes cannot be attacked, or not while a third one is there (Lurk)."""
    opponent = about[-1]
    third = len(others_present(s, opponent)) > 1
    for forbids in statics(powers_of(s, opponent), Forbid, s, opponent, None):
        if forbids.what == "attack_holder" and (third or not forbids.with_third_hero):
            return PROTECTED
    return None


@law("DR-ABI-18", "DR-HVH-2")
def can_charge(s: State, seat: int) -> bool:
    """Whether there is somebody on the tile whom a power could let the hero fight."""
    if monster_at(s, s.heroes[seat].tile) != NONE:
        return no_help_to_be_had(s, seat) is None
    if tile_sheltered(s, seat) is not None:
        return False
    return any(
        opponent_unconscious(s, seat, *other) is None and opponent_protected(s, seat, *other) is None
        for other in others_here(s, seat)
    )

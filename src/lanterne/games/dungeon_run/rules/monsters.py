"""Monsters: what hits them and whom they hit, how they die, are revived and looted (DR-DEF-9, DR-BOS-8, DR-BAT-18)."""

from typing import get_args

from lanterne.engine import NUMBER, SEATS, Card, Event, SeatId, law, part, step
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.dice_effects import IgnoreHits, MostWounds
from lanterne.games.dungeon_run.content.settings import SPECIAL
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.deeds import begin_part, moment_of, part_ends
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.held import monster_powers, statics
from lanterne.games.dungeon_run.rules.loot import gain_card, lose_card
from lanterne.games.dungeon_run.rules.powers import monster_moment, tile_is_plundered
from lanterne.games.dungeon_run.rules.rally import may_rally
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import (
    CARDS,
    EVERYBODY,
    NONE,
    TILES,
    Deed,
    Game,
    State,
    TileId,
    deed_of,
    monster_at,
    set_deed,
)

MONSTER_KILLED = get_args(Moment).index("monster_killed")

BEYOND = 99
"""More hits than any battle can bring."""

MONSTER_STRUCK = Event(
    "monster-struck", "DR-GEN-7", monster=CARDS, tile=TILES, amount=NUMBER, wounds=NUMBER, life=NUMBER
)
KILLED = Event("monster-killed", "DR-DEF-9", seat=SEATS, monster=CARDS)
REVIVED = Event("monster-revived", "DR-ABI-19", monster=CARDS, tile=TILES)
CARD_DISCARDED = Event("killed-discarded", "DR-ABI-3", seat=SEATS, monster=CARDS)
STONE_APPEARS = Event("stone-appears", "DR-BOS-8", tile=TILES)


@law("DR-GEN-7")
def is_slain(s: State, tile: int) -> bool:
    """Whether the wounds of the monster on a tile have reached its Life."""
    spot = s.spots[tile]
    return spot.monster != NONE and spot.wounds >= monster_life(s, spot.monster)


@law("DR-BAT-5", "DR-FRE-1")
def potential_hits(deed: Deed) -> tuple[int, ...]:
    """The monster's dice that show one of its power numbers."""
    numbers = ALL_MONSTERS[deed.monster].power_numbers
    return tuple([die for die in deed.foe_dice if die in numbers])


@law("DR-ABI-8")
def toughness(s: State, deed: Deed) -> tuple[int, int]:
    """How many hits the monster ignores in a battle, and how many wounds it can take in it."""
    held = monster_powers(s, deed.tile, deed)
    ignored = sum([each.amount for each in statics(held, IgnoreHits, s, NONE, deed)])
    return ignored, min([BEYOND, *[each.amount for each in statics(held, MostWounds, s, NONE, deed)]])


@law("DR-ABI-8", "DR-BAT-13")
def wounds_on_monster(s: State, deed: Deed) -> int:
    """How many wounds the hits of a battle place on the monster: those it ignores do not count, and no more than it can
    take at once."""
    ignored, most = toughness(s, deed)
    return max(0, min(deed.hits - ignored, most))


# --- outside a battle -------------------------------------------------------------------------------------------------


@part("DR-GEN-7", "DR-GEN-8")
def _place_wounds(game: Game, tile: int, amount: int) -> None:
    s = game.state
    spot = s.spots[tile]
    if spot.monster == NONE or not amount:
        return
    s.spots[tile] = spot._replace(wounds=spot.wounds + amount)
    game.say(MONSTER_STRUCK, spot.monster, tile, amount, spot.wounds + amount, monster_life(s, spot.monster))


@step("DR-GEN-7", "DR-GEN-8")
def wound_monster(game: Game, tile: TileId, amount: int) -> None:
    """Wounds on the monster on a tile. Whether it dies is settled when all wounds of the power are placed."""
    _place_wounds(game, tile, amount)


@step("DR-GEN-8", "DR-DEF-9", "DR-RAL-5")
def blow_is_settled(game: Game, tile: TileId, by: SeatId) -> None:
    """A hero's power or marker has wounded the monster on a tile. A kill counts like one in a battle: the hero takes
    its card, uses powers for it, and may rally."""
    s = game.state
    if is_slain(s, tile):
        begin_part(s, Deed(SPECIAL, by, tile, monster_at(s, tile)))
        game.then(monster_dies(tile, by), falls_are_checked(NONE), kill_is_rewarded(by), part_ends())


@step("DR-GEN-7", "DR-DEF-9", "DR-RAL-5")
def strike_monster(game: Game, tile: TileId, amount: int, by: SeatId) -> None:
    """A single blow: the monster is wounded, and its death is settled at once."""
    _place_wounds(game, tile, amount)
    game.then(blow_is_settled(tile, by))


@step("DR-RAL-1", "DR-RAL-5", "DR-BAT-18")
def kill_is_rewarded(game: Game, by: SeatId) -> None:
    """A hero who has killed a monster may rally; last of all, with a power for it, they may take the cards on the tile.
    A monster that was revived was not killed."""
    if deed_of(game.state).card != NONE:
        game.then(may_rally(by), tile_is_plundered(by))


# --- killed -----------------------------------------------------------------------------------------------------------


@step("DR-BAT-18", "DR-GEN-9")
def monster_dies(game: Game, tile: TileId, by: SeatId) -> None:
    """A monster's wounds have reached its Life: what it does in dying comes first."""
    game.then(monster_moment(MONSTER_KILLED, tile, by), monster_is_looted(tile, by))


@step("DR-BAT-14", "DR-BAT-18", "DR-DEF-9", "DR-DEF-11", "DR-BOS-8", "DR-ABI-19")
def monster_is_looted(game: Game, tile: TileId, by: SeatId) -> None:
    """Unless it was revived, its card goes to the killer's loot pile; what lay under it stays, and a boss leaves the
    Stone there. Then come the killer's own powers."""
    s = game.state
    if not is_slain(s, tile):
        return
    spot = s.spots[tile]
    s.spots[tile] = spot._replace(monster=NONE, wounds=0)
    set_deed(s, deed_of(s)._replace(card=spot.monster, succeeded=True))
    gain_card(s, by, spot.monster)
    game.say(KILLED, by, spot.monster)
    if spot.monster >= FIRST_BOSS:
        s.supply = tuple([card for card in s.supply if card != SUMMONING_STONE])
        s.lying[tile] += (Card(SUMMONING_STONE, EVERYBODY),)
        game.say(STONE_APPEARS, tile)
    game.then(moment_of("monster_killed", by))


@step("DR-ABI-19")
def revive_monster(game: Game, tile: TileId) -> None:
    """The monster that has just been slain loses all its wounds instead, and was not killed."""
    s = game.state
    spot = s.spots[tile]
    s.spots[tile] = spot._replace(wounds=0)
    game.say(REVIVED, spot.monster, tile)


@step("DR-ABI-3")
def discard_killed(game: Game, seat: SeatId) -> None:
    """The killer does not keep the card of the monster just killed (Consume)."""
    s = game.state
    card = deed_of(s).card
    lose_card(s, seat, card)
    s.encounter_discard += (card,)
    game.say(CARD_DISCARDED, seat, card)

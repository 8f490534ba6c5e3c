"""How fights are likely to go. Each kind of fight is simulated a number of times, and the result is kept."""

import random
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.dice_effects import (
    Armour,
    AutoBlock,
    BlockAny,
    ExtraHits,
    Forbid,
    IgnoreHits,
    MostWounds,
    Wound,
)
from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, RATING_NAMES
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS
from lanterne.games.dungeon_run.rules.conditions import holds
from lanterne.games.dungeon_run.rules.held import at_window, card_powers, monster_powers, powers_of, statics
from lanterne.games.dungeon_run.rules.pool import assist_dice, defence, monster_attack, pool
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import NONE, Deed, State, life, others_present, power

FIGHTS = 60
"""How many fights are simulated to estimate the odds."""
LONGEST = 6
"""A fight that takes more exchanges is given up."""
ANY = 99


class Match(NamedTuple):
    """A fight: the hero's dice, the lowest face that hits, the foe's dice and the faces of them that count, how much
    both can still bear, how many hits armour stops in an exchange, and what powers block and add for nothing; hits that
    the foe ignores in an exchange, and the most that hurt it. Wounds at the end of an exchange: `kick` if both have
    survived it, `bites` if one of the hero's dice shows a 1."""

    dice: int
    defence: int
    attack: int
    faces: tuple[int, ...]
    foe: int
    left: int
    armour: float
    blocks: int = 0
    extra: int = 0
    shrugs: int = 0
    most: int = ANY
    kick: int = 0
    bites: int = 0


class Odds(NamedTuple):
    """The chance to win, the chance to fall, the wounds it costs, and the wounds it deals, on average."""

    win: float
    fall: float
    loss: float
    dealt: float


class Roll(NamedTuple):
    """What both have rolled in an exchange: the hero's dice that can either hit or block, the foe's hits that only
    those dice can block, and whether one of the hero's dice shows a 1."""

    strong: int
    threats: int
    one: bool


@lru_cache(1 << 12)
def rolls(dice: int, defence: int, attack: int, faces: tuple[int, ...]) -> tuple[Roll, ...]:
    """The dice of all exchanges of all fights with this many dice on each side, rolled once."""
    chance = random.Random(f"{dice} {defence} {attack} {faces}").random
    return tuple([_roll(dice, defence, attack, faces, chance) for _ in range(FIGHTS * LONGEST)])


def _roll(dice: int, defence: int, attack: int, faces: tuple[int, ...], chance: Callable[[], float]) -> Roll:
    threats = [face for face in [int(6 * chance()) + 1 for _ in range(attack)] if face in faces]
    mine = [int(6 * chance()) + 1 for _ in range(dice)]
    for face in mine:
        if face < defence and face in threats:
            threats.remove(face)
    return Roll(sum([face >= defence for face in mine]), len(threats), 1 in mine)


@lru_cache(1 << 16)
def fight(match: Match, exchanges: int = LONGEST) -> Odds:
    """A fight of this many exchanges, or until one side falls."""
    chance = random.Random(f"{match}").random
    rolled = rolls(match.dice, match.defence, match.attack, match.faces)
    won = fell = 0
    lost = struck = 0
    for first in range(0, FIGHTS * LONGEST, LONGEST):
        foe, left = match.foe, match.left
        for roll in rolled[first : first + exchanges]:
            dealt, taken = _exchange(match, foe, left, roll, chance)
            foe, left = foe - dealt, left - taken
            if foe <= 0 or left <= 0:
                break
        won += foe <= 0
        fell += left <= 0
        lost += match.left - max(left, 0)
        struck += match.foe - max(foe, 0)
    return Odds(won / FIGHTS, fell / FIGHTS, lost / FIGHTS, struck / FIGHTS)


def _exchange(match: Match, foe: int, left: int, roll: Roll, chance: Callable[[], float]) -> tuple[int, int]:
    """One exchange by a hero who hits where possible and blocks where necessary: the wounds of both."""
    strong, threats, one = roll
    open_hits = max(0, threats - match.blocks)
    needed = foe + match.shrugs - match.extra  # strong dice that kill
    spare = max(0, strong - max(needed, 0))
    if open_hits - spare >= left:  # the hero would fall: strong dice block as long as they must
        spare = min(strong, open_hits - left + 1)
    dealt = min(max(strong - spare + match.extra - match.shrugs, 0), match.most)
    taken = max(0, open_hits - spare)
    whole = int(match.armour)
    taken = max(0, taken - whole)
    if taken and chance() < match.armour - whole:
        taken -= 1
    if one:
        taken += match.bites
    return dealt, taken + match.kick if dealt < foe and taken < left else taken


# --- the heroes and monsters of a game --------------------------------------------------------------------------------


def best_rating(s: State, seat: int) -> int:
    """The rating with which the hero usually fights better."""
    deed = Deed(BATTLE, seat, s.heroes[seat].tile)
    return max((BRAWN, MAGIC), key=lambda rating: pool(s, seat, "battle", rating, deed))


def armour_of(s: State, seat: int) -> float:
    """The chance that armour stops a hit; above one if it stops several on average."""
    found = statics(powers_of(s, seat), Armour, s, seat, None)
    return sum(armour.dice * (7 - armour.face) / 6 for armour in found)


def blocks_of(s: State, seat: int) -> int:
    """How many hits the hero's powers block in each exchange without a good die."""
    blocks = 0
    for number in at_window(s, seat, "assign"):
        blocks += sum(op.amount for op in power(number).do if isinstance(op, BlockAny | AutoBlock))
    return blocks


def extra_hits(s: State, seat: int, deed: Deed) -> int:
    """The hits that the hero's powers add."""
    numbers = [number for number in at_window(s, seat, "assign") if holds(s, seat, number, deed)]
    return sum(op.amount for number in numbers for op in power(number).do if isinstance(op, ExtraHits))


def kicked_by(monster: int) -> int:
    """The wounds that a monster deals after a battle that both it and the hero have survived (Gra Bogga)."""
    kicks = [power(number) for number in card_powers(monster).by_window.get("battle_end", ())]
    sure = [each for each in kicks if each.condition.survived and not each.condition.dealt_wounds]
    return sum(op.amount for each in sure for op in each.do if isinstance(op, Wound))


def bitten_by_ones(s: State, seat: int, rating: int) -> int:
    """The wounds that a 1 among the dice costs a hero who fights with this rating (Thirsting Blade)."""
    biting = [power(number) for number in at_window(s, seat, "battle_end")]
    biting = [each for each in biting if 1 in each.condition.shows and each.condition.using == RATING_NAMES[rating]]
    return sum(op.amount for each in biting for op in each.do if isinstance(op, Wound))


def match_with(s: State, seat: int, tile: int, more: int = 0) -> Match:
    """A hero against the monster on a tile, with this many extra dice."""
    spot = s.spots[tile]
    deed = Deed(BATTLE, seat, tile, monster=spot.monster, by_action=True)
    here = monster_powers(s, tile, deed)
    barred = {op.what for op in statics(here, Forbid, s, NONE, deed)}
    ratings = [rating for rating in (BRAWN, MAGIC) if f"use_{RATING_NAMES[rating]}" not in barred] or [BRAWN]
    rating = max(ratings, key=lambda rating: pool(s, seat, "battle", rating, deed))
    chosen = deed._replace(rating=rating)
    hero = s.heroes[seat]
    printed = ALL_MONSTERS[spot.monster]
    return Match(
        pool(s, seat, "battle", rating, chosen) + more,
        defence(s, chosen),
        monster_attack(s, chosen),
        printed.power_numbers,
        monster_life(s, spot.monster) - spot.wounds,
        life(hero) - hero.wounds,
        armour_of(s, seat),
        blocks_of(s, seat),
        extra_hits(s, seat, chosen),
        sum(op.amount for op in statics(here, IgnoreHits, s, NONE, chosen)),
        min([op.amount for op in statics(here, MostWounds, s, NONE, chosen)], default=ANY),
        kicked_by(spot.monster),
        bitten_by_ones(s, seat, rating),
    )


def against(s: State, seat: int, tile: int, exchanges: int = LONGEST, helped: bool = False, more: int = 0) -> Odds:
    """The odds of a hero against the monster on a tile, with the help of the heroes there if it is counted on."""
    if helped:
        more += sum(assist_dice(s, other, best_rating(s, other)) for other in others_present(s, seat))
    return fight(match_with(s, seat, tile, more), exchanges)


def against_hero(s: State, seat: int, other: int, exchanges: int = LONGEST, more: int = 0) -> Odds:
    """The odds of attacking another hero, whose strong dice all hurt."""
    deed = Deed(BATTLE, seat, s.heroes[seat].tile, opponent=other, by_action=True)
    dice = {rating: pool(s, seat, "battle", rating, deed) for rating in (MAGIC, BRAWN)}
    rating = max(dice, key=lambda rating: dice[rating])
    theirs = max(pool(s, other, "battle", rating, deed) for rating in (BRAWN, MAGIC))
    least = CONSTANTS.hero_hit_on
    hero, foe = s.heroes[seat], s.heroes[other]
    shield = round(armour_of(s, other)) + blocks_of(s, other)
    match = Match(
        dice[rating] + more,
        least,
        theirs,
        tuple(range(least, 7)),
        life(foe) - foe.wounds,
        life(hero) - hero.wounds,
        armour_of(s, seat),
        blocks_of(s, seat),
        extra_hits(s, seat, deed._replace(rating=rating)),
        shrugs=shield,
        bites=bitten_by_ones(s, seat, rating),
    )
    return fight(match, exchanges)


def is_boss(s: State, tile: int) -> bool:
    """Whether the boss is there."""
    return s.spots[tile].monster >= FIRST_BOSS


def boss_tile(s: State) -> int:
    """Where the boss is, or NONE."""
    return next((tile for tile, spot in enumerate(s.spots) if spot.monster >= FIRST_BOSS), NONE)

"""How fights are likely to go: each kind of fight is fought out some times in mind, once and for all."""

import random
from functools import lru_cache
from typing import NamedTuple

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.dice_effects import Armour
from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS
from lanterne.games.dungeon_run.rules.held import powers_of, statics
from lanterne.games.dungeon_run.rules.pool import assist_dice, pool
from lanterne.games.dungeon_run.state import Deed, State, life, others_present

FIGHTS = 40
"""So many fights are fought out to guess the odds."""
LONGEST = 6
"""A fight that takes more exchanges is given up."""


class Odds(NamedTuple):
    """The chance to win, the chance to fall, and the wounds it costs on average."""

    win: float
    fall: float
    loss: float


@lru_cache(1 << 16)
def fight(dice: int, defence: int, attack: int, hits: tuple[int, ...], foe_life: int, left: int, armour: float) -> Odds:
    """A fight to the end: so many dice against this defence, an attack with these power numbers, what the foe and the
    hero can still bear, and how many hits the armour stops in an exchange."""
    chance = random.Random(f"{dice} {defence} {attack} {hits} {foe_life} {left} {armour}")
    won = fell = wounds = 0
    for _ in range(FIGHTS):
        foe, mine = foe_life, left
        for _ in range(LONGEST):
            potential = sorted(face for face in (chance.randint(1, 6) for _ in range(attack)) if face in hits)
            rolled = [chance.randint(1, 6) for _ in range(dice)]
            strong = sum(face >= defence for face in rolled)
            for face in (face for face in rolled if face < defence):
                if face in potential:
                    potential.remove(face)
            dealt = min(strong, foe)
            spare = strong - dealt
            if dealt < foe and len(potential) >= mine:  # he would fall: strong dice block as long as they must
                blocks = min(dealt, len(potential) - mine + 1)
                dealt, spare = dealt - blocks, spare + blocks
            taken = max(0, len(potential) - spare)
            taken -= sum(chance.random() < armour for _ in range(taken)) if armour < 1 else min(taken, round(armour))
            foe, mine = foe - dealt, mine - taken
            if foe <= 0 or mine <= 0:
                break
        won += foe <= 0
        fell += mine <= 0
        wounds += left - max(mine, 0)
    return Odds(won / FIGHTS, fell / FIGHTS, wounds / FIGHTS)


def best_rating(s: State, seat: int) -> int:
    """The rating with which the hero fights better as a rule."""
    deed = Deed(BATTLE, seat, s.heroes[seat].tile)
    return max((BRAWN, MAGIC), key=lambda rating: pool(s, seat, "battle", rating, deed))


def armour_of(s: State, seat: int) -> float:
    """How likely a hit is stopped; more than one if several are."""
    found = statics(powers_of(s, seat), Armour, s, seat, None)
    return sum(armour.dice * (7 - armour.face) / 6 for armour in found)


def against(s: State, seat: int, tile: int, helped: bool = False) -> Odds:
    """The odds of a hero against the monster on a tile, with those who stand there helping if he counts on them."""
    monster = s.spots[tile].monster
    printed = ALL_MONSTERS[monster]
    hero = s.heroes[seat]
    deed = Deed(BATTLE, seat, tile, monster=monster, by_action=True)
    dice = max(pool(s, seat, "battle", rating, deed) for rating in (BRAWN, MAGIC))
    if helped:
        dice += sum(assist_dice(s, other, best_rating(s, other)) for other in others_present(s, seat))
    left = life(hero) - hero.wounds
    foe = printed.life - s.spots[tile].wounds
    return fight(dice, printed.defence, printed.attack, printed.power_numbers, foe, left, armour_of(s, seat))


def against_hero(s: State, seat: int, other: int) -> Odds:
    """The odds of attacking another hero: his strong dice all hurt."""
    deed = Deed(BATTLE, seat, s.heroes[seat].tile, opponent=other, by_action=True)
    mine, his = (max(pool(s, who, "battle", rating, deed) for rating in (BRAWN, MAGIC)) for who in (seat, other))
    least = CONSTANTS.hero_hit_on
    hero, foe = s.heroes[seat], s.heroes[other]
    faces = tuple(range(least, 7))
    foe_left, left = life(foe) - foe.wounds, life(hero) - hero.wounds
    return fight(mine, least, his, faces, foe_left, left, armour_of(s, seat))


def is_boss(s: State, tile: int) -> bool:
    """Whether the boss stands there."""
    return s.spots[tile].monster >= FIRST_BOSS

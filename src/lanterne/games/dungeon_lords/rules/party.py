"""A party in battle: what its adventurers bring, who can be harmed, and how they are wounded, captured and lost."""

from typing import TypeAlias

from lanterne.engine import NUMBER, SEATS, Event, law, part
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, ILLUSION, WIZARD
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    GONE,
    Fight,
    Game,
    Hero,
    Lord,
    State,
    is_paladin,
    put,
)

HURT = Event("hurt", "DL-CBT-5", who=ADVENTURER_IDS, damage=NUMBER, left=NUMBER)
CAPTURED = Event("captured", "DL-CBT-5", who=ADVENTURER_IDS, damage=NUMBER, seat=SEATS)
VANISHED = Event("vanished", "DL-SPL-14", who=ADVENTURER_IDS, damage=NUMBER)
SHIELD_ABSORBS = Event("shield-absorbs", "DL-SPL-9", damage=NUMBER)

CHECK_PARTY = ahead.party_is_checked()

Harm: TypeAlias = list[tuple[int, int]]
"""Who takes how much damage at the same time, front first."""


# --- looking ----------------------------------------------------------------------------------------------------------


def fight_of(s: State) -> Fight:
    """The battle that is being fought."""
    assert s.fight is not None, "no battle is being fought"
    return s.fight


def defender(s: State) -> Lord:
    """The lord whose dungeon is attacked."""
    return s.lords[fight_of(s).seat]


def icons(party: tuple[Hero, ...]) -> int:
    """Anti-trap icons, including the paladin's."""
    return sum([ADVENTURERS[hero.who].anti_trap for hero in party])


def hearts(party: tuple[Hero, ...]) -> int:
    """Hearts, including the paladin's."""
    return sum([ADVENTURERS[hero.who].hearts for hero in party])


def magic(party: tuple[Hero, ...]) -> int:
    """Magic, including the paladin's."""
    return sum([ADVENTURERS[hero.who].magic for hero in party])


@law("DL-SPL-16")
def hit_points(hero: Hero) -> int:
    """The printed hit points and those given by a spell, whatever the damage."""
    return ADVENTURERS[hero.who].hit_points + hero.extra


@law("DL-SPL-15")
def is_manned(party: tuple[Hero, ...]) -> bool:
    """Whether a real adventurer is there. An illusion does not count."""
    return any(hero.who != ILLUSION for hero in party)


@law("DL-SPL-8", "DL-ATK-9", "DL-PAL-9")
def visible(s: State) -> tuple[Hero, ...]:
    """The line without adventurers who cannot be harmed: wizards while they are invisible. The paladin is not a
    wizard."""
    party = defender(s).party
    if not fight_of(s).invisible:
        return party
    return tuple([hero for hero in party if ADVENTURERS[hero.who].kind != WIZARD])


# --- harm -------------------------------------------------------------------------------------------------------------


@part("DL-SPL-9")
def absorbed(game: Game, points: int) -> int:
    """Absorb up to `points` damage with the magic shield and return how much it took. The shield loses that much."""
    s = game.state
    fight = fight_of(s)
    taken = min(fight.shield, points)
    if taken:
        s.fight = fight._replace(shield=fight.shield - taken)
        game.say(SHIELD_ABSORBS, taken)
    return taken


@part("DL-SPL-9")
def shielded(game: Game, harm: Harm) -> Harm:
    """The harm that is left. The shield protects the foremost adventurer who would be hurt."""
    return [(who, amount - absorbed(game, amount)) for who, amount in harm]


@part("DL-CBT-5", "DL-SPL-14", "DL-PAL-7")
def hurt(game: Game, harm: Harm) -> int:
    """Deal all damage at once and return how many adventurers are eliminated. They leave the line front to back, to the
    prison; damage beyond their hit points is lost. An illusion vanishes. A captured paladin visits nobody else."""
    s = game.state
    seat = fight_of(s).seat
    lord = s.lords[seat]
    amounts = dict(harm)
    standing: list[Hero] = []
    captured: list[int] = []
    for hero in lord.party:
        amount = amounts.get(hero.who, 0)
        if not amount:
            standing.append(hero)
            continue
        left = hit_points(hero) - hero.damage - amount
        if left > 0:
            standing.append(Hero(hero.who, hero.damage + amount, hero.extra))
            game.say(HURT, hero.who, amount, left)
        elif hero.who == ILLUSION:
            game.say(VANISHED, hero.who, amount)
        else:
            captured.append(hero.who)
            game.say(CAPTURED, hero.who, amount, seat)
    eliminated = len(lord.party) - len(standing)
    put(s, seat, lord._replace(party=tuple(standing), prison=(*lord.prison, *captured)))
    if eliminated:
        if any(map(is_paladin, captured)):
            s.paladin = GONE
        game.then(CHECK_PARTY)
    return eliminated

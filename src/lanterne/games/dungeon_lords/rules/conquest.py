"""The last step of a battle: fatigue and conquest (DL-FAT), and the poison that works after it (DL-TRS-7)."""

from lanterne.engine import NUMBER, SEATS, Event, law, step
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.rules.party import (
    Harm,
    absorbed,
    defender,
    fight_of,
    hit_points,
    hurt,
    shielded,
    visible,
)
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, CELLS, Game, Hero, Who, put

NO_CONQUEST = Event("no-conquest", "DL-FAT-1")
NO_FATIGUE = Event("no-fatigue", "DL-SPL-17")
FATIGUE = Event("fatigue", "DL-FAT-2", damage=NUMBER)
TILE_CONQUERED = Event("tile-conquered", "DL-FAT-3", seat=SEATS, cell=CELLS)
POISON_WORKS = Event("poison-works", "DL-TRS-7", who=ADVENTURER_IDS)
POISON_IN_VAIN = Event("poison-in-vain", "DL-TRS-7", who=ADVENTURER_IDS)

EVIL_OF_CONQUEST = -1
"""How the counter of a lord moves who loses a tile."""


@step("DL-FAT-1", "DL-FAT-2", "DL-SPL-17")
def party_tires(game: Game) -> None:
    """The fatigue of the card, unless conquest is forbidden; a shield absorbs the first of it."""
    s = game.state
    fight = fight_of(s)
    cubes = CARDS[s.shown_cards[-1]].fatigue
    if fight.no_conquest:
        game.say(NO_CONQUEST)
    elif fight.no_fatigue:
        game.say(NO_FATIGUE)
    elif cubes:
        game.say(FATIGUE, cubes)
        hurt(game, cube_by_cube(visible(s), cubes - absorbed(game, cubes)))


@law("DL-FAT-2")
def cube_by_cube(line: tuple[Hero, ...], cubes: int) -> Harm:
    """Each cube goes to the first who stands: nobody gets more than it takes to eliminate him."""
    harm: Harm = []
    for hero in line:
        if not cubes:
            break
        taken = min(hit_points(hero) - hero.damage, cubes)
        cubes -= taken
        harm.append((hero.who, taken))
    return harm


@step("DL-FAT-1", "DL-FAT-3", "DL-FAT-5")
def tile_falls(game: Game) -> None:
    """Whoever is left conquers the tile; its lord seems less evil."""
    s = game.state
    fight = fight_of(s)
    if fight.no_conquest:
        return
    lord = defender(s)
    put(s, fight.seat, lord._replace(conquered=lord.conquered | 1 << lord.target))
    game.say(TILE_CONQUERED, fight.seat, lord.target)
    game.at_once(evil_moves(fight.seat, EVIL_OF_CONQUEST))


@step("DL-TRS-7", "DL-FAT-5")
def poison_works(game: Game) -> None:
    """Dart by dart, after conquest, even if there was none."""
    game.at_once(*[poison(who, amount) for who, amount in fight_of(game.state).poison])


@step("DL-TRS-7")
def poison(game: Game, who: Who, damage: int) -> None:
    """Whoever was hit takes more, whatever icons there are, if he is still in this party and can be harmed."""
    if all(hero.who != who for hero in visible(game.state)):
        game.say(POISON_IN_VAIN, who)
        return
    game.say(POISON_WORKS, who)
    hurt(game, shielded(game, [(who, damage)]))

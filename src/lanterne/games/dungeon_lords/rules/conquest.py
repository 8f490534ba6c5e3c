"""Step 6 of a battle: fatigue and conquest (DL-FAT), then poison (DL-TRS-7)."""

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
"""How the counter of a lord who loses a tile moves."""


@step("DL-FAT-1", "DL-FAT-2", "DL-SPL-17")
def party_tires(game: Game) -> None:
    """Deal the fatigue of the card, unless conquest is forbidden. A shield absorbs the first of it."""
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
    """Each cube goes to the first adventurer still standing: nobody gets more than it takes to eliminate them."""
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
    """If anybody is left, they conquer the tile, and its lord becomes less evil."""
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
    """Dart by dart, after the conquest, even if there was none."""
    game.at_once(*[poison(who, amount) for who, amount in fight_of(game.state).poison])


@step("DL-TRS-7")
def poison(game: Game, who: Who, damage: int) -> None:
    """The adventurer who was hit takes more damage, which icons do not prevent, if still in this party and not
    invisible."""
    if all(hero.who != who for hero in visible(game.state)):
        game.say(POISON_IN_VAIN, who)
        return
    game.say(POISON_WORKS, who)
    hurt(game, shielded(game, [(who, damage)]))

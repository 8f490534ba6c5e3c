"""Free attacks: only the monster rolls, and nothing is blocked (DR-FRE)."""

from lanterne.engine import NUMBER, SEATS, Event, SeatId, step
from lanterne.games.dungeon_run.rules.armour import armour_is_rolled
from lanterne.games.dungeon_run.rules.deeds import begin_part, part_ends, wounds_for
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.monsters import potential_hits
from lanterne.games.dungeon_run.rules.pool import monster_attack
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import DIE
from lanterne.games.dungeon_run.state import (
    CARDS,
    FREE_ATTACK,
    NONE,
    Deed,
    Game,
    TileId,
    conscious,
    deed_of,
    monster_at,
    set_deed,
)
from lanterne.kit.pips import PIPS, pips

FREE_ATTACK_ROLLED = Event("free-attack-rolled", "DR-FRE-1", monster=CARDS, seat=SEATS, number=NUMBER, dice=PIPS)
FREE_ATTACK_HITS = Event("free-attack-hits", "DR-FRE-1", monster=CARDS, seat=SEATS, hits=NUMBER)


@step("DR-FRE-1", "DR-FRE-2", "DR-FRE-3", "DR-RER-7")
def free_attack(game: Game, seat: SeatId, tile: TileId) -> None:
    """The monster on a tile attacks a hero, who can only roll armour. It is a part of what caused it."""
    s = game.state
    if monster_at(s, tile) == NONE or not conscious(s, seat):
        return
    begin_part(s, Deed(FREE_ATTACK, seat, tile, monster_at(s, tile)))
    game.then(
        free_attack_is_rolled(),
        after_roll(),
        free_attack_hits(),
        armour_is_rolled(),
        free_attack_wounds(),
        falls_are_checked(NONE),
        part_ends(),
    )


@step("DR-FRE-1")
def free_attack_is_rolled(game: Game) -> None:
    """As many dice as its attack."""
    s = game.state
    deed = deed_of(s)
    dice = tuple(sorted(game.rolls(DIE, monster_attack(s, deed))))
    set_deed(s, deed._replace(foe_dice=dice))
    game.say(FREE_ATTACK_ROLLED, deed.monster, deed.hero, len(dice), pips(dice))


@step("DR-FRE-1")
def free_attack_hits(game: Game) -> None:
    """Each die that shows a power number is a hit."""
    s = game.state
    deed = deed_of(s)
    hits = len(potential_hits(deed))
    set_deed(s, deed._replace(suffered=hits))
    game.say(FREE_ATTACK_HITS, deed.monster, deed.hero, hits)


@step("DR-FRE-1", "DR-FRE-3")
def free_attack_wounds(game: Game) -> None:
    """Hits that get through armour are wounds."""
    deed = deed_of(game.state)
    if deed.suffered:
        game.then(wounds_for(deed.hero, deed.suffered, "free_attack", NONE))

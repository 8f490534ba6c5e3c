"""A hero rolls a rating (DR-GEN-2). The dice stay in the deed until nobody changes them any more."""

from lanterne.engine import NUMBER, SEATS, Event, part
from lanterne.games.dungeon_run.content.terms import Pool
from lanterne.games.dungeon_run.rules.pool import pool, with_rating
from lanterne.games.dungeon_run.state import RATINGS, Game, deed_of, put, set_deed
from lanterne.kit.pips import PIPS, pips

ROLLED = Event("rolled", "DR-GEN-2", seat=SEATS, rating=RATINGS, dice=PIPS)
ROLLED_FOR = Event("rolled-for", "DR-GEN-2", seat=SEATS, rating=RATINGS, needed=NUMBER, dice=PIPS).needing("needed")

DIE = 6
"""The faces of a die."""


@part("DR-GEN-2", "DR-ABI-6")
def roll_rating(game: Game, seat: int, kind: Pool, rating: int, needed: int = 0) -> None:
    """The hero rolls all dice for this rating in the current deed, lowest first; bonus dice for one battle roll are
    used up. `needed`: a die counts from this number on."""
    s = game.state
    deed = with_rating(deed_of(s), seat, rating)
    dice = tuple(sorted(game.rolls(DIE, pool(s, seat, kind, rating, deed))))
    if needed:
        game.say(ROLLED_FOR, seat, rating, needed, pips(dice))
    else:
        game.say(ROLLED, seat, rating, pips(dice))
    set_deed(s, deed._replace(foe_dice=dice) if seat == deed.opponent else deed._replace(dice=dice))
    if kind == "battle" and s.heroes[seat].bonus:
        put(s, seat, s.heroes[seat]._replace(bonus=0))

"""Armour: dice against hits that were not blocked (DR-ARM)."""

from lanterne.engine import NUMBER, SEATS, Event, law, part, step
from lanterne.games.dungeon_run.content.dice_effects import Armour, ArmourOnly, EasierArmour
from lanterne.games.dungeon_run.rules.held import monster_powers, powers_of, statics
from lanterne.games.dungeon_run.rules.rolls import DIE
from lanterne.games.dungeon_run.state import NONE, Deed, Game, State, deed_of, set_deed
from lanterne.kit.pips import PIPS, pips

ARMOUR_ROLLED = Event("armour-rolled", "DR-ARM-1", seat=SEATS, cancelled=NUMBER, dice=PIPS)


@law("DR-ARM-2", "DR-ARM-3", "DR-ABI-10")
def armour_of(s: State, seat: int, deed: Deed) -> list[int]:
    """For each of a hero's armour dice the lowest face that cancels a hit, in ascending order. Armour of several cards
    adds up. If the monster sets a face for all armour dice, that beats powers that make them easier."""
    held = powers_of(s, seat)
    faces = [each.face for each in statics(held, Armour, s, seat, deed) for _ in range(each.dice)]
    if not faces:
        return faces
    if deed.monster != NONE:
        only = statics(monster_powers(s, deed.tile, deed), ArmourOnly, s, NONE, deed)
        if only:
            return [max(each.face for each in only)] * len(faces)
    for each in statics(held, EasierArmour, s, seat, deed):
        faces = [min(face, max(each.best, face - each.amount)) for face in faces]
    return sorted(faces)


@part("DR-ARM-1", "DR-ARM-3")
def hits_through_armour(game: Game, seat: int, hits: int) -> int:
    """The hits on a hero that get through armour. Armour is rolled die by die, as long as hits are left."""
    needed = armour_of(game.state, seat, deed_of(game.state)) if hits else []
    rolled: list[int] = []
    through = hits
    for face in needed:
        if not through:
            break
        rolled.append(game.roll(DIE))
        through -= rolled[-1] >= face
    if rolled:
        game.say(ARMOUR_ROLLED, seat, hits - through, pips(tuple(rolled)))
    return through


@step("DR-ARM-1", "DR-ARM-2", "DR-HVH-11", "DR-HVH-14")
def armour_is_rolled(game: Game) -> None:
    """The acting hero rolls armour, then the hero attacked."""
    s = game.state
    deed = deed_of(s)
    suffered = hits_through_armour(game, deed.hero, deed.suffered)
    hits = hits_through_armour(game, deed.opponent, deed.hits) if deed.opponent != NONE else deed.hits
    set_deed(s, deed._replace(suffered=suffered, hits=hits))

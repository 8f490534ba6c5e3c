"""Damage by spells and cards (WQ-MAG-12): dice, what is deducted, wounds."""

from collections.abc import Iterable

from lanterne.engine import NUMBER, Event, law, part
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import monster, reading_order, sees
from lanterne.games.warhammer_quest.rules.harm import ALL, deducted, hurt, rouse, wound
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.rules.profile import toughness
from lanterne.games.warhammer_quest.state import FOES, IN_PIT, Game, State, kind_of
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

FOE_SUFFERS = Event("foe-suffers", "WQ-MAG-12", foe=FOES, dice=PIPS, damage=NUMBER, toughness=NUMBER, wounds=NUMBER)
FOE_SUFFERS_UNMODIFIED = Event("foe-suffers-unmodified", "WQ-CMB-7", foe=FOES, dice=PIPS, wounds=NUMBER)
WARRIOR_SUFFERS = Event(
    "warrior-suffers", "WQ-CMB-6", warrior=WARRIOR_IDS, dice=PIPS, damage=NUMBER, toughness=NUMBER, wounds=NUMBER
)
WARRIOR_SUFFERS_UNMODIFIED = Event(
    "warrior-suffers-unmodified", "WQ-CMB-7", warrior=WARRIOR_IDS, dice=PIPS, wounds=NUMBER
)


@law("WQ-LOS-1", "WQ-EVT-14", "WQ-OBJ-15")
def foes_in_sight(s: State, warrior: int) -> list[int]:
    """The monsters that a warrior sees and may target, the oldest first. A warrior in a trap pit sees nothing."""
    row = s.warriors[warrior]
    if not s.monsters or row.conditions & IN_PIT:
        return []
    return [each.foe for each in s.monsters if sees(s, row.square, each.square) and may_harm(s, warrior, each.foe)]


def in_reading_order(s: State, foes: Iterable[int]) -> list[int]:
    """These monsters in the reading order of their squares."""
    squares = {row.foe: row.square for row in s.monsters}
    return sorted(foes, key=lambda foe: reading_order(s, squares[foe]))


@part("WQ-MAG-12", "WQ-CMB-7", "WQ-CMB-8", "WQ-AUT-8", "WQ-GLD-3")
def strike_foe(game: Game, warrior: int, foe: int, roll: Roll, ignoring: int) -> None:
    """A monster takes damage from a spell or card of this warrior, who is credited with it. Toughness is deducted
    unless the damage is unmodified; monsters have no separate armour."""
    s = game.state
    if monster(s, foe) is None or not may_harm(s, warrior, foe):
        return
    rouse(s, foe, from_afar=True)
    dice, damage = throw(game, roll)
    tough = 0 if ignoring == ALL else MONSTERS[kind_of(foe)].toughness
    wounds = max(0, damage - tough)
    faces = pips(dice)
    if ignoring == ALL:
        game.say(FOE_SUFFERS_UNMODIFIED, foe, faces, wounds)
    else:
        game.say(FOE_SUFFERS, foe, faces, damage, tough, wounds)
    game.then(wound(foe, wounds, warrior))


@part("WQ-CMB-6", "WQ-CMB-7", "WQ-WND-6")
def strike_warrior(game: Game, warrior: int, roll: Roll, ignoring: int) -> None:
    """A warrior takes damage that is not from a blow: it cannot be dodged or caught with a shield."""
    s = game.state
    dice, damage = throw(game, roll)
    wounds = deducted(s, warrior, damage, ignoring)
    faces = pips(dice)
    if ignoring == ALL:
        game.say(WARRIOR_SUFFERS_UNMODIFIED, warrior, faces, wounds)
    else:
        game.say(WARRIOR_SUFFERS, warrior, faces, damage, toughness(s, warrior), wounds)
    game.then(hurt(warrior, wounds))

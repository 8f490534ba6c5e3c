"""The spell Rebound when a hit has done its damage (WQ-MAG-16)."""

from lanterne.engine import NUMBER, Event, law
from lanterne.games.warhammer_quest.content.cards import SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.rules.harm import wound
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.state import REBOUND, Game
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

REBOUNDED = Event("rebounded", "WQ-MAG-16", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS)
NOT_REBOUNDED = Event("not-rebounded", "WQ-MAG-16", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS)

RETURNS_FROM = SPELLS[SPELL_NAMES.index("rebound")].numbers["returns_from"]


@law("WQ-MAG-16", "WQ-GLD-3", "WQ-CMB-10")
def rebounds(game: Game, warrior: int, wounds: int, foes: tuple[int, ...]) -> bool:
    """On a 6 the wounds are lost by the attacker instead, without further deduction, and a kill is the warrior's; of a
    gang by its members, one after the other. Who may not harm the attacker has no use of it."""
    s = game.state
    if not s.warriors[warrior].conditions & REBOUND or not may_harm(s, warrior, foes[0]):
        return False
    die = game.roll(6)
    if die < RETURNS_FROM:
        game.say(NOT_REBOUNDED, warrior, RETURNS_FROM, (die - 1,))
        return False
    game.say(REBOUNDED, warrior, RETURNS_FROM, (die - 1,))
    for row in s.monsters:
        if row.foe in foes and wounds > 0:
            game.then(wound(row.foe, min(wounds, row.wounds), warrior))
            wounds -= row.wounds
    return True

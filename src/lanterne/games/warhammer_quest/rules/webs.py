"""Warriors in the webs of giant spiders (WQ-BST-7)."""

from lanterne.engine import NUMBER, Event, step
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import inside, take_away
from lanterne.games.warhammer_quest.rules.profile import bare_strength
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import WEBBED, Game, Warrior
from lanterne.kit.pips import PIPS

WEB_TORN = Event("web-torn", "WQ-BST-7", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER)
WEB_HELD = Event("web-held", "WQ-BST-7", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER)

TEARS_FROM = 7


@step("WQ-BST-7", "WQ-SEQ-2")
def tear_webs(game: Game) -> None:
    """At the start of each turn every webbed warrior tries to free himself."""
    s = game.state
    for row in s.warriors:
        if row.conditions & WEBBED:
            return game.then(*(tear_web(each) for each in inside(s) if s.warriors[each].conditions & WEBBED))
    return None


@step("WQ-BST-7", "WQ-GEN-4")
def tear_web(game: Game, warrior: Warrior) -> None:
    """The die and his bare strength; on 7 he is free and acts normally."""
    die, added = game.roll(6), bare_strength(warrior)
    if succeeds(die, added, TEARS_FROM):
        take_away(game.state, warrior, WEBBED)
        game.say(WEB_TORN, warrior, TEARS_FROM, (die - 1,), added)
    else:
        game.say(WEB_HELD, warrior, TEARS_FROM, (die - 1,), added)

"""Gold for killed monsters (WQ-GLD)."""

from lanterne.engine import NUMBER, Event, law
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.rules.dungeon import change
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import Game

PAID = Event("paid", "WQ-GLD-2", warrior=WARRIOR_IDS, number=NUMBER, gold=NUMBER)


@law("WQ-GLD-1", "WQ-GLD-2", "WQ-GLD-4")
def pay_trophies(game: Game, warrior: int) -> None:
    """The value of each monster on his record."""
    s = game.state
    row = s.warriors[warrior]
    if row.trophies:
        gold = sum(MONSTERS[kind].value for kind in row.trophies)
        change(s, warrior, gold=row.gold + gold, trophies=())
        game.say(PAID, warrior, len(row.trophies), gold)

"""What steady heroes buy: protection for those in front, better weapons, then more of both.

The party shares: each hero in the armoury buys for all and passes the rest of the gold on to the next.
"""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.belongings import dress, gift_for, improves
from lanterne.games.heroquest.content.cards import HERO_NAMES, ITEM_NAMES
from lanterne.games.heroquest.rules.armoury import buy, leave_armoury
from lanterne.games.heroquest.rules.belongings import give_to
from lanterne.games.heroquest.state import DEAD, NONE, State
from lanterne.kit.options import Options

_IN_ORDER = (
    ("barbarian", "helmet"),
    ("dwarf", "helmet"),
    ("barbarian", "shield"),
    ("elf", "helmet"),
    ("dwarf", "shield"),
    ("dwarf", "broadsword"),
    ("elf", "shield"),
    ("barbarian", "chain-mail"),
    ("elf", "broadsword"),
    ("dwarf", "chain-mail"),
    ("elf", "crossbow"),
    ("wizard", "bracers"),
    ("elf", "chain-mail"),
    ("barbarian", "longsword"),
    ("dwarf", "crossbow"),
    ("wizard", "staff"),
    ("barbarian", "crossbow"),
)
WISHES: tuple[tuple[int, int], ...] = tuple(
    (HERO_NAMES.index(hero), ITEM_NAMES.index(item)) for hero, item in _IN_ORDER
)


def shop(s: State, hero: int, o: Options) -> Call:
    """Put on the best armour, hand over what others need more, buy the first affordable wish, pass the rest on, and
    leave."""
    if call := dress(s, hero, o):
        return call
    for call in o.get(give_to.name, ()):
        if gift_for(s, hero, call[1]) != NONE:
            return call
    prices = {call[1]: call for call in o.get(buy.name, ())}
    for other, item in WISHES:
        if item in prices and other in s.order and s.heroes[other].fate != DEAD and improves(s, other, item):
            return prices[item]
    heir = heir_of(s, hero)
    if heir != NONE and s.sheets[hero].gold:
        return next((call for call in o.get(give_to.name, ()) if call[1] == heir), o[leave_armoury.name][0])
    return o[leave_armoury.name][0]


def heir_of(s: State, hero: int) -> int:
    """Who gets the remaining gold: the next hero to shop. The last one keeps it."""
    after = s.order[s.order.index(hero) + 1 :]
    return next((other for other in after if s.heroes[other].fate != DEAD), NONE)

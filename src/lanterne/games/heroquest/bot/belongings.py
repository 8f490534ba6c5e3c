"""What a steady hero does with belongings: wear the best gear, pick things up, revive the dead."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.party import HEALING_POTIONS
from lanterne.games.heroquest.content.cards import ITEMS as GOODS
from lanterne.games.heroquest.content.rows import Gear
from lanterne.games.heroquest.rules.artifacts import revive
from lanterne.games.heroquest.rules.belongings import (
    coins,
    give,
    give_gold,
    give_to,
    keep_all,
    open_purse,
    take_all,
    too_far,
)
from lanterne.games.heroquest.rules.gear import change_into, may_use, pack_away, ready, wear
from lanterne.games.heroquest.state import INSIDE_IT, NONE, State
from lanterne.kit.options import Options


def prepare(s: State, hero: int, o: Options) -> Call | None:
    """Free things that are always good."""
    return _revive(o) or dress(s, hero, o) or _pick_up(o) or _share(s, hero, o)


def _revive(o: Options) -> Call | None:
    found = o.get(revive.name, ())
    return found[0] if found else None


def _pick_up(o: Options) -> Call | None:
    """Pick up what is on the floor."""
    found = o.get(take_all.name, ())
    return found[0] if found else None


def _share(s: State, hero: int, o: Options) -> Call | None:
    """Give an adjacent hero what they need more, while no monster is near."""
    if s.monsters:
        return None
    for call in o.get(give_to.name, ()):
        if not too_far(s, call[1]) and _gives_here(s, hero, call[1]):
            return call
    return None


def _gives_here(s: State, hero: int, other: int) -> bool:
    """Whether the gift can be given in the dungeon, where gear stays on."""
    item = gift_for(s, hero, other)
    return item != NONE and (item in HEALING_POTIONS or not may_use(hero, item))


def dress(s: State, hero: int, o: Options) -> Call | None:
    """Put on better armour, and ready the best weapon."""
    for call in o.get(wear.name, ()):
        if _is_better(s, hero, call[-1]):
            return call
    held = weapon(s.sheets[hero].readied)
    for call in sorted(o.get(ready.name, ()), key=lambda call: -weapon(call[-1])):
        if weapon(call[-1]) > held and may_use(hero, call[-1]):
            return call
    return None


def changed(s: State, hero: int, item: int, o: Options) -> Call:
    """Put on body armour just received if it is better than what is worn."""
    return o[change_into.name if _is_better(s, hero, item) else pack_away.name][0]


def _is_better(s: State, hero: int, item: int) -> bool:
    """Whether a piece of armour is better than what is worn in its place."""
    worn = (armour(other) for other in s.sheets[hero].worn if _slot(other) == _slot(item))
    return armour(item) > max(worn, default=0.0)


def _gear(item: int) -> Gear | None:
    card = GOODS[item] if item != NONE else None
    return card if isinstance(card, Gear) else None


def weapon(item: int) -> float:
    """How good a weapon is in melee: its dice, plus half a die for diagonal attacks, less if it needs both hands."""
    gear = _gear(item)
    if gear is None or gear.shot:
        return 1.0 if gear is None else 0.5
    return gear.attack + (0.5 if gear.diagonal else 0.0) - (0.4 if gear.two_handed else 0.0)


def armour(item: int) -> float:
    """How good a piece of armour is: its dice; slow movement counts against it."""
    gear = _gear(item)
    return gear.defend - (0.5 if gear.movement_dice else 0.0) if gear else 0.0


def _slot(item: int) -> str | None:
    gear = _gear(item)
    return gear.slot if gear else None


# --- sharing ----------------------------------------------------------------------------------------------------------


def handed_over(s: State, hero: int, other: int, o: Options) -> Call:
    """What to give the other hero: an item, or in the armoury all the remaining gold."""
    item = gift_for(s, hero, other)
    for call in o.get(give.name, ()):
        if call[-1] == item:
            return call
    if s.heroes[hero].fate != INSIDE_IT and open_purse.name in o:
        return o[open_purse.name][0]
    return o[keep_all.name][0]


def whole_purse(s: State, hero: int, other: int) -> Call:
    """All the gold."""
    return give_gold(coins(other, s.sheets[hero].gold))


def gift_for(s: State, hero: int, other: int) -> int:
    """An item the hero can spare and the other needs; NONE if there is none."""
    items = s.sheets[hero].items
    return next((item for item in dict.fromkeys(items) if _spares(s, hero, item) and improves(s, other, item)), NONE)


def _spares(s: State, hero: int, item: int) -> bool:
    """Whether the hero can spare it: a second one, something only others can use, worse armour or weapons."""
    sheet = s.sheets[hero]
    if sheet.items.count(item) > 1:
        return True
    gear = _gear(item)
    if gear is None or item == sheet.readied or item in sheet.worn:
        return False
    return not may_use(hero, item) or bool(gear.slot) or (gear.attack > 0 and not gear.shot and not gear.thrown)


def improves(s: State, other: int, item: int) -> bool:
    """Whether it would help the other hero: better armour, a better weapon, a first healing potion, a usable
    artifact."""
    items = s.sheets[other].items
    if item in HEALING_POTIONS:
        return not HEALING_POTIONS.intersection(items)
    gear = _gear(item)
    if gear is None or not may_use(other, item) or item in items:
        return False
    if gear.slot:
        return armour(item) > max((armour(own) for own in items if _slot(own) == gear.slot), default=0.0)
    if gear.attack and not gear.shot:
        return weapon(item) > max((weapon(own) for own in items if may_use(other, own)), default=0.0)
    return True

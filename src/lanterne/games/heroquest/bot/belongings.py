"""What a steady hero does with belongings on his turn: the best gear on, things picked up, the dead revived."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.outlook import Options
from lanterne.games.heroquest.content.cards import ITEMS as GOODS
from lanterne.games.heroquest.content.rows import Gear
from lanterne.games.heroquest.rules.gear import may_use
from lanterne.games.heroquest.state import NONE, State


def prepare(s: State, hero: int, o: Options) -> Call | None:
    """Free things that are always good."""
    return _revive(o) or _dress(s, hero, o) or _arm(s, hero, o) or _pick_up(o)


def _revive(o: Options) -> Call | None:
    found = o.get("revive", ())
    return found[0] if found else None


def _pick_up(o: Options) -> Call | None:
    """What lies about is taken along."""
    found = o.get("take_all", ())
    return found[0] if found else None


def _dress(s: State, hero: int, o: Options) -> Call | None:
    """Armour that is better than what is worn in its place."""
    sheet = s.sheets[hero]
    for call in o.get("wear", ()):
        worn = max((armour(item) for item in sheet.worn if _slot(item) == _slot(call[-1])), default=0.0)
        if armour(call[-1]) > worn:
            return call
    return None


def _arm(s: State, hero: int, o: Options) -> Call | None:
    """The best weapon in hand."""
    held = weapon(s.sheets[hero].readied)
    for call in sorted(o.get("ready", ()), key=lambda call: -weapon(call[-1])):
        if weapon(call[-1]) > held and may_use(hero, call[-1]):
            return call
    return None


def _gear(item: int) -> Gear | None:
    card = GOODS[item] if item != NONE else None
    return card if isinstance(card, Gear) else None


def weapon(item: int) -> float:
    """How good a weapon is in melee: its dice, half of one for the diagonal, some less if it takes both hands."""
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


def handed_over(s: State, hero: int, other: int, o: Options) -> Call:
    """What the hero turned to the other for."""
    return o["keep_all"][0]

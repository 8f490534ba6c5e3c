"""Notes beside an option: the odds of a blow, a shot, a try to break away; what a spell costs in power and in tokens,
and what it does; what a card does; who has how many treasures; where a section would lead."""

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.cards import use_card, use_card_at, use_card_on
from lanterne.games.warhammer_quest.rules.combat import strike
from lanterne.games.warhammer_quest.rules.deathblow import carry_on
from lanterne.games.warhammer_quest.rules.dungeon import monster
from lanterne.games.warhammer_quest.rules.exploration import lay_section
from lanterne.games.warhammer_quest.rules.gear import wield
from lanterne.games.warhammer_quest.rules.luck import shoot_with_luck, strike_with_luck
from lanterne.games.warhammer_quest.rules.missiles import DEADLIER, shoot, shoot_arrow_of_death
from lanterne.games.warhammer_quest.rules.odds import Odds, blow_odds, chance, shot_odds
from lanterne.games.warhammer_quest.rules.pinning import break_away
from lanterne.games.warhammer_quest.rules.spells import cast, cast_at, cast_on
from lanterne.games.warhammer_quest.rules.treasure import receive
from lanterne.games.warhammer_quest.scene.laying import leads, ways
from lanterne.games.warhammer_quest.state import ITEMS, SPELLS, State
from lanterne.scene import Say
from lanterne.scene.saying import effect_said

BLOWS = (strike.name, strike_with_luck.name, carry_on.name)
SHOTS = (shoot.name, shoot_arrow_of_death.name, shoot_with_luck.name)
ATTACKS = (*BLOWS, *SHOTS)
CASTING = (cast.name, cast_on.name, cast_at.name)
USING = (use_card.name, use_card_on.name, use_card_at.name)


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """Odds, prices and effects."""
    found: dict[Call, tuple[Say, ...]] = {}
    for call in view.options():
        if call[0] in CASTING:
            found[call] = (*_price(view.state, call[1]), effect_said(SPELLS, call[1]))
        elif call[0] in USING:
            found[call] = (effect_said(ITEMS, call[2]),)
        elif call[0] == wield.name:
            found[call] = (effect_said(ITEMS, call[1]),)
        elif call[0] == receive.name:
            found[call] = (Say("note-treasures", {"count": view.state.warriors[call[1]].received}),)
        elif call[0] == break_away.name:
            needed = WARRIORS[view.state.active].pinning
            found[call] = (Say("note-needs", {"needed": needed, "chance": _percent(chance(needed))}),)
        elif (odds := _attack(view.state, call)) is not None:
            found[call] = _told(odds)
    return found | _laying(view)


def _attack(s: State, call: Call) -> Odds | None:
    """The odds of an attack; None for anything else."""
    row = monster(s, call[1]) if call[0] in ATTACKS else None
    if row is None:
        return None
    if call[0] in SHOTS:
        more = DEADLIER if call[0] == shoot_arrow_of_death.name else 0
        return shot_odds(s.active, row, more, surely=call[0] == shoot_with_luck.name)
    return blow_odds(s, s.active, row, surely=call[0] == strike_with_luck.name)


def _told(odds: Odds) -> tuple[Say, ...]:
    hits = Say("note-hits", {"needed": odds.needed, "chance": _percent(odds.hits)})
    wounds = Say("note-wounds", {"chance": _percent(odds.wounds)})
    kills = Say("note-kills", {"chance": _percent(odds.kills)})
    first = (hits,) if odds.needed else ()
    return (*first, kills) if odds.wounds == odds.kills else (*first, wounds, kills)


def _percent(part: float) -> int:
    return round(100 * part)


def _laying(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """Where each way to lay a section leads; the one that is suggested leaves the most room."""
    s = view.state
    by_manner = {way.manner: way for way in ways(s)}
    found: dict[Call, tuple[Say, ...]] = {}
    for call in view.options() if by_manner else ():
        section, manner = call[-2:]
        told = Say("note-leads", {"sides": leads(s, by_manner[manner], section)})
        suggested = call[0] == lay_section.name and not found
        found[call] = (told, Say("note-most-room")) if suggested else (told,)
    return found


def _price(s: State, spell: int) -> tuple[Say, ...]:
    """The power a spell takes, of what there is; and the tokens, which never come back."""
    cost = SPELL_CARDS[spell].power
    tokens = min(s.tokens, max(0, cost - s.power))
    power = Say("note-power", {"cost": cost, "power": s.power})
    return (power, Say("note-tokens", {"count": tokens, "tokens": s.tokens})) if tokens else (power,)

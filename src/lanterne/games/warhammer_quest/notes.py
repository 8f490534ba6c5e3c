"""Notes beside an option: what a spell costs in power and in tokens, and what it does; what a card does; where a
section would lead."""

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.rules.cards import use_card, use_card_at, use_card_on
from lanterne.games.warhammer_quest.rules.exploration import lay_section
from lanterne.games.warhammer_quest.rules.gear import wield
from lanterne.games.warhammer_quest.rules.spells import cast, cast_at, cast_on
from lanterne.games.warhammer_quest.scene.laying import leads, ways
from lanterne.games.warhammer_quest.state import ITEMS, SPELLS, State
from lanterne.scene import Say
from lanterne.scene.saying import effect_said

CASTING = (cast.name, cast_on.name, cast_at.name)
USING = (use_card.name, use_card_on.name, use_card_at.name)


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """Prices and effects of spells and cards."""
    found: dict[Call, tuple[Say, ...]] = {}
    for call in view.options():
        if call[0] in CASTING:
            found[call] = (*_price(view.state, call[1]), effect_said(SPELLS, call[1]))
        elif call[0] in USING:
            found[call] = (effect_said(ITEMS, call[2]),)
        elif call[0] == wield.name:
            found[call] = (effect_said(ITEMS, call[1]),)
    return found | _laying(view)


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

"""Which plan of battle: each is fought out against the combat cards that may come."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from lanterne.engine import Call, Card, SearchDice, View
from lanterne.games.dungeon_lords.bot.trying import HERE, play_out
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.cards import COMBAT_DECKS
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.planning import (
    PLAN,
    fits,
    lay,
    lay_out,
    make_plan,
    mark,
    no_precaution,
    station,
)
from lanterne.games.dungeon_lords.rules.prison import prisoners
from lanterne.games.dungeon_lords.state import Game, Lord, State
from lanterne.kit.grid import squares_of

CARDS_TRIED = 3
"""Against so many cards that may come each plan is tried, if the lord has not seen the one that does."""
PLANS_TRIED = 40


def best_plan(view: View[State], sample: State, dice: SearchDice) -> Call:
    """The plan after which the lord stands best on average."""
    s, seat = view.state, view.seat
    lord = s.lords[seat]
    if not nearest(lord):
        return PLAN.confirm((("free", prisoners(lord)[0]),))
    if not lord.party and view.is_open(no_precaution()):
        return no_precaution()
    cards = _cards(s, dice)
    plans = [PLAN.confirm(picks) for picks in plans_of(lord)]
    outlook = Outlook(sample, seat)
    values = {plan: sum(_value(view, sample, plan, card, outlook, dice) for card in cards) for plan in plans}
    return max(plans, key=values.__getitem__) if plans else make_plan()


def _cards(s: State, dice: SearchDice) -> list[int]:
    """The card of this round if it was seen, else some that can be it."""
    card = s.town[0]
    if _is_known(card):
        return [card.face]
    seen = {*s.shown_cards, *(other.face for other in s.town if _is_known(other))}
    left = [face for face in COMBAT_DECKS[s.year - 1] if face not in seen]
    return [left[dice.rolls(len(left), 1)[0] - 1] for _ in range(CARDS_TRIED)]


def _is_known(card: Card) -> bool:
    return isinstance(card.face, int)


def plans_of(lord: Lord) -> list[tuple[Call, ...]]:
    """Plans that can be made, those with most strength first, and one without anything."""
    tiles = tuple(squares_of(nearest(lord)))
    found: list[tuple[Call, ...]] = []
    for cell in tiles:
        marked = (mark(cell),) if len(tiles) > 1 else ()
        found += [
            (*marked, *map(lay, traps), *map(station, kinds))
            for traps in _some(lord.traps, 2)
            for kinds in _some(lord.ready, 3)
            if fits(lord, cell, traps, kinds)
        ]
    found.sort(key=_strength)
    least, most = found[: PLANS_TRIED // 2], found[PLANS_TRIED // 2 :]
    return least + most[-PLANS_TRIED // 2 :]


def _some(kinds: tuple[int, ...], most: int) -> Iterator[tuple[int, ...]]:
    """All selections of up to so many, those alike being the same."""
    different = sorted(set(kinds))
    for number in range(min(most, len(kinds)) + 1):
        pick = combinations if len(different) == len(kinds) else combinations_with_replacement
        for some in pick(different, number):
            if all(some.count(kind) <= kinds.count(kind) for kind in set(some)):
                yield some


def _strength(picks: tuple[Call, ...]) -> float:
    fighters: list[float] = [STRENGTH[thing] for name, thing in picks if name == station.name]
    ghosts: int = sum(MONSTER_TABLE[thing].ghost for name, thing in picks if name == station.name)
    value: float = sum(fighters) + 2 * sum(name == lay.name for name, _ in picks) - 0.1 * ghosts
    return value


def _value(view: View[State], sample: State, plan: Call, card: int, outlook: Outlook, dice: SearchDice) -> float:
    """What the lord has after the battle, if this card comes."""
    state = sample.copy()
    seat = view.seat
    state.sealed = [None] * len(state.lords)
    state.town = state.town[1:]
    state.shown_cards = (*state.shown_cards, card)
    state.agenda[:] = [HERE]
    game = Game(view.box, state, dice)
    lay_out(game, seat, plan[1:])
    state.agenda.append(("battle", seat))
    game.run()
    play_out(game, outlook)
    state.round += 1
    return outlook.worth(state)

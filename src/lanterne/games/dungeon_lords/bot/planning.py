"""Choosing a plan: each is fought out against combat cards that may come, the best ones to the year's end."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from lanterne.engine import HIDDEN, Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.fighting import fight_on
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.trying import HERE, play_out
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS, COMBAT_DECKS
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.foresight import laid
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.party import magic
from lanterne.games.dungeon_lords.rules.planning import PLAN, free, lay, mark, station, unfit
from lanterne.games.dungeon_lords.rules.prison import prisoners
from lanterne.games.dungeon_lords.state import Game, Lord, State
from lanterne.kit.grid import squares_of

PLANS_TRIED = 26
FEWEST_DECKS, MOST_DECKS = 8, 12
BATTLES_TRIED = 300
"""Each plan is tried against this many orders of the cards: more if there are fewer plans."""
FOUGHT_TO_THE_END = 10
"""This many of the plans that look best after their own battle are followed to the end of the year."""
AT_ONCE = 0.25
"""How much the position right after the battle counts beside the one at the end of the year. Rules of thumb often lead
to the same end, whatever was done before; then the damage already done decides."""
NOTHING_KEPT = 0.001
"""In the last round: how much each point of damage counts that a plan can do. Keeping something back is of no use
then."""


def best_plan(view: View[State], sample: State, dice: SearchDice) -> Call:
    """The plan after which the lord stands best on average. Without a party the paladin may come: the lord plans as if
    he did, since unused things come back."""
    s, seat = view.state, view.seat
    lord = s.lords[seat]
    if not nearest(lord):
        return PLAN.confirm((free(prisoners(lord)[0]),))
    outlook = Outlook(sample, seat)
    plans = [PLAN.confirm(picks) for picks in plans_of(lord)]
    tried = min(MOST_DECKS, max(FEWEST_DECKS, BATTLES_TRIED // len(plans)))
    decks = [_deck(s, dice) for _ in range(tried)]
    cards = [deck[0] for deck in decks]
    after = {plan: _after_battles(view, laid(sample, seat, plan[1:]), cards, outlook, dice) for plan in plans}
    hopeful = sorted(after, key=lambda plan: -sum(map(outlook.worth, after[plan])))[:FOUGHT_TO_THE_END]

    def at_the_end(plan: Call) -> float:
        return sum([_worth_of_end(state, deck[1:], outlook) for state, deck in zip(after[plan], decks, strict=True)])

    def value(plan: Call) -> float:
        kept_back = NOTHING_KEPT * _strength(plan[1:]) if s.round == len(MAGIC) else 0.0
        return at_the_end(plan) + AT_ONCE * sum(map(outlook.worth, after[plan])) + kept_back

    return max(hopeful, key=value)


def _deck(s: State, dice: SearchDice) -> list[int]:
    """The cards of this round and the next ones: those that were seen, or ones that may be there."""
    seen = {*s.shown_cards, *(card.face for card in s.town if card.face is not HIDDEN)}
    left = [face for face in COMBAT_DECKS[s.year - 1] if face not in seen]
    found = []
    for card in s.town:
        known = card.face is not HIDDEN
        found.append(card.face if known else left.pop(dice.rolls(len(left), 1)[0] - 1))
    return found


# --- the plans --------------------------------------------------------------------------------------------------------


def plans_of(lord: Lord) -> list[tuple[Call, ...]]:
    """Possible plans: the weakest, including the empty one, and the strongest."""
    tiles = tuple(squares_of(nearest(lord)))
    found: list[tuple[Call, ...]] = []
    for cell in tiles:
        marked = (mark(cell),) if len(tiles) > 1 else ()
        found += [
            (*marked, *map(lay, traps), *map(station, kinds))
            for traps in _some(lord.traps, 2)
            for kinds in _some(lord.ready, 3)
            if unfit(lord, cell, traps, kinds) is None
        ]
    found.sort(key=_strength)
    least, most = found[: PLANS_TRIED // 2], found[PLANS_TRIED // 2 :]
    return least + most[-PLANS_TRIED // 2 :]


def _some(kinds: tuple[int, ...], most: int) -> Iterator[tuple[int, ...]]:
    """All selections of up to this many; equal ones count once."""
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


# --- fighting it out --------------------------------------------------------------------------------------------------


def _after_battles(
    view: View[State], ready: State, cards: list[int], outlook: Outlook, dice: SearchDice
) -> list[State]:
    """The table after the battle of a laid plan, for each of these cards. If nobody can cast a spell, only the fatigue
    of a card matters."""
    silent = magic(ready.lords[view.seat].party) < MAGIC[ready.round - 1]
    fought: dict[int, State] = {}
    found = []
    for card in cards:
        kind = COMBAT_CARDS[card].fatigue if silent else card
        if kind not in fought:
            fought[kind] = _after_battle(view, ready.copy(), card, outlook, dice)
        found.append(fought[kind])
    return found


def _worth_of_end(state: State, deck: list[int], outlook: Outlook) -> float:
    end = state.copy()
    fight_on(end, outlook.seat, deck)
    return outlook.worth(end)


def turn_up(state: State, card: int) -> None:
    """This is the card of the round."""
    state.town = state.town[1:]
    state.shown_cards = (*state.shown_cards, card)


def _after_battle(view: View[State], state: State, card: int, outlook: Outlook, dice: SearchDice) -> State:
    """The table after the battle if this card comes."""
    state.agenda.insert(0, HERE)
    del state.agenda[1:-1]
    turn_up(state, card)
    game = Game(view.box, state, dice)
    game.run()
    play_out(game, outlook)
    state.round += 1
    return state

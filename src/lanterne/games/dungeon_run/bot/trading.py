"""Trades: what a hero offers, asks for and accepts. A deal must be good for both; the fewer heroes there are, the less
a rival may gain by it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from lanterne.engine import HIDDEN, Call, Card, View
from lanterne.games.dungeon_run.bot.cards import best_worn
from lanterne.games.dungeon_run.bot.company import holds_a_grudge, rivalry
from lanterne.games.dungeon_run.bot.odds import best_rating
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.worth import equipment
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE, TREASURES
from lanterne.games.dungeon_run.rules.trade import (
    accept_trade,
    answer_counter,
    answer_trade,
    ask_for,
    give,
    haggle,
    propose_counter,
    refuse_trade,
)
from lanterne.games.dungeon_run.state import State

ACTION = 6.0
"""What a trade is worth in a turn, for each battle die that it brings."""
LEAST = 0.4
"""A smaller gain is not worth an action."""
SPARE = 0.1
"""A card that the hero cannot use is still worth keeping, a little."""
TALK = 20.0
"""Asking comes before everything else: only a trade that is made costs an action (DR-EQP-14)."""


class Deal(NamedTuple):
    """One card for others, and what the hero gains by it, less what the rival's gain costs."""

    gives: int
    gets: tuple[int, ...]
    gain: float


Offer: TypeAlias = tuple[int, int, tuple[int, ...]]
"""An offer that a hero has made: to whom, the card given, and the cards asked for. Nobody makes the same offer
twice."""


def _wealth(s: State, seat: int, cards: Iterable[int]) -> float:
    """What a hero can make of these treasures and artifacts."""
    cards = list(cards)
    rating, hero = best_rating(s, seat), s.heroes[seat].card
    worn = best_worn(s, seat, cards)
    return sum(equipment(hero, rating, card) for card in worn) + SPARE * (len(cards) - len(worn))


def _known(s: State, seat: int) -> list[int]:
    """The treasures and artifacts that the viewer knows a hero has, including those laid out in the trade."""
    hero = s.heroes[seat]
    laid: Sequence[Card] = s.offered if seat == s.active else s.asked
    known = [*hero.equipped, *hero.loot, *[card.face for card in laid]]
    return [card for card in known if card is not HIDDEN and card >= FIRST_TREASURE]


def _change(s: State, seat: int, gives: Iterable[int], gets: Iterable[int]) -> float:
    """How much better off a hero is with some cards instead of others."""
    before = _known(s, seat)
    after = [card for card in before if card not in gives] + [card for card in gets if card >= FIRST_TREASURE]
    return _wealth(s, seat, after) - _wealth(s, seat, before)


def _gain(s: State, seat: int, other: int, gives: Sequence[int], gets: Sequence[int]) -> float:
    """What a trade brings the hero, less what the other's gain costs; nobody gives the Stone away."""
    if SUMMONING_STONE in gives:
        return -1.0
    mine, theirs = _change(s, seat, gives, gets), _change(s, other, gets, gives)
    weight = rivalry(s) * (2.0 if holds_a_grudge(s, seat, other) else 1.0)
    return mine - weight * max(theirs, 0.0)


def _wanted_by(s: State, seat: int, other: int) -> list[int]:
    """The hero's cards that are worth more to the other hero."""
    return [card for card in _known(s, seat) if _change(s, other, (), (card,)) > -_change(s, seat, (card,), ())]


def _best(s: State, seat: int, other: int, theirs: Iterable[int], made: Collection[Offer] = ()) -> Deal | None:
    """The best deal of one card for another that the other might agree to and has not been offered yet, or None."""
    deals = [
        Deal(mine, (card,), _gain(s, seat, other, (mine,), (card,)))
        for mine in _wanted_by(s, seat, other)
        for card in theirs
        if (other, mine, (card,)) not in made and _change(s, other, (card,), (mine,)) > 0
    ]
    best = max(deals, key=lambda deal: deal.gain, default=None)
    return best if best is not None and best.gain >= LEAST else None


def _to_bargain_with(s: State, seat: int, other: int, made: Collection[Offer]) -> Deal | None:
    """If there is no good deal, offer something the other would like, for everything they wear. They will not agree,
    but they may have something else in their loot pile and make a counter-offer. Two heroes alone do not bargain: what
    one gains the other loses."""
    theirs = s.heroes[other]
    seen = tuple([card for card in theirs.equipped if card != SUMMONING_STONE])
    if rivalry(s) == 1.0 or not seen or not theirs.loot or not _hidden_finds(s, seat):
        return None
    wanted = [card for card in _wanted_by(s, seat, other) if (other, card, seen) not in made]
    if not wanted:
        return None
    mine = max(wanted, key=lambda own: _change(s, seat, (own,), ()))
    dear = _change(s, other, seen, (mine,)) <= 0 and _change(s, seat, (mine,), seen) >= 0
    return Deal(mine, seen, 0.0) if dear else None


def _hidden_finds(s: State, seat: int) -> int:
    """How many treasures must be in the loot piles of others, as far as a hero can tell."""
    lying = sum([len(cards) for cards in s.lying])
    worn = sum([card in TREASURES for hero in s.heroes for card in hero.equipped])
    own = sum([card in TREASURES for card in s.heroes[seat].loot])
    return len(TREASURES) - len(s.treasures) - len(s.treasure_discard) - lying - worn - own


def trade_worth(s: State, seat: int, other: int, made: Collection[Offer]) -> float:
    """What it is worth to begin a negotiation with another hero: not with one who has wronged this hero, and not in the
    final phase."""
    if s.final or holds_a_grudge(s, seat, other):
        return 0.0
    deal = _best(s, seat, other, s.heroes[other].equipped, made)
    if deal is not None:
        return ACTION * deal.gain
    return TALK if _to_bargain_with(s, seat, other, made) is not None else 0.0


def _laid(view: View[State], deal: Deal | None) -> Call | None:
    """The deal as a proposal, or the end of the negotiation."""
    choice = view.choice
    assert choice is not None
    assert choice.draft is not None
    if deal is None:
        return offered(view, refuse_trade)
    picks = view.picks(())
    gives = next(pick for pick in picks if pick[0] == give.name and pick[1] == deal.gives)
    asks = [pick for pick in picks if pick[0] == ask_for.name and pick[1] in deal.gets]
    return choice.draft.confirm((gives, *asks))


def propose(view: View[State], made: set[Offer]) -> Call | None:
    """The first offer of a negotiation; the bot remembers it."""
    s, seat, other = view.state, view.seat, _partner(view)
    deal = _best(s, seat, other, s.heroes[other].equipped, made) or _to_bargain_with(s, seat, other, made)
    if deal is not None:
        made.add((other, deal.gives, deal.gets))
    return _laid(view, deal)


def _counter(view: View[State]) -> Call | None:
    s, seat, other = view.state, view.seat, _partner(view)
    return _laid(view, _best(s, seat, other, _shown(s, other)))


def _shown(s: State, other: int) -> list[int]:
    """The cards that one can ask for: those that the other wears or has laid out."""
    laid = s.offered if other == s.active else s.asked
    return [*s.heroes[other].equipped, *[card.face for card in laid]]


def _partner(view: View[State]) -> int:
    """With whom the hero negotiates: every answer to these questions names both."""
    refusal = offered(view, refuse_trade)
    assert refusal is not None
    other: int = refusal[2]
    return other


def _answer(view: View[State]) -> Call | None:
    """Accept what is good; otherwise make a counter-offer if there is a better deal; otherwise refuse. The hero whose
    turn it is pays for it with an action."""
    s, seat, other = view.state, view.seat, _partner(view)
    gives, gets = (s.offered, s.asked) if seat == s.active else (s.asked, s.offered)
    accept, better = offered(view, accept_trade), offered(view, haggle)
    least = LEAST if seat == s.active else 0.0
    if accept and _gain(s, seat, other, [card.face for card in gives], [card.face for card in gets]) > least:
        return accept
    if better and _best(s, seat, other, _shown(s, other)) is not None:
        return better
    return offered(view, refuse_trade)


TRADE_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    propose_counter.name: _counter,
    answer_trade.name: _answer,
    answer_counter.name: _answer,
}

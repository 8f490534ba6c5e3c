"""A full state that agrees with a view (see `View.sample`): what the viewer has not seen is dealt at random."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

from lanterne.engine import HIDDEN, Card, Dice, Ids, View
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_TILES
from lanterne.games.dungeon_lords.content.cards import (
    BLANK,
    COMBAT_DECKS,
    PAY_DAY,
    SPECIAL,
    SPECIAL_EVENT_NAMES,
    TAXES,
    TRAP_CARDS,
)
from lanterne.games.dungeon_lords.content.monsters import MONSTER_TILES
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOM_TILES
from lanterne.games.dungeon_lords.rules.planning import unfit
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COMBAT_CARDS,
    EVENTS,
    MONSTERS,
    NONE,
    ORDERS,
    ROOMS,
    SPECIAL_EVENTS,
    TRAPS,
    Lord,
    State,
)

Fill: TypeAlias = Callable[[Sequence[Any]], tuple[Any, ...]]
"""The same with something in every hole."""


def sample(view: View[State], dice: Dice) -> State:
    """Draw at random the traps, combat cards, tokens, special events, piles and orders that the viewer has not seen,
    from those that can be there."""
    s = view.state.copy()
    _orders(s, dice)
    dealt = _with_traps(s, dice)
    _combat_cards(dealt, dice)
    _events(dealt, dice)
    _tiles(dealt, dice)
    return dealt


def _seen(things: Iterable[Any]) -> list[int]:
    return [thing for thing in things if thing is not HIDDEN]


def _holes(things: Iterable[Any]) -> int:
    return sum(thing is HIDDEN for thing in things)


def _by_lot(dice: Dice, kind: Ids, things: Counter[int]) -> list[int]:
    stock = list(things.elements())
    return dice.shuffle(kind, stock) if stock else []


def _filling(order: list[int]) -> Fill:
    return lambda holes: tuple([order.pop() if thing is HIDDEN else thing for thing in holes])


def _unseen(dice: Dice, kind: Ids, things: Sequence[int], *seen: Iterable[Any]) -> Fill:
    """Fill holes with things that have not been seen, each as often as it exists."""
    left = _without(things, _seen(thing for each in seen for thing in each))
    return _filling(dice.shuffle(kind, left) if left else [])


def _without(things: Sequence[int], seen: list[int]) -> list[int]:
    """The things that are left, like ones together."""
    return [thing for thing, number in _counted(things).items() for _ in range(number - seen.count(thing))]


@cache
def _counted(things: Sequence[int]) -> Counter[int]:
    """How many of each thing are printed."""
    return Counter(things)


def _orders(s: State, dice: Dice) -> None:
    """Other lords' face-down orders: any that are neither revealed nor inaccessible."""
    for seat, lord in enumerate(s.lords):
        away = (*lord.inaccessible, *lord.orders)
        if any(order is HIDDEN for order in (*lord.programmed, *lord.drawn)):
            fill = _unseen(dice, ORDERS, range(len(ORDER_NAMES)), away)
            s.lords[seat] = lord._replace(programmed=fill(lord.programmed), drawn=fill(lord.drawn))


def _with_traps(s: State, dice: Dice) -> State:
    """Deal the traps again until every lord can pay for the traps they have laid: nobody may lay others (DL-PLN-8)."""
    while True:
        dealt = s.copy()
        _traps(dealt, dice)
        if all(unfit(lord, lord.target, lord.trapped, ()) is None for lord in dealt.lords if lord.trapped):
            return dealt


def _traps(s: State, dice: Dice) -> None:
    """Deal all unseen traps. A lord who has drawn few or none since the pile was reshuffled (DL-SUP-3) holds older
    traps, which cannot be ones that the viewer knows went into the new pile."""
    owned = [_owned(s, seat) for seat in range(len(s.lords))]
    unseen = Counter(_without(TRAP_CARDS, _seen(trap for each in (s.sprung, *owned) for trap in each)))
    older: list[list[int]] = [[] for _ in s.lords]
    if s.shuffled_back:
        stock = _by_lot(dice, TRAPS, unseen & _never_shuffled_back(s, owned))
        for seat, lord in enumerate(s.lords):
            older[seat] = [stock.pop() for _ in range(_holes(owned[seat]) - lord.drawn_anew)]
            unseen.subtract(older[seat])
    stock = _by_lot(dice, TRAPS, unseen)
    for seat, lord in enumerate(s.lords):
        faces = older[seat] + [stock.pop() for _ in range(_holes(owned[seat]) - len(older[seat]))]
        fill = _filling(dice.shuffle(TRAPS, faces) if older[seat] else faces)
        s.lords[seat] = lord._replace(traps=fill(lord.traps), trapped=fill(lord.trapped))
        s.given_up = [
            card._replace(face=fill([card.face])[0]) if card.known == 1 << seat else card for card in s.given_up
        ]
    s.trap_pile = tuple([stock.pop() for _ in s.trap_pile])
    faces = [card.face for card in s.shuffled_back]
    fill = _unseen(dice, TRAPS, TRAP_CARDS, faces)
    s.shuffled_back = [Card(face, card.known) for face, card in zip(fill(faces), s.shuffled_back, strict=True)]


def _owned(s: State, seat: int) -> tuple[Any, ...]:
    """The traps that the lord holds, has planned, or has given up since the pile was reshuffled."""
    lord = s.lords[seat]
    return (*lord.traps, *lord.trapped, *(card.face for card in s.given_up if card.known == 1 << seat))


def _never_shuffled_back(s: State, owned: list[tuple[Any, ...]]) -> Counter[int]:
    """Traps that others may have held all the time. Of their own traps the viewer remembers only how many were drawn
    since the reshuffle, not which."""
    found = Counter(TRAP_CARDS) - Counter(_seen(card.face for card in s.shuffled_back))
    for lord, traps in zip(s.lords, owned, strict=True):
        found -= Counter({trap: max(0, number - lord.drawn_anew) for trap, number in Counter(_seen(traps)).items()})
    return found


def _combat_cards(s: State, dice: Dice) -> None:
    faces = [card.face for card in s.town]
    fill = _unseen(dice, COMBAT_CARDS, COMBAT_DECKS[s.year - 1], s.shown_cards, faces)
    s.town = [Card(face, card.known) for face, card in zip(fill(faces), s.town, strict=True)]
    if s.next_town:
        s.next_town = _unseen(dice, COMBAT_CARDS, COMBAT_DECKS[1])(s.next_town)


def _events(s: State, dice: Dice) -> None:
    """Resolved tokens are known too: they are the ones that are neither waiting nor hidden."""
    if s.tokens:
        tokens = (PAY_DAY, TAXES, SPECIAL if s.special_on else BLANK)
        shown = [event for event in (*s.events, *s.past_events) if event != NONE]
        s.tokens = _unseen(dice, EVENTS, tokens, shown)(s.tokens)
    if s.specials:
        known = [special for special in (s.past_special, s.special) if special != NONE]
        s.specials = _unseen(dice, SPECIAL_EVENTS, range(len(SPECIAL_EVENT_NAMES)), known)(s.specials)


def _tiles(s: State, dice: Dice) -> None:
    """The piles. The first year's tiles are on top, so tiles of the second year are drawn only in that year."""
    creatures = [s.dismissed, s.tavern, *(lord.ready + lord.spent + lord.stationed for lord in s.lords)]
    acting = [s.fight.acting] if s.fight is not None and s.fight.acting != NONE else []
    s.monster_pile = _by_year(dice, MONSTERS, MONSTER_TILES, s.monster_pile, *creatures, acting)
    rooms = [s.demolished, s.shop, *([room for _, room in lord.rooms] for lord in s.lords)]
    s.room_pile = _by_year(dice, ROOMS, ROOM_TILES, s.room_pile, *rooms)
    seen = [s.left, s.put_under, *s.coming, *(_captured(lord) for lord in s.lords)]
    s.adventurer_pile = _unseen(dice, ADVENTURER_IDS, ADVENTURER_TILES[s.year - 1], *_among(s.year, seen))(
        s.adventurer_pile
    )
    if s.next_adventurers:
        s.next_adventurers = _unseen(dice, ADVENTURER_IDS, ADVENTURER_TILES[1])(s.next_adventurers)


def _captured(lord: Lord) -> list[int]:
    return [hero.who for hero in lord.party] + list(lord.prison)


def _among(year: int, seen: Sequence[Iterable[int]]) -> list[list[int]]:
    return [[who for who in each if who in ADVENTURER_TILES[year - 1]] for each in seen]


def _by_year(
    dice: Dice, kind: Ids, tiles: tuple[tuple[int, ...], ...], pile: tuple[Any, ...], *seen: Iterable[int]
) -> tuple[Any, ...]:
    lower = len(tiles[1])
    top, bottom = pile[: max(0, len(pile) - lower)], pile[max(0, len(pile) - lower) :]
    if top:
        return (*_unseen(dice, kind, tiles[0], *seen)(top), *_unseen(dice, kind, tiles[1])(bottom))
    return _unseen(dice, kind, tiles[0] + tiles[1], *seen)(bottom)

"""Deals the cards that a viewer does not see, at random: part of a sample.

Cards that can be in few places are dealt first: those that are certainly in a loot pile, hidden traps, strangers, the
decks. All other cards go to the loot piles.
"""

from collections import Counter
from collections.abc import Iterable

from lanterne.engine import HIDDEN, SEATS, Card, Dice
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.cards import (
    ARTIFACT,
    BOSS,
    CARD_KINDS,
    FIRST_TREASURE,
    MONSTER,
    STRANGER,
    TRAP,
    TREASURE,
)
from lanterne.games.dungeon_run.content.encounters import ENCOUNTER_DECK
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.terms import CardKind
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS, SUMMONING_STONE, TREASURES
from lanterne.games.dungeon_run.rules.advance import choose_encounters
from lanterne.games.dungeon_run.rules.attaching import which_trap_of_yours
from lanterne.games.dungeon_run.rules.conditions import KINDS
from lanterne.games.dungeon_run.rules.costs import pay_with
from lanterne.games.dungeon_run.rules.taking import give_which, take_which
from lanterne.games.dungeon_run.state import CARDS, NONE, Hero, State

FINDS = (TREASURE, ARTIFACT)
ENCOUNTERS = (MONSTER, TRAP)
EVERY_CARD = Counter((*ENCOUNTER_DECK, *TREASURES, *ARTIFACTS))
"""How many there are of each card."""


def deal_cards(s: State, dice: Dice, open_pile: int) -> None:
    """Every hole gets a card. `open_pile`: whose loot pile the viewer looks through, so that it hides no treasure."""
    seen = _seen(s)
    unseen = [card for card, number in EVERY_CARD.items() for _ in range(number - seen.get(card, 0))]
    stock = dice.shuffle(CARDS, unseen) if unseen else []
    sure = _sure_loot(s, dice, stock, seen, open_pile)
    for tile, pile in enumerate(s.traps):
        if pile:
            s.traps[tile] = tuple(_dealt(pile, stock, TRAP))
    strangers = _taken(stock, len(stock), STRANGER)
    deck = strangers + _taken(stock, _holes(s.encounters) - len(strangers), *ENCOUNTERS)
    s.encounters = _faced(s.encounters, dice.shuffle(CARDS, deck) if deck else [])
    s.treasures = _dealt(s.treasures, stock, TREASURE)
    stock.sort(key=_is_artifact)  # somebody may be looking at treasures of the deck
    s.looked_at = _dealt(s.looked_at, stock, *FINDS)
    stock = dice.shuffle(CARDS, stock) if stock else []
    s.offered = _dealt(s.offered, stock, *FINDS)
    s.asked = _dealt(s.asked, stock, *FINDS)
    for tile, pile in enumerate(s.lying):
        if pile:
            s.lying[tile] = tuple(_dealt(pile, stock, *FINDS))
    _loot(s, stock, sure, open_pile)


# --- cards and holes --------------------------------------------------------------------------------------------------


def _seen(s: State) -> Counter[int]:
    """The cards whose face the viewer knows, wherever they are."""
    cards = [*s.encounter_discard, *s.treasure_discard, *s.supply, *s.gone, *s.drawn, *s.found]
    for hero in s.heroes:
        cards += (*hero.equipped, *hero.loot, *hero.strangers, *hero.traps)
    for spot in s.spots:
        cards += (spot.monster, spot.stranger)
    for pile in filter(None, (s.encounters, s.treasures, s.looked_at, s.offered, s.asked, *s.lying, *s.traps)):
        cards += [card.face for card in pile]
    for deed in s.deeds:
        cards.append(deed.trap)
    return Counter([card for card in cards if card is not HIDDEN and card != NONE])


def _holes(*piles: Iterable[Card]) -> int:
    return sum([card.face is HIDDEN for pile in piles if pile for card in pile])


def _hidden_loot(hero: Hero) -> int:
    return sum([card is HIDDEN for card in hero.loot])


def _faced(pile: Iterable[Card], stock: list[int]) -> list[Card]:
    return [Card(stock.pop(), card.known) if card.face is HIDDEN else card for card in pile]


def _taken(stock: list[int], number: int, *kinds: int) -> list[int]:
    """Up to `number` cards of these kinds out of the stock."""
    taken = [place for place, card in enumerate(stock) if CARD_KINDS[card] in kinds][:number]
    return [stock.pop(place) for place in reversed(taken)]


def _dealt(pile: Iterable[Card], stock: list[int], *kinds: int) -> list[Card]:
    """The pile, with cards of these kinds out of the stock in its holes."""
    return _faced(pile, _taken(stock, _holes(pile), *kinds))


def _is_artifact(card: int) -> bool:
    return CARD_KINDS[card] == ARTIFACT


# --- loot piles -------------------------------------------------------------------------------------------------------


def _sure_loot(s: State, dice: Dice, stock: list[int], seen: Counter[int], open_pile: int) -> list[list[int]]:
    """By seat, the cards that go into the loot pile first: the Stone and a slain boss; then, if they are not needed
    elsewhere, the cards that the open question is about, the card of a monster just killed, and cards that everybody
    has seen taken."""
    sure: list[list[int]] = [[] for _ in s.heroes]
    _stone(s, stock, sure)
    spare = _spare(s, stock)
    _boss(s, dice, seen, sure, spare[0])

    def put(card: int, seat: int) -> None:
        find = card >= FIRST_TREASURE
        room = _hidden_loot(s.heroes[seat]) > len(sure[seat]) and not (find and seat == open_pile)
        if card in stock and room and spare[find] > 0:
            stock.remove(card)
            sure[seat].append(card)
            spare[find] -= 1

    for seat, kinds, number in _asked_for(s):
        held = [card for card in (*sure[seat], *s.heroes[seat].loot) if card is not HIDDEN]
        missing = number - sum(_counts(card, kinds) for card in held)
        for card in _taken([*stock], max(0, missing), *kinds):
            put(card, seat)
    for deed in s.deeds:
        put(deed.card, deed.hero)
    for card in s.shown:
        for seat in range(len(sure)):
            put(card, seat)
    return sure


def _stone(s: State, stock: list[int], sure: list[list[int]]) -> None:
    """The bearer has it in the loot pile, unless it is part of an open trade."""
    if SUMMONING_STONE not in stock:
        return
    stock.remove(SUMMONING_STONE)
    if _hidden_loot(s.heroes[s.bearer]):
        sure[s.bearer].append(SUMMONING_STONE)
        return
    pile = s.offered if s.bearer == s.active else s.asked
    place = next(place for place, card in enumerate(pile) if card.face is HIDDEN)
    pile[place] = pile[place]._replace(face=SUMMONING_STONE)


def _boss(s: State, dice: Dice, seen: Counter[int], sure: list[list[int]], spare: int) -> None:
    """A boss that has been turned up and is nowhere to be seen was slain, and is in a loot pile; if a hero is paying
    for an Advance and would not have enough cards otherwise, in theirs (DR-ADV-4)."""
    if not s.laid or s.boss or any(card in seen for card in BOSSES):
        return
    slain = [(deed.card, deed.hero) for deed in s.deeds if deed.card in BOSSES]
    piles = [seat for seat, hero in enumerate(s.heroes) if _hidden_loot(hero) > len(sure[seat])]
    needy = [seat for seat, _, number in _asked_for(s) if number > max(1, spare) and seat in piles]
    piles = needy or piles
    card, seat = slain[0] if slain else (dice.pick(CARDS, tuple(BOSSES)), dice.pick(SEATS, piles))
    sure[seat].append(card)


def _spare(s: State, stock: list[int]) -> list[int]:
    """How many encounter cards, and how many treasures and artifacts, must be in loot piles."""
    finds = sum(card >= FIRST_TREASURE for card in stock)
    elsewhere = _holes(s.treasures, s.looked_at, s.offered, s.asked, *s.lying)
    return [len(stock) - finds - _holes(s.encounters, *s.traps), finds - elsewhere]


def _asked_for(s: State) -> list[tuple[int, tuple[int, ...], int]]:
    """Whose loot pile must hold cards, of which kinds, and how many: without them the open question, or the one that
    comes next, would have no answer."""
    name, *about = s.agenda[-1] if s.agenda else ("",)
    asked: list[tuple[int, tuple[int, ...], int]] = []
    if name == which_trap_of_yours.name:
        asked.append((about[0], (TRAP,), 1))
    elif name == choose_encounters.name:
        asked.append((about[0], ENCOUNTERS, CONSTANTS.advance_cost))
    elif name == pay_with.name:
        cost = POWER_TABLE[about[1]].power.cost.discard
        assert cost is not None
        asked.append((about[0], _kinds(cost.kinds), 1))
    elif name in (take_which.name, give_which.name):
        asked += [(seat, FINDS, 1) for seat in about[: 2 if name == take_which.name else 1]]
    for deed in s.deeds:
        if deed.power != NONE and deed.holder >= 0:
            owns = POWER_TABLE[deed.power].power.condition.owns
            asked += [(deed.holder, _kinds(owns), 1)] if owns else []
    return [each for each in asked if not _wears(s, each[0], each[1])]


def _kinds(names: Iterable[CardKind]) -> tuple[int, ...]:
    return tuple([KINDS[name] for name in names])


def _counts(card: int, kinds: tuple[int, ...]) -> int:
    """A boss is a monster (DR-BOS-6), and worth more than one."""
    if CARD_KINDS[card] == BOSS and MONSTER in kinds:
        return CONSTANTS.boss_worth
    return int(CARD_KINDS[card] in kinds)


def _wears(s: State, seat: int, kinds: tuple[int, ...]) -> bool:
    return any(CARD_KINDS[card] in kinds for card in s.heroes[seat].equipped)


def _loot(s: State, stock: list[int], sure: list[list[int]], open_pile: int) -> None:
    """Fills the loot piles with the rest, first the one that the viewer looks through."""
    for seat in sorted(range(len(s.heroes)), key=lambda seat: seat != open_pile):
        hero = s.heroes[seat]
        kinds = ENCOUNTERS if seat == open_pile else (*ENCOUNTERS, *FINDS)
        cards = sure[seat] + _taken(stock, _hidden_loot(hero) - len(sure[seat]), *kinds)
        if cards:
            filled = [cards.pop() if card is HIDDEN else card for card in hero.loot]
            s.heroes[seat] = hero._replace(loot=tuple(sorted(filled)))

"""A full state that agrees with a view (see `View.sample`): what nobody has shown the viewer is dealt anew."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lanterne.engine import HIDDEN, Card, Dice, View
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
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS, SUMMONING_STONE, TREASURES
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.setup import tiles_for
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, NONE, TILES, State


def sample(view: View[State], dice: Dice) -> State:
    """The boss, tiles, ability cards, decks, loot piles and what lies face down come by lot from what can be there."""
    s = view.state.copy()
    s.boss = [card._replace(face=dice.pick(CARDS, tuple(BOSSES))) if _hidden(card) else card for card in s.boss]
    _tiles(s, dice)
    _abilities(s, dice)
    _cards(s, dice, _open_pile(view))
    return s


def _hidden(card: Card) -> bool:
    return card.face is HIDDEN


def _filled(things: Iterable[Any], stock: list[int]) -> tuple[int, ...]:
    """The same with something of the stock in every hole."""
    return tuple([stock.pop() if thing is HIDDEN else thing for thing in things])


def _faced(pile: Iterable[Card], stock: list[int]) -> list[Card]:
    return [card._replace(face=stock.pop()) if _hidden(card) else card for card in pile]


# --- tiles and ability cards ------------------------------------------------------------------------------------------


def _tiles(s: State, dice: Dice) -> None:
    """As many of each kind as were taken, without those that are in play or set aside; those that were put back are
    among them."""
    if not s.stack:
        return
    numbers, *kinds = tiles_for(len(s.heroes), s.boxes)
    out = {*floor(s).lies, *s.set_aside, *(tile for tile in s.stack if tile is not HIDDEN)}
    stock: list[int] = []
    for number, tiles in zip(numbers, kinds, strict=True):
        left = [tile for tile in tiles if tile not in out]
        sure = [tile for tile in left if tile in s.put_back]
        unsure = [tile for tile in left if tile not in s.put_back]
        wanted = number - (len(tiles) - len(left)) - len(sure)
        stock += sure + (dice.shuffle(TILES, unsure)[:wanted] if unsure else [])
    s.stack = _filled(s.stack, dice.shuffle(TILES, stock) if stock else [])


def _abilities(s: State, dice: Dice) -> None:
    """Each hero's ten cards without those that the viewer sees."""
    for seat, hero in enumerate(s.heroes):
        if hero.card == NONE or not (hero.deck or hero.drawn or hero.given_up):
            continue
        seen = {one for one in (*hero.abilities, *hero.drawn, *hero.given_up, *hero.deck) if one is not HIDDEN}
        left = [ability for ability in HEROES[hero.card].deck if ability not in seen]
        stock = dice.shuffle(ABILITIES, left) if left else []
        s.heroes[seat] = hero._replace(
            drawn=_filled(hero.drawn, stock),
            given_up=_filled(hero.given_up, stock),
            deck=_filled(hero.deck, stock),
        )


# --- cards ------------------------------------------------------------------------------------------------------------


def _seen(s: State) -> Counter[int]:
    """The cards whose face the viewer knows, wherever they are."""
    cards = [*s.encounter_discard, *s.treasure_discard, *s.supply, *s.gone, *s.drawn, *s.found]
    for hero in s.heroes:
        cards += (*hero.equipped, *hero.loot, *hero.strangers, *hero.traps)
    for spot in s.spots:
        cards += (spot.monster, spot.stranger)
    for pile in (s.encounters, s.treasures, s.looked_at, s.offered, s.asked, *s.lying, *s.traps):
        cards += [card.face for card in pile]
    for deed in s.deeds:
        cards.append(deed.trap)
    return Counter([card for card in cards if card is not HIDDEN and card != NONE])


def _holes(pile: Iterable[Any]) -> int:
    return sum((thing.face if isinstance(thing, Card) else thing) is HIDDEN for thing in pile)


def _open_pile(view: View[State]) -> int:
    """Whose loot pile the viewer looks through, so that he sees its treasures and artifacts; or NONE."""
    looker, victim = view.state.looks_through
    return victim if looker != NONE and view.seats >> looker & 1 else NONE


def _cards(s: State, dice: Dice, open_pile: int) -> None:
    """What can lie in few places only is dealt first; what is left is in the loot piles."""
    seen = _seen(s)
    unseen = list((Counter((*ENCOUNTER_DECK, *TREASURES, *ARTIFACTS)) - seen).elements())
    if s.laid and not s.boss and not any(card in seen for card in BOSSES):  # slain, and in somebody's loot pile
        slain = [deed.card for deed in s.deeds if deed.card in BOSSES]
        unseen.append(slain[0] if slain else dice.pick(CARDS, tuple(BOSSES)))
    stock = dice.shuffle(CARDS, unseen) if unseen else []
    sure = _sure_loot(s, stock, open_pile)
    for tile, pile in enumerate(s.traps):
        if pile:
            s.traps[tile] = tuple(_dealt(pile, stock, TRAP))
    strangers = _taken(stock, len(stock), STRANGER)
    deck = strangers + _taken(stock, _holes(s.encounters) - len(strangers), MONSTER, TRAP)
    s.encounters = _faced(s.encounters, dice.shuffle(CARDS, deck) if deck else [])
    s.treasures = _dealt(s.treasures, stock, TREASURE)
    stock.sort(key=_is_artifact)  # somebody may be looking at treasures of the deck
    s.looked_at = _dealt(s.looked_at, stock, TREASURE, ARTIFACT)
    stock = dice.shuffle(CARDS, stock) if stock else []
    s.offered = _dealt(s.offered, stock, TREASURE, ARTIFACT)
    s.asked = _dealt(s.asked, stock, TREASURE, ARTIFACT)
    for tile, pile in enumerate(s.lying):
        if pile:
            s.lying[tile] = tuple(_dealt(pile, stock, TREASURE, ARTIFACT))
    _loot(s, stock, sure, open_pile)


def _taken(stock: list[int], number: int, *kinds: int) -> list[int]:
    """So many cards of these kinds out of the stock, or all there are."""
    taken = [place for place, card in enumerate(stock) if CARD_KINDS[card] in kinds][:number]
    return [stock.pop(place) for place in reversed(taken)]


def _dealt(pile: Iterable[Card], stock: list[int], *kinds: int) -> list[Card]:
    """The pile, with cards of these kinds out of the stock in its holes."""
    return _faced(pile, _taken(stock, _holes(pile), *kinds))


def _is_artifact(card: int) -> bool:
    return CARD_KINDS[card] == ARTIFACT


def _sure_loot(s: State, stock: list[int], open_pile: int) -> list[list[int]]:
    """By seat, what is put into his loot pile before anything else: the Stone, unless its bearer has laid all he had
    between him and another; then, as long as they are not needed elsewhere, the card of a monster just killed, and
    cards that all have seen taken."""
    sure: list[list[int]] = [[] for _ in s.heroes]
    if SUMMONING_STONE in stock:
        stock.remove(SUMMONING_STONE)
        if _holes(s.heroes[s.bearer].loot):
            sure[s.bearer].append(SUMMONING_STONE)
        else:
            _lay_stone(s.offered if s.bearer == s.active else s.asked)
    spare = _spare(s, stock)
    likely = [(deed.card, deed.hero) for deed in s.deeds] + [
        (card, seat) for card in s.shown for seat in range(len(sure))
    ]
    for card, seat in likely:
        find = card >= FIRST_TREASURE
        room = _holes(s.heroes[seat].loot) > len(sure[seat]) and not (find and seat == open_pile)
        if card in stock and room and spare[find]:
            stock.remove(card)
            sure[seat].append(card)
            spare[find] -= 1
    return sure


def _spare(s: State, stock: list[int]) -> list[int]:
    """How many encounter cards, and how many treasures and artifacts, must be in loot piles."""
    finds = sum(card >= FIRST_TREASURE for card in stock)
    elsewhere = sum(map(_holes, (s.treasures, s.looked_at, s.offered, s.asked, *s.lying)))
    return [len(stock) - finds - sum(map(_holes, (s.encounters, *s.traps))), finds - elsewhere]


def _lay_stone(pile: list[Card]) -> None:
    place = next(place for place, card in enumerate(pile) if _hidden(card))
    pile[place] = pile[place]._replace(face=SUMMONING_STONE)


def _loot(s: State, stock: list[int], sure: list[list[int]], open_pile: int) -> None:
    """What is left fills the loot piles; one that the viewer looks through hides no treasure from him."""
    for seat in sorted(range(len(s.heroes)), key=lambda seat: seat != open_pile):
        hero = s.heroes[seat]
        kinds = (MONSTER, BOSS, TRAP) if seat == open_pile else (MONSTER, BOSS, TRAP, TREASURE, ARTIFACT)
        cards = sure[seat] + _taken(stock, _holes(hero.loot) - len(sure[seat]), *kinds)
        s.heroes[seat] = hero._replace(loot=tuple(sorted(_filled(hero.loot, cards))))

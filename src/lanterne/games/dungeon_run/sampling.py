"""A full state that agrees with a view (see `View.sample`): what nobody has shown the viewer is dealt anew."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lanterne.engine import HIDDEN, Card, Dice, View
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_STRANGER, FIRST_TRAP, FIRST_TREASURE
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
    _cards(s, dice)
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


def _unseen(dice: Dice, cards: Iterable[int], seen: Counter[int]) -> list[int]:
    left = list((Counter(tuple(cards)) - seen).elements())
    return dice.shuffle(CARDS, left) if left else []


def _cards(s: State, dice: Dice) -> None:
    """Strangers that nobody has seen are in the encounter deck, and what lies hidden as a trap is one; treasures and
    artifacts lie on tiles; the rest of what is not in a deck is in the loot piles, the Stone in that of its bearer."""
    seen = _seen(s)
    unknown = _unseen(dice, ENCOUNTER_DECK, seen)
    strangers = [card for card in unknown if FIRST_STRANGER <= card < FIRST_TREASURE]
    others = [card for card in unknown if card < FIRST_STRANGER]
    for tile, pile in enumerate(s.traps):
        if _holes(pile):
            trap = next(card for card in others if card >= FIRST_TRAP)
            others.remove(trap)
            s.traps[tile] = tuple(_faced(pile, [trap]))
    deck = strangers + [others.pop() for _ in range(_holes(s.encounters) - len(strangers))]
    s.encounters = _faced(s.encounters, dice.shuffle(CARDS, deck) if deck else [])
    treasures = _unseen(dice, TREASURES, seen)
    s.looked_at = _faced(s.looked_at, treasures)
    s.treasures = _faced(s.treasures, treasures)
    artifacts = [card for card in _unseen(dice, ARTIFACTS, seen) if card != SUMMONING_STONE]
    finds = dice.shuffle(CARDS, treasures + artifacts) if treasures or artifacts else []
    for tile, pile in enumerate(s.lying):
        if _holes(pile):
            s.lying[tile] = tuple(_faced(pile, finds))
    stone_unseen = SUMMONING_STONE not in seen
    if stone_unseen and s.bearer != NONE and not _holes(s.heroes[s.bearer].loot):
        finds.append(SUMMONING_STONE)  # laid down in a trade; the hole of its bearer is filled first
    for laid in (s.offered, s.asked) if s.bearer == s.active else (s.asked, s.offered):
        laid[:] = _faced(laid, finds)
    slain = [] if s.boss or any(FIRST_BOSS <= card < FIRST_TRAP for card in seen) or not _boss_is_out(s) else [*BOSSES]
    others += [dice.pick(CARDS, slain)] if slain else []
    _loot(s, dice, others + finds, stone_unseen)


def _boss_is_out(s: State) -> bool:
    """Whether the boss has been turned up; his card is on a tile, in a loot pile or gone then."""
    return bool(floor(s).lies) and not s.boss


def _loot(s: State, dice: Dice, cards: list[int], stone_unseen: bool) -> None:
    """What is left goes into the holes of the loot piles."""
    stock = dice.shuffle(CARDS, cards) if cards else []
    for seat, hero in enumerate(s.heroes):
        if _holes(hero.loot):
            if stone_unseen and seat == s.bearer:
                stock.append(SUMMONING_STONE)
            s.heroes[seat] = hero._replace(loot=_filled(hero.loot, stock))

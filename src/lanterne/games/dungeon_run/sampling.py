"""A full state that agrees with a view (see `View.sample`): everything the viewer has not seen is dealt again."""

from collections.abc import Iterable
from typing import Any

from lanterne.engine import HIDDEN, Card, Dice, View, has
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.dealing import deal_cards
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.setup import tiles_for
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, NONE, TILES, State


def sample(view: View[State], dice: Dice) -> State:
    """The boss, tiles, ability cards, decks, loot piles and face-down cards are dealt at random from what they can
    be."""
    s = view.state.copy()
    s.boss = [card._replace(face=dice.pick(CARDS, tuple(BOSSES))) if _hidden(card) else card for card in s.boss]
    _tiles(s, dice)
    _abilities(s, dice)
    deal_cards(s, dice, _open_pile(view))
    return s


def _open_pile(view: View[State]) -> int:
    """The seat whose loot pile the viewer is looking through, seeing its treasures and artifacts; or NONE."""
    looker, victim = view.state.looks_through
    return victim if looker != NONE and has(view.seats, looker) else NONE


def _hidden(card: Card) -> bool:
    return card.face is HIDDEN


def _filled(things: Iterable[Any], stock: list[int]) -> tuple[int, ...]:
    """The pile, with a card of the stock in every hole."""
    return tuple([stock.pop() if thing is HIDDEN else thing for thing in things])


# --- tiles and ability cards ------------------------------------------------------------------------------------------


def _tiles(s: State, dice: Dice) -> None:
    """As many tiles of each kind as were taken, less those in play or set aside. Those that were put back are among
    them."""
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
    """Each hero's ten cards, less those that the viewer sees."""
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

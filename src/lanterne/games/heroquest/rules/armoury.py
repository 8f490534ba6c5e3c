"""The armoury (HQ-CAM-3, HQ-CAM-6): between quests heroes buy, share and put on equipment."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.engine.choice import any_open
from lanterne.games.heroquest.content.cards import ITEM_COST
from lanterne.games.heroquest.rules.belongings import GIVE
from lanterne.games.heroquest.rules.gear import DRESS, gain, lose
from lanterne.games.heroquest.rules.places import write
from lanterne.games.heroquest.state import DEAD, HEROES, ITEMS, NONE, Game, Hero, Item, State

BOUGHT = Event("bought", "HQ-CAM-3", hero=HEROES, item=ITEMS, gold=NUMBER)
SOLD = Event("sold", "HQ-VAR-1", hero=HEROES, item=ITEMS, gold=NUMBER)

TOO_DEAR = Refusal("too-dear", "HQ-CAM-3")
NO_SELLING = Refusal("no-selling", "HQ-CAM-6")

ARMOURY = "armoury"
"""The scope of a hero's visit."""
WARES: tuple[tuple[int, int], ...] = tuple((item, cost) for item, cost in enumerate(ITEM_COST) if cost)


@law("HQ-EQP-9", "HQ-EQP-3")
def wares(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """All equipment with its price: always in stock, and anybody may own it."""
    return WARES


@law("HQ-CAM-3")
def too_dear(s: State, seat: int, item: int, price: int) -> Refusal | None:
    """Gold buys equipment."""
    return TOO_DEAR if price > s.sheets[s.active].gold else None


@step("HQ-CAM-3", "HQ-EQP-9")
def buy(game: Game, item: Item, gold: int) -> None:
    """The hero pays and owns it."""
    s = game.state
    write(s, s.active, gold=s.sheets[s.active].gold - gold)
    game.say(BOUGHT, s.active, item, gold)
    gain(s, s.active, item)


@law("HQ-CAM-6", "HQ-VAR-1")
def no_selling(s: State, seat: int) -> Refusal | None:
    """The armoury buys nothing back, unless the table agreed that it does."""
    return None if s.agreed.sell_half else NO_SELLING


@law("HQ-VAR-1")
def own_equipment(s: State, seat: int) -> list[tuple[int, int]]:
    """The hero's equipment that the armoury sells, at half the price, rounded down."""
    return [(item, ITEM_COST[item] // 2) for item in dict.fromkeys(s.sheets[s.active].items) if ITEM_COST[item]]


@step("HQ-VAR-1")
def sell(game: Game, item: Item, gold: int) -> None:
    """The armoury takes it back."""
    s = game.state
    lose(s, s.active, item)
    write(s, s.active, gold=s.sheets[s.active].gold + gold)
    game.say(SOLD, s.active, item, gold)


@step("HQ-CAM-3")
def leave_armoury(game: Game) -> None:
    """The hero is done."""
    game.leave(ARMOURY)


BARGAINS = (Offer(buy, wares, each=(too_dear,)), Offer(sell, own_equipment, closed=(no_selling,)), *GIVE, *DRESS)
DOOR = (Offer(leave_armoury),)
SHOPPING = tuple(ask(seat, (*DOOR, *BARGAINS), default=leave_armoury()) for seat in range(4))
"""The choice of each seat."""
ANY_BARGAIN = tuple(ask(seat, BARGAINS) for seat in range(4))


@decision("HQ-CAM-3", "HQ-CAM-6", "HQ-EQP-7", "HQ-ITM-1", repeats=True)
def shopping(game: Game, hero: Hero) -> Choice | None:
    """What do you buy, hand on or put on? Nothing is asked if nothing can be done."""
    s = game.state
    seat = s.heroes[hero].seat
    return SHOPPING[seat] if any_open(s, ANY_BARGAIN[seat], seat) else None


@step("HQ-CAM-3")
def visit_armoury(game: Game, hero: Hero) -> None:
    """One hero after the other visits; the dead do not."""
    s = game.state
    if s.heroes[hero].fate != DEAD:
        s.active = hero
        game.open(ARMOURY, armoury_left())
        game.then(shopping(hero))


@step()
def armoury_left(game: Game) -> None:
    """The visit is over."""
    game.state.active = NONE

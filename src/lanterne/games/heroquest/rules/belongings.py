"""Belongings: giving gold and items, and piles on the floor (HQ-ITM-1 to 3, HQ-DTH-6)."""

from functools import cache, lru_cache

from lanterne.engine import (
    NUMBER,
    Amount,
    Call,
    Choice,
    Event,
    Offer,
    Refusal,
    about_itself,
    ask,
    decision,
    has,
    law,
    pick,
    step,
)
from lanterne.games.heroquest.content.cards import ASLEEP, PARALYSED
from lanterne.games.heroquest.rules.gear import ARMOUR_STAYS, BODY, SLOT, WEAPON_STAYS, gain, lose
from lanterne.games.heroquest.rules.places import adjacent, write
from lanterne.games.heroquest.state import (
    DEAD,
    FIRST_ALLY,
    HEROES,
    INSIDE_IT,
    ITEMS,
    SQUARES,
    Game,
    Hero,
    Item,
    Pile,
    Square,
    State,
)

GIVEN = Event("given", "HQ-ITM-2", hero=HEROES, other=HEROES, item=ITEMS)
GOLD_GIVEN = Event("gold-given", "HQ-ITM-1", hero=HEROES, other=HEROES, gold=NUMBER)
TAKEN = Event("taken", "HQ-DTH-6", hero=HEROES, item=ITEMS, square=SQUARES)
GOLD_TAKEN = Event("gold-taken", "HQ-DTH-6", hero=HEROES, gold=NUMBER, square=SQUARES)

NOTHING_TO_GIVE = Refusal("nothing-to-give", "HQ-ITM-1")
NO_GOLD = Refusal("no-gold-to-give", "HQ-ITM-1")
SAY_HOW_MUCH = Refusal("say-how-much", "HQ-ITM-1")
NO_PILE = Refusal("no-pile", "HQ-DTH-6")
NOT_HERE = tuple(Refusal("not-here", "HQ-ITM-3", (("hero", hero),)) for hero in range(FIRST_ALLY))
NOT_AWARE = tuple(Refusal("not-aware", "HQ-DRD-4", (("hero", hero),)) for hero in range(FIRST_ALLY))
TOO_FAR = tuple(Refusal("too-far-to-give", "HQ-ITM-3", (("hero", hero),)) for hero in range(FIRST_ALLY))

_UNAWARE = 1 << ASLEEP | 1 << PARALYSED

# --- giving -----------------------------------------------------------------------------------------------------------


def in_dungeon(s: State) -> bool:
    """Whether the active hero is in the dungeon, not between quests."""
    return s.heroes[s.active].fate == INSIDE_IT


def others(s: State, seat: int) -> tuple[tuple[int], ...]:
    """The other heroes, in the order of turns."""
    return _others(s.order, s.active)


@cache
def _others(order: tuple[int, ...], active: int) -> tuple[tuple[int], ...]:
    return tuple((hero,) for hero in order if hero != active)


def nothing_to_give(s: State, seat: int) -> Refusal | None:
    """The hero has neither gold nor items."""
    sheet = s.sheets[s.active]
    return None if sheet.gold or sheet.items else NOTHING_TO_GIVE


@law("HQ-ITM-3")
def too_far(s: State, other: int) -> bool:
    """Items pass between adjacent heroes, or on the same stair or pit square; between quests, and by the letter of the
    rules (`far_gifts`), between all."""
    if s.agreed.far_gifts or not in_dungeon(s):
        return False
    return not has(adjacent(s, s.heroes[s.active].square), s.heroes[other].square)


@law("HQ-ITM-1", "HQ-ITM-3", "HQ-DRD-4")
def cannot_receive(s: State, seat: int, other: int) -> Refusal | None:
    """Dead, departed, sleeping and paralysed heroes receive nothing. Gold can be given at any distance; a hero without
    gold must be adjacent."""
    row = s.heroes[other]
    if row.fate != INSIDE_IT and (row.fate == DEAD or in_dungeon(s)):
        return NOT_HERE[other]
    if row.conditions & _UNAWARE:
        return NOT_AWARE[other]
    if s.sheets[s.active].gold or not too_far(s, other):
        return None
    return TOO_FAR[other]


@step("HQ-ITM-1", "HQ-ITM-2", "HQ-RND-11")
def give_to(game: Game, other: Hero) -> None:
    """Turn to another hero to give something."""
    game.then(gift(other))


def own_items(s: State, seat: int, other: int) -> tuple[tuple[int, int], ...]:
    """What the giver has, each kind once."""
    return _with_each(other, s.sheets[s.active].items)


@lru_cache(maxsize=4096)
def _with_each(other: int, items: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((other, item) for item in dict.fromkeys(items))


def too_far_to_give(s: State, seat: int, other: int, *args: int) -> Refusal | None:
    """See `too_far`."""
    return TOO_FAR[other] if too_far(s, other) else None


@law("HQ-EQP-4", "HQ-EQP-7")
def bound_to_hero(s: State, seat: int, other: int, to: int, item: int) -> Refusal | None:
    """In the dungeon the weapon used to attack stays in hand until the next turn, and body armour stays on."""
    if not in_dungeon(s):
        return None
    sheet = s.sheets[s.active]
    if sheet.items.count(item) > 1:
        return None
    if s.struck and item == sheet.readied:
        return WEAPON_STAYS
    return ARMOUR_STAYS if SLOT[item] == BODY and item in sheet.worn else None


def no_gold(s: State, seat: int, other: int) -> Refusal | None:
    """An empty purse."""
    return None if s.sheets[s.active].gold else NO_GOLD


@step("HQ-ITM-2", "HQ-ITM-3")
def give(game: Game, other: Hero, item: Item) -> None:
    """A thing changes hands."""
    s = game.state
    lose(s, s.active, item)
    game.say(GIVEN, s.active, other, item)
    gain(s, other, item)


@step("HQ-ITM-1")
def open_purse(game: Game, other: Hero) -> None:
    """Give gold."""
    game.then(purse(other))


@step("HQ-ITM-2")
def keep_all(game: Game) -> None:
    """Give nothing after all."""


GIFTS = (
    Offer(give, own_items, closed=(too_far_to_give,), each=(bound_to_hero,)),
    Offer(open_purse, about_itself, closed=(no_gold,)),
    Offer(keep_all),
)


@decision("HQ-ITM-1", "HQ-ITM-2", "HQ-ITM-3")
def gift(game: Game, other: Hero) -> Choice:
    """What do you give?"""
    s = game.state
    return ask(s.heroes[s.active].seat, GIFTS, other, default=keep_all())


@pick("HQ-ITM-1")
def coins(other: Hero, gold: int) -> None:
    """This much gold for another hero."""


@law("HQ-ITM-1")
def in_purse(s: State, seat: int, other: int) -> range:
    """Any sum up to all the giver's gold; 0 keeps it."""
    return range(s.sheets[s.active].gold + 1)


@step("HQ-ITM-1", "HQ-ITM-3")
def give_gold(game: Game, *sums: Call) -> None:
    """Gold changes hands, however far apart the heroes are."""
    s = game.state
    for _, other, gold in sums:
        if gold:
            write(s, s.active, gold=s.sheets[s.active].gold - gold)
            write(s, other, gold=s.sheets[other].gold + gold)
            game.say(GOLD_GIVEN, s.active, other, gold)


SUM = Amount(give_gold, coins, in_purse, SAY_HOW_MUCH)


@decision("HQ-ITM-1", "HQ-ITM-3")
def purse(game: Game, other: Hero) -> Choice:
    """How much gold?"""
    s = game.state
    return ask(s.heroes[s.active].seat, (), other, draft=SUM, default=give_gold(coins(other, 0)))


GIVE = (Offer(give_to, others, closed=(nothing_to_give,), each=(cannot_receive,)),)
"""On the hero's own turn, and between quests."""

# --- piles ------------------------------------------------------------------------------------------------------------


def put_pile(s: State, square: int, gold: int, items: tuple[int, ...]) -> None:
    """Add belongings to the pile on a square."""
    if not gold and not items:
        return
    if any(pile.square == square for pile in s.piles):
        s.piles = tuple(
            Pile(square, pile.gold + gold, tuple(sorted(pile.items + items))) if pile.square == square else pile
            for pile in s.piles
        )
    else:
        s.piles = (*s.piles, Pile(square, gold, tuple(sorted(items))))


def no_pile(s: State, seat: int) -> Refusal | None:
    """There are no piles (a quick check before the exact one)."""
    return None if s.piles else NO_PILE


@law("HQ-DTH-6")
def in_reach(s: State) -> list[Pile]:
    """The piles on the hero's square or adjacent to it."""
    here = s.heroes[s.active].square
    around = adjacent(s, here) | 1 << here
    return [pile for pile in s.piles if has(around, pile.square)]


def whole_piles(s: State, seat: int) -> list[tuple[int]]:
    """Each pile in reach."""
    return [(pile.square,) for pile in in_reach(s)]


def things_in_piles(s: State, seat: int) -> list[tuple[int, int]]:
    """Each item of a pile in reach that holds more than this item."""
    return [
        (pile.square, item)
        for pile in in_reach(s)
        if pile.gold or len(pile.items) > 1
        for item in dict.fromkeys(pile.items)
    ]


def gold_in_piles(s: State, seat: int) -> list[tuple[int]]:
    """The gold of a pile in reach that holds more than gold."""
    return [(pile.square,) for pile in in_reach(s) if pile.gold and pile.items]


def _leave_in_pile(s: State, square: int, gold: int, items: tuple[int, ...]) -> Pile:
    """What is left of a pile, and the pile as it was."""
    place = next(place for place, pile in enumerate(s.piles) if pile.square == square)
    left = (Pile(square, gold, items),) if gold or items else ()
    pile = s.piles[place]
    s.piles = (*s.piles[:place], *left, *s.piles[place + 1 :])
    return pile


def _take(game: Game, square: int, gold: int, items: tuple[int, ...]) -> None:
    s = game.state
    if gold:
        write(s, s.active, gold=s.sheets[s.active].gold + gold)
        game.say(GOLD_TAKEN, s.active, gold, square)
    for item in items:
        game.say(TAKEN, s.active, item, square)
        gain(s, s.active, item)


@step("HQ-DTH-6", "HQ-RND-10", "HQ-RND-11")
def take_all(game: Game, square: Square) -> None:
    """Take the whole pile."""
    pile = _leave_in_pile(game.state, square, 0, ())
    _take(game, square, pile.gold, pile.items)


@step("HQ-DTH-6", "HQ-RND-10", "HQ-RND-11")
def take(game: Game, square: Square, item: Item) -> None:
    """Take one item of the pile."""
    s = game.state
    pile = next(pile for pile in s.piles if pile.square == square)
    left = list(pile.items)
    left.remove(item)
    _leave_in_pile(s, square, pile.gold, tuple(left))
    _take(game, square, 0, (item,))


@step("HQ-DTH-6", "HQ-RND-10", "HQ-RND-11")
def take_gold(game: Game, square: Square) -> None:
    """Take the gold of the pile."""
    s = game.state
    pile = next(pile for pile in s.piles if pile.square == square)
    _leave_in_pile(s, square, 0, pile.items)
    _take(game, square, pile.gold, ())


A_PILE = (no_pile,)
TAKE = (
    Offer(take_all, whole_piles, closed=A_PILE),
    Offer(take, things_in_piles, closed=A_PILE),
    Offer(take_gold, gold_in_piles, closed=A_PILE),
)
"""On the hero's own turn."""

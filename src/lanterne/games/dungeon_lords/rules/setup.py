"""Set-up: the starting player, cards, tokens and piles, dungeons, and the first inaccessible orders (DL-SET)."""

from typing import Any

from lanterne.engine import SEATS, Choice, Draft, Event, Offer, Refusal, decision, pick, sealed, shuffled, step
from lanterne.engine.step import Call
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_TILES
from lanterne.games.dungeon_lords.content.board import FIRST_TUNNELS
from lanterne.games.dungeon_lords.content.calendar import YEARS
from lanterne.games.dungeon_lords.content.cards import BLANK, COMBAT_DECKS, PAY_DAY, SPECIAL, TAXES, TRAP_CARDS
from lanterne.games.dungeon_lords.content.monsters import MONSTER_TILES
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES
from lanterne.games.dungeon_lords.content.rooms import ROOM_TILES
from lanterne.games.dungeon_lords.content.settings import FIRST_SPACE, PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.calendar import year_begins
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COMBAT_CARDS,
    EVENTS,
    MONSTERS,
    NONE,
    ORDERS,
    ROOMS,
    SPECIAL_EVENTS,
    TENT,
    TRAINERS,
    TRAPS,
    Dummy,
    Game,
    Lord,
    Order,
    State,
    put,
    turn_order,
)
from lanterne.kit.grid import mask_of

FIRST_PLAYER = Event("first-player", "DL-SET-2", seat=SEATS)
ORDERS_DRAWN = Event("orders-drawn", "DL-SET-15", seat=SEATS, orders=ORDERS)


BEGINNING = Lord(evil=FIRST_SPACE, gold=START.gold, food=START.food, imps=START.imps, dug=mask_of(FIRST_TUNNELS))
"""Every lord at the start."""


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The table with the settings agreed and nothing laid out yet."""
    trainer = NONE if settings["trainer"] is None else TRAINERS.number(settings["trainer"])
    state = State(
        agenda=list(reversed(SETUP if trainer == NONE else TRAINING)),
        sealed=[None] * seats,
        ending="",
        choose_orders=settings["initial_orders"] == "chosen",
        special_on=settings["special_events"] == "on",
        greedy=settings["greedy_dummies"] == "on",
        trainer=trainer,
        lords=[Lord()] * seats,
    )
    if trainer != NONE:
        return state
    count = PLAYER_COUNTS[seats]
    state.dummies = (Dummy(),) * count.dummies
    state.dummy_evil = FIRST_SPACE if count.dummy_counters else NONE
    return state


@step("DL-SET-1", "DL-SET-5", "DL-SET-7", "DL-SET-14", "DL-SUP-1", "DL-EVL-1")
def begin_dungeons(game: Game) -> None:
    """Each lord gets their first tunnels, food, gold and imps, and a counter on the bright space. The paladin waits in
    his tent."""
    s = game.state
    s.lords[:] = [BEGINNING] * len(s.lords)
    s.paladin = TENT


@step("DL-SET-2")
def choose_first_player(game: Game) -> None:
    """A random lord takes the starting player token."""
    game.state.first = game.pick(SEATS, range(len(game.state.lords)))
    game.say(FIRST_PLAYER, game.state.first)


@step("DL-SET-3", "DL-SET-4", "DL-SET-11")
def lay_combat_cards(game: Game) -> None:
    """Four cards for each year, in a fixed order that nobody has seen. The others are out of the game."""
    s = game.state
    town, later = (
        game.shuffle(COMBAT_CARDS, deck)[: year.combat_cards] for deck, year in zip(COMBAT_DECKS, YEARS, strict=True)
    )
    s.town = shuffled(town)
    s.next_town = tuple(later)


@step("DL-SET-12", "DL-SET-13", "DL-VAR-2")
def lay_special_events(game: Game) -> None:
    """Two cards that nobody has seen. The first one drawn goes under the second year's combat cards and is that year's
    special event; the second goes on top of them and is the first year's. A first game has none."""
    s = game.state
    if s.special_on:
        second, first = game.shuffle(SPECIAL_EVENTS, range(len(SPECIAL_EVENTS.names)))[:2]
        s.specials = (first, second)


@step("DL-SET-8", "DL-YR2-5", "DL-VAR-2")
def lay_event_tokens(game: Game) -> None:
    """Shuffle the three tokens onto spring, summer and autumn. A first game has a blank one for the special event."""
    s = game.state
    s.tokens = tuple(game.shuffle(EVENTS, (PAY_DAY, TAXES, SPECIAL if s.special_on else BLANK)))


@step("DL-SET-6", "DL-SET-9", "DL-SET-10")
def shuffle_piles(game: Game) -> None:
    """Monsters and rooms, each with the first year's on top; the adventurers of each year; the traps."""
    s = game.state
    s.monster_pile = tuple(kind for tiles in MONSTER_TILES for kind in game.shuffle(MONSTERS, tiles))
    s.room_pile = tuple(room for tiles in ROOM_TILES for room in game.shuffle(ROOMS, tiles))
    s.adventurer_pile, s.next_adventurers = (tuple(game.shuffle(ADVENTURER_IDS, tiles)) for tiles in ADVENTURER_TILES)
    s.trap_pile = tuple(game.shuffle(TRAPS, TRAP_CARDS))


@step("DL-SET-15", "DL-VAR-1")
def draw_first_orders(game: Game) -> None:
    """Two random orders of each lord are inaccessible. In the full game a lord draws three and chooses two of them."""
    s = game.state
    for seat, lord in enumerate(s.lords):
        drawn = game.shuffle(ORDERS, range(len(ORDER_NAMES)))
        if s.choose_orders:
            put(s, seat, lord._replace(drawn=tuple(drawn[: START.drawn_to_choose])))
        else:
            _set_aside(game, seat, tuple(drawn[: START.inaccessible]))
    if s.choose_orders:
        game.then(choose_first_orders())


def _set_aside(game: Game, seat: int, orders: tuple[int, ...]) -> None:
    put(game.state, seat, game.state.lords[seat]._replace(inaccessible=orders, drawn=()))
    for order in orders:
        game.say(ORDERS_DRAWN, seat, order)


@step("DL-SET-16", "DL-NPC-1", "DL-NPC-2", "DL-NPC-9")
def draw_dummy_orders(game: Game) -> None:
    """Three random orders of each dummy are inaccessible, the other five are its stack."""
    s = game.state
    count = PLAYER_COUNTS[len(s.lords)]
    dummies = []
    for _ in s.dummies:
        orders = game.shuffle(ORDERS, range(len(ORDER_NAMES)))
        away = orders[: count.orders_inaccessible]
        dummies.append(Dummy(stack=tuple(sorted(orders[len(away) :])), inaccessible=tuple(away)))
    s.dummies = tuple(dummies)


# --- the full game: two of three --------------------------------------------------------------------------------------


@pick("DL-VAR-1")
def set_aside(order: Order) -> None:
    """One of the orders that will be inaccessible."""


@step("DL-VAR-1")
def set_orders_aside(game: Game, *orders: Call) -> None:
    """A lord's answer: the two orders. The answers are read when all lords have chosen."""


TOO_FEW = Refusal("two-orders", "DL-VAR-1")
NO_MORE = Refusal("third-joins-hand", "DL-VAR-1")


def _drawn(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    return [(order,) for order in s.lords[seat].drawn if set_aside(order) not in so_far]


def _third_joins_the_hand(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    return NO_MORE if len(so_far) == START.inaccessible else None


def _two_are_set_aside(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    return None if len(so_far) == START.inaccessible else TOO_FEW


FIRST_ORDERS = Draft(
    "set", set_orders_aside, (Offer(set_aside, _drawn, closed=(_third_joins_the_hand,)),), _two_are_set_aside
)


@decision("DL-VAR-1")
def choose_first_orders(game: Game) -> Choice:
    """All lords choose at once and in secret."""
    return sealed(tuple(range(len(game.state.lords))), orders_set_aside(), draft=FIRST_ORDERS)


@step("DL-VAR-1")
def orders_set_aside(game: Game) -> None:
    """All lords reveal them at once; the third order joins the hand."""
    for seat in turn_order(game.state):
        _set_aside(game, seat, tuple(order for _, order in game.sealed(seat)[1:]))


SETUP = (
    begin_dungeons(),
    choose_first_player(),
    lay_combat_cards(),
    lay_special_events(),
    shuffle_piles(),
    draw_first_orders(),
    draw_dummy_orders(),
    year_begins(1),
    year_begins(2),
    ahead.scoring(),
)

TRAINING = (ahead.set_up_trainer(), ahead.combat_period(), ahead.trainer_ends())
"""A prepared combat instead of the two years (DL-VAR-4)."""

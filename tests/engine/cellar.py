"""The Cellar: a tiny game that uses everything the engine has.

Two to four friends bid for the right to go first, then walk from the door to the crypt, past hidden traps,
with a hand of hidden cards and a purse of coins.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, TypeAlias

from lanterne.engine import (
    COUNT,
    NUMBER,
    OWNER_COUNT,
    PILE,
    PUBLIC,
    ROWS,
    SEATS,
    Again,
    Amount,
    AutoAnswer,
    Box,
    Call,
    Card,
    Choice,
    Dice,
    Draft,
    Event,
    Game,
    Ids,
    Motion,
    Offer,
    Play,
    Positions,
    Questions,
    Refusal,
    Row,
    SeatId,
    Seats,
    Setting,
    State,
    View,
    Way,
    Window,
    ask,
    decision,
    law,
    only,
    pass_,
    pick,
    sealed,
    shuffled,
    step,
)

SQUARES = Ids("square", ("door", "stairs", "well", "shelf", "arch", "crypt"))
DOOR, STAIRS, WELL, SHELF, ARCH, CRYPT = range(6)
HIDING = range(STAIRS, CRYPT)
CARDS = Ids("card", [f"{kind}-{copy}" for kind in ("rat", "bread", "rope", "gem") for copy in (1, 2, 3)])
RATS = range(3)
COINS, ACTIONS = 3, 3
TURN = "turn"

SquareId: TypeAlias = Annotated[int, SQUARES]
CardId: TypeAlias = Annotated[int, CARDS]


class Player(Row, frozen=True):
    square: Annotated[int, PUBLIC]
    coins: Annotated[int, PUBLIC]
    out: Annotated[bool, PUBLIC]
    hand: Annotated[tuple[int, ...], OWNER_COUNT]


class Cellar(State):
    players: Annotated[list[Player], ROWS]
    deck: Annotated[list[Card], PILE]
    discard: Annotated[list[int], PUBLIC]
    traps: Annotated[list[int], COUNT]  # by square: 1 if it hides a trap
    found: Annotated[list[int], PUBLIC]  # by square: -1 until somebody steps on it
    trap_count: Annotated[int, PUBLIC]
    bank: Annotated[int, PUBLIC]
    turn: Annotated[int, PUBLIC]  # the seat whose turn it is, or -1
    left: Annotated[int, PUBLIC]  # actions left in this turn
    round: Annotated[int, PUBLIC]
    rounds: Annotated[int, PUBLIC]  # the limit, 0 for none


CellarGame: TypeAlias = Game[Cellar]

TURNED_UP = Event("turned-up", "CEL-RND-1", card=CARDS)
FIRST = Event("goes-first", "CEL-BID-2", seat=SEATS, amount=NUMBER)
PEEKED = Event("peeked", "CEL-ACT-2", seat=SEATS, card=CARDS)
DREW = Event("drew", "CEL-ACT-3", seat=SEATS, card=CARDS)
SPRUNG = Event("trap-sprung", "CEL-TRP-1", seat=SEATS, square=SQUARES)
CALLED = Event("call-answered", "CEL-CAL-2", seat=SEATS, answers=NUMBER)


def change(state: Cellar, seat: int, **fields: Any) -> None:
    state.players[seat] = state.players[seat]._replace(**fields)


def pay(state: Cellar, seat: int, amount: int) -> None:
    """Pay from the seat to the bank; a negative amount goes the other way. Neither ever has less than nothing."""
    amount = max(min(amount, state.players[seat].coins), -state.bank)
    change(state, seat, coins=state.players[seat].coins - amount)
    state.bank += amount


def clockwise(state: Cellar, first: int) -> tuple[int, ...]:
    """The seats still in the game, beginning with `first`."""
    seats = len(state.players)
    order = [(first + place) % seats for place in range(seats)]
    return tuple(seat for seat in order if not state.players[seat].out)


# --- the round: a card is turned up, all bid in secret, then everybody has a turn ----------------------


@step("CEL-SET-1", "CEL-SET-2")
def deal(game: CellarGame) -> None:
    state = game.state
    cards = game.shuffle(CARDS, range(len(CARDS.names)))
    for seat in range(len(state.players)):
        change(state, seat, hand=tuple(sorted(cards[2 * seat : 2 * seat + 2])))
    state.deck = shuffled(cards[2 * len(state.players) :])
    for _ in range(state.trap_count):
        state.traps[game.pick(SQUARES, [square for square in HIDING if not state.traps[square]])] = 1
    game.then(new_round())


@step("CEL-RND-1", "CEL-END-2", "CEL-END-3")
def new_round(game: CellarGame) -> None:
    state = game.state
    if state.rounds and state.round == state.rounds:
        return game.end("dawn")
    if not state.deck:
        return game.end("darkness")
    state.round += 1
    return game.then(turn_up(), bidding())


@step("CEL-RND-1")
def turn_up(game: CellarGame) -> None:
    card = game.state.deck.pop(0).face
    game.state.discard.append(card)
    game.say(TURNED_UP, card)


@pick("CEL-BID-1")
def bid(amount: int) -> None: ...


def amounts(state: Cellar, seat: int) -> Iterable[tuple[int]]:
    return [(amount,) for amount in range(state.players[seat].coins + 1)]


@decision("CEL-BID-1")
def bidding(game: CellarGame) -> Choice:
    return sealed(clockwise(game.state, 0), highest_bid(), (Offer(bid, amounts),))


@step("CEL-BID-2")
def highest_bid(game: CellarGame) -> None:
    """The highest bid pays and goes first; of several, the lowest seat."""
    seats = clockwise(game.state, 0)
    best = max(seats, key=lambda seat: (game.sealed(seat)[1], -seat))
    amount = game.sealed(best)[1]
    pay(game.state, best, amount)
    game.say(FIRST, best, amount)
    game.then(*(turn(seat) for seat in clockwise(game.state, best)), new_round())


# --- a turn: up to three actions; a trap cuts it short -------------------------------------------------


@step("CEL-TRN-1")
def turn(game: CellarGame, seat: SeatId) -> None:
    if not game.state.players[seat].out:
        game.state.turn, game.state.left = seat, ACTIONS
        game.open(TURN, end_turn())
        game.then(act())


@step("CEL-TRN-2")
def end_turn(game: CellarGame) -> None:
    game.state.turn, game.state.left = -1, 0
    game.turn_ends()


@law("CEL-ACT-1")
def crowded(state: Cellar, _seat: int, square: int) -> Refusal | None:
    if 0 < square < CRYPT and any(p.square == square and not p.out for p in state.players):
        return Refusal("somebody-stands-there", "CEL-ACT-1", (("square", SQUARES.name(square)),))
    return None


@law("CEL-ACT-2")
def no_deck(state: Cellar, _seat: int) -> Refusal | None:
    return None if state.deck else Refusal("deck-is-empty", "CEL-ACT-2")


@law("CEL-ACT-5")
def too_few_goods(state: Cellar, seat: int) -> Refusal | None:
    return None if len(state.players[seat].hand) >= 2 else Refusal("two-cards-needed", "CEL-ACT-5")


def near(state: Cellar, seat: int) -> Iterable[tuple[int]]:
    square = state.players[seat].square
    return [(to,) for to in (square - 1, square + 1) if DOOR <= to <= CRYPT]


def own_cards(state: Cellar, seat: int, *_: int) -> Iterable[tuple[int]]:
    return [(card,) for card in state.players[seat].hand]


@decision("CEL-TRN-1")
def act(game: CellarGame) -> Choice | None:
    return ask(game.state.turn, ACTS) if game.state.left else None


def spend(game: CellarGame) -> tuple[Cellar, int]:
    game.state.left -= 1
    return game.state, game.state.turn


@step("CEL-ACT-1", "CEL-TRP-1", "CEL-END-1")
def walk(game: CellarGame, square: SquareId) -> None:
    state, seat = spend(game)
    change(state, seat, square=square)
    if square == CRYPT:
        return game.end("treasure")
    if square in HIDING and state.found[square] < 0:
        state.found[square] = state.traps[square]
        if state.traps[square]:
            game.say(SPRUNG, seat, square)
            pay(state, seat, 1)
            return game.leave(TURN)
    if square == WELL:
        game.then(wish())
    if square == SHELF:
        game.then(ambush(seat))
    return game.then(act())


@step("CEL-ACT-2")
def peek(game: CellarGame) -> None:
    """Look at the top card of the deck and leave it there."""
    state, seat = spend(game)
    top = state.deck[0]
    state.deck[0] = top._replace(known=top.known | 1 << seat)
    game.say(PEEKED, seat, only(top.face, seat))
    game.then(act())


@step("CEL-ACT-3")
def draw(game: CellarGame) -> None:
    state, seat = spend(game)
    card = state.deck.pop(0).face
    change(state, seat, hand=(*state.players[seat].hand, card))
    game.say(DREW, seat, only(card, seat))
    game.then(act())


@step("CEL-ACT-4")
def show(game: CellarGame, card: CardId) -> None:
    """Give a card away, for all to see, for a coin."""
    state, seat = spend(game)
    drop(state, seat, card)
    pay(state, seat, -1)
    game.then(act())


def drop(state: Cellar, seat: int, card: int) -> None:
    change(state, seat, hand=tuple(held for held in state.players[seat].hand if held != card))
    state.discard.append(card)


@step("CEL-ACT-6")
def dig(game: CellarGame) -> None:
    state, seat = spend(game)
    if sum(game.rolls(6, 2)) >= 8:
        pay(state, seat, -1)
    game.then(act())


@step("CEL-ACT-7")
def rest(game: CellarGame) -> None:
    game.state.left = 0


# --- drafts: goods to sell (a set), coins for the well (an amount) -------------------------------------


@step("CEL-ACT-5")
def barter(game: CellarGame) -> None:
    spend(game)
    game.then(choose_goods(), act())


@pick("CEL-ACT-5")
def goods(card: CardId) -> None: ...


def goods_left(state: Cellar, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    return [(card,) for (card,) in own_cards(state, seat) if goods(card) not in so_far]


def only_two(_state: Cellar, _seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    return Refusal("two-cards-only", "CEL-ACT-5") if len(so_far) == 2 else None


def two_goods(_state: Cellar, _seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    return None if len(so_far) == 2 else Refusal("two-cards-needed", "CEL-ACT-5")


@step("CEL-ACT-5")
def sell(game: CellarGame, *chosen: Any) -> None:
    for _, card in chosen:
        drop(game.state, game.state.turn, card)
    pay(game.state, game.state.turn, -3)


@step("CEL-ACT-5")
def keep(game: CellarGame) -> None: ...


INSTEAD = (Offer(keep),)
GOODS = Draft("set", sell, (Offer(goods, goods_left, closed=(only_two,)),), two_goods)


@decision("CEL-ACT-5")
def choose_goods(game: CellarGame) -> Choice:
    return ask(game.state.turn, INSTEAD, draft=GOODS)


@pick("CEL-WEL-1")
def coins(amount: int) -> None: ...


def own_coins(state: Cellar, seat: int) -> range:
    return range(state.players[seat].coins + 1)


SAY_HOW_MUCH = Refusal("say-how-much", "CEL-WEL-1")


@step("CEL-WEL-1")
def throw_in(game: CellarGame, thrown: Any) -> None:
    pay(game.state, game.state.turn, thrown[1])
    game.state.left += thrown[1] >= 2


@decision("CEL-WEL-1")
def wish(game: CellarGame) -> Choice:
    return ask(game.state.turn, draft=Amount(throw_in, coins, own_coins, SAY_HOW_MUCH))


# --- reactions: a call to the others, in every way a rulebook may order it -----------------------------


def others(state: Cellar, caller: int) -> tuple[int, ...]:
    return tuple(seat for seat in clockwise(state, caller) if seat != caller)


def himself(_state: Cellar, seat: int, *_: int) -> Iterable[tuple[int]]:
    return [(seat,)]


@law("CEL-CAL-1")
def no_coin(state: Cellar, seat: int, _caller: int) -> Refusal | None:
    return None if state.players[seat].coins else Refusal("no-coin", "CEL-CAL-1")


@step("CEL-CAL-1")
def toss(game: CellarGame, seat: SeatId) -> None:
    """Throw a coin to the caller."""
    pay(game.state, seat, 1)
    pay(game.state, game.state.turn, -1)


@step("CEL-CAL-1")
def grumble(game: CellarGame) -> None:
    """Another way to pass."""
    game.then(pass_())


@step("CEL-CAL-2")
def called(game: CellarGame, caller: SeatId, answers: int) -> None:
    game.say(CALLED, caller, answers)


def coin_call(name: str, again: Again, arbiter: Callable[[Cellar], int] | None = None) -> Window:
    return Window(
        name,
        "CEL-CAL-1",
        order=others,
        uses=lambda _state, _seat, _caller: (Offer(toss, himself, closed=(no_coin,)),),
        again=again,
        passes=(Offer(grumble),),
        after=called,
        arbiter=arbiter,
    )


cycle_call = coin_call("cycle_call", Again.CYCLE)
once_call = coin_call("once_call", Again.ONCE)
first_call = coin_call("first_call", Again.FIRST)
each_call = coin_call("each_call", Again.EACH)
judged_call = coin_call("judged_call", Again.ONCE, lambda state: state.turn)
judged_cycle_call = coin_call("judged_cycle_call", Again.CYCLE, lambda state: state.turn)
CALLS = (cycle_call, once_call, first_call, each_call, judged_call, judged_cycle_call)
CALL_NAMES = Ids("call", [window.name for window in CALLS])


@step("CEL-CAL-1")
def call(game: CellarGame, kind: Annotated[int, CALL_NAMES]) -> None:
    _, seat = spend(game)
    game.then(CALLS[kind](seat), act())


def no_rat(_state: Cellar, _seat: int, _walker: int, card: int) -> Refusal | None:
    return None if card in RATS else Refusal("no-rat", "CEL-CAL-3", (("card", CARDS.name(card)),))


@step("CEL-CAL-3")
def throw_rat(game: CellarGame, card: CardId) -> None:
    """Out of the hand, at the walker at the shelf; it takes him an action."""
    state = game.state
    drop(state, next(seat for seat, player in enumerate(state.players) if card in player.hand), card)
    state.left = max(0, state.left - 1)


ambush = Window(
    "ambush",
    "CEL-CAL-3",
    order=others,
    uses=lambda _state, _seat, _walker: (Offer(throw_rat, own_cards, each=(no_rat,)),),
    again=Again.ONCE,
    asked=lambda state, seat, _walker: len(state.players[seat].hand) > 0,
)

ACTS = (
    Offer(walk, near, each=(crowded,)),
    Offer(peek, closed=(no_deck,)),
    Offer(draw, closed=(no_deck,)),
    Offer(show, own_cards),
    Offer(barter, closed=(too_few_goods,)),
    Offer(call, lambda _state, _seat: [(kind,) for kind in range(len(CALLS))]),
    Offer(dig),
    Offer(rest),
)


@step("CEL-END-4")
def concede(game: CellarGame, seat: SeatId) -> None:
    change(game.state, seat, out=True)
    if len(clockwise(game.state, 0)) == 1:
        game.end("alone")
    elif game.state.turn == seat:
        game.leave(TURN)


def is_out(state: Cellar, seat: int) -> Refusal | None:
    return Refusal("already-out", "CEL-END-4") if state.players[seat].out else None


# --- the box -------------------------------------------------------------------------------------------


def setup(settings: dict[str, Any], seats: int) -> Cellar:
    return Cellar(
        agenda=[deal()],
        sealed=[None] * seats,
        ending="",
        players=[Player(DOOR, COINS, False, ())] * seats,
        deck=[],
        discard=[],
        traps=[0] * len(SQUARES.names),
        found=[-1] * len(SQUARES.names),
        trap_count=settings["traps"],
        bank=COINS,
        turn=-1,
        left=0,
        round=0,
        rounds=settings["rounds"] or 0,
    )


def ranking(state: Cellar) -> tuple[int, ...]:
    worth = [(not player.out, player.square == CRYPT, player.coins) for player in state.players]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def sample(view: View[Cellar], dice: Dice) -> Cellar:
    """What the viewer cannot know is dealt and hidden again, by the rules alone, whatever the view shows."""
    state, mine = view.state.copy(), view.seats
    known = [*state.discard, *(card.face for card in state.deck if card.known & mine)]
    known += [card for seat, player in enumerate(state.players) if mine >> seat & 1 for card in player.hand]
    unseen = dice.shuffle(CARDS, [card for card in range(len(CARDS.names)) if card not in known])
    state.deck = [card if card.known & mine else card._replace(face=unseen.pop()) for card in state.deck]
    for seat, player in enumerate(state.players):
        if not mine >> seat & 1:
            change(state, seat, hand=tuple(unseen.pop() for _ in player.hand))
            if state.sealed[seat] is not None:
                state.sealed[seat] = bid(dice.rolls(player.coins + 1, 1)[0] - 1)
    state.traps = [max(0, found) for found in state.found]
    dark = dice.shuffle(SQUARES, [square for square in HIDING if state.found[square] < 0])
    for square in dark[: state.trap_count - sum(state.traps)]:
        state.traps[square] = 1
    return state


def components(state: Cellar) -> Mapping[str, int]:
    cards = len(state.deck) + len(state.discard) + sum(len(player.hand) for player in state.players)
    return {"card": cards, "coin": state.bank + sum(player.coins for player in state.players)}


def arrange(state: Cellar, position: Mapping[str, Any]) -> None:
    for name, values in position.items():
        if name not in ("square", "coins"):
            raise ValueError(f"a position of the cellar has no {name!r}")
        for seat, value in enumerate(values):
            change(state, seat, **{name: SQUARES.number(value) if name == "square" else value})


def ways(view: View[Cellar], seat: int) -> dict[int, Way]:
    """Up and down the cellar, as far as nobody is in the way and the actions last."""
    seat = view.seat if seat < 0 else seat
    found: dict[int, Way] = {}
    for direction in (-1, 1):
        calls: tuple[Call, ...] = ()
        square = view.state.players[seat].square + direction
        while len(calls) < view.state.left and DOOR <= square <= CRYPT and not crowded(view.state, seat, square):
            calls = (*calls, walk(square))
            found[square] = Way(calls, len(calls))
            square += direction
    return found


CONCEDE = Motion(concede, answers=lambda _state, _seat: (), closed=is_out)


@step("CEL-END-5")
def go_home(game: CellarGame, seat: SeatId) -> None:
    game.end("dawn")


CELLAR = Box(
    "cellar",
    version=1,
    prefix="CEL",
    play=Play(
        state=Cellar,
        rules=(sys.modules[__name__],),
        settings=(
            Setting("traps", (1, 2), 1, "CEL-SET-2", "original"),
            Setting("rounds", (None, 1, 6), None, "CEL-END-3", "original", simulation=6),
        ),
        setup=setup,
        endings=("treasure", "darkness", "alone"),
        stop="dawn",
        ranking=ranking,
        motions=(CONCEDE, Motion(go_home, answers=lambda state, _seat: clockwise(state, 0), closed=is_out)),
    ),
    seats=Seats(
        numbers=range(2, 5),
        names=lambda state: ("red", "green", "blue", "white")[: len(state.players)],
        minutes=(60, 90),
        auto_answers={once_call: AutoAnswer(lambda _state, seat: seat > 0)},
    ),
    positions=Positions(
        sample=sample,
        components=components,
        arrange=arrange,
        describe=lambda view: {"squares": [SQUARES.name(player.square) for player in view.state.players]},
    ),
    questions=Questions(
        ways=ways,
    ),
)

"""A turn: start step, actions in any order, end step (XOR-TRN)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.xorlosch.content.cards import ITEM_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.rules.award import name_winner
from lanterne.games.xorlosch.rules.diplomacy import PROPOSE
from lanterne.games.xorlosch.rules.group import ADD, RAISE, REMOVE, movement_points
from lanterne.games.xorlosch.rules.items import BOOTS_ON, DRINK, SET_TRAP, TAKE
from lanterne.games.xorlosch.rules.majority import ANNOUNCE
from lanterne.games.xorlosch.rules.movement import STEP
from lanterne.games.xorlosch.rules.reactions import CALL, action_window
from lanterne.games.xorlosch.state import CROSSED, NONE, READY, Game, State

TURN = "turn"

TURN_BEGINS = Event("turn-begins", "XOR-TRN-1", seat=SEATS, points=NUMBER).joining(group="turn")
TURN_OVER = Event("turn-over", "XOR-TRN-5", seat=SEATS).joining(group="turn")
ROUND_OVER = Event("round-over", "XOR-TRN-6", round=NUMBER)
GAME_STOPPED = Event("game-stopped", "XOR-END-8", round=NUMBER)


@step("XOR-TRN-1", "XOR-OPN-6")
def turn(game: Game, seat: SeatId) -> None:
    """The turn of one player, then that of the next."""
    s = game.state
    s.active = seat
    s.players[seat] = s.players[seat]._replace(turns=s.players[seat].turns + 1)
    game.open(TURN, end_step(seat))
    game.then(start_step(seat))
    if s.full_windows:  # XOR-INT-2
        game.then(action_window())
    game.then(turn_action())


@step("XOR-TRN-2", "XOR-ITM-8", "XOR-MOV-1")
def start_step(game: Game, seat: SeatId) -> None:
    """Crossed items of the active player and of the stocks turn ready. Those of other players stay crossed."""
    s = game.state
    player = s.players[seat]
    if CROSSED in player.items:
        s.players[seat] = player._replace(items=tuple(READY if item == CROSSED else item for item in player.items))
    if any(s.stock_crossed):
        s.stock_ready = [ready + crossed for ready, crossed in zip(s.stock_ready, s.stock_crossed, strict=True)]
        s.stock_crossed = [0] * len(ITEM_NAMES)
    s.points = movement_points(s, seat)
    game.say(TURN_BEGINS, seat, s.points)


@step("XOR-TRN-4", "XOR-MOV-8")
def end_turn(game: Game) -> None:
    """Nothing is compulsory. Movement points that are left are lost."""
    game.leave(TURN)


# Everything the active player may do, in any order and as often as the rules allow (XOR-TRN-3, XOR-MOV-10).
ACTIONS = (
    STEP,
    RAISE,
    ADD,
    REMOVE,
    TAKE,
    BOOTS_ON,
    DRINK,
    SET_TRAP,
    ANNOUNCE,
    PROPOSE,
    CALL,
    Offer(end_turn),
)


CHOICES = tuple(ask(seat, ACTIONS, default=end_turn()) for seat in range(len(COLOUR_NAMES)))
"""The choice of each seat, made once because it is asked so often."""


@decision("XOR-TRN-3", "XOR-TRN-4", "XOR-MOV-10", "XOR-OPN-8", "XOR-GRP-8", "XOR-INT-7", repeats=True)
def turn_action(game: Game) -> Choice:
    """What do you do?"""
    return CHOICES[game.state.active]


@step("XOR-TRN-5")
def end_step(game: Game, seat: SeatId) -> None:
    """All effects end, owed respect is cancelled, unused points are lost."""
    clear_turn(game.state)
    game.say(TURN_OVER, seat)
    game.turn_ends()
    game.then(next_turn(seat))


def clear_turn(s: State) -> None:
    """Forget everything that lasts for one turn only."""
    s.points = s.changes = s.calls = s.failed = s.passing = 0
    s.owing = s.potions = s.boots_points = 0
    s.spent = False
    s.wearer = NONE
    s.traps.clear()


@law("XOR-PLC-3")
def substitute(s: State, seat: int) -> str:
    """A player who leaves is replaced by a bot in the same seat."""
    return "steady"


@law("XOR-TRN-6")
def round_is_over(s: State, seat: int) -> bool:
    """A round is one turn of every player, from the first player on."""
    return (seat + 1) % len(s.players) == s.first


@step("XOR-TRN-6", "XOR-END-8")
def next_turn(game: Game, seat: SeatId) -> None:
    """The next player clockwise, unless the agreed number of rounds is over."""
    s = game.state
    if round_is_over(s, seat):
        s.round += 1
        game.say(ROUND_OVER, s.round)
        if s.round == s.max_rounds:
            game.say(GAME_STOPPED, s.round)
            name_winner(game)
            game.end("stopped")
            return
    game.then(turn((seat + 1) % len(s.players)))

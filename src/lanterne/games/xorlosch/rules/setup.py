"""Set-up: the side of the board, the piles, the first quests, the items, the colours (XOR-SET)."""

from typing import Any

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.xorlosch.content.board import BOARD_NAMES
from lanterne.games.xorlosch.content.cards import CARD_COLOUR, ITEM_NAMES, QUEST_NAMES, items_in_play
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES, DIE_NAMES
from lanterne.games.xorlosch.rules.award import next_quest
from lanterne.games.xorlosch.rules.opening import open_groups
from lanterne.games.xorlosch.state import CARDS, COLOURS, NONE, SIDES, Colour, Game, Player, State

SIDE_DRAWN = Event("side-drawn", "XOR-SET-1", board=SIDES)
COLOUR_CHOSEN = Event("colour-chosen", "XOR-SET-2", seat=SEATS, colour=COLOURS)
FIRST_PLAYER = Event("first-player", "XOR-OPN-2", seat=SEATS)

RANDOM = -1
"""Board or first player to be drawn."""


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The box on the table: settings agreed, nothing placed."""
    board = str(settings["board"])
    first = settings["start_player"]
    return State(
        agenda=list(reversed(SETUP)),
        sealed=[None] * seats,
        ending="",
        board=RANDOM if board == "random" else BOARD_NAMES.index(board),
        short_game=settings["mode"] == "short-game",
        all_nine=settings["items_5_6"] == "all_nine",
        full_windows=settings["interrupt_mode"] == "full",
        round_cap=int(settings["negotiation_round_cap"]),
        naming=settings["renouncing"] == "in_favour",
        max_rounds=int(settings["max_rounds"] or 0),
        first=RANDOM if first == "random" else int(first) - 1,
        players=[Player()] * seats,
        where=[NONE] * len(DIE_NAMES),
        level=[0] * len(DIE_NAMES),
        open=[()] * len(QUEST_NAMES),
        waiting=[()] * len(QUEST_NAMES),
        piles=[()] * len(QUEST_NAMES),
        stock_ready=[0] * len(ITEM_NAMES),
        stock_crossed=[0] * len(ITEM_NAMES),
    )


@step("XOR-SET-1")
def choose_side(game: Game) -> None:
    """The side from the settings, or a random one."""
    s = game.state
    if s.board == RANDOM:
        s.board = game.roll(len(BOARD_NAMES)) - 1
        game.say(SIDE_DRAWN, s.board)


@step("XOR-SET-5")
def shuffle_piles(game: Game) -> None:
    """Three piles by colour, each shuffled."""
    for quest in range(len(QUEST_NAMES)):
        cards = [card for card, colour in enumerate(CARD_COLOUR) if colour == quest]
        game.state.piles[quest] = tuple(game.shuffle(CARDS, cards))


@step("XOR-SET-6", "XOR-SET-7", "XOR-SET-12")
def reveal_quests(game: Game) -> None:
    """An open quest of each colour, then a waiting one. Cards go to the square of their number, also to a taken one."""
    for quest in range(len(QUEST_NAMES)):
        game.then(next_quest(quest))
    for quest in range(len(QUEST_NAMES)):
        game.then(next_quest(quest))


@step("XOR-SET-8", "XOR-SET-9", "XOR-SET-10", "XOR-PLC-1")
def lay_out_items(game: Game) -> None:
    """The number of items follows the number of players; all begin ready."""
    s = game.state
    for item in range(len(ITEM_NAMES)):
        s.stock_ready[item] = items_in_play(item, len(s.players), s.all_nine)


@step("XOR-SET-2")
def choose_colours(game: Game) -> None:
    """In seat order each player takes the dice of a colour."""
    game.then(*(choose_colour(seat) for seat in range(len(game.state.players))))


@law("XOR-SET-2")
def free_colours(s: State, seat: int) -> list[tuple[int]]:
    """The colours that are still free."""
    taken = {player.colour for player in s.players}
    return [(colour,) for colour in range(len(COLOUR_NAMES)) if colour not in taken]


@step("XOR-SET-2", "XOR-SET-3", "XOR-SET-4")
def take_colour(game: Game, colour: Colour) -> None:
    """The next player without dice takes these: three warriors, three mechanici."""
    players = game.state.players
    seat = next(seat for seat, player in enumerate(players) if player.colour == NONE)
    players[seat] = players[seat]._replace(colour=colour)
    game.say(COLOUR_CHOSEN, seat, colour)


COLOUR_OFFERS = (Offer(take_colour, free_colours),)


@decision("XOR-SET-2")
def choose_colour(game: Game, seat: SeatId) -> Choice:
    """Which colour?"""
    return ask(seat, COLOUR_OFFERS)


@step("XOR-OPN-2")
def choose_first_player(game: Game) -> None:
    """The seat from the settings, or a random one."""
    s = game.state
    if s.first == RANDOM:
        s.first = game.pick(SEATS, range(len(s.players)))
    game.say(FIRST_PLAYER, s.first)


SETUP = (
    choose_side(),
    shuffle_piles(),
    reveal_quests(),
    lay_out_items(),
    choose_colours(),
    choose_first_player(),
    open_groups(),
)

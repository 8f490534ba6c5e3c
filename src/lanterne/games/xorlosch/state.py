"""The state of a game of Xorlosch, and the names of its things."""

from typing import Annotated, TypeAlias

from msgspec import field

from lanterne import engine
from lanterne.engine import PILE_COUNTS, PUBLIC, ROWS, Ids, Row
from lanterne.games.xorlosch.content.board import BOARD_NAMES, BY_NUMBER, SQUARE_NAMES
from lanterne.games.xorlosch.content.cards import CARD_NAMES, CARD_NUMBER, ITEM_NAMES, QUEST_NAMES, TYPE_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES, DIE_NAMES, PRESET_DWARFS
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER, START_EXPERIENCE

SQUARES = Ids("square", SQUARE_NAMES)
CARDS = Ids("card", CARD_NAMES)
DICE = Ids("dwarf", DIE_NAMES)
COLOURS = Ids("colour", COLOUR_NAMES)
QUESTS = Ids("quest", QUEST_NAMES)
ITEMS = Ids("item", ITEM_NAMES)
TYPES = Ids("type", TYPE_NAMES)
SIDES = Ids("board", BOARD_NAMES)
OBSTACLES = Ids("obstacle", ("debris", "ladder", "crevasse"))
SQUARE_KINDS = Ids("square-kind", ("start", "room", "item", "corridor"))
PRESETS = Ids("preset", PRESET_DWARFS)

Square: TypeAlias = Annotated[int, SQUARES]
Card: TypeAlias = Annotated[int, CARDS]
Die: TypeAlias = Annotated[int, DICE]
Colour: TypeAlias = Annotated[int, COLOURS]
Quest: TypeAlias = Annotated[int, QUESTS]
Item: TypeAlias = Annotated[int, ITEMS]
DwarfType: TypeAlias = Annotated[int, TYPES]

NONE = -1
"""No square (a die off the board), no colour, no quest, no dwarf."""

ABSENT, CROSSED, READY = 0, 1, 2
"""A magic item in front of a player: none of this type, red cross up, front side up."""

VETO, AGREE, RENOUNCED = 1, 2, 3
"""Answers in diplomacy, in the only order in which they may change (XOR-DIP-8, XOR-DIP-9)."""
ANSWER_NAMES = ("unasked", "veto", "agree", "renounced")

TASK_SQUARE: tuple[tuple[int, ...], ...] = tuple(
    tuple(numbers[CARD_NUMBER[card]] for card in range(len(CARD_NAMES))) for numbers in BY_NUMBER
)
"""TASK_SQUARE[board][card]: the square on which the task is done."""


class Player(Row, frozen=True):
    """What a player has. `items` by type: absent, crossed or ready. `turns`: turns begun so far."""

    colour: Annotated[int, PUBLIC] = NONE
    turns: Annotated[int, PUBLIC] = 0
    won: Annotated[tuple[int, ...], PUBLIC] = ()
    items: Annotated[tuple[int, ...], PUBLIC] = (ABSENT, ABSENT, ABSENT)


class Trap(Row, frozen=True):
    """A dragon trap in use: the dwarf that set it, and the task it is bound to."""

    die: Annotated[int, PUBLIC]
    card: Annotated[int, PUBLIC]


class Pick(Row, frozen=True):
    """The active player's choice among other players who tie for a task. It holds for one tie, between these players
    with this power; in another tie they choose again (XOR-MAJ-8)."""

    card: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    power: Annotated[int, PUBLIC]
    tied: Annotated[int, PUBLIC]
    """The players who tie, a bit mask."""


class Answer(Row, frozen=True):
    """What a player has answered for a task in the negotiation that is going on."""

    card: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    said: Annotated[int, PUBLIC]


class Heir(Row, frozen=True):
    """A player in whose favour a task was renounced, and the power that comes with it (XOR-DIP-10)."""

    card: Annotated[int, PUBLIC]
    seat: Annotated[int, PUBLIC]
    power: Annotated[int, PUBLIC]


class Favour(Row, frozen=True):
    """How often a player has helped another, and hurt them (XOR-DIP-22). It binds nobody."""

    giver: Annotated[int, PUBLIC]
    to: Annotated[int, PUBLIC]
    helped: Annotated[int, PUBLIC] = 0
    hurt: Annotated[int, PUBLIC] = 0


class State(engine.State):
    """Where everything is. Nothing is hidden but the order of the piles (each pile is drawn from its front)."""

    # agreed before the game
    board: Annotated[int, PUBLIC]
    short_game: Annotated[bool, PUBLIC]
    all_nine: Annotated[bool, PUBLIC]
    full_windows: Annotated[bool, PUBLIC]
    round_cap: Annotated[int, PUBLIC]
    """At most this many rounds of reconsideration in a negotiation."""
    naming: Annotated[bool, PUBLIC]
    """Whether a player who renounces a task may name the candidate who gets it."""
    max_rounds: Annotated[int, PUBLIC]
    """The game stops after this many rounds; 0: no limit."""
    first: Annotated[int, PUBLIC]

    # the table
    players: Annotated[list[Player], ROWS]
    where: Annotated[list[int], PUBLIC]
    """The square of each of the 36 dice."""
    level: Annotated[list[int], PUBLIC]
    """The upper face of each die on the board, 0 off it."""
    open: Annotated[list[tuple[int, ...]], PUBLIC]
    waiting: Annotated[list[tuple[int, ...]], PUBLIC]
    piles: Annotated[list[tuple[int, ...]], PILE_COUNTS]
    stock_ready: Annotated[list[int], PUBLIC]
    stock_crossed: Annotated[list[int], PUBLIC]
    round: Annotated[int, PUBLIC] = 0
    """Rounds of the game that are over."""
    favours: Annotated[list[Favour], ROWS] = field(default_factory=list)
    """The ledger of favours: a row for each pair of players with an entry."""

    # this turn; sets of dice, quests and seats are bit masks
    active: Annotated[int, PUBLIC] = NONE
    points: Annotated[int, PUBLIC] = 0
    spent: Annotated[bool, PUBLIC] = False
    changes: Annotated[int, PUBLIC] = 0
    calls: Annotated[int, PUBLIC] = 0
    failed: Annotated[int, PUBLIC] = 0
    passing: Annotated[int, PUBLIC] = 0
    owing: Annotated[int, PUBLIC] = 0
    potions: Annotated[int, PUBLIC] = 0
    wearer: Annotated[int, PUBLIC] = NONE
    boots_points: Annotated[int, PUBLIC] = 0
    traps: Annotated[list[Trap], ROWS] = field(default_factory=list)

    # the quest that is being settled
    quest: Annotated[int, PUBLIC] = NONE
    picks: Annotated[list[Pick], ROWS] = field(default_factory=list)
    answers: Annotated[list[Answer], ROWS] = field(default_factory=list)
    heirs: Annotated[list[Heir], ROWS] = field(default_factory=list)
    passed_on: Annotated[bool, PUBLIC] = False
    """Whether another player has renounced a task since the active player last had a move in the talks."""
    repicked: Annotated[tuple[int, ...], PUBLIC] = ()
    forced: Annotated[bool, PUBLIC] = False
    talk_round: Annotated[int, PUBLIC] = field(default=0, name="rounds")
    """The current round of reconsideration, 0 before the first."""
    changed: Annotated[bool, PUBLIC] = False


Game: TypeAlias = engine.Game[State]


DICE_OF = tuple(
    tuple(range(DICE_PER_PLAYER * colour, DICE_PER_PLAYER * (colour + 1))) for colour in range(len(COLOUR_NAMES))
)
"""The dice of each colour."""
OWN_DICE = tuple(slice(dice[0], dice[-1] + 1) for dice in DICE_OF)
"""Their places in `where` and `level`: `state.where[OWN_DICE[colour]]`."""


def first_die(colour: int) -> int:
    """The first die of a colour."""
    return colour * DICE_PER_PLAYER


def colour_of(die: int) -> int:
    """The colour of a die."""
    return die // DICE_PER_PLAYER


def group(state: State, seat: int) -> list[int]:
    """The dice of the seat that are on the board: its dwarfs."""
    where = state.where
    return [die for die in DICE_OF[state.players[seat].colour] if where[die] >= 0]


def standing_on(state: State, square: int) -> list[int]:
    """The dice on a square, of all players."""
    where, found, at = state.where, [], -1
    for _ in range(where.count(square)):
        at = where.index(square, at + 1)
        found.append(at)
    return found


def owner(state: State, die: int) -> int:
    """The seat whose die it is."""
    return next(seat for seat, player in enumerate(state.players) if player.colour == colour_of(die))


def saved(state: State, seat: int) -> int:
    """Saved experience: the total, 5 and one for each card won, less what is on dwarfs (XOR-EXP-1, XOR-EXP-2)."""
    player = state.players[seat]
    return START_EXPERIENCE + len(player.won) - sum(state.level[OWN_DICE[player.colour]])


def clockwise(state: State) -> tuple[int, ...]:
    """All seats clockwise from the active player's left; the active player is last."""
    seats = len(state.players)
    return tuple((state.active + step) % seats for step in range(1, seats + 1))

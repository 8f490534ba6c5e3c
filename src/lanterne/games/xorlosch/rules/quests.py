"""Quests: which may be settled (XOR-QST), and who is picked where others tie (XOR-TSK-7)."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, ask, decision, has, law, step
from lanterne.games.xorlosch.rules.tasks import candidates, default_pick, holder, made_pick, nothing_covered, strongest
from lanterne.games.xorlosch.state import CARDS, NONE, Card, Game, Quest, State

QUEST = "quest"
"""The scope of a quest that is being settled, from its announcement or proposal to its end."""

PICKED = Event("picked", "XOR-TSK-7", seat=SEATS, card=CARDS)

FIRST_TURN = Refusal("first-turn", "XOR-OPN-7")
QUEST_FAILED = Refusal("failed-this-turn", "XOR-DIP-18")


@law("XOR-QST-4", "XOR-NEW-4", "XOR-NEW-5")
def open_quests(s: State, seat: int) -> list[tuple[int]]:
    """The quests on the board, one just opened too; waiting ones do not count."""
    return [(quest,) for quest, tasks in enumerate(s.open) if tasks]


@law("XOR-OPN-7", "XOR-QST-1")
def first_turn(s: State, seat: int) -> Refusal | None:
    """You cannot complete a quest in your first turn."""
    return FIRST_TURN if s.players[seat].turns <= 1 else None


NO_QUEST_NOW = (first_turn, nothing_covered)
"""Reasons against settling any quest at all, by majority or by diplomacy."""


@law("XOR-MAJ-7", "XOR-DIP-18")
def failed_this_turn(s: State, seat: int, quest: int) -> Refusal | None:
    """A quest that failed by diplomacy cannot be proposed again in the same turn."""
    return QUEST_FAILED if has(s.failed, quest) else None


@step("XOR-TSK-7", "XOR-MAJ-8", "XOR-DIP-14")
def settle_ties(game: Game, quest: Quest) -> None:
    """The active player picks a holder for each task where only others tie and none of them has been picked in this
    tie."""
    for card in game.state.open[quest]:
        if holder(game.state, card) == NONE:
            game.then(choose_holder(card), settle_ties(quest))
            return


def tied_players(s: State, seat: int, card: int) -> list[tuple[int, int]]:
    """The task with each player who ties for it."""
    return [(card, other) for other in strongest(s, card)]


@step("XOR-TSK-7", "XOR-DIP-4")
def pick_holder(game: Game, card: Card, seat: SeatId) -> None:
    """Among the players who tie, this one gets the task."""
    s = game.state
    put_pick(s, card, seat)
    game.say(PICKED, seat, card)


def put_pick(s: State, card: int, seat: int) -> None:
    """In the present tie for the task this player has it."""
    s.picks = [pick for pick in s.picks if pick.card != card] + [made_pick(card, seat, candidates(s, card))]


HOLDER_OFFERS = (Offer(pick_holder, tied_players),)


@decision("XOR-TSK-7", "XOR-TSK-8", "XOR-MAJ-8", "XOR-DIP-4")
def choose_holder(game: Game, card: Card) -> Choice:
    """Others tie for this task: who gets it?"""
    s = game.state
    return ask(s.active, HOLDER_OFFERS, card, default=pick_holder(card, default_pick(s, card)))

"""Answers in diplomacy (XOR-DIP): who holds a task, who is asked, and what was answered."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, about_itself, ask, decision, law, step
from lanterne.games.xorlosch.rules.quests import choose_holder
from lanterne.games.xorlosch.rules.tasks import candidates, holder
from lanterne.games.xorlosch.state import AGREE, CARDS, NONE, RENOUNCED, VETO, Answer, Card, Game, Quest, State

AGREED = Event("agreed", "XOR-DIP-5", seat=SEATS, card=CARDS)
VETOED = Event("vetoed", "XOR-DIP-5", seat=SEATS, card=CARDS)
GAVE_UP = Event("renounced", "XOR-DIP-7", seat=SEATS, card=CARDS)
NOBODY_ELSE = Refusal("nobody-else-can", "XOR-DIP-10")

# --- the state of each task -------------------------------------------------------------------------------------------


def said(s: State, seat: int, card: int) -> int:
    """What the player has answered for the task so far, 0 if nothing."""
    return next((a.said for a in s.answers if a.card == card and a.seat == seat), 0)


@law("XOR-DIP-12")
def is_unanswered(s: State, card: int) -> bool:
    """Whether the task belongs to another player, or others tie for it, and its holder has not answered yet."""
    who = holder(s, card)
    return who != s.active and (who == NONE or not said(s, who, card))


@law("XOR-DIP-5", "XOR-DIP-11", "XOR-PLC-2")
def all_agree(s: State, quest: int) -> bool:
    """Whether every holder agrees; the active player agrees to the tasks they hold."""
    holders = [(card, holder(s, card)) for card in s.open[quest]]
    return all(who == s.active or (who != NONE and said(s, who, card) == AGREE) for card, who in holders)


@law("XOR-DIP-10")
def nobody_else_can(s: State, seat: int, card: int) -> Refusal | None:
    """A task is renounced only if another candidate is left to do it."""
    return None if len(candidates(s, card)) > 1 else NOBODY_ELSE


def held(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The tasks of the quest that the player holds."""
    return [(card,) for card in s.open[quest] if holder(s, card) == seat]


@law("XOR-DIP-10")
def no_successor(s: State, seat: int, quest: int, card: int) -> Refusal | None:
    """As `nobody_else_can`, for a task among others."""
    return nobody_else_can(s, seat, card)


# --- asking and answering ---------------------------------------------------------------------------------------------


@step("XOR-DIP-12")
def settle(game: Game, card: Card) -> None:
    """The holder of the task is asked, until a holder has answered. If other players tie, the active player picks
    one."""
    s = game.state
    if is_unanswered(s, card):
        who = holder(s, card)
        game.then(choose_holder(card) if who == NONE else answer_task(who, card), settle(card))


@step("XOR-DIP-12")
def settle_all(game: Game, quest: Quest) -> None:
    """New holders are asked at once, unless the completion is forced."""
    if not game.state.forced:
        game.then(*(settle(card) for card in sorted(game.state.open[quest])))


def record(game: Game, card: int, answer: int, event: Event) -> None:
    """The holder of the task answers. Answers only move forward: veto, agree, renounced (XOR-DIP-8, XOR-DIP-9)."""
    s = game.state
    seat = holder(s, card)
    assert said(s, seat, card) < answer, f"seat {seat} cannot go back to {answer} for card {card}"
    s.answers = [a for a in s.answers if (a.card, a.seat) != (card, seat)] + [Answer(card, seat, answer)]
    s.changed = True
    game.say(event, seat, card)


@step("XOR-DIP-5", "XOR-DIP-8")
def agree(game: Game, card: Card) -> None:
    """Agree to the completion."""
    record(game, card, AGREE, AGREED)


@step("XOR-DIP-5")
def veto(game: Game, card: Card) -> None:
    """Object to the completion."""
    record(game, card, VETO, VETOED)


@step("XOR-DIP-7", "XOR-DIP-8", "XOR-DIP-10")
def renounce(game: Game, card: Card) -> None:
    """Give up the right to the task for this negotiation: the next highest candidate has it, and is asked at once."""
    record(game, card, RENOUNCED, GAVE_UP)
    game.then(settle(card))


ANSWER_OFFERS = (
    Offer(agree, about_itself),
    Offer(veto, about_itself),
    Offer(renounce, about_itself, closed=(nobody_else_can,)),
)


@decision("XOR-DIP-5", "XOR-DIP-7", "XOR-DIP-10", "XOR-DIP-19")
def answer_task(game: Game, seat: SeatId, card: Card) -> Choice:
    """You hold this task: do you agree?"""
    return ask(seat, ANSWER_OFFERS, card, default=veto(card))

"""Answers in diplomacy (XOR-DIP): who holds a task, who is asked, and what was answered."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, about_itself, ask, decision, law, part, step
from lanterne.games.xorlosch.rules.quests import choose_holder, put_pick
from lanterne.games.xorlosch.rules.tasks import candidates, holder
from lanterne.games.xorlosch.state import AGREE, CARDS, NONE, RENOUNCED, VETO, Answer, Card, Game, Heir, Quest, State

AGREED = Event("agreed", "XOR-DIP-5", seat=SEATS, card=CARDS)
VETOED = Event("vetoed", "XOR-DIP-5", seat=SEATS, card=CARDS)
GAVE_UP = Event("renounced", "XOR-DIP-7", seat=SEATS, card=CARDS)
GAVE_UP_FOR = Event("renounced-for", "XOR-DIP-10", seat=SEATS, card=CARDS, heir=SEATS)
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


@law("XOR-DIP-10")
def successors(s: State, seat: int, card: int) -> list[tuple[int, int]]:
    """The task with each candidate in whose favour its holder may renounce it. With only one other candidate there is
    none to name; nor with the setting that the next in line gets it."""
    others = [other for other in candidates(s, card) if other != seat]
    return [(card, other) for other in others] if s.naming and len(others) > 1 else []


def held_with_successors(s: State, seat: int, quest: int) -> list[tuple[int, int]]:
    """The same, for all tasks of the quest that the player holds."""
    return [named for (card,) in held(s, seat, quest) for named in successors(s, seat, card)]


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


def record(s: State, card: int, answer: int) -> int:
    """The holder of the task answers. Answers only move forward: veto, agree, renounced (XOR-DIP-8, XOR-DIP-9). Returns
    the holder."""
    seat = holder(s, card)
    assert said(s, seat, card) < answer, f"seat {seat} cannot go back to {answer} for card {card}"
    s.answers = [a for a in s.answers if (a.card, a.seat) != (card, seat)] + [Answer(card, seat, answer)]
    s.changed = True
    return seat


@part("XOR-DIP-7", "XOR-DIP-8", "XOR-EXP-9")
def step_back(s: State, card: int) -> int:
    """The holder of the task renounces it, and a pick made in a tie for it lapses. If that is another player, the
    active player has one more move before the award. Returns who it is."""
    seat = record(s, card, RENOUNCED)
    s.picks = [pick for pick in s.picks if pick.card != card]
    s.passed_on = s.passed_on or seat != s.active
    return seat


@step("XOR-DIP-5", "XOR-DIP-8")
def agree(game: Game, card: Card) -> None:
    """Agree to the completion."""
    game.say(AGREED, record(game.state, card, AGREE), card)


@step("XOR-DIP-5")
def veto(game: Game, card: Card) -> None:
    """Object to the completion."""
    game.say(VETOED, record(game.state, card, VETO), card)


@step("XOR-DIP-7", "XOR-DIP-8", "XOR-DIP-10")
def renounce(game: Game, card: Card) -> None:
    """Give up the right to the task for this negotiation: the next highest candidate has it, and is asked at once."""
    game.say(GAVE_UP, step_back(game.state, card), card)
    game.then(settle(card))


@step("XOR-DIP-7", "XOR-DIP-8", "XOR-DIP-10")
def renounce_for(game: Game, card: Card, heir: SeatId) -> None:
    """Give it up in favour of a candidate, who takes the holder's place with the holder's power, and is asked at
    once."""
    s = game.state
    power = candidates(s, card)[holder(s, card)]
    seat = step_back(s, card)
    s.heirs = [*s.heirs, Heir(card, heir, power)]
    put_pick(s, card, heir)
    game.say(GAVE_UP_FOR, seat, card, heir)
    game.then(settle(card))


ANSWER_OFFERS = (
    Offer(agree, about_itself),
    Offer(veto, about_itself),
    Offer(renounce, about_itself, closed=(nobody_else_can,)),
    Offer(renounce_for, successors),
)


@decision("XOR-DIP-5", "XOR-DIP-7", "XOR-DIP-10", "XOR-DIP-19")
def answer_task(game: Game, seat: SeatId, card: Card) -> Choice:
    """You hold this task: do you agree?"""
    return ask(seat, ANSWER_OFFERS, card, default=veto(card))

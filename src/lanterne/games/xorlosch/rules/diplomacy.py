"""Diplomacy (XOR-DIP): a proposal, its opening, rounds of reconsideration, and the last call."""

from lanterne.engine import (
    NUMBER,
    SEATS,
    Again,
    Choice,
    Event,
    Offer,
    Refusal,
    SeatId,
    Window,
    about_itself,
    ask,
    decision,
    law,
    step,
)
from lanterne.engine.choice import options
from lanterne.games.xorlosch.content import CARD_TYPE, DIE_TYPE
from lanterne.games.xorlosch.rules.award import award, close_quest
from lanterne.games.xorlosch.rules.group import nothing_saved_to_raise, raise_dwarf, top_level
from lanterne.games.xorlosch.rules.quests import (
    QUEST,
    choose_holder,
    failed_this_turn,
    first_turn,
    open_quests,
    pick_holder,
    settle_ties,
)
from lanterne.games.xorlosch.rules.reactions import QUEST_USES, uses_for_quest, window_order
from lanterne.games.xorlosch.rules.tasks import (
    candidates,
    has_majority,
    holder,
    nothing_covered,
    strongest,
    uncovered,
)
from lanterne.games.xorlosch.state import (
    AGREE,
    CARDS,
    NONE,
    QUESTS,
    RENOUNCED,
    TASK_SQUARE,
    VETO,
    Answer,
    Card,
    Game,
    Quest,
    State,
    clockwise,
    group,
)

PART = "part"
"""The scope of one player's part in a round of reconsideration."""

proposed = Event("proposed", "XOR-DIP-2", seat=SEATS, quest=QUESTS)
agreed = Event("agreed", "XOR-DIP-5", seat=SEATS, card=CARDS)
vetoed = Event("vetoed", "XOR-DIP-5", seat=SEATS, card=CARDS)
gave_up = Event("renounced", "XOR-DIP-7", seat=SEATS, card=CARDS)
forced_it = Event("forced", "XOR-DIP-14", seat=SEATS, quest=QUESTS)
majority_gone = Event("majority-gone", "XOR-DIP-17", seat=SEATS, quest=QUESTS)
round_begins = Event("negotiation-round", "XOR-DIP-15", round=NUMBER)
diplomacy_failed = Event("diplomacy-failed", "XOR-DIP-18", quest=QUESTS)
proposal_withdrawn = Event("proposal-withdrawn", "XOR-DIP-13", seat=SEATS, quest=QUESTS)

HAS_MAJORITY = Refusal("has-majority", "XOR-DIP-1")
LACKS_MAJORITY = Refusal("no-majority", "XOR-DIP-14")
NOBODY_ELSE = Refusal("nobody-else-can", "XOR-DIP-10")


# --- proposing ------------------------------------------------------------------------------------------------------


@law("XOR-DIP-1")
def majority_already(s: State, seat: int, quest: int) -> Refusal | None:
    """With a majority a quest is announced, not proposed."""
    return HAS_MAJORITY if has_majority(s, quest) else None


@step("XOR-DIP-2", "XOR-DIP-11")
def propose(game: Game, quest: Quest) -> None:
    """Open diplomacy for a quest, also for one in which the active player holds nothing."""
    s = game.state
    s.quest = quest
    game.say(proposed, s.active, quest)
    game.open(QUEST, close_quest())
    game.then(opening(quest))


PROPOSE = Offer(
    propose,
    open_quests,
    closed=(first_turn, nothing_covered),
    each=(uncovered, majority_already, failed_this_turn),
)


# --- where each task stands -----------------------------------------------------------------------------------------


def said(s: State, seat: int, card: int) -> int:
    """What the player has answered for the task so far, 0 if nothing."""
    return next((a.said for a in s.answers if a.card == card and a.seat == seat), 0)


@law("XOR-DIP-12")
def unasked(s: State, card: int) -> bool:
    """Whether the task is another player's, or tied among others, and its holder has not answered for it."""
    who = holder(s, card)
    return who != s.active and (who == NONE or not said(s, who, card))


@law("XOR-DIP-5", "XOR-DIP-11", "XOR-PLC-2")
def all_agree(s: State, quest: int) -> bool:
    """Whether every holder agrees; the active player agrees to what he holds."""
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


# --- the opening: every task is asked once --------------------------------------------------------------------------


@step("XOR-DIP-3", "XOR-DIP-13")
def opening(game: Game, quest: Quest) -> None:
    """While a task held by others is unasked, the active player chooses how to go on; a veto does not stop this."""
    s = game.state
    if not s.forced and any(unasked(s, card) for card in s.open[quest]):
        game.then(choose_task(quest), opening(quest))
    else:
        game.then(conclude(quest))


def unasked_tasks(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The tasks still to be asked, in card order."""
    return [(card,) for card in sorted(s.open[quest]) if unasked(s, card)]


@step("XOR-DIP-3")
def ask_task(game: Game, card: Card) -> None:
    """Ask the holder of this task. If that gives the active player a majority, he may force."""
    s = game.state
    game.then(settle(card), majority_arose(s.quest, int(has_majority(s, s.quest))))


@step("XOR-DIP-3")
def ask_all(game: Game) -> None:
    """Ask for all the rest, in card order."""
    s = game.state
    left = unasked_tasks(s, s.active, s.quest)
    if left and not s.forced:
        game.then(ask_task(left[0][0]), ask_all())


@step("XOR-DIP-14")
def majority_arose(game: Game, quest: Quest, had: int) -> None:
    """A majority that has just arisen may be used at once."""
    if not had and not game.state.forced and has_majority(game.state, quest):
        game.then(force_or_go_on(quest))


@step("XOR-DIP-12")
def settle(game: Game, card: Card) -> None:
    """Whoever holds the task is asked, until a holder has answered; of others who tie, the active player picks."""
    s = game.state
    if unasked(s, card):
        who = holder(s, card)
        game.then(choose_holder(card) if who == NONE else answer_task(who, card), settle(card))


@step("XOR-DIP-12")
def settle_all(game: Game, quest: Quest) -> None:
    """New holders are asked at once, unless the completion is forced."""
    if not game.state.forced:
        game.then(*(settle(card) for card in sorted(game.state.open[quest])))


@step("XOR-DIP-14")
def force(game: Game) -> None:
    """With a majority the quest is completed although others object."""
    s = game.state
    s.forced = True
    game.say(forced_it, s.active, s.quest)


@step("XOR-DIP-14")
def go_on(game: Game) -> None:
    """Do not force yet."""


@law("XOR-DIP-14")
def lacks_majority(s: State, seat: int, quest: int) -> Refusal | None:
    """Forcing needs a majority, renunciations counted."""
    return None if has_majority(s, quest) else LACKS_MAJORITY


@step("XOR-DIP-13", "XOR-DIP-18")
def withdraw(game: Game) -> None:
    """Take the proposal back; it counts as failed."""
    s = game.state
    game.say(proposal_withdrawn, s.active, s.quest)
    game.then(fail(s.quest))


@step("XOR-DIP-18")
def fail(game: Game, quest: Quest) -> None:
    """Nothing changes, and the quest cannot be proposed again in this turn."""
    game.state.failed |= 1 << quest
    game.say(diplomacy_failed, quest)
    game.leave(QUEST)


# --- answers --------------------------------------------------------------------------------------------------------


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
    record(game, card, AGREE, agreed)


@step("XOR-DIP-5")
def veto(game: Game, card: Card) -> None:
    """Object to the completion."""
    record(game, card, VETO, vetoed)


@step("XOR-DIP-7", "XOR-DIP-8", "XOR-DIP-10")
def renounce(game: Game, card: Card) -> None:
    """Give up the right to the task for this negotiation: the next highest candidate has it, and is asked at once."""
    record(game, card, RENOUNCED, gave_up)
    game.then(settle(card))


ANSWER_OFFERS = (
    Offer(agree, about_itself),
    Offer(veto, about_itself),
    Offer(renounce, about_itself, closed=(nobody_else_can,)),
)


@decision("XOR-DIP-5", "XOR-DIP-7", "XOR-DIP-10")
def answer_task(game: Game, seat: SeatId, card: Card) -> Choice:
    """You hold this task: do you agree?"""
    return ask(seat, ANSWER_OFFERS, card, default=veto(card))


OPENING_OFFERS = (
    Offer(ask_task, unasked_tasks),
    Offer(ask_all, closed=()),
    Offer(renounce, held, each=(no_successor,)),
    Offer(force, closed=(lacks_majority,)),
    Offer(withdraw),
)


@decision("XOR-DIP-3", "XOR-DIP-13", "XOR-DIP-14", "XOR-DIP-20")
def choose_task(game: Game, quest: Quest) -> Choice:
    """Which task do you ask for next?"""
    return ask(game.state.active, OPENING_OFFERS, quest, default=ask_all())


FORCE_OFFERS = (Offer(force), Offer(go_on))


@decision("XOR-DIP-14")
def force_or_go_on(game: Game, quest: Quest) -> Choice:
    """You have the majority now: force the completion?"""
    return ask(game.state.active, FORCE_OFFERS, quest, default=force())


# --- success, failure, and rounds of reconsideration ----------------------------------------------------------------


@step("XOR-DIP-12", "XOR-DIP-17")
def conclude(game: Game, quest: Quest) -> None:
    """Count again. A forced completion whose majority is gone is none; then every holder must have answered."""
    s = game.state
    if s.forced and not has_majority(s, quest):
        s.forced = False
        game.say(majority_gone, s.active, quest)
    game.then(settle_all(quest), weigh(quest))


@step("XOR-DIP-5", "XOR-DIP-14", "XOR-DIP-15", "XOR-DIP-16", "XOR-DIP-17")
def weigh(game: Game, quest: Quest) -> None:
    """All agree, or it is forced: the last call. Else a round of reconsideration, if one is left."""
    s = game.state
    if s.forced or all_agree(s, quest):
        game.then(settle_ties(quest), last_call(quest))
    elif s.rounds == s.round_cap:
        game.then(fail(quest))
    else:
        s.rounds += 1
        s.changed = False
        s.repicked = ()
        game.say(round_begins, s.rounds)
        game.then(*(part(seat) for seat in clockwise(s)), end_round(quest))


@step("XOR-DIP-17", "XOR-INT-5")
def after_last_call(game: Game, quest: Quest, used: int) -> None:
    """Nobody used anything: award. Else count again."""
    game.then(conclude(quest) if used else award(quest))


last_call = Window(
    "last_call",
    "XOR-INT-3",
    "XOR-INT-5",
    "XOR-DIP-17",
    order=window_order,
    uses=uses_for_quest,
    again=Again.CYCLE,
    after=after_last_call,
)


@step("XOR-DIP-15")
def part(game: Game, seat: SeatId) -> None:
    """One player's part of the round: changes, one after the other, until he keeps what he has."""
    game.open(PART)
    game.then(second_thoughts(seat))


@step("XOR-DIP-15")
def second_thoughts(game: Game, seat: SeatId) -> None:
    """Asked again after each change; who has nothing to change is skipped. Forcing ends the proposer's part."""
    s = game.state
    if seat == s.active and not s.forced:
        game.then(propose_on(seat), settle_all(s.quest), second_thoughts(seat))
    elif seat != s.active and may_change(s, seat):
        game.then(reconsider(seat), settle_all(s.quest), second_thoughts(seat))


@step("XOR-DIP-15")
def keep(game: Game) -> None:
    """Change nothing more in this round."""
    game.leave(PART)


@law("XOR-DIP-8", "XOR-DIP-9")
def vetoed_tasks(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The tasks the player holds and has vetoed: a veto may become an agreement, an agreement never a veto."""
    return [(card,) for (card,) in held(s, seat, quest) if said(s, seat, card) == VETO]


RECONSIDER_OFFERS = (
    Offer(keep),
    Offer(agree, vetoed_tasks),
    Offer(renounce, held, each=(no_successor,)),
    *QUEST_USES,
)


def may_change(s: State, seat: int) -> bool:
    """Whether the player could do anything but keep."""
    return len(options(s, ask(seat, RECONSIDER_OFFERS, s.quest), seat)) > 1


@decision("XOR-DIP-8", "XOR-DIP-10", "XOR-DIP-15", "XOR-DIP-21", "XOR-INT-4")
def reconsider(game: Game, seat: SeatId) -> Choice:
    """Do you change anything?"""
    return ask(seat, RECONSIDER_OFFERS, game.state.quest, default=keep())


@law("XOR-DIP-15")
def other_ties(s: State, seat: int, quest: int) -> list[tuple[int, int]]:
    """Tied tasks with another of the tied who has not vetoed, each task at most once a round."""
    return [
        (card, other)
        for card in s.open[quest]
        if card not in s.repicked and seat not in strongest(s, card)
        for other in strongest(s, card)
        if other != holder(s, card) and said(s, other, card) != VETO
    ]


@step("XOR-DIP-15")
def pick_again(game: Game, card: Card, seat: SeatId) -> None:
    """Another of the tied players shall have the task."""
    s = game.state
    s.repicked = (*s.repicked, card)
    s.changed = True
    game.then(pick_holder(card, seat))


@law("XOR-EXP-9")
def counting_dwarfs(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The own dwarfs that count for a task of this quest."""
    wanted = {(TASK_SQUARE[s.board][card], CARD_TYPE[card]) for card in s.open[quest]}
    return [(die,) for die in group(s, seat) if (s.where[die], DIE_TYPE[die]) in wanted]


def nothing_saved(s: State, seat: int, quest: int) -> Refusal | None:
    """A level costs 1 saved experience (XOR-EXP-3)."""
    return nothing_saved_to_raise(s, seat)


def at_top(s: State, seat: int, quest: int, die: int) -> Refusal | None:
    """A die has six faces (XOR-EXP-8)."""
    return top_level(s, seat, die)


PROPOSER_OFFERS = (
    Offer(keep),
    Offer(pick_again, other_ties),
    Offer(raise_dwarf, counting_dwarfs, closed=(nothing_saved,), each=(at_top,)),
    Offer(renounce, held, each=(no_successor,)),
    *QUEST_USES,
    Offer(force, closed=(lacks_majority,)),
    Offer(withdraw),
)


@decision("XOR-DIP-11", "XOR-DIP-13", "XOR-DIP-14", "XOR-DIP-15", "XOR-EXP-9", "XOR-INT-7")
def propose_on(game: Game, seat: SeatId) -> Choice:
    """Your move in this negotiation?"""
    return ask(seat, PROPOSER_OFFERS, game.state.quest, default=keep())


@step("XOR-DIP-15")
def end_round(game: Game, quest: Quest) -> None:
    """A round without any change ends the negotiation."""
    s = game.state
    if s.changed or s.forced or all_agree(s, quest):
        game.then(conclude(quest))
    else:
        game.then(fail(quest))

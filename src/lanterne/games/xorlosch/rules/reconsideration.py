"""Success, failure, and the rounds of reconsideration (XOR-DIP-12 to XOR-DIP-18)."""

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
    ask,
    decision,
    law,
    step,
)
from lanterne.engine.choice import options
from lanterne.games.xorlosch.content.cards import CARD_TYPE
from lanterne.games.xorlosch.content.dwarfs import DIE_TYPE
from lanterne.games.xorlosch.rules.answers import (
    agree,
    all_agree,
    held,
    held_with_successors,
    no_successor,
    renounce,
    renounce_for,
    said,
    settle_all,
)
from lanterne.games.xorlosch.rules.award import award
from lanterne.games.xorlosch.rules.favours import note_failure
from lanterne.games.xorlosch.rules.group import nothing_saved_to_raise, raise_dwarf, top_level
from lanterne.games.xorlosch.rules.quests import QUEST, pick_holder, settle_ties
from lanterne.games.xorlosch.rules.reactions import QUEST_USES, uses_for_quest, window_order
from lanterne.games.xorlosch.rules.tasks import has_majority, holder, strongest
from lanterne.games.xorlosch.state import QUESTS, TASK_SQUARE, VETO, Card, Game, Quest, State, clockwise, group

PART = "part"
"""The scope of one player's part in a round of reconsideration."""


FORCED_IT = Event("forced", "XOR-DIP-14", seat=SEATS, quest=QUESTS)
MAJORITY_GONE = Event("majority-gone", "XOR-DIP-17", seat=SEATS, quest=QUESTS)
ROUND_BEGINS = Event("negotiation-round", "XOR-DIP-15", round=NUMBER)
DIPLOMACY_FAILED = Event("diplomacy-failed", "XOR-DIP-18", quest=QUESTS).staged("quest")
PROPOSAL_WITHDRAWN = Event("proposal-withdrawn", "XOR-DIP-13", seat=SEATS, quest=QUESTS)
LACKS_MAJORITY = Refusal("no-majority", "XOR-DIP-14")

# --- forcing, withdrawing, failing ------------------------------------------------------------------------------------


@law("XOR-DIP-14")
def lacks_majority(s: State, seat: int, quest: int) -> Refusal | None:
    """Forcing needs a majority, renunciations counted."""
    return None if has_majority(s, quest) else LACKS_MAJORITY


@step("XOR-DIP-14")
def force(game: Game) -> None:
    """With a majority the quest is completed although others object."""
    s = game.state
    s.forced = True
    game.say(FORCED_IT, s.active, s.quest)


@step("XOR-DIP-13", "XOR-DIP-18")
def withdraw(game: Game) -> None:
    """Take the proposal back; it counts as failed."""
    s = game.state
    game.say(PROPOSAL_WITHDRAWN, s.active, s.quest)
    game.then(fail(s.quest))


@step("XOR-DIP-18", "XOR-DIP-22")
def fail(game: Game, quest: Quest) -> None:
    """Nothing changes but the ledger of favours, and the quest cannot be proposed again in this turn."""
    note_failure(game.state, quest)
    game.state.failed |= 1 << quest
    game.say(DIPLOMACY_FAILED, quest)
    game.leave(QUEST)


# --- counting ---------------------------------------------------------------------------------------------------------


@step("XOR-DIP-12", "XOR-DIP-17")
def conclude(game: Game, quest: Quest) -> None:
    """Count again. A forced completion that has lost its majority is no longer forced; then every holder must have
    answered."""
    s = game.state
    if s.forced and not has_majority(s, quest):
        s.forced = False
        game.say(MAJORITY_GONE, s.active, quest)
    game.then(settle_all(quest), weigh(quest))


@step("XOR-DIP-5", "XOR-DIP-14", "XOR-DIP-15", "XOR-DIP-16", "XOR-DIP-17", "XOR-EXP-9")
def weigh(game: Game, quest: Quest) -> None:
    """If all agree, or it is forced, the last call follows; but if another player's renunciation has passed a task on,
    the active player has a move before it. Otherwise a round of reconsideration follows, if one is left."""
    s = game.state
    if s.passed_on and not s.forced and all_agree(s, quest):
        game.then(part(s.active), conclude(quest))
    elif s.forced or all_agree(s, quest):
        game.then(settle_ties(quest), last_call(quest))
    elif s.talk_round == s.round_cap:
        game.then(fail(quest))
    else:
        s.talk_round += 1
        s.changed = False
        s.repicked = ()
        game.say(ROUND_BEGINS, s.talk_round)
        game.then(*(part(seat) for seat in clockwise(s)), end_round(quest))


@step("XOR-DIP-17", "XOR-INT-5")
def after_last_call(game: Game, quest: Quest, used: int) -> None:
    """If nobody used an item, award the tasks; otherwise count again."""
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

# --- one player's part ------------------------------------------------------------------------------------------------


@step("XOR-DIP-15")
def part(game: Game, seat: SeatId) -> None:
    """One player's part of the round: changes, one by one, until they keep what they have."""
    game.open(PART)
    game.then(second_thoughts(seat))


@step("XOR-DIP-15")
def second_thoughts(game: Game, seat: SeatId) -> None:
    """Asked again after each change; a player with nothing to change is skipped. Forcing ends the proposer's part."""
    s = game.state
    if seat == s.active and not s.forced:
        s.passed_on = False
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
    Offer(renounce_for, held_with_successors),
    *QUEST_USES,
)


def may_change(s: State, seat: int) -> bool:
    """Whether the player could do anything but keep."""
    return len(options(s, ask(seat, RECONSIDER_OFFERS, s.quest), seat)) > 1


@decision("XOR-DIP-8", "XOR-DIP-10", "XOR-DIP-15", "XOR-DIP-21", "XOR-INT-4")
def reconsider(game: Game, seat: SeatId) -> Choice:
    """Do you change anything?"""
    return ask(seat, RECONSIDER_OFFERS, game.state.quest, default=keep())


# --- the proposer's part ----------------------------------------------------------------------------------------------


@law("XOR-DIP-15")
def other_ties(s: State, seat: int, quest: int) -> list[tuple[int, int]]:
    """Tied tasks, each with another tied player who has not vetoed; each task at most once a round."""
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
    """Your dwarfs that count for a task of this quest."""
    wanted = {(TASK_SQUARE[s.board][card], CARD_TYPE[card]) for card in s.open[quest]}
    return [(die,) for die in group(s, seat) if (s.where[die], DIE_TYPE[die]) in wanted]


def nothing_saved(s: State, seat: int, quest: int) -> Refusal | None:
    """A level costs 1 saved experience (XOR-EXP-3)."""
    return nothing_saved_to_raise(s, seat)


def at_top(s: State, seat: int, quest: int, die: int) -> Refusal | None:
    """A die has six faces (XOR-EXP-8)."""
    return top_level(s, seat, die)


RAISE_IN_TALKS = Offer(raise_dwarf, counting_dwarfs, closed=(nothing_saved,), each=(at_top,))

PROPOSER_OFFERS = (
    Offer(keep),
    Offer(pick_again, other_ties),
    RAISE_IN_TALKS,
    Offer(renounce, held, each=(no_successor,)),
    Offer(renounce_for, held_with_successors),
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

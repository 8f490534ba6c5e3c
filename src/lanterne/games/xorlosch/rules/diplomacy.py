"""Diplomacy (XOR-DIP): a proposal and its opening."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.games.xorlosch.rules.answers import (
    held,
    held_with_successors,
    is_unanswered,
    no_successor,
    renounce,
    renounce_for,
    settle,
)
from lanterne.games.xorlosch.rules.award import close_quest
from lanterne.games.xorlosch.rules.quests import (
    NO_QUEST_NOW,
    QUEST,
    failed_this_turn,
    open_quests,
)
from lanterne.games.xorlosch.rules.reconsideration import RAISE_IN_TALKS, conclude, force, lacks_majority, withdraw
from lanterne.games.xorlosch.rules.tasks import has_majority, uncovered
from lanterne.games.xorlosch.state import QUESTS, Card, Game, Quest, State

PROPOSED = Event("proposed", "XOR-DIP-2", seat=SEATS, quest=QUESTS).staged("quest")
HAS_MAJORITY = Refusal("has-majority", "XOR-DIP-1")

# --- proposing --------------------------------------------------------------------------------------------------------


@law("XOR-DIP-1")
def majority_already(s: State, seat: int, quest: int) -> Refusal | None:
    """With a majority a quest is announced, not proposed."""
    return HAS_MAJORITY if has_majority(s, quest) else None


@step("XOR-DIP-2", "XOR-DIP-11")
def propose(game: Game, quest: Quest) -> None:
    """Open diplomacy for a quest, also for one in which the active player holds nothing."""
    s = game.state
    s.quest = quest
    game.say(PROPOSED, s.active, quest)
    game.open(QUEST, close_quest())
    game.then(opening(quest))


PROPOSE = Offer(
    propose,
    open_quests,
    closed=NO_QUEST_NOW,
    each=(uncovered, majority_already, failed_this_turn),
)

# --- the opening: every task is asked once ----------------------------------------------------------------------------


@step("XOR-DIP-3", "XOR-DIP-13")
def opening(game: Game, quest: Quest) -> None:
    """While a task held by others is unasked, the active player chooses how to go on; a veto does not stop this."""
    s = game.state
    if not s.forced and any(is_unanswered(s, card) for card in s.open[quest]):
        s.passed_on = False
        game.then(choose_task(quest), opening(quest))
    else:
        game.then(conclude(quest))


def unasked_tasks(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The tasks still to be asked, in card order."""
    return [(card,) for card in sorted(s.open[quest]) if is_unanswered(s, card)]


@step("XOR-DIP-3")
def ask_task(game: Game, card: Card) -> None:
    """Ask the holder of this task. If that gives the active player a majority, they may force the quest."""
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


OPENING_OFFERS = (
    Offer(ask_task, unasked_tasks),
    Offer(ask_all),
    RAISE_IN_TALKS,
    Offer(renounce, held, each=(no_successor,)),
    Offer(renounce_for, held_with_successors),
    Offer(force, closed=(lacks_majority,)),
    Offer(withdraw),
)


@decision("XOR-DIP-3", "XOR-DIP-13", "XOR-DIP-14", "XOR-DIP-20", "XOR-EXP-9")
def choose_task(game: Game, quest: Quest) -> Choice:
    """Which task do you ask for next?"""
    return ask(game.state.active, OPENING_OFFERS, quest, default=ask_all())


@step("XOR-DIP-14")
def go_on(game: Game) -> None:
    """Do not force yet."""


FORCE_OFFERS = (Offer(force), Offer(go_on))


@decision("XOR-DIP-14")
def force_or_go_on(game: Game, quest: Quest) -> Choice:
    """You have the majority now: force the completion?"""
    return ask(game.state.active, FORCE_OFFERS, quest, default=force())

"""Announcing a quest, and completing it by majority (XOR-QST, XOR-MAJ)."""

from lanterne.engine import (
    SEATS,
    Again,
    Choice,
    Event,
    Offer,
    Refusal,
    Window,
    about_itself,
    ask,
    decision,
    law,
    step,
)
from lanterne.games.xorlosch.rules.award import award, close_quest
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.quests import NO_QUEST_NOW, QUEST, failed_this_turn, open_quests, settle_ties
from lanterne.games.xorlosch.rules.reactions import uses_for_quest, window_order
from lanterne.games.xorlosch.rules.tasks import has_majority, uncovered
from lanterne.games.xorlosch.state import QUESTS, Game, Quest, State

ANNOUNCED = Event("announced", "XOR-QST-1", seat=SEATS, quest=QUESTS).staged("quest")
MAJORITY_LOST = Event("majority-lost", "XOR-MAJ-7", seat=SEATS, quest=QUESTS)
ANNOUNCEMENT_WITHDRAWN = Event("announcement-withdrawn", "XOR-MAJ-7", seat=SEATS, quest=QUESTS)

NO_MAJORITY = Refusal("no-majority", "XOR-MAJ-2")


@law("XOR-MAJ-1", "XOR-MAJ-2")
def no_majority(s: State, seat: int, quest: int) -> Refusal | None:
    """You must hold more than half of the tasks."""
    return None if has_majority(s, quest) else NO_MAJORITY


@step("XOR-QST-1", "XOR-QST-2", "XOR-MAJ-4", "XOR-MAJ-8")
def announce(game: Game, quest: Quest) -> None:
    """Claim the completion of a quest: ties among others are settled, others may react, then it is counted again."""
    s = game.state
    s.quest = quest
    game.say(ANNOUNCED, s.active, quest)
    game.open(QUEST, close_quest())
    game.then(settle_ties(quest), announcement_window(quest))


ANNOUNCE = Offer(announce, open_quests, closed=NO_QUEST_NOW, each=(uncovered, no_majority))


@step("XOR-MAJ-6", "XOR-MAJ-7", "XOR-MAJ-8")
def count_again(game: Game, quest: Quest, used: int) -> None:
    """If the majority is kept, the quest is completed, no matter who holds the other tasks. If it is lost, you propose
    the quest or withdraw it."""
    s = game.state
    if has_majority(s, quest):
        game.then(settle_ties(quest), award(quest))
    else:
        game.say(MAJORITY_LOST, s.active, quest)
        game.then(convert(quest))


announcement_window = Window(
    "announcement_window",
    "XOR-INT-1",
    "XOR-INT-3",
    "XOR-INT-4",
    order=window_order,
    uses=uses_for_quest,
    again=Again.CYCLE,
    after=count_again,
)


@step("XOR-MAJ-7")
def propose_now(game: Game, quest: Quest) -> None:
    """Without the majority, try diplomacy at once."""
    game.leave(QUEST)
    game.then(propose(quest))


@step("XOR-MAJ-7")
def withdraw_announcement(game: Game, quest: Quest) -> None:
    """Drop the quest. This does not count as failed diplomacy. Items that were used stay used."""
    game.say(ANNOUNCEMENT_WITHDRAWN, game.state.active, quest)
    game.leave(QUEST)


CONVERT_OFFERS = (
    Offer(propose_now, about_itself, closed=(failed_this_turn,)),
    Offer(withdraw_announcement, about_itself),
)


@decision("XOR-MAJ-7")
def convert(game: Game, quest: Quest) -> Choice:
    """The majority is lost: propose the quest by diplomacy, or withdraw?"""
    return ask(game.state.active, CONVERT_OFFERS, quest, default=withdraw_announcement(quest))

"""What the hero players decide together (HQ-DEC-5): one hero seat proposes, and it holds when all of them agree."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, about_itself, ask, decision, law, step
from lanterne.games.heroquest.state import BOOK, NONE, Game, QuestId, State

quest_proposed = Event("quest-proposed", "HQ-DEC-5", seat=SEATS, quest=BOOK)
stop_proposed = Event("stop-proposed", "HQ-DEC-5", seat=SEATS)
proposal_refused = Event("proposal-refused", "HQ-DEC-5", seat=SEATS)


@law("HQ-DEC-5")
def asked_next(s: State, proposer: int, asked: int) -> int:
    """The hero seat that is asked about a proposal after this one; NONE once all have agreed."""
    following = (asked + 1) % len(s.order)
    return NONE if following == proposer else following


@step("HQ-DEC-5")
def put_to_all(game: Game, quest: QuestId, proposer: int) -> None:
    """A proposal for the next quest (none: to stop) goes round the hero seats."""
    if quest == NONE:
        game.say(stop_proposed, proposer)
    else:
        game.say(quest_proposed, proposer, quest)
    game.then(go_round(quest, proposer, proposer))


@step("HQ-DEC-5")
def go_round(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """The next hero seat is asked; when all have agreed, so it is."""
    following = asked_next(game.state, proposer, asked)
    game.then(("quest_chosen", quest) if following == NONE else consent(quest, proposer, following))


@step("HQ-DEC-5")
def agree_to_quest(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """On to the next seat."""
    game.then(go_round(quest, proposer, asked))


@step("HQ-DEC-5")
def refuse_quest(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """The proposal falls; the next hero seat makes one."""
    game.say(proposal_refused, asked)
    game.then(("next_quest", (proposer + 1) % len(game.state.order)))


CONSENT = (Offer(agree_to_quest, about_itself), Offer(refuse_quest, about_itself))


@decision("HQ-DEC-5")
def consent(game: Game, quest: QuestId, proposer: SeatId, asked: int) -> Choice:
    """Do you agree? Whoever does not answer in time does, and so do bots."""
    return ask(asked, CONSENT, quest, proposer, asked, default=agree_to_quest(quest, proposer, asked))

"""What the hero players decide together (HQ-DEC-5): one hero seat proposes, and it holds when all of them agree."""

from lanterne.engine import Choice, Event, Offer, about_itself, ask, decision, law, step
from lanterne.games.heroquest.state import BOOK, HEROES, NONE, Game, Hero, QuestId, State

quest_proposed = Event("quest-proposed", "HQ-DEC-5", hero=HEROES, quest=BOOK)
stop_proposed = Event("stop-proposed", "HQ-DEC-5", hero=HEROES)
proposal_refused = Event("proposal-refused", "HQ-DEC-5", hero=HEROES)


@law("HQ-DEC-5")
def asked_next(s: State, proposer: int, asked: int) -> int:
    """The hero seat that is asked about a proposal after this one; NONE once all have agreed."""
    following = (asked + 1) % len(s.order)
    return NONE if following == proposer else following


@step("HQ-DEC-5")
def put_to_all(game: Game, quest: QuestId, proposer: int) -> None:
    """A proposal for the next quest (none: to stop) goes round the hero seats."""
    if quest == NONE:
        game.say(stop_proposed, game.state.order[proposer])
    else:
        game.say(quest_proposed, game.state.order[proposer], quest)
    game.then(go_round(quest, proposer, proposer))


@step("HQ-DEC-5")
def go_round(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """The next hero seat is asked; when all have agreed, so it is."""
    s = game.state
    following = asked_next(s, proposer, asked)
    game.then(("quest_chosen", quest) if following == NONE else consent(quest, s.order[proposer], following))


@step("HQ-DEC-5")
def agree_to_quest(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """On to the next seat."""
    game.then(go_round(quest, proposer, asked))


@step("HQ-DEC-5")
def refuse_quest(game: Game, quest: QuestId, proposer: int, asked: int) -> None:
    """The proposal falls; the next hero seat makes one."""
    order = game.state.order
    game.say(proposal_refused, order[asked])
    game.then(("next_quest", (proposer + 1) % len(order)))


CONSENT = (Offer(agree_to_quest, about_itself), Offer(refuse_quest, about_itself))


@decision("HQ-DEC-5")
def consent(game: Game, quest: QuestId, hero: Hero, asked: int) -> Choice:
    """Do you agree to what this hero's player proposes? Whoever does not answer in time does, and so do bots."""
    proposer = game.state.heroes[hero].seat
    return ask(asked, CONSENT, quest, proposer, asked, default=agree_to_quest(quest, proposer, asked))

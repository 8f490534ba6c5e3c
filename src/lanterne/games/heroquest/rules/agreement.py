"""What the hero players decide together (HQ-DEC-5): one proposes, and all must agree."""

from lanterne.engine import Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.state import BOOK, HEROES, NONE, Game, Hero, QuestId, State

QUEST_PROPOSED = Event("quest-proposed", "HQ-DEC-5", hero=HEROES, quest=BOOK)
STOP_PROPOSED = Event("stop-proposed", "HQ-DEC-5", hero=HEROES)
PROPOSAL_REFUSED = Event("proposal-refused", "HQ-DEC-5")

AGREEMENT = "agreement"
"""The scope in which a proposal goes round; one refusal leaves it."""


@law("HQ-DEC-5")
def others_in_turn(s: State, proposer: int) -> list[int]:
    """The other hero seats, beginning after the one that proposes."""
    seats = len(s.order)
    return [(proposer + place) % seats for place in range(1, seats)]


@step("HQ-DEC-5")
def put_to_all(game: Game, quest: QuestId, proposer: SeatId) -> None:
    """Ask the other hero seats about a proposal for the next quest (NONE: to stop). If it is refused, the next seat
    proposes."""
    hero = game.state.order[proposer]
    if quest == NONE:
        game.say(STOP_PROPOSED, hero)
    else:
        game.say(QUEST_PROPOSED, hero, quest)
    game.then(go_round(quest, proposer), ahead.next_quest((proposer + 1) % len(game.state.order)))


@step("HQ-DEC-5")
def go_round(game: Game, quest: QuestId, proposer: SeatId) -> None:
    """Ask every other hero seat; if all agree, the quest is chosen."""
    s = game.state
    hero = s.order[proposer]
    game.open(AGREEMENT)
    game.then(*(consent(quest, hero, seat) for seat in others_in_turn(s, proposer)), ahead.quest_chosen(quest))


@step("HQ-DEC-5")
def agree_to_quest(game: Game) -> None:
    """The next seat is asked."""


@step("HQ-DEC-5")
def refuse_quest(game: Game) -> None:
    """The proposal is refused."""
    game.say(PROPOSAL_REFUSED)
    game.leave(AGREEMENT)


CONSENT = (Offer(agree_to_quest), Offer(refuse_quest))


@decision("HQ-DEC-5")
def consent(game: Game, quest: QuestId, hero: Hero, asked: int) -> Choice:
    """Do you agree to what this hero's player proposes? No answer in time counts as yes, and bots agree."""
    return ask(asked, CONSENT, default=agree_to_quest())

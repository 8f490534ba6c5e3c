"""What decided a game of Xorlosch, from its events."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from lanterne.engine import EventRecord
from lanterne.games.xorlosch.content.cards import CARD_COLOUR, QUEST_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.rules.answers import VETOED
from lanterne.games.xorlosch.rules.award import CARD_WON, QUEST_DONE, ranking
from lanterne.games.xorlosch.rules.diplomacy import PROPOSED
from lanterne.games.xorlosch.rules.majority import ANNOUNCED
from lanterne.games.xorlosch.rules.reconsideration import DIPLOMACY_FAILED, FORCED_IT, MAJORITY_GONE
from lanterne.games.xorlosch.rules.turn import ROUND_OVER
from lanterne.games.xorlosch.state import CARDS, NONE, State
from lanterne.scene import Say


def points(s: State, seat: int) -> int:
    """The task cards won."""
    return len(s.players[seat].won)


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a player's place is based on."""
    won = s.players[seat].won
    by_colour = [sum(CARD_COLOUR[card] == quest for card in won) for quest in range(len(QUEST_NAMES))]
    green, blue, red = by_colour
    told = [Say("story-cards", {"count": len(won), "green": green, "blue": blue, "red": red})]
    places = ranking(s)
    equals = [other for other in range(len(s.players)) if other != seat and len(s.players[other].won) == len(won)]
    if equals and places[seat] == 1:
        shared = any(places[other] == 1 for other in equals)
        told.append(Say("story-shared") if shared else Say("story-tie-break"))
    return tuple(told)


class Lead(NamedTuple):
    """Who leads in cards, and the card and round with which the lead began; no card if the game began that way."""

    seat: int
    card: int
    round: int


def leader(scores: list[int], gained: dict[int, int], before: Lead | None, round_now: int) -> Lead | None:
    """Who leads after a quest was awarded; nobody if there is a tie for the most cards. `gained`: the last card of
    each."""
    ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(ahead) > 1:
        return None
    seat = ahead[0]
    return before if before is not None and before.seat == seat else Lead(seat, gained.get(seat, NONE), round_now)


def turning_points(s: State, told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """When the winner took the lead for good, how the quests were done, and how often talks failed. A lead is counted
    when a quest is awarded, not card by card; with equal cards at the end nobody had taken it for good. A game may
    begin in the middle, with cards and rounds before it."""
    told = tuple(told)
    wins = Counter(said.args[0] for said in told if said.event is CARD_WON)
    scores = [max(0, len(player.won) - wins[seat]) for seat, player in enumerate(s.players)]
    rounds = max(0, s.round - sum(said.event is ROUND_OVER for said in told))
    lead = leader(scores, {}, None, rounds + 1)
    gained: dict[int, int] = {}
    for said in (*told, None):
        if said is not None and said.event is CARD_WON:
            seat, card = said.args
            scores[seat] += 1
            gained[seat] = card
            continue
        if gained:
            lead = leader(scores, gained, lead, rounds + 1)
            gained = {}
        if said is not None:
            rounds += said.event is ROUND_OVER
    points = []
    if lead is not None and lead.card != NONE:
        player = Say(f"colour-{COLOUR_NAMES[s.players[lead.seat].colour]}")
        card_name = Say(f"card-{CARDS.name(lead.card)}")
        points.append(Say("story-lead", {"player": player, "card": card_name, "round": lead.round}))
    return (*points, *_quests_and_talks(told))


BY_MAJORITY = {ANNOUNCED: True, FORCED_IT: True, PROPOSED: False, MAJORITY_GONE: False}
"""How the quest that is being settled would be completed after each of these events (XOR-DIP-14, XOR-DIP-17)."""


def _quests_and_talks(told: tuple[EventRecord, ...]) -> tuple[Say, ...]:
    """How many quests were done by majority, also in the middle of talks, and how many by agreement; how often somebody
    objected, and talks failed."""
    done: Counter[bool] = Counter()
    by_majority = True
    for said in told:
        by_majority = BY_MAJORITY.get(said.event, by_majority)
        done[by_majority] += said.event is QUEST_DONE
    points = [Say("story-quests", {"majority": done[True], "agreed": done[False]})]
    counted = Counter(said.event for said in told)
    if counted[VETOED]:
        points.append(Say("story-vetoes", {"count": counted[VETOED], "failed": counted[DIPLOMACY_FAILED]}))
    return tuple(points)

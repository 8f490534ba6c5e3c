"""What decided a game of Xorlosch, told from its events."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from lanterne.engine import Event, Said
from lanterne.games.xorlosch.content import CARD_COLOR, COLOR_NAMES, QUEST_NAMES
from lanterne.games.xorlosch.rules.answers import vetoed
from lanterne.games.xorlosch.rules.award import card_won, quest_done, ranking
from lanterne.games.xorlosch.rules.diplomacy import proposed
from lanterne.games.xorlosch.rules.reconsideration import diplomacy_failed
from lanterne.games.xorlosch.rules.turn import round_over
from lanterne.games.xorlosch.state import CARDS, State
from lanterne.scene import Say


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a player's place rests on."""
    won = s.players[seat].won
    by_colour = [sum(CARD_COLOR[card] == quest for card in won) for quest in range(len(QUEST_NAMES))]
    green, blue, red = by_colour
    told = [Say("story-cards", {"count": len(won), "green": green, "blue": blue, "red": red})]
    places = ranking(s)
    equals = [other for other in range(len(s.players)) if other != seat and len(s.players[other].won) == len(won)]
    if equals and places[seat] == 1:
        shared = any(places[other] == 1 for other in equals)
        told.append(Say("story-shared") if shared else Say("story-tie-break"))
    return tuple(told)


class Lead(NamedTuple):
    """Who has more cards than anybody else, and the card and the round with which that began."""

    seat: int
    card: int
    round: int


def leader(scores: list[int], gained: dict[int, int], before: Lead | None, round_now: int) -> Lead | None:
    """Who leads after a quest was awarded; nobody, if the most cards are equal. `gained`: the last card of each."""
    ahead = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(ahead) > 1:
        return None
    seat = ahead[0]
    return before if before is not None and before.seat == seat else Lead(seat, gained[seat], round_now)


def turning_points(s: State, told: Iterable[Said]) -> tuple[Say, ...]:
    """When the winner took the lead for good, how the quests were done, and how often talks failed. A lead is counted
    when a quest is awarded, not card by card; with equal cards at the end nobody had taken it for good."""
    scores = [0] * len(s.players)
    gained: dict[int, int] = {}
    lead: Lead | None = None
    rounds = 0
    counted: Counter[Event] = Counter()
    for said in (*told, None):
        if said is not None and said.event is card_won:
            seat, card = said.args
            scores[seat] += 1
            gained[seat] = card
            continue
        if gained:
            lead = leader(scores, gained, lead, rounds + 1)
            gained = {}
        if said is not None:
            counted[said.event] += 1
            rounds += said.event is round_over
    points = []
    if lead is not None:
        player = Say(f"colour-{COLOR_NAMES[s.players[lead.seat].colour]}")
        card_name = Say(f"card-{CARDS.name(lead.card)}")
        points.append(Say("story-lead", {"player": player, "card": card_name, "round": lead.round}))
    agreed = counted[proposed] - counted[diplomacy_failed]
    points.append(Say("story-quests", {"majority": counted[quest_done] - agreed, "agreed": agreed}))
    if counted[vetoed]:
        points.append(Say("story-vetoes", {"count": counted[vetoed], "failed": counted[diplomacy_failed]}))
    return tuple(points)

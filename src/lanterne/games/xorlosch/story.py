"""What decided a game of Xorlosch, told from its events."""

from collections.abc import Iterable

from lanterne.engine import Said
from lanterne.games.xorlosch.content import CARD_COLOR, COLOR_NAMES, QUEST_NAMES
from lanterne.games.xorlosch.rules.answers import vetoed
from lanterne.games.xorlosch.rules.award import card_won, ranking
from lanterne.games.xorlosch.rules.diplomacy import proposed
from lanterne.games.xorlosch.rules.majority import announced
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


def turning_points(s: State, told: Iterable[Said]) -> tuple[Say, ...]:
    """When the winner took the lead for good, how the quests were done, and how often talks failed."""
    scores = [0] * len(s.players)
    winners = {seat for seat, place in enumerate(ranking(s)) if place == 1}
    lead: tuple[int, int, int] | None = None
    rounds = announcements = proposals = failures = vetoes = 0
    for said in told:
        if said.event is round_over:
            rounds = said.args[0]
        elif said.event is card_won:
            seat, card = said.args
            scores[seat] += 1
            ahead = [other for other, score in enumerate(scores) if score == max(scores)]
            if ahead == [seat] and seat in winners and (lead is None or lead[0] != seat):
                lead = (seat, card, rounds + 1)
            elif len(ahead) == 1 and ahead[0] not in winners:
                lead = None
        announcements += said.event is announced
        proposals += said.event is proposed
        failures += said.event is diplomacy_failed
        vetoes += said.event is vetoed
    points = []
    if lead is not None:
        player = Say(f"colour-{COLOR_NAMES[s.players[lead[0]].colour]}")
        card_name = Say(f"card-{CARDS.name(lead[1])}")
        points.append(Say("story-lead", {"player": player, "card": card_name, "round": lead[2]}))
    points.append(Say("story-quests", {"announced": announcements, "agreed": proposals - failures}))
    if vetoes:
        points.append(Say("story-vetoes", {"count": vetoes, "failed": failures}))
    return tuple(points)

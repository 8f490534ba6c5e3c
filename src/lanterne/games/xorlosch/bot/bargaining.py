"""Bargaining: what a share of a quest is worth to each player, who would agree to it, and what the bot says in
diplomacy."""

from collections.abc import Sequence

from lanterne.engine import Call, View, has
from lanterne.games.xorlosch.bot.outlook import Outlook, rival_weights
from lanterne.games.xorlosch.bot.party import Party
from lanterne.games.xorlosch.bot.plans import later_costs, quest_plans
from lanterne.games.xorlosch.content.cards import CARD_TYPE
from lanterne.games.xorlosch.content.dwarfs import DIE_TYPE
from lanterne.games.xorlosch.content.settings import LEVEL_MAX, POWER_POTION
from lanterne.games.xorlosch.rules.answers import agree, all_agree, renounce, renounce_for, said, successors, veto
from lanterne.games.xorlosch.rules.award import ranking
from lanterne.games.xorlosch.rules.diplomacy import ask_task
from lanterne.games.xorlosch.rules.group import raise_dwarf
from lanterne.games.xorlosch.rules.majority import propose_now, withdraw_announcement
from lanterne.games.xorlosch.rules.quests import pick_holder
from lanterne.games.xorlosch.rules.reconsideration import force, keep, pick_again, withdraw
from lanterne.games.xorlosch.rules.tasks import candidates, has_majority, holder, is_majority, power, strongest
from lanterne.games.xorlosch.state import AGREE, NONE, VETO, State, group, saved

PROPOSAL = 0.2
"""The least value of a proposal to the proposer."""
RACE = 0.2
"""What a plan for later turns is worth while others are after the same quest."""
LAST_QUEST = 1.0
"""The value of ending the game as a winner, or of not ending it as a loser."""


# --- what a share is worth ------------------------------------------------------------------------------------------


def utility(weights: Sequence[float], seat: int, gains: Sequence[int]) -> float:
    """The utility of a share: own cards minus the weighted cards of the others."""
    return gains[seat] - sum(weight * gain for weight, gain in zip(weights, gains, strict=True))


def own_utility(outlook: Outlook, quest: int, gains: Sequence[int]) -> float:
    """The utility for the bot. It also counts whether the game would end, and favours between it and the active
    player."""
    value = utility(outlook.weights, outlook.seat, gains) + ending_value(outlook.state, outlook.seat, quest, gains)
    active = outlook.state.active
    if active != outlook.seat:
        value += outlook.favours[active]
    return value


def ending_value(state: State, seat: int, quest: int, gains: Sequence[int]) -> float:
    """The value to the seat of ending the game now, if this quest is the last."""
    if state.waiting[quest] or state.piles[quest]:
        return 0.0
    if not state.short_game and sum(map(bool, state.open)) > 1:
        return 0.0
    if state.short_game and quest != len(state.open) - 1:
        return 0.0
    after = state.copy()
    for other, gain in enumerate(gains):
        player = after.players[other]
        after.players[other] = player._replace(won=player.won + (0,) * gain)
    return LAST_QUEST if ranking(after)[seat] == 1 else -LAST_QUEST


def would_agree(outlook: Outlook, seat: int, quest: int, gains: Sequence[int]) -> bool:
    """Whether another player would agree to this share, judged by the bot's own temper."""
    state, profile = outlook.state, outlook.profile
    value = utility(rival_weights(state, seat, profile), seat, gains) + ending_value(state, seat, quest, gains)
    limit = profile.agree_threshold - outlook.relief
    if value < limit:
        return False
    key = (seat, state.open[quest])
    if key not in outlook.alternatives:
        theirs = Outlook(state, seat, profile, outlook.stall)
        outlook.alternatives[key] = alternative(theirs, quest, state.open[quest])
    return value >= limit + outlook.alternatives[key]


def gains_now(outlook: Outlook, quest: int) -> list[int]:
    """The cards each seat would get if the quest were completed now; open ties go to the player that the bot would
    pick."""
    state = outlook.state
    gains = [0] * len(state.players)
    for card in state.open[quest]:
        who = holder(state, card)
        gains[who if who != NONE else least_feared(outlook, strongest(state, card))] += 1
    return gains


def least_feared(outlook: Outlook, seats: Sequence[int]) -> int:
    """The player among these to whom the bot would rather give a card."""
    return min(seats, key=lambda seat: (outlook.weights[seat] - outlook.favours[seat], seat))


def alternative(outlook: Outlook, quest: int, cards: tuple[int, ...]) -> float:
    """The value of waiting and completing the quest oneself within the turns the bot plans ahead; else 0. Others do not
    wait, so it may fail."""
    party = Party(outlook)
    party.points, party.owing, party.potions = party.points_next_turn, 0, 0
    plans = quest_plans(party, quest, cards, later_costs(party), 1.0)
    horizon = outlook.profile.plan_turns
    return RACE * max((p.value for p in plans if p.majority and p.covered and p.turns <= horizon), default=0.0)


# --- answers --------------------------------------------------------------------------------------------------------


def acceptable(outlook: Outlook, quest: int, gains: Sequence[int], noise: float = 0.0) -> bool:
    """Whether the bot would agree to this share: U >= alternative + threshold - stall relief."""
    value = own_utility(outlook, quest, gains) + noise
    limit = outlook.profile.agree_threshold - outlook.relief
    return value >= limit and value >= limit + max(0.0, alternative(outlook, quest, outlook.state.open[quest]))


def agrees(outlook: Outlook, quest: int, noise: float) -> bool:
    """Whether the bot agrees to the share as it is now."""
    return acceptable(outlook, quest, gains_now(outlook, quest), noise)


def counter_offer(outlook: Outlook, quest: int) -> int:
    """A task that the bot could do and does not hold, and for which it would agree; NONE if no single one is enough."""
    state, seat = outlook.state, outlook.seat
    gains = gains_now(outlook, quest)
    for card in state.open[quest]:
        who = holder(state, card)
        if who in (seat, NONE) or seat not in candidates(state, card):
            continue
        share = gains[:]
        share[who] -= 1
        share[seat] += 1
        if acceptable(outlook, quest, share):
            return card
    return NONE


def is_committed(state: State, seat: int, card: int) -> bool:
    """Whether the seat holds this task thanks to an item it has spent: then it does not object to the quest."""
    return holder(state, card) == seat and power(state, seat, card) >= POWER_POTION


def answer(view: View[State], outlook: Outlook, noise: float) -> Call:
    """A holder's answer when asked."""
    assert view.choice is not None
    (card,) = view.choice.about
    if is_committed(view.state, outlook.seat, card):
        return agree(card)
    return agree(card) if agrees(outlook, view.state.quest, noise) else veto(card)


def reconsider(view: View[State], outlook: Outlook, noise: float) -> Call:
    """A holder's answer in a round of reconsideration: give way, give up a task that would win others over, or keep."""
    state = view.state
    vetoed = [card for card in state.open[state.quest] if _says(state, outlook.seat, card) == VETO]
    if vetoed and agrees(outlook, state.quest, noise):
        return agree(vetoed[0])
    return concede(outlook) or keep()


def _says(state: State, seat: int, card: int) -> int:
    return said(state, seat, card) if holder(state, card) == seat else 0


def concede(outlook: Outlook) -> Call | None:
    """Renounce one of the bot's tasks if every holder would then agree and a good share is left: to the next in line,
    or in favour of the candidate with whom the bot keeps most."""
    state, seat = outlook.state, outlook.seat
    quest = state.quest
    gains = gains_now(outlook, quest)
    if gains[seat] < 2 or all_agree(state, quest):
        return None
    best, most = None, PROPOSAL - outlook.relief
    for card in state.open[quest]:
        for heir, call in _ways_to_renounce(state, seat, card) if holder(state, card) == seat else ():
            share = gains[:]
            share[seat] -= 1
            share[heir] += 1
            value = own_utility(outlook, quest, share)
            if value > most and _content(outlook, quest, share):
                best, most = call, value
    return best


def _ways_to_renounce(state: State, seat: int, card: int) -> list[tuple[int, Call]]:
    """The players who would have the task, and how: the next in line without being named, unless others would tie."""
    able = candidates(state, card)
    able.pop(seat, None)
    first = [other for other, strength in able.items() if strength == max(able.values())]
    heir = NONE
    if state.active in first:
        heir = state.active
    elif first and (len(first) == 1 or not state.naming):
        heir = first[0]
    named = [(other, renounce_for(card, other)) for _, other in successors(state, seat, card) if other != heir]
    return [(heir, renounce(card)), *named] if heir != NONE else named


def _content(outlook: Outlook, quest: int, share: Sequence[int]) -> bool:
    """Whether everybody who is asked would agree to this share."""
    return all(
        other in (outlook.seat, outlook.state.active) or would_agree(outlook, other, quest, share)
        for other in range(len(share))
        if share[other]
    )


# --- the proposer ---------------------------------------------------------------------------------------------------


def worth_proposing(outlook: Outlook, quest: int, gains: Sequence[int]) -> bool:
    """Whether the share is good enough, and everybody concerned will probably agree."""
    if own_utility(outlook, quest, gains) <= PROPOSAL - outlook.relief:
        return False
    return all(would_agree(outlook, other, quest, gains) for other in outlook.others if gains[other])


def worth_a_try(outlook: Outlook, quest: int, gains: Sequence[int]) -> bool:
    """Whether the share is good, and no more players are expected to refuse than the bot dares."""
    if not gains[outlook.seat] or own_utility(outlook, quest, gains) <= PROPOSAL - outlook.relief:
        return False
    against = sum(not would_agree(outlook, other, quest, gains) for other in outlook.others if gains[other])
    return against <= outlook.profile.boldness


def raise_that_pays(outlook: Outlook) -> Call | None:
    """A level for a dwarf that wins the proposer another task, now or with further levels; a tie is enough. It pays if
    all agree already, since nobody can take that back, or if the task makes a majority."""
    state, seat = outlook.state, outlook.seat
    quest, spare = state.quest, saved(state, seat)
    held = sum(holder(state, card) == seat for card in state.open[quest])
    if not (all_agree(state, quest) or is_majority(quest, held + 1)):
        return None
    for card in state.open[quest]:
        able = candidates(state, card)
        dwarfs = [d for d in group(state, seat) if state.where[d] == outlook.square_of[card]]
        dwarfs = [d for d in dwarfs if DIE_TYPE[d] == CARD_TYPE[card] and state.level[d] < LEVEL_MAX]
        lacking = max(able.values()) - power(state, seat, card)
        room = sum(LEVEL_MAX - state.level[d] for d in dwarfs)
        if seat in able and holder(state, card) != seat and lacking <= min(spare, room):
            return raise_dwarf(min(dwarfs, key=lambda d: state.level[d]))
    return None


def ask_next(view: View[State], outlook: Outlook) -> Call:
    """Force if that has become possible, or raise to make it possible; otherwise ask first the players who will
    probably refuse."""
    quest = view.state.quest
    if has_majority(view.state, quest):
        return force()
    if (call := raise_that_pays(outlook)) is not None:
        return call
    gains = gains_now(outlook, quest)

    def willing(call: Call) -> tuple[bool, int]:
        who = holder(view.state, call[1])
        return who != NONE and would_agree(outlook, who, quest, gains), call[1]

    asks = [call for call in view.options() if call[0] == ask_task.name]
    return min(asks, key=willing)


def propose_on(view: View[State], outlook: Outlook) -> Call:
    """The proposer's move: force, or raise for another task; if all agree, accept or withdraw. In a round also pick
    somebody who will agree, or concede. Give up if nothing has changed in this round; otherwise others may change their
    minds in the next."""
    state = view.state
    if has_majority(state, state.quest):
        return force()
    if (call := raise_that_pays(outlook)) is not None:
        return call
    if all_agree(state, state.quest):
        good = own_utility(outlook, state.quest, gains_now(outlook, state.quest)) > PROPOSAL - outlook.relief
        return keep() if good else withdraw()
    for call in view.options():
        if call[0] == pick_again.name and said(state, call[2], call[1]) == AGREE:
            return call
    if (call := concede(outlook)) is not None:
        return call
    vetoed = any(_says(state, other, card) == VETO for card in state.open[state.quest] for other in outlook.others)
    return withdraw() if vetoed and not state.changed else keep()


def pick(view: View[State], outlook: Outlook) -> Call:
    """A pick among others who tie: in diplomacy one who will agree, and the least feared of those."""
    assert view.choice is not None
    (card,) = view.choice.about
    state = view.state
    tied = strongest(state, card)
    if state.quest != NONE and not has_majority(state, state.quest):
        gains = gains_now(outlook, state.quest)
        gains[least_feared(outlook, tied)] -= 1

        def with_card(seat: int) -> list[int]:
            return [gain + (other == seat) for other, gain in enumerate(gains)]

        tied = [seat for seat in tied if would_agree(outlook, seat, state.quest, with_card(seat))] or tied
    return pick_holder(card, least_feared(outlook, tied))


def convert(view: View[State], outlook: Outlook) -> Call:
    """The majority is lost: propose if others will probably agree; else withdraw."""
    state = view.state
    quest = state.quest
    if not has(state.failed, quest) and worth_proposing(outlook, quest, gains_now(outlook, quest)):
        return propose_now(quest)
    return withdraw_announcement(quest)

"""The turn search: plays out a few promising plans to the end of the turn, and keeps the best."""

from collections.abc import Callable

from lanterne.engine import Call, has
from lanterne.games.xorlosch.bot.bargaining import ending_value, least_feared, utility, worth_proposing
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.party import ALL_DICE, Party
from lanterne.games.xorlosch.bot.plans import (
    CROSSED_ITEM,
    ITEM_VALUE,
    TurnPlan,
    all_costs,
    item_plans,
    kept_for_reaction,
    later_costs,
    quest_plans,
)
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import BOOTS, POTION, QUEST_MAJORITY
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER, LEVEL_MAX, NEW_DWARF_LEVEL
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.majority import announce
from lanterne.games.xorlosch.rules.turn import end_turn
from lanterne.games.xorlosch.state import ABSENT, CROSSED, NONE, READY

WAITING = 0.4
"""The value of a plan for a waiting quest relative to one for an open quest."""
FETCHED = 0.5
"""The value of an item that could be fetched in the next turn, relative to one that is there."""
SAVED_LEVEL, SAVED_LEVELS = 0.15, 3
"""The value of a saved level, and how many of them count."""
RANKS = (1.0, 0.8, 0.6)
"""The best plan counts fully, the others less: the points are shared."""
NEXT_TURN = 0.4
"""How far away the bot's next turn is, in turns, for dwarfs that need not walk any more."""
THREAT = 0.7
"""How likely a rival is to do what they can. In a stalled game the bot stops caring."""
RESTLESS = 0.3
"""In a game that stalls even the surest player tries something else: its noise rises up to this."""
MOST_DWARFS = 4
"""No more dwarfs are added to a group of this size, as it could hardly walk; unless the game stalls."""
LARGER_AFTER = (1, 4)
"""After this many stalled rounds the group may be larger by one: somebody may be missing who can do the last task."""


def best_turn(outlook: Outlook, chance: Callable[[], float]) -> list[Call]:
    """The calls of the rest of the bot's turn, up to the first quest that is settled."""
    found = turn_plans(outlook, chance)
    return max(found, key=lambda each: each[0])[1] if found else [end_turn()]


def turn_plans(outlook: Outlook, chance: Callable[[], float], most: int = 0) -> list[tuple[float, list[Call]]]:
    """The values of the most promising ideas after playing them out, each with its calls; as many ideas as the profile
    says, or as asked for."""
    profile = outlook.profile
    noise = max(profile.noise, min(RESTLESS, 0.05 * outlook.stall))
    ideas: list[tuple[float, int, Party, TurnPlan]] = []
    for party in _groups(Party(outlook)):
        for plan in _ideas(party):
            value = plan.value * (1 + noise * (2 * chance() - 1))
            ideas.append((value, -len(ideas), party, plan))
    ideas.sort(key=lambda idea: idea[:2], reverse=True)
    found = []
    for _, _, party, plan in ideas[: most or 2 * profile.plan_turns - 1]:
        end = party.copy()
        calls = play_out(end, plan)
        found.append((worth(end) + noise * (2 * chance() - 1), calls))
    return found


def _groups(party: Party) -> list[Party]:
    """The group as it is; with new dwarfs or without one on the start square, if it may still change; with boots put
    on."""
    found = [party]
    if not party.spent:
        start = BOARDS[party.outlook.state.board].start
        changes: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
            ((), kinds)
            for kinds in ((0,), (1,), (0, 1))
            if party.size + len(kinds) <= MOST_DWARFS + sum(party.outlook.stall > rounds for rounds in LARGER_AFTER)
        ]
        idle = sorted((party.level[die], die) for die in range(DICE_PER_PLAYER) if party.where[die] == start)
        back = [die for level, die in idle if level > NEW_DWARF_LEVEL]  # the others are recruits that have yet to go
        if back and party.size > 1 and party.outlook.state.players[party.outlook.seat].turns > 1:
            changes += [((back[0],), ()), ((back[0],), (1 - back[0] // DICE_OF_A_TYPE,))]
        for away, kinds in changes:
            if len(kinds) > party.saved + sum(party.level[die] for die in away):
                continue
            if all(party.can_add(kind) for kind in kinds):
                other = party.copy()
                for die in away:
                    other.remove(die)
                for kind in kinds:
                    other.add(kind)
                found.append(other)
    if party.items[BOOTS] == READY:
        for die in range(DICE_PER_PLAYER):
            if party.where[die] != NONE:
                other = party.copy()
                other.put_on_boots(die)
                found.append(other)
    return found


def _ideas(party: Party) -> list[TurnPlan]:
    """Plans for the open quests, and for items that can be fetched now."""
    if not party.points and not party.boots_points:
        party.locked = ALL_DICE
    costs = all_costs(party)
    found = item_plans(party, costs)
    for quest, cards in enumerate(party.open):
        if cards and not has(party.gone, quest):
            found += quest_plans(party, quest, cards, costs, 0)
    if party.boots_points and not party.spent:  # boots are for arriving in this turn
        return [plan for plan in found if not plan.turns and plan.take == NONE]
    return found


# --- playing a plan out ---------------------------------------------------------------------------------------------


def play_out(party: Party, plan: TurnPlan) -> list[Call]:
    """Carry out the plan, then others with what is left. Returns the calls up to the first settled quest."""
    first_part: list[Call] | None = None
    for _ in range(4):
        if _carry_out(party, plan) and first_part is None:
            first_part = party.calls[:]
        staying = party.locked
        onward = [idea for idea in _ideas(party) if idea.cost or idea.take != NONE or _settles(party, idea)]
        if not onward:
            break
        plan = max(onward, key=lambda idea: idea.value)
        if plan.value <= 0:
            break
    _raise_the_rest(party, staying)
    if first_part is not None:
        return first_part
    party.calls.append(end_turn())
    return party.calls


def _settles(party: Party, plan: TurnPlan) -> bool:
    """Whether the quest of this plan can be completed in this turn, and should be."""
    outlook = party.outlook
    state = outlook.state
    if not plan.covered or plan.turns > 0 or state.players[outlook.seat].turns <= 1:
        return False
    if not plan.majority:
        return not has(state.failed, plan.quest) and worth_proposing(outlook, plan.quest, _gains(party, plan))
    others_left = sum(map(bool, state.open)) > 1
    if state.short_game and others_left and outlook.stall == 0:
        return ending_value(state, outlook.seat, plan.quest, _gains(party, plan)) >= 0
    return True


def _gains(party: Party, plan: TurnPlan) -> list[int]:
    outlook = party.outlook
    gains = [0] * len(outlook.weights)
    own = [post.card for post in plan.posts]
    gains[outlook.seat] = len(own)
    for card in party.open[plan.quest]:
        if card not in own:
            gains[least_feared(outlook, outlook.rivals(card).seats)] += 1
    return gains


def _carry_out(party: Party, plan: TurnPlan) -> bool:
    """Carry out as much of the plan as possible in this turn. True if that settles the quest."""
    for post in sorted(plan.posts, key=lambda post: -post.cost):
        party.walk(post.die, post.square)
        party.locked |= 1 << post.die
    if plan.take != NONE and not plan.turns:
        party.take(plan.take, CROSSED)
        for post in plan.posts:
            party.locked &= ~(1 << post.die)
    if plan.quest == NONE:
        return False
    party.gone |= 1 << plan.quest
    if not _settles(party, plan):
        return False
    _make_up(party, plan)
    outlook = party.outlook
    gains = _gains(party, plan)
    party.calls.append(announce(plan.quest) if plan.majority else propose(plan.quest))
    party.gained += gains[outlook.seat] + outlook.relief
    party.hurt += gains[outlook.seat] - utility(outlook.weights, outlook.seat, gains)
    party.saved += gains[outlook.seat]
    party.open[plan.quest], party.waiting[plan.quest] = party.waiting[plan.quest], ()
    party.gone &= ~(1 << plan.quest)
    for post in plan.posts:
        party.locked &= ~(1 << post.die)
    return True


def _make_up(party: Party, plan: TurnPlan) -> None:
    """Raise dwarfs that lack levels, and use the plan's item where most are lacking. Before the last quest of the game
    spend all other levels on the best dwarf, for the tie-break."""
    lacking = sorted((post for post in plan.posts if post.lacks), key=lambda post: -post.lacks)
    if plan.item != NONE:
        post = lacking.pop(0)
        party.hurt += kept_for_reaction(party.outlook, plan.item)
        if plan.item == POTION:
            party.drink(post.die)
        else:
            party.set_trap(post.die, post.card)
    for post in lacking:
        party.raise_(post.die, post.lacks)
    if sum(map(bool, party.open)) == 1 and not party.waiting[plan.quest]:
        for level, die in sorted(zip(party.level, range(DICE_PER_PLAYER), strict=True), reverse=True):
            if 0 < level < LEVEL_MAX:
                party.raise_(die, min(LEVEL_MAX - level, party.saved))


def _raise_the_rest(party: Party, staying: int) -> None:
    """At the end of the turn put levels that are not worth saving on dwarfs that are where they should stay."""
    while party.saved > SAVED_LEVELS:
        levels = [(level, die) for die, level in enumerate(party.level) if has(staying, die) and level < LEVEL_MAX]
        if not levels:
            return
        party.raise_(min(levels)[1], 1)


# --- what the end of a turn is worth --------------------------------------------------------------------------------


def worth(party: Party) -> float:
    """Cards won and lost, the plans for the next turns, quests that rivals could complete before, items, saved
    levels."""
    outlook = party.outlook
    profile = outlook.profile
    party.points = party.owing = party.potions = party.locked = 0
    party.wearer, party.boots_points, party.traps = NONE, 0, ()
    costs = later_costs(party)
    values = []
    for quest, cards in enumerate(party.open):
        if cards:
            plans = quest_plans(party, quest, cards, costs, NEXT_TURN, only_best=True)
            values.append(_under_threat(party, quest, cards, max(0.0, plans[-1].value) if plans else 0.0))
    values.sort(reverse=True)
    total = party.gained - party.hurt + sum(rank * value for rank, value in zip(RANKS, values, strict=False))
    if profile.use_waiting_quests:
        for quest, cards in enumerate(party.waiting):
            if cards and (plans := quest_plans(party, quest, cards, costs, NEXT_TURN, only_best=True)):
                total += WAITING * RANKS[2] * plans[-1].value
    for item, side in enumerate(party.items):
        if side != ABSENT:
            total += ITEM_VALUE[item] * profile.item_interest * (1.0 if side == READY else CROSSED_ITEM)
    total += FETCHED * max((plan.value for plan in item_plans(party, costs)), default=0.0)
    return total + SAVED_LEVEL * min(SAVED_LEVELS, party.saved)


def _under_threat(party: Party, quest: int, cards: tuple[int, ...], value: float) -> float:
    """The value of a quest that a rival could complete before the bot's next turn."""
    outlook = party.outlook
    worst = value
    likely = THREAT * max(0.0, 1 - outlook.relief)
    powers: dict[int, int] | None = None
    for threat in outlook.threats(quest, cards):
        if powers is None:
            powers = {card: party.power(card) for card in cards}
        levels = dict(threat.levels)
        spare, taken, own, possible = threat.spare, 0, 0, True
        for card in cards:
            third = outlook.rivals(card)
            against = max(powers[card], third.power if third.seats != (threat.seat,) else 0)
            if card in levels and levels[card] + spare >= against:
                spare -= max(0, against - levels[card])
                taken += 1
            elif against:
                own += powers[card] == against
            else:
                possible = card in levels
                if not possible:
                    break
        if possible and taken >= QUEST_MAJORITY[quest]:
            worst = min(worst, value + likely * (own - outlook.fear[threat.seat] * taken - value))
    return worst

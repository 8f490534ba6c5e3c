"""Plans: which of the bot's dwarfs go to which tasks of a quest, the cost, and the value."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from lanterne.engine import has
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.party import Party
from lanterne.games.xorlosch.bot.paths import BY_FREE, FAR, NOT_FROM
from lanterne.games.xorlosch.content.board import BOARDS
from lanterne.games.xorlosch.content.cards import CARD_TYPE, POTION, QUEST_MAJORITY, RED, TRAP
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE
from lanterne.games.xorlosch.content.settings import LEVEL_MAX
from lanterne.games.xorlosch.state import ABSENT, NONE, READY

UNWILLING = 0.5
"""The value of a plan to which somebody would object."""
COMPROMISE = 0.5
"""The most that a card counts in a share taken only to get a stalled game going."""
UNCOVERED = 0.7
"""The value of a plan that waits for somebody else to come; less and less as the game stalls."""
BEYOND = 0.35
"""The value of a plan that takes longer than the profile plans ahead."""
ITEM_VALUE = (0.9, 0.9, 1.2)
"""The value of boots, a potion and a trap in cards when ready."""
CROSSED_ITEM = 0.7
"""A crossed item against a ready one."""
OWN_TURN_TRAP = 0.8
"""What a profile that keeps its trap for reactions adds to its price in its own turn."""
STEP, LEVEL = 0.03, 0.05
"""The value of each point and each level that the plan uses up."""
HOPELESS = 1000
"""More levels than any die can gain: the task cannot be won."""

ALL_OF_A_TYPE = (1 << DICE_OF_A_TYPE) - 1
"""The bit mask of all dice of one type."""


class Post(NamedTuple):
    """One of the bot's dwarfs (0–5) at a task, and the levels it lacks there to win it in its own turn."""

    card: int
    square: int
    die: int
    cost: int
    lacks: int


class TurnPlan(NamedTuple):
    """Posts for one quest. `turns` from now, perhaps a fraction; 0 for this turn. `covered`: every task then has a
    candidate."""

    value: float
    quest: int
    posts: tuple[Post, ...]
    cost: int
    turns: float
    covered: bool
    majority: bool
    item: int = NONE
    """The item that replaces the greatest lack of levels: potion, trap, or none."""
    take: int = NONE
    """The item that the plan fetches; such a plan is not about a quest."""


Costs: TypeAlias = Sequence[Sequence[int] | None]
"""For each of the bot's dice, the points of the group that it costs to walk to each square; None off the board."""
Posting: TypeAlias = tuple[int, int, int, int, tuple[Post, ...]]
"""Dwarfs sent to tasks: the tasks (bit mask), points, levels lacking in all, most levels lacking at one post, posts."""


def _postings(party: Party, cards: tuple[int, ...], costs: Costs, kind: int, later: float) -> list[Posting]:
    """For every set of this type's tasks that the bot's dwarfs can take, the cheapest way to do so."""
    first = DICE_OF_A_TYPE * kind
    dice = slice(first, first + DICE_OF_A_TYPE)
    key = (
        cards,
        kind,
        later,
        *party.where[dice],
        *party.level[dice],
        party.locked >> first & ALL_OF_A_TYPE,
        party.owing >> first & ALL_OF_A_TYPE,
        party.potions >> first & ALL_OF_A_TYPE,
        party.traps,
        party.boots_points if party.wearer // DICE_OF_A_TYPE == kind else NONE,
        party.wearer if party.wearer // DICE_OF_A_TYPE == kind else NONE,
    )
    known = party.outlook.postings.get(key)
    if known is None:
        known = party.outlook.postings[key] = _find_postings(party, cards, costs, kind)
    return known


def _find_postings(party: Party, cards: tuple[int, ...], costs: Costs, kind: int) -> list[Posting]:
    outlook = party.outlook
    found: list[tuple[int, Posting]] = [(0, (0, 0, 0, 0, ()))]
    for place, card in enumerate(cards):
        if CARD_TYPE[card] != kind:
            continue
        square = outlook.square_of[card]
        against = outlook.rivals(card).power
        own = party.power(card)
        more: list[tuple[int, Posting]] = []
        for die in range(DICE_OF_A_TYPE * kind, DICE_OF_A_TYPE * (kind + 1)):
            from_here = costs[die]
            if from_here is None or from_here[square] >= FAR:
                continue
            cost = from_here[square]
            lacks = max(0, against - (own if party.where[die] == square else own + party.level[die]))
            if party.level[die] + lacks > LEVEL_MAX:
                lacks = HOPELESS
            bit = 1 << die
            post = Post(card, square, die, cost, lacks)
            for used, (mask, c, lack, most, posts) in found:
                if not used & bit:
                    posting = (mask | 1 << place, cost + c, lacks + lack, max(lacks, most), (*posts, post))
                    more.append((used | bit, posting))
        found += more
    best: dict[int, Posting] = {}
    for _, posting in found:
        known = best.get(posting[0])
        if known is None or 2 * posting[1] + 3 * posting[2] < 2 * known[1] + 3 * known[2]:
            best[posting[0]] = posting
    return list(best.values())


def all_costs(party: Party) -> Costs:
    """For each of the bot's dice, what it costs to walk to each square; None off the board. Locked dwarfs stay."""
    return [
        None if square == NONE else NOT_FROM[square] if has(party.locked, die) else party.costs(die)
        for die, square in enumerate(party.where)
    ]


def later_costs(party: Party) -> Costs:
    """As `all_costs`, for the next turns: nobody can tell who will be in the way by then."""
    return [None if square == NONE else BY_FREE[square] for square in party.where]


def quest_plans(
    party: Party,
    quest: int,
    cards: tuple[int, ...],
    costs: Costs,
    later: float,
    only_best: bool = False,
) -> list[TurnPlan]:
    """All sensible plans for the quest, `later` turns from now at the earliest, in no order; with `only_best` each is
    better than the one before it."""
    outlook = party.outlook
    profile = outlook.profile
    discount, horizon, relief = profile.discount, profile.plan_turns, outlook.relief
    patience = 1 + relief  # in a stalled game a long walk is better than none
    needed, haste = QUEST_MAJORITY[quest], outlook.haste if quest == RED else 1.0
    points, saved = party.points, party.saved
    per_turn = max(1, party.points_next_turn)
    covered_by_others, shares, consent = outlook.shares(cards)
    everything = (1 << len(cards)) - 1
    floor = -HOPELESS * 1.0
    plans: list[TurnPlan] = []
    of_mechanici = _postings(party, cards, costs, 1, later)
    for mask_w, cost_w, lacks_w, most_w, posts_w in _postings(party, cards, costs, 0, later):
        for mask_m, cost_m, lacks_m, most_m, posts_m in of_mechanici:
            mask = mask_w | mask_m
            if not mask:
                continue
            lacks, item, price = lacks_w + lacks_m, NONE, 0.0
            if lacks > saved:
                lacks -= max(most_w, most_m)
                item = _item_for(party, lacks)
                if item == NONE:
                    continue
                price = _price(party, item)
            cost = cost_w + cost_m
            turns = later + ((cost - points) / per_turn if cost > points else 0)
            number = mask.bit_count()
            majority = number >= needed
            together = mask | covered_by_others
            if together == everything:
                value = shares[mask]
                if not majority:
                    value = profile.diplomacy * max(value, min(value + relief, COMPROMISE * number))
                    if not consent[mask]:
                        value *= UNWILLING
            else:
                missing = (everything & ~together).bit_count()
                value = number * UNCOVERED * discount**missing / (1 + relief * missing)
            if turns > horizon * patience:
                value *= BEYOND
            value = value * haste * discount ** (turns / patience) - price - STEP * cost / patience - LEVEL * lacks
            if value <= floor:
                continue
            if only_best:
                floor = value
            plans.append(TurnPlan(value, quest, posts_w + posts_m, cost, turns, together == everything, majority, item))
    return plans


def _item_for(party: Party, still_lacking: int) -> int:
    if still_lacking > party.saved:
        return NONE
    if party.items[POTION] == READY:
        return POTION
    return TRAP if party.items[TRAP] == READY else NONE


def _price(party: Party, item: int) -> float:
    return ITEM_VALUE[item] * party.outlook.profile.item_interest + kept_for_reaction(party.outlook, item)


def kept_for_reaction(outlook: Outlook, item: int) -> float:
    """The price of using an item in the bot's own turn that it would rather keep for others' turns."""
    return OWN_TURN_TRAP if item == TRAP and outlook.profile.keep_trap_for_reaction else 0.0


def item_plans(party: Party, costs: Costs) -> list[TurnPlan]:
    """Plans to fetch an item, in this turn or the next: a dwarf on each of its two squares."""
    state, profile = party.outlook.state, party.outlook.profile
    per_turn = max(1, party.points_next_turn)
    plans: list[TurnPlan] = []
    for item, squares in enumerate(BOARDS[state.board].item_squares):
        if party.items[item] != ABSENT or not state.stock_ready[item]:
            continue
        to_first = sorted((ways[squares[0]], die) for die, ways in enumerate(costs) if ways is not None)[:2]
        to_second = sorted((ways[squares[1]], die) for die, ways in enumerate(costs) if ways is not None)[:2]
        pairs = [(one + two, a, b) for one, a in to_first for two, b in to_second if a != b]
        cost, a, b = min(pairs, default=(FAR, 0, 0))
        turns = (cost - party.points) / per_turn if cost > party.points else 0.0
        if turns <= 1:
            posts = tuple(
                Post(NONE, square, die, ways[square], 0)
                for square, die in zip(squares, (a, b), strict=True)
                if (ways := costs[die]) is not None
            )
            value = CROSSED_ITEM * ITEM_VALUE[item] * profile.item_interest * profile.discount**turns - STEP * cost
            plans.append(TurnPlan(value, NONE, posts, cost, turns, False, False, take=item))
    return plans

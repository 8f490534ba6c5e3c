"""Choosing three orders: what each space of the main board would bring, and how likely the minion is to get there."""

import math
from itertools import combinations, permutations
from statistics import fmean, stdev

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.rivals import LUCK, SPACES_OF_ZONE, Rivals, places, wants
from lanterne.games.dungeon_lords.bot.trying import HERE, play_out
from lanterne.games.dungeon_lords.bot.worth import Outlook, builds_left
from lanterne.games.dungeon_lords.bot.year import after_year
from lanterne.games.dungeon_lords.content.orders import FIRST_COSTS, MONSTER, ROOM, ZONES
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS, START
from lanterne.games.dungeon_lords.rules.orders import dummy_order, give_order, program
from lanterne.games.dungeon_lords.rules.purse import can_pay
from lanterne.games.dungeon_lords.rules.zones import resolve_space, resolve_zones
from lanterne.games.dungeon_lords.state import FREE, Game, State, hand, put

CANDIDATES = 8
ROUNDS = ((CANDIDATES, 5), (4, 7), (2, 12))
"""At most this many programs are followed to the end of the year, each in this many possible worlds, then fewer of them
in some more. All programs meet the same worlds with the same luck."""
BEYOND_CHANCE = 3.0
"""A program that is behind the best one by this many standard errors is followed no further."""
CONSOLATION = 0.2
"""The value of a minion that finds its zone full: its order can be taken back."""
KEPT = 0.2
"""The value of an order next round, as a share of its value: the first one stays in hand."""
FIRST_COST = 0.9
"""The value of each gold that an order costs as the first one."""
UNPAID_FIRST = -9.0
"""The value of an order that cannot be paid as the first one: it is wasted."""
TRIED_TOGETHER = 9
"""This many of the best sets of three are tried out as a whole, since one order may pay for another."""
LAST_FIRST: tuple[bool, ...] = tuple(zone.resolves[0] > zone.resolves[-1] for zone in ZONES)
"""Zones where minions that come later choose first."""


def best_program(view: View[State], sample: State, dice: SearchDice) -> Call:
    """The best triple, and with two lords an order for the dummy: the one that promises most by itself and at the end
    of the year together. Chance makes the end of the year too uncertain to decide alone."""
    thinking = Programming(view, sample, dice)
    first = {answer_with(view, sample, triple): worth for worth, triple in thinking.best(CANDIDATES)}
    ends: dict[Call, list[float]] = {answer: [] for answer in first}

    def promise(answer: Call) -> float:
        return first[answer] + (fmean(ends[answer]) if ends[answer] else 0.0)

    for number, worlds in ROUNDS:
        best, *others = sorted(ends, key=promise, reverse=True)[:number]
        behind = [answer for answer in others if _is_behind(promise(best) - promise(answer), ends[best], ends[answer])]
        ends = {answer: ends[answer] for answer in (best, *others) if answer not in behind}
        if len(ends) == 1:
            break
        for _ in range(worlds):
            world, rivals, luck = view.sample(dice), Rivals(dice, view.state.lords), dice.rolls(LUCK, 1)[0]
            for answer, found in ends.items():
                found.append(after_year(view, world, answer, rivals, thinking.outlook, SearchDice(luck)))
    return max(ends, key=promise)


def _is_behind(lead: float, better: list[float], worse: list[float]) -> bool:
    """Whether this lead is more than chance, by the differences in the worlds that both have met."""
    if not better:
        return False
    differences = [one - other for one, other in zip(better, worse, strict=True)]
    return lead > BEYOND_CHANCE * stdev(differences) / math.sqrt(len(differences))


def answer_with(view: View[State], s: State, triple: tuple[int, ...]) -> Call:
    """The program with these orders, and with two lords one for the dummy."""
    picks = [give_order(order) for order in triple]
    if PLAYER_COUNTS[len(s.lords)].orders_chosen:
        picks.append(dummy_order(_in_the_way(s, view.seat, triple)))
    return program(*picks)


def _in_the_way(s: State, seat: int, triple: tuple[int, ...]) -> int:
    """The dummy's order that the other lord is most likely to give, and this lord does not."""
    other = wants(s.lords[1 - seat])
    return max(s.dummies[seat].left, key=lambda order: (order not in triple, other[order]))


class Programming:
    """A lord thinks about this round's orders."""

    def __init__(self, view: View[State], sample: State, dice: SearchDice) -> None:
        self._view, self._sample, self._dice = view, sample, dice
        self.outlook = Outlook(sample, view.seat)
        self._before = self.outlook.worth(sample)
        self._kept = KEPT if builds_left(sample) > 1 else 0.0
        self._orders = hand(sample.lords[view.seat])
        self._worths = {order: self._of_spaces(order) for order in self._orders}
        self._places = {
            (order, place): places(view.state, view.seat, order, place)
            for order in self._orders
            for place in range(START.minions)
        }
        self._expected = {at: self._expect(*at) for at in self._places}

    def best(self, number: int) -> list[tuple[float, tuple[int, ...]]]:
        """The triples with the highest value, each with its value."""
        sets = [max(permutations(some), key=self._sum) for some in combinations(self._orders, START.minions)]
        sets.sort(key=self._sum, reverse=True)
        found = [(self._sum(triple) + self._together(triple), triple) for triple in sets[:TRIED_TOGETHER]]
        return sorted(found, reverse=True)[:number]

    def _sum(self, triple: tuple[int, ...]) -> float:
        return sum([self._expected[order, place] for place, order in enumerate(triple)])

    def _expect(self, order: int, place: int) -> float:
        """The average value of the order at this place of the three."""
        if place == 0 and not can_pay(self._sample.lords[self._view.seat], FIRST_COSTS[order]):
            return UNPAID_FIRST
        worths = self._worths[order]
        value, stands = 0.0, 0.0
        for space, row in enumerate(self._places[order, place]):
            for later, chance in enumerate(row):
                if chance:
                    value += chance * worths[space][later if LAST_FIRST[order] else 0]
                    stands += chance
        value += (1 - stands) * CONSOLATION
        if place == 0:
            value += self._kept * max(row[0] for row in worths) - FIRST_COST * FIRST_COSTS[order].gold
        return value

    def _of_spaces(self, order: int) -> list[list[float]]:
        """The value of each space of the order's zone if nobody else were there; where later minions choose first, also
        with one and with two of them."""
        found = []
        for space in range(SPACES_OF_ZONE):
            rivals = SPACES_OF_ZONE - space if LAST_FIRST[order] else 1
            found.append([self._of_space(order, space, taken) for taken in range(rivals)])
        return found

    def _of_space(self, order: int, space: int, taken: int) -> float:
        state = self._placed((order,), (SPACES_OF_ZONE * order + space,))
        if taken and order == MONSTER:
            state.tavern = tuple(sorted(state.tavern, key=STRENGTH.__getitem__)[: len(state.tavern) - taken])
        elif taken and order == ROOM:
            state.shop = state.shop[taken:]
        state.agenda[:] = [HERE, resolve_space(SPACES_OF_ZONE * order + space)]
        play_out(Game(self._view.box, state, self._dice), self.outlook)
        return self.outlook.worth(state) - self._before

    def _together(self, triple: tuple[int, ...]) -> float:
        """How much more the three bring together, on the likeliest spaces, than separately."""
        spaces = []
        alone = 0.0
        for place, order in enumerate(triple):
            chances = [sum(row) for row in self._places[order, place]]
            likeliest = max(range(SPACES_OF_ZONE), key=chances.__getitem__)
            spaces.append(SPACES_OF_ZONE * order + likeliest)
            alone += self._worths[order][likeliest][0]
        state = self._placed(triple, tuple(spaces))
        state.agenda[:] = [HERE, resolve_zones()]
        play_out(Game(self._view.box, state, self._dice), self.outlook)
        return self.outlook.worth(state) - self._before - alone

    def _placed(self, orders: tuple[int, ...], spaces: tuple[int, ...]) -> State:
        """The board with only this lord's minions."""
        state = self._sample.copy()
        standing = [FREE] * len(state.spaces)
        for space in spaces:
            standing[space] = self._view.seat
        state.spaces = tuple(standing)
        put(state, self._view.seat, state.lords[self._view.seat]._replace(orders=orders, on_cards=0))
        return state

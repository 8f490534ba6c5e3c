"""A quick estimate of the rest of a combat, with a good plan in every round, out of a few."""

import math
from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import Call
from lanterne.games.dungeon_lords.bot.forecast import STRENGTH
from lanterne.games.dungeon_lords.bot.reckoning import GHOSTLY, PRIZE_OF, Party, fought, standing
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.cards import CREATE_FOOD, FIREBALL
from lanterne.games.dungeon_lords.content.cards import TRAPS as TRAP_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import nearest, room_at, room_cells
from lanterne.games.dungeon_lords.rules.planning import lay, mark, station, unfit
from lanterne.games.dungeon_lords.rules.purse import can_pay
from lanterne.games.dungeon_lords.state import NONE, TENT, Hero, Lord, State, is_paladin, put

LOSING_TILE, LOSING_ROOM = 3.2, 2.3
"""What it costs to lose a tile, and how much more if it is a room."""
KEEPING_TRAP = (0.5, 0.05)
"""The value of a trap that is left after the combat of each year."""
KEEPING_CREATURE = 0.2
"""The value of each point of damage that creatures can still do, while there is somebody to fight."""
HIT_POINT = 0.4
"""How much each hit point that the party has left spoils the prospects."""
FOLLOWED = 3
"""How many of the best positions are followed from round to round."""
TRAPS_WEIGHED, MONSTERS_WEIGHED = 3, 4
"""How many kinds of traps and of monsters are considered in a round, at most."""


class Stand(NamedTuple):
    """How a lord stands in a combat. The last two are tuples of what was used and who was captured."""

    party: Party
    ready: tuple[int, ...]
    traps: tuple[int, ...]
    lost: int = 0
    sprung: tuple[int, ...] = ()
    captured: tuple[int, ...] = ()


def fight_on(state: State, seat: int, deck: list[int]) -> None:
    """Fight the remaining rounds against these cards. Afterwards only the lord's own row can be relied on, and that the
    combat is over: the paladin has left or is captured, and the next one is in the tent."""
    lord = state.lords[seat]
    if lord.party and deck:
        cells = falling(lord, len(deck))
        rooms = tuple([room_at(lord, cell) for cell in cells])
        payable = tuple(sorted([trap for trap in lord.traps if can_pay(lord, TRAP_TABLE[trap].cost)]))
        stand = Stand(standing(lord.party), tuple(sorted(lord.ready, key=STRENGTH.__getitem__)), payable)
        end = best_end(stand, rooms, tuple(deck), state.year, bool(lord.food), bool(lord.gold))
        put(state, seat, _afterwards(lord, cells, end))
    state.paladin = TENT
    state.round = len(MAGIC) + 1


def _afterwards(lord: Lord, cells: tuple[int, ...], end: Stand) -> Lord:
    """The lord after this combat."""
    conquered, traps, gold, food, imps = lord.conquered, list(lord.traps), lord.gold, lord.food, lord.imps
    for cell in cells[: end.lost]:
        conquered |= 1 << cell
    for trap in end.sprung:
        traps.remove(trap)
        cost = TRAP_TABLE[trap].cost
        gold, food, imps = gold - cost.gold, food - cost.food, imps - cost.imps
    prison = (*lord.prison, *end.captured)
    released = max(0, end.lost - len(cells))
    return lord._replace(
        party=(),
        prison=tuple(sorted(prison, key=PRIZE_OF.__getitem__)[released:]) if released else prison,
        conquered=conquered,
        traps=tuple(traps),
        gold=max(0, gold),
        food=max(0, food),
        imps=max(0, imps),
        evil=max(0, lord.evil - min(end.lost, len(cells))),
    )


def falling(lord: Lord, number: int) -> tuple[int, ...]:
    """The cells that would be conquered in this many rounds, in this order: the nearest first, tunnels before rooms."""
    found = []
    rooms = room_cells(lord)
    for _ in range(number):
        tiles = nearest(lord)
        if not tiles:
            break
        tiles = tiles & ~rooms or tiles
        found.append(tiles.bit_length() - 1)
        lord = lord._replace(conquered=lord.conquered | 1 << found[-1])
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def best_end(stand: Stand, rooms: tuple[int, ...], deck: tuple[int, ...], year: int, fed: bool, rich: bool) -> Stand:
    """The best end that is found against these cards. `rooms`: the room of each tile that would fall, or NONE. `rich`:
    there is gold for a trap in a room."""
    open_stands, ended = [stand], []
    for place, card in enumerate(deck):
        number = len(MAGIC) - len(deck) + place + 1
        found: dict[Stand, float] = {}
        for each in open_stands:
            for after in _after_round(each, rooms, card, number, fed, rich):
                if after not in found:
                    found[after] = _value(after, rooms, year, len(deck) - place - 1)
        ended += [(worth, after) for after, worth in found.items() if not after.party]
        going = [(worth, after) for after, worth in found.items() if after.party]
        going.sort(key=_worth, reverse=True)
        open_stands = [after for _, after in going[:FOLLOWED]]
        if place == len(deck) - 1:
            ended += going[:1]
    return max(ended, key=_worth)[1]


def _worth(item: tuple[float, Stand]) -> float:
    return item[0]


def _value(stand: Stand, rooms: tuple[int, ...], year: int, rounds: int) -> float:
    """What this position is worth with this many rounds to go."""
    value = KEEPING_TRAP[year - 1] * len(stand.traps) - LOSING_TILE * stand.lost
    for who in stand.captured:
        value += PRIZE_OF[who]
    for room in rooms[: stand.lost]:
        value -= LOSING_ROOM * (room != NONE)
    if stand.party and rounds:
        value += KEEPING_CREATURE * sum([STRENGTH[kind] for kind in stand.ready[-rounds:]])
        value -= HIT_POINT * sum([left for left, _, _ in stand.party])
    return value


def _after_round(stand: Stand, rooms: tuple[int, ...], card: int, number: int, fed: bool, rich: bool) -> list[Stand]:
    """The position after each plan for this round."""
    if stand.lost >= len(rooms):
        return [stand._replace(lost=stand.lost + 1)]  # a prisoner goes free (DL-PLN-9)
    room = rooms[stand.lost]
    found = []
    for traps, kinds in plans(stand.ready, stand.traps, room, rich):
        found.append(_after_plan(stand, rooms, traps, kinds, card, number, fed))
    return found


def _after_plan(
    stand: Stand,
    rooms: tuple[int, ...],
    traps: tuple[int, ...],
    kinds: tuple[int, ...],
    card: int,
    number: int,
    fed: bool,
) -> Stand:
    end = fought(stand.party, traps, kinds, card, number, rooms[stand.lost], fed)
    ready = _without(stand.ready, kinds, end.back) if kinds else stand.ready
    left = _without(stand.traps, traps, ()) if traps else stand.traps
    lost = stand.lost + end.conquered
    return Stand(end.party, ready, left, lost, stand.sprung + traps, stand.captured + end.captured)


@lru_cache(maxsize=1 << 14)
def _without(things: tuple[int, ...], used: tuple[int, ...], back: tuple[int, ...]) -> tuple[int, ...]:
    left = list(things)
    for thing in used:
        left.remove(thing)
    if not back:
        return tuple(left)
    return tuple(sorted([*left, *back], key=STRENGTH.__getitem__))


@lru_cache(maxsize=1 << 14)
def plans(
    ready: tuple[int, ...], traps: tuple[int, ...], room: int, rich: bool
) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """A few plans: a trap or none, a monster or none, in a room also two, and no ghost, one, or all."""
    different = list(dict.fromkeys(ready[::-1]))
    single = [kind for kind in different if not GHOSTLY[kind]]
    monsters: list[tuple[int, ...]] = [(kind,) for kind in single[:MONSTERS_WEIGHED]]
    all_monsters = tuple([kind for kind in ready[::-1] if not GHOSTLY[kind]])
    ghosts = tuple([kind for kind in ready if GHOSTLY[kind]])
    if room != NONE and ROOM_TABLE[room].ground.monsters > 1 and len(all_monsters) > 1:
        monsters.append(all_monsters[: ROOM_TABLE[room].ground.monsters])
    laid: list[tuple[int, ...]] = [()]
    if traps and (room == NONE or rich or not ROOM_TABLE[room].ground.trap_gold):
        laid.extend((trap,) for trap in list(dict.fromkeys(traps))[:TRAPS_WEIGHED])
    hosts = list(dict.fromkeys([(), ghosts[:1], ghosts]))
    return tuple([(trap, (*host, *some)) for trap in laid for some in [*monsters, ()] for host in hosts])


# --- one plan, quickly ------------------------------------------------------------------------------------------------

PLAIN_CARDS = (FIREBALL, CREATE_FOOD)
"""In each year, a card without much of an effect: the one that the quick lord expects."""


def quick_plan(s: State, seat: int) -> tuple[Call, ...]:
    """The plan after which the lord stands best, if the card is a plain one. A tunnel is defended rather than a
    room."""
    lord = s.lords[seat]
    cell = falling(lord, 1)[0]
    marked = (mark(cell),) if nearest(lord).bit_count() > 1 else ()
    room = room_at(lord, cell)
    rounds = len(MAGIC) - s.round
    payable = tuple(sorted([trap for trap in lord.traps if unfit(lord, cell, (trap,), ()) is None]))
    ready = tuple(sorted(lord.ready, key=STRENGTH.__getitem__))
    stand = Stand(standing(lord.party or _visitor(s)), ready, payable)
    best: tuple[float, tuple[Call, ...]] = (-math.inf, ())
    for traps, kinds in plans(ready, payable, room, bool(lord.gold)):
        after = _after_plan(stand, (room,), traps, kinds, PLAIN_CARDS[s.year - 1], s.round, bool(lord.food))
        value = _value(after, (room,), s.year, rounds)
        if value > best[0]:
            best = value, (*map(lay, traps), *map(station, kinds))
    return (*marked, *best[1])


def _visitor(s: State) -> tuple[Hero, ...]:
    """The paladin, who may come from another lord."""
    return tuple([hero for hero in s.lords[s.paladin].party if is_paladin(hero.who)])

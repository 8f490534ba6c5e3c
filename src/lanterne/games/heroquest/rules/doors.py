"""Doors (HQ-DOR): opened by heroes who stand beside them, free of charge, and never closed again."""

from typing import Any

from lanterne.engine import Event, Offer, Refusal, law, step
from lanterne.games.heroquest.content import quests
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, REGION_OF
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.exploration import look_around, reveal_from, reveal_room, set_open
from lanterne.games.heroquest.rules.movement import settle
from lanterne.games.heroquest.rules.telling import DOOR, tell_rules
from lanterne.games.heroquest.state import (
    DOORS,
    EDGES,
    HEROES,
    ITEMS,
    NONE,
    Door,
    DoorRow,
    Game,
    State,
)

DOOR_OPENED = Event("door-opened", "HQ-DOR-4", hero=HEROES, door=DOORS)
DOOR_OPENS_ITSELF = Event("door-opens-itself", "HQ-EXP-8", door=DOORS)
DOOR_LOCKED = Event("door-locked", "HQ-DOR-8", hero=HEROES, door=DOORS, item=ITEMS)
DOOR_BARRED = Event("door-barred", "HQ-DOR-8", hero=HEROES, door=DOORS)
DOOR_FROM_ELSEWHERE = Event("door-from-elsewhere", "HQ-DOR-8", hero=HEROES, door=DOORS)

EDGES_AT: tuple[frozenset[int], ...] = tuple(
    frozenset(number for number, edge in enumerate(EDGES) if square in edge) for square in range(GRID.size)
)
"""The edges of each square where a door can be."""

BARRED = Refusal("door-is-barred", "HQ-DOR-8")
OTHER_SIDE = Refusal("door-opens-from-other-side", "HQ-DOR-8")


@law("HQ-DOR-2", "HQ-DOR-3")
def doors_here(s: State, seat: int) -> list[tuple[int]]:
    """The closed doors on the edges of the hero's square."""
    edges = EDGES_AT[s.heroes[s.active].square]
    return [(row.door,) for row in s.doors if row.door in edges and not row.open] if edges else []


@law("HQ-DOR-8")
def known_lock(s: State, seat: int, door: int) -> Refusal | None:
    """What has been found out by trying: the key that is missing, or that it opens from elsewhere. An untried door is
    like any other."""
    row = row_of(s, door)
    if row.barred:
        return BARRED
    if row.only_from not in (NONE, s.heroes[s.active].square):
        return OTHER_SIDE
    if row.key != NONE and row.key not in s.sheets[s.active].items:
        return Refusal("needs-key", "HQ-DOR-8", (("item", row.key),))
    return None


def row_of(s: State, door: int) -> DoorRow:
    """The row of a door on the board."""
    return next(row for row in s.doors if row.door == door)


@step("HQ-DOR-2", "HQ-DOR-8", "HQ-RND-10")
def open_door(game: Game, door: Door) -> None:
    """A hero tries a door. If it is locked, the hero only learns that; otherwise it opens, and the hero looks."""
    s = game.state
    hero = s.active
    lock = lock_of(s, door)
    if lock.opens_from not in (NONE, s.heroes[hero].square):
        _learn(s, door, only_from=lock.opens_from)
        game.say(DOOR_FROM_ELSEWHERE, hero, door)
        tell_rules(game, DOOR)
    elif lock.key != NONE and lock.key not in s.sheets[hero].items:
        _learn(s, door, key=lock.key)
        game.say(DOOR_LOCKED, hero, door, lock.key)
        tell_rules(game, DOOR)
    elif lock.flag and lock.flag not in s.flags:
        _learn(s, door, barred=True)
        game.say(DOOR_BARRED, hero, door)
    else:
        set_open(s, door)
        game.say(DOOR_OPENED, hero, door)
        game.then(*_rooms(door), look_around(hero), courage_fades(), settle(hero))


@step("HQ-DOR-4", "HQ-EXP-8", "HQ-SPL-9")
def door_opens(game: Game, door: Door) -> None:
    """A door on the board opens by itself: the Genie and quests need no key."""
    set_open(game.state, door)
    game.say(DOOR_OPENS_ITSELF, door)
    game.then(reveal_from(door), courage_fades())


def lock_of(s: State, door: int) -> quests.Door:
    """What the quest says of a door."""
    a, b = EDGES[door]
    return next(row for row in s.chart.doors if {row.a, row.b} == {a, b})


def unbar(s: State) -> None:
    """A flag has been set: what heroes found barred, or forbidden to search, is worth another try."""
    s.doors = [row._replace(barred=False) for row in s.doors]
    s.forbidden = 0


def _learn(s: State, door: int, **found: Any) -> None:
    place = next(place for place, row in enumerate(s.doors) if row.door == door)
    s.doors[place] = s.doors[place]._replace(**found)


def _rooms(door: int) -> list[tuple[object, ...]]:
    """HQ-EXP-6: the rooms on both sides are revealed."""
    regions = {REGION_OF[square] for square in EDGES[door]}
    return [reveal_room(region) for region in sorted(regions) if region != CORRIDOR]


OPEN_DOOR = (Offer(open_door, doors_here, each=(known_lock,)),)

"""Doors in walls, and what locks them (QW-MAP-1 to QW-MAP-3, QW-LCK)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.state import DOORS, WALLS
from lanterne.games.quest_workshop.drawing import TILES
from lanterne.games.quest_workshop.entries import item_name
from lanterne.games.quest_workshop.rules.tools import flag_name
from lanterne.games.quest_workshop.state import (
    BETWEEN,
    DOOR_TOOLS,
    LOCK_TOOLS,
    Door,
    Game,
    State,
    change,
    tool_name,
)

DOOR_THERE = Refusal("door-there", "QW-MAP-2")
NO_SECRET_DOORS_LEFT = Refusal("no-secret-doors-left", "QW-MAP-3", (("number", TILES["secret-door"]),))
STANDS_OPEN = Refusal("door-stands-open", "QW-LCK-1")


def every_place(s: State, seat: int) -> Iterable[tuple[int]]:
    """All walls between two regions, if the tool in hand is a door."""
    return [(door,) for door in range(len(WALLS))] if tool_name(s) in DOOR_TOOLS else []


def door_at(s: State, door: int) -> sheets.Between | None:
    """The two squares of the door there, as the sheet names them."""
    both = {BETWEEN[door], BETWEEN[door][::-1]}
    every = (*(row.between for row in s.quest.doors), *s.quest.secret_doors)
    return next((between for between in every if between in both), None)


@law("QW-MAP-2", "QW-MAP-3")
def not_to_be_hung(s: State, seat: int, door: int) -> Refusal | None:
    """One door per wall, not at a blocked square, and no more secret ones than the box holds."""
    if door_at(s, door) is not None:
        return DOOR_THERE
    for name in BETWEEN[door]:
        if name in s.quest.blocked:
            return Refusal("blocked-there", "QW-MAP-2", (("square", LAYOUT.square(name)),))
    if tool_name(s) == "secret-door" and len(s.quest.secret_doors) >= TILES["secret-door"]:
        return NO_SECRET_DOORS_LEFT
    return None


@step("QW-MAP-1", "QW-MAP-2", "QW-MAP-3")
def hang(game: Game, door: Door) -> None:
    """Put a door in. The rooms on both sides are no longer solid rock. The first room with a door is where lost
    artifacts turn up, until another is chosen."""
    s, between = game.state, BETWEEN[door]
    if tool_name(s) == "secret-door":
        change(s, secret_doors=(*s.quest.secret_doors, between))
    else:
        row = sheets.Door(between=between, open=tool_name(s) == "open-door")
        change(s, doors=(*s.quest.doors, row))
    joined = [LAYOUT.regions[LAYOUT.region_of[LAYOUT.square(name)]] for name in between]
    change(s, dark_rooms=tuple(room for room in s.quest.dark_rooms if room not in joined))
    if s.quest.lost_artifacts in s.quest.dark_rooms:
        change(s, lost_artifacts=next(room for room in joined if room != LAYOUT.regions[0]))


# --- locks ------------------------------------------------------------------------------------------------------------


def _door(s: State, door: int) -> sheets.Door:
    between = door_at(s, door)
    return next(row for row in s.quest.doors if row.between == between)


def lockable(s: State, seat: int) -> Iterable[tuple[int]]:
    """All doors that are not secret, if the tool in hand locks doors."""
    if tool_name(s) not in LOCK_TOOLS:
        return []
    found = {row.between for row in s.quest.doors}
    return [(door,) for door, pair in enumerate(BETWEEN) if pair in found or pair[::-1] in found]


@law("QW-LCK-1")
def stands_open(s: State, seat: int, door: int) -> Refusal | None:
    return STANDS_OPEN if _door(s, door).open else None


@step("QW-LCK-1", "QW-LCK-2")
def lock(game: Game, door: Door) -> None:
    """Toggle: what is in hand keeps the door shut, an item until somebody holds it, a flag until it is set. A one-way
    door opens from the first side, then from the second, then from both again."""
    s = game.state
    row = _door(s, door)
    if tool_name(s) == "item":
        name = item_name(s, s.item)
        new = replace(row, key=None if row.key == name else name)
    elif tool_name(s) == "flag":
        new = replace(row, flag=None if row.flag == flag_name(s) else flag_name(s))
    else:
        first, second = BETWEEN[door]
        new = replace(row, opens_from={None: first, first: second}.get(row.opens_from))
    change(s, doors=tuple(new if each is row else each for each in s.quest.doors))


# --- taking away ------------------------------------------------------------------------------------------------------


def doors_there(s: State, seat: int) -> Iterable[tuple[int]]:
    if tool_name(s) != "eraser":
        return []
    return [(door,) for door in range(len(DOORS.names)) if door_at(s, door) is not None]


@step("QW-MAP-2")
def unhang(game: Game, door: Door) -> None:
    """Take the door away."""
    s = game.state
    between = door_at(s, door)
    change(
        s,
        doors=tuple(row for row in s.quest.doors if row.between != between),
        secret_doors=tuple(pair for pair in s.quest.secret_doors if pair != between),
    )


HANGING = (
    Offer(hang, every_place, each=(not_to_be_hung,)),
    Offer(lock, lockable, each=(stands_open,)),
    Offer(unhang, doors_there),
)

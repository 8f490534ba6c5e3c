"""Doors in walls (QW-MAP-1 to QW-MAP-3)."""

from collections.abc import Iterable

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.state import DOORS
from lanterne.games.quest_workshop.drawing import TILES
from lanterne.games.quest_workshop.state import (
    BETWEEN,
    DOOR_TOOLS,
    Door,
    Game,
    State,
    change,
    tool_name,
)

DOOR_THERE = Refusal("door-there", "QW-MAP-2")
NO_SECRET_DOORS_LEFT = Refusal("no-secret-doors-left", "QW-MAP-3", (("number", TILES["secret-door"]),))


def every_place(s: State, seat: int) -> Iterable[tuple[int]]:
    """All walls between two regions, if a door is in hand."""
    return [(door,) for door in range(len(DOORS.names))] if tool_name(s) in DOOR_TOOLS else []


def door_at(s: State, door: int) -> sheets.Between | None:
    """The squares of the door that stands there, as the sheet names them."""
    both = {BETWEEN[door], BETWEEN[door][::-1]}
    every = (*(row.between for row in s.quest.doors), *s.quest.secret_doors)
    return next((between for between in every if between in both), None)


@law("QW-MAP-2", "QW-MAP-3")
def not_to_be_hung(s: State, seat: int, door: int) -> Refusal | None:
    """One door in a place, on no blocked square, and no more secret ones than the box holds."""
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
    """The rooms on both sides are solid rock no longer. The first of them is where lost artifacts turn up, as long as
    no other room has been chosen."""
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


def doors_there(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(door,) for door in range(len(DOORS.names)) if door_at(s, door) is not None]


@step("QW-MAP-2")
def unhang(game: Game, door: Door) -> None:
    """The wall is whole again."""
    s = game.state
    between = door_at(s, door)
    change(
        s,
        doors=tuple(row for row in s.quest.doors if row.between != between),
        secret_doors=tuple(pair for pair in s.quest.secret_doors if pair != between),
    )


HANGING = (Offer(hang, every_place, each=(not_to_be_hung,)), Offer(unhang, doors_there))

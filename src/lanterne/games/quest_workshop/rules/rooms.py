"""Rooms: solid rock, the special treasure of a room, where lost artifacts turn up (QW-MAP-4, QW-TRE)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.quest_workshop.drawing import doors_of, searched, things_in
from lanterne.games.quest_workshop.entries import item_name
from lanterne.games.quest_workshop.rules.tools import flag_name
from lanterne.games.quest_workshop.state import (
    FIND_TOOLS,
    ROOM_TOOLS,
    Game,
    Room,
    State,
    change,
    tool_name,
)
from lanterne.games.quest_workshop.texts import without

MOST_ITEMS = 3
ARTIFACTS = frozenset(row.id for row in BOX.artifacts)

NOT_EMPTY = Refusal("room-not-empty", "QW-MAP-4")
ROCK_ALREADY = Refusal("rock-already", "QW-MAP-4")
SOLID_ROCK = Refusal("solid-rock", "QW-MAP-4")
LOST_HERE = Refusal("lost-here", "QW-TRE-3")
NOTHING_ALREADY = Refusal("nothing-already", "QW-TRE-1")
GOLD_ALREADY = Refusal("gold-already", "QW-TRE-1")
ENOUGH_ITEMS = Refusal("enough-items", "QW-TRE-1", (("number", MOST_ITEMS),))
NO_TREASURE = Refusal("no-treasure", "QW-TRE-4")


def every_room(s: State, seat: int) -> Iterable[tuple[int]]:
    """All rooms, if what is in hand goes into a room."""
    fits = tool_name(s) in (*ROOM_TOOLS, *FIND_TOOLS, "flag")
    return [(room,) for room in range(1, len(LAYOUT.regions))] if fits else []


@law("QW-MAP-4", "QW-TRE-1", "QW-TRE-2", "QW-TRE-3", "QW-TRE-4")
def not_to_be_marked(s: State, seat: int, region: int) -> Refusal | None:
    """Only an empty room without doors is solid rock, and nothing is hidden in rock."""
    room, tool = LAYOUT.regions[region], tool_name(s)
    if tool == "rock":
        if room in s.quest.dark_rooms:
            return ROCK_ALREADY
        return NOT_EMPTY if _in_use(s, region) else None
    if room in s.quest.dark_rooms:
        return SOLID_ROCK
    if tool == "lost":
        return LOST_HERE if s.quest.lost_artifacts == room else None
    if tool == "flag":
        return NO_TREASURE if find_in(s, room) is None else None
    return unfit_find(s, room)


def _in_use(s: State, region: int) -> bool:
    """Whether a room has doors, things or treasure, is where lost artifacts turn up, or is referred to."""
    room, quest = LAYOUT.regions[region], s.quest
    named = room == quest.lost_artifacts or any(find.room == room for find in quest.finds)
    named = named or any(row.needs.quiet_room == room for row in quest.actions)
    named = named or any(room in searched(note.trigger) for note in quest.notes)
    return named or bool(doors_of(quest, region)) or bool(things_in(quest, region))


def unfit_find(s: State, room: str) -> Refusal | None:
    """QW-TRE-1, QW-TRE-2: why what is in hand cannot be hidden in this room."""
    tool, find = tool_name(s), find_in(s, room)
    if tool == "nothing":
        return NOTHING_ALREADY if find is not None else None
    if tool == "gold":
        return GOLD_ALREADY if find is not None and find.gold == s.gold else None
    if find is not None and len(find.items) >= MOST_ITEMS:
        return ENOUGH_ITEMS
    return found_already(s)


def found_already(s: State) -> Refusal | None:
    """QW-TRE-2: the item in hand is an artifact that the quest already gives."""
    name = item_name(s, s.item)
    if name in ARTIFACTS and name in given(s):
        return Refusal("artifact-there", "QW-TRE-2", (("item", s.item),))
    return None


def find_in(s: State, room: str) -> sheets.Find | None:
    """The special treasure of a room."""
    return next((find for find in s.quest.finds if find.room == room), None)


def given(s: State) -> list[str]:
    """All items that heroes can get in the quest."""
    found = [name for find in s.quest.finds for name in find.items]
    return found + [effect.item for _, effect in s.quest.effects if isinstance(effect, sheets.Give)]


@step("QW-MAP-4", "QW-TRE-1", "QW-TRE-3", "QW-TRE-4")
def mark(game: Game, region: Room) -> None:
    """Make the room solid rock or the place of lost artifacts, or hide there what is in hand. A flag in hand bars the
    search for its treasure, or no longer does."""
    s, room = game.state, LAYOUT.regions[region]
    if tool_name(s) == "rock":
        change(s, dark_rooms=(*s.quest.dark_rooms, room))
    elif tool_name(s) == "lost":
        change(s, lost_artifacts=room)
    else:
        hide(s, room, None)


def hide(s: State, room: str, piece: str | None) -> None:
    """Hide what is in hand in the room: in this piece of furniture, or where the treasure is already."""
    old = find_in(s, room) or sheets.Find(room=room)
    new = replace(old, piece=piece or old.piece)
    if tool_name(s) == "gold":
        new = replace(new, gold=s.gold)
    elif tool_name(s) == "item":
        new = replace(new, items=(*new.items, item_name(s, s.item)))
    elif tool_name(s) == "flag":
        new = replace(new, forbidden_until=None if new.forbidden_until == flag_name(s) else flag_name(s))
    if old in s.quest.finds:
        change(s, finds=tuple(new if find is old else find for find in s.quest.finds))
    else:
        change(s, finds=(*s.quest.finds, new))


def rooms_with_finds(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(LAYOUT.regions.index(find.room),) for find in s.quest.finds] if tool_name(s) == "eraser" else []


@step("QW-TRE-1")
def unmark(game: Game, region: Room) -> None:
    """Remove the room's special treasure and its texts."""
    s, room = game.state, LAYOUT.regions[region]
    change(s, finds=tuple(find for find in s.quest.finds if find.room != room))
    s.texts = without(s.texts, (f"find-{s.quest.id}-{room}",))


MARKING = (Offer(mark, every_room, each=(not_to_be_marked,)), Offer(unmark, rooms_with_finds))

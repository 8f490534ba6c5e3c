"""The rooms: which are solid rock, and what is hidden in them."""

from functools import lru_cache

from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.scene.looks import REGION_TONES, ROCK_TONE
from lanterne.games.quest_workshop.state import ITEMS, ROOMS
from lanterne.scene import Node, Panel, Say
from lanterne.scene.keeping import by_identity
from lanterne.scene.saying import said


def _rooms(quest: QuestFile) -> Panel:
    finds = {find.room: (find.gold, find.items) for find in quest.finds}
    nodes = [
        _room(place, room in quest.dark_rooms, room == quest.lost_artifacts, finds.get(room))
        for place, room in enumerate(LAYOUT.regions)
        if place
    ]
    return Panel("rooms", Say("panel-rooms"), "list", tuple(nodes))


room_panel = by_identity(_rooms, 64)


@lru_cache(maxsize=1024)
def _room(room: int, dark: bool, lost: bool, find: tuple[int, tuple[str, ...]] | None) -> Node:
    told = [Say("floor-rock")] if dark else []
    told += [Say("room-lost")] if lost else []
    if find is not None:
        gold, items = find
        told += [Say("room-gold", {"gold": gold})] if gold else []
        told += [said(ITEMS, ITEMS.number(name)) for name in items if name in ITEMS.names]
        told += [Say("room-nothing")] if not gold and not items else []
    tone = ROCK_TONE if dark else REGION_TONES[room]
    icon = "stone-block" if dark else "open-treasure-chest" if find else "all-seeing-eye" if lost else ""
    return Node(f"region:{ROOMS.name(room)}", "card", said(ROOMS, room), tone=tone, icon=icon, detail=tuple(told))

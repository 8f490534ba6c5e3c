"""The rooms: which are solid rock, and what is hidden in them."""

from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.scene.looks import REGION_TONES, ROCK_TONE
from lanterne.games.quest_workshop.state import ROOMS
from lanterne.games.quest_workshop.telling import item_said
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said


def room_panel(quest: QuestFile) -> Panel:
    """All rooms but the corridor."""
    finds = {
        find.room: (find.gold, tuple(item_said(quest, name) for name in find.items), find.forbidden_until or "")
        for find in quest.finds
    }
    nodes = [
        _room(place, room in quest.dark_rooms, room == quest.lost_artifacts, *finds.get(room, (0, None, "")))
        for place, room in enumerate(LAYOUT.regions)
        if place
    ]
    return Panel("rooms", Say("panel-rooms"), "list", tuple(nodes))


def _room(room: int, dark: bool, lost: bool, gold: int, items: tuple[Say, ...] | None, flag: str) -> Node:
    details = [Say("floor-rock")] if dark else []
    details += [Say("room-lost")] if lost else []
    if items is not None:
        details += [Say("room-gold", {"gold": gold})] if gold else []
        details += items
        details += [Say("room-nothing")] if not gold and not items else []
        details += [Say("room-barred", {"flag": flag})] if flag else []
    tone = ROCK_TONE if dark else REGION_TONES[room]
    icon = "stone-block" if dark else "all-seeing-eye" if lost else ""
    icon = icon if items is None else "open-treasure-chest"
    return Node(f"region:{ROOMS.name(room)}", "card", said(ROOMS, room), tone=tone, icon=icon, detail=tuple(details))

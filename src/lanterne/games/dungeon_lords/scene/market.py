"""The middle of the board below the zones: tavern, room shop, town, tent, and what the seasons bring."""

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.adventurers import PALADINS
from lanterne.games.dungeon_lords.content.board import SHOP_TILES, TAVERN_TILES
from lanterne.games.dungeon_lords.content.calendar import SEASON_NAMES, WINTER
from lanterne.games.dungeon_lords.scene.dues import dues_of
from lanterne.games.dungeon_lords.scene.sight import hiring, town_seen
from lanterne.games.dungeon_lords.scene.tiles import adventurer, area, combat_card, creature, event, room
from lanterne.games.dungeon_lords.state import MONSTERS, NONE, ROOMS, SEASONS, TENT, Hero, State
from lanterne.kit.rects import Rect, across, packed
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

TAVERN, SHOP, TOWN, TENT_BOX = (
    *(Rect(0, 514, 310, 136), Rect(318, 514, 212, 136)),
    *(Rect(538, 514, 340, 136), Rect(886, 514, 114, 136)),
)
YEAR = Rect(0, 658, 1000, 122)


def tavern(s: State) -> tuple[Node, ...]:
    """The creatures on offer. They can be chosen only while one is hired."""
    places = packed(TAVERN.inside, TAVERN_TILES)
    tiles = [
        creature(f"tavern:{place}", kind, box, "area:tavern", f"monster:{MONSTERS.name(kind)}" if hiring(s) else "")
        for place, (kind, box) in enumerate(zip(s.tavern, places, strict=False))
    ]
    return (area("area:tavern", Say("area-tavern"), TAVERN, (Say("area-tavern.effect"),)), *tiles)


def shop(s: State) -> tuple[Node, ...]:
    """The rooms on offer."""
    places = packed(SHOP.inside, SHOP_TILES)
    tiles = [
        room(f"shop:{ROOMS.name(kind)}", kind, box, "area:shop", f"room:{ROOMS.name(kind)}")
        for kind, box in zip(s.shop, places, strict=False)
    ]
    return (area("area:shop", Say("area-room-shop"), SHOP, (Say("area-room-shop.effect"),)), *tiles)


def town(view: View[State]) -> tuple[Node, ...]:
    """The year's combat cards, round by round. A card that only the viewer has seen is dim."""
    cards, shown = town_seen(view), len(view.state.shown_cards)
    places = packed(TOWN.inside, max(1, len(cards)))
    tiles = [
        combat_card(f"town:{number}", card, number, box, "area:town", number <= shown)
        for number, (card, box) in enumerate(zip(cards, places, strict=False), 1)
    ]
    return (area("area:town", Say("area-town"), TOWN, (Say("area-town.effect"),)), *tiles)


def tent(s: State) -> tuple[Node, ...]:
    """The tent, with the year's paladin until a lord is evil enough to be visited."""
    here = area("area:tent", Say("realm-tent"), TENT_BOX, (Say("area-tent.effect"),))
    if s.paladin != TENT:
        return (here,)
    who = PALADINS[s.year - 1]
    return here, adventurer("tent:paladin", Hero(who), packed(TENT_BOX.inside, 1)[0], "area:tent")


# --- the seasons ------------------------------------------------------------------------------------------------------


def seasons(view: View[State]) -> tuple[Node, ...]:
    """Spring, summer and autumn: the event of each, once it is known, and the adventurers who will come."""
    boxes = enumerate(across(YEAR, len(SEASON_NAMES) - 1), WINTER + 1)
    return tuple([node for season, box in boxes for node in _season(view, season, box)])


def _season(view: View[State], season: int, box: Rect) -> list[Node]:
    s = view.state
    name, coming = f"season:{SEASONS.name(season)}", s.coming[season]
    detail = (Say("season-now"),) if season == s.season else (Say("season-past"),) if season < s.season else ()
    nodes = [area(name, said(SEASONS, season), box, detail, dim=season < s.season)]
    left = Rect(box.inside.left, box.inside.top, 84, box.inside.high)
    if s.events[season] != NONE:
        nodes.append(_event(view, season, packed(left, 1)[0], name))
    right = Rect(left.left + 92, left.top, box.inside.wide - 92, left.high)
    places = packed(right, max(4, len(coming)), largest=62)
    nodes += [adventurer(f"coming:{who}", Hero(who), place, name) for who, place in zip(coming, places, strict=False)]
    return nodes


def _event(view: View[State], season: int, box: Rect, name: str) -> Node:
    """The event token, with what the viewer owes then, and a mark if that is more than there is."""
    s = view.state
    token = event(f"event:{SEASONS.name(season)}", s.events[season], s.special, box, name)
    owed = dues_of(view, season)
    badge = "!" if any(due.badge for due in owed) else ""
    return replace(token, badge=badge, detail=(*[due.label for due in owed], *token.detail))

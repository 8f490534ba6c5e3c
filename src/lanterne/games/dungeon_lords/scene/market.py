"""What lies in the middle besides the zones: tavern, room shop, town, tent, and what the seasons bring."""

from functools import lru_cache

from lanterne.games.dungeon_lords.content.adventurers import PALADINS
from lanterne.games.dungeon_lords.content.board import SHOP_TILES, TAVERN_TILES
from lanterne.games.dungeon_lords.content.calendar import SEASON_NAMES, WINTER
from lanterne.games.dungeon_lords.scene.tiles import adventurer, area, combat_card, creature, event, room
from lanterne.games.dungeon_lords.state import MONSTERS, NONE, ROOMS, SEASONS, TENT, Hero
from lanterne.kit.rects import Rect, across, packed
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

TAVERN, SHOP, TOWN, TENT_BOX = (
    *(Rect(0, 514, 310, 136), Rect(318, 514, 212, 136)),
    *(Rect(538, 514, 340, 136), Rect(886, 514, 114, 136)),
)
YEAR = Rect(0, 658, 1000, 122)
NAMED = tuple((Say(f"area-{name}"), (Say(f"area-{name}.effect"),)) for name in ("tavern", "room-shop", "town"))


@lru_cache(maxsize=1024)
def tavern(kinds: tuple[int, ...], hiring: bool) -> tuple[Node, ...]:
    """The creatures on offer; while one of them is hired they are what is chosen."""
    places = packed(TAVERN.inside, TAVERN_TILES)
    tiles = [
        creature(f"tavern:{place}", kind, box, "area:tavern", f"monster:{MONSTERS.name(kind)}" if hiring else "")
        for place, (kind, box) in enumerate(zip(kinds, places, strict=False))
    ]
    return (area("area:tavern", NAMED[0][0], TAVERN, NAMED[0][1]), *tiles)


@lru_cache(maxsize=1024)
def shop(kinds: tuple[int, ...]) -> tuple[Node, ...]:
    """The rooms on offer."""
    places = packed(SHOP.inside, SHOP_TILES)
    tiles = [
        room(f"shop:{ROOMS.name(kind)}", kind, box, "area:shop", f"room:{ROOMS.name(kind)}")
        for kind, box in zip(kinds, places, strict=False)
    ]
    return (area("area:shop", NAMED[1][0], SHOP, NAMED[1][1]), *tiles)


@lru_cache(maxsize=1024)
def town(cards: tuple[int, ...], shown: int) -> tuple[Node, ...]:
    """The year's combat cards, round by round; the viewer's own knowledge of those that are not `shown` is dim."""
    places = packed(TOWN.inside, max(1, len(cards)))
    tiles = [
        combat_card(f"town:{number}", card, number, box, "area:town", number <= shown)
        for number, (card, box) in enumerate(zip(cards, places, strict=False), 1)
    ]
    return (area("area:town", NAMED[2][0], TOWN, NAMED[2][1]), *tiles)


@lru_cache(maxsize=16)
def tent(year: int, paladin: int) -> tuple[Node, ...]:
    """The year's paladin, while he waits."""
    here = area("area:tent", Say("realm-tent"), TENT_BOX, (Say("area-tent.effect"),))
    if paladin != TENT:
        return (here,)
    who = PALADINS[year - 1]
    return here, adventurer("tent:paladin", Hero(who), packed(TENT_BOX.inside, 1)[0], "area:tent")


# --- the seasons ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def seasons(events: tuple[int, ...], coming: tuple[tuple[int, ...], ...], special: int, now: int) -> tuple[Node, ...]:
    """Spring, summer and autumn: the event of each, once it is known, and the adventurers who wait."""
    nodes: list[Node] = []
    for season, box in enumerate(across(YEAR, len(SEASON_NAMES) - 1), WINTER + 1):
        name = f"season:{SEASONS.name(season)}"
        told = (Say("season-now"),) if season == now else (Say("season-past"),) if season < now else ()
        here = area(name, said(SEASONS, season), box, told, dim=season < now)
        nodes.append(here)
        first = Rect(box.inside.left, box.inside.top, 84, box.inside.high)
        if events[season] != NONE:
            nodes.append(event(f"event:{SEASONS.name(season)}", events[season], special, packed(first, 1)[0], name))
        rest = Rect(first.left + 92, first.top, box.inside.wide - 92, first.high)
        places = packed(rest, max(4, len(coming[season])), largest=62)
        nodes += [
            adventurer(f"coming:{who}", Hero(who), place, name)
            for who, place in zip(coming[season], places, strict=False)
        ]
    return tuple(nodes)

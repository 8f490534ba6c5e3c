"""What this season has in store, in words: events, what is on offer, combat cards, dummies."""

from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.calendar import SEASON_NAMES
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.sight import FACE_DOWN, as_before, town_seen
from lanterne.games.dungeon_lords.scene.tiles import NOWHERE, combat_card, creature, event, room
from lanterne.games.dungeon_lords.state import (
    MONSTERS,
    NONE,
    ORDERS,
    ROOMS,
    SEASONS,
    Dummy,
    State,
)
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said

Tokens: TypeAlias = tuple[int, ...]


def season_panel(view: View[State], hiring: bool) -> Panel:
    """As the viewer knows it. `hiring`: creatures of the tavern are what is chosen."""
    s = view.state
    offer = (s.tavern, s.shop, hiring) if not s.round else ((), (), False)
    return _panel(s.events, s.special, offer, town_seen(view), len(s.shown_cards), s.dummies)


@lru_cache(maxsize=512)
def _panel(
    events: Tokens,
    special: int,
    offer: tuple[Tokens, Tokens, bool],
    town: Tokens,
    shown: int,
    dummies: tuple[Dummy, ...],
) -> Panel:
    kinds, rooms, hiring = offer
    nodes = [_event(season, events[season], special) for season in range(len(SEASON_NAMES)) if events[season] != NONE]
    nodes += [
        creature(f"offer:{place}", kind, NOWHERE, thing=f"monster:{MONSTERS.name(kind)}" if hiring else "")
        for place, kind in enumerate(kinds)
    ]
    nodes += [room(f"offer:{ROOMS.name(kind)}", kind, NOWHERE, thing=f"room:{ROOMS.name(kind)}") for kind in rooms]
    nodes += [
        _numbered(combat_card(f"card:{number}", card, number, NOWHERE, "", number <= shown))
        for number, card in enumerate(town, 1)
        if card != FACE_DOWN
    ]
    nodes += [_dummy(number, dummy) for number, dummy in enumerate(dummies, 1)]
    return Panel("season", Say("panel-season"), "list", tuple(nodes))


def _numbered(card: Node) -> Node:
    """In a list nothing is dim: it is there to be read."""
    return as_before(replace(card, dim=False))


def _event(season: int, token: int, special: int) -> Node:
    news = event(f"news:{SEASONS.name(season)}", token, special, NOWHERE)
    return as_before(replace(news, label=Say("season-event", {"season": said(SEASONS, season), "event": news.label})))


@lru_cache(maxsize=128)
def _dummy(number: int, dummy: Dummy) -> Node:
    shown = [Say("dummy-shown", {"order": said(ORDERS, order)}) for order in dummy.shown]
    left = [Say("dummy-left", {"order": said(ORDERS, order)}) for order in dummy.left]
    away = [Say("dummy-away", {"order": said(ORDERS, order)}) for order in dummy.inaccessible]
    return Node(
        id=f"dummy:{number}",
        shape="ally",
        label=Say("dummy-lord", {"number": number}),
        tone=looks.DUMMY_TONE,
        icon=looks.MINION_ICON,
        mark=looks.DUMMY_MARKS[number - 1],
        detail=(*shown, *left, *away),
    )

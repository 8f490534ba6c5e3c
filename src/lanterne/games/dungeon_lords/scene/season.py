"""What this season has in store, as a list: dues, events, what is on offer, combat cards, dummies."""

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.dues import dues
from lanterne.games.dungeon_lords.scene.sight import FACE_DOWN, hiring, town_seen
from lanterne.games.dungeon_lords.scene.tiles import NOWHERE, combat_card, creature, event, room
from lanterne.games.dungeon_lords.state import MONSTERS, NONE, ORDERS, ROOMS, SEASONS, Dummy, State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said


def season_panel(view: View[State]) -> Panel:
    """What the viewer knows of it."""
    s = view.state
    nodes = dues(view)
    nodes += [_event(season, token, s.special) for season, token in enumerate(s.events) if token != NONE]
    nodes += _offer(s) if not s.round else []
    nodes += [
        _listed(combat_card(f"card:{number}", card, number, NOWHERE, "", number <= len(s.shown_cards)))
        for number, card in enumerate(town_seen(view), 1)
        if card != FACE_DOWN
    ]
    nodes += [_dummy(number, dummy) for number, dummy in enumerate(s.dummies, 1)]
    return Panel("season", Say("panel-season"), "list", tuple(nodes))


def _offer(s: State) -> list[Node]:
    """The tavern and the room shop. Creatures can be chosen only while one is hired."""
    creatures = [
        creature(f"offer:{place}", kind, NOWHERE, thing=f"monster:{MONSTERS.name(kind)}" if hiring(s) else "")
        for place, kind in enumerate(s.tavern)
    ]
    rooms = [room(f"offer:{ROOMS.name(kind)}", kind, NOWHERE, thing=f"room:{ROOMS.name(kind)}") for kind in s.shop]
    return creatures + rooms


def _listed(card: Node) -> Node:
    """Nothing in a list is dim: it is there to be read."""
    return replace(card, dim=False)


def _event(season: int, token: int, special: int) -> Node:
    news = event(f"news:{SEASONS.name(season)}", token, special, NOWHERE)
    return replace(news, label=Say("season-event", {"season": said(SEASONS, season), "event": news.label}))


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

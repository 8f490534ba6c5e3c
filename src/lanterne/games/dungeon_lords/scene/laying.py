"""Previews of what a lord may dig or build, where it would be in the dungeon."""

from msgspec.structs import replace

from lanterne.engine import Call, View
from lanterne.games.dungeon_lords.rules.building import build
from lanterne.games.dungeon_lords.rules.digging import dig
from lanterne.games.dungeon_lords.scene.cells import cell
from lanterne.games.dungeon_lords.scene.dungeon import dungeon_id
from lanterne.games.dungeon_lords.state import Lord, State
from lanterne.scene import Ghost


def ghosts(view: View[State]) -> dict[Call, Ghost]:
    """Tunnels where they may be dug, rooms where they may be built."""
    lord = view.state.lords[view.seat]
    found: dict[Call, Ghost] = {}
    for call in view.options():
        if call[0] == dig.name:
            found[call] = _laid(view.seat, lord._replace(dug=lord.dug | 1 << call[1]), call[1])
        elif call[0] == build.name:
            room, where = call[1:]
            rooms = tuple(sorted((*lord.rooms, (where, room))))
            found[call] = _laid(view.seat, lord._replace(rooms=rooms), where)
    return found


def _laid(seat: int, lord: Lord, where: int) -> Ghost:
    node = cell(seat, lord, where)
    return Ghost(dungeon_id(seat), (replace(node, mark="", thing=""),))

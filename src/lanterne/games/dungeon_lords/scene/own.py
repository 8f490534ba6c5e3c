"""What the viewer has, as a list: traps, creatures, rooms, the party at the entrance, and prisoners."""

from msgspec.structs import replace

from lanterne.engine import View
from lanterne.games.dungeon_lords.scene.sight import hiring
from lanterne.games.dungeon_lords.scene.tiles import NOWHERE, adventurer, creature, room, trap
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, MONSTERS, ROOMS, TRAPS, Hero, State
from lanterne.scene import Node, Panel, Say


def own_panel(view: View[State]) -> Panel:
    """The viewer's own cards and tiles; equal ones share a row. They can be chosen only while the viewer is asked, and
    creatures only while none is hired from the tavern."""
    lord = view.state.lords[view.seat]
    choosing = view.is_asked and not hiring(view.state)
    nodes = [
        trap(f"held:{TRAPS.name(kind)}", kind, NOWHERE, thing=f"trap:{TRAPS.name(kind)}" if view.is_asked else "")
        for kind in dict.fromkeys((*lord.traps, *lord.trapped))
    ]
    nodes += [_creature(kind, False, choosing) for kind in dict.fromkeys(lord.ready + lord.stationed)]
    nodes += [_creature(kind, True, choosing) for kind in dict.fromkeys(lord.spent)]
    nodes += [
        room(f"built:{ROOMS.name(kind)}", kind, NOWHERE, thing=f"room:{ROOMS.name(kind)}") for _, kind in lord.rooms
    ]
    nodes += [
        adventurer(f"guest:{place}", hero, NOWHERE, thing=_thing(hero.who), first=not place)
        for place, hero in enumerate(lord.party)
    ]
    nodes += [_prisoner(who) for who in lord.prison]
    return Panel("own", Say("panel-own"), "list", tuple(nodes))


def _creature(kind: int, face_down: bool, choosing: bool) -> Node:
    name = MONSTERS.name(kind)
    thing = f"monster:{name}" if choosing else ""
    return creature(f"{'spent' if face_down else 'ready'}:{name}", kind, NOWHERE, thing=thing, face_down=face_down)


def _prisoner(who: int) -> Node:
    held = adventurer(f"captive:{who}", Hero(who), NOWHERE, thing=_thing(who))
    return replace(held, label=Say("captive", {"adventurer": held.label}), badge="", detail=(), facts=(), dim=True)


def _thing(who: int) -> str:
    return f"adventurer:{ADVENTURER_IDS.name(who)}"

"""What the viewer has, in words: traps, creatures, rooms, his party and prisoners."""

from functools import lru_cache

from msgspec.structs import replace

from lanterne.games.dungeon_lords.scene.sight import as_before
from lanterne.games.dungeon_lords.scene.tiles import NOWHERE, adventurer, creature, room, trap
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, MONSTERS, ROOMS, TRAPS, Hero, Lord
from lanterne.scene import Node, Panel, Say


def own_panel(lord: Lord, asked: bool, hiring: bool) -> Panel:
    """The viewer's own cards and tiles; equal ones are one row. Only while he is `asked` they are what is chosen, and
    his creatures only if he is not `hiring`."""
    held = (*lord.traps, *lord.trapped)
    rooms = tuple([kind for _, kind in lord.rooms])
    return _panel(
        held, lord.ready + lord.stationed, lord.spent, rooms, lord.party, lord.prison, asked, asked and not hiring
    )


@lru_cache(maxsize=512)
def _panel(
    traps: tuple[int, ...],
    ready: tuple[int, ...],
    spent: tuple[int, ...],
    rooms: tuple[int, ...],
    party: tuple[Hero, ...],
    prison: tuple[int, ...],
    asked: bool,
    choosing: bool,
) -> Panel:
    nodes: list[Node] = [
        trap(f"held:{TRAPS.name(kind)}", kind, NOWHERE, thing=f"trap:{TRAPS.name(kind)}" if asked else "")
        for kind in dict.fromkeys(traps)
    ]
    for kinds, face_down in ((ready, False), (spent, True)):
        nodes += [
            creature(
                f"{'spent' if face_down else 'ready'}:{MONSTERS.name(kind)}",
                kind,
                NOWHERE,
                thing=f"monster:{MONSTERS.name(kind)}" if choosing else "",
                face_down=face_down,
            )
            for kind in dict.fromkeys(kinds)
        ]
    nodes += [room(f"built:{ROOMS.name(kind)}", kind, NOWHERE, thing=f"room:{ROOMS.name(kind)}") for kind in rooms]
    nodes += [
        adventurer(f"guest:{place}", hero, NOWHERE, thing=_thing(hero.who), first=not place)
        for place, hero in enumerate(party)
    ]
    nodes += [_prisoner(who) for who in prison]
    return Panel("own", Say("panel-own"), "list", tuple(nodes))


def _prisoner(who: int) -> Node:
    held = adventurer(f"captive:{who}", Hero(who), NOWHERE, thing=_thing(who))
    return as_before(
        replace(held, label=Say("captive", {"adventurer": held.label}), badge="", detail=(), facts=(), dim=True)
    )


def _thing(who: int) -> str:
    return f"adventurer:{ADVENTURER_IDS.name(who)}"

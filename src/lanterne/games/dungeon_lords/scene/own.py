"""What the viewer has, in words: traps, creatures, prisoners."""

from functools import lru_cache

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.scene.tiles import NOWHERE, adventurer, creature, trap
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, MONSTERS, TRAPS, Hero, Lord
from lanterne.scene import Node, Panel, Say


def own_panel(lord: Lord, choosing: bool) -> Panel:
    """The viewer's own cards and tiles; equal ones are one row. `choosing`: his creatures are what is chosen."""
    held = (*lord.traps, *lord.trapped)
    return _panel(held, lord.ready + lord.stationed, lord.spent, lord.party, lord.prison, choosing)


@lru_cache(maxsize=512)
def _panel(
    traps: tuple[int, ...],
    ready: tuple[int, ...],
    spent: tuple[int, ...],
    party: tuple[Hero, ...],
    prison: tuple[int, ...],
    choosing: bool,
) -> Panel:
    nodes: list[Node] = [
        trap(f"held:{TRAPS.name(kind)}", kind, NOWHERE, thing=f"trap:{TRAPS.name(kind)}") for kind in dict.fromkeys(traps)
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
    nodes += [
        adventurer(f"guest:{place}", hero, NOWHERE, thing=_thing(hero.who), first=not place)
        for place, hero in enumerate(party)
    ]
    nodes += [_prisoner(who) for who in prison]
    return Panel("own", Say("panel-own"), "list", tuple(nodes))


def _prisoner(who: int) -> Node:
    held = adventurer(f"captive:{who}", Hero(who), NOWHERE, thing=_thing(who))
    return Node(
        id=held.id,
        shape=held.shape,
        label=Say("captive", {"adventurer": held.label}),
        tone=held.tone,
        icon=held.icon,
        mark=held.mark,
        badge=str(ADVENTURERS[who].glyph or ""),
        thing=held.thing,
        dim=True,
    )


def _thing(who: int) -> str:
    return f"adventurer:{ADVENTURER_IDS.name(who)}"

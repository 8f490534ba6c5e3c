"""The Evilometer: how evil each lord is thought to be, and from where on the paladin comes."""

from functools import lru_cache

from lanterne.games.dungeon_lords.content.settings import HIGHEST, LOWEST, PALADIN_SPACE
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import DUMMY_COUNTER, NONE
from lanterne.kit.rects import Rect, across, packed
from lanterne.scene import Node, Say

TRACK = Rect(0, 0, 1000, 104)
_MILD, _EVIL = (0x8F, 0x83, 0x4A), (0x4A, 0x1E, 0x2C)


BOXES = across(TRACK, HIGHEST - LOWEST + 1, 4)


@lru_cache(maxsize=2)
def evilometer(waits: bool) -> tuple[Node, ...]:
    """The spaces. `waits`: the paladin is still in his tent."""
    return tuple([_space(evil, box, waits and evil == PALADIN_SPACE) for evil, box in enumerate(BOXES, LOWEST)])


@lru_cache(maxsize=1024)
def counters(evils: tuple[int, ...], dummy: int, host: int) -> tuple[Node, ...]:
    """Those of all lords, and that of the dummy in a game of two (NONE: there is none)."""
    all_of_them = [*evils, dummy] if dummy != NONE else [*evils]
    nodes: list[Node] = []
    for place, evil in enumerate(all_of_them):
        who = place if place < len(evils) else DUMMY_COUNTER
        box = BOXES[evil - LOWEST]
        spots = packed(Rect(box.left + 1, box.top + 2, box.wide - 2, box.high - 4), 6, largest=30, gap=1)
        nodes.append(_counter(who, evil, spots[all_of_them[:place].count(evil)], who == host))
    return tuple(nodes)


@lru_cache(maxsize=64)
def _space(evil: int, box: Rect, waits: bool) -> Node:
    share = (evil - LOWEST) / (HIGHEST - LOWEST)
    red, green, blue = (round(mild + (dark - mild) * share) for mild, dark in zip(_MILD, _EVIL, strict=True))
    paladins = evil == PALADIN_SPACE
    told = (Say("evil-paladin-waits") if waits else Say("evil-paladin"),) if paladins else ()
    return Node(
        id=f"evil:{evil}",
        shape="space",
        label=Say("evil-space", {"number": evil}),
        at=box.at,
        size=box.size,
        tone=f"#{red:02x}{green:02x}{blue:02x}",
        icon=looks.PALADIN_ICON if paladins else "",
        mark=str(evil),
        detail=told,
    )


@lru_cache(maxsize=1024)
def _counter(who: int, evil: int, box: Rect, hosts: bool) -> Node:
    dummy = who == DUMMY_COUNTER
    return Node(
        id=f"counter:{who}",
        shape="ally" if dummy else "hero",
        label=Say("counter-of-dummy") if dummy else Say("counter-of", {"lord": lord_said(who)}),
        at=box.at,
        size=box.size,
        tone=looks.DUMMY_TONE if dummy else looks.LORD_TONES[who],
        icon=looks.PALADIN_ICON if hosts else looks.EVIL_ICON,
        mark=looks.DUMMY_MARKS[0][0] if dummy else looks.LORD_MARKS[who],
        detail=(Say("counter-evil", {"number": evil}), *((Say("counter-hosts"),) if hosts else ())),
        on=f"evil:{evil}",
    )

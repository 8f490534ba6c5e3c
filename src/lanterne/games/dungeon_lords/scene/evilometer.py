"""The Evilometer: how evil each lord is thought to be, and the space that calls the paladin."""

from lanterne.games.dungeon_lords.content.settings import HIGHEST, LOWEST, PALADIN_SPACE
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import DUMMY_COUNTER, NONE, TENT, State
from lanterne.kit.rects import Rect, across, packed
from lanterne.scene import Node, Say

TRACK = Rect(0, 0, 1000, 104)
BOXES = across(TRACK, HIGHEST - LOWEST + 1, 4)
_MILD, _EVIL = (0x8F, 0x83, 0x4A), (0x4A, 0x1E, 0x2C)


def evilometer(s: State) -> tuple[Node, ...]:
    """The spaces."""
    return tuple([_space(evil, box, s.paladin == TENT) for evil, box in enumerate(BOXES, LOWEST)])


def counters(s: State) -> tuple[Node, ...]:
    """The counters of all lords, and the dummies' counter if there is one."""
    evils = [lord.evil for lord in s.lords]
    evils += [s.dummy_evil] if s.dummy_evil != NONE else []
    nodes: list[Node] = []
    for place, evil in enumerate(evils):
        who = place if place < len(s.lords) else DUMMY_COUNTER
        box = BOXES[evil - LOWEST]
        spots = packed(Rect(box.left + 1, box.top + 2, box.wide - 2, box.high - 4), 6, largest=30, gap=1)
        nodes.append(_counter(who, evil, spots[evils[:place].count(evil)], who == s.paladin))
    return tuple(nodes)


def _space(evil: int, box: Rect, waits: bool) -> Node:
    share = (evil - LOWEST) / (HIGHEST - LOWEST)
    red, green, blue = (round(mild + (dark - mild) * share) for mild, dark in zip(_MILD, _EVIL, strict=True))
    paladins = evil == PALADIN_SPACE
    detail = (Say("evil-paladin-waits") if waits else Say("evil-paladin"),) if paladins else ()
    return Node(
        id=f"evil:{evil}",
        shape="space",
        label=Say("evil-space", {"number": evil}),
        at=box.at,
        size=box.size,
        tone=f"#{red:02x}{green:02x}{blue:02x}",
        icon=looks.PALADIN_ICON if paladins else "",
        mark=str(evil),
        detail=detail,
    )


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

"""Dice on the table: what each shows, and what it can be used for."""

from typing import TypeAlias

from lanterne.games.dungeon_run.rules.panel import DICE, THREATS
from lanterne.games.dungeon_run.scene import looks
from lanterne.kit.rects import Rect, in_rows
from lanterne.scene import Node, Say

UNROLLED, POTENTIAL, HARMLESS, FREE, BLOCKS, USELESS, PLAIN = range(7)
"""What a die can be used for: not rolled yet; a potential hit, or not; may hit or block anything; can only block an
equal one; nothing; counts without a choice."""
_USES = {
    UNROLLED: (Say("roll-unrolled"), looks.SPENT, ""),
    POTENTIAL: (Say("roll-potential"), looks.RED, "!"),
    HARMLESS: (Say("roll-harmless"), looks.SPENT, ""),
    FREE: (Say("roll-free"), looks.IVORY, ""),
    BLOCKS: (Say("roll-blocks"), looks.IVORY, "="),
    USELESS: (Say("roll-useless"), looks.SPENT, ""),
    PLAIN: (Say("roll-plain"), looks.IVORY, ""),
}
"""Uses in words, as a colour and as a badge."""
KINDS = {"own": DICE.kind, "foe": THREATS.kind}
"""The kinds of things that the dice of either side are chosen as."""
LARGEST = 92

Rolled: TypeAlias = list[tuple[int, int]]
"""Dice: the face of each, 0 before it is rolled, and its use."""


def dice_nodes(whose: str, dice: Rolled, box: Rect, on: str) -> list[Node]:
    """Dice side by side: the face of each, and its use. `whose` begins their ids."""
    spots = in_rows(box, len(dice), LARGEST, 10)
    return [
        _die(whose, place, face, use, on, spot)
        for place, ((face, use), spot) in enumerate(zip(dice, spots, strict=True))
    ]


def _die(whose: str, place: int, face: int, use: int, on: str, box: Rect) -> Node:
    told, tone, badge = _USES[use]
    return Node(
        id=f"{whose}-die:{place}",
        shape="thing",
        label=Say("roll-face", {"face": face}) if face else Say("roll-to-roll"),
        at=box.at,
        size=box.size,
        tone=tone,
        icon=looks.FACE_ICONS[face] if face else looks.UNROLLED_ICON,
        mark=str(face) if face else "?",
        badge=badge,
        detail=(told,) if face else (),
        on=on,
        thing=f"{KINDS[whose]}:{face}" if use in (POTENTIAL, FREE, BLOCKS, USELESS) else "",
        dim=use in (UNROLLED, HARMLESS, USELESS),
    )

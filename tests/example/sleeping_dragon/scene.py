"""What the table looks like: the lair, the thieves, and the viewer's own loot."""

from lanterne.engine import View
from lanterne.scene import Fact, Node, Panel, Say, Scene
from lanterne.scene.saying import said
from sleeping_dragon.printed import CHAMBERS as PRINTED
from sleeping_dragon.printed import COLOURS, LAST_NIGHT
from sleeping_dragon.rules.market import WORTH
from sleeping_dragon.state import CHAMBERS, NONE, TREASURES, State

TONES = ("#a33b32", "#3c6fa8", "#4f8a4a")
CHAMBER_ICONS = ("cave-entrance", "fog", "open-treasure-chest")
TREASURE_ICONS = ("jeweled-chalice", "ring", "crown")
TREASURE_TONES = ("#8d8d93", "#b07d3c", "#b8963a")

SIZE = (1000, 330)
WIDE, HIGH, STEP, SIDE = 256, 300, 270, 84
"""Width and height of a chamber, the distance to the next one, and the side of a thief."""


def scene(view: View[State]) -> Scene:
    """The lair and the thieves look the same to everybody. A player also sees their own loot."""
    s = view.state
    panels = [_lair(s), _thieves(s)]
    if view.seat >= 0:
        panels.append(_loot(s.thieves[view.seat].loot))
    focus = "loot" if view.is_asked and s.active == view.seat else "lair"
    return Scene(Say("game-sleeping-dragon"), _status(s), tuple(panels), focus)


def _status(s: State) -> tuple[Say, ...]:
    if s.ending:
        return (Say("status-over"),)
    return Say("status-night", {"night": s.night, "last": LAST_NIGHT}), Say("pile-left", {"count": len(s.pile)})


# --- the lair ---------------------------------------------------------------------------------------------------------


def _lair(s: State) -> Panel:
    nodes = [_chamber(chamber) for chamber in range(len(PRINTED))]
    nodes += [_dragon(chamber) for chamber in s.watched]
    nodes += [_thief(s, seat) for seat, thief in enumerate(s.thieves) if thief.chamber != NONE]
    return Panel("lair", Say("panel-lair"), "plane", (*nodes, _pile(len(s.pile))), SIZE)


def _middle(chamber: int) -> float:
    return WIDE / 2 + 8 + STEP * chamber


def _chamber(chamber: int) -> Node:
    name = CHAMBERS.name(chamber)
    number, faces = PRINTED[str(name)]
    dice = ", ".join(map(str, faces))
    holds = Fact("gems", str(number), Say("chamber-holds", {"count": number}))
    watched = Fact("evil-eyes", dice, Say("chamber-watched", {"dice": dice}))
    return Node(
        id=f"chamber:{name}",
        shape="area",
        label=said(CHAMBERS, chamber),
        at=(_middle(chamber), HIGH / 2 + 15),
        size=(WIDE, HIGH),
        tone="#2d2433",
        icon=CHAMBER_ICONS[chamber],
        detail=(holds.label, watched.label),
        facts=(watched, holds),
    )


def _dragon(chamber: int) -> Node:
    name = CHAMBERS.name(chamber)
    return Node(
        id=f"dragon:{name}",
        shape="monster",
        label=Say("dragon-looks"),
        at=(_middle(chamber), 102),
        size=(100, 100),
        tone="#7a2f24",
        icon="dragon-head",
        mark="D",
        on=f"chamber:{name}",
    )


def _thief(s: State, seat: int) -> Node:
    """Every thief has their own corner of a chamber."""
    chamber = s.thieves[seat].chamber
    return Node(
        id=f"thief:{COLOURS[seat]}",
        shape="hero",
        label=Say(f"seat-{COLOURS[seat]}"),
        at=(_middle(chamber) + (seat - 1) * (SIDE - 2), 205),
        size=(SIDE - 4, SIDE - 4),
        tone=TONES[seat],
        icon="cowled",
        mark=COLOURS[seat][0].upper(),
        on=f"chamber:{CHAMBERS.name(chamber)}",
        active=seat == s.active,
    )


def _pile(count: int) -> Node:
    left = Say("pile-left", {"count": count})
    return Node("pile", "card-back", left, (905, 165), (120, 150), tone="#5b4026", icon="gems", badge=str(count))


# --- lists ------------------------------------------------------------------------------------------------------------


def _thieves(s: State) -> Panel:
    nodes = tuple(_person(s, seat) for seat in range(len(s.thieves)))
    return Panel("thieves", Say("panel-thieves"), "list", nodes)


def _person(s: State, seat: int) -> Node:
    coins, loot = s.thieves[seat].coins, len(s.thieves[seat].loot)
    purse = Fact("coins", str(coins), Say("thief-coins", {"count": coins}))
    bag = Fact("swap-bag", str(loot), Say("thief-loot", {"count": loot}))
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=Say(f"seat-{COLOURS[seat]}"),
        tone=TONES[seat],
        icon="cowled",
        mark=COLOURS[seat][0].upper(),
        badge=str(coins),
        facts=(purse, bag),
        active=seat == s.active,
    )


def _loot(loot: tuple[int, ...]) -> Panel:
    nodes = tuple(_treasure(kind, loot.count(kind)) for kind in sorted(set(loot)))
    return Panel("loot", Say("panel-loot"), "list", nodes)


def _treasure(kind: int, count: int) -> Node:
    return Node(
        id=f"treasure:{TREASURES.name(kind)}",
        shape="thing",
        label=said(TREASURES, kind),
        tone=TREASURE_TONES[kind],
        icon=TREASURE_ICONS[kind],
        mark=str(TREASURES.name(kind))[:2],
        badge=str(count),
        detail=(Say("treasure-count", {"count": count}), Say("treasure-worth", {"coins": WORTH[kind]})),
    )

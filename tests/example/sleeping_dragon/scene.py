"""What the table looks like: the lair, the thieves, and the viewer's own loot.

Parts are functions of the few values they show, and are kept: what has not changed is the same object as before.
"""

from functools import lru_cache

from lanterne.engine import View
from lanterne.scene import Fact, Node, Panel, Say, Scene
from lanterne.scene.saying import said
from sleeping_dragon.printed import CHAMBERS as PRINTED
from sleeping_dragon.printed import COLOURS, LAST_NIGHT
from sleeping_dragon.rules.market import WORTH
from sleeping_dragon.state import CHAMBERS, NONE, TREASURES, State

TITLE = Say("game-sleeping-dragon")
TONES = ("#a33b32", "#3c6fa8", "#4f8a4a")
CHAMBER_ICONS = ("cave-entrance", "fog", "open-treasure-chest")
TREASURE_ICONS = ("jeweled-chalice", "ring", "crown")
TREASURE_TONES = ("#8d8d93", "#b07d3c", "#b8963a")

SIZE = (1000, 330)
WIDE, HIGH, STEP, SIDE = 256, 300, 270, 84
"""A chamber, the way to the next one, and whoever stands in it."""


def scene(view: View[State]) -> Scene:
    """The lair and the thieves look the same to everybody; somebody at the table also sees his own loot."""
    s = view.state
    where = tuple([thief.chamber for thief in s.thieves])
    thieves = tuple([(thief.coins, len(thief.loot)) for thief in s.thieves])
    panels = [_lair(where, s.watched, len(s.pile), s.active), _thieves(thieves, s.active)]
    if view.seat >= 0:
        panels.append(_loot(s.thieves[view.seat].loot))
    focus = "loot" if view.is_asked and s.active == view.seat else "lair"
    return Scene(TITLE, _status(s.night, len(s.pile), bool(s.ending)), tuple(panels), focus)


@lru_cache(maxsize=512)
def _status(night: int, pile: int, over: bool) -> tuple[Say, ...]:
    if over:
        return (Say("status-over"),)
    return Say("status-night", {"night": night, "last": LAST_NIGHT}), Say("pile-left", {"count": pile})


# --- the lair ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _lair(where: tuple[int, ...], watched: tuple[int, ...], pile: int, active: int) -> Panel:
    nodes = [_chamber(chamber) for chamber in range(len(PRINTED))]
    nodes += [_dragon(chamber) for chamber in watched]
    nodes += [_thief(seat, chamber, seat == active) for seat, chamber in enumerate(where) if chamber != NONE]
    return Panel("lair", Say("panel-lair"), "plane", (*nodes, _pile(pile)), SIZE)


def _middle(chamber: int) -> float:
    return WIDE / 2 + 8 + STEP * chamber


@lru_cache(maxsize=8)
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


@lru_cache(maxsize=8)
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


@lru_cache(maxsize=32)
def _thief(seat: int, chamber: int, active: bool) -> Node:
    """Everybody has his own corner of a chamber."""
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
        active=active,
    )


@lru_cache(maxsize=32)
def _pile(count: int) -> Node:
    left = Say("pile-left", {"count": count})
    return Node("pile", "card-back", left, (905, 165), (120, 150), tone="#5b4026", icon="gems", badge=str(count))


# --- lists ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _thieves(thieves: tuple[tuple[int, int], ...], active: int) -> Panel:
    nodes = tuple([_person(seat, coins, loot, seat == active) for seat, (coins, loot) in enumerate(thieves)])
    return Panel("thieves", Say("panel-thieves"), "list", nodes)


@lru_cache(maxsize=1024)
def _person(seat: int, coins: int, loot: int, active: bool) -> Node:
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
        active=active,
    )


@lru_cache(maxsize=1024)
def _loot(loot: tuple[int, ...]) -> Panel:
    nodes = tuple([_treasure(kind, loot.count(kind)) for kind in sorted(set(loot))])
    return Panel("loot", Say("panel-loot"), "list", nodes)


@lru_cache(maxsize=64)
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

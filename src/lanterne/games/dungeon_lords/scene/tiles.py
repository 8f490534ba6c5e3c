"""Tiles and cards: creatures, rooms, traps, adventurers, combat cards, orders.

Each function makes the node of one of them. The caller gives its id and box, the node it is `on`, and the `thing` that
questions know it by.
"""

from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARD_TABLE
from lanterne.games.dungeon_lords.content.cards import SPECIAL
from lanterne.games.dungeon_lords.content.effects import Cost
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.sight import FACE_DOWN
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    COLOURS,
    COMBAT_CARDS,
    COMBAT_ROUNDS,
    EVENTS,
    MONSTERS,
    NONE,
    ORDERS,
    ROOMS,
    SPECIAL_EVENTS,
    TRAPS,
    Hero,
)
from lanterne.kit.rects import Rect
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

NOWHERE = Rect(0, 0, 0, 0)
"""The box of a node in a list."""


def lord_said(seat: int) -> Say:
    """The words for a lord."""
    return said(COLOURS, seat)


def minion(node_id: str, who: int, box: Rect, on: str, active: bool = False) -> Node:
    """A minion of a lord, or of a dummy (numbered after the lords)."""
    dummy = who - len(looks.LORD_TONES)
    return Node(
        id=node_id,
        shape="hero" if dummy < 0 else "ally",
        label=Say("minion-of", {"lord": lord_said(who)})
        if dummy < 0
        else Say("minion-of-dummy", {"number": dummy + 1}),
        at=box.at,
        size=box.size,
        tone=looks.LORD_TONES[who] if dummy < 0 else looks.DUMMY_TONE,
        icon=looks.MINION_ICON,
        mark=looks.LORD_MARKS[who] if dummy < 0 else looks.DUMMY_MARKS[dummy],
        on=on,
        active=active,
    )


# --- creatures --------------------------------------------------------------------------------------------------------


def wage_facts(wage: Cost) -> tuple[Fact, ...]:
    """What a creature is paid, icon by icon."""
    paid = (
        (looks.GOLD_ICON, wage.gold, Say("wage-gold", {"count": wage.gold})),
        (looks.FOOD_ICON, wage.food, Say("wage-food", {"count": wage.food})),
        (looks.EVIL_ICON, wage.evil, Say("wage-evil", {"count": wage.evil})),
        (looks.TRAP_ICON, wage.traps, Say("wage-trap", {"count": wage.traps})),
        (looks.MONSTER_ICON, wage.monsters, Say("wage-monster")),
    )
    return tuple(Fact(icon, str(count), words) for icon, count, words in paid if count)


def creature(
    node_id: str, kind: int, box: Rect, on: str = "", thing: str = "", face_down: bool = False, active: bool = False
) -> Node:
    """A monster or a ghost. One that is face down cannot be used again this year."""
    row = MONSTER_TABLE[kind]
    detail = (Say("creature-face-down"),) if face_down else ()
    return Node(
        id=node_id,
        shape="ghost" if row.ghost else "monster",
        label=said(MONSTERS, kind),
        at=box.at,
        size=box.size,
        tone=looks.FACE_DOWN_TONE if face_down else looks.MONSTER_TONES[kind],
        icon=looks.MONSTER_ICONS[kind],
        mark=looks.MONSTER_MARKS[kind],
        detail=(*detail, effect_said(MONSTERS, kind)),
        facts=wage_facts(row.wage),
        on=on,
        thing=thing,
        dim=face_down,
        active=active,
    )


# --- rooms, traps, orders ---------------------------------------------------------------------------------------------


def room(node_id: str, kind: int, box: Rect, on: str = "", thing: str = "") -> Node:
    """A room that can be built."""
    return Node(
        id=node_id,
        shape="thing",
        label=said(ROOMS, kind),
        at=box.at,
        size=box.size,
        tone=looks.ROOM_TONES[kind],
        icon=looks.ROOM_ICONS[kind],
        detail=(effect_said(ROOMS, kind),),
        on=on,
        thing=thing,
    )


def trap(node_id: str, kind: int, box: Rect, on: str = "", thing: str = "") -> Node:
    """A trap card, or its back."""
    if kind == FACE_DOWN:
        return back(node_id, Say("face-down-trap"), box, on)
    return Node(
        id=node_id,
        shape="card",
        label=said(TRAPS, kind),
        at=box.at,
        size=box.size,
        tone=looks.TRAP_TONE,
        icon=looks.TRAP_ICONS[kind],
        detail=(effect_said(TRAPS, kind),),
        on=on,
        thing=thing,
    )


def order(node_id: str, kind: int, box: Rect, on: str, dim: bool = False, thing: str = "") -> Node:
    """An order card, or its back. A dim one is inaccessible, or still face down for the others."""
    if kind == FACE_DOWN:
        return back(node_id, Say("face-down-order"), box, on)
    return Node(
        id=node_id,
        shape="card",
        label=said(ORDERS, kind),
        at=box.at,
        size=box.size,
        tone=looks.ORDER_TONE,
        icon=looks.ORDER_ICONS[kind],
        detail=(effect_said(ORDERS, kind),),
        on=on,
        thing=thing,
        dim=dim,
    )


def back(node_id: str, label: Say, box: Rect, on: str, detail: tuple[Say, ...] = ()) -> Node:
    """The back of a card."""
    return Node(
        id=node_id,
        shape="card-back",
        label=label,
        at=box.at,
        size=box.size,
        tone=looks.BACK_TONE,
        icon=looks.BACK_ICON,
        detail=detail,
        on=on,
    )


# --- adventurers and combat cards -------------------------------------------------------------------------------------


def skill_facts(who: int) -> tuple[Fact, ...]:
    """The glyph by which an adventurer is sorted (DL-NEW-5; paladins have none), then the other printed icons."""
    row = ADVENTURERS[who]
    printed = (
        (looks.GLYPH_ICON, row.glyph, Say("skill-glyph", {"glyph": row.glyph})),
        (looks.ANTI_TRAP_ICON, row.anti_trap, Say("skill-anti-trap", {"count": row.anti_trap})),
        (looks.HEART_ICON, row.hearts, Say("skill-heart", {"count": row.hearts})),
        (looks.MAGIC_ICON, row.magic, Say("skill-magic", {"count": row.magic})),
    )
    return tuple(Fact(icon, str(count), words) for icon, count, words in printed if count)


def adventurer(node_id: str, hero: Hero, box: Rect, on: str = "", thing: str = "", first: bool = False) -> Node:
    """An adventurer with the hit points left. `first`: leads the party."""
    row = ADVENTURERS[hero.who]
    most = row.hit_points + hero.extra
    leads = (Say("hero-first"),) if first else ()
    hurt = (Say("hero-damage", {"damage": hero.damage, "most": most}),) if hero.damage else ()
    more = (Say("hero-extra", {"count": hero.extra}),) if hero.extra else ()
    return Node(
        id=node_id,
        shape="hero",
        label=said(ADVENTURER_IDS, hero.who),
        at=box.at,
        size=box.size,
        tone=looks.ADVENTURER_TONES[hero.who],
        icon=looks.ADVENTURER_ICONS[hero.who],
        mark=looks.ADVENTURER_MARKS[hero.who],
        badge=str(most - hero.damage),
        detail=(*leads, *hurt, *more, effect_said(ADVENTURER_IDS, hero.who)),
        facts=skill_facts(hero.who),
        on=on,
        thing=thing,
    )


def combat_card(node_id: str, card: int, number: int, box: Rect, on: str = "", seen: bool = True) -> Node:
    """The combat card of a round. One that not everybody has `seen` is dim."""
    detail = (said(COMBAT_ROUNDS, number - 1),)
    if card == FACE_DOWN:
        return back(node_id, Say("face-down-card"), box, on, detail)
    row = CARD_TABLE[card]
    peeked = () if seen else (Say("card-peeked"),)
    return Node(
        id=node_id,
        shape="card-numbered",
        label=said(COMBAT_CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.FAST_TONE if row.fast else looks.SLOW_TONE,
        icon=looks.COMBAT_CARD_ICONS[card],
        mark=str(number),
        badge=str(row.fatigue),
        detail=(*detail, *peeked, effect_said(COMBAT_CARDS, card)),
        facts=(Fact(looks.FATIGUE_ICON, str(row.fatigue), Say("card-fatigue", {"count": row.fatigue})),),
        on=on,
        dim=not seen,
    )


def event(node_id: str, token: int, special: int, box: Rect, on: str = "") -> Node:
    """An event token. That of the special event shows the `special` card once it is face up."""
    follows = token == SPECIAL and special != NONE
    return Node(
        id=node_id,
        shape="thing",
        label=said(SPECIAL_EVENTS, special) if follows else said(EVENTS, token),
        at=box.at,
        size=box.size,
        tone=looks.EVENT_TONE,
        icon=looks.SPECIAL_ICONS[special] if follows else looks.EVENT_ICONS[token],
        detail=(effect_said(SPECIAL_EVENTS, special) if follows else effect_said(EVENTS, token),),
        on=on,
    )


def area(node_id: str, label: Say, box: Rect, detail: tuple[Say, ...] = (), dim: bool = False) -> Node:
    """A part of a board, with its name."""
    return Node(
        id=node_id, shape="area", label=label, at=box.at, size=box.size, tone=looks.AREA_TONE, detail=detail, dim=dim
    )

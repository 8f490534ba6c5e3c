"""Who and what stands on the squares: heroes, allies, monsters, objects of the quest, piles."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

from lanterne.engine import has
from lanterne.games.heroquest.content.cards import CONDITION_NAMES, MONSTERS
from lanterne.games.heroquest.rules.attack import shoot, strike, throw
from lanterne.games.heroquest.rules.doors import open_door
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.jumping import jump
from lanterne.games.heroquest.rules.movement import walk
from lanterne.games.heroquest.rules.places import in_pit
from lanterne.games.heroquest.scene.looks import (
    HERO_ICONS,
    HERO_MARKS,
    HERO_TONES,
    OBJECT_ICONS,
    OBJECT_MARKS,
    OBJECT_TONE,
    PILE_ICON,
    PILE_MARK,
    PILE_TONE,
    SIDE,
    centre,
    foe_mark,
    hero_said,
    monster_icon,
    monster_mark,
    monster_tone,
)
from lanterne.games.heroquest.state import (
    BREW,
    CONDITIONS,
    COURAGE,
    FOE_OF_OBJECT,
    FOES,
    HEROES,
    ITEMS,
    KIND_OF,
    KINDS,
    NONE,
    OBJECTS,
    PASS_ROCK,
    ROCK_SKIN,
    SQUARES,
    SWIFT,
    VEIL,
    State,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

Spot: TypeAlias = tuple[tuple[float, float], float, str]
"""Where something stands: its middle, its side, the id of its square."""
Standing: TypeAlias = tuple[Callable[..., Node], tuple[Any, ...]]
"""What makes a node, and all of it but its spot."""

DEEDS = (walk.name, jump.name, open_door.name, strike.name, throw.name, shoot.name)
"""What the hero whose turn it is does to what stands or lies about."""
EFFECT_WORDS = {
    COURAGE: Say("effect-courage"),
    ROCK_SKIN: Say("effect-rock-skin"),
    SWIFT: Say("effect-swift"),
    VEIL: Say("effect-veil"),
    PASS_ROCK: Say("effect-pass-rock"),
    BREW: Say("effect-brew"),
}


TURNS_OF_MONSTERS = ("monster_choice", "monster_acts", "monster_moves")


def standing(s: State) -> list[tuple[int, Standing]]:
    """Everything that stands on a square, with the square: figures in the order of their numbers, then things."""
    found: list[tuple[int, Standing]] = []
    for hero, row in enumerate(s.heroes):
        if row.square != NONE:
            pit, active = in_pit(s, row.square), hero == s.active and not s.ending
            look = (
                hero,
                s.names[hero],
                row.body,
                max_body(s, hero),
                row.mind,
                row.conditions,
                row.effects,
                pit,
                active,
            )
            found.append((row.square, (_hero, look)))
    found += [(ally.square, (_ally, (ally.hero, ally.body, ally.joined, ally.controller))) for ally in s.allies]
    acting = {call[1] for call in s.agenda if call[0] in TURNS_OF_MONSTERS}
    for foe in s.monsters:
        pit, active = in_pit(s, foe.square), foe.foe in acting
        found.append((foe.square, (_monster, (foe.foe, foe.body, foe.asleep, foe.misses, foe.less, pit, active))))
    found += [(thing.square, (_object, (thing.object, thing.body))) for thing in s.objects]
    found += [(pile.square, (_pile, (pile.square, pile.gold, pile.items))) for pile in s.piles]
    return found


def placed(things: list[tuple[int, Standing]]) -> tuple[Node, ...]:
    """Each on its square; several on one square share it."""
    on: dict[int, list[int]] = {}
    for place, (square, _) in enumerate(things):
        on.setdefault(square, []).append(place)
    spots = [_spot(square, on[square].index(place), len(on[square])) for place, (square, _) in enumerate(things)]
    return tuple([make(*look, spot) for (_, (make, look)), spot in zip(things, spots, strict=True)])


@lru_cache(maxsize=8192)
def _spot(square: int, place: int, count: int) -> Spot:
    """The spot of one of so many on a square: alone, or in rows."""
    across = 1 if count == 1 else 2 if count <= 4 else 3
    side = (SIDE - 8) / across
    x, y = centre(square)
    down = -(-count // across)
    at = (x + (place % across - (across - 1) / 2) * side, y + (place // across - (down - 1) / 2) * side)
    return at, side - 1 if across > 1 else side, f"square:{SQUARES.name(square)}"


def conditions_said(conditions: int) -> list[Say]:
    """What holds a hero."""
    return [said(CONDITIONS, place) for place in range(len(CONDITION_NAMES)) if has(conditions, place)]


def effects_said(effects: int) -> list[Say]:
    """What works for a hero."""
    return [EFFECT_WORDS[1 << bit] for bit in squares_of(effects)]


@lru_cache(maxsize=1 << 13)
def _hero(
    hero: int,
    name: str,
    body: int,
    most: int,
    mind: int,
    conditions: int,
    effects: int,
    pit: bool,
    active: bool,
    spot: Spot,
) -> Node:
    told = [Say("figure-body", {"body": body, "most": most}), Say("figure-mind", {"mind": mind})]
    told += [Say("figure-in-pit")] if pit else []
    at, side, on = spot
    return Node(
        id=f"hero:{HEROES.name(hero)}",
        shape="hero",
        label=hero_said(hero, name),
        at=at,
        size=(side, side),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        badge=str(body),
        detail=(*told, *conditions_said(conditions), *effects_said(effects)),
        on=on,
        active=active,
        does=DEEDS if active else (),
    )


@lru_cache(maxsize=4096)
def _ally(hero: int, body: int, joined: bool, controller: int, spot: Spot) -> Node:
    told = [Say("figure-body-left", {"body": body})]
    told.append(Say("figure-joined") if joined else Say("figure-waits"))
    if controller != NONE:
        told.append(Say("figure-led", {"hero": Say(f"hero-{HEROES.name(controller)}.of")}))
    at, side, on = spot
    return Node(
        id=f"hero:{HEROES.name(hero)}",
        shape="ally",
        label=said(HEROES, hero),
        at=at,
        size=(side, side),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        badge=str(body),
        detail=tuple(told),
        on=on,
        dim=not joined,
    )


@lru_cache(maxsize=1 << 14)
def _monster(foe: int, body: int, asleep: bool, misses: bool, less: int, pit: bool, acting: bool, spot: Spot) -> Node:
    kind = KIND_OF[foe]
    told = [Say("figure-body-left", {"body": body})]
    told += [Say("figure-asleep")] if asleep else []
    told += [Say("figure-misses")] if misses else []
    told += [Say("figure-less", {"count": less})] if less else []
    told += [Say("figure-in-pit")] if pit else []
    at, side, on = spot
    return Node(
        id=f"foe:{FOES.name(foe)}",
        shape="monster",
        label=said(FOES, foe),
        at=at,
        size=(side, side),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        mark=foe_mark(foe, str(FOES.name(foe)).rpartition("-")[2]),
        badge=str(body) if MONSTERS[kind].body > 1 else "",
        detail=tuple(told),
        on=on,
        active=acting,
    )


@lru_cache(maxsize=512)
def _object(thing: int, body: int, spot: Spot) -> Node:
    foe = FOE_OF_OBJECT[thing]
    at, side, on = spot
    return Node(
        id=f"foe:{FOES.name(foe)}" if foe != NONE else f"object:{OBJECTS.name(thing)}",
        shape="thing",
        label=said(OBJECTS, thing),
        at=at,
        size=(side, side),
        tone=OBJECT_TONE,
        icon=OBJECT_ICONS[thing],
        mark=OBJECT_MARKS[thing],
        badge=str(body) if body else "",
        detail=(Say("figure-body-left", {"body": body}),) if body else (Say("object-here"),),
        on=on,
    )


@lru_cache(maxsize=512)
def _pile(square: int, gold: int, items: tuple[int, ...], spot: Spot) -> Node:
    told = [Say("pile-gold", {"gold": gold})] if gold else []
    told += [said(ITEMS, item) for item in items]
    at, side, on = spot
    return Node(
        id=f"pile:{SQUARES.name(square)}",
        shape="thing",
        label=Say("pile"),
        at=at,
        size=(side, side),
        tone=PILE_TONE,
        icon=PILE_ICON,
        mark=PILE_MARK,
        detail=tuple(told),
        on=on,
    )


@lru_cache(maxsize=2048)
def lurking(kind: int, square: int, waits: bool, spot: Spot) -> Node:
    """A monster that is not on the board: Zargon alone sees it."""
    at, side, on = spot
    return Node(
        id=f"lurking:{SQUARES.name(square)}",
        shape="ghost",
        label=said(KINDS, kind),
        at=at,
        size=(side, side),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        mark=monster_mark(kind),
        detail=(Say("lurks-waits") if waits else Say("lurks"),),
        on=on,
    )

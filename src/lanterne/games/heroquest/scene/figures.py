"""Who and what is on the squares: heroes, allies, monsters, objects of the quest, piles."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from lanterne.engine import has
from lanterne.games.heroquest.content.cards import CONDITION_NAMES
from lanterne.games.heroquest.content.quests import Placed
from lanterne.games.heroquest.rules.attack import shoot, strike, throw
from lanterne.games.heroquest.rules.difficulty import body_of
from lanterne.games.heroquest.rules.doors import open_door
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.jumping import jump
from lanterne.games.heroquest.rules.monster_turn import monster_acts, monster_choice, monster_moves
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
    AllyRow,
    MonsterRow,
    ObjectRow,
    Pile,
    State,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Node, Say
from lanterne.scene.saying import said

Spot: TypeAlias = tuple[tuple[float, float], float, str]
"""Where something is: its middle, its size, the id of its square."""
Standing: TypeAlias = Callable[[Spot], Node]
"""Makes the node of something at a spot."""

DEEDS = (walk.name, jump.name, open_door.name, strike.name, throw.name, shoot.name)
"""What the active hero can do to things on the board."""
CONDITION_SIGNS = {
    "asleep": "night-sleep",
    "paralysed": "imprisoned",
    "afraid": "terror",
    "commanded": "puppet",
    "miss-turn": "whirlwind",
}
PIT_SIGN = "spiky-pit"
EFFECT_WORDS = {
    COURAGE: Say("effect-courage"),
    ROCK_SKIN: Say("effect-rock-skin"),
    SWIFT: Say("effect-swift"),
    VEIL: Say("effect-veil"),
    PASS_ROCK: Say("effect-pass-rock"),
    BREW: Say("effect-brew"),
}


TURNS_OF_MONSTERS = (monster_choice.name, monster_acts.name, monster_moves.name)


def standing(s: State) -> list[tuple[int, Standing]]:
    """Everything on the squares, each with its square: figures in the order of their numbers, then things."""
    found: list[tuple[int, Standing]] = []
    found += [(row.square, partial(_hero, s, hero)) for hero, row in enumerate(s.heroes) if row.square != NONE]
    found += [(row.square, partial(_ally, row)) for row in s.allies]
    acting = {call[1] for call in s.agenda if call[0] in TURNS_OF_MONSTERS}
    found += [(row.square, partial(_monster, s, row, row.foe in acting)) for row in s.monsters]
    found += [(row.square, partial(_object, row)) for row in s.objects]
    found += [(row.square, partial(_pile, row)) for row in s.piles]
    return found


def placed(things: list[tuple[int, Standing]]) -> tuple[Node, ...]:
    """Put each thing on its square; several on one square share it."""
    on: dict[int, list[int]] = {}
    for place, (square, _) in enumerate(things):
        on.setdefault(square, []).append(place)
    return tuple(
        [
            node_at(_spot(square, on[square].index(place), len(on[square])))
            for place, (square, node_at) in enumerate(things)
        ]
    )


def _spot(square: int, place: int, count: int) -> Spot:
    """Where to draw the thing at this position among `count` on a square: in the middle, or in rows."""
    across = 1 if count == 1 else 2 if count <= 4 else 3
    side = (SIDE - 8) / across
    x, y = centre(square)
    down = -(-count // across)
    at = (x + (place % across - (across - 1) / 2) * side, y + (place // across - (down - 1) / 2) * side)
    return at, side - 1 if across > 1 else side, f"square:{SQUARES.name(square)}"


def conditions_said(conditions: int) -> list[Say]:
    """The conditions on a hero."""
    return [said(CONDITIONS, place) for place in range(len(CONDITION_NAMES)) if has(conditions, place)]


def condition_signs(conditions: int) -> list[str]:
    """The same as icons."""
    return [CONDITION_SIGNS[name] for place, name in enumerate(CONDITION_NAMES) if has(conditions, place)]


def effects_said(effects: int) -> list[Say]:
    """The effects on a hero."""
    return [EFFECT_WORDS[1 << bit] for bit in squares_of(effects)]


def _hero(s: State, hero: int, spot: Spot) -> Node:
    row, active = s.heroes[hero], hero == s.active and not s.ending
    details = [
        Say("figure-body", {"body": row.body, "most": max_body(s, hero)}),
        Say("figure-mind", {"mind": row.mind}),
    ]
    details += [Say("figure-in-pit")] if in_pit(s, row.square) else []
    at, side, on = spot
    return Node(
        id=f"hero:{HEROES.name(hero)}",
        shape="hero",
        label=hero_said(hero, s.names[hero]),
        at=at,
        size=(side, side),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        badge=str(row.body),
        detail=(*details, *conditions_said(row.conditions), *effects_said(row.effects)),
        on=on,
        active=active,
        does=DEEDS if active else (),
        signs=(*((PIT_SIGN,) if in_pit(s, row.square) else ()), *condition_signs(row.conditions)),
        of=f"seat:{s.order.index(hero)}" if hero in s.order else "",
    )


def _ally(row: AllyRow, spot: Spot) -> Node:
    details = [Say("figure-body-left", {"body": row.body})]
    details.append(Say("figure-joined") if row.joined else Say("figure-waits"))
    if row.controller != NONE:
        details.append(Say("figure-led", {"hero": Say(f"hero-{HEROES.name(row.controller)}.of")}))
    at, side, on = spot
    return Node(
        id=f"hero:{HEROES.name(row.hero)}",
        shape="ally",
        label=said(HEROES, row.hero),
        at=at,
        size=(side, side),
        tone=HERO_TONES[row.hero],
        icon=HERO_ICONS[row.hero],
        mark=HERO_MARKS[row.hero],
        badge=str(row.body),
        detail=tuple(details),
        on=on,
        dim=not row.joined,
    )


def _monster(s: State, row: MonsterRow, acting: bool, spot: Spot) -> Node:
    kind, name = KIND_OF[row.foe], str(FOES.name(row.foe))
    details = [Say("figure-body-left", {"body": row.body})]
    details += [Say("figure-asleep")] if row.asleep else []
    details += [Say("figure-misses")] if row.misses else []
    details += [Say("figure-less", {"count": row.less})] if row.less else []
    details += [Say("figure-in-pit")] if in_pit(s, row.square) else []
    at, side, on = spot
    return Node(
        id=f"foe:{name}",
        shape="monster",
        label=said(FOES, row.foe),
        at=at,
        size=(side, side),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        mark=foe_mark(row.foe, name.rpartition("-")[2]),
        badge=str(row.body) if body_of(s, kind) > 1 else "",
        detail=tuple(details),
        on=on,
        active=acting,
        signs=(
            *((PIT_SIGN,) if in_pit(s, row.square) else ()),
            *((CONDITION_SIGNS["asleep"],) if row.asleep else ()),
            *((CONDITION_SIGNS["miss-turn"],) if row.misses else ()),
        ),
    )


def _object(row: ObjectRow, spot: Spot) -> Node:
    thing, foe = row.object, FOE_OF_OBJECT[row.object]
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
        badge=str(row.body) if row.body else "",
        detail=(Say("figure-body-left", {"body": row.body}),) if row.body else (Say("object-here"),),
        on=on,
    )


def _pile(row: Pile, spot: Spot) -> Node:
    details = [Say("pile-gold", {"gold": row.gold})] if row.gold else []
    details += [said(ITEMS, item) for item in row.items]
    at, side, on = spot
    return Node(
        id=f"pile:{SQUARES.name(row.square)}",
        shape="thing",
        label=Say("pile"),
        at=at,
        size=(side, side),
        tone=PILE_TONE,
        icon=PILE_ICON,
        mark=PILE_MARK,
        detail=tuple(details),
        on=on,
    )


def lurking(row: Placed, spot: Spot) -> Node:
    """A monster that is not on the board; only Zargon sees it."""
    at, side, on = spot
    return Node(
        id=f"lurking:{SQUARES.name(row.square)}",
        shape="ghost",
        label=said(KINDS, row.kind),
        at=at,
        size=(side, side),
        tone=monster_tone(row.kind),
        icon=monster_icon(row.kind),
        mark=monster_mark(row.kind),
        detail=(Say("lurks-waits") if row.waits else Say("lurks"),),
        on=on,
    )

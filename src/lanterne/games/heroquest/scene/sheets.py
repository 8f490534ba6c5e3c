"""The heroes: who plays, how each of them stands, and what is written on the character sheets."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from lanterne.games.heroquest.content.cards import GROUP_SPELLS, HERO_NAMES, POTIONS
from lanterne.games.heroquest.content.cards import ITEMS as ITEM_CARDS
from lanterne.games.heroquest.rules.defence import defend_dice
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.weapons import attack_dice
from lanterne.games.heroquest.scene.figures import conditions_said, effects_said
from lanterne.games.heroquest.scene.looks import (
    ATTACK_ICON,
    BODY_ICON,
    DEFEND_ICON,
    GROUP_TONES,
    HERO_ICONS,
    HERO_MARKS,
    HERO_TONES,
    ITEM_ICONS,
    MIND_ICON,
    PILE_ICON,
    PILE_TONE,
    SPELL_ICONS,
    ZARGON_ICON,
    ZARGON_TONE,
    hero_said,
)
from lanterne.games.heroquest.state import (
    BOOK,
    DEAD,
    HEROES,
    INSIDE_IT,
    ITEMS,
    NONE,
    OUT,
    RETREATED,
    SAFE,
    SPELLS,
    SQUARES,
    Pile,
    Sheet,
    State,
)
from lanterne.kit.grid import squares_of
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

FATE_WORDS = {SAFE: Say("fate-safe"), RETREATED: Say("fate-retreated"), DEAD: Say("fate-dead")}
_TONE_OF_SPELL = {spell: tone for spells, tone in zip(GROUP_SPELLS, GROUP_TONES, strict=True) for spell in spells}

# --- who plays --------------------------------------------------------------------------------------------------------

Row: TypeAlias = tuple[int, int, str, int, int, int, int, int, int, int, int, int, int]
"""A hero as shown: seat, hero, name, fate, body and its most, mind and its most, Attack and Defend dice, conditions,
effects, points left (NONE: it is not the hero's turn)."""
NOT_ROLLED, SHOPPING = NONE - 1, NONE - 2
"""Instead of points: the hero whose turn it is has not rolled for movement, or is in the armoury."""


@rests_on(
    lambda s: (
        *(s.order, s.names, tuple(s.heroes), tuple(s.sheets), s.pits),
        *(s.active, s.rolled, s.points, bool(s.ending)),
    ),
    most=512,
)
def player_rows(s: State) -> tuple[Row, ...]:
    """The heroes in the order of seats, as everybody sees them."""
    return tuple([_row(s, seat, hero) for seat, hero in enumerate(s.order)])


def _row(s: State, seat: int, hero: int) -> Row:
    if hero == NONE:
        return (seat, NONE, "", OUT, 0, 0, 0, 0, 0, 0, 0, 0, NONE)
    row, sheet = s.heroes[hero], s.sheets[hero]
    rested = row.fate == OUT  # every quest begins with all points (HQ-CAM-1)
    body, mind = (max_body(s, hero), max_mind(s, hero)) if rested else (row.body, row.mind)
    fate = INSIDE_IT if rested else row.fate  # between quests a hero looks as at the start of one
    return (
        *(
            seat,
            hero,
            s.names[hero],
            fate,
            body,
            max_body(s, hero),
            mind,
            max_mind(s, hero),
            attack_dice(s, hero, sheet.readied, NONE),
            defend_dice(s, hero),
        ),
        *(row.conditions, row.effects, _points_left(s, hero)),
    )


def _points_left(s: State, hero: int) -> int:
    if hero != s.active or s.ending:
        return NONE
    if s.heroes[hero].fate == OUT:
        return SHOPPING
    return s.points if s.rolled else NOT_ROLLED


@lru_cache(maxsize=1024)
def player_panel(rows: tuple[Row, ...], zargons_turn: bool) -> Panel:
    """The heroes and Zargon."""
    nodes = [*[_player(*row) for row in rows], _zargon(len(rows), zargons_turn)]
    return Panel("players", Say("panel-players"), "list", tuple(nodes))


@lru_cache(maxsize=8192)
def _player(
    seat: int,
    hero: int,
    name: str,
    fate: int,
    body: int,
    most_body: int,
    mind: int,
    most_mind: int,
    attack: int,
    defend: int,
    conditions: int,
    effects: int,
    points: int,
) -> Node:
    if hero == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=Say("seat", {"number": seat + 1}), icon="cowled", dim=True)
    told = [Say("player-name", {"name": name})] if name else []
    told += [_turn_said(points)] if points != NONE and fate == INSIDE_IT else []
    told += [FATE_WORDS[fate]] if fate in FATE_WORDS else []
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(HEROES, hero),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        badge=str(body),
        detail=(*told, *conditions_said(conditions), *effects_said(effects)),
        facts=_points(body, most_body, mind, most_mind, attack, defend),
        active=points != NONE,
        dim=fate == DEAD,
    )


def _turn_said(points: int) -> Say:
    if points == SHOPPING:
        return Say("player-shopping")
    return Say("player-turn") if points == NOT_ROLLED else Say("player-active", {"points": points})


@lru_cache(maxsize=4096)
def _points(body: int, most_body: int, mind: int, most_mind: int, attack: int, defend: int) -> tuple[Fact, ...]:
    return (
        Fact(BODY_ICON, f"{body}/{most_body}", Say("figure-body", {"body": body, "most": most_body})),
        Fact(MIND_ICON, f"{mind}/{most_mind}", Say("figure-mind-most", {"mind": mind, "most": most_mind})),
        Fact(ATTACK_ICON, str(attack), Say("dice-attack", {"count": attack})),
        Fact(DEFEND_ICON, str(defend), Say("dice-defend", {"count": defend})),
    )


@lru_cache(maxsize=64)
def _zargon(seat: int, active: bool) -> Node:
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=Say("seat-zargon"),
        tone=ZARGON_TONE,
        icon=ZARGON_ICON,
        mark="Z",
        detail=(Say("player-zargon"),),
        active=active,
    )


# --- the sheets -------------------------------------------------------------------------------------------------------

Written: TypeAlias = tuple[int, str, Sheet, tuple[int, ...], int, tuple[int, ...]]
"""What a sheet tells: the hero, the name, what the hero owns, spells left, the spell in the ring, artifacts spent."""


def sheet_rows(s: State) -> tuple[Written, ...]:
    """The sheets of the heroes who play."""
    rows = [(hero, s.sheets[hero], s.heroes[hero]) for hero in s.order if hero != NONE]
    return tuple([(hero, s.names[hero], sheet, row.spells, row.stored, row.used) for hero, sheet, row in rows])


@rests_on(lambda rows, piles, viewer: (rows, piles, viewer))
def sheet_panel(rows: tuple[Written, ...], piles: tuple[Pile, ...], viewer: int) -> Panel:
    """The sheets, the reader's own first, then what lies about on the board."""
    own = [row for seat, row in enumerate(rows) if seat == viewer]
    others = [row for seat, row in enumerate(rows) if seat != viewer]
    nodes = [node for row in (*own, *others) for node in _sheet(*row)]
    return Panel("sheets", Say("panel-sheets"), "list", (*nodes, *(node for pile in piles for node in _pile(pile))))


@lru_cache(maxsize=2048)
def _sheet(
    hero: int, called: str, sheet: Sheet, spells: tuple[int, ...], stored: int, used: tuple[int, ...]
) -> tuple[Node, ...]:
    """The heading of a sheet, what the hero owns, the spells that are left."""
    name = HERO_NAMES[hero]
    owned = [
        _owned(name, item, count, item == sheet.readied, item in sheet.worn, item in used)
        for item, count in Counter(sheet.items).items()
    ]
    cards = [spell_node(spell, f"spell:{SPELLS.name(spell)}") for spell in spells]
    ring = [spell_node(stored, f"ring:{SPELLS.name(stored)}", True)] if stored != NONE else []
    return (_heading(hero, called, sheet.gold, sheet.title, sheet.done), *owned, *cards, *ring)


@lru_cache(maxsize=1024)
def _heading(hero: int, called: str, gold: int, title: int, done: int) -> Node:
    name = HERO_NAMES[hero]
    quests = sum(1 for _ in squares_of(done))
    told = [Say("gold", {"gold": gold})]
    told += [Say("sheet-title", {"quest": said(BOOK, title)})] if title != NONE else []
    told += [Say("sheet-done", {"count": quests})] if quests else []
    return Node(
        id=f"sheet:{name}",
        shape="person",
        label=hero_said(hero, called),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        detail=tuple(told),
        thing=f"hero:{name}",
    )


@lru_cache(maxsize=2048)
def _owned(name: str, item: int, count: int, in_hand: bool, worn: bool, spent: bool) -> Node:
    told = [Say("item-in-hand")] if in_hand else [Say("item-worn")] if worn else []
    told += [Say("item-spent")] if spent else []
    return Node(
        id=f"own:{name}:{ITEMS.name(item)}",
        shape="card",
        label=said(ITEMS, item),
        tone=item_tone(item),
        icon=ITEM_ICONS[item],
        badge=str(count) if count > 1 else "",
        detail=(*told, effect_said(ITEMS, item)),
        thing=f"item:{ITEMS.name(item)}",
        indent=1,
        active=in_hand or worn,
        dim=spent,
    )


def item_tone(item: int) -> str:
    """Potions, gear, and what only quests have are told apart by the rims of their cards as well."""
    return "#8a3f6a" if ITEMS.name(item) in POTIONS else "#5b6470" if ITEM_CARDS[item] is not None else "#8a7440"


@lru_cache(maxsize=256)
def spell_node(spell: int, node_id: str, in_ring: bool = False) -> Node:
    """A spell that can be cast."""
    told = [Say("spell-in-ring")] if in_ring else []
    return Node(
        id=node_id,
        shape="card",
        label=said(SPELLS, spell),
        tone=_TONE_OF_SPELL[spell],
        icon=SPELL_ICONS[spell],
        detail=(*told, effect_said(SPELLS, spell)),
        thing=f"spell:{SPELLS.name(spell)}",
        indent=1,
    )


@lru_cache(maxsize=256)
def _pile(pile: Pile) -> tuple[Node, ...]:
    """What lies on a square, thing by thing."""
    square = SQUARES.name(pile.square)
    head = Node(
        id=f"lying:{square}",
        shape="thing",
        label=Say("pile-on", {"square": said(SQUARES, pile.square)}),
        tone=PILE_TONE,
        icon=PILE_ICON,
        mark="$",
        detail=(Say("pile-gold", {"gold": pile.gold}),) if pile.gold else (),
        thing=f"square:{square}",
    )
    counted = Counter(pile.items)
    return (head, *(_owned(f"lying-{square}", item, count, False, False, False) for item, count in counted.items()))

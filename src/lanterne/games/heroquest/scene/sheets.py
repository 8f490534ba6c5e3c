"""The heroes: who plays, how they are doing, and what is on the character sheets."""

from collections import Counter

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
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

FATE_WORDS = {SAFE: Say("fate-safe"), RETREATED: Say("fate-retreated"), DEAD: Say("fate-dead")}
_TONE_OF_SPELL = {spell: tone for spells, tone in zip(GROUP_SPELLS, GROUP_TONES, strict=True) for spell in spells}

# --- who plays --------------------------------------------------------------------------------------------------------


def player_panel(s: State, zargons_turn: bool) -> Panel:
    """The heroes in the order of seats, and Zargon."""
    heroes = [_player(s, seat, hero) for seat, hero in enumerate(s.order)]
    return Panel("players", Say("panel-players"), "list", (*heroes, _zargon(len(heroes), zargons_turn)))


def _player(s: State, seat: int, hero: int) -> Node:
    if hero == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=Say("seat", {"number": seat + 1}), icon="cowled", dim=True)
    row, active = s.heroes[hero], hero == s.active and not s.ending
    details = [Say("player-name", {"name": s.names[hero]})] if s.names[hero] else []
    details += [_turn_said(s, hero)] if active and row.fate in (OUT, INSIDE_IT) else []
    details += [FATE_WORDS[row.fate]] if row.fate in FATE_WORDS else []
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(HEROES, hero),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        badge=str(_body(s, hero)),
        detail=(*details, *conditions_said(row.conditions), *effects_said(row.effects)),
        facts=_points(s, hero),
        active=active,
        dim=row.fate == DEAD,
    )


def _turn_said(s: State, hero: int) -> Say:
    if s.heroes[hero].fate == OUT:
        return Say("player-shopping")
    return Say("player-active", {"points": s.points}) if s.rolled else Say("player-turn")


def _body(s: State, hero: int) -> int:
    """Body Points; between quests all of them, since every quest begins so (HQ-CAM-1)."""
    return max_body(s, hero) if s.heroes[hero].fate == OUT else s.heroes[hero].body


def _mind(s: State, hero: int) -> int:
    """Mind Points, likewise."""
    return max_mind(s, hero) if s.heroes[hero].fate == OUT else s.heroes[hero].mind


def _points(s: State, hero: int) -> tuple[Fact, ...]:
    body, most_body, mind, most_mind = _body(s, hero), max_body(s, hero), _mind(s, hero), max_mind(s, hero)
    attack, defend = attack_dice(s, hero, s.sheets[hero].readied, NONE), defend_dice(s, hero)
    return (
        Fact(BODY_ICON, f"{body}/{most_body}", Say("figure-body", {"body": body, "most": most_body})),
        Fact(MIND_ICON, f"{mind}/{most_mind}", Say("figure-mind-most", {"mind": mind, "most": most_mind})),
        Fact(ATTACK_ICON, str(attack), Say("dice-attack", {"count": attack})),
        Fact(DEFEND_ICON, str(defend), Say("dice-defend", {"count": defend})),
    )


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


def sheet_panel(s: State, viewer: int) -> Panel:
    """The sheets of the heroes who play, the viewer's own first; then belongings on the board."""
    heroes = [hero for hero in s.order if hero != NONE]
    if 0 <= viewer < len(heroes):
        heroes.insert(0, heroes.pop(viewer))
    sheets = [node for hero in heroes for node in _sheet(s, hero)]
    piles = [node for pile in s.piles for node in _pile(pile)]
    return Panel("sheets", Say("panel-sheets"), "list", (*sheets, *piles))


def _sheet(s: State, hero: int) -> list[Node]:
    """The heading of a sheet, what the hero owns, the spells that are left."""
    return [_heading(hero, s.names[hero], s.sheets[hero]), *belongings_of(s, hero)]


def belongings_of(s: State, hero: int) -> list[Node]:
    """What a hero owns, and the spells that are left."""
    sheet, row, name = s.sheets[hero], s.heroes[hero], HERO_NAMES[hero]
    owned = [
        _owned(name, item, count, item == sheet.readied, item in sheet.worn, item in row.used)
        for item, count in Counter(sheet.items).items()
    ]
    cards = [spell_node(spell, f"spell:{SPELLS.name(spell)}") for spell in row.spells]
    ring = [spell_node(row.stored, f"ring:{SPELLS.name(row.stored)}", True)] if row.stored != NONE else []
    return [*owned, *cards, *ring]


def _heading(hero: int, called: str, sheet: Sheet) -> Node:
    name = HERO_NAMES[hero]
    quests = sheet.done.bit_count()
    details = [Say("gold", {"gold": sheet.gold})]
    details += [Say("sheet-title", {"quest": said(BOOK, sheet.title)})] if sheet.title != NONE else []
    details += [Say("sheet-done", {"count": quests})] if quests else []
    return Node(
        id=f"sheet:{name}",
        shape="person",
        label=hero_said(hero, called),
        tone=HERO_TONES[hero],
        icon=HERO_ICONS[hero],
        mark=HERO_MARKS[hero],
        detail=tuple(details),
        thing=f"hero:{name}",
    )


def _owned(name: str, item: int, count: int, in_hand: bool, worn: bool, spent: bool) -> Node:
    details = [Say("item-in-hand")] if in_hand else [Say("item-worn")] if worn else []
    details += [Say("item-spent")] if spent else []
    return Node(
        id=f"own:{name}:{ITEMS.name(item)}",
        shape="card",
        label=said(ITEMS, item),
        tone=item_tone(item),
        icon=ITEM_ICONS[item],
        badge=str(count) if count > 1 else "",
        detail=(*details, effect_said(ITEMS, item)),
        thing=f"item:{ITEMS.name(item)}",
        indent=1,
        active=in_hand or worn,
        dim=spent,
    )


def item_tone(item: int) -> str:
    """Potions, gear and quest items have cards of different colours."""
    return "#8a3f6a" if ITEMS.name(item) in POTIONS else "#5b6470" if ITEM_CARDS[item] is not None else "#8a7440"


def spell_node(spell: int, node_id: str, in_ring: bool = False) -> Node:
    """A spell that can be cast."""
    details = [Say("spell-in-ring")] if in_ring else []
    return Node(
        id=node_id,
        shape="card",
        label=said(SPELLS, spell),
        tone=_TONE_OF_SPELL[spell],
        icon=SPELL_ICONS[spell],
        detail=(*details, effect_said(SPELLS, spell)),
        thing=f"spell:{SPELLS.name(spell)}",
        indent=1,
    )


def _pile(pile: Pile) -> tuple[Node, ...]:
    """The belongings on a square, one by one."""
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

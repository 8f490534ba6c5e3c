"""The warriors: how each of them is doing, what they hold, and the spells; the viewer's own come first."""

from collections.abc import Iterator

from lanterne.engine import View
from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WARRIORS as SHEETS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.dungeon import cards_of
from lanterne.games.warhammer_quest.rules.profile import attacks_of, strength, toughness, weapon_skill
from lanterne.games.warhammer_quest.scene.figures import conditions_said
from lanterne.games.warhammer_quest.scene.looks import (
    ATTACKS_ICON,
    EQUIPMENT_TONE,
    GOLD_ICON,
    INITIATIVE_ICON,
    ITEM_ICONS,
    MOVE_ICON,
    OBJECT_TONE,
    POWER_ICON,
    SKILL_ICON,
    SPELL_ICONS,
    SPELL_TONES,
    STRENGTH_ICON,
    TOKEN_ICON,
    TOUGHNESS_ICON,
    TREASURE_TONE,
    TROPHY_ICON,
    WARRIOR_ICONS,
    WARRIOR_MARKS,
    WARRIOR_TONES,
    WOUNDS_ICON,
)
from lanterne.games.warhammer_quest.state import (
    DEAD,
    INSIDE,
    ITEMS,
    LOST,
    NONE,
    OUT,
    SPELLS,
    WARRIORS,
    CardRow,
    State,
)
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

FATES = {DEAD: Say("fate-dead"), LOST: Say("fate-lost"), OUT: Say("fate-out")}


def player_panel(s: State) -> Panel:
    """The party, in the order of seats."""
    nodes = [_seat(seat) if warrior == NONE else _player(s, seat) for seat, warrior in enumerate(s.party)]
    return Panel("players", Say("panel-players"), "list", tuple(nodes))


def _seat(seat: int) -> Node:
    """A seat that has no warrior yet."""
    return Node(id=f"seat:{seat}", shape="person", label=Say("seat", {"number": seat + 1}), icon="cowled", dim=True)


def _player(s: State, seat: int) -> Node:
    warrior = s.party[seat]
    row = s.warriors[warrior]
    unconscious = row.fate == INSIDE and not row.wounds
    detail = [FATES[row.fate]] if row.fate in FATES else [Say("figure-unconscious")] if unconscious else []
    detail += [Say("figure-leads")] if warrior == s.leader else []
    received = [Say("sheet-received", {"count": row.received})] if row.received else []
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(WARRIORS, warrior),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        badge=str(row.wounds),
        detail=(*detail, *conditions_said(row.conditions), *received),
        facts=tuple(_facts(s, warrior)),
        active=warrior == s.active and not s.ending,
        dim=row.fate in (DEAD, LOST, OUT),
    )


def _facts(s: State, warrior: int) -> Iterator[Fact]:
    row = s.warriors[warrior]
    skill, force, tough = weapon_skill(s, warrior), strength(s, warrior), toughness(s, warrior)
    wounds = Say("figure-wounds", {"wounds": row.wounds, "most": row.starting})
    yield Fact(WOUNDS_ICON, f"{row.wounds}/{row.starting}", wounds)
    yield Fact(SKILL_ICON, str(skill), Say("fact-skill", {"count": skill}))
    yield Fact(STRENGTH_ICON, str(force), Say("fact-strength", {"count": force}))
    yield Fact(TOUGHNESS_ICON, str(tough), Say("fact-toughness", {"count": tough}))
    if (attacks := attacks_of(s, warrior)) != 1:
        yield Fact(ATTACKS_ICON, str(attacks), Say("fact-attacks", {"count": attacks}))
    yield Fact(GOLD_ICON, str(row.gold), Say("fact-gold", {"gold": row.gold}))
    if trophies := len(row.trophies):
        yield Fact(TROPHY_ICON, str(trophies), Say("fact-trophies", {"count": trophies}))


# --- what they hold ---------------------------------------------------------------------------------------------------


def card_panel(view: View[State]) -> Panel:
    """The cards of each warrior, the viewer's own first; the Wizard's spells with his power."""
    s = view.state
    own_first = sorted(enumerate(s.party), key=lambda each: each[0] != view.seat)
    nodes = [node for _, warrior in own_first if warrior != NONE for node in _cards(s, warrior)]
    return Panel("sheets", Say("panel-cards"), "list", tuple(nodes))


def _cards(s: State, warrior: int) -> Iterator[Node]:
    yield _heading(s, warrior)
    if warrior == WIZARD:
        yield from (spell_node(spell, s.power + s.tokens) for spell in s.spells)
    counted: dict[int, int] = {}
    for card in cards_of(s, warrior):
        counted[card.item] = counted.get(card.item, 0) + 1
        yield _card(s, warrior, card, counted[card.item])


def _heading(s: State, warrior: int) -> Node:
    sheet = SHEETS[warrior]
    facts = [
        Fact(MOVE_ICON, str(sheet.movement), Say("fact-moves", {"count": sheet.movement})),
        Fact(INITIATIVE_ICON, str(sheet.initiative), Say("fact-initiative")),
    ]
    if warrior == WIZARD:
        facts += [
            Fact(POWER_ICON, str(s.power), Say("fact-power", {"count": s.power})),
            Fact(TOKEN_ICON, str(s.tokens), Say("fact-tokens", {"count": s.tokens})),
        ]
    return Node(
        id=f"sheet:{WARRIORS.name(warrior)}",
        shape="person",
        label=said(WARRIORS, warrior),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        facts=tuple(facts),
        thing=f"warrior:{WARRIORS.name(warrior)}",
    )


def _card(s: State, warrior: int, card: CardRow, copy: int) -> Node:
    """`copy` counts equal cards of the same warrior."""
    row = s.warriors[warrior]
    in_use = card.item in (row.weapon, row.shield, row.armour)
    detail = [Say("card-in-use")] if in_use else []
    detail += [Say("card-used")] if card.used else []
    detail += [Say("card-charges", {"count": card.charges})] if card.charges else []
    name = ITEMS.name(card.item)
    tone = EQUIPMENT_TONE if card.item < FIRST_TREASURE else TREASURE_TONE if card.item < FIRST_OBJECT else OBJECT_TONE
    return Node(
        id=f"own:{WARRIORS.name(warrior)}:{name}" + (f":{copy}" if copy > 1 else ""),
        shape="card",
        label=said(ITEMS, card.item),
        tone=tone,
        icon=ITEM_ICONS[card.item],
        badge=str(card.charges) if card.charges else "",
        detail=(*detail, effect_said(ITEMS, card.item)),
        thing=f"item:{name}",
        indent=1,
        active=in_use,
        dim=card.used,
    )


def spell_node(spell: int, power: int) -> Node:
    card = SPELL_CARDS[spell]
    return Node(
        id=f"spell:{SPELLS.name(spell)}",
        shape="card",
        label=said(SPELLS, spell),
        tone=SPELL_TONES[card.kind],
        icon=SPELL_ICONS[spell],
        badge=str(card.power),
        detail=(Say("spell-cost", {"count": card.power}), effect_said(SPELLS, spell)),
        indent=1,
        dim=card.power > power,
    )

"""The warriors: how each of them stands, what he holds, the spells; those of the reader first."""

from functools import lru_cache
from typing import TypeAlias

from lanterne.games.warhammer_quest.content.cards import FIRST_OBJECT, FIRST_TREASURE
from lanterne.games.warhammer_quest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.warhammer_quest.content.warriors import WARRIORS as SHEETS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.dungeon import cards_of
from lanterne.games.warhammer_quest.rules.profile import attacks_of, strength, toughness, weapon_skill
from lanterne.games.warhammer_quest.scene.figures import conditions_said, open_rows
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
    AWAY,
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
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

FATES = {DEAD: Say("fate-dead"), LOST: Say("fate-lost"), OUT: Say("fate-out")}

Row: TypeAlias = tuple[int, ...]
"""A warrior as shown: seat, warrior, fate, wounds and starting ones, the characteristics, gold, trophies, conditions,
whether he leads, whether it is his turn, treasures received."""


@rests_on(lambda s: (s.party, open_rows(s), s.leader, s.active, s.flags, bool(s.ending)))
def rows(s: State) -> tuple[Row, ...]:
    """The warriors in the order of seats."""
    return tuple(_row(s, seat, warrior) for seat, warrior in enumerate(s.party))


def _row(s: State, seat: int, warrior: int) -> Row:
    if warrior == NONE:
        return seat, NONE, AWAY
    row = s.warriors[warrior]
    return (
        *(seat, warrior, row.fate, row.wounds, row.starting),
        *(weapon_skill(s, warrior), strength(s, warrior), toughness(s, warrior), attacks_of(s, warrior)),
        *(row.gold, len(row.trophies), row.conditions, int(warrior == s.leader)),
        *(int(warrior == s.active and not s.ending), row.received),
    )


@lru_cache(maxsize=1024)
def player_panel(shown: tuple[Row, ...]) -> Panel:
    """The party."""
    return Panel("players", Say("panel-players"), "list", tuple(_player(*row) for row in shown))


@lru_cache(maxsize=8192)
def _player(seat: int, warrior: int, fate: int, *numbers: int) -> Node:
    if warrior == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=Say("seat", {"number": seat + 1}), icon="cowled", dim=True)
    wounds, starting, skill, force, tough, attacks, gold, trophies, conditions, leads, active, received = numbers
    told = [FATES[fate]] if fate in FATES else [Say("figure-unconscious")] if fate == INSIDE and not wounds else []
    told += [Say("figure-leads")] if leads else []
    received_said = [Say("sheet-received", {"count": received})] if received else []
    facts = (
        Fact(WOUNDS_ICON, f"{wounds}/{starting}", Say("figure-wounds", {"wounds": wounds, "most": starting})),
        Fact(SKILL_ICON, str(skill), Say("fact-skill", {"count": skill})),
        Fact(STRENGTH_ICON, str(force), Say("fact-strength", {"count": force})),
        Fact(TOUGHNESS_ICON, str(tough), Say("fact-toughness", {"count": tough})),
        *((Fact(ATTACKS_ICON, str(attacks), Say("fact-attacks", {"count": attacks})),) if attacks != 1 else ()),
        Fact(GOLD_ICON, str(gold), Say("fact-gold", {"gold": gold})),
        *((Fact(TROPHY_ICON, str(trophies), Say("fact-trophies", {"count": trophies})),) if trophies else ()),
    )
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(WARRIORS, warrior),
        tone=WARRIOR_TONES[warrior],
        icon=WARRIOR_ICONS[warrior],
        mark=WARRIOR_MARKS[warrior],
        badge=str(wounds),
        detail=(*told, *conditions_said(conditions), *received_said),
        facts=facts,
        active=bool(active),
        dim=fate in (DEAD, LOST, OUT),
    )


# --- what they hold ---------------------------------------------------------------------------------------------------

Held: TypeAlias = tuple[int, tuple[CardRow, ...], tuple[int, int, int]]
"""A warrior with his cards and those in use: weapon, shield, armour."""


def held(s: State) -> tuple[Held, ...]:
    """What the warriors of the party hold, in the order of seats."""
    found = []
    for warrior in s.party:
        if warrior != NONE:
            row = s.warriors[warrior]
            found.append((warrior, tuple(cards_of(s, warrior)), (row.weapon, row.shield, row.armour)))
    return tuple(found)


@lru_cache(maxsize=2048)
def card_panel(shown: tuple[Held, ...], viewer: int, spells: tuple[int, ...], power: int, tokens: int) -> Panel:
    """The cards of each warrior, the reader's own first; the Wizard's spells with his power."""
    own = [row for seat, row in enumerate(shown) if seat == viewer]
    others = [row for seat, row in enumerate(shown) if seat != viewer]
    nodes = [node for row in (*own, *others) for node in _cards(*row, spells, power, tokens)]
    return Panel("sheets", Say("panel-cards"), "list", tuple(nodes))


@lru_cache(maxsize=2048)
def _cards(
    warrior: int,
    cards: tuple[CardRow, ...],
    used: tuple[int, int, int],
    spells: tuple[int, ...],
    power: int,
    tokens: int,
) -> tuple[Node, ...]:
    known = [_spell(spell, power + tokens) for spell in spells] if warrior == WIZARD else []
    counted: dict[int, int] = {}
    found = []
    for card in cards:
        counted[card.item] = counted.get(card.item, 0) + 1
        found.append(_card(warrior, card, card.item in used, counted[card.item]))
    return (_heading(warrior, power, tokens), *known, *found)


@lru_cache(maxsize=1024)
def _heading(warrior: int, power: int, tokens: int) -> Node:
    sheet = SHEETS[warrior]
    facts = [
        Fact(MOVE_ICON, str(sheet.movement), Say("fact-moves", {"count": sheet.movement})),
        Fact(INITIATIVE_ICON, str(sheet.initiative), Say("fact-initiative")),
    ]
    if warrior == WIZARD:
        facts += [
            Fact(POWER_ICON, str(power), Say("fact-power", {"count": power})),
            Fact(TOKEN_ICON, str(tokens), Say("fact-tokens", {"count": tokens})),
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


@lru_cache(maxsize=2048)
def _card(warrior: int, card: CardRow, in_use: bool, copy: int) -> Node:
    told = [Say("card-in-use")] if in_use else []
    told += [Say("card-used")] if card.used else []
    told += [Say("card-charges", {"count": card.charges})] if card.charges else []
    name = ITEMS.name(card.item)
    tone = EQUIPMENT_TONE if card.item < FIRST_TREASURE else TREASURE_TONE if card.item < FIRST_OBJECT else OBJECT_TONE
    return Node(
        id=f"own:{WARRIORS.name(warrior)}:{name}" + (f":{copy}" if copy > 1 else ""),
        shape="card",
        label=said(ITEMS, card.item),
        tone=tone,
        icon=ITEM_ICONS[card.item],
        badge=str(card.charges) if card.charges else "",
        detail=(*told, effect_said(ITEMS, card.item)),
        thing=f"item:{name}",
        indent=1,
        active=in_use,
        dim=card.used,
    )


@lru_cache(maxsize=256)
def _spell(spell: int, power: int) -> Node:
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

"""The monster cards, which everybody may read (HQ-SET-15); Zargon also reads those of the quest's own characters."""

from collections import Counter

from lanterne.games.heroquest.content.cards import CARD_COUNT, MONSTERS
from lanterne.games.heroquest.rules.difficulty import attack_of, body_of
from lanterne.games.heroquest.scene.looks import (
    ATTACK_ICON,
    BODY_ICON,
    DEFEND_ICON,
    DREAD_TONE,
    MIND_ICON,
    MOVE_ICON,
    SPELL_ICONS,
    monster_icon,
    monster_mark,
    monster_tone,
)
from lanterne.games.heroquest.state import FOES, KIND_OF, KINDS, SPELLS, State
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def monster_panel(s: State, reads: bool) -> Panel:
    """The kinds on the board first, characters before the others; then the other cards. With `reads`, the Dread spells
    that are left are shown too."""
    counted = Counter(KIND_OF[row.foe] for row in s.monsters)
    kinds = sorted(counted, key=lambda kind: (kind < CARD_COUNT, kind))
    here = [node for kind in kinds for node in (_kind(s, kind, counted[kind]), *_spells(s, kind, reads))]
    others = [_kind(s, kind, 0) for kind in range(CARD_COUNT) if kind not in counted]
    return Panel("monsters", Say("panel-monsters"), "list", (*here, *others))


def _kind(s: State, kind: int, count: int) -> Node:
    """A card with what the difficulty adds to it."""
    card, attack, body = MONSTERS[kind], attack_of(s, kind), body_of(s, kind)
    details = [Say("monster-count", {"count": count})] if count else []
    facts = (
        Fact(MOVE_ICON, str(card.move), Say("monster-move", {"count": card.move})),
        Fact(ATTACK_ICON, str(attack), Say("dice-attack", {"count": attack})),
        Fact(DEFEND_ICON, str(card.defend), Say("dice-defend", {"count": card.defend})),
        Fact(BODY_ICON, str(body), Say("monster-body", {"count": body})),
        Fact(MIND_ICON, str(card.mind), Say("monster-mind", {"count": card.mind})),
    )
    details += [effect_said(KINDS, kind)] if kind <= CARD_COUNT else []
    return Node(
        id=f"monster:{KINDS.name(kind)}",
        shape="monster",
        label=said(KINDS, kind),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        mark=monster_mark(kind),
        detail=tuple(details),
        facts=facts,
        dim=not count,
    )


def _spells(s: State, kind: int, reads: bool) -> list[Node]:
    """The Dread spells of these monsters: everybody knows what has been cast, Zargon the rest."""
    found = []
    for row in s.monsters:
        if KIND_OF[row.foe] == kind:
            found += [_spell(row.foe, spell, False) for spell in (row.spells if reads else ())]
            found += [_spell(row.foe, spell, True) for spell in row.spent]
    return found


def _spell(foe: int, spell: int, spent: bool) -> Node:
    return Node(
        id=f"dread:{FOES.name(foe)}:{SPELLS.name(spell)}",
        shape="card",
        label=said(SPELLS, spell),
        tone=DREAD_TONE,
        icon=SPELL_ICONS[spell],
        detail=(Say("spell-cast"),) if spent else (effect_said(SPELLS, spell),),
        thing=f"spell:{SPELLS.name(spell)}",
        indent=1,
        dim=spent,
    )

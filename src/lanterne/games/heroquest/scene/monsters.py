"""The monster cards, which everybody may read (HQ-SET-15); Zargon also reads those of the quest's own characters."""

from collections import Counter
from functools import lru_cache
from typing import TypeAlias

from lanterne.games.heroquest.content.cards import CARD_COUNT, MONSTERS
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
from lanterne.kit.memo import rests_on
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said

Spells: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A monster with its Dread spells: those left, as far as the reader knows, and those cast."""


@lru_cache(maxsize=4096)
def monster_panel(kinds: tuple[tuple[int, int], ...], spells: tuple[Spells, ...]) -> Panel:
    """The kinds on the board first, then the other cards. `kinds`: each kind on the board with its number there."""
    here = [node for kind, count in kinds for node in (_kind(kind, count), *_spells(kind, spells))]
    known = {kind for kind, _ in kinds}
    others = [_kind(kind, 0) for kind in range(CARD_COUNT) if kind not in known]
    return Panel("monsters", Say("panel-monsters"), "list", (*here, *others))


@rests_on(lambda s: tuple([row.foe for row in s.monsters]), most=512)
def kinds_here(s: State) -> tuple[tuple[int, int], ...]:
    """The kinds of monsters on the board and how many of each there are, characters first."""
    counted = Counter(KIND_OF[row.foe] for row in s.monsters)
    return tuple(sorted(counted.items(), key=lambda each: (each[0] < CARD_COUNT, each[0])))


def spells_here(s: State, reads: bool) -> tuple[Spells, ...]:
    """The Dread spells of the monsters on the board: what has been cast is known to all, the rest to Zargon."""
    found = [(row.foe, row.spells if reads else (), row.spent) for row in s.monsters]
    return tuple([each for each in found if each[1] or each[2]])


@lru_cache(maxsize=1024)
def _kind(kind: int, count: int) -> Node:
    card = MONSTERS[kind]
    told = [Say("monster-count", {"count": count})] if count else []
    facts = (
        Fact(MOVE_ICON, str(card.move), Say("monster-move", {"count": card.move})),
        Fact(ATTACK_ICON, str(card.attack), Say("dice-attack", {"count": card.attack})),
        Fact(DEFEND_ICON, str(card.defend), Say("dice-defend", {"count": card.defend})),
        Fact(BODY_ICON, str(card.body), Say("monster-body", {"count": card.body})),
        Fact(MIND_ICON, str(card.mind), Say("monster-mind", {"count": card.mind})),
    )
    told += [effect_said(KINDS, kind)] if kind <= CARD_COUNT else []
    return Node(
        id=f"monster:{KINDS.name(kind)}",
        shape="monster",
        label=said(KINDS, kind),
        tone=monster_tone(kind),
        icon=monster_icon(kind),
        mark=monster_mark(kind),
        detail=tuple(told),
        facts=facts,
        dim=not count,
    )


def _spells(kind: int, spells: tuple[Spells, ...]) -> list[Node]:
    found = []
    for foe, left, spent in spells:
        if KIND_OF[foe] == kind:
            found += [_spell(foe, spell, False) for spell in left] + [_spell(foe, spell, True) for spell in spent]
    return found


@lru_cache(maxsize=512)
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

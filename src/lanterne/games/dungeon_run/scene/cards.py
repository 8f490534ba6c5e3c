"""Cards in lists: their names, what they do, and how a hero has them."""

from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_STRANGER, FIRST_TRAP, FIRST_TREASURE
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, NO_SLOT, SLOT_NAMES
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.seeing import FACE_DOWN
from lanterne.games.dungeon_run.state import ABILITIES, CARDS
from lanterne.scene import Node, Say
from lanterne.scene.saying import effect_said, said

LOOSE, EQUIPPED, LOOTED, JOINED, ATTACHED, FOUND, DRAWN, LOOKED_AT, OFFERED, ASKED_FOR, SUPPLY, DISCARDED = range(12)
"""How a hero has a card, or where it lies."""
_HAD = {
    EQUIPPED: Say("held-equipped"),
    LOOTED: Say("held-looted"),
    JOINED: Say("held-joined"),
    ATTACHED: Say("held-attached"),
    FOUND: Say("held-found"),
    DRAWN: Say("held-drawn"),
    LOOKED_AT: Say("held-looked-at"),
    OFFERED: Say("held-offered"),
    ASKED_FOR: Say("held-asked-for"),
    SUPPLY: Say("held-in-supply"),
    DISCARDED: Say("held-discarded"),
}


def slot_said(slot: int) -> Say:
    """The words for a slot."""
    return Say(f"slot-{SLOT_NAMES[slot].replace('_', '-')}")


def card_nodes(prefix: str, cards: tuple[int, ...], had: int, indent: int = 0) -> list[Node]:
    """Cards one below the other; equal ones are numbered. `prefix` begins their ids."""
    counted: dict[int, int] = {}
    found = []
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
        found.append(_card(prefix, card, counted[card], had, indent))
    return found


def _card(prefix: str, card: int, copy: int, had: int, indent: int) -> Node:
    told = [_HAD[had]] if had in _HAD else []
    if card == FACE_DOWN:
        return Node(
            id=f"{prefix}:hidden:{copy}",
            shape="card-back",
            label=Say("held-hidden"),
            tone=looks.BACK_TONE,
            icon=looks.BACK_ICON,
            detail=tuple(told),
            indent=indent,
        )
    name = str(CARDS.name(card))
    if card >= FIRST_TREASURE and EQUIPMENT[card].slot != NO_SLOT:
        told.append(slot_said(EQUIPMENT[card].slot))
    if had != LOOTED or card >= FIRST_STRANGER:
        told.append(effect_said(CARDS, card))
    else:
        told.append(Say("loot-boss") if FIRST_BOSS <= card < FIRST_TRAP else Say("loot-encounter"))
    return Node(
        id=f"{prefix}:{name}" + (f":{copy}" if copy > 1 else ""),
        shape="card",
        label=said(CARDS, card),
        tone=looks.CARD_TONES[card],
        icon=looks.CARD_ICONS[card],
        detail=tuple(told),
        thing=f"card:{name}",
        indent=indent,
        dim=had in (SUPPLY, DISCARDED),
        active=had in (FOUND, DRAWN, LOOKED_AT, OFFERED, ASKED_FOR),
    )


def ability_card(
    prefix: str, ability: int, *, fresh: bool = False, used: bool = False, stilled: bool = False, indent: int = 0
) -> Node:
    """An ability card: one just drawn (`fresh`), or one that a hero has, perhaps `used` up for now, or `stilled` by the
    Cursed Stone."""
    told = [Say("held-ability")] if fresh else []
    told += [Say("powers-stilled")] if stilled else [Say("powers-used")] if used else []
    return Node(
        id=f"{prefix}:{ABILITIES.name(ability)}",
        shape="card",
        label=said(ABILITIES, ability),
        tone=looks.ABILITY_TONES[ability],
        icon=looks.ABILITY_ICONS[ability],
        detail=(*told, effect_said(ABILITIES, ability)),
        thing=f"ability:{ABILITIES.name(ability)}" if fresh else "",
        indent=indent,
        dim=used or stilled,
        active=fresh,
    )

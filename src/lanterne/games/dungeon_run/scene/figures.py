"""Who stands on the tiles: heroes and monsters."""

from functools import lru_cache

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.rules.advance import choose_encounters
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.floor import spans, tile_id
from lanterne.games.dungeon_run.scene.plan import TILE
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.state import (
    CARDS,
    DEAD,
    HERO_IDS,
    NONE,
    STANDING,
    TYPES,
    UNCONSCIOUS,
    Hero,
    State,
    life,
)
from lanterne.kit.boxes import Box, packed
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

MIDDLE = 96
"""Monsters and heroes stand to the right of here on a tile, things that lie there to the left."""
MONSTER, HERO, STONE = 98, 76, 30


def hero_said(s: State, seat: int) -> Say:
    """The hero of a seat; before he is chosen, the seat."""
    card = s.heroes[seat].card
    return said(HERO_IDS, card) if card != NONE else Say("seat", {"number": seat + 1})


def heroes_on(s: State, tile: int, box: Box) -> list[Node]:
    """The heroes on a tile; those who lie there unconscious too. Whoever has the Stone carries it for all to see."""
    here = [seat for seat, hero in enumerate(s.heroes) if hero.tile == tile and hero.condition != DEAD]
    above = 30 if s.spots[tile].monster == NONE else 34 + MONSTER
    room = Box(box.left + MIDDLE, box.top + above, box.wide - MIDDLE - 6, box.high - above - 6)
    found = []
    for seat, spot in zip(here, packed(room, len(here), HERO), strict=True):
        hero = s.heroes[seat]
        active = seat == s.active and not s.ending
        found.append(_hero(seat, hero.card, hero.wounds, hero.condition, active, tile_id(tile), spot))
        if seat == s.bearer:
            found.append(_stone(found[-1].id, spot))
    return found


@lru_cache(maxsize=1 << 13)
def _hero(seat: int, card: int, wounds: int, condition: int, active: bool, on: str, box: Box) -> Node:
    most = life(Hero(card=card))
    told = [Say("figure-wounds", {"wounds": wounds, "most": most})]
    told += [Say("figure-unconscious")] if condition == UNCONSCIOUS else []
    return Node(
        id=f"figure:{HERO_IDS.name(card)}",
        shape="hero" if condition == STANDING else "ally",
        label=said(HERO_IDS, card),
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[card],
        icon=looks.HERO_ICONS[card] if condition == STANDING else looks.UNCONSCIOUS_ICON,
        mark=looks.HERO_MARKS[card],
        badge=str(max(0, most - wounds)),
        detail=(*told, effect_said(HERO_IDS, card)),
        on=on,
        thing=f"seat:{seat}",
        active=active,
        dim=condition == UNCONSCIOUS,
    )


@lru_cache(maxsize=1024)
def _stone(on: str, box: Box) -> Node:
    side = min(STONE, box.wide / 2)
    spot = Box(box.left + box.wide - side, box.top, side, side)
    return Node(
        id="stone:carried",
        shape="thing",
        label=Say("card-summoning-stone"),
        at=spot.at,
        size=spot.size,
        tone=looks.STONE_TONE,
        icon=looks.STONE_ICON,
        detail=(Say("stone-carried"),),
        on=on,
    )


# --- monsters ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def monster_facts(card: int, wounds: int) -> tuple[Fact, ...]:
    """What is printed on a monster, and the Life it has left."""
    row = ALL_MONSTERS[card]
    left = max(0, row.life - wounds)
    faces = spans(row.power_numbers)
    return (
        Fact(looks.ATTACK_ICON, str(row.attack), Say("monster-attack", {"count": row.attack})),
        Fact(looks.POWER_ICON, faces, Say("monster-power", {"faces": faces})),
        Fact(looks.DEFENCE_ICON, f"{row.defence}+", Say("monster-defence", {"face": row.defence})),
        Fact(looks.ESCAPE_ICON, f"{row.escape}+", Say("monster-escape", {"face": row.escape})),
        Fact(looks.LIFE_ICON, f"{left}/{row.life}", Say("monster-life", {"left": left, "most": row.life})),
    )


def monster_on(s: State, tile: int, box: Box, copy: int) -> Node | None:
    """The monster on a tile. `copy`: the how manieth of its name it is. It is what its card stands for, except where
    cards of loot piles are chosen."""
    spot = s.spots[tile]
    if spot.monster == NONE:
        return None
    room = Box(box.left + TILE - MONSTER - 10, box.top + 34, MONSTER, MONSTER)
    fights = any(deed.monster == spot.monster and deed.tile == tile for deed in s.deeds)
    chosen = asked(s) != choose_encounters.name
    return _monster(spot.monster, spot.wounds, copy, fights, tile_id(tile), room, chosen)


@lru_cache(maxsize=1 << 12)
def _monster(card: int, wounds: int, copy: int, fights: bool, on: str, box: Box, chosen: bool) -> Node:
    facts = monster_facts(card, wounds)
    return Node(
        id=f"monster:{CARDS.name(card)}" + (f":{copy}" if copy > 1 else ""),
        shape="monster",
        label=said(CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        badge=str(max(0, ALL_MONSTERS[card].life - wounds)),
        detail=(
            *([Say("monster-boss")] if card >= FIRST_BOSS else []),
            said(TYPES, ALL_MONSTERS[card].type),
            *(fact.label for fact in facts),
            effect_said(CARDS, card),
        ),
        on=on,
        thing=f"card:{CARDS.name(card)}" if chosen else "",
        active=fights,
    )

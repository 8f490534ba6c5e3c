"""The figures on the tiles: heroes and monsters."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.rules.advance import choose_encounters
from lanterne.games.dungeon_run.rules.battle import battle_hero, battle_monster
from lanterne.games.dungeon_run.rules.escape import escape_through
from lanterne.games.dungeon_run.rules.movement import go_further, move
from lanterne.games.dungeon_run.rules.toughness import attack_dice, monster_life
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.floor import ground_id, spans
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
from lanterne.kit.rects import Rect
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

DEEDS = (move.name, go_further.name, escape_through.name, battle_monster.name, battle_hero.name)
"""What the active hero can do to figures and cards nearby."""
STONE = 0.4
"""The size of the Stone, relative to the hero who carries it."""

Piece: TypeAlias = Callable[[Rect], Node]
"""A figure or card on a tile, once it has its place there."""


def hero_said(s: State, seat: int) -> Say:
    """The hero of a seat; before one is chosen, the seat."""
    card = s.heroes[seat].card
    return said(HERO_IDS, card) if card != NONE else Say("seat", {"number": seat + 1})


def life_left(hero: Hero) -> int:
    """How many wounds a hero can still take."""
    return max(0, life(hero) - hero.wounds)


def heroes_on(s: State, tile: int) -> list[Piece]:
    """The heroes on a tile, unconscious ones included."""
    here = [seat for seat, hero in enumerate(s.heroes) if hero.tile == tile and hero.condition != DEAD]
    return [partial(_hero, s, seat) for seat in here]


def carried_stone(s: State, nodes: list[Node]) -> list[Node]:
    """The Stone on the hero who carries it, for all to see. `nodes` include the heroes."""
    bearer = next((node for node in nodes if node.thing == f"seat:{s.bearer}"), None)
    return [_stone(bearer)] if bearer is not None else []


def _hero(s: State, seat: int, box: Rect) -> Node:
    hero = s.heroes[seat]
    active = seat == s.active and not s.ending
    told = [Say("figure-wounds", {"wounds": hero.wounds, "most": life(hero)})]
    told += [Say("figure-unconscious")] if hero.condition == UNCONSCIOUS else []
    return Node(
        id=f"figure:{HERO_IDS.name(hero.card)}",
        shape="hero" if hero.condition == STANDING else "ally",
        label=said(HERO_IDS, hero.card),
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[hero.card],
        icon=looks.HERO_ICONS[hero.card] if hero.condition == STANDING else looks.UNCONSCIOUS_ICON,
        mark=looks.HERO_MARKS[hero.card],
        badge=str(life_left(hero)),
        detail=(*told, effect_said(HERO_IDS, hero.card)),
        on=ground_id(hero.tile),
        thing=f"seat:{seat}",
        active=active,
        does=DEEDS if active else (),
        dim=hero.condition == UNCONSCIOUS,
    )


def _stone(bearer: Node) -> Node:
    (x, y), wide = bearer.at, bearer.size[0]
    side = wide * STONE
    spot = Rect(x + wide / 2 - side, y - wide / 2, side, side)
    return Node(
        id="stone:carried",
        shape="thing",
        label=Say("card-summoning-stone"),
        at=spot.at,
        size=spot.size,
        tone=looks.STONE_TONE,
        icon=looks.STONE_ICON,
        detail=(Say("stone-carried"),),
        on=bearer.id,
    )


# --- monsters ---------------------------------------------------------------------------------------------------------


def monster_facts(s: State, card: int, wounds: int) -> tuple[Fact, ...]:
    """What is printed on a monster, and the Life it has left; a boss may have grown."""
    row, most, attack = ALL_MONSTERS[card], monster_life(s, card), attack_dice(s, card)
    left = max(0, most - wounds)
    faces = spans(row.power_numbers)
    return (
        Fact(looks.ATTACK_ICON, str(attack), Say("monster-attack", {"count": attack})),
        Fact(looks.POWER_ICON, faces, Say("monster-power", {"faces": faces})),
        Fact(looks.DEFENCE_ICON, f"{row.defence}+", Say("monster-defence", {"face": row.defence})),
        Fact(looks.ESCAPE_ICON, f"{row.escape}+", Say("monster-escape", {"face": row.escape})),
        Fact(looks.LIFE_ICON, f"{left}/{most}", Say("monster-life", {"left": left, "most": most})),
    )


def monster_on(s: State, tile: int, copy: int) -> list[Piece]:
    """The monster on a tile, if there is one. `copy`: which one of its name it is. It represents its card, except where
    cards of loot piles are chosen."""
    return [partial(_monster, s, tile, copy)] if s.spots[tile].monster != NONE else []


def _monster(s: State, tile: int, copy: int, box: Rect) -> Node:
    card, wounds = s.spots[tile].monster, s.spots[tile].wounds
    facts = monster_facts(s, card, wounds)
    fights = any(deed.monster == card and deed.tile == tile for deed in s.deeds)
    faced = s.active != NONE and s.heroes[s.active].tile == tile
    return Node(
        id=f"monster:{CARDS.name(card)}" + (f":{copy}" if copy > 1 else ""),
        shape="monster",
        label=said(CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        badge=str(max(0, monster_life(s, card) - wounds)),
        detail=(
            *([Say("monster-boss")] if card >= FIRST_BOSS else []),
            said(TYPES, ALL_MONSTERS[card].type),
            *(fact.label for fact in facts),
            effect_said(CARDS, card),
        ),
        on=ground_id(tile),
        thing=f"card:{CARDS.name(card)}" if asked(s) != choose_encounters.name else "",
        active=fights,
        takes=(battle_monster.name,) if faced else (),
    )

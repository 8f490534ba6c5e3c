"""The race of the final phase: who has the Stone, how far it is to the Entrance, who is in between and who is near."""

from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.way_home import on_the_way, stone_tile
from lanterne.games.dungeon_run.state import CARDS, DEAD, HERO_IDS, NONE, STANDING, TILES, State
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import said


def race_panel(s: State) -> Panel:
    """The Stone with the steps it has to go, then all others, those nearest to it first."""
    tile = stone_tile(s)
    here = floor(s)
    steps = here.distance(tile, ENTRANCE)
    between = on_the_way(s, tile)
    card = s.heroes[s.bearer].card if s.bearer != NONE else NONE
    nodes = [_stone(card, tile, steps, SUMMONING_STONE in s.heroes[s.bearer].equipped if s.bearer != NONE else False)]
    others = [seat for seat, hero in enumerate(s.heroes) if seat != s.bearer and hero.condition != DEAD]
    for seat in sorted(others, key=lambda seat: here.distance(s.heroes[seat].tile, tile)):
        hero = s.heroes[seat]
        bars = hero.tile in between and hero.condition == STANDING
        holds = hero.tile == tile and s.bearer != NONE
        nodes.append(_runner(seat, hero.card, here.distance(hero.tile, tile), bars, holds))
    nodes += [_barrier(place, s.spots[place].monster) for place in between if s.spots[place].monster != NONE]
    return Panel("race", Say("panel-race"), "list", tuple(nodes))


def _stone(card: int, tile: int, steps: int, equipped: bool) -> Node:
    told = [Say("chase-lies", {"tile": said(TILES, tile)})]
    if card != NONE:
        told = [Say("chase-at", {"tile": said(TILES, tile)})]
        told += [Say("chase-equipped")] if equipped else [Say("chase-not-equipped")]
    told += [Say("chase-home")] if card != NONE and not steps else []
    return Node(
        id="race:stone",
        shape="thing",
        label=Say("chase-bearer", {"hero": said(HERO_IDS, card)}) if card != NONE else Say("chase-nobody"),
        tone=looks.STONE_TONE,
        icon=looks.STONE_ICON,
        badge=str(steps),
        detail=tuple(told),
        facts=(Fact(looks.STEPS_ICON, str(steps), Say("chase-steps", {"count": steps})),),
        active=True,
    )


def _runner(seat: int, card: int, away: int, bars: bool, same: bool) -> Node:
    told = [Say("chase-same-tile")] if same else [Say("chase-bars")] if bars else []
    return Node(
        id=f"race:{HERO_IDS.name(card)}",
        shape="person",
        label=said(HERO_IDS, card),
        tone=looks.HERO_TONES[card],
        icon=looks.HERO_ICONS[card],
        mark=looks.HERO_MARKS[card],
        detail=(*told, Say("chase-away", {"count": away})),
        thing=f"seat:{seat}",
        indent=1,
        active=bars or same,
    )


def _barrier(tile: int, card: int) -> Node:
    return Node(
        id=f"race:{TILES.name(tile)}",
        shape="monster",
        label=said(CARDS, card),
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        detail=(Say("chase-bars"), Say("monster-where", {"tile": said(TILES, tile)})),
        thing=f"tile:{TILES.name(tile)}",
        indent=1,
    )

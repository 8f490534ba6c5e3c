"""The monsters in the dungeon, in words and numbers, those nearest to the Entrance first."""

from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.figures import monster_facts
from lanterne.games.dungeon_run.state import CARDS, NONE, TILES, State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def foe_panel(s: State) -> Panel:
    """All monsters on tiles."""
    here = floor(s)
    tiles = sorted(
        [tile for tile in here.lies if s.spots[tile].monster != NONE], key=lambda t: here.distance(ENTRANCE, t)
    )
    nodes = [_foe(s, tile) for tile in tiles]
    return Panel("foes", Say("panel-foes"), "list", tuple(nodes))


def _foe(s: State, tile: int) -> Node:
    card, wounds, roams = s.spots[tile].monster, s.spots[tile].wounds, tile in s.roaming
    told = [Say("monster-boss")] if card >= FIRST_BOSS else []
    told.append(Say("monster-where", {"tile": said(TILES, tile)}))
    told += [Say("monster-roams")] if roams else []
    return Node(
        id=f"foe:{TILES.name(tile)}",
        shape="monster",
        label=said(CARDS, card),
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        detail=(*told, effect_said(CARDS, card)),
        facts=monster_facts(s, card, wounds),
        thing=f"tile:{TILES.name(tile)}",
        active=roams,
    )

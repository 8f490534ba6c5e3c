"""What lies on the tiles: treasures and artifacts, strangers, traps, markers."""

from functools import partial

from lanterne.engine import View
from lanterne.games.dungeon_run.content.tiles import FLAMES, SANCTUARY
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.figures import Piece
from lanterne.games.dungeon_run.scene.floor import ground_id
from lanterne.games.dungeon_run.scene.seeing import FACE_DOWN, faces
from lanterne.games.dungeon_run.state import CARDS, EVERYBODY, HERO_IDS, MARKERS, NONE, TILES, State
from lanterne.kit.rects import Rect
from lanterne.scene import Node, Say
from lanterne.scene.saying import effect_said, said


def lying_on(view: View[State], tile: int) -> list[Piece]:
    """All that lies on a tile."""
    s = view.state
    spot = s.spots[tile]
    found: list[Piece] = []
    if s.lying[tile]:
        open_ones = tuple([card.face if card.known == EVERYBODY else FACE_DOWN for card in s.lying[tile]])
        found.append(partial(_cards, tile, faces(view, s.lying[tile]), open_ones))
    if spot.stranger != NONE:
        found.append(partial(_stranger, tile, spot.stranger))
    for trap in s.traps[tile]:
        owner = s.heroes[spot.trapper].card
        found.append(partial(_trap, tile, faces(view, (trap,))[0], trap.known == EVERYBODY, owner))
    for hero in s.heroes:
        found += [partial(_marker, tile, FLAMES, hero.card)] if hero.flames == tile else []
        found += [partial(_marker, tile, SANCTUARY, hero.card)] if hero.sanctuary == tile else []
    return found


def _cards(tile: int, seen: tuple[int, ...], open_ones: tuple[int, ...], box: Rect) -> Node:
    """The treasures and artifacts of a tile as one pile with their number. Cards that lie face up, or that the viewer
    knows, can be read. The Stone is on top."""
    up = [card for card in open_ones if card != FACE_DOWN]
    known = [card for card, lies in zip(seen, open_ones, strict=True) if card != FACE_DOWN and lies == FACE_DOWN]
    top = SUMMONING_STONE if SUMMONING_STONE in up else up[-1] if up else FACE_DOWN
    back = top == FACE_DOWN
    told = [Say("lying-open", {"card": said(CARDS, card), "effect": effect_said(CARDS, card)}) for card in up]
    told += [Say("lying-known", {"card": said(CARDS, card)}) for card in known]
    told += [Say("lying-hidden", {"count": seen.count(FACE_DOWN)})] if FACE_DOWN in seen else []
    return Node(
        id=f"lying:{TILES.name(tile)}",
        shape="thing",
        label=Say("lying-cards", {"count": len(seen)}) if len(seen) > 1 or back else said(CARDS, top),
        at=box.at,
        size=box.size,
        tone=looks.TREASURE_TONE if back else looks.CARD_TONES[top],
        icon=looks.TREASURE_ICON if back else looks.CARD_ICONS[top],
        mark="$",
        badge=str(len(seen)),
        detail=tuple(told),
        on=ground_id(tile),
        active=top == SUMMONING_STONE,
    )


def _stranger(tile: int, card: int, box: Rect) -> Node:
    return Node(
        id=f"stranger:{CARDS.name(card)}:{TILES.name(tile)}",
        shape="ally",
        label=said(CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.STRANGER_TONE,
        icon=looks.CARD_ICONS[card],
        mark="@",
        detail=(effect_said(CARDS, card),),
        on=ground_id(tile),
        thing=f"card:{CARDS.name(card)}",
    )


def _trap(tile: int, card: int, is_open: bool, owner: int, box: Rect) -> Node:
    """A trap that a hero has laid; what it is, only if it is open or the viewer laid it (DR-ABI-13)."""
    told = [Say("trap-laid-by", {"hero": said(HERO_IDS, owner)})]
    told += [effect_said(CARDS, card)] if card != FACE_DOWN else [Say("trap-hidden")]
    told += [Say("trap-yours")] if card != FACE_DOWN and not is_open else []
    return Node(
        id=f"trap:{TILES.name(tile)}",
        shape="thing",
        label=said(CARDS, card) if card != FACE_DOWN else Say("trap-unknown"),
        at=box.at,
        size=box.size,
        tone=looks.TRAP_TONE,
        icon=looks.CARD_ICONS[card] if card != FACE_DOWN else looks.TRAP_ICON,
        mark="^",
        detail=tuple(told),
        on=ground_id(tile),
    )


_MARKS = {
    FLAMES: (looks.FLAMES_ICON, looks.FLAMES_TONE, "*"),
    SANCTUARY: (looks.SANCTUARY_ICON, looks.SANCTUARY_TONE, "+"),
}


def _marker(tile: int, marker: int, owner: int, box: Rect) -> Node:
    icon, tone, mark = _MARKS[marker]
    return Node(
        id=f"marker:{MARKERS.name(marker)}:{HERO_IDS.name(owner)}",
        shape="thing",
        label=said(MARKERS, marker),
        at=box.at,
        size=box.size,
        tone=tone,
        icon=icon,
        mark=mark,
        detail=(Say("mark-of", {"hero": said(HERO_IDS, owner)}), effect_said(MARKERS, marker)),
        on=ground_id(tile),
    )

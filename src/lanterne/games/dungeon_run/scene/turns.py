"""The round and its turns, the stack, the decks, the boss, the supply of artifacts."""

from lanterne.engine import View
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.cards import DISCARDED, SUPPLY, card_nodes
from lanterne.games.dungeon_run.scene.figures import monster_facts
from lanterne.games.dungeon_run.scene.seeing import FACE_DOWN, faces
from lanterne.games.dungeon_run.state import CARDS, DEAD, HERO_IDS, NONE, TILES, State, clockwise
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def turn_panel(view: View[State]) -> Panel:
    """Everything on the table that is neither in the dungeon nor a hero's."""
    s = view.state
    nodes = [
        *((_round(round_said(s), tuple([s.heroes[seat].card for seat in _to_play(s)])),) if s.round else ()),
        _boss(s, _boss_seen(view), not s.boss, _boss_tile(s)),
        _pile("stack", len(s.stack)),
        *[_set_aside(tile) for tile in s.set_aside],
        _pile("encounters", len(s.encounters)),
        _pile("treasures", len(s.treasures)),
        *card_nodes("supply", s.supply, SUPPLY),
        *card_nodes("discard", tuple(reversed(s.encounter_discard)), DISCARDED),
    ]
    return Panel("turns", Say("panel-turns"), "list", tuple(nodes))


def _to_play(s: State) -> list[int]:
    """The hero whose turn it is, then those still to play in this round, then the one who begins the next."""
    now = [s.active] if s.active != NONE and s.active not in s.order else []
    first = [seat for seat in clockwise(s, s.first) if s.heroes[seat].condition != DEAD]
    return [*now, *s.order] or first


def _boss_seen(view: View[State]) -> int:
    """The boss, as far as the viewer knows it: on its tile, in somebody's hands, or under the Lair and looked at."""
    s = view.state
    if s.boss:
        return faces(view, s.boss)[0]
    return next((spot.monster for spot in s.spots if spot.monster >= FIRST_BOSS), NONE)


def _boss_tile(s: State) -> int:
    return next((tile for tile, spot in enumerate(s.spots) if spot.monster >= FIRST_BOSS), NONE)


def round_said(s: State) -> Say:
    """The round, and how many there are if a solitaire game has a limit."""
    if s.solo_clock:
        return Say("round-of", {"round": s.round, "most": s.solo_clock})
    return Say("round-number", {"round": s.round})


def _round(label: Say, cards: tuple[int, ...]) -> Node:
    names = [said(HERO_IDS, card) for card in cards if card != NONE]
    now = [Say("round-now", {"hero": names[0]})] if names else []
    return Node(
        id="round",
        shape="banner",
        label=label,
        tone=looks.PILE_TONE,
        icon=looks.ROUND_ICON,
        detail=(*now, *[Say("round-then", {"hero": name}) for name in names[1:]]),
        active=True,
    )


def _boss(s: State, card: int, is_open: bool, tile: int) -> Node:
    """The boss: hidden, known to the viewer alone, in the dungeon, or slain."""
    if card == FACE_DOWN:
        label = Say("boss-slain") if is_open else Say("boss-hidden")
        told = () if is_open else (Say("boss-hidden-why"),)
        return Node(id="boss", shape="card-back", label=label, tone=looks.BOSS_TONE, icon=looks.BOSS_ICON, detail=told)
    where = Say("monster-where", {"tile": said(TILES, tile)}) if is_open else Say("boss-peeked")
    return Node(
        id="boss",
        shape="monster" if is_open else "ghost",
        label=said(CARDS, card),
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        detail=(Say("monster-boss"), where, effect_said(CARDS, card)),
        facts=monster_facts(s, card, 0) if not is_open else (),
        active=is_open,
    )


_PILES = {
    "stack": (Say("pile-stack"), looks.STACK_ICON),
    "encounters": (Say("pile-encounters"), looks.ENCOUNTER_ICON),
    "treasures": (Say("pile-treasures"), looks.TREASURE_ICON),
}


def _pile(name: str, count: int) -> Node:
    label, icon = _PILES[name]
    return Node(
        id=f"pile:{name}",
        shape="card-numbered",
        label=label,
        tone=looks.PILE_TONE,
        icon=icon,
        badge=str(count),
        detail=(Say("pile-left", {"count": count}),),
        dim=not count,
    )


def _set_aside(tile: int) -> Node:
    return Node(
        id=f"aside:{TILES.name(tile)}",
        shape="card",
        label=said(TILES, tile),
        tone=looks.TILE_TONES[tile],
        icon=looks.TILE_ICONS[tile] or looks.STACK_ICON,
        detail=(Say("floor-set-aside"),),
        thing=f"tile:{TILES.name(tile)}",
        indent=1,
    )

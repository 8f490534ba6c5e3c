"""The players: what lies in front of each."""

from functools import lru_cache
from typing import TypeAlias

from lanterne.games.xorlosch.content import COLOR_HEX, ITEM_NAMES
from lanterne.games.xorlosch.scene.things import COLOUR_MARKS, ITEM_ICONS, named
from lanterne.games.xorlosch.state import ABSENT, CROSSED, NONE, State, group, saved
from lanterne.kit.keeping import rests_on
from lanterne.scene import Fact, Node, Panel, Say

TITLE = Say("panel-players")

Row: TypeAlias = tuple[int, int, int, int, int, tuple[int, ...], int]
"""A player as shown: seat, colour, cards won, dwarfs, saved experience, items, points left (NONE: it is not his
turn)."""


@rests_on(lambda s: (tuple(s.players), tuple(s.where), tuple(s.level), s.active, s.points, bool(s.ending)))
def player_panel(s: State) -> Panel:
    """The players in the order of their seats."""
    return _panel(tuple([_row(s, seat) for seat in range(len(s.players))]))


@lru_cache(maxsize=1024)
def _panel(rows: tuple[Row, ...]) -> Panel:
    return Panel("players", TITLE, "list", tuple([_player(*row) for row in rows]))


def _row(s: State, seat: int) -> Row:
    player = s.players[seat]
    if player.colour == NONE:
        return (seat, NONE, 0, 0, 0, (), NONE)
    points = s.points if s.active == seat and not s.ending else NONE
    return (seat, player.colour, len(player.won), len(group(s, seat)), saved(s, seat), player.items, points)


@lru_cache(maxsize=4096)
def _player(seat: int, colour: int, won: int, dwarfs: int, left: int, items: tuple[int, ...], points: int) -> Node:
    if colour == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=named(seat, NONE), icon="dwarf-face", dim=True)
    facts = [
        Fact("trophy-cup", str(won), Say("player-score", {"count": won})),
        Fact("dwarf-face", str(dwarfs), Say("player-dwarfs", {"count": dwarfs})),
        Fact("upgrade", str(left), Say("player-saved", {"count": left})),
    ]
    for item, side in enumerate(items):
        if side != ABSENT:
            name = Say(f"item-{ITEM_NAMES[item]}")
            told = Say("item-crossed", {"item": name}) if side == CROSSED else Say("item-ready", {"item": name})
            facts.append(Fact(ITEM_ICONS[item], "✕" if side == CROSSED else "✓", told, side == CROSSED))
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=named(seat, colour),
        tone=COLOR_HEX[colour],
        icon="dwarf-king",
        mark=COLOUR_MARKS[colour],
        badge=str(won),
        detail=(Say("player-active", {"points": points}),) if points != NONE else (),
        facts=tuple(facts),
        active=points != NONE,
    )

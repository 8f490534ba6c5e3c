"""The players: what lies in front of each."""

from functools import lru_cache
from typing import TypeAlias

from lanterne.games.xorlosch.content import COLOR_HEX, ITEM_NAMES
from lanterne.games.xorlosch.scene.things import COLOUR_MARKS, ITEM_ICONS, named
from lanterne.games.xorlosch.state import ABSENT, CROSSED, NONE, State, saved
from lanterne.scene import Fact, Node, Panel, Say

TITLE = Say("panel-players")

Row: TypeAlias = tuple[int, int, int, int, int, tuple[int, ...], int]
"""A player as shown: seat, colour, cards won, dwarfs, saved experience, items, points left (NONE: it is not his
turn)."""


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
    first = player.colour * 6
    dwarfs = 6 - s.where[first : first + 6].count(NONE)
    return (seat, player.colour, len(player.won), dwarfs, saved(s, seat), player.items, points)


@lru_cache(maxsize=128)
def _won(count: int) -> Fact:
    return Fact("trophy-cup", str(count), Say("player-score", {"count": count}))


@lru_cache(maxsize=128)
def _dwarfs(count: int) -> Fact:
    return Fact("dwarf-face", str(count), Say("player-dwarfs", {"count": count}))


@lru_cache(maxsize=128)
def _saved(count: int) -> Fact:
    return Fact("upgrade", str(count), Say("player-saved", {"count": count}))


@lru_cache(maxsize=16)
def _item(item: int, crossed: bool) -> Fact:
    name = Say(f"item-{ITEM_NAMES[item]}")
    told = Say("item-crossed", {"item": name}) if crossed else Say("item-ready", {"item": name})
    return Fact(ITEM_ICONS[item], "✕" if crossed else "✓", told, crossed)


@lru_cache(maxsize=128)
def _to_play(points: int) -> Say:
    return Say("player-active", {"points": points})


@lru_cache(maxsize=4096)
def _player(seat: int, colour: int, won: int, dwarfs: int, left: int, items: tuple[int, ...], points: int) -> Node:
    if colour == NONE:
        return Node(id=f"seat:{seat}", shape="person", label=named(seat, NONE), icon="dwarf-face", dim=True)
    facts = [_won(won), _dwarfs(dwarfs), _saved(left)]
    facts += [_item(item, side == CROSSED) for item, side in enumerate(items) if side != ABSENT]
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=named(seat, colour),
        tone=COLOR_HEX[colour],
        icon="dwarf-king",
        mark=COLOUR_MARKS[colour],
        badge=str(won),
        detail=(_to_play(points),) if points != NONE else (),
        facts=tuple(facts),
        active=points != NONE,
    )

"""The lords at a glance: what each has, who begins, who is at his turn."""

from functools import lru_cache
from typing import TypeAlias

from lanterne.engine import View
from lanterne.games.dungeon_lords.rules.purse import number_of_monsters
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.scores import total_now, written
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import PLANNED, State, free_imps
from lanterne.scene import Fact, Node, Panel, Say

TITLE = Say("panel-lords")

Row: TypeAlias = tuple[int, ...]
"""A lord as shown: seat, evil, gold, food, free imps and all, traps, monsters, points as things stand, whether he is
the starting player, has the paladin, has made his plan, is asked."""


def player_panel(view: View[State]) -> Panel:
    """The lords in the order of their seats."""
    s = view.state
    asked = view.choice.seats if view.choice is not None else ()
    return _panel(tuple([_row(s, seat, seat in asked) for seat in range(len(s.lords))]))


def _row(s: State, seat: int, asked: bool) -> Row:
    lord = s.lords[seat]
    return (
        *(seat, lord.evil, lord.gold, lord.food, free_imps(lord), lord.imps, len(lord.traps)),
        *(number_of_monsters(lord), total_now(s, seat)),
        *(int(s.first == seat), int(s.paladin == seat), int(bool(s.round) and lord.plan == PLANNED), int(asked)),
    )


@lru_cache(maxsize=1024)
def _panel(rows: tuple[Row, ...]) -> Panel:
    return Panel("players", TITLE, "list", tuple([_player(*row) for row in rows]))


@lru_cache(maxsize=8192)
def _player(seat: int, evil: int, gold: int, food: int, free: int, imps: int, traps: int, *numbers: int) -> Node:
    monsters, points, first, hosts, planned, asked = numbers
    told = [Say("lord-first")] if first else []
    told += [Say("lord-hosts")] if hosts else []
    told += [Say("lord-planned")] if planned else []
    facts = (
        Fact(looks.EVIL_ICON, str(evil), Say("fact-evil", {"count": evil})),
        Fact(looks.GOLD_ICON, str(gold), Say("fact-gold", {"count": gold})),
        Fact(looks.FOOD_ICON, str(food), Say("fact-food", {"count": food})),
        Fact(looks.IMP_ICON, str(imps), Say("fact-imps", {"free": free, "all": imps})),
        Fact(looks.TRAP_ICON, str(traps), Say("fact-traps", {"count": traps})),
        Fact(looks.MONSTER_ICON, str(monsters), Say("fact-monsters", {"count": monsters})),
        Fact(looks.POINTS_ICON, written(points), Say("fact-points", {"count": points})),
    )
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=lord_said(seat),
        tone=looks.LORD_TONES[seat],
        icon=looks.LORD_ICON,
        mark=looks.LORD_MARKS[seat],
        detail=tuple(told),
        facts=facts,
        active=bool(asked),
    )

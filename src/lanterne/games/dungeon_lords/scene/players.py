"""The lords at a glance: what each has, who begins, whose turn it is."""

from collections.abc import Sequence

from lanterne.engine import View
from lanterne.games.dungeon_lords.rules.purse import number_of_monsters
from lanterne.games.dungeon_lords.rules.scoring import Line
from lanterne.games.dungeon_lords.scene import looks
from lanterne.games.dungeon_lords.scene.scores import total, written
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import PLANNED, State, free_imps
from lanterne.scene import Fact, Node, Panel, Say


def player_panel(view: View[State], scores: Sequence[Sequence[Line]]) -> Panel:
    """The lords in the order of their seats. `scores` has the lines of each lord's score as it stands now."""
    asked = view.choice.seats if view.choice is not None else ()
    nodes = [_player(view.state, seat, total(lines), seat in asked) for seat, lines in enumerate(scores)]
    return Panel("players", Say("panel-lords"), "list", tuple(nodes))


def _player(s: State, seat: int, points: int, asked: bool) -> Node:
    detail = [Say("lord-first")] if s.first == seat else []
    detail += [Say("lord-hosts")] if s.paladin == seat else []
    detail += [Say("lord-planned")] if s.round and s.lords[seat].plan == PLANNED else []
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=lord_said(seat),
        tone=looks.LORD_TONES[seat],
        icon=looks.LORD_ICON,
        mark=looks.LORD_MARKS[seat],
        detail=tuple(detail),
        facts=_facts(s, seat, points),
        active=asked,
    )


def _facts(s: State, seat: int, points: int) -> tuple[Fact, ...]:
    lord = s.lords[seat]
    monsters = number_of_monsters(lord)
    return (
        Fact(looks.EVIL_ICON, str(lord.evil), Say("fact-evil", {"count": lord.evil})),
        Fact(looks.GOLD_ICON, str(lord.gold), Say("fact-gold", {"count": lord.gold})),
        Fact(looks.FOOD_ICON, str(lord.food), Say("fact-food", {"count": lord.food})),
        Fact(looks.IMP_ICON, str(lord.imps), Say("fact-imps", {"free": free_imps(lord), "all": lord.imps})),
        Fact(looks.TRAP_ICON, str(len(lord.traps)), Say("fact-traps", {"count": len(lord.traps)})),
        Fact(looks.MONSTER_ICON, str(monsters), Say("fact-monsters", {"count": monsters})),
        Fact(looks.POINTS_ICON, written(points), Say("fact-points", {"count": points})),
    )

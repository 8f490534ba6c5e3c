"""Alone: the points so far (DR-SOL-5)."""

from lanterne.games.dungeon_run.rules.victory import score, scored
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.state import SCORES, State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.saying import said


def score_panel(s: State) -> Panel:
    """The total, then line by line what it is made of."""
    lines = [_line(line, number, points) for line, (number, points) in enumerate(scored(s, 0))]
    return Panel("score", Say("panel-score"), "list", (_total(score(s)), *lines))


def _total(points: int) -> Node:
    return Node(
        id="score:total",
        shape="banner",
        label=Say("points-now", {"points": points}),
        tone=looks.PILE_TONE,
        icon=looks.SCORE_ICON,
        active=True,
    )


def _line(line: int, number: int, points: int) -> Node:
    return Node(
        id=f"score:{SCORES.name(line)}",
        shape="card-numbered",
        label=said(SCORES, line),
        tone=looks.PILE_TONE,
        icon=looks.SCORE_ICONS[line],
        badge=str(number),
        detail=(Say("points-of", {"points": points}),),
        indent=1,
        dim=not number,
    )

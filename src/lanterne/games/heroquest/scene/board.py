"""The board: the floor as far as it is known, and all that stands on it."""

from collections.abc import Hashable

from lanterne.games.heroquest.scene.doors import doors
from lanterne.games.heroquest.scene.figures import placed, standing
from lanterne.games.heroquest.scene.floor import WALLS, floor, floor_parts, furniture, known_floor
from lanterne.games.heroquest.scene.looks import HEIGHT, WIDTH
from lanterne.games.heroquest.scene.secrets import chart_parts, secrets
from lanterne.games.heroquest.state import State
from lanterne.kit.memo import rests_on
from lanterne.scene import Node, Panel, Say

TITLE = Say("panel-board")


def _board_parts(s: State) -> Hashable:
    """All that the board rests on, as everybody sees it."""
    return floor_parts(s), tuple(s.doors), tuple(standing(s))


@rests_on(_board_parts)
def board_panel(s: State) -> Panel:
    """The board as heroes see it."""
    return _panel((*floor(s, known_floor(s)), *furniture(s), *doors(s), *placed(standing(s))))


@rests_on(lambda s: (_board_parts(s), chart_parts(s)))
def chart_panel(s: State) -> Panel:
    """The board as Zargon sees it: with what is still hidden, dimly."""
    return _panel(secrets(s))


def _panel(nodes: tuple[Node, ...]) -> Panel:
    return Panel("board", TITLE, "plane", nodes, (WIDTH, HEIGHT), WALLS)

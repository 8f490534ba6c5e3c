"""The board: the known floor, and all that stands on it."""

from lanterne.games.heroquest.scene.doors import doors
from lanterne.games.heroquest.scene.figures import placed, standing
from lanterne.games.heroquest.scene.floor import WALLS, floor, furniture, known_floor
from lanterne.games.heroquest.scene.looks import HEIGHT, SIDE, WIDTH
from lanterne.games.heroquest.scene.secrets import secrets
from lanterne.games.heroquest.state import State
from lanterne.scene import Node, Panel, Say
from lanterne.scene.near import around

TITLE = Say("panel-board")
FIGHT = 6
"""How many squares around the acting figure are kept in view."""


def board_panel(s: State) -> Panel:
    """The board as heroes see it."""
    return _panel((*floor(s, known_floor(s)), *furniture(s), *doors(s), *placed(standing(s))))


def chart_panel(s: State) -> Panel:
    """The board as Zargon sees it: with what is still hidden, dimmed."""
    return _panel(secrets(s))


def _panel(nodes: tuple[Node, ...]) -> Panel:
    return Panel("board", TITLE, "plane", nodes, (WIDTH, HEIGHT), WALLS, around(nodes, FIGHT * SIDE))

"""What the table of Warhammer Quest looks like.

Nearly everything is open, so all players see the same, except that their own cards come first.
"""

from lanterne.engine import View
from lanterne.games.warhammer_quest.scene.adventure import adventure_panel
from lanterne.games.warhammer_quest.scene.choosing import choosing_panel
from lanterne.games.warhammer_quest.scene.figures import figures
from lanterne.games.warhammer_quest.scene.floor import doors, floor, obstacles, piles
from lanterne.games.warhammer_quest.scene.laying import coming
from lanterne.games.warhammer_quest.scene.looks import SIDE
from lanterne.games.warhammer_quest.scene.monsters import monster_panel
from lanterne.games.warhammer_quest.scene.pending import pending
from lanterne.games.warhammer_quest.scene.plan import plan
from lanterne.games.warhammer_quest.scene.warriors import card_panel, player_panel
from lanterne.games.warhammer_quest.state import ADVENTURES, NONE, PHASES, WARRIORS, State
from lanterne.scene import Panel, Say, Scene
from lanterne.scene.near import around
from lanterne.scene.saying import said

TITLE = Say("game-warhammer-quest")
FIGHT = 6
"""How many squares around the acting figure are kept in view."""


def scene(view: View[State]) -> Scene:
    """The dungeon, the party, the cards, the adventure, the monsters."""
    s = view.state
    panels = (
        *((board_panel(s),) if s.laid or coming(s) else ()),
        *((choosing_panel(s),) if NONE in s.party else ()),
        player_panel(s),
        card_panel(view),
        adventure_panel(view),
        *((monster_panel(s),) if s.laid else ()),
    )
    return Scene(TITLE, _status(s), panels, _focus(s), pending(s))


def _focus(s: State) -> str:
    """Before the dungeon is laid: who goes, what they start with, and what they set out for."""
    if s.laid or coming(s):
        return "board"
    return "choosing" if NONE in s.party else "sheets" if s.adventure == NONE else "adventure"


def board_panel(s: State) -> Panel:
    """The dungeon as far as it is laid."""
    drawn = plan(s, coming(s))
    nodes = (*floor(s, drawn), *obstacles(s, drawn), *doors(s, drawn), *piles(s, drawn), *figures(s, drawn))
    return Panel("board", Say("panel-board"), "plane", nodes, drawn.size, drawn.lines, around(nodes, FIGHT * SIDE))


def _status(s: State) -> tuple[Say, ...]:
    status = [said(ADVENTURES, s.adventure)] if s.adventure != NONE else []
    if s.ending:
        return (*status, Say("status-over"))
    if not s.turn:
        return (*status, Say("status-before"))
    status += [Say("status-turn", {"turn": s.turn}), said(PHASES, s.phase)]
    if s.active != NONE:
        status.append(Say("status-active", {"warrior": said(WARRIORS, s.active), "moves": s.moves}))
    if s.power:
        status.append(Say("status-power", {"count": s.power}))
    return tuple(status)

"""What the table of Warhammer Quest looks like.

Nearly everything lies open, so all see the same but for the order of what is theirs. What has not changed is the same
object as before: nodes are functions of the few numbers they show, panels of the parts of the state they rest on, and
both are kept.
"""

from collections.abc import Hashable

from lanterne.engine import View
from lanterne.games.warhammer_quest.rules.dungeon import lit
from lanterne.games.warhammer_quest.scene.adventure import adventure_panel, own_bets
from lanterne.games.warhammer_quest.scene.choosing import choosing_panel
from lanterne.games.warhammer_quest.scene.figures import ACTING, figures, open_rows
from lanterne.games.warhammer_quest.scene.floor import doors, floor, obstacles, piles
from lanterne.games.warhammer_quest.scene.monsters import kinds_here, monster_panel
from lanterne.games.warhammer_quest.scene.pending import pending
from lanterne.games.warhammer_quest.scene.plan import plan
from lanterne.games.warhammer_quest.scene.warriors import card_panel, held, player_panel, rows
from lanterne.games.warhammer_quest.state import ADVENTURES, NONE, PHASES, WARRIORS, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Panel, Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-warhammer-quest")


def scene(view: View[State]) -> Scene:
    """The dungeon, the party, the cards, the adventure, the monsters."""
    s = view.state
    panels = (
        *((board_panel(s),) if s.laid else ()),
        *((choosing_panel(s.party),) if NONE in s.party else ()),
        player_panel(rows(s)),
        card_panel(held(s), view.seat, s.spells, s.power, s.tokens),
        adventure_panel(s, own_bets(view)),
        *((monster_panel(kinds_here(s)),) if s.laid else ()),
    )
    return Scene(TITLE, _status(s), panels, _focus(s), pending(s))


def _focus(s: State) -> str:
    """Until the dungeon lies there: who goes, what they start with, and what they set out for."""
    if s.laid:
        return "board"
    return "choosing" if NONE in s.party else "sheets" if s.adventure == NONE else "adventure"


def _board_parts(s: State) -> Hashable:
    acting = tuple([call for call in s.agenda if call[0] in ACTING])
    return (
        *(s.laid, s.doors, s.blocked, s.exits, s.falling, s.fallen, lit(s), open_rows(s), tuple(s.monsters)),
        *(s.leader, s.active, bool(s.ending), acting),
    )


@rests_on(_board_parts)
def board_panel(s: State) -> Panel:
    """The dungeon as far as it is laid."""
    drawn = plan(s)
    nodes = (*floor(s), *obstacles(s), *doors(s), *piles(s), *figures(s))
    return Panel("board", Say("panel-board"), "plane", nodes, drawn.size, drawn.lines)


@rests_on(lambda s: (s.adventure, s.turn, s.phase, s.active, s.moves, s.power, bool(s.ending)))
def _status(s: State) -> tuple[Say, ...]:
    told = [said(ADVENTURES, s.adventure)] if s.adventure != NONE else []
    if s.ending:
        return (*told, Say("status-over"))
    if not s.turn:
        return (*told, Say("status-before"))
    told += [Say("status-turn", {"turn": s.turn}), said(PHASES, s.phase)]
    if s.active != NONE:
        told.append(Say("status-active", {"warrior": said(WARRIORS, s.active), "moves": s.moves}))
    if s.power:
        told.append(Say("status-power", {"count": s.power}))
    return tuple(told)

"""What the table of Dungeon Lords looks like.

The central board, the viewer's own board, then those of the others in turn. Nearly everything lies open; where only an
owner may know a face, the others see its back. What has not changed is the same object as before: nodes and panels are
functions of the few values they show, and are kept.
"""

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.calendar import EVENT, ORDERS, PRODUCTION
from lanterne.games.dungeon_lords.scene.board import board_panel
from lanterne.games.dungeon_lords.scene.dungeon import dungeon_id, dungeon_panel
from lanterne.games.dungeon_lords.scene.own import own_panel
from lanterne.games.dungeon_lords.scene.pending import pending
from lanterne.games.dungeon_lords.scene.players import player_panel
from lanterne.games.dungeon_lords.scene.scores import score_panel
from lanterne.games.dungeon_lords.scene.season import season_panel
from lanterne.games.dungeon_lords.scene.sight import hiring
from lanterne.games.dungeon_lords.state import COMBAT_ROUNDS, NONE, PHASES, SEASONS, TRAINERS, YEARS, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Say, Scene
from lanterne.scene.saying import said

TITLE = Say("game-dungeon-lords")

ON_OWN_BOARD = ("choose_cell", "choose_tunnel", "choose_room", "choose_miners", "choose_production", "choose_order")
"""Questions while building that are answered on a lord's own board; the others are about the central one."""


def scene(view: View[State]) -> Scene:
    """The boards, then the lords and what else there is to know."""
    s = view.state
    seats = len(s.lords)
    own = max(view.seat, 0)
    boards = [dungeon_panel(view, (own + place) % seats) for place in range(seats)]
    panels = (
        *((board_panel(view),) if s.trainer == NONE else ()),
        *boards,
        player_panel(view),
        *((season_panel(view, hiring(s)),) if s.trainer == NONE else ()),
        *((own_panel(s.lords[view.seat], view.is_asked, hiring(s)),) if view.seat >= 0 else ()),
        score_panel(view),
    )
    return Scene(TITLE, _status(s), panels, _focus(view), pending(s))


def _focus(view: View[State]) -> str:
    """The board that the question is about: a battle is watched where it is fought, and at the end points count."""
    s = view.state
    own = dungeon_id(view.seat) if view.seat >= 0 else "board"
    if s.ending:
        return "scores"
    if s.fight is not None:
        return dungeon_id(s.fight.seat)
    if s.round or s.trainer != NONE:
        return own
    asked = s.agenda[-1][0] if s.agenda else ""
    if s.phase == ORDERS:
        return own if asked in ON_OWN_BOARD and view.is_asked else "board"
    return own if s.phase in (PRODUCTION, EVENT) and view.is_asked else "board"


@rests_on(lambda s: (s.trainer, s.year, s.season, s.phase, s.round, bool(s.ending)))
def _status(s: State) -> tuple[Say, ...]:
    told = [said(TRAINERS, s.trainer)] if s.trainer != NONE else [said(YEARS, s.year - 1)]
    if s.ending:
        return (*told, Say("status-over"))
    told.append(said(COMBAT_ROUNDS, s.round - 1) if s.round else said(SEASONS, s.season))
    return (*told, said(PHASES, s.phase))

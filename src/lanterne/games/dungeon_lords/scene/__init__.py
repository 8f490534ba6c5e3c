"""What the table of Dungeon Lords looks like.

The central board comes first, then the viewer's own board and the other lords' boards in turn. Nearly everything is
open; where only the owner may know a card, the others see its back.
"""

from lanterne.engine import View
from lanterne.games.dungeon_lords.content.calendar import EVENT, ORDERS, PRODUCTION
from lanterne.games.dungeon_lords.rules.building import choose_room
from lanterne.games.dungeon_lords.rules.digging import choose_cell
from lanterne.games.dungeon_lords.rules.mining import choose_miners
from lanterne.games.dungeon_lords.rules.production import choose_production, choose_tunnel
from lanterne.games.dungeon_lords.rules.recovery import choose_order
from lanterne.games.dungeon_lords.rules.scoring import points
from lanterne.games.dungeon_lords.scene.board import board_panel
from lanterne.games.dungeon_lords.scene.dungeon import dungeon_id, dungeon_panel
from lanterne.games.dungeon_lords.scene.own import own_panel
from lanterne.games.dungeon_lords.scene.pending import pending
from lanterne.games.dungeon_lords.scene.players import player_panel
from lanterne.games.dungeon_lords.scene.scores import score_panel
from lanterne.games.dungeon_lords.scene.season import season_panel
from lanterne.games.dungeon_lords.scene.sight import asked
from lanterne.games.dungeon_lords.state import COMBAT_ROUNDS, NONE, PHASES, SEASONS, TRAINERS, YEARS, State
from lanterne.scene import Say, Scene
from lanterne.scene.saying import said

ON_OWN_BOARD = {
    each.name for each in (choose_cell, choose_tunnel, choose_room, choose_miners, choose_production, choose_order)
}
"""Questions of the building rounds that a lord answers on their own board; the others are about the central board."""


def scene(view: View[State]) -> Scene:
    """The boards, then the lists: lords, season, the viewer's own things, scores."""
    s = view.state
    seats = len(s.lords)
    own = max(view.seat, 0)
    boards = [dungeon_panel(view, (own + place) % seats) for place in range(seats)]
    scores = [points(s, seat) for seat in range(seats)]
    panels = (
        *((board_panel(view),) if s.trainer == NONE else ()),
        *boards,
        player_panel(view, scores),
        *((season_panel(view),) if s.trainer == NONE else ()),
        *((own_panel(view),) if view.seat >= 0 else ()),
        score_panel(s, scores),
    )
    return Scene(Say("game-dungeon-lords"), _status(s), panels, _focus(view), pending(s))


def _focus(view: View[State]) -> str:
    """The panel that matters now: scores at the end, a battle where it is fought, else the board of the question."""
    s = view.state
    own = dungeon_id(view.seat) if view.seat >= 0 else "board"
    if s.ending:
        return "scores"
    if s.fight is not None:
        return dungeon_id(s.fight.seat)
    if s.round or s.trainer != NONE:
        return own
    if s.phase == ORDERS:
        return own if asked(s) in ON_OWN_BOARD and view.is_asked else "board"
    return own if s.phase in (PRODUCTION, EVENT) and view.is_asked else "board"


def _status(s: State) -> tuple[Say, ...]:
    status = [said(TRAINERS, s.trainer)] if s.trainer != NONE else [said(YEARS, s.year - 1)]
    if s.ending:
        return (*status, Say("status-over"))
    status.append(said(COMBAT_ROUNDS, s.round - 1) if s.round else said(SEASONS, s.season))
    return (*status, said(PHASES, s.phase))

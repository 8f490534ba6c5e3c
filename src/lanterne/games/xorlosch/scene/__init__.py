"""What the table of Xorlosch looks like.

After a step most of the table looks as before, and it looks the same to all seats. So nodes are functions of the few
numbers they show, panels of the parts of the state they rest on, and both are kept: what has not changed is the same
object as before.
"""

from lanterne.engine import View
from lanterne.games.xorlosch.content import BOARD_NAMES
from lanterne.games.xorlosch.scene.board import board_panel
from lanterne.games.xorlosch.scene.pending import pending
from lanterne.games.xorlosch.scene.players import player_panel
from lanterne.games.xorlosch.scene.quests import quest_panel
from lanterne.games.xorlosch.scene.things import active_colour, player_said
from lanterne.games.xorlosch.state import NONE, State
from lanterne.kit.memo import asked_again, rests_on
from lanterne.scene import Say, Scene

TITLE = Say("game-xorlosch")


def scene(view: View[State]) -> Scene:
    """The board, the quests, the players. It looks the same from every seat."""
    return _scene(view.state)


@asked_again
def _scene(s: State) -> Scene:
    focus = "board" if s.quest == NONE else "quests"
    return Scene(TITLE, _status(s), (board_panel(s), quest_panel(s), player_panel(s)), focus, pending(s))


@rests_on(lambda s: (s.board, bool(s.ending), s.active, active_colour(s), s.round, s.points))
def _status(s: State) -> tuple[Say, ...]:
    told = [Say(f"board-{BOARD_NAMES[s.board]}")] if s.board != NONE else []
    if s.ending:
        told.append(Say("status-over"))
    elif s.active != NONE:
        told.append(Say("status-round", {"round": s.round + 1}))
        told.append(Say("status-turn", {"player": player_said(s, s.active), "points": s.points}))
    return tuple(told)

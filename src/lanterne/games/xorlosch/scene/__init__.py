"""What the table of Xorlosch looks like: board, quests, players, favours. It looks the same from every seat."""

from lanterne.engine import View
from lanterne.games.xorlosch.content.board import BOARD_NAMES
from lanterne.games.xorlosch.scene.board import board_panel
from lanterne.games.xorlosch.scene.favours import favour_panel
from lanterne.games.xorlosch.scene.pending import pending
from lanterne.games.xorlosch.scene.players import player_panel
from lanterne.games.xorlosch.scene.quests import quest_panel
from lanterne.games.xorlosch.scene.things import player_name
from lanterne.games.xorlosch.state import NONE, State
from lanterne.scene import Say, Scene


def scene(view: View[State]) -> Scene:
    """The table. While a quest is being settled, the list of quests matters most."""
    s = view.state
    focus = "board" if s.quest == NONE else "quests"
    panels = (board_panel(s), quest_panel(s), player_panel(s), favour_panel(s))
    return Scene(Say("game-xorlosch"), _status(s), panels, focus, pending(s))


def _status(s: State) -> tuple[Say, ...]:
    status = [Say(f"board-{BOARD_NAMES[s.board]}")] if s.board != NONE else []
    if s.ending:
        status.append(Say("status-over"))
    elif s.active != NONE:
        status.append(Say("status-round", {"round": s.round + 1}))
        status.append(Say("status-turn", {"player": player_name(s, s.active), "points": s.points}))
    return tuple(status)

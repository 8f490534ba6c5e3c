"""An action from its beginning to its end: what it costs, and what follows when it is over (DR-RND-5, DR-RND-8)."""

from lanterne.engine import Refusal, law, step
from lanterne.games.dungeon_run.content.settings import ACTION_COSTS
from lanterne.games.dungeon_run.content.tiles import LAIR
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.lair import lair_is_due
from lanterne.games.dungeon_run.rules.tiles import put_tiles_back
from lanterne.games.dungeon_run.rules.victory import few_are_left, victory_is_checked
from lanterne.games.dungeon_run.state import Deed, Game, State, begin_deed, put

ACTION = "action"
"""The scope of an action; leaving it ends the action at once."""


def begin_action(game: Game, deed: Deed) -> None:
    """For a step that is an action: the active hero pays for it, and it becomes the current deed. Everything that the
    step puts on the agenda afterwards belongs to the action."""
    s = game.state
    hero = s.heroes[s.active]
    s.shown, s.drawn_tiles = (), ()
    put(s, s.active, hero._replace(actions=hero.actions - ACTION_COSTS[deed.kind]))
    game.open(ACTION, ACTION_ENDS)
    begin_deed(s, deed)


@step("DR-RND-8", "DR-TIL-8", "DR-TIL-10", "DR-BOS-1", "DR-VIC-4")
def action_ends(game: Game) -> None:
    """The action and everything it caused are over. Tiles set aside go back into the stack; when it is empty or fits
    nowhere the Lair comes; and somebody may have won."""
    s = game.state
    s.deeds = ()
    if s.set_aside or s.stuck or (not s.stack and LAIR not in floor(s).lies):
        game.at_once(put_tiles_back(), lair_is_due(), victory_is_checked())
    elif few_are_left(s):
        game.at_once(victory_is_checked())


ACTION_ENDS = action_ends()


NO_ACTION_LEFT = Refusal("no-action-left", "DR-RND-2")


@law("DR-RND-2", "DR-RND-5")
def no_action_left(s: State, seat: int, *about: int) -> Refusal | None:
    """An action needs one of the turn's two."""
    return None if s.heroes[seat].actions else NO_ACTION_LEFT

"""An action from its beginning to its end: what it costs, and what follows when it is over (DR-RND-5, DR-RND-8)."""

from lanterne.engine import step
from lanterne.games.dungeon_run.content.settings import ACTION_COSTS
from lanterne.games.dungeon_run.state import Deed, Game, begin_deed, put

ACTION = "action"
"""The scope of an action; leaving it ends the action at once."""


def begin_action(game: Game, deed: Deed) -> None:
    """For a step that is an action: the active hero pays for it, and this is what is being resolved from now on. What
    the step puts on the agenda afterwards belongs to the action."""
    s = game.state
    hero = s.heroes[s.active]
    put(s, s.active, hero._replace(actions=hero.actions - ACTION_COSTS[deed.kind]))
    game.open(ACTION, action_ends())
    begin_deed(s, deed)


@step("DR-RND-8")
def action_ends(game: Game) -> None:
    """Everything that the action has brought about is done."""
    game.state.deeds = ()
    game.then(("after_action",))

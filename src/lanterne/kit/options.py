"""The options of a choice: as bots look at them, and where there is only one."""

from typing import Any, TypeAlias

from lanterne.engine import Call, Choice, Game, View
from lanterne.engine.choice import options

Options: TypeAlias = dict[str, list[Call]]
"""Options by the names of their steps."""


def grouped(view: View[Any]) -> Options:
    """The options of the view's seat, in the order in which they are offered."""
    found: Options = {}
    for call in view.options():
        found.setdefault(call[0], []).append(call)
    return found


def ask_unless_forced(game: Game[Any], decision: Call) -> None:
    """For a step: what is to be decided next, or, where one seat has exactly one option, that option. The decision must
    rest on public facts: that nobody is asked tells everybody what the option was. Drafts are always asked."""
    choice = game.box.steps[decision[0]].run(game, *decision[1:])
    if isinstance(choice, Choice) and choice.draft is None and len(choice.seats) == 1:
        found = options(game.state, choice, choice.seats[0])
        if len(found) == 1:
            game.then(found[0])
            return
    game.then(decision)

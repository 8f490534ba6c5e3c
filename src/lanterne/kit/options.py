"""Options grouped by step, for bots; and decisions that are skipped when only one option is open."""

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
    """For a step: ask this decision next or, if one seat has exactly one option, play that option. The decision must
    depend on public facts only, because not asking reveals what the option was. Drafts are always asked."""
    choice = game.box.steps[decision[0]].run(game, *decision[1:])
    if isinstance(choice, Choice) and choice.draft is None and len(choice.seats) == 1:
        found = options(game.state, choice, choice.seats[0])
        if len(found) == 1:
            game.then(found[0])
            return
    game.then(decision)

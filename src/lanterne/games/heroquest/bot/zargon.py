"""The bot in Zargon's seat: the automated Zargon of the rulebook (HQ-AUT), so that heroes can predict the monsters."""

from lanterne.engine import Call, View
from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.games.heroquest.state import State


def answer_of_zargon(view: View[State]) -> Call:
    """The answer of the automated Zargon; where it has none, the default."""
    assert view.choice is not None, "nobody is asked"
    return answer_to(view.state, view.state.agenda[-1]) or view.choice.default or view.options()[0]

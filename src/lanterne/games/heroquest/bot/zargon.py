"""The bot in Zargon's seat: the automated Zargon of the rulebook (HQ-AUT), so that heroes can foresee what he does."""

from lanterne.engine import Call, View
from lanterne.games.heroquest.rules.automation import answer_to
from lanterne.games.heroquest.state import State


def answer_of_zargon(view: View[State]) -> Call:
    """His answer to the decision that waits; what the automation has no word on goes as it would without an answer."""
    assert view.choice is not None, "nobody is asked"
    return answer_to(view.state, view.state.agenda[-1]) or view.choice.default or view.options()[0]

"""The quick lord: plays by rules of thumb what the steady one follows to the end of the year. For play-outs
(`lanterne.search`)."""

import random

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.planning import plans_of
from lanterne.games.dungeon_lords.bot.programming import Programming, answer_with
from lanterne.games.dungeon_lords.bot.trying import default_answer, greedy
from lanterne.games.dungeon_lords.bot.worth import Outlook
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.planning import PLAN
from lanterne.games.dungeon_lords.state import Game, State

MOST_TRIED = 12
"""At most this many answers are tried out."""
STRENGTH_SENT = 0.6
"""Where in the list of plans, from the weakest to the strongest, the one is that is taken."""


class QuickBot:
    """Plays one seat from its views and remembers nothing between them."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """A legal answer to the question that the view's seat is asked."""
        assert view.choice is not None, "nobody is asked"
        answers = view.options()
        if len(answers) == 1 and view.choice.draft is None:
            return answers[0]
        dice = SearchDice(self._random.getrandbits(64))
        sample = view.sample(dice)
        name, lord = view.decision.name, sample.lords[view.seat]
        if name == "program_orders":
            return answer_with(view, sample, Programming(view, sample, dice).best(1)[0][1])
        if name in ("plan_battles", "plan_after_waiting") and nearest(lord):
            plans = plans_of(lord)
            return PLAN.confirm(plans[int(STRENGTH_SENT * (len(plans) - 1))])
        game = Game(view.box, sample, dice)
        if view.choice.draft is not None:
            return default_answer(game, view.seat)
        return greedy(game, Outlook(sample, view.seat), MOST_TRIED)

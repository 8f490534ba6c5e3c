"""The steady lord: tries out what it may answer, and takes what leaves it best off."""

import random

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.planning import best_plan
from lanterne.games.dungeon_lords.bot.programming import best_program
from lanterne.games.dungeon_lords.bot.trying import best, default_answer
from lanterne.games.dungeon_lords.state import Game, State

MOST_TRIED = 80
"""So many answers are tried out at most."""


class SteadyBot:
    """Plays one seat from views alone, and remembers nothing."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """An open answer to the choice that waits for the view's seat."""
        assert view.choice is not None, "nobody is asked"
        dice = SearchDice(self._random.getrandbits(64))
        answers = view.options()
        name = view.decision.name
        if len(answers) == 1 and view.choice.draft is None:
            return answers[0]
        sample = view.sample(dice)
        match name:
            case "program_orders":
                return best_program(view, sample, dice)
            case "plan_battles" | "plan_after_waiting":
                return best_plan(view, sample, dice)
        if view.choice.draft is not None:
            return default_answer(Game(view.box, sample, dice), view.seat)
        return best(view, answers[:MOST_TRIED], sample, dice)

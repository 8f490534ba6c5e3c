"""The steady lord: tries its answers out and takes the one that leaves it best off."""

import random

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.planning import best_plan
from lanterne.games.dungeon_lords.bot.programming import best_program
from lanterne.games.dungeon_lords.bot.quick import most_wanted
from lanterne.games.dungeon_lords.bot.trying import best, default_answer
from lanterne.games.dungeon_lords.bot.year import best_in_autumn, best_in_phase
from lanterne.games.dungeon_lords.content.calendar import SEASON_NAMES
from lanterne.games.dungeon_lords.state import Game, State

LAST_SEASON = len(SEASON_NAMES) - 1
MOST_TRIED = 80
"""At most this many answers are tried out."""


class SteadyBot:
    """Plays one seat from its views and remembers nothing between them."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View[State]) -> Call:
        """A legal answer to the question that the view's seat is asked."""
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
            case "choose_order":
                return most_wanted(view.state.lords[view.seat], answers)
        if view.choice.draft is not None:
            return default_answer(Game(view.box, sample, dice), view.seat)
        if view.state.round:
            return best(view, answers[:MOST_TRIED], sample, dice)
        if view.state.season == LAST_SEASON:
            return best_in_autumn(view, answers[:MOST_TRIED], dice)
        return best_in_phase(view, answers[:MOST_TRIED], dice)

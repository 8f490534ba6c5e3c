"""A bot for any game of Lanterne. Take this folder, give it a name of your own, and change how it chooses."""

import lanterne

TRIES, DREAMS, DECISIONS = 5, 3, 60


class DreamerBot(lanterne.Bot):
    """Imagines how the game could go on after a few answers, and takes the one that went best."""

    def choose(self, view: lanterne.View) -> lanterne.Option:
        answers = dict.fromkeys(view.random(self.random) for _ in range(TRIES))  # in this order, each once
        if len(answers) == 1:
            return next(iter(answers))
        return max(answers, key=lambda answer: sum(self.dream(view, answer) for _ in range(DREAMS)))

    def dream(self, view: lanterne.View, answer: lanterne.Option) -> float:
        """How far ahead the seat is, some way into a game that could be this one."""
        table = view.sample(self.random.randrange(10**9))
        table.play(answer, view.seat)
        table.let_play("random", decisions=DECISIONS)
        points = [have or 0 for have in table.points]
        mine = points.pop(view.seat)
        won = table.outcome is not None and view.seat in table.outcome.winners
        return 100 if won else mine - max(points, default=0)

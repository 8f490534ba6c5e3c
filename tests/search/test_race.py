"""Lines that compete: the better one is found, and noise does not make a winner."""

import random
from collections.abc import Callable
from functools import partial

from lanterne.search.budget import Budget, Clock
from lanterne.search.race import FIRST_WORLDS, Line, Race
from lanterne.search.worlds import Score


def race(worth: Callable[[str, int], float], names: list[str], playouts: int) -> tuple[Race, list[Line], Clock]:
    """A race of lines of one answer each, `worth(name, world)`; the first is the usual one."""
    clock = Clock(Budget(playouts))
    lines = [Line(((name,),)) for name in names]

    def play(world: int, line: tuple[tuple[str, ...], ...]) -> Score:
        return Score(worth(line[0][0], world), {"world": float(world)})

    running = Race(play, clock, lines[0])
    return running, running.run(lines[1:], playouts), clock


def noise(name: str, world: int) -> float:
    """Luck that is the same for all in a world, and a little of each line's own."""
    shared = random.Random(world).random()
    return shared + 0.1 * random.Random(f"{name} {world}").random()


def test_the_better_line_comes_first() -> None:
    extra = {"usual": 0.0, "worse": -0.2, "better": 0.2, "bad": -0.5}
    _, left, clock = race(lambda name, world: noise(name, world) + extra[name], list(extra), 200)
    assert left[0].answers == (("better",),)
    assert clock.used <= 200


def test_lines_that_fall_behind_are_given_up() -> None:
    running, _, _ = race(
        lambda name, world: float(name == "good") - float(name == "bad"), ["usual", "good", "bad"], 400
    )
    tried = {line.answers[0][0]: len(line.values) for line in running.lines}
    assert tried["bad"] == FIRST_WORLDS
    assert tried["good"] > 10 * FIRST_WORLDS


def test_a_line_that_only_suits_some_worlds_loses_to_one_that_suits_all() -> None:
    """A guess at the world wins much in half of them; an answer has to do well in all of them together."""

    def worth(name: str, world: int) -> float:
        return {"usual": 0.0, "sound": 0.2, "left": (1.0, -1.0)[world % 2], "right": (-1.0, 1.0)[world % 2]}[name]

    _, left, _ = race(worth, ["usual", "left", "right", "sound"], 300)
    assert left[0].answers == (("sound",),)


def even(luck: int, name: str, world: int) -> float:
    """Luck alone."""
    return random.Random(f"{name} {world} {luck}").random()


def test_noise_does_not_make_a_winner() -> None:
    """Twelve lines that are as good as the usual one: a gain of more than two standard errors is rare."""
    wins = 0
    names = ["usual", *(f"other {number}" for number in range(12))]
    for luck in range(40):
        running, left, _ = race(partial(even, luck), names, 300)
        spread = running.spread()
        gain, doubt = left[0].against(running.usual, spread) if left else (0.0, 1.0)
        wins += gain > 2 * doubt
    assert wins <= 12


def test_few_worlds_that_agree_by_chance_prove_nothing() -> None:
    usual, lucky = Line((("usual",),)), Line((("lucky",),))
    for _ in range(3):
        usual.add(Score(0.5, {}))
        lucky.add(Score(0.6, {}))
    gain, doubt = lucky.against(usual, 0.3)
    assert abs(gain - 0.1) < 1e-9
    assert doubt > gain


def test_features_are_averaged_over_the_play_outs_that_did_not_end_the_game() -> None:
    line = Line((("usual",),))
    line.add(Score(0.0, {"wounds": 2.0}))
    line.add(Score(1.0, {}))
    line.add(Score(0.5, {"wounds": 4.0}))
    assert line.features == {"wounds": 3.0}
    assert line.value == 0.5


def test_a_clock_ends_by_play_outs_by_time_and_when_told() -> None:
    clock = Clock(Budget(3))
    for _ in range(3):
        clock.tick()
    assert clock.left == 0
    assert Clock(Budget(3, seconds=0.0)).left == 0
    told = False
    clock = Clock(Budget(3, stop=lambda: told))
    assert clock.left == 3
    told = True
    assert clock.left == 0

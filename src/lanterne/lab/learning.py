"""Learning what positions are worth: bots play games, and a small function of the features is fitted to their outcomes.
The same games, seed and code give the same file, byte for byte.

Every game is played by steady bots. Now and then one answers at random, so that positions that the steady bot avoids
are known too. One game in five is held back: how well the values fit is measured on those.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.bots import random_answer
from lanterne.engine import Game, SearchDice
from lanterne.errors import BadArgument
from lanterne.lab.tables import need
from lanterne.manifest import Mind
from lanterne.packs import base
from lanterne.packs.packages import package
from lanterne.search import FILE, Value

SLIPS = 0.02
"""How often an answer is random."""
HELD_BACK = 5
"""Each game with a number that this divides is held back."""
BENT = 8
"""Hidden units, if they improve the fit."""
BENDS = 0.001
"""They improve it if they lower the loss on the games held back by at least this."""
BINS = 10
DIGITS = 6
NEEDED = ("numpy",)


class Seen(NamedTuple):
    """A position as one side saw it: the features in the order of their names, and the outcome of the game."""

    figures: tuple[float, ...]
    worth: float


class Learnt(NamedTuple):
    """What was learnt, and how well it fits the games held back."""

    value: Value
    bins: tuple[tuple[float, float, int], ...]
    """Calibration on the positions held back, by tenths of the value: mean value, mean outcome, and their number."""


def learn(game: str, games: int, seed: int = 1, workers: int = 1, each: Callable[[], None] = lambda: None) -> Learnt:
    """Play games and fit the value. `each` is called after every game. Raises BadArgument with a sentence if the game
    has no mind."""
    need(*NEEDED)
    _mind(game)
    names: tuple[str, ...] = ()
    learnt_from: list[list[Seen]] = []
    held_back: list[list[Seen]] = []
    for number, (found, seen) in enumerate(_games(game, games, seed, workers), start=1):
        names = names or found
        assert found == names, f"the features of {game} change their names: {sorted({*found} ^ {*names})}"
        (learnt_from if number % HELD_BACK else held_back).append(seen)
        each()
    told = {"games": games, "seed": seed, "version": registry.box(game).version}
    return _fit(names, learnt_from, held_back, seed, told)


def place_of(game: str) -> Path:
    """The file for what a game has learnt. Raises BadArgument with a sentence if it cannot be written there."""
    _mind(game)
    folder = files(package(game))
    if not isinstance(folder, Path) or base(game) != game:
        raise BadArgument(f"{game} has no folder of its own to write to: name a file with --out")
    return folder / FILE


def as_file(value: Value) -> bytes:
    """The result of learning, as a file."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


def _mind(game: str) -> Mind[Any]:
    mind = registry.manifest(game).mind
    if mind is None:
        raise BadArgument(f"{game} declares no features, so there is nothing to learn")
    return mind


# --- playing ----------------------------------------------------------------------------------------------------------


def play_one(game: str, seed: int, number: int) -> tuple[tuple[str, ...], list[Seen]]:
    """Play one game. Returns the names of the features, and every position after a turn as each side saw it."""
    mind, box, bots = _mind(game), registry.box(game), registry.manifest(game).bots
    tables = mind.tables or tuple((seats, {}) for seats in box.seats_with())
    seats, settings = tables[number % len(tables)]
    dice = SearchDice(f"learn {seed} game {number}")
    chance = random.Random(f"learn {seed} slips of game {number}")
    new = box.new(seats, dice, settings, simulation=True)
    maker = mind.quick or bots["steady"]
    players = [maker(f"learn {seed} game {number} seat {seat}") for seat in range(seats)]
    turn_over = False

    def ends() -> None:
        nonlocal turn_over
        turn_over = True

    new.on_turn_end = ends
    found: list[tuple[int, Mapping[str, float]]] = []
    while not new.over:
        if turn_over:
            found += _positions(mind, new)
            turn_over = False
        seat = new.asked[0]
        view = box.view(new.state, seat)
        answer = players[seat].choose(view)
        if chance.random() < SLIPS:
            answer = random_answer(view, chance)
        new.answer(seat, answer)
    places = box.ranking(new.state)
    names = tuple(found[0][1]) if found else ()
    return names, [Seen(tuple(each.values()), mind.worth(new.state, places, seat)) for seat, each in found]


def _positions(mind: Mind[Any], game: Game[Any]) -> Iterator[tuple[int, Mapping[str, float]]]:
    """The features of a position, once for each side."""
    sides = mind.sides(game.state)
    for seat, side in enumerate(sides):
        if sides.index(side) == seat:
            yield seat, mind.features(game.box.view(game.state, seat), seat)


def _games(game: str, games: int, seed: int, workers: int) -> Iterator[tuple[tuple[str, ...], list[Seen]]]:
    if workers == 1:
        yield from (play_one(game, seed, number) for number in range(games))
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play_one, [game] * games, [seed] * games, range(games), chunksize=4)


# --- fitting ----------------------------------------------------------------------------------------------------------


def _fit(
    names: tuple[str, ...],
    learnt_from: Sequence[Sequence[Seen]],
    held_back: Sequence[Sequence[Seen]],
    seed: int,
    told: Mapping[str, Any],
) -> Learnt:
    """Fit a plain logistic function and one with a hidden layer. The second is taken if it fits the games held back
    clearly better. With fewer games, large weights cost more, since positions of one game are much alike."""
    import numpy as np

    figures, worth, weight = _arrays(learnt_from)
    means = figures.mean(axis=0).round(DIGITS)
    spreads = figures.std(axis=0).round(DIGITS)
    spreads[spreads < 10**-4] = 1.0
    at = (figures - means) / spreads
    held, held_worth, held_weight = _arrays(held_back)
    held = (held - means) / spreads
    found = []
    for bent in (0, BENT):
        fitted = _descend(at, worth, weight, bent, seed, 1 / len(learnt_from))
        found.append((_loss(_logistic(held, fitted), held_worth, held_weight), fitted))
    plain, bending = found[0][0], found[1][0]
    loss, (weights, bias, inner, added, outer) = found[1] if bending < plain - BENDS else found[0]
    hidden = tuple((*_rounded(inner[:, place]), *_rounded([added[place], outer[place]])) for place in range(len(outer)))
    base = _loss(np.full(len(held_worth), np.average(worth, weights=weight)), held_worth, held_weight)
    more = {
        "positions": len(worth),
        "held back": len(held_worth),
        "loss": round(float(loss), 4),
        "loss of the mean": round(float(base), 4),
        "loss, plain": round(float(plain), 4),
        "loss, bent": round(float(bending), 4),
    }
    value = Value(
        names, _rounded(means), _rounded(spreads), _rounded(weights), _rounded([bias])[0], hidden, {**told, **more}
    )
    guesses = _logistic(held, (weights, bias, inner, added, outer))
    return Learnt(value, _bins(guesses, held_worth))


def _arrays(games: Sequence[Sequence[Seen]]) -> tuple[Any, Any, Any]:
    """Features, outcomes, and the weight of each position: all games count alike, however long they are."""
    import numpy as np

    rows = [seen for game in games for seen in game]
    if not rows:
        raise BadArgument("no position was seen: play more games")
    weight = np.array([1 / len(game) for game in games for _ in game])
    return np.array([row.figures for row in rows]), np.array([row.worth for row in rows]), weight / weight.mean()


def _logistic(at: Any, fitted: tuple[Any, ...]) -> Any:
    import numpy as np

    weights, bias, inner, added, outer = fitted
    total = at @ weights + bias + np.tanh(at @ inner + added) @ outer
    return 1 / (1 + np.exp(-np.clip(total, -30, 30)))


def _loss(guesses: Any, worth: Any, weight: Any) -> Any:
    """The log loss."""
    import numpy as np

    sure = np.clip(guesses, 1e-6, 1 - 1e-6)
    return -np.average(worth * np.log(sure) + (1 - worth) * np.log(1 - sure), weights=weight)


STEPS = 500
RATE = 0.05


def _descend(at: Any, worth: Any, weight: Any, bent: int, seed: int, shrink: float) -> tuple[Any, ...]:
    """Adam on all positions at once, starting from weights drawn by the seed. Large weights cost `shrink`."""
    import numpy as np

    random_numbers = np.random.default_rng(seed)
    size = at.shape[1]
    parts = [
        np.zeros(size),
        np.zeros(1),
        random_numbers.normal(0, size**-0.5, (size, bent)),
        np.zeros(bent),
        random_numbers.normal(0, 0.1, bent),
    ]
    first, second = [np.zeros_like(part) for part in parts], [np.zeros_like(part) for part in parts]
    total = weight.sum()
    for step in range(1, STEPS + 1):
        weights, bias, inner, added, outer = parts
        bend = np.tanh(at @ inner + added)
        guess = 1 / (1 + np.exp(-np.clip(at @ weights + bias + bend @ outer, -30, 30)))
        slope = weight * (guess - worth) / total
        back = (1 - bend**2) * (slope[:, None] * outer)
        slopes = [at.T @ slope, slope.sum(keepdims=True), at.T @ back, back.sum(axis=0), bend.T @ slope]
        rate = RATE * (1 - step / (STEPS + 1))
        for place, part in enumerate(parts):
            found = slopes[place] + (shrink * part if place != 1 else 0.0)
            first[place] = 0.9 * first[place] + 0.1 * found
            second[place] = 0.999 * second[place] + 0.001 * found**2
            parts[place] = part - rate * (first[place] / (1 - 0.9**step)) / (
                np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8
            )
    weights, bias, inner, added, outer = parts
    return weights, float(bias[0]), inner, added, outer


def _rounded(numbers: Any) -> tuple[float, ...]:
    return tuple([round(float(number), DIGITS) for number in numbers])


def _bins(guesses: Any, worth: Any) -> tuple[tuple[float, float, int], ...]:
    import numpy as np

    places = np.minimum((guesses * BINS).astype(int), BINS - 1)
    return tuple(
        (float(guesses[places == place].mean()), float(worth[places == place].mean()), int((places == place).sum()))
        for place in range(BINS)
        if (places == place).any()
    )

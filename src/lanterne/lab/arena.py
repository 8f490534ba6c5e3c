"""The arena: bots meet in every seating, and are rated.

A *seating* says which bot sits where. In every seating the same games are played, with the same luck. In a contest,
every different order of the bots around the table is a seating. Where seats play together (`Mind.sides`), a bot takes
all seats of a side.

Ratings are those of Bradley and Terry, fitted by choix to every pair of seats of a game of which one came before the
other; 100 points more mean about 64 wins in 100 between two. Their intervals come from resampling the games.
"""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from statistics import median
from typing import Any, NamedTuple

import msgspec

from lanterne import registry
from lanterne.errors import BadArgument
from lanterne.lab import intervals
from lanterne.lab.intervals import Interval
from lanterne.lab.one_game import Played
from lanterne.lab.planning import SimulationPlan, plan
from lanterne.lab.results import Rows
from lanterne.lab.simulate import run

MOST_SEATINGS = 60
DRAWN = 200
"""How often the games are resampled for the intervals of the ratings."""
POINTS = 400 / math.log(10)
NEEDED = ("choix", "numpy")


class Met(NamedTuple):
    """A game of the arena: who sat where, and the outcome."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    worth: tuple[float, ...]
    """What the end was worth to each seat (`Mind.worth`), or 1 for a victory where the game has no mind."""


class Standing(NamedTuple):
    """How a bot did, on one side of the game if there are several."""

    bot: str
    side: str
    """The seats of the side; "" in a contest."""
    games: int
    """Games of a seat of this bot, or of a side."""
    won: Interval
    worth: Interval
    points: Interval | None
    """Points by the game's own count, of each seat."""
    median_seconds: float
    """Processor time a decision."""
    most_seconds: float
    rating: Interval | None = None
    """None where bots do not compete for the same."""


class Arena:
    """Which games are played, and their results."""

    def __init__(
        self, game: str, bots: Sequence[str], games: int, seed: int, players: int | None, settings: Mapping[str, Any]
    ) -> None:
        box = registry.box(game)
        players = players if players is not None else max(len(bots), box.seats_with(settings)[0])
        self.game = box.name
        self.sides = _sides(game, players, settings)
        self.contest = len(set(self.sides)) == players > 1
        self.plans: list[SimulationPlan] = []
        for seating in _seatings(bots, self.sides, self.contest):
            made = plan(game, seating, games, seed, settings, players, record="games")
            self.plans.append(msgspec.structs.replace(made, timed=True))
        self.met: list[Met] = []
        self._thinking: dict[tuple[str, int], list[float]] = {}
        self._points: dict[tuple[str, int], list[float]] = {}

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(each.games for each in self.plans)

    def play(
        self,
        workers: int = 1,
        each: Callable[[Rows], None] = lambda rows: None,
        elsewhere: Callable[[SimulationPlan], Iterator[Played]] | None = None,
    ) -> None:
        """Play all games. `each` gets what was recorded of each; `elsewhere` plays them on a cluster."""
        for made in self.plans:

            def add(played: Played, made: SimulationPlan = made) -> None:
                assert played.rows is not None
                self._add(made, played, played.rows)
                each(played.rows)

            run(made, workers, add, elsewhere)

    def _add(self, made: SimulationPlan, played: Played, rows: Rows) -> None:
        places = tuple([_number(row["place"]) for row in rows.seats])
        worth = played.worth if played.worth is not None else tuple([float(place == 1) for place in places])
        self.met.append(Met(made.bots, places, worth))
        for seat, bot in enumerate(made.bots):
            key = (bot, self.sides[seat])
            points = rows.seats[seat]["points"]
            if isinstance(points, int | float):
                self._points.setdefault(key, []).append(points)
            if played.thinking is not None:
                self._thinking.setdefault(key, []).extend(played.thinking[seat])

    def standings(self) -> list[Standing]:
        """How each bot did, the best first on each side."""
        ratings = rated(self.met) if self.contest else {}
        found = []
        keys = dict.fromkeys((bot, side) for met in self.met for bot, side in zip(met.bots, self.sides, strict=True))
        for bot, side in keys:
            seats = [
                (met.places[seat], met.worth[seat])
                for met in self.met
                for seat in range(len(met.bots))
                if met.bots[seat] == bot and self._counts(seat, side)
            ]
            key = (bot, side)
            thinking = self._thinking.get(key, [0.0])
            points = self._points.get(key)
            found.append(
                Standing(
                    bot,
                    "" if self.contest else self._named(side),
                    len(seats),
                    intervals.share(sum(place == 1 for place, _ in seats), len(seats)),
                    intervals.mean([worth for _, worth in seats]),
                    intervals.mean(points) if points else None,
                    median(thinking),
                    max(thinking),
                    ratings.get(bot),
                )
            )
        if self.contest:
            found = list({each.bot: each for each in found}.values())
        return sorted(found, key=lambda each: (each.side, -each.worth.value))

    def _counts(self, seat: int, side: int) -> bool:
        """In a contest every seat; else the first seat of the side, since all of them share its fate."""
        return self.contest or self.sides.index(side) == seat

    def _named(self, side: int) -> str:
        seats = [str(seat + 1) for seat, of in enumerate(self.sides) if of == side]
        return f"seats {', '.join(seats)}"


def _number(cell: Any) -> int:
    assert isinstance(cell, int)
    return cell


def _sides(game: str, players: int, settings: Mapping[str, Any]) -> tuple[int, ...]:
    box, mind = registry.box(game), registry.manifest(game).mind
    box.check_seats(players, settings)
    if mind is None:
        return tuple(range(players))
    return mind.sides(box.setup(box.full_settings(settings, simulation=True), players))


def _seatings(bots: Sequence[str], sides: tuple[int, ...], contest: bool) -> list[tuple[str, ...]]:
    """Raises BadArgument with a sentence if there are too many bots or seatings."""
    players = len(sides)
    if not contest:
        different = tuple(dict.fromkeys(sides))
        found = [
            tuple(chosen[different.index(side)] for side in sides)
            for chosen in product(dict.fromkeys(bots), repeat=len(different))
        ]
    elif len(bots) == players:
        found = sorted(set(permutations(bots)))
    elif len(bots) < players:
        found = [each for each in product(bots, repeat=players) if set(bots) <= set(each)]
    else:
        found = sorted(set(permutations(bots, players)))
    if len(found) > MOST_SEATINGS:
        raise BadArgument(f"there are {len(found)} seatings of these bots; at most {MOST_SEATINGS} can be played")
    return found


# --- ratings ----------------------------------------------------------------------------------------------------------


def rated(met: Sequence[Met], seed: int = 1) -> dict[str, Interval]:
    """The rating of each bot, with its interval; the mean of all is 0. The intervals come from resampling the games."""
    names = sorted({bot for game in met for bot in game.bots})
    if len(names) < 2:
        return {}
    value = _fitted(met, names)
    chance = random.Random(seed)
    drawn = [_fitted([met[chance.randrange(len(met))] for _ in met], names) for _ in range(DRAWN)]
    found = {}
    for place, name in enumerate(names):
        several = sorted(each[place] for each in drawn)
        found[name] = Interval(value[place], several[int(0.025 * DRAWN)], several[int(0.975 * DRAWN)])
    return found


def _fitted(met: Iterable[Met], names: list[str]) -> list[float]:
    import choix

    pairs = [
        (names.index(game.bots[one]), names.index(game.bots[other]))
        for game in met
        for one, other in permutations(range(len(game.bots)), 2)
        if game.places[one] < game.places[other] and game.bots[one] != game.bots[other]
    ]
    found = choix.ilsr_pairwise(len(names), pairs, alpha=0.01)
    return [float(each) * POINTS for each in found]

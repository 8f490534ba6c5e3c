"""A pairwise cover: few combinations in which every two values of every two settings meet."""

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any, TypeAlias

from lanterne.engine import Box

Combination: TypeAlias = dict[str, Any]
Value: TypeAlias = tuple[str, int]
"""A name and the place of one of its values."""


def pairwise(settings: Mapping[str, Sequence[Any]]) -> list[Combination]:
    """Combinations of one value for each name, such that every pair of values of two names stands in one of them.

    Greedy and deterministic: each combination starts from a pair that is still missing and then takes, name by name,
    the value that meets most of the missing pairs.
    """
    values = {name: [(name, place) for place in range(len(found))] for name, found in settings.items()}
    missing = [pair for a, b in combinations(settings, 2) for pair in product(values[a], values[b])]
    left = {frozenset(pair) for pair in missing}
    covered: list[Combination] = []
    for pair in missing:
        if frozenset(pair) not in left:
            continue
        chosen: dict[str, Value] = {value[0]: value for value in pair}
        for name in settings:
            if name not in chosen:
                chosen[name] = max(values[name], key=lambda value: (_meets(value, chosen, left), -value[1]))
        left -= {frozenset(met) for met in combinations(chosen.values(), 2)}
        covered.append({name: settings[name][chosen[name][1]] for name in settings})
    return covered


def _meets(value: Value, chosen: dict[str, Value], left: set[frozenset[Value]]) -> int:
    return sum(frozenset((value, other)) in left for other in chosen.values())


def tables(box: Box[Any], mixes: Sequence[Sequence[str]] = (("random",),)) -> list[tuple[list[str], Combination]]:
    """A pairwise cover of a game's player counts, settings and mixes of bots: the bot of each seat, and the options.

    A mix is repeated around the table. Settings with a value of their own for simulations are left at it, so that games
    end soon; each other word that they can have is tried with the first mix, at the smallest and the largest table. A
    setting that cannot be had with a number of players falls back to its default there.
    """
    settings: dict[str, Sequence[Any]] = {"players": box.seats, "mix": mixes}
    settings |= {setting.name: setting.values for setting in box.settings if setting.simulation is None}
    covered = []
    for combination in pairwise(settings):
        players, mix = combination.pop("players"), combination.pop("mix")
        possible = {n: v for n, v in combination.items() if _possible(box, players, {n: v})}
        covered.append((_around(mix, players), possible))
    least, most = box.seats[0], box.seats[-1]
    for setting in box.settings:
        for value in setting.values if setting.simulation is not None else ():
            if isinstance(value, str) and value != setting.simulation:
                covered += [(_around(mixes[0], players), {setting.name: value}) for players in (least, most)]
    return covered


def _around(mix: Sequence[str], players: int) -> list[str]:
    return [mix[seat % len(mix)] for seat in range(players)]


def _possible(box: Box[Any], players: int, options: Combination) -> bool:
    try:
        box.setup(box.options(options, simulation=True), players)
    except ValueError:
        return False
    return True

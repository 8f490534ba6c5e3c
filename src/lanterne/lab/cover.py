"""A pairwise cover: few combinations in which every pair of values of two settings occurs."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any, TypeAlias

from lanterne.engine import Box

Combination: TypeAlias = dict[str, Any]
Value: TypeAlias = tuple[str, int]
"""A name and the index of one of its values."""


Apart: TypeAlias = Callable[[tuple[str, Any], tuple[str, Any]], bool]
"""Whether two values, each with its name, cannot be combined."""


def pairwise(settings: Mapping[str, Sequence[Any]], apart: Apart = lambda one, other: False) -> list[Combination]:
    """Combinations of one value for each name such that every pair of values of two names occurs in one of them, unless
    the two are `apart` or would force others that are.

    Greedy and deterministic: each combination starts from a missing pair and then takes, name by name, the value that
    covers most missing pairs.
    """
    values = {name: [(name, place) for place in range(len(found))] for name, found in settings.items()}
    missing = [pair for a, b in combinations(settings, 2) for pair in product(values[a], values[b])]
    left = {frozenset(pair) for pair in missing}

    def may_meet(one: Value, other: Value) -> bool:
        return not apart((one[0], settings[one[0]][one[1]]), (other[0], settings[other[0]][other[1]]))

    def whole(chosen: dict[str, Value]) -> dict[str, Value] | None:
        name = next((name for name in settings if name not in chosen), "")
        if not name:
            return chosen
        fitting = [value for value in values[name] if all(may_meet(value, other) for other in chosen.values())]
        fitting.sort(key=lambda value: -_meets(value, chosen, left))
        return next((found for value in fitting if (found := whole({**chosen, name: value}))), None)

    covered: list[Combination] = []
    for pair in missing:
        if frozenset(pair) not in left or not may_meet(*pair):
            continue
        chosen = whole({value[0]: value for value in pair})
        if chosen is None:
            continue
        left -= {frozenset(met) for met in combinations(chosen.values(), 2)}
        covered.append({name: settings[name][chosen[name][1]] for name in settings})
    return covered


def _meets(value: Value, chosen: dict[str, Value], left: set[frozenset[Value]]) -> int:
    return sum(frozenset((value, other)) in left for other in chosen.values())


def tables(box: Box[Any], mixes: Sequence[Sequence[str]] = (("random",),)) -> list[tuple[list[str], Combination]]:
    """A pairwise cover of a game's player counts, settings and mixes of bots: the bot of each seat, and the settings.

    A mix is repeated around the table. Settings with a value for simulations keep it, so that games end soon; each of
    their other named values is tried with the first mix, at the smallest and the largest table. A value is tried only
    with the numbers of players it is for, and not where it has no effect. A setting that is not available for a number
    of players has its default there.
    """
    settings: dict[str, Sequence[Any]] = {"players": box.seats, "mix": mixes}
    settings |= {setting.name: setting.values for setting in box.settings if setting.simulation is None}
    covered = []
    for combination in pairwise(settings, _apart(box)):
        players, mix = combination.pop("players"), combination.pop("mix")
        possible = {n: v for n, v in combination.items() if _possible(box, players, _with_needed(box, n, v))}
        covered.append((_around(mix, players), possible))
    for setting in box.settings:
        for value in setting.values if setting.simulation is not None else ():
            if isinstance(value, str) and value != setting.simulation:
                seats = box.seats_with({setting.name: value})
                ends = dict.fromkeys((seats[0], seats[-1]))
                covered += [(_around(mixes[0], players), {setting.name: value}) for players in ends]
    return covered


def _apart(box: Box[Any]) -> Apart:
    """Values cannot be combined with numbers of players they are not for, or with values that leave them without effect
    (except at their default)."""
    known = {setting.name: setting for setting in box.settings}

    def apart(one: tuple[str, Any], other: tuple[str, Any]) -> bool:
        return _misfits(one, other) or _misfits(other, one)

    def _misfits(one: tuple[str, Any], other: tuple[str, Any]) -> bool:
        setting, value = known.get(one[0]), one[1]
        if setting is None:
            return False
        if other[0] == "players":
            return not setting.is_for(value, other[1])
        alone = setting.only_with
        return value != setting.default and alone is not None and other[0] == alone[0] and other[1] != alone[1]

    return apart


def _around(mix: Sequence[str], players: int) -> list[str]:
    return [mix[seat % len(mix)] for seat in range(players)]


def _with_needed(box: Box[Any], name: str, value: Any) -> Combination:
    """A value of a setting, with the other that it needs to have an effect."""
    setting = next(each for each in box.settings if each.name == name)
    needed = [setting.only_with] if setting.only_with is not None and value != setting.default else []
    return {**dict(needed), name: value}


def _possible(box: Box[Any], players: int, settings: Combination) -> bool:
    try:
        box.setup(box.full_settings({**box.settings_for(players), **settings}, simulation=True), players)
    except ValueError:
        return False
    return True

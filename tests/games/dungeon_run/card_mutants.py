"""Mutants of the printed things: the box without one power of a card, a tile or a marker, or without one line of a tile
or a trap. For each of them a test that names the thing must fail.

A thing is taken to be named by a test if the file of the test has its name, or that of its power, in it. The tests run
in processes of their own, as for `lanterne ledger --mutate`.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from lanterne.games.dungeon_run.content import sources
from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import CARD_NAMES
from lanterne.games.dungeon_run.content.encounters import STRANGERS, TRAPS
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.sources import POWER_NAMES, POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import (
    MARKER_NAMES,
    MARKERS,
    PRINTED_ON,
    SANCTUARY,
    SPECIAL_KIND,
    TILES,
    original,
)
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules import held, monster_moves, roaming, special, summon
from lanterne.games.dungeon_run.state import BARE, Hero
from lanterne.lab.mutants import Mutant
from lanterne.lab.mutation import JOBS, SECONDS, Fate, Trial

ROOT = Path(__file__).parents[3]
HERE = Path(__file__).parent
ABSENT = -2
"""The number of no card."""

# --- what is taken away -----------------------------------------------------------------------------------------------


def _things(kind: int, thing: int) -> tuple[str, ...]:
    """What a thing is called."""
    if kind in (sources.PERSONAL, sources.SUMMONER):
        return (HEROES[thing].personal_name if kind == sources.PERSONAL else HEROES[thing].summoner_name,)
    if kind == sources.ABILITY:
        name = ABILITIES[thing].name
        return name, next(name.removeprefix(f"{hero.name}-") for hero in HEROES if thing in hero.deck)
    if kind == sources.TILE:
        return (TILES[thing].name,)
    return (MARKER_NAMES[thing],) if kind == sources.MARKER else (CARD_NAMES[thing],)


def _without_power(number: int) -> None:
    known = POWER_TABLE[number]
    own = sources.powers_on(known.kind, known.thing)
    sources._numbers[known.kind, known.thing] = tuple([other for other in own if other != number])


def _without_joining(card: int) -> None:
    """His card says twice that he offers to join when he is drawn; the rules read the field."""
    STRANGERS[card] = STRANGERS[card]._replace(joins=False)


def _without_damage(trap: int) -> None:
    TRAPS[trap] = TRAPS[trap]._replace(damage=0)


def _without_line(tile: int, line: str) -> None:
    """The rules read what is printed on tiles by whatever name each of them has for the table."""
    plain = TILES[tile]._replace(**{line: type(getattr(TILES[tile], line))()})
    changed = tuple([plain if each is TILES[tile] else each for each in PRINTED_ON])
    for module in _loaded():
        for name in [name for name, value in vars(module).items() if value is PRINTED_ON]:
            setattr(module, name, changed)


def _without_stone() -> None:
    for module in (held, summon):
        vars(module)["SUMMONING_STONE"] = ABSENT


def _loaded() -> list[Any]:
    return [module for name, module in [*sys.modules.items()] if name.startswith("lanterne.games.dungeon_run.rules")]


def _disable(change: Callable[[], None]) -> None:
    """What the rules have drawn from the tables, or remember of powers, is made again."""
    change()
    held._ON_MONSTERS = held._all_on(sources.MONSTER_CARD, range(len(ALL_MONSTERS)))
    held._ON_TILES = held._all_on(sources.TILE, map(original, range(len(PRINTED_ON))))
    held._ON_STRANGERS.update({card: held._all_on(sources.STRANGER_CARD, [card])[0] for card in STRANGERS})
    held._ON_MARKERS = held._all_on(sources.MARKER, range(len(MARKERS)))
    held._latest[:] = [(Hero(), (), held.NOTHING)] * len(held._latest)
    special._latest[:] = [(Hero(), BARE, (), special.NOWHERE)] * len(special._latest)
    roaming.MANNERS = tuple(map(roaming._manner, range(len(ALL_MONSTERS))))
    monster_moves._SANCTUARY_BARS = bool(sources.powers_on(sources.MARKER, SANCTUARY))
    for module in _loaded():
        for value in vars(module).values():
            if isinstance(value, _Cached):
                value.cache_clear()


LINES = ("encounter", "first_encounter", "needs_assist", "holds_monsters", "stills_powers")
"""What stands on special tiles beside their powers."""


def mutants() -> list[Mutant]:
    """All mutants; the `rules` of a mutant are the names of its card, tile or marker."""
    found = []
    for number, known in enumerate(POWER_TABLE):
        names = (*_things(known.kind, known.thing), POWER_NAMES[number])
        offer = known.kind == sources.STRANGER_CARD and known.power.window == "revealed"
        change = partial(_without_joining, known.thing) if offer else partial(_without_power, number)
        found.append(Mutant(POWER_NAMES[number], names, change))
    for card, trap in TRAPS.items():
        if trap.damage:
            found.append(Mutant(f"{trap.name} damage", (trap.name,), partial(_without_damage, card)))
    found += [
        Mutant(f"{tile.name} {line}", (tile.name,), partial(_without_line, place, line))
        for place, tile in enumerate(TILES)
        for line in LINES
        if tile.kind == SPECIAL_KIND and getattr(tile, line)
    ]
    found.append(Mutant("summoning-stone", (CARD_NAMES[SUMMONING_STONE],), _without_stone))
    return [mutant._replace(disable=partial(_disable, mutant.disable)) for mutant in found]


# --- the tests that name it -------------------------------------------------------------------------------------------


@cache
def _named_in(path: Path) -> frozenset[str]:
    """The things that a file names, in whatever spelling: `lost-squire`, `lost_squire`, Lost Squire."""
    text = re.sub(r"[^a-z0-9]+", "-", path.read_text(encoding="utf-8").lower())
    return frozenset(name for mutant in mutants() for name in mutant.rules if f"-{name}-" in f"-{text}-")


_Cached = type(_named_in)


def _plays(path: Path) -> bool:
    """Whether the tests of a file play, and do not only read the tables."""
    return "dungeon_run.scene import" in path.read_text(encoding="utf-8")


class CardTrial(Trial):
    """What tests cite here are names of things."""

    def cited_by(self, item: pytest.Item) -> set[str]:
        return {*_named_in(item.path)}


def meet(*names: str) -> Iterator[Fate]:
    """Meet the mutants of these names, or all, with the tests. Raises RuntimeError if they cannot be collected."""
    command = [sys.executable, "-m", __name__, *names]
    paths = [str(ROOT), str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"the mutants could not be met with the tests:\n{done.stderr[-3000:]}")
    for line in done.stdout.splitlines():
        said = json.loads(line)
        yield Fate(**{**said, "rules": tuple(said["rules"])})


def _meet(names: list[str]) -> int:
    those = [mutant for mutant in mutants() if not names or mutant.name in names]
    output = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # what pytest says matters only if it goes wrong

    def tell(fate: Fate) -> None:
        print(json.dumps(fate._asdict()), file=output)

    own = [str(path) for path in sorted(HERE.glob("test_*.py")) if _plays(path)]
    options = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(ROOT)]
    code = pytest.main([*options, *own], plugins=[CardTrial(those, JOBS, SECONDS, tell)])
    return 0 if code == pytest.ExitCode.OK else int(code)


if __name__ == "__main__":
    sys.exit(_meet(sys.argv[1:]))

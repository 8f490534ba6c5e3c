"""Recorded whole games of every game replay to the same end, and the same seeds still lead to the same games."""

import pytest
from tests.games.recording import facts_of, fits, folder, known, planned, sought

from lanterne import registry
from lanterne.engine import Table, read_log
from lanterne.engine.proof import prove
from lanterne.lab.one_game import play_game

RECORDED = [game for game in registry.GAMES if folder(game).exists()]
GAMES = [(game, name) for game in RECORDED for name in sought(game)]

AGAIN = (
    *(("xorlosch", name) for name in sought("xorlosch")),
    *(("dungeon-lords", name) for name in ("two-lords-greedy-dummies", "four-lords-by-chance")),
    ("dungeon-lords", "trained-guest-of-honour"),
    *(("warhammer-quest", name) for name in sought("warhammer-quest") if name[:2] in ("05", "13", "27")),
    *(("dungeon-run", name) for name in ("two-escaped", "four-partly-by-chance", "six")),
    *(("heroquest", name) for name in sought("heroquest") if name[:2] in ("01", "08", "11")),
)
"""Those that are played once more."""


@pytest.mark.parametrize(("game", "name"), GAMES)
def test_a_recorded_game_replays_to_its_end(game: str, name: str) -> None:
    log = read_log(folder(game) / f"{name}.log")
    table = Table.replay(registry.box(game), log)
    kind, facts = sought(game)[name], known(game)[name]
    assert {"number": facts["number"], **facts_of(table)} == facts
    assert fits(kind, facts)
    assert {**log.header.settings, **kind.agreed} == log.header.settings
    assert prove(registry.box(game), log).opened, "the chance was fixed beforehand"


@pytest.mark.parametrize("game", RECORDED)
def test_every_game_that_is_sought_is_recorded(game: str) -> None:
    assert {path.stem for path in folder(game).glob("*.log")} == set(known(game)) == set(sought(game))


@pytest.mark.parametrize("game", ["xorlosch", "dungeon-lords", "dungeon-run"])
def test_every_ending_is_among_them(game: str) -> None:
    assert {facts["ending"] for facts in known(game).values()} == set(registry.box(game).endings)


def test_every_number_of_heroes_runs() -> None:
    assert {len(kind.bots) for kind in sought("dungeon-run").values()} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in AGAIN if not name.endswith("-won")])
def test_the_same_seeds_take_as_many_decisions_as_ever(game: str, name: str) -> None:
    facts = known(game)[name]
    played = play_game(planned(game, name, facts["number"]), facts["number"])
    assert (played.decisions, played.ending) == (facts["entries"] - 2, facts["ending"])  # but the set-up and the seed

"""Games that were begun under earlier rules, and under today's, are carried on."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.begun import SEED, kept, play_on, read

from lanterne import registry
from lanterne.engine import IllegalAnswer, Table
from lanterne.engine.proof import prove
from lanterne.engine.upgrade import NotContinued
from lanterne.server.continuing import RulesChanged, continued

GAMES = ["xorlosch", "dungeon-lords", "warhammer-quest", "dungeon-run", "heroquest"]
FILES = [(game, path) for game in GAMES for path in kept(game)]


@pytest.mark.parametrize("game", GAMES)
def test_todays_version_is_kept(game: str) -> None:
    """So that the next version has something to carry on."""
    assert registry.box(game).version in {read(path).rules for path in kept(game)}, (
        f"python -m tests.games.begun {game}"
    )


@pytest.mark.parametrize(("game", "path"), FILES, ids=[f"{game}-{path.stem}" for game, path in FILES])
def test_a_game_that_was_begun_goes_on(game: str, path: Path) -> None:
    box, begun = registry.box(game), read(path)
    at = len(begun.log.entries) - 1

    def carry_on() -> Table[Any]:
        return continued(box, begun.log, begun.state, at, SEED, lambda n, event: None)

    if any(isinstance(box.upgrades.get(number), NotContinued) for number in range(begun.rules, box.version)):
        with pytest.raises(RulesChanged):
            carry_on()
        return
    if begun.rules == box.version:
        table = Table.replay(box, begun.log, seed=SEED)
        assert table.state.encode() == begun.state
    else:
        table = carry_on()
        with pytest.raises(IllegalAnswer):
            table.undo(0, at, agreed=range(len(table.seats)))
    play_on(table, 2000)  # random bots need not come to an end
    assert len(table.log.entries) > at + 20
    assert Table.replay(box, table.log).state.hash() == table.state.hash()
    if table.over:
        assert prove(box, table.log).over

"""Whole games of the example: bots, and a player who has nothing but text."""

import re
from pathlib import Path

import pytest

from lanterne.engine import Table, read_log
from lanterne.lab.conformance import Broken, play_and_check
from lanterne.lab.simulate import simulate
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from sleeping_dragon import BOX
from sleeping_dragon.rules import night


def test_the_steady_thief_beats_chance() -> None:
    wins = simulate("sleeping-dragon", ["steady", "random"], games=400, seed=1).wins_by_bot
    assert wins["steady"] > 1.4 * wins["random"], wins


def test_a_whole_game_is_played_from_the_text_alone(tmp_path: Path) -> None:
    session = Session.new("sleeping-dragon", ["me", "steady"], {}, tmp_path, seed=bytes(32))
    told: list[str] = []

    def ask(prompt: str) -> str:
        """The last option: the hoard, the crown, to sell if that can be, else to keep."""
        page = [line for line in told[-8:] if re.match(r"\d+\. ", line) and "(" not in line]
        return page[-1].split(".")[0]

    PlainTable(session, "fr", ask, told.append).play()
    assert session.table.over
    assert not re.search(r"[{}$]|chamber:|put_up", "\n".join(told)), "only words reach the reader"
    assert Table.replay(BOX, read_log(session.path)).state.hash() == session.table.state.hash()


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody finds is told to nobody else."""
    play_and_check(BOX, ["random"] * 3, {}, "a leak", looks=60)
    monkeypatch.setattr(night, "only", lambda treasure, seat: treasure)
    with pytest.raises(Broken, match="may not know"):
        play_and_check(BOX, ["random"] * 3, {}, "a leak", looks=60)

"""History: every moment of a long game can be looked at again, and only some states are kept."""

import random

import pytest

from lanterne.engine import Seat, Table
from lanterne.engine.history import MARK, RECENT
from lanterne.engine.log import HandedOver, MotionPassed, Undo
from tests.engine.cellar import CELLAR, Cellar
from tests.engine.play import SEED, play_on, states_of, table_of

CONCEDE, _ = CELLAR.motions


class Watched:
    """A table with many undos, and its state after each entry."""

    def __init__(self, seed: int) -> None:
        self.table: Table[Cellar] = table_of("Ann", "Bob", "Cid", "Dan", seed=bytes([seed]) * 32)
        self.states: list[bytes] = []
        self.look()
        rng = random.Random(seed)
        while len(self.states) < 3 * MARK:
            self.go_on(rng)
            self.look()

    def look(self) -> None:
        """Note the state for the entries that are new."""
        new = len(self.table.log.entries) - len(self.states)
        self.states += [self.table.state.encode()] * new

    def go_on(self, rng: random.Random) -> None:
        """One entry more, of any kind."""
        table = self.table
        line = [n for n in table.standing if n < table.last]
        if len(line) > 12:  # before the game can end
            table.undo(0, rng.choice(line[:6]), agreed=(1, 2, 3))
        elif rng.random() < 0.05:
            table.hand_over(3, Seat(f"Eve {len(line)}"))
        elif rng.random() < 0.05 and not table.state.players[3].out:
            table.raise_motion(3, CONCEDE)
        else:
            play_on(table, rng, 1)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_moment_can_be_looked_at_again(seed: int) -> None:
    watched = Watched(seed)
    table = watched.table
    for kind in (Undo, HandedOver, MotionPassed):
        assert any(isinstance(entry, kind) for entry in table.log.entries)
    order = list(range(len(watched.states)))
    assert [table.state_after(n).encode() for n in order] == watched.states
    random.Random(seed).shuffle(order)
    assert [table.state_after(n).encode() for n in order] == [watched.states[n] for n in order]
    assert [state.encode() for state in states_of(table)] == watched.states


def test_a_state_that_was_handed_out_is_nobody_elses() -> None:
    table = Watched(4).table
    for n in (0, 1, len(table.log.entries) - 1):
        before = table.state_after(n).encode()
        table.state_after(n).agenda.append(("dig",))
        assert table.state_after(n).encode() == before
    assert table.state.encode() == table.state_after(len(table.log.entries) - 1).encode()


def test_only_what_there_is_can_be_looked_at() -> None:
    table = table_of("Ann", "Bob", seed=SEED)
    for n in (-1, 1):
        with pytest.raises(IndexError, match=f"the log has entries 0 to 0, not {n}"):
            table.state_after(n)


def test_few_states_are_kept() -> None:
    table = Watched(5).table
    kept = [n for n in range(len(table.history)) if table.history.is_kept(n)]
    last = len(table.history) - 1
    assert kept == sorted({*range(0, last, MARK), *range(last - RECENT + 1, last + 1)})

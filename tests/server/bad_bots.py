"""A worker like the real one, with faulty bots."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lanterne.bots import RandomBot
from lanterne.engine import Call, View
from lanterne.games.xorlosch.bot import BOTS
from lanterne.manifest import Effort
from lanterne.search import SearchBot
from lanterne.server import bot_worker


class Planted:
    """A bot that does what the function does."""

    def __init__(self, act: Callable[[View[Any], str], Call]) -> None:
        self._act = act
        self._seed = ""

    def __call__(self, seed: str) -> "Planted":
        self._seed = seed
        return self

    def choose(self, view: View[Any]) -> Call:
        return self._act(view, self._seed)


def raises(view: View[Any], seed: str) -> Call:
    raise RuntimeError("planted failure")


def sleeps(view: View[Any], seed: str) -> Call:
    """Sleeps for ever; the seed is a file that says so."""
    if seed:
        Path(seed).write_text(str(os.getpid()))
    while True:
        time.sleep(60)


def spins(view: View[Any], seed: str) -> Call:
    while True:
        pass


def dies(view: View[Any], seed: str) -> Call:
    os._exit(3)


def leaves(view: View[Any], seed: str) -> Call:
    raise SystemExit


def flies(view: View[Any], seed: str) -> Call:
    return ("fly", 1)


def shrugs(view: View[Any], seed: str) -> Any:
    return object()


def rounds(view: View[Any], seed: str) -> Call:
    """An answer that equals an open option but is none: its numbers are not integers."""
    name, *args = view.options()[0]
    return (name, *(float(arg) for arg in args))


def floods(view: View[Any], seed: str) -> Call:
    return ("x" * (1 << 21),)


def babbles(view: View[Any], seed: str) -> Call:
    """Answers well, but speaks where frames belong."""
    print("hello", flush=True)
    os.write(1, b"\xff" * 100)
    return RandomBot(seed).choose(view)


def dawdles(seed: str) -> RandomBot:
    """Answers well and at once, but takes three seconds to be there, as one does whose game must be read first."""
    time.sleep(3)
    return RandomBot(seed)


class Ponders(SearchBot):
    """Thinks ahead until it is told to stop; the seed is a file that says when it has begun."""

    def __init__(self, seed: str) -> None:
        self._begun = Path(seed)
        self.effort = Effort(10**9, 3600.0)
        self.budget = None

    def choose(self, view: View[Any]) -> Call:
        self._begun.touch()
        assert self.budget is not None, "a worker gives it a budget"
        while not self.budget.stop():
            time.sleep(0.01)
        return view.options()[-1]


BAD = (raises, sleeps, spins, dies, leaves, flies, shrugs, rounds, floods, babbles)

if __name__ == "__main__":
    BOTS |= {act.__name__: Planted(act) for act in BAD} | {"dawdles": dawdles, "ponders": Ponders}
    bot_worker.main()

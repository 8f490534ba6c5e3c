"""The shelf: which games there are, and who can play them. A game is taken down only when it is asked for."""

from importlib import import_module
from typing import Any

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Box

GAMES = ("xorlosch",)


def box(name: str) -> Box[Any]:
    """The game of this name. Raises ValueError with a sentence if there is none."""
    if name not in GAMES:
        raise ValueError(f"there is no game called {name!r}; there are {', '.join(GAMES)}")
    found: Box[Any] = import_module(f"lanterne.games.{name}").BOX
    return found


def bots(name: str) -> dict[str, BotMaker]:
    """The bots that play this game, by name: `random`, and the game's own. Raises ValueError for an unknown game."""
    box(name)
    own: dict[str, BotMaker] = import_module(f"lanterne.games.{name}.bot").BOTS
    return {"random": RandomBot, **own}


def bot(game: str, name: str) -> BotMaker:
    """One bot. Raises ValueError with a sentence if there is none of this name."""
    known = bots(game)
    if name not in known:
        raise ValueError(f"{game} has no bot called {name!r}; it has {', '.join(known)}")
    return known[name]

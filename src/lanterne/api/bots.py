"""Who can play: the bots of the games, bots of installed packages, and your own."""

import logging
import random
import re
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, getdoc, signature
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from lanterne import engine
from lanterne.api.option import Option, option_of
from lanterne.engine import BotMaker, Call
from lanterne.errors import BadArgument
from lanterne.packs import base
from lanterne.registry import bot as game_bot
from lanterne.registry import bots as game_bots
from lanterne.registry import is_for_study

if TYPE_CHECKING:  # words and pictures are imported only when a bot from outside plays
    from lanterne.api.view import Answer, View

GROUP = "lanterne.bots"
"""The entry point group in which an installed package names its bots."""

_log = logging.getLogger(__name__)

_BY_MODULE = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")


class Bot:
    """A base for bots of your own. Write `choose`; everything else is there.

    You need not use it: any class with a method `choose(view)` is a bot. If its `__init__` takes an argument, it is
    given the seed.

    >>> import lanterne
    >>> class First(lanterne.Bot):
    ...     def choose(self, view):
    ...         return view.options()[0] if view.options() else view.default()
    >>> table = lanterne.new_table("xorlosch", players=2, seed=1)
    >>> table.let_play([First, "random"], decisions=20)
    20
    """

    games: ClassVar[tuple[str, ...]] = ()
    """The games it plays, by name; empty for every game."""

    def __init__(self, seed: str = "") -> None:
        self.random = random.Random(seed)
        """A random generator of its own. Use no other: then equal seeds make equal games."""

    def choose(self, view: "View") -> "Answer":
        """The answer for the view's seat, which is asked: an option, or words. It must be open.

        >>> import lanterne
        >>> class Talker(lanterne.Bot):
        ...     def choose(self, view):
        ...         return str(view.random(self.random))     # words will do
        >>> lanterne.simulate("dungeon-lords", [Talker, "random"], games=1).games
        1
        """
        raise NotImplementedError(f"{type(self).__name__} does not say how it chooses")


AnyBot: TypeAlias = Any
"""Who plays a seat: the name of a bot (`steady`), `package.module:Class`, a class with `choose(view)`, or an object of
such a class."""


def bot_names(game: str, outside: bool = True) -> tuple[str, ...]:
    """The bots that can play this game by name: `random`, the game's own and, unless `outside` is false, those of
    installed packages. One that cannot be loaded is left out, and logged. Raises ValueError for an unknown game."""
    names = tuple(game_bots(game))
    return (*names, *(name for name in installed() if name not in names and _plays(name, game))) if outside else names


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name, in alphabetical order. Nothing is imported yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def _plays(name: str, game: str) -> bool:
    try:
        _check(_installed(name), name, game)
    except _OtherGame:
        return False
    except BadArgument as error:
        _log.warning("%s", error)
        return False
    return True


def is_bot(game: str, name: str) -> bool:
    """Whether this is the name of a bot and not of a person: a bot of this game, of an installed package, or
    `package.module:Class`."""
    return name in bot_names(game) or is_by_module(game, name)


def is_by_module(game: str, name: str) -> bool:
    """Whether this names a bot by its module, so that making it means importing code."""
    known = game_bots(game)
    return name not in known and name.partition(":")[0] not in known and _BY_MODULE.fullmatch(name) is not None


def about(game: str, name: str) -> str:
    """What the bot of an installed package says of itself: the first line of its documentation. Raises BadArgument if
    it cannot be loaded."""
    return (getdoc(_check(_installed(name), name, game)) or "").partition("\n")[0]


def name_of(who: AnyBot) -> str:
    """The name that logs and reports give a bot."""
    if isinstance(who, str):
        return who
    made = who if hasattr(who, "__qualname__") else type(who)
    return f"{made.__module__}:{made.__qualname__}"


def bot(game: str, who: AnyBot, outside: bool = True, by_module: bool = True) -> BotMaker:
    """A function that makes the bot for a seat. Bots of installed packages are found only if `outside` is set, those
    named by their module only if `by_module` is set too. Raises BadArgument with a sentence if there is no such bot, or
    if it does not play this game."""
    if not isinstance(who, str):
        return _maker(_check(who, name_of(who), game))
    if who in game_bots(game) or not outside or is_for_study(game, who):
        return game_bot(game, who)
    if who in installed():
        return _maker(_check(_installed(who), who, game))
    if by_module and is_by_module(game, who):
        return _maker(_check(_imported(who), who, game))
    raise BadArgument(f"{game} has no bot called {who!r}; it has {', '.join(bot_names(game))}")


# --- finding them -----------------------------------------------------------------------------------------------------


class _OtherGame(BadArgument):
    """A bot that does not play this game."""


@cache
def _installed(name: str) -> Any:
    point = installed()[name]
    return _loaded(name, point.module, point.attr)


def _imported(name: str) -> Any:
    module, _, attr = name.partition(":")
    return _loaded(name, module, attr)


def _loaded(name: str, module: str, attr: str) -> Any:
    """Raises BadArgument with a sentence, whatever goes wrong in the code of others."""
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            raise BadArgument(f"the bot {name} cannot be loaded: there is no module {error.name}") from None
        raise BadArgument(f"the bot {name} cannot be loaded: {error}") from error
    except Exception as error:
        raise BadArgument(f"the bot {name} cannot be loaded: {type(error).__name__}: {error}") from error
    for part in attr.split("."):
        if not hasattr(found, part):
            raise BadArgument(f"the bot {name} cannot be loaded: {module} has no {attr}")
        found = getattr(found, part)
    return found


def _check(found: Any, name: str, game: str) -> Any:
    if not callable(getattr(found, "choose", None)):
        raise BadArgument(f"{name} is not a bot: it has no method choose(view)")
    games = getattr(found, "games", ())
    if games and base(game) not in games:
        raise _OtherGame(f"the bot {name} plays {', '.join(games)}, not {base(game)}")
    return found


def _maker(found: Any) -> BotMaker:
    if not isinstance(found, type):
        return lambda seed: _Hosted(found)
    takes_seed = any(
        param.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD, Parameter.VAR_POSITIONAL)
        for param in signature(found).parameters.values()
    )
    return (lambda seed: _Hosted(found(seed))) if takes_seed else (lambda seed: _Hosted(found()))


class _Hosted:
    """A bot from outside as a bot of the engine: it gets public views, and may answer in words."""

    def __init__(self, own: Any) -> None:
        from lanterne.api.view import View

        self._own = own
        self._shown = View

    def choose(self, view: engine.View[Any]) -> Call:
        answer = self._own.choose(self._shown(view))
        if isinstance(answer, Option):
            return answer.call
        if not isinstance(answer, str | tuple):
            raise BadArgument(f"{name_of(self._own)} chose {answer!r}; a bot returns an option, or words")
        return option_of(view.box, view.state, answer, (), {}).call


class NamedBot(Bot):
    """A bot of a game, for bots that are built on it: it takes a view and returns an option."""

    def __init__(self, made: engine.Bot) -> None:
        super().__init__()
        self._made = made

    def choose(self, view: "View") -> Option:
        """Its answer."""
        return Option(view.raw.box, self._made.choose(view.raw))

"""Steps: a rulebook as named paragraphs.

A step is written as a function of the game and some ids. Calling it does not run it: `attack(3, 5)` is the plain tuple
`("attack", 3, 5)`, a *call*, which can be put on the agenda, offered as an option, stored and logged. The engine looks
the name up and runs the function when it is its turn.
"""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar, get_type_hints

from lanterne.engine.ids import NUMBER, Ids, kind_of
from lanterne.errors import did_you_mean

Call: TypeAlias = tuple[Any, ...]
"""The name of a step, then its arguments: ids and small integers that every seat may know."""

P = ParamSpec("P")
G = TypeVar("G")
F = TypeVar("F", bound=Callable[..., Any])


class Step(Generic[P]):
    """A named step. Calling it makes a call; `run(game, *args)` carries it out."""

    __slots__ = ("_head", "_params", "asks", "forward", "name", "repeats", "rules", "run")

    def __init__(
        self,
        name: str,
        run: Callable[..., Any],
        rules: tuple[str, ...],
        asks: bool = False,
        repeats: bool = False,
        forward: bool = False,
    ) -> None:
        self.name = name
        self._head = (name,)
        self.run = run
        self.rules = rules
        self.asks = asks
        self.repeats = repeats
        self.forward = forward
        self._params: tuple[tuple[str, Ids], ...] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Call:
        if kwargs:
            raise TypeError(f"the arguments of {self.name} are given by place, not by name")
        return self._head + args

    def __repr__(self) -> str:
        return f"<step {self.name}>"

    @property
    def params(self) -> tuple[tuple[str, Ids], ...]:
        """Names and kinds of the arguments, without the game; a `*rest` counts as one."""
        if self._params is None:
            hints = get_type_hints(self.run, include_extras=True)
            hints.pop("return", None)
            names = [name for name in hints if name != "game"]
            self._params = tuple((name, kind_of(hints[name])) for name in names)
        return self._params

    def kind(self, place: int) -> Ids:
        """The kind of the argument at this place; all of a `*rest` have the same kind."""
        params = self._params if self._params is not None else self.params
        if place < len(params):
            return params[place][1]
        return params[-1][1] if params else NUMBER


def _named(run: Callable[..., Any]) -> str:
    return run.__name__.rstrip("_")


def step(*rules: str) -> Callable[[Callable[Concatenate[G, P], None]], Step[P]]:
    """Turn a function `(game, *ids) -> None` into a step that cites the rules it carries out."""

    def made(run: Callable[Concatenate[G, P], None]) -> Step[P]:
        return Step(_named(run), run, rules)

    return made


def decision(*rules: str, repeats: bool = False) -> Callable[[Callable[Concatenate[G, P], Any]], Step[P]]:
    """Turn a function `(game, *ids) -> Choice | None` into a decision; None means there is nothing to decide.

    The function only looks: it may run any number of times, also on a view, and must not change the state. The decision
    stays on top of the agenda until it is answered. One that `repeats` is asked again after everything that follows
    from the answer is done, until an answer leaves its scope."""

    def made(run: Callable[Concatenate[G, P], Any]) -> Step[P]:
        return Step(_named(run), run, rules, asks=True, repeats=repeats)

    return made


def pick(*rules: str) -> Callable[[Callable[P, None]], Step[P]]:
    """Declare one part of a combined answer (see `Draft`). It is never run, only named and pointed at."""

    def made(shape: Callable[P, None]) -> Step[P]:
        return Step(_named(shape), shape, rules)

    return made


def forward(shape: Callable[Concatenate[G, P], Any]) -> Step[P]:
    """Declare a step, decision or window that a later module defines, for the modules before it.

    Chapters of a rulebook refer to each other; modules that import each other fail. Declare such a step once, with its
    name and its parameters, in the game's `rules/ahead.py`:

        @forward
        def victory_is_checked(game: Game) -> None:
            "In `victory`."

    It makes the same calls as the step itself. When the game is built, `Box` raises ValueError if there is no step of
    this name, or if it takes other arguments.
    """
    return Step(_named(shape), shape, (), forward=True)


def law(*rules: str) -> Callable[[F], F]:
    """Let a function that only looks (a predicate, a computation) cite its rules. The function stays as it is."""

    def cited(function: F) -> F:
        function.__dict__["rules"] = rules
        return function

    return cited


def part(*rules: str) -> Callable[[F], F]:
    """Let a function that does part of a step's work cite its rules: it changes the state, rolls dice or says what
    happened. The function stays as it is."""

    def cited(function: F) -> F:
        function.__dict__["rules"] = rules
        function.__dict__["acts"] = True
        return function

    return cited


def modules(package: str, *names: str) -> tuple[ModuleType, ...]:
    """The modules of a package, in this order: `IN_ORDER = modules(__name__, "setup", "turn", "combat")`."""
    return tuple(import_module(f"{package}.{name}") for name in names)


def encode_call(steps: dict[str, Step[...]], call: Call) -> list[Any]:
    """The call with names instead of ids, for logs and people: `["raise_dwarf", "red-w1"]`."""
    known = steps[call[0]]
    words: list[Any] = [known.name]
    for place, arg in enumerate(call[1:]):
        if isinstance(arg, int):
            words.append(known.kind(place).name(arg))
        else:
            words.append(encode_call(steps, arg) if isinstance(arg, tuple) else arg)
    return words


FullName: TypeAlias = Callable[[Ids, str], str]
"""The full name for a short one that people use."""


def decode_call(steps: dict[str, Step[...]], words: Any, full_name: FullName = lambda kind, word: word) -> Call:
    """The inverse of `encode_call`. Raises ValueError with a sentence for anything else."""
    try:
        return _decoded(steps, words, full_name)
    except RecursionError:
        raise ValueError("the answer is nested too deeply") from None


def _decoded(steps: dict[str, Step[...]], words: Any, full_name: FullName) -> Call:
    if not isinstance(words, list | tuple) or not words or not isinstance(words[0], str):
        raise ValueError("an answer is a list: the name of a step, then its arguments")
    known = steps.get(words[0])
    if known is None:
        raise ValueError(f"there is no step called {words[0]!r}{did_you_mean(words[0], steps)}")
    args: list[Any] = []
    for place, arg in enumerate(words[1:]):
        if isinstance(arg, list | tuple):  # a pick of a draft, a call of its own
            args.append(_decoded(steps, arg, full_name))
        elif isinstance(arg, str):
            kind = known.kind(place)
            args.append(kind.number(full_name(kind, arg)))
        elif isinstance(arg, int) and not isinstance(arg, bool):
            args.append(known.kind(place).number(arg))
        else:
            raise ValueError(f"{arg!r} cannot be an argument of {known.name}")
    return (known.name, *args)

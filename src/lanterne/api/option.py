"""Answers as values: a name, and names for the arguments."""

from collections.abc import Callable
from inspect import CO_VARARGS
from typing import Any

from lanterne.engine import Box, Call, call_to_text
from lanterne.engine.call_text import nested
from lanterne.errors import BadArgument
from lanterne.registry import box as find_box


class Option:
    """An answer that a seat can give, or one pick of a combined answer. It never changes, is equal to any other with
    the same content, and can be a key of a dictionary.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> option = table.options()[0]
    >>> option
    Option(name='take_colour', args={'colour': 'red'})
    >>> str(option)
    'take_colour red'
    >>> option.name, option.args["colour"]
    ('take_colour', 'red')
    >>> option == table.option("take_colour red")
    True
    """

    __slots__ = ("_box", "call")

    call: Call
    """The answer as the engine knows it: the name and the numbers of its arguments."""

    def __init__(self, box: Box[Any], call: Call) -> None:
        self._box = box
        self.call = call

    @property
    def name(self) -> str:
        """What is done: the name of a step of the rules."""
        return str(self.call[0])

    @property
    def args(self) -> dict[str, Any]:
        """The arguments by name: names of things, numbers, texts. The picks of a combined answer are one argument, a
        tuple of options; so is any argument that takes several things.

        >>> import lanterne
        >>> lanterne.load("xorlosch").option("step_dwarf red-w1 ruins-06").args
        {'die': 'red-w1', 'to': 'ruins-06'}
        """
        step, values = self._box.steps[self.call[0]], self.call[1:]
        params = step.params
        shown = [self._shown(place, value) for place, value in enumerate(values)]
        named: dict[str, Any] = dict(zip((name for name, _ in params), shown, strict=False))
        if params and _takes_rest(step.run):
            named[params[-1][0]] = tuple(shown[len(params) - 1 :])
        return named

    @property
    def picks(self) -> tuple["Option", ...]:
        """Of a combined answer: its picks, in order; otherwise empty."""
        return tuple(Option(self._box, value) for value in self.call[1:] if isinstance(value, tuple))

    def _shown(self, place: int, value: Any) -> Any:
        if isinstance(value, tuple):
            return Option(self._box, value)
        return self._box.steps[self.call[0]].kind(place).name(value) if isinstance(value, int) else value

    def __str__(self) -> str:
        return call_to_text(self._box, self.call)

    def __repr__(self) -> str:
        return f"Option(name={self.name!r}, args={self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.call == other.call

    def __hash__(self) -> int:
        return hash(self.call)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self._box.name, self.call)


def _again(game: str, call: Call) -> Option:
    return Option(find_box(game), call)


def _takes_rest(run: Callable[..., Any]) -> bool:
    return bool(run.__code__.co_flags & CO_VARARGS)


def option_of(box: Box[Any], state: Any, words: "str | Option | Call", values: tuple[Any, ...], named: Any) -> Option:
    """The answer that words, an option, a call, or a name and values mean. With a state, short names work too. Raises
    BadArgument."""
    if isinstance(words, Option):
        return words
    try:
        if not isinstance(words, str):
            return Option(box, _checked(box, words))
        if not words.strip():
            raise BadArgument("an answer is the name of a step, then its arguments: 'take_colour red'")
        said = [words, *_in_order(box, words, values, named)] if values or named else nested(words)
        _check_arguments(box, said)
        return Option(box, box.decode(said, state))
    except ValueError as error:
        raise BadArgument(str(error)) from None


def _check_arguments(box: Box[Any], said: Any) -> None:
    """Raise BadArgument if an argument is missing, or there is one too many. Unknown steps are not checked here."""
    if not isinstance(said, list | tuple) or not said or not isinstance(said[0], str) or said[0] not in box.steps:
        return
    step, given = box.steps[said[0]], len(said) - 1
    names = [name for name, _ in step.params]
    rest = bool(names) and _takes_rest(step.run)
    least = len(names) - len(step.run.__defaults__ or ()) - rest
    if given < least:
        raise BadArgument(f"{said[0]} needs {', '.join(names[given:least])}")
    if given > len(names) and not rest:
        raise BadArgument(
            f"{said[0]} takes {', '.join(names) or 'nothing'}, not {given} argument{'s' if given > 1 else ''}"
        )
    for value in said[1:]:
        _check_arguments(box, value)


def _checked(box: Box[Any], call: Any) -> Call:
    """A call, if it is one: a tuple that begins with the name of a step."""
    if not isinstance(call, tuple) or not call or call[0] not in box.steps:
        raise BadArgument(f"{call!r} is no answer of {box.name}: give words, an option, or a call")
    return call


def _in_order(box: Box[Any], name: str, values: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
    step = box.steps.get(name)
    if step is None:
        raise BadArgument(f"there is no step called {name!r}")
    left = dict(named)
    given = [_plain(value) for value in values]
    for param, _ in step.params[len(given) :]:
        if param not in left:
            raise BadArgument(f"{name} needs {param}")
        value = left.pop(param)
        given += [_plain(each) for each in value] if isinstance(value, tuple | list) else [_plain(value)]
    if left:
        known = ", ".join(param for param, _ in step.params) or "nothing"
        raise BadArgument(f"{name} takes {known}, not {', '.join(left)}")
    return given


def _plain(value: Any) -> Any:
    """A value as `Box.decode` takes it."""
    if isinstance(value, Option):
        return value._box.encode(value.call)
    return value if isinstance(value, int | list | tuple) and not isinstance(value, bool) else str(value)

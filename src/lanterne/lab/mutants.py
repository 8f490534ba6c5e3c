"""Mutants: a game with one step, window or law disabled. A good test of a rule fails on them.

A disabled step does nothing, a disabled decision is skipped, a disabled window never opens. A disabled law returns the
neutral value of its return type: no refusal, False, 0, an empty list, a row of such values. A disabled filter lets
everything through, and a law that changes a row returns it unchanged. A mutation cannot be undone, so it is done in a
separate process.
"""

import dis
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import get_annotations, signature
from types import FunctionType, NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from lanterne.engine import Box, Step, Window
from lanterne.lab.ledger import law_name

CONTAINERS: dict[Any, str] = {
    **dict.fromkeys((tuple, Sequence, Iterable), "()"),
    **dict.fromkeys((dict, Mapping), "{}"),
    list: "[]",
    set: "set()",
    frozenset: "frozenset()",
}
PLAIN = {int: "0", bool: "False", str: '""', NoneType: "None", float: "0.0", bytes: 'b""', range: "range(0)"}


class Mutant(NamedTuple):
    """One thing that can be disabled: its name, the rules it cites, and how to disable it."""

    name: str
    rules: tuple[str, ...]
    disable: Callable[[], None]


def mutants(box: Box[Any]) -> list[Mutant]:
    """All mutants of a game, by name. Raises ValueError with a sentence for a law whose neutral value is unknown."""
    of_windows = {step.name for window in box.windows.values() for step in window.steps}
    found = [
        Mutant(f"step {step.name}", step.rules, _without_step(step))
        for step in box.steps.values()
        if step.name not in of_windows and step.rules and not _does_nothing(step.run)
    ]
    found += [Mutant(f"window {w.name}", w.steps[0].rules, _without_window(w)) for w in box.windows.values()]
    found += [Mutant(law_name(law), law.__dict__["rules"], _without_law(law)) for law in box.laws.values()]
    return sorted(found, key=lambda mutant: mutant.name)


def fixed_sample(of: list[Mutant], number: int) -> list[Mutant]:
    """A sample of mutants, always the same. Adding or removing other mutants hardly changes which are chosen."""
    drawn = sorted(of, key=lambda mutant: hashlib.sha256(mutant.name.encode()).digest())[:number]
    return sorted(drawn, key=lambda mutant: mutant.name)


def _does_nothing(run: Callable[..., Any]) -> bool:
    """Whether there is nothing to disable: "go on", "decline", the picks of a draft."""
    only = {("RESUME", 0), ("LOAD_CONST", None), ("RETURN_CONST", None), ("RETURN_VALUE", None)}
    return {(code.opname, code.argval) for code in dis.get_instructions(run)} <= only


def _without_step(step: Step[...]) -> Callable[[], None]:
    def disable() -> None:
        assert step.params is not None  # caches the signature before it is changed
        step.run = lambda game, *args: None

    return disable


def _without_window(window: Window) -> Callable[[], None]:
    def disable() -> None:
        window.steps[0].run = lambda game, *about: window.close(game, 0, *about)

    return disable


def _without_law(law: Callable[..., Any]) -> Callable[[], None]:
    """Disable a law. Modules have imported the function by name, so it stays and only its code is replaced."""
    assert isinstance(law, FunctionType)  # the box accepts plain functions only
    if law.__code__.co_freevars:
        raise ValueError(f"{law_name(law)} is a nested function; it cannot be disabled")
    code = neutral(law).__code__

    def disable() -> None:
        law.__code__ = code

    return disable


def neutral(law: Callable[..., Any]) -> FunctionType:
    """A function with the same parameters that returns the neutral value of the law's return type."""
    if "return" not in get_annotations(law):
        raise ValueError(f"{law_name(law)} has no return type, so it cannot be disabled")
    hints = get_type_hints(law)
    returns = hints.pop("return")
    passes = get_origin(returns) in CONTAINERS or _is_row(returns)
    same = [name for name, hint in hints.items() if hint == returns and passes]
    value = same[0] if len(same) == 1 else _neutral_value(returns, law.__globals__)
    if value is None:
        raise ValueError(f"{law_name(law)} returns {returns}, which has no neutral value; it cannot be disabled")
    parameters = signature(law)
    bare = [p.replace(annotation=p.empty, default=p.empty) for p in parameters.parameters.values()]
    made: dict[str, FunctionType] = {}
    head = f"neutral{parameters.replace(parameters=bare, return_annotation=parameters.empty)}"
    exec(f"def {head}: return {value}", dict(law.__globals__), made)
    return made["neutral"]


def _is_row(hint: Any) -> bool:
    """A named tuple, or a row of the state."""
    return isinstance(hint, type) and hasattr(hint, "_replace")


def _neutral_value(hint: Any, names: dict[str, Any]) -> str | None:
    """The neutral value as source text, so that a list is a new one each time. None if the type has none."""
    if hint is None:
        return "None"
    if hint in PLAIN:
        return PLAIN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return "None" if NoneType in parts else _neutral_value(parts[0], names)
    if origin is tuple and parts and parts[-1] is not Ellipsis:
        return _neutral_values(parts, names)
    if _is_row(hint):
        values = _neutral_values(get_type_hints(hint).values(), names)
        name = str(getattr(hint, "__name__", ""))
        return f"{name}{values}" if values and names.get(name) is hint else None
    return CONTAINERS.get(origin or hint)


def _neutral_values(hints: Iterable[Any], names: dict[str, Any]) -> str | None:
    values = [_neutral_value(hint, names) for hint in hints]
    return None if None in values else f"({', '.join(str(value) for value in values)},)"

"""Calls as text that people type: `raise_dwarf red-w1`, `place_group [recruit warrior 3] [recruit mechanicus 2]`."""

from typing import Any

from lanterne.engine.box import Box
from lanterne.engine.step import Call


def call_to_text(box: Box[Any], call: Call) -> str:
    """A call as text, with the picks of a draft in brackets.

    >>> from lanterne.registry import box
    >>> call_to_text(box("xorlosch"), ("raise_dwarf", 0))
    'raise_dwarf red-w1'
    """
    return _text(box.encode(call))


def text_to_call(box: Box[Any], words: str, state: Any = None) -> Call:
    """The call that a text means. With a state, short names work too. Raises ValueError with a sentence.

    >>> from lanterne.registry import box
    >>> text_to_call(box("xorlosch"), "raise_dwarf red-w1")
    ('raise_dwarf', 0)
    >>> text_to_call(box("xorlosch"), "raise_dwarf red-w9")
    Traceback (most recent call last):
        ...
    ValueError: there is no dwarf called 'red-w9'; did you mean red-w3?
    """
    return box.decode(nested(words), state)


def _text(answer: list[Any]) -> str:
    return " ".join(f"[{_text(part)}]" if isinstance(part, list) else str(part) for part in answer)


def nested(words: str) -> list[Any]:
    """The words of a call, with a list for each pick in brackets. Raises ValueError with a sentence."""
    stack: list[list[Any]] = [[]]
    for token in words.replace("[", " [ ").replace("]", " ] ").split():
        if token == "[":
            stack.append([])
        elif token == "]":
            if len(stack) == 1:
                raise ValueError(f"unmatched closing bracket: {words!r}")
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(token)
    if len(stack) != 1:
        raise ValueError(f"unclosed bracket: {words!r}")
    return stack[0]

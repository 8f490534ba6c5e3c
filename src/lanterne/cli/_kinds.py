"""Kinds of words that several commands understand."""

import os
import re
from typing import Annotated, Any, Literal, TypeAlias

from cyclopts import Parameter, Token


def _whole(kind: Any, tokens: tuple[Token, ...]) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,30}", tokens[0].value):
        raise ValueError(f"{tokens[0].value!r} is not a whole number")
    return int(tokens[0].value)


WHOLE = Parameter(converter=_whole)
"""Whole numbers only: nothing is rounded in silence."""

Number: TypeAlias = Annotated[int, WHOLE]
MaybeNumber: TypeAlias = Annotated[int | None, WHOLE]
Flag: TypeAlias = Annotated[bool, Parameter(show_default=False)]
FreeText: TypeAlias = Annotated[tuple[str, ...], Parameter(show_default=False)]
Language: TypeAlias = Literal["en", "fr"]


def language(wished: Language | None) -> Language:
    """The language wished for, else the one of the terminal if Lanterne speaks it, else English."""
    if wished is not None:
        return wished
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


def with_packs(game: str, pack: tuple[str, ...]) -> str:
    """The full name of a game with packs. Raises ValueError with a sentence if there is no such game, or if a pack does
    not fit it."""
    if not pack:
        return game
    from lanterne import packs
    from lanterne.pack_checks import sound

    return sound(packs.with_packs(game, pack))


def settings_from(given: tuple[str, ...]) -> dict[str, str]:
    """Settings given as NAME=VALUE. Raises ValueError with a sentence."""
    settings: dict[str, str] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not (name and sign and value):
            raise ValueError(f"{one!r} is not a setting; write NAME=VALUE, such as max_rounds=30")
        if name in settings:
            raise ValueError(f"setting {name} is given twice")
        settings[name] = value
    return settings

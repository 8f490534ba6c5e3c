"""Parameter types and arguments that several commands share."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token

from lanterne.languages import LANGUAGES, Language


def _whole(kind: Any, tokens: tuple[Token, ...]) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,30}", tokens[0].value):
        raise ValueError(f"{tokens[0].value!r} is not a whole number")
    return int(tokens[0].value)


WHOLE = Parameter(converter=_whole)
"""Whole numbers only, so that nothing is rounded silently."""

Number: TypeAlias = Annotated[int, WHOLE]
MaybeNumber: TypeAlias = Annotated[int | None, WHOLE]
Flag: TypeAlias = Annotated[bool, Parameter(show_default=False)]
FreeText: TypeAlias = Annotated[tuple[str, ...], Parameter(show_default=False)]


def language(given: Language | None) -> Language:
    """The given language, or that of the terminal if Lanterne speaks it, or English."""
    if given is not None:
        return given
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((each for each in LANGUAGES if spoken.lower().startswith(each)), LANGUAGES[0])


def with_packs(game: str, pack: tuple[str, ...]) -> str:
    """The full name of a game with packs. Raises ValueError with a sentence if there is no such game or a pack does not
    fit it."""
    if not pack:
        return game
    from lanterne import packs
    from lanterne.pack_checks import sound

    return sound(packs.with_packs(game, pack))


def settings_from(given: tuple[str, ...]) -> dict[str, str]:
    """Parse settings given as NAME=VALUE. Raises ValueError with a sentence."""
    settings: dict[str, str] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not (name and sign and value):
            raise ValueError(f"{one!r} is not a setting; write NAME=VALUE, such as max_rounds=30")
        if name in settings:
            raise ValueError(f"setting {name} is given twice")
        settings[name] = value
    return settings


def find_bots_here(game: str, names: Sequence[str]) -> None:
    """Let Python find the modules of bots that are named by them in the folder in which the command was given. Raises
    ValueError with a sentence if there is no such game."""
    from lanterne.api.bots import is_by_module

    here = str(Path.cwd())
    if any(is_by_module(game, name) for name in names) and here not in sys.path:
        sys.path.append(here)

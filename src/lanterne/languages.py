"""The languages Lanterne speaks, listed once."""

from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "fr"]

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""All languages. The first one is the fallback."""

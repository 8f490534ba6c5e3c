"""The bots of Xorlosch."""

from collections.abc import Callable
from typing import Any

BOTS: dict[str, Callable[[str], Any]] = {}

"""Tests that wait for something fail in the end instead of waiting for ever."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run it to its end; ten minutes are more than any test needs, on a busy machine too."""

    async def bounded() -> T:
        async with asyncio.timeout(600):
            return await play

    return asyncio.run(bounded())

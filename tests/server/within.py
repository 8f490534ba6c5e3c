"""Tests that wait for something fail in the end, instead of waiting for ever."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run it to its end; two minutes are more than any test needs."""

    async def bounded() -> T:
        async with asyncio.timeout(120):
            return await play

    return asyncio.run(bounded())

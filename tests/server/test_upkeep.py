"""The memory of a server: when waste is looked for, and that it is found."""

import asyncio
import gc
import weakref

import pytest

from lanterne.server import upkeep
from lanterne.server.upkeep import ALL_EVERY, AT_LEAST, FEW, MANY, OLDEST, SOME, YOUNG, due, look_after
from tests.server.within import run


@pytest.mark.parametrize(
    ("busy", "new", "since_all", "looked_through"),
    [
        pytest.param(0.0, FEW - 1, 0.0, None, id="there is hardly anything"),
        pytest.param(0.0, FEW, 0.0, YOUNG, id="nobody waits"),
        pytest.param(0.4, FEW, 0.0, YOUNG, id="nobody would feel it"),
        pytest.param(0.4, SOME + 1, 0.0, None, id="some would feel it"),
        pytest.param(0.0, SOME + 1, 0.0, YOUNG, id="nobody is there to feel it"),
        pytest.param(0.9, FEW, 0.0, None, id="everybody would wait"),
        pytest.param(0.9, MANY, 0.0, YOUNG, id="it cannot wait"),
        pytest.param(0.0, 0, ALL_EVERY, OLDEST, id="old waste too, now and then"),
        pytest.param(0.4, 0, ALL_EVERY, None, id="old waste can wait"),
        pytest.param(0.9, 0, AT_LEAST, OLDEST, id="but not for ever"),
    ],
)
def test_waste_is_looked_for_when_nobody_waits(
    busy: float, new: int, since_all: float, looked_through: int | None
) -> None:
    assert due(busy, new, since_all) == looked_through


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_waste_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(upkeep, "IDLE", 10.0)
    monkeypatch.setattr(upkeep, "FEW", 0)

    async def wait() -> None:
        looking = asyncio.create_task(look_after())
        knot = weakref.ref(Knot())
        assert knot() is not None
        while knot() is not None:
            await asyncio.sleep(0.01)
        looking.cancel()

    was_on = gc.isenabled()
    gc.disable()
    try:
        run(wait())
    finally:
        if was_on:
            gc.enable()

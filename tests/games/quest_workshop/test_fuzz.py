"""Files that somebody has spoilt: each is refused, or drawn and shown like any other."""

import json
import random
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from tests.games.quest_workshop.sheets import stage

from lanterne import registry
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.packing import file_of, pack_of
from lanterne.games.quest_workshop.rules.texts import unfit_file

WHOLE = files("lanterne.games.quest_workshop").joinpath("example.json").read_text("utf-8")
STRANGE: tuple[Any, ...] = (
    "",
    "zz99",
    "a1",
    "room-99",
    "corridor",
    "orc",
    -1,
    10**9,
    1.5,
    None,
    True,
    [],
    {},
    ["a1", "a2"],
    "é" * 50,
)
MOMENTS = 40


def places(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a file."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*here, key)
        yield from places(each, (*here, key))


def spoilt(chance: random.Random) -> str:
    """The example with one value that is gone, doubled or strange."""
    data = json.loads(WHOLE)
    *way, last = chance.choice(list(places(data)))
    parent = data
    for key in way:
        parent = parent[key]
    what = chance.choice(("gone", "strange", "strange", "strange"))
    if what == "gone":
        del parent[last]
    else:
        parent[last] = chance.choice(STRANGE)
    return json.dumps(data)


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_file_is_refused_or_drawn(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(MOMENTS):
        text = spoilt(chance)
        at = stage()
        if unfit_file(at.game.state, 0, text) is not None:
            continue
        at.game.answer(0, BOX.decode(["bring"]))
        at.game.answer(0, BOX.decode(["load", text]))
        state = at.game.state
        assert registry.scene(BOX.view(state, 0)).panels
        assert file_of(state)
        assert flaws(state) or pack_of(state)


@pytest.mark.parametrize("cut", range(0, 3000, 250))
def test_half_a_file_is_none(cut: int) -> None:
    assert unfit_file(stage().game.state, 0, WHOLE[:cut]) is not None


def test_the_example_can_be_played() -> None:
    assert BOX.workshop is not None
    assert flaws(BOX.workshop.example()) == ()
    assert registry.scene(BOX.view(BOX.workshop.example(), -1)).panels

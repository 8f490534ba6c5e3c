"""Whatever a quest file of ours holds, it is a quest or a sentence that names the file."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.files import packaged, quest_in
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.words.flaws import flaw_sentence

SHEETS = [json.loads(packaged(f"quests/{quest.id}.json")) for quest in BOX.quests]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 40),
    st.sampled_from(
        ["", "orc", "room-01", "corridor", "a1", "z19", "m10", "pit", "table", "kept", "seen", "explore", "pack"]
    ),
    st.text(max_size=5),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places in a sheet."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(path for key, each in inner for path in paths(each, (*here, key)))][bool(not here) :]


PLACES = [(number, path) for number, sheet in enumerate(SHEETS) for path in paths(sheet)]


@settings(max_examples=400)
@given(st.sampled_from(PLACES), VALUES, st.booleans(), st.booleans())
def test_a_quest_with_anything_in_it(place: tuple[int, tuple[Any, ...]], value: Any, gone: bool, pack: bool) -> None:
    number, path = place
    sheet = copy.deepcopy(SHEETS[number])
    if pack:
        sheet["origin"] = "pack"
    inside = sheet
    for key in path[:-1]:
        inside = inside[key]
    if gone:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    try:
        quest = quest_in("quests/fuzzed.json", json.dumps(sheet).encode())
        check_quest(quest, quest.number, LAYOUT, BOX)
    except ValueError as error:
        said = flaw_sentence(error, "en")
    else:
        said = "quests/"
    assert said.startswith("quests/")


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    try:
        quest_in("quests/fuzzed.json", data)
    except ValueError as error:
        said = flaw_sentence(error, "en")
    assert said.startswith("quests/fuzzed.json")

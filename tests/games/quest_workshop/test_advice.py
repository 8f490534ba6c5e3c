"""What an author is warned of."""

import pytest
from tests.games.quest_workshop.sheets import draw, stage
from tests.games.quest_workshop.test_map import OPEN_ROOM

from lanterne import shelf
from lanterne.games.quest_workshop import BOX

FURNISHED = OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}], "traps": [{"kind": "pit", "at": "e3"}]}


@pytest.mark.parametrize(
    ("tool", "answer", "warned"),
    [
        ("none", ["set_aside"], "warn-set-aside"),
        ("none", ["clear", "b2"], None),
        ("monster-orc", ["clear", "b2"], "warn-removes"),
        ("monster-orc", ["clear", "e3"], None),
        ("monster-orc", ["unhang", "b1-b2"], "warn-removes"),
        ("secret-door", ["unhang", "b1-b2"], None),
    ],
)
def test_whoever_might_regret_an_edit_is_warned(tool: str, answer: list[str], warned: str | None) -> None:
    """An orc can stand on the pit, so there the author has said what is meant."""
    at = stage(FURNISHED)
    if tool != "none":
        draw(at, ["take", tool])
    said = shelf.warning(BOX.view(at.game.state, 0), BOX.decode(answer))
    assert (said.id if said else None) == warned

"""A flawed board section is refused with a sentence that names the section and the reason."""

from typing import Any

import pytest
from tests.games.flaws import Spoil, entry
from tests.games.warhammer_quest.flaws import refuse


def door(table: list[Any], section: str, name: str) -> dict[str, Any]:
    return entry(entry(table, section)["doors"], name)


def redraw(table: list[Any], section: str, cell: tuple[int, int], letter: str) -> None:
    grid, (x, y) = entry(table, section)["grid"], cell
    grid[y] = grid[y][:x] + letter + grid[y][x + 1 :]


FLAWS: list[tuple[Spoil, str]] = [
    (lambda t: entry(t, "corner")["grid"].__setitem__(0, " .."), "corner: its lines are not equally long"),
    (lambda t: entry(t, "guard-room")["grid"].pop(), "guard-room: a room must be 4 by 3 squares"),
    (lambda t: entry(t, "guard-room").update(shape="corner"), "guard-room: a room must have the shape of a corner"),
    (lambda t: redraw(t, "guard-room", (1, 1), "x"), "guard-room: its grid has a x"),
    (lambda t: redraw(t, "guard-room", (1, 1), "~"), "guard-room: only objective rooms have anything but floor"),
    (lambda t: redraw(t, "tomb-chamber", (4, 1), "."), "tomb-chamber: its obstacles do not stand where its grid"),
    (lambda t: redraw(t, "firechasm", (5, 0), "O"), "firechasm: its obstacles do not stand where its grid"),
    (lambda t: door(t, "guard-room", "W").update(cells=[[1, 1], [1, 2]]), "guard-room: door W does not lead out"),
    (lambda t: door(t, "guard-room", "W").update(cells=[[3, 1], [3, 2]]), "guard-room: door W does not lead out"),
    (lambda t: door(t, "guard-room", "W").update(cells=[[0, 0], [0, 2]]), "guard-room: the squares of door W are not"),
    (lambda t: door(t, "corner", "N").update(cells=[[1, 0], [2, 0]]), "corner: door N does not lead out at [1, 0]"),
    (lambda t: entry(t, "corner")["doors"][1].update(id="N"), "corner: it has 2 doors N"),
    (lambda t: entry(t, "guard-room")["attach"].pop(), "guard-room: each of its doors must be one to attach it by"),
    (lambda t: entry(t, "guard-room")["exits"].pop("E"), "guard-room: each of its doors must be one to attach it by"),
    (lambda t: entry(t, "guard-room")["exits"].update(W=["W"]), "guard-room: a warrior who goes in by W and out by W"),
    (
        lambda t: entry(t, "passageway-i")["exits"].update(N=["E"]),
        "passageway-i: a warrior who goes in by W and out by N",
    ),
    (lambda t: entry(t, "stairway")["exits"].update(W=[], E=[]), "stairway: door W has exits in an objective room, or"),
    (lambda t: entry(t, "t-junction").pop("left_right"), "t-junction: junctions and no others have a left and a right"),
    (
        lambda t: entry(t, "t-junction")["left_right"].update(N=["W", "E"]),
        "t-junction: left and right of door N are ex",
    ),
    (
        lambda t: entry(t, "t-junction")["left_right"].update(E=["N", "W"]),
        "t-junction: left and right of door E are ex",
    ),
    (
        lambda t: entry(t, "t-junction")["left_right"].update(N=["N", "E"]),
        "t-junction: left and right of door N are no",
    ),
    (lambda t: entry(t, "t-junction")["left_right"].pop("W"), "t-junction: a junction has a left and a right for each"),
    (
        lambda t: entry(t, "corner").update(left_right={"N": ["W", "W"]}),
        "corner: junctions and no others have a left and a right",
    ),
    (
        lambda t: entry(t, "tomb-chamber")["ledges"].__setitem__(0, [[2, 0], [3, 1]]),
        "tomb-chamber: ledges names [2, 0] and [3, 1], which are not side by side",
    ),
    (
        lambda t: entry(t, "corner").update(walls=[[[1, 0], [2, 0]]]),
        "corner: walls names [1, 0] and [2, 0], which are not side by side",
    ),
    (
        lambda t: entry(t, "tomb-chamber")["ledges"].append([[3, 0], [2, 0]]),
        "tomb-chamber: ledges names two squares twice",
    ),
    (
        lambda t: entry(t, "firechasm")["marks"][0].update(cells=[[2, 0]]),
        "firechasm: nobody can stand on [2, 0] of bridge-near",
    ),
    (lambda t: entry(t, "firechasm")["marks"][0].update(cells=[]), "firechasm: bridge-near has no squares"),
    (lambda t: entry(t, "firechasm")["marks"][0].update(id="bridge-far"), "firechasm: it has bridge-far twice"),
    (
        lambda t: entry(t, "fountain-of-light")["secret_exits"][0].update(cells=[[6, 1], [6, 2]]),
        "fountain-of-light: far-door does not lead out at [6, 1]",
    ),
    (
        lambda t: entry(t, "guard-room").update(marks=[{"id": "trapdoor", "cells": [[1, 1]]}]),
        "guard-room: only objective rooms have secret exits and marks",
    ),
    (lambda t: redraw(t, "firechasm", (3, 1), "~"), "firechasm: nobody can walk to [4, 0]"),
    (
        lambda t: entry(t, "idol-chamber")["ledges"].extend([[[4, 0], [5, 0]], [[4, 3], [5, 3]]]),
        "idol-chamber: nobody can walk to [5, 0]",
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), FLAWS, ids=[sentence for _, sentence in FLAWS])
def test_a_flawed_section_is_refused_with_a_sentence(spoil: Spoil, sentence: str) -> None:
    refuse("sections.json", spoil, f"entry {sentence}")

"""The boards of a file, each as a quest of its own: most files have one.

HeroScribe lays the boards of a quest out side by side, with passages between them. Here the heroes play one board after
the other: they leave by the passage, and enter on its other side.
"""

from typing import NamedTuple

from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.heroscribe.reading import Bridge, Dark, Drawn, HeroScribeFile
from lanterne.games.heroquest.heroscribe.vocabulary import PASSAGE_IN, PASSAGE_OUT, entry_of, mark_of
from lanterne.scene import Say


class Drawing(NamedTuple):
    """One board as a quest: its number from 1, its name and that of the file, and what is drawn and written for it."""

    board: int
    name: str
    title: str
    region: str
    dark: tuple[Dark, ...]
    objects: tuple[Drawn, ...]
    speech: str
    notes: tuple[str, ...]
    doubts: tuple[Say, ...] = ()


class _Passage(NamedTuple):
    """A bridge between two boards, by their positions in the file, with the door at each end."""

    one: int
    other: int
    from_one: Drawn
    from_other: Drawn


def drawings(written: HeroScribeFile) -> tuple[Drawing, ...]:
    """The boards in the order the heroes reach them."""
    passages, doubts = _passages(written)
    order = _order(written, passages)
    found = []
    for board in order:
        doors = [_door(passage, board, order) for passage in passages if board in (passage.one, passage.other)]
        found.append(
            Drawing(
                board + 1,
                f"{written.name} ({board + 1}/{len(order)})" if len(order) > 1 else written.name,
                written.name,
                written.region,
                written.boards[board].dark,
                (*written.boards[board].objects, *doors),
                written.speech,
                tuple(note for note in written.notes if board in _boards_with(written, note)),
            )
        )
    told = (*written.doubts, *((Say("import-boards", {"boards": len(order)}),) if len(order) > 1 else ()), *doubts)
    return (found[0]._replace(doubts=told), *found[1:])


def _boards_with(written: HeroScribeFile, note: str) -> set[int]:
    """The boards a note is for: those that have its mark. Without a mark, all of them; if the mark is nowhere, the
    first."""
    mark = mark_of(note)
    every = range(len(written.boards))
    shown = {
        board
        for board in every
        for one in written.boards[board].objects
        if mark and (entry := entry_of(one.id)).becomes == "mark" and entry.name == mark
    }
    return shown or set(every)


# --- passages ---------------------------------------------------------------------------------------------------------


def _passages(written: HeroScribeFile) -> tuple[list[_Passage], list[Say]]:
    """The bridges that join two boards of the file, and reports of those that do not."""
    found, doubts = [], []
    for bridge in written.bridges:
        one = (bridge.row - 1) * written.width + bridge.column - 1
        other = one + (written.width if bridge.below else 1)
        columns = written.width if bridge.below else written.width - 1
        length = GRID.width if bridge.below else GRID.height
        joined = 1 <= bridge.column <= columns and 0 <= one < other < len(written.boards)
        if joined and 1 <= bridge.position <= length:
            found.append(_Passage(one, other, *_doors(bridge)))
            doubts.append(_report_on(found[-1], bridge))
        else:
            doubts.append(Say("import-bridge-nowhere", {"column": bridge.column, "row": bridge.row}))
    return found, doubts


def _doors(bridge: Bridge) -> tuple[Drawn, Drawn]:
    """The doors of a bridge at the edges of its boards; those of the first lead out of it."""
    at = float(bridge.position)
    if bridge.below:
        return Drawn(PASSAGE_OUT, at, float(GRID.height)), Drawn(PASSAGE_OUT, at, 0.0)
    return Drawn(PASSAGE_OUT, float(GRID.width), at, "rightward"), Drawn(PASSAGE_OUT, 0.0, at, "rightward")


def _report_on(passage: _Passage, bridge: Bridge) -> Say:
    one, other, at = passage.one + 1, passage.other + 1, bridge.position
    if bridge.below:
        return Say("import-bridge-below", {"one": one, "other": other, "position": at})
    return Say("import-bridge-beside", {"one": one, "other": other, "position": at})


def _door(passage: _Passage, board: int, order: list[int]) -> Drawn:
    """The door of a passage in one of its boards: an entrance if the heroes come from the other board."""
    door, beyond = (passage.from_one, passage.other) if board == passage.one else (passage.from_other, passage.one)
    return door._replace(id=PASSAGE_IN) if order.index(beyond) < order.index(board) else door


def _order(written: HeroScribeFile, passages: list[_Passage]) -> list[int]:
    """The boards in the order the heroes reach them: first those that show where to begin."""
    begun = [board for board, drawn in enumerate(written.boards) if any(map(_begins, drawn.objects))]
    order = begun[:1] or [0]
    for board in order:  # the loop appends to it
        beyond = [p.other if p.one == board else p.one for p in passages if board in (p.one, p.other)]
        order += [other for other in sorted(set(beyond)) if other not in order]
    return order + [board for board in range(len(written.boards)) if board not in order]


def _begins(drawn: Drawn) -> bool:
    entry = entry_of(drawn.id)
    return entry.becomes in ("stairway", "hero") or (entry.becomes == "door" and entry.name in ("in", "both"))

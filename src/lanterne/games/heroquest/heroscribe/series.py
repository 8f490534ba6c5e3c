"""Several files as a campaign: their quests in order, with rising numbers."""

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import NamedTuple

from lanterne.games.heroquest.heroscribe.goals import MOST_NUMBER, Wishes, number_in
from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.reading import read
from lanterne.games.heroquest.heroscribe.sheet import Imported, imported, slug
from lanterne.scene import Say

MOST_FILES = 60
_NAME_LENGTH = 24


class Series(NamedTuple):
    """The quests of a campaign in order, and why some files are not among them."""

    quests: tuple[Imported, ...]
    refused: tuple[Say, ...]


class _Part(NamedTuple):
    """A file that can be read: its number, if it has one, its name as it is sorted, the title, and the data."""

    number: int
    place: tuple[tuple[int, str], ...]
    file: str
    title: str
    data: bytes


def series(files: Sequence[tuple[str, bytes]], name: str) -> Series:
    """The quests of these files, by the numbers in their titles or names, else by name, in a pack of this name. Raises
    NotAQuest if none of them is a quest."""
    if len(files) > MOST_FILES:
        raise NotAQuest(Say("import-too-many-files", {"most": MOST_FILES}))
    quests: list[Imported] = []
    refused: list[Say] = []
    parts: list[_Part] = []
    for file, data in files:
        try:
            parts.append(_part(file, data))
        except NotAQuest as error:
            refused.append(_refused(file, error))
    for part in sorted(parts):
        before = quests[-1].sheet["number"] if quests else 0
        wishes = Wishes(number=min(max(part.number, before + 1), MOST_NUMBER), whole_party=True)
        try:
            quests += imported(part.data, _id(name, part.title, quests), wishes)
        except NotAQuest as error:
            refused.append(_refused(part.file, error))
    if not quests:
        raise NotAQuest(refused[0] if refused else Say("import-no-files"))
    return Series(tuple(quests), tuple(refused))


def _part(file: str, data: bytes) -> _Part:
    title, stem = read(data).name, PurePath(file).stem
    pieces = re.findall(r"([0-9]{1,6})|([^0-9]+)", stem.lower())
    place = tuple((int(digits or 0), letters) for digits, letters in pieces)
    first = re.match(r"[^0-9]{0,12}?([0-9]{1,2})(?![0-9])", stem)
    return _Part(number_in(title) or (int(first.group(1)) if first else 0), place, file, title, data)


def _id(name: str, title: str, quests: Sequence[Imported]) -> str:
    """An id that no earlier quest has. It does not end in a number, since that would make it one of several of a
    kind."""
    wished = f"{name}-{slug(title)[:_NAME_LENGTH].strip('-')}-q"
    taken = {quest.id for quest in quests}
    id_ = wished
    while id_ in taken:
        id_ += "q"
    return id_


def _refused(file: str, error: NotAQuest) -> Say:
    return Say("import-file-refused", {"file": PurePath(file).name[:60], "why": error.said})

"""What a game makes of a file that somebody imports: a pack, with a report."""

from collections.abc import Mapping
from typing import NamedTuple

from lanterne.errors import LanterneError
from lanterne.scene import Say


class Part(NamedTuple):
    """A part of a report: its heading, and the sentences under it."""

    heading: Say
    sentences: tuple[Say, ...]


class ImportedPack(NamedTuple):
    """The pack that was made: its name, its files by their paths in it, and a report for its players."""

    name: str
    files: Mapping[str, bytes]
    report: tuple[Part, ...]


class ImportRefused(LanterneError, ValueError):
    """A file that cannot be imported; `said` says why."""

    def __init__(self, said: Say) -> None:
        super().__init__(said.id)
        self.said = said

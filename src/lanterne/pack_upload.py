"""Packs that people upload as files: an archive, or anything else the game can make a pack of."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from types import MappingProxyType
from typing import NamedTuple

from lanterne import registry
from lanterne.languages import LANGUAGES
from lanterne.pack_checks import sound
from lanterne.packs import MOST_BYTES, NAME, Pack, PackError, forget, made_of, with_packs
from lanterne.packs.archives import ZIP, is_there, loose, put, unpacked
from lanterne.scene import Say
from lanterne.scene.imported import ImportedPack, Part
from lanterne.words import words_for

LONGEST_NAME = 60
MOST_FILES = 60
"""How many files may make one pack."""
NO_WISHES: Mapping[str, str] = MappingProxyType({})
NO_PACK = "flaw-archive-no-pack"
_ONE_BY_ONE = Lock()
"""Checking a pack takes a while and keeps a processor busy."""


class UploadedPack(NamedTuple):
    """A pack that is in the packs folder now, and what its players should know about it. `is_new`: it was not there
    before."""

    pack: Pack
    report: tuple[Part, ...]
    is_new: bool


def upload(game: str, data: bytes, file: str = "", wishes: Mapping[str, str] = NO_WISHES) -> UploadedPack:
    """Make a pack of a file and put it into the folder of packs, if it fits the game; `file` is its name, `wishes` what
    people say about it. No other pack is replaced; an identical one stays as it is. Raises PackError or ImportRefused
    with the reason."""
    if len(data) > MOST_BYTES:
        raise PackError("flaw-file-too-large")
    with _ONE_BY_ONE:
        return _kept(game, _from_archive(game, data, file) if data.startswith(ZIP) else _made(game, data, wishes))


def upload_all(game: str, files: Sequence[tuple[str, bytes]], name: str) -> UploadedPack:
    """The same for several files, by name, that make one pack; `name` is what they are called together."""
    importing = registry.manifest(game).importing
    if importing is None or importing.read_all is None:
        raise PackError("flaw-file-no-archive")
    if sum(len(data) for _, data in files) > MOST_BYTES:
        raise PackError("flaw-file-too-large")
    with _ONE_BY_ONE:
        return _kept(game, importing.read_all(files, name or "campaign", _words(game)))


def _kept(game: str, brought: ImportedPack) -> UploadedPack:
    pack = made_of(brought.name, brought.files)
    is_new = not is_there(pack)
    try:
        sound(with_packs(game, (pack.full_name,)))
        if is_new:
            put(pack)
    except PackError:
        forget(pack)
        raise
    return UploadedPack(pack, brought.report, is_new)


def _made(game: str, data: bytes, wishes: Mapping[str, str]) -> ImportedPack:
    if registry.manifest(game).importing is None:
        raise PackError("flaw-file-no-archive")
    return registry.bring(game, data, _words(game), wishes)


def _words(game: str) -> dict[str, Callable[[Say], str]]:
    return {str(language): words_for(registry.box(game), language).said for language in LANGUAGES}


def _from_archive(game: str, data: bytes, file: str) -> ImportedPack:
    """The pack in an archive, or the one the game makes of the files in it."""
    importing = registry.manifest(game).importing
    try:
        return _unpacked(data, file)
    except PackError as error:
        if importing is None or importing.read_all is None or error.reason.id != NO_PACK:
            raise
        files = loose(data, importing.endings, MOST_FILES)
        if not files:
            raise
    stem = file.replace("\\", "/").rpartition("/")[2].rpartition(".")[0]
    return importing.read_all(files, stem or "campaign", _words(game))


def _unpacked(data: bytes, file: str) -> ImportedPack:
    found = unpacked(data)
    stem = file.replace("\\", "/").rpartition("/")[2].rpartition(".")[0]
    name = found.folder if NAME.fullmatch(found.folder) else slug(found.folder or stem)
    return ImportedPack(name[:LONGEST_NAME].strip("-"), found.files, ())


def slug(name: str) -> str:
    """A text made into a valid pack name."""
    bare = unicodedata.normalize("NFKD", name.lower())
    letters = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return "-".join(re.findall("[a-z0-9]+", letters)) or "pack"

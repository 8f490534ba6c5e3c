"""Packs in archives: read, written into the packs folder, removed again. Archives come from strangers: only paths that
a pack can have are written, no more than the size of a pack is unpacked, and only ordinary archives are read at all.
"""

import re
import struct
import zlib
from collections.abc import Collection
from io import BytesIO
from shutil import rmtree
from stat import S_ISLNK
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from lanterne.packs import MOST_BYTES, NAME, Pack, PackError, folder, in_order, lay_down, read
from lanterne.packs.library_errors import reason_of
from lanterne.scene import Say

ZIP = b"PK"
"""The first bytes of an archive."""
DAMAGED = (
    *(BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError, ArithmeticError, LookupError, ValueError),
    *(struct.error, zlib.error),
)
"""The errors that reading a damaged archive raises."""
MOST_ENTRIES = 2_000
MOST_PACKS = 200
_FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,79}")
"""The names that files and folders of a pack may have."""


class Unpacked(NamedTuple):
    """What an archive holds: the files of a pack by their paths in it, and the folder they were in, "" if none."""

    folder: str
    files: dict[str, bytes]


# --- archives ---------------------------------------------------------------------------------------------------------


def unpacked(data: bytes) -> Unpacked:
    """The pack in an archive. Raises PackError."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            return _pack_in(archive)
    except PackError:
        raise
    except DAMAGED as error:
        raise PackError("flaw-archive-unreadable", reason=reason_of(error)) from None


def loose(data: bytes, endings: tuple[str, ...], most: int) -> list[tuple[str, bytes]]:
    """The files of an archive that is not a pack, with their names, if these end with one of `endings`; at most
    `most` + 1 of them, so that the caller can see that there are too many. Raises PackError."""
    try:
        with ZipFile(BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if entry.filename.lower().endswith(endings)]
            files: list[tuple[str, bytes]] = []
            for entry in entries[: most + 1]:
                path = _path(entry)
                if not path[-1].startswith(".") and path[0] != "__MACOSX":
                    room = MOST_BYTES - sum(len(each) for _, each in files)
                    files.append((path[-1], _contents(archive, path[-1], entry, room)))
            return files
    except PackError:
        raise
    except DAMAGED as error:
        raise PackError("flaw-archive-unreadable", reason=reason_of(error)) from None


def _pack_in(archive: ZipFile) -> Unpacked:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_ENTRIES:
        raise PackError("flaw-archive-many", most=str(MOST_ENTRIES))
    paths = [_path(entry) for entry in entries]
    tops = [path[:-1] for path in paths if path[-1] == "pack.toml"]
    if not tops:
        raise PackError("flaw-archive-no-pack")
    top = min(tops, key=len)
    if sum(len(each) == len(top) for each in tops) > 1:
        raise PackError("flaw-archive-several")
    inside = {
        "/".join(path[len(top) :]): entry for path, entry in zip(paths, entries, strict=True) if path[: len(top)] == top
    }
    if len(inside) != sum(path[: len(top)] == top for path in paths):
        raise PackError("flaw-archive-twice")
    files: dict[str, bytes] = {}
    for file in in_order(inside):
        files[file] = _read(archive, file, inside[file], MOST_BYTES - sum(map(len, files.values())))
    return Unpacked(top[-1] if top else "", files)


def _inside(file: str) -> Say:
    return Say("flaw-in-archive", {"name": file})


def _path(entry: ZipInfo) -> tuple[str, ...]:
    """The path of an entry in its archive. Raises PackError if it leads out of it."""
    path = tuple(entry.filename.replace("\\", "/").split("/"))
    if any(part in ("", ".", "..") or ":" in part or not part.isprintable() for part in path):
        raise PackError("flaw-archive-outside", file=_inside(repr(entry.filename)))
    return path


def _read(archive: ZipFile, file: str, entry: ZipInfo, room: int) -> bytes:
    """A file of the archive, read up to the size that is left."""
    if not all(_FILE.fullmatch(part) for part in file.split("/")):
        raise PackError("flaw-archive-name", file=_inside(repr(file)))
    return _contents(archive, file, entry, room)


def _contents(archive: ZipFile, file: str, entry: ZipInfo, room: int) -> bytes:
    if S_ISLNK(entry.external_attr >> 16):
        raise PackError("flaw-pack-plain-files", file=_inside(file))
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED) or entry.flag_bits & 1:
        raise PackError("flaw-archive-locked", file=_inside(file))
    with archive.open(entry) as opened:
        data = opened.read(room + 1)
    if len(data) > room:
        raise PackError("flaw-pack-too-large", file=_inside(file))
    return data


# --- the folder of packs ----------------------------------------------------------------------------------------------


def free_name(wished: str, taken: Collection[str] = ()) -> str:
    """A name that no pack has and that is not in `taken`: the given one, with a number if need be."""
    there = {path.name for path in folder().iterdir()} if folder().is_dir() else set()
    name, number = wished, 1
    while name in there or name in taken:
        number += 1
        name = f"{wished}-no{number}"
    return name


def alike(wished: str) -> list[str]:
    """The packs that were given this name, with a number where it was taken."""
    there = sorted(path.name for path in folder().iterdir()) if folder().is_dir() else []
    return [name for name in there if re.fullmatch(rf"{re.escape(wished)}(-no[0-9]+)?", name)]


def is_there(pack: Pack) -> bool:
    """Whether an identical pack is in the packs folder already."""
    try:
        return read(pack.name).full_name == pack.full_name
    except PackError:
        return False


def put(pack: Pack) -> None:
    """Put a pack into the packs folder. Raises PackError if another has this name, or if it cannot be written."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        if sum(path.is_dir() for path in folder().iterdir()) >= MOST_PACKS:
            raise PackError("flaw-pack-most", count=MOST_PACKS)
        lay_down(pack.files, folder() / pack.name)
    except FileExistsError:
        raise PackError("flaw-pack-same-name", name=pack.name) from None
    except OSError as error:
        raise PackError("flaw-pack-unwritten", name=pack.name, reason=str(error.strerror)) from None


def remove(name: str) -> None:
    """Remove a pack from the packs folder; tables that have begun with it go on with their own copy. Raises
    PackError."""
    place = folder() / name
    if not NAME.fullmatch(name) or not place.is_dir():
        raise PackError("flaw-pack-none", name=name)
    try:
        if place.is_symlink():  # the link's target is kept
            place.unlink()
        else:
            rmtree(place)
    except OSError as error:
        raise PackError("flaw-pack-unremoved", name=name, reason=str(error.strerror)) from None

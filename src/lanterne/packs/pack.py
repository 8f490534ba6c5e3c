"""A pack: its name, its files, where it is, and how it is kept for the games begun with it."""

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from secrets import token_hex
from shutil import rmtree
from typing import Any, NamedTuple

from lanterne.data_folder import home
from lanterne.languages import LANGUAGES
from lanterne.packs.library_errors import reason_of
from lanterne.scene.flaw import Flaw

JOIN = "+"
AS_OF = "@"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_DIGEST = re.compile(r"[0-9a-f]{16}")
_PARTS = ("content/*.json", "content/*/*.json", "locale/*.ftl")
MOST_BYTES = 4_000_000
"""The largest size of all files of a pack together."""
MOST_WORDS = 300_000
"""The same for its Fluent files, which take much longer to read than data."""
MOST_PLACEABLES = 5_000
DEEPEST_PLACEABLE = 10
"""The most placeables in a Fluent file, and how deeply they may be nested: these take longest."""
MOST_ABOUT = 20_000
"""The largest `pack.toml`."""
MOST_DOTS = 100
"""The most dots in a line of it: reading a key of 9,000 parts takes 300 megabytes."""


class PackError(Flaw):
    """A pack that cannot be used."""


class Pack(NamedTuple):
    """A pack as it was read: what its `pack.toml` says, and its files by their paths in it."""

    name: str
    game: str
    title: dict[str, str]
    summary: dict[str, str]
    author: str
    files: dict[str, bytes]
    digest: str

    @property
    def full_name(self) -> str:
        """The name with the digest of the contents."""
        return f"{self.name}{AS_OF}{self.digest}"

    def words(self, language: str) -> dict[str, str]:
        """The texts of its Fluent files of a language, by name. Raises PackError."""
        found = {}
        for file, data in self.files.items():
            if file.startswith("locale/") and file.endswith(f".{language}.ftl"):
                try:
                    found[file.removeprefix("locale/")] = data.decode()
                except UnicodeDecodeError as error:
                    raise PackError(reason_of(error), file=file, pack=self.name) from None
        return found


# --- names ------------------------------------------------------------------------------------------------------------


def base(name: str) -> str:
    """The game itself, without its packs."""
    return name.partition(JOIN)[0]


def packs_in(name: str) -> tuple[str, ...]:
    """The packs of a game with packs, in order, by name alone."""
    return tuple(each.partition(AS_OF)[0] for each in _called(name))


def with_packs(game: str, packs: Iterable[str]) -> str:
    """The name of a game with these packs."""
    return JOIN.join((game, *packs))


def in_full(name: str) -> str:
    """The full name of a game with packs; that of another game is its name. Raises PackError if a pack is not there,
    is made for another game, or is named twice."""
    found = all_of(name)
    if not found:
        return name
    for pack in found:
        if pack.game != base(name):
            raise PackError("flaw-pack-other-game", name=pack.name, made=pack.game, wanted=base(name))
    if len({pack.name for pack in found}) != len(found):
        raise PackError("flaw-pack-twice", name=with_packs(base(name), packs_in(name)))
    return with_packs(base(name), (pack.full_name for pack in found))


def all_of(name: str) -> tuple[Pack, ...]:
    """The packs of a game with packs, in order. Raises PackError if one is not there."""
    return tuple(read(each) for each in _called(name))


def _called(name: str) -> list[str]:
    return name.split(JOIN)[1:]


# --- finding ----------------------------------------------------------------------------------------------------------


def folder() -> Path:
    """The packs folder."""
    return home() / "packs"


def found(game: str = "") -> tuple[Pack, ...]:
    """All packs, or those of this game, in alphabetical order; those that cannot be read are left out."""
    return tuple(pack for pack in map(_or_none, _names()) if pack is not None and game in ("", pack.game))


def flawed() -> tuple[PackError, ...]:
    """Why some folders there are not packs."""
    flaws = []
    for name in _names():
        try:
            read(name)
        except PackError as flaw:
            flaws.append(flaw)
    return tuple(flaws)


def _names() -> list[str]:
    there = folder().iterdir() if folder().is_dir() else ()
    return sorted(path.name for path in there if path.is_dir() and not path.name.startswith("."))


def _or_none(name: str) -> Pack | None:
    try:
        return read(name)
    except PackError:
        return None


_as_of: dict[str, Pack] = {}
"""The packs read so far, by full name."""


def read(name: str) -> Pack:
    """The pack of this name as it is now, or of this full name as it was then. Raises PackError."""
    called, _, digest = name.partition(AS_OF)
    if not NAME.fullmatch(called) or (AS_OF in name and not _DIGEST.fullmatch(digest)):
        raise PackError("flaw-pack-name", pack=repr(name))
    if not digest:
        pack = _read(called, folder() / called)
        return _as_of.setdefault(pack.full_name, pack)
    return _as_of.get(name) or _as_it_was(called, name)


def made_of(name: str, files: Mapping[str, bytes]) -> Pack:
    """The pack of this name that these files make, including `pack.toml`. It is not written anywhere yet, but can be
    read by its full name. Raises PackError."""
    if not NAME.fullmatch(name):
        raise PackError("flaw-pack-name", pack=repr(name))
    pack = _pack(name, {file: files[file] for file in in_order(files)})
    return _as_of.setdefault(pack.full_name, pack)


def forget(pack: Pack) -> None:
    """Forget a pack that was never written."""
    _as_of.pop(pack.full_name, None)


def in_order(files: Iterable[str]) -> list[str]:
    """Those of these paths that belong to a pack, in the order in which packs are read."""
    found = sorted(map(PurePosixPath, files))
    return [str(file) for part in ("pack.toml", *_PARTS) for file in found if _is_part(file, part)]


def _is_part(file: PurePosixPath, part: str) -> bool:
    wanted = part.split("/")
    return len(file.parts) == len(wanted) and file.match(part) and file.parts[0] == wanted[0]


def _as_it_was(name: str, full_name: str) -> Pack:
    for place in (folder() / name, _kept() / full_name):
        try:
            pack = _read(name, place)
        except PackError:
            continue
        if pack.full_name == full_name:
            return _as_of.setdefault(full_name, pack)
    if (folder() / name).is_dir():
        raise PackError("flaw-pack-changed", name=name)
    raise PackError("flaw-pack-gone", name=name)


# --- reading ----------------------------------------------------------------------------------------------------------


def _read(name: str, place: Path) -> Pack:
    if not (place / "pack.toml").is_file():
        raise PackError("flaw-pack-no-toml", pack=name, place=str(place))
    return _pack(name, _files(name, place))


def _pack(name: str, files: dict[str, bytes]) -> Pack:
    """The pack that these files make."""
    if len(files["pack.toml"]) > MOST_ABOUT:
        raise PackError("flaw-pack-file-too-large", file="pack.toml", pack=name)
    if sum(len(data) for file, data in files.items() if file.startswith("locale/")) > MOST_WORDS:
        raise PackError("flaw-pack-words-too-large", pack=name)
    if any(line.count(b".") > MOST_DOTS for line in files["pack.toml"].splitlines()):
        raise PackError("flaw-pack-dots", file="pack.toml", pack=name, most=str(MOST_DOTS))
    for called, data in files.items():
        if called.startswith("locale/"):
            _check_placeables(name, called, data)
    try:
        told = tomllib.loads(files["pack.toml"].decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise PackError(reason_of(error), file="pack.toml", pack=name) from None
    unknown = told.keys() - {"game", "title", "summary", "author"}
    if unknown:
        raise PackError("flaw-pack-unknown-field", file="pack.toml", pack=name, field=", ".join(sorted(unknown)))
    game, author = told.get("game"), told.get("author", "")
    if not isinstance(game, str) or not NAME.fullmatch(game):
        raise PackError("flaw-pack-game", file="pack.toml", pack=name)
    if not isinstance(author, str):
        raise PackError("flaw-pack-author", file="pack.toml", pack=name)
    for called in files:
        if called.startswith("locale/") and not called.endswith(tuple(f".{each}.ftl" for each in LANGUAGES)):
            raise PackError("flaw-pack-words-ending", file=called, pack=name)
    title, summary = _texts(name, told, "title", True), _texts(name, told, "summary", False)
    return Pack(name, game, title, summary, author, files, _digest(files))


def _files(name: str, place: Path) -> dict[str, bytes]:
    """The files of a pack, by their paths in it; other files there are ignored."""
    found: dict[str, bytes] = {}
    inside = place.resolve()
    for file in (place / "pack.toml", *(path for part in _PARTS for path in sorted(place.glob(part)))):
        called = file.relative_to(place).as_posix()
        if not file.is_file() or file.resolve() != inside / called:
            raise PackError("flaw-pack-plain-files", file=called, pack=name)
        if file.stat().st_size + sum(map(len, found.values())) > MOST_BYTES:
            raise PackError("flaw-pack-too-large", file=called, pack=name)
        found[called] = file.read_bytes()
    return found


def _check_placeables(name: str, called: str, data: bytes) -> None:
    if data.count(b"{") > MOST_PLACEABLES:
        raise PackError("flaw-pack-placeables", file=called, pack=name, most=str(MOST_PLACEABLES))
    depth = 0
    for brace in re.findall(rb"[{}]", data):
        depth = max(0, depth + (1 if brace == b"{" else -1))
        if depth > DEEPEST_PLACEABLE:
            raise PackError("flaw-data-deep", file=called, pack=name)


def _digest(files: dict[str, bytes]) -> str:
    found = hashlib.sha256()
    for file, data in files.items():
        found.update(f"{file}\0{len(data)}\0".encode() + data)
    return found.hexdigest()[:16]


def _texts(name: str, told: dict[str, Any], field: str, needed: bool) -> dict[str, str]:
    texts = told.get(field)
    if texts is None and not needed:
        return dict.fromkeys(LANGUAGES, "")
    if not isinstance(texts, dict) or any(not isinstance(texts.get(language), str) for language in LANGUAGES):
        raise PackError("flaw-pack-texts", file="pack.toml", pack=name, field=field)
    return {language: texts[language] for language in LANGUAGES}


# --- keeping ----------------------------------------------------------------------------------------------------------


def _kept() -> Path:
    return home() / "kept-packs"


def keep(name: str) -> None:
    """Keep a copy of the packs of a game as they are now, so that games begun with them can be played to the end even
    if the packs change. Raises PackError if one is not there."""
    for pack in all_of(name):
        place = _kept() / pack.full_name
        if place.is_dir():
            continue
        try:
            lay_down(pack.files, place)
        except FileExistsError:  # somebody else has kept it in the meantime
            continue


def lay_down(files: Mapping[str, bytes], place: Path) -> None:
    """Write the files of a pack into a new folder, all or none. Raises FileExistsError if it exists already, or another
    OSError."""
    part = place.with_name(f".{place.name.partition(AS_OF)[0]}-{token_hex(4)}")
    try:
        for file, data in files.items():
            (part / file).parent.mkdir(parents=True, exist_ok=True)
            (part / file).write_bytes(data)
        if place.exists():
            raise FileExistsError(place)
        part.rename(place)
    except OSError:
        rmtree(part, ignore_errors=True)
        if place.exists():  # somebody else has been faster
            raise FileExistsError(place) from None
        raise

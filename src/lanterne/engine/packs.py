"""Packs: what people add to a game, or change in it, without touching its code.

A pack is a folder in `packs`, in the folder where Lanterne keeps what people play:

| file | what it is |
|---|---|
| `pack.toml` | `game`, and `title` in `en` and `fr`; perhaps `author` and `summary`, again in `en` and `fr` |
| `content/<file>.json` | rows of that data file: those with an id that the game has replace it, others are added |
| `content/<folder>/<file>.json` | a whole data file: a quest |
| `locale/<name>.en.ftl`, `locale/<name>.fr.ftl` | words for what is new |

A game with packs is a game of its own, called `heroquest+deep-halls`: the code of the game, read once more with the
data of the packs laid over its own. So everything that can be done with a game can be done with it.
"""

import hashlib
import json
import re
import sys
import tomllib
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from lanterne.home import home

JOIN = "+"
LANGUAGES = ("en", "fr")
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PREFIX = "lanterne_with_"
MOST_BYTES = 4_000_000
"""No file of a pack is larger."""


class PackError(ValueError):
    """A pack that cannot be used; the sentence names it, the file, the entry and the reason."""


class Pack(NamedTuple):
    """A pack as its `pack.toml` tells of it."""

    name: str
    game: str
    folder: Path
    title: dict[str, str]
    summary: dict[str, str]
    author: str

    @property
    def digest(self) -> str:
        """Something that tells whether the pack is still the same."""
        found = hashlib.sha256()
        for file in sorted(path for path in self.folder.rglob("*") if path.is_file()):
            found.update(file.relative_to(self.folder).as_posix().encode() + b"\0" + _bytes(self.name, file) + b"\0")
        return found.hexdigest()[:16]


class Change(NamedTuple):
    """A row of the game that a pack replaces, or adds."""

    pack: str
    file: str
    entry: str
    replaces: bool


def base(name: str) -> str:
    """The game itself, without its packs."""
    return name.partition(JOIN)[0]


def packs_in(name: str) -> tuple[str, ...]:
    """The packs of a game with packs, in order."""
    return tuple(name.split(JOIN)[1:])


def with_packs(game: str, packs: tuple[str, ...]) -> str:
    """The name of a game with these packs."""
    return JOIN.join((game, *packs))


# --- finding ----------------------------------------------------------------------------------------------------------


def folder() -> Path:
    """Where packs are put."""
    return home() / "packs"


def found(game: str = "") -> tuple[Pack, ...]:
    """The packs there are, of this game or of all, in alphabetical order; those that cannot be read are left out."""
    return tuple(pack for pack in map(_or_none, _names()) if pack is not None and game in ("", pack.game))


def flawed() -> tuple[str, ...]:
    """Why folders there are no packs: a sentence each."""
    sentences = []
    for name in _names():
        try:
            read(name)
        except PackError as error:
            sentences.append(str(error))
    return tuple(sentences)


def _names() -> list[str]:
    return sorted(path.name for path in folder().iterdir() if path.is_dir()) if folder().is_dir() else []


def _or_none(name: str) -> Pack | None:
    try:
        return read(name)
    except PackError:
        return None


def read(name: str) -> Pack:
    """The pack of this name. Raises PackError with a sentence."""
    if not _NAME.fullmatch(name):
        raise PackError(f"The pack {name!r}: a pack is called by small letters, digits and hyphens.")
    place = folder() / name
    if not (place / "pack.toml").is_file():
        raise PackError(f"The pack {name}: there is no pack.toml in {place}.")
    try:
        told = tomllib.loads(_bytes(name, place / "pack.toml").decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PackError(f"The pack {name}, pack.toml: {error}.") from None
    unknown = told.keys() - {"game", "title", "summary", "author"}
    if unknown:
        raise PackError(f"The pack {name}, pack.toml: there is no {', '.join(sorted(unknown))} in a pack.")
    game, author = told.get("game"), told.get("author", "")
    if not isinstance(game, str) or not _NAME.fullmatch(game):
        raise PackError(f"The pack {name}, pack.toml: game must be the name of a game.")
    if not isinstance(author, str):
        raise PackError(f"The pack {name}, pack.toml: author must be a text.")
    return Pack(name, game, place, _texts(name, told, "title", True), _texts(name, told, "summary", False), author)


def _texts(name: str, told: dict[str, Any], field: str, needed: bool) -> dict[str, str]:
    texts = told.get(field)
    if texts is None and not needed:
        return dict.fromkeys(LANGUAGES, "")
    if not isinstance(texts, dict) or any(not isinstance(texts.get(language), str) for language in LANGUAGES):
        raise PackError(f"The pack {name}, pack.toml: {field} must have a text in en and in fr.")
    return {language: texts[language] for language in LANGUAGES}


def _bytes(name: str, file: Path) -> bytes:
    if file.is_symlink() or not file.resolve().is_relative_to(folder().resolve()):
        raise PackError(f"The pack {name}, {file.name}: a pack is made of plain files of its own.")
    if file.stat().st_size > MOST_BYTES:
        raise PackError(f"The pack {name}, {file.name}: the file is too large.")
    return file.read_bytes()


# --- laying over ------------------------------------------------------------------------------------------------------


def overlaid(module: str, file: str, data: bytes | None) -> bytes | None:
    """A data file of a package with what the packs of its game say; `data` is None where the game has no such file.
    Raises PackError with a sentence."""
    game = _games.get(module.partition(".")[0])
    for name in packs_in(game) if game else ():
        theirs = read(name).folder / "content" / file
        if theirs.is_file():
            data = _laid_over(name, file, data, _bytes(name, theirs))
    return data


def _laid_over(name: str, file: str, data: bytes | None, theirs: bytes) -> bytes:
    if data is None or "/" in file:
        return theirs
    rows, replaced = _rows(name, file, data), {row["id"]: row for row in _rows(name, file, theirs)}
    own = {row["id"] for row in rows}
    merged = [replaced.get(row["id"], row) for row in rows]
    return json.dumps([*merged, *(row for id_, row in replaced.items() if id_ not in own)]).encode()


def _rows(name: str, file: str, data: bytes) -> list[dict[str, Any]]:
    try:
        rows = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise PackError(f"The pack {name}, {file}: {error}.") from None
    if not isinstance(rows, list) or any(
        not isinstance(row, dict) or not isinstance(row.get("id"), str) for row in rows
    ):
        raise PackError(f"The pack {name}, {file}: the file must be a list of entries, each with an id.")
    return [{"origin": "pack"} | row for row in rows]


def changes(name: str) -> tuple[Change, ...]:
    """What a game's packs replace and add, in the order of files and entries. Raises PackError with a sentence."""
    seen: list[Change] = []
    own = Path(_folder_of(base(name))) / "content"
    for pack in packs_in(name):
        content = read(pack).folder / "content"
        for file in sorted(content.rglob("*.json")) if content.is_dir() else ():
            told = file.relative_to(content).as_posix()
            printed = own / told
            if "/" in told:
                seen.append(Change(pack, told, file.stem, printed.is_file()))
            else:
                ids = {row["id"] for row in _rows(pack, told, printed.read_bytes())} if printed.is_file() else set()
                seen += [
                    Change(pack, told, row["id"], row["id"] in ids) for row in _rows(pack, told, _bytes(pack, file))
                ]
    return tuple(seen)


def locales(name: str) -> tuple[Path, ...]:
    """The folders with the words of a game's packs."""
    return tuple(place for pack in packs_in(name) if (place := read(pack).folder / "locale").is_dir())


# --- the code of a game, read once more -------------------------------------------------------------------------------

_games: dict[str, str] = {}
"""The game with packs that stands in each of these packages."""


def package_with_packs(name: str, package: str) -> str:
    """The package in which a game with packs stands: that of the game, under another name. Raises PackError if one of
    the packs is not there or is made for another game."""
    for pack in packs_in(name):
        if read(pack).game != base(name):
            raise PackError(f"The pack {pack} is made for {read(pack).game}, not for {base(name)}.")
    if len(set(packs_in(name))) != len(packs_in(name)):
        raise PackError(f"{name} names a pack twice.")
    again = _PREFIX + re.sub(r"[^a-z0-9]", "_", name.replace("-", "__"))
    if again not in _games:
        _games[again] = name
        _finder.originals[again] = package
    return again


@cache
def _folder_of(game: str) -> str:
    from lanterne.engine.packages import package

    spec = find_spec(package(game))
    assert spec is not None
    assert spec.submodule_search_locations, f"{game} is a package"
    return spec.submodule_search_locations[0]


class _Finder(MetaPathFinder):
    """Finds the modules of packages that are another one, read once more."""

    def __init__(self) -> None:
        self.originals: dict[str, str] = {}

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        again, _, inside = fullname.partition(".")
        original = self.originals.get(again)
        if original is None:
            return None
        spec = find_spec(f"{original}.{inside}" if inside else original)
        if spec is None or spec.origin is None:
            return None
        loader = _Loader(fullname, spec.origin, original, again)
        return spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations
        )


class _Loader(SourceFileLoader):
    """Reads a module as if it stood in the other package."""

    def __init__(self, fullname: str, path: str, original: str, again: str) -> None:
        super().__init__(fullname, path)
        self._original = original
        self._again = again

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode("utf-8").replace(self._original, self._again)
        return compile(source, self.path, "exec", dont_inherit=True)


_finder = _Finder()
sys.meta_path.insert(0, _finder)

"""The shelf: which games there are, and who can play them. A game is taken down only when it is asked for."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Box, Call, EventRecord, View
from lanterne.packs import PackError, base, in_full, packs_in
from lanterne.packs.modules import forget_modules
from lanterne.packs.overlay import changes, check_all_asked_for
from lanterne.packs.packages import from_outside, lenders, package
from lanterne.scene import Say, Scene
from lanterne.scene.imported import ImportedPack
from lanterne.scene.own import marked

GAMES = ("xorlosch", "heroquest", "warhammer-quest", "dungeon-lords", "dungeon-run", "quest-workshop", *from_outside())
"""Lanterne's own games and the workshop in which quests are drawn, then what others have added."""


def box(name: str) -> Box[Any]:
    """The game of this name, `heroquest`, perhaps with packs, `heroquest+deep-halls`; it goes by its full name then.
    Raises ValueError with a sentence if there is none, or if the data of a pack do not fit."""
    if base(name) not in GAMES:
        raise ValueError(f"there is no game called {base(name)!r}; there are {', '.join(GAMES)}")
    if base(name) == name:
        found: Box[Any] = import_module(package(name)).BOX
        return found
    return _with_packs(in_full(name))


@cache
def _with_packs(full_name: str) -> Box[Any]:
    """A game with packs. Whatever of the game stumbles over the data of the packs, it is they that do not fit."""
    try:
        changes(full_name)
        found: Box[Any] = import_module(package(full_name)).BOX
        check_all_asked_for(full_name)
    except PackError:
        forget_modules(full_name)
        raise
    except Exception as error:
        forget_modules(full_name)
        told = str(error) if isinstance(error, ValueError) else f"it does not fit the game ({error!r})."
        raise PackError(f"The pack {', '.join(packs_in(full_name))}, {told}") from None
    found.name = full_name
    return found


def bots(name: str) -> dict[str, BotMaker]:
    """The bots that play this game, by name: `random`, and the game's own. Raises ValueError for an unknown game."""
    box(name)
    own: dict[str, BotMaker] = import_module(f"{package(name)}.bot").BOTS
    return {"random": RandomBot, **own}


def bot(game: str, name: str) -> BotMaker:
    """One bot, or who plays for it now if there is none of this name any more. Raises ValueError with a sentence if
    there never was."""
    known = bots(game)
    name = box(game).former_bots.get(name, name)
    if name not in known:
        raise ValueError(f"{game} has no bot called {name!r}; it has {', '.join(known)}")
    return known[name]


def rule_ids(game: str) -> frozenset[str]:
    """All rule ids of the game's ledger."""
    ledger = files(package(game)).joinpath("rulebook", "ids.txt").read_text("utf-8")
    return frozenset(line.split()[0] for line in ledger.splitlines() if line.strip() and not line.startswith("#"))


def icons(game: str) -> frozenset[str]:
    """The icons that drawing and this game's scenes use, those of games that it is about among them. Raises ValueError
    for an unknown game."""
    box(game)
    places = ("lanterne.draw", *(package(each) for each in (game, *lenders(game))))
    lists = [listed for place in places if (listed := files(place).joinpath("icons.txt")).is_file()]
    return frozenset(name for each in lists for name in each.read_text("utf-8").split())


def lessons(game: str) -> tuple[str, ...]:
    """The names of the lessons of this game, in alphabetical order. Raises ValueError for an unknown game."""
    box(game)
    folder = files(package(game)).joinpath("lessons")
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(file.name.removesuffix(".toml") for file in found if file.name.endswith(".toml")))


def lesson_text(game: str, name: str) -> str:
    """The file of a lesson. Raises ValueError with a sentence if there is none of this name."""
    if name not in lessons(game):
        raise ValueError(f"{game} has no lesson called {name!r}; it has {', '.join(lessons(game)) or 'none'}")
    return files(package(game)).joinpath("lessons", f"{name}.toml").read_text("utf-8")


def scene(view: View[Any]) -> Scene:
    """What the table looks like to the view's seat. What looks as before is the same object as before (see
    `lanterne.scene`)."""
    return marked(bare_scene(view), view.seat)


def bare_scene(view: View[Any]) -> Scene:
    """The same without the mark at the seat's own place, for those who put it there themselves. To all who may know the
    same it is the same object, unless the game shows them more than that differently."""
    found: Scene = _function(view.box.name, "scene", "scene")(view)
    return found


def account(view: View[Any], seat: int) -> tuple[Say, ...]:
    """At the end: what the place of a seat rests on."""
    found: tuple[Say, ...] = _function(view.box.name, "story", "account")(view.state, seat)
    return found


def turning_points(view: View[Any], told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """At the end: what decided the game, from all that happened in it."""
    found: tuple[Say, ...] = _function(view.box.name, "story", "turning_points")(view.state, told)
    return found


def warning(view: View[Any], call: Call) -> Say | None:
    """A word before an answer that the view's seat might regret; None if there is nothing to say."""
    return warnings_of(view.box.name)(view, call)


def warnings_of(game: str) -> Callable[[View[Any], Call], Say | None]:
    """What gives such a word in this game, for those who ask about many answers."""
    return _function(game, "advice", "warning")


def notes(view: View[Any]) -> Mapping[Call, tuple[Say, ...]]:
    """What would come of an answer, in a few words beside it, for those of which there is something to say."""
    note = _notes(view.box.name)
    return note(view) if note is not None and view.is_asked else {}


def foresee(view: View[Any], answer: Call) -> tuple[Say, ...]:
    """What the answer would lead to as far as the view's seat can tell, for somebody who puts it together. Nothing if
    the game looks no further ahead."""
    look = _foresight(view.box.name)
    return look(view, answer) if look is not None else ()


def looks_ahead(game: str) -> bool:
    """Whether the game can say what answers would lead to, which may take a while."""
    return _foresight(game) is not None


def takes_packs(game: str) -> bool:
    """Whether the game has data that packs can add to or replace."""
    return files(package(game)).joinpath("content").is_dir()


def bring(game: str, data: bytes, say: Mapping[str, Callable[[Say], str]]) -> ImportedPack:
    """The pack that the game makes of a file by others; `say` puts words of ours into each language. Raises
    ImportRefused,
    and ValueError for a game that makes nothing of files."""
    module = _importing(game)
    if module is None:
        raise ValueError(f"{game} makes packs of no files")
    found: ImportedPack = module.bring(data, say)
    return found


def file_endings(game: str) -> tuple[str, ...]:
    """What the names of files end with that the game can make packs of."""
    module = _importing(game)
    return tuple(module.ENDINGS) if module is not None else ()


def file_hint(game: str) -> Say | None:
    """What such files are, in words; None if the game makes nothing of files."""
    module = _importing(game)
    found: Say | None = module.HINT if module is not None else None
    return found


@cache
def _importing(game: str) -> ModuleType | None:
    """How a game makes packs of files: its `importing.bring(data, say)`, if it has one."""
    return _if_there(f"{package(game)}.importing")


@cache
def _notes(game: str) -> Callable[[View[Any]], Mapping[Call, tuple[Say, ...]]] | None:
    """How a game notes what would come of answers: its `advice.notes(view)`, if it has one."""
    return getattr(import_module(f"{package(game)}.advice"), "notes", None)


@cache
def _foresight(game: str) -> Callable[[View[Any], Call], tuple[Say, ...]] | None:
    """How a game looks ahead: its `foresight.foresee(view, answer)`, if it has one."""
    module = _if_there(f"{package(game)}.foresight")
    found: Callable[[View[Any], Call], tuple[Say, ...]] | None = module.foresee if module is not None else None
    return found


def _if_there(name: str) -> ModuleType | None:
    """A module that not every game has."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None


@cache
def _function(game: str, module: str, name: str) -> Callable[..., Any]:
    """What a game itself has to say to these questions; asked for each option of each view, so it is looked up once."""
    found: Callable[..., Any] = getattr(import_module(f"{package(game)}.{module}"), name)
    return found

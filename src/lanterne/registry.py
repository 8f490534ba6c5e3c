"""The registry: which games there are, and who can play them. A game is imported only when it is asked for."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import Box, Call, EventRecord, Table, View
from lanterne.errors import did_you_mean
from lanterne.manifest import Looks, Manifest, Quests, SayIn
from lanterne.packs import PackError, base, in_full, packs_in
from lanterne.packs.modules import forget_modules
from lanterne.packs.overlay import changes, check_all_asked_for
from lanterne.packs.packages import from_outside, lenders, package
from lanterne.scene import Ghost, Say, Scene
from lanterne.scene.chapter import Chapter
from lanterne.scene.flaw import Flaw
from lanterne.scene.imported import ImportedPack
from lanterne.scene.own import marked
from lanterne.search import FILE, Budget, Ranked, Search, effort_of, levels, read_value, with_playouts

OWN_GAMES = ("xorlosch", "heroquest", "warhammer-quest", "dungeon-lords", "dungeon-run", "quest-workshop")
"""Lanterne's own games, and the workshop in which quests are drawn."""
GAMES = (*OWN_GAMES, *from_outside())
"""All games: Lanterne's own, then what others have added."""


def manifest(name: str) -> Manifest[Any]:
    """The game of this name, `heroquest`, perhaps with packs, `heroquest+deep-halls`; it goes by its full name then.
    Raises ValueError with a sentence if there is none, and PackError if a pack does not fit."""
    if base(name) not in GAMES:
        near = did_you_mean(base(name), GAMES) or f"; there are {', '.join(GAMES)}"
        raise ValueError(f"there is no game called {base(name)!r}{near}")
    if base(name) == name:
        return _imported(name)
    return _with_packs(in_full(name))


def _imported(name: str) -> Manifest[Any]:
    found: Manifest[Any] = import_module(package(name)).GAME
    return found


@cache
def _with_packs(full_name: str) -> Manifest[Any]:
    """A game with packs. If the game fails to load with their data, the packs do not fit."""
    try:
        changes(full_name)
        found = _imported(full_name)
        check_all_asked_for(full_name)
    except Exception as error:
        forget_modules(full_name)
        if isinstance(error, PackError):
            raise
        packs, game = ", ".join(packs_in(full_name)), base(full_name)
        if isinstance(error, Flaw):
            raise PackError(error.reason, error.file, error.entry, packs, game) from None
        raise PackError("flaw-pack-unfit", pack=packs, error=repr(error)) from None
    found.box.name = full_name
    return found


def box(name: str) -> Box[Any]:
    """The game as the engine knows it. Raises ValueError as `manifest` does."""
    return manifest(name).box


def bots(name: str) -> dict[str, BotMaker]:
    """The bots that play this game, by name: `random`, the game's own, and the levels that think ahead, from weak to
    strong. Raises ValueError for an unknown game."""
    found, thinking = manifest(name), search(name)
    made = dict(levels(thinking)) if thinking is not None else {}
    novice = {"novice": made.pop("novice")} if "novice" in made else {}
    return {"random": RandomBot, **novice, **found.bots, **made}


def usual_bot(name: str) -> str:
    """The bot that plays if nobody has chosen one: the game's own first one, or else a random one."""
    return next(iter(manifest(name).bots), "random")


@cache
def search(name: str) -> Search[Any] | None:
    """The search for the game of this name; None if it has no mind, or has learnt no values. Raises ValueError for an
    unknown game."""
    found = manifest(name)
    if found.mind is None:
        return None
    learnt = files(package(name)).joinpath(FILE)
    return Search(found, read_value(learnt.read_bytes())) if learnt.is_file() else None


def seconds(game: str, bot: str) -> float:
    """The most time that a level may take for a decision while people wait; 0 for bots that do not think ahead."""
    thinking = search(game)
    effort = None if thinking is None else effort_of(thinking, bot)
    return 0.0 if effort is None else effort.seconds


def rank(view: View[Any], budget: Budget | None = None, seed: str = "", usual: Call | None = None) -> list[Ranked]:
    """The answers to the choice that waits for the view's seat, best first, with what each is worth (see
    `Search.rank`). Empty if the game does not think ahead."""
    thinking = search(view.box.name)
    return thinking.rank(view, budget, seed, usual) if thinking is not None else []


def chance(view: View[Any], budget: Budget | None = None, seed: str = "") -> tuple[float, ...]:
    """How each seat stands, from 0 to 1, as far as the view tells (see `Search.chance`). Empty if the game does not
    think ahead."""
    thinking = search(view.box.name)
    return thinking.chance(view, budget, seed) if thinking is not None else ()


def bot(game: str, name: str) -> BotMaker:
    """One bot. Besides those of `bots` there are those of `study_bots`. Raises ValueError with a sentence if there is
    none of this name."""
    known, thinking = {**manifest(game).study_bots, **bots(game)}, search(game)
    if name not in known and thinking is not None and (made := with_playouts(thinking, name)) is not None:
        return made
    if name not in known:
        raise ValueError(f"{game} has no bot called {name!r}; it has {', '.join(bots(game))}")
    return known[name]


def is_for_study(game: str, name: str) -> bool:
    """Whether this names a bot that is there for measurements only: one of the game's `study_bots`, or `thinks:200` and
    the like, with that many play-outs for a decision. Raises ValueError for an unknown game."""
    return name in manifest(game).study_bots or name.partition(":")[2].isdecimal()


def remark(table: Table[Any], seat: int, answer: Call) -> EventRecord | None:
    """What the bot at this seat says with the answer it is about to give; None if it says nothing. With a sealed answer
    it never says anything."""
    speak = manifest(table.box.name).remark
    sealed = table.game.choice is None or table.game.choice.reveal is not None
    if speak is None or sealed or not table.seats[seat].bot:
        return None
    return speak(table.view(-1), seat, table.seats[seat].bot, answer)


def rule_ids(game: str) -> frozenset[str]:
    """All rule ids of the game's ledger."""
    ledger = files(package(game)).joinpath("rulebook", "ids.txt").read_text("utf-8")
    return frozenset(line.split()[0] for line in ledger.splitlines() if line.strip() and not line.startswith("#"))


def icons(game: str) -> frozenset[str]:
    """The icons used by drawing and by this game's scenes, including those of games it borrows from. Raises ValueError
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


def dice_of(name: str) -> Mapping[str, str]:
    """The colours of a game's dice that are not of bone, by kind; none of a game that is not here."""
    return manifest(name).looks.dice if base(name) in GAMES else {}


def looks(view: View[Any]) -> Looks[Any]:
    """The looks of the view's game."""
    return manifest(view.box.name).looks


def scene(view: View[Any]) -> Scene:
    """What the table looks like to the view's seat, with a mark at its own place."""
    return marked(looks(view).scene(view), view.seat)


def notes(view: View[Any]) -> Mapping[Call, tuple[Say, ...]]:
    """What an answer would lead to, in a few words beside it, for those the game can say something about."""
    note = looks(view).notes
    return note(view) if note is not None and view.is_asked else {}


def ghosts(view: View[Any]) -> Mapping[Call, Ghost]:
    """Previews of what answers would lay on a board."""
    lay = looks(view).ghosts
    return lay(view) if lay is not None and view.is_asked else {}


def foresee(view: View[Any], answer: Call) -> tuple[Say, ...]:
    """What the answer would lead to as far as the view's seat can tell. Empty if the game does not look ahead."""
    look = looks(view).foresee
    return look(view, answer) if look is not None else ()


def ends(view: View[Any], said: EventRecord) -> bool:
    """Whether a chapter of the game is over with this event."""
    return said.event in looks(view).chapters


def chapter_at(
    view: View[Any], happened: Iterable[tuple[int, EventRecord]], n: int
) -> tuple[Chapter, list[EventRecord]] | None:
    """The chapter that was over with entry `n`, and everything that happened in it: after the entry in which the one
    before it ended. None if none was. `happened` has all events of the game, with their entries."""
    told: list[EventRecord] = []
    since = -1
    for number, said in happened:
        if number > n:
            break
        if since not in (-1, number):
            told, since = [], -1
        told.append(said)
        since = number if ends(view, said) else since
    ending = next((said for said in reversed(told) if ends(view, said)), None) if since == n else None
    return (looks(view).chapters[ending.event](view.state, told), told) if ending is not None else None


def takes_packs(game: str) -> bool:
    """Whether the game has data that packs can add to or replace."""
    return files(package(game)).joinpath("content").is_dir()


def bring(game: str, data: bytes, say: SayIn, wishes: Mapping[str, str]) -> ImportedPack:
    """The pack that the game makes of a file, as wished; `say` puts words into each language. Raises ImportRefused, and
    ValueError for a game that takes no files."""
    importing = manifest(game).importing
    if importing is None:
        raise ValueError(f"{game} makes no packs of files")
    return importing.read(data, say, wishes)


def quests(game: str) -> Quests[Any]:
    """The game's quests one by one. Raises ValueError for a game that has none."""
    found = manifest(game).quests
    if found is None:
        raise ValueError(f"{game} has no quests")
    return found

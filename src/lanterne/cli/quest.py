"""`lanterne quest`: quests by others, and tests of quests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cyclopts import App

from lanterne.cli._kinds import Flag, Language, MaybeNumber, Number, language
from lanterne.cli._refused import CommandFailed, refusing

if TYPE_CHECKING:
    from lanterne.engine import Box
    from lanterne.games.heroquest.heroscribe.sheet import Imported

HELP = """Quests of HeroQuest by others: take in what was drawn with HeroScribe, hand ours out, let bots try them.

To draw one yourself: lanterne play quest-workshop.

For example:

```
lanterne quest import cellar.xml
lanterne quest export goblin-toll --heroscribe goblin-toll.xml
lanterne quest test cellar.xml --games 200
lanterne quest test goblin-toll
lanterne quest test goblin-toll --parties 10
```
"""
GAME = "heroquest"

quest = App(name="quest", help=HELP)


@quest.command(name="import")
def take_in(file: Path, /, *, name: str = "", goal: str = "explore", lang: Language | None = None) -> None:
    """Make a pack of a file of HeroScribe, and tell what could not be understood.

    Parameters
    ----------
    file
        The file that HeroScribe saved, of any version.
    name
        What the pack is called; without this, a name is made of the quest's.
    goal
        The objective, which no such file tells: explore, kill-all, leave, or the square of a monster to kill, such as
        s3.
    lang
        en or fr; else what the system speaks.
    """
    from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES
    from lanterne.games.heroquest.heroscribe.packing import free_name, pack_of
    from lanterne.games.heroquest.heroscribe.sheet import slug
    from lanterne.games.heroquest.heroscribe.telling import made
    from lanterne.packs import folder, made_of
    from lanterne.packs.archives import put
    from lanterne.words import words_for

    if name and (name != slug(name) or free_name(name) != name):
        reason = "there is one already" if name == slug(name) else "use small letters, digits and hyphens"
        raise CommandFailed(f"no pack can be called {name!r}: {reason}")
    data = _bytes(file, MOST_BYTES + 1)
    found = _imported(data, name, goal, lang)
    if not name:
        found = _imported(data, free_name(found[0].id), goal, lang)
    box = _box(GAME)
    with refusing(ValueError, code=1):
        put(made_of(found[0].id, pack_of(found, {each: words_for(box, each).said for each in ("en", "fr")})))
    words = words_for(box, language(lang))
    print("\n".join(words.said(line) for line in made(found, folder() / found[0].id)))


@quest.command
def export(name: str, file: Path, /, *, heroscribe: Flag = False, lang: Language | None = None) -> None:
    """Write a quest into a file: as Lanterne keeps it, or for HeroScribe.

    Parameters
    ----------
    name
        One of the fourteen quests, or of a pack.
    file
        The file to write.
    heroscribe
        As HeroScribe would save it.
    lang
        en or fr: the language of the texts for HeroScribe.
    """
    from importlib import import_module

    from lanterne.packs.packages import package
    from lanterne.words import words_for

    game = _game_of(name)
    inside = package(game)
    if heroscribe:
        content = import_module(f"{inside}.content.box").BOX
        row = next(row for row in content.quests if row.id == name)
        writing = import_module(f"{inside}.heroscribe.writing")
        data = writing.exported(row, words_for(_box(game), language(lang)).said).encode()
    else:
        data = import_module(f"{inside}.content.files").packaged(f"quests/{name}.json")
    try:
        file.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{file} cannot be written: {error.strerror}", 1) from None
    print(f"{file} holds the quest {name}")


@quest.command(name="test")
def try_out(
    what: str,
    /,
    *,
    games: Number = 200,
    seed: Number = 1,
    parties: Number = 0,
    workers: MaybeNumber = None,
    goal: str = "explore",
    lang: Language | None = None,
) -> None:
    """Let bots play a quest many times: how often heroes win, how long it takes, where they die, what nobody ever sees.

    Parameters
    ----------
    what
        A file of HeroScribe, a file that holds a quest of ours, or the name of a quest.
    games
        How many games.
    seed
        Any whole number: the same seed gives the same games.
    parties
        Of a quest of the campaign: so many parties come to it by way of the quests before, and try it in turn. Without
        this, every game is played by heroes who begin with this quest.
    workers
        How many processes play; without this, one for each processor.
    goal
        The objective of a file of HeroScribe: explore, kill-all, leave, or the square of a monster to kill.
    lang
        en or fr; else what the system speaks.
    """
    from importlib import import_module

    from lanterne.cli._waiting import processors, progress
    from lanterne.lab.quests import QuestTrials, Unreached, tried
    from lanterne.lab.simulate import MOST_WORKERS, check_workers
    from lanterne.packs.packages import package
    from lanterne.words import words_for

    if games < 1:
        raise CommandFailed(f"the number of games must be at least 1, not {games}")
    if parties < 0:
        raise CommandFailed(f"the number of parties must be at least 0, not {parties}")
    workers = min(processors(), MOST_WORKERS, games) if workers is None else workers
    with refusing(ValueError):
        check_workers(workers)
    with _laid_out(what, goal, lang) as tested:
        if parties and not isinstance(tested.quest, int):
            raise CommandFailed("this quest stands in no campaign, so that no party comes to it; leave --parties out")
        box = _box(tested.game)
        words = words_for(box, language(lang))
        for line in tested.report:
            print(words.said(line))
        plan = QuestTrials(tested.game, {"play": "single-quest", "quest": tested.quest}, games, seed, parties)
        with progress(games, off=False) as tick, refusing(Unreached):
            tales = tried(plan, min(workers, games), tick)
        inside = package(tested.game)
        row = next(row for row in import_module(f"{inside}.content.box").BOX.quests if row.id == tested.name)
        for line in import_module(f"{inside}.trial").told(tales, row.parts):
            print(words.said(line))


# --- which quest ------------------------------------------------------------------------------------------------------


class Tested(NamedTuple):
    """A quest that can be played: the game, its setting for the quest, the quest's name, and what was told of it."""

    game: str
    quest: str | int
    name: str
    report: tuple[Any, ...] = ()


@contextmanager
def _laid_out(what: str, goal: str, lang: Language | None) -> Iterator[Tested]:
    """The quest that is meant. One from a file lies in a folder for packs of its own as long as it is tested."""
    from lanterne.games.heroquest.content.quests import QUEST_NAMES

    if what in QUEST_NAMES:
        yield Tested(GAME, QUEST_NAMES.index(what) + 1, what)
        return
    if not Path(what).is_file():
        yield Tested(_game_of(what), what, what)
        return
    from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES

    data = _bytes(Path(what), MOST_BYTES + 1)
    with _own_folder():
        yield _one_of_ours(data) if data.lstrip()[:1] == b"{" else _one_of_theirs(data, goal, lang)


def _one_of_theirs(data: bytes, goal: str, lang: Language | None) -> Tested:
    from lanterne.games.heroquest.heroscribe.packing import pack_of, passing_name
    from lanterne.games.heroquest.heroscribe.telling import lines
    from lanterne.packs import made_of, with_packs
    from lanterne.packs.archives import put
    from lanterne.words import words_for

    found = _imported(data, passing_name(data + goal.encode()), goal, lang)
    name = found[0].id
    put(made_of(name, pack_of(found, {each: words_for(_box(GAME), each).said for each in ("en", "fr")})))
    return Tested(with_packs(GAME, (name,)), name, name, tuple(lines(found)))


def _one_of_ours(data: bytes) -> Tested:
    from lanterne.games.heroquest.content.files import quest_in
    from lanterne.games.heroquest.content.quests import QUEST_NAMES
    from lanterne.games.heroquest.heroscribe.packing import passing_name, sheet_pack
    from lanterne.packs import made_of, with_packs
    from lanterne.packs.archives import put

    with refusing(ValueError):
        row = quest_in("the quest", data)
        name = passing_name(data)
        put(made_of(name, sheet_pack(name, row.id, data)))
    game = with_packs(GAME, (name,))
    _box(game)
    return Tested(game, QUEST_NAMES.index(row.id) + 1 if row.id in QUEST_NAMES else row.id, row.id)


@contextmanager
def _own_folder() -> Iterator[None]:
    """Whatever is written meanwhile, packs lie in a folder that is gone afterwards; workers find it too."""
    import os
    from tempfile import TemporaryDirectory

    before = os.environ.get("LANTERNE_HOME")
    with TemporaryDirectory(prefix="lanterne-") as place:
        os.environ["LANTERNE_HOME"] = place
        try:
            yield
        finally:
            if before is None:
                del os.environ["LANTERNE_HOME"]
            else:
                os.environ["LANTERNE_HOME"] = before


def _game_of(name: str) -> str:
    """The game in which a quest stands. Raises Refused."""
    from lanterne import packs
    from lanterne.games.heroquest.content.quests import QUEST_NAMES

    if name in QUEST_NAMES:
        return GAME
    for pack in packs.found(GAME):
        if f"content/quests/{name}.json" in pack.files:
            return packs.with_packs(GAME, (pack.name,))
    raise CommandFailed(f"there is no file and no quest called {name!r}; there are {', '.join(QUEST_NAMES)}")


# --- reading ----------------------------------------------------------------------------------------------------------


def _bytes(file: Path, most: int) -> bytes:
    """The file, as far as it may be read. Raises Refused."""
    try:
        if not file.is_file():
            raise CommandFailed(f"there is no file {file}")
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        raise CommandFailed(f"{file} cannot be read: {error.strerror}") from None


def _imported(data: bytes, name: str, goal: str, lang: Language | None) -> "tuple[Imported, ...]":
    from lanterne.games.heroquest.heroscribe.letters import NotAQuest
    from lanterne.games.heroquest.heroscribe.sheet import imported
    from lanterne.words import words_for

    try:
        return imported(data, name, goal)
    except NotAQuest as error:
        raise CommandFailed(words_for(_box(GAME), language(lang)).said(error.said), 1) from None


def _box(game: str) -> "Box[Any]":
    from lanterne.registry import box

    with refusing(ValueError):
        return box(game)

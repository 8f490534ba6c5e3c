"""`lanterne quest`: quests made by others, and tests of quests."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cyclopts import App

from lanterne.cli._kinds import Flag, MaybeNumber, Number, language
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.languages import LANGUAGES, Language

if TYPE_CHECKING:
    from lanterne.engine import Box
    from lanterne.games.heroquest.heroscribe.goals import Wishes
    from lanterne.games.heroquest.heroscribe.sheet import Imported

HELP = """Import quests for HeroQuest drawn with HeroScribe, export quests, and let bots test them.

To draw a quest yourself: lanterne play quest-workshop.

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
def take_in(
    file: Path,
    /,
    *,
    name: str = "",
    goal: str = "explore",
    number: Number = 0,
    difficulty: Number = 0,
    purse: MaybeNumber = None,
    start: str = "",
    lang: Language | None = None,
) -> None:
    """Make a pack from a HeroScribe file, and list what could not be understood.

    Parameters
    ----------
    file
        A file saved by any version of HeroScribe, or a folder of them, which becomes a campaign.
    name
        The name of the pack; by default made from the title of the quest.
    goal
        The objective, which HeroScribe files do not contain: explore, kill-all, leave, the square of a monster to kill
        or of a prisoner to rescue, such as s3, or an artifact to carry out, such as spirit-blade.
    number
        The number of the quest; by default the one in its title, else 1.
    difficulty
        The quest of the campaign that it is as hard as; by default its number or its monsters decide.
    purse
        The gold that each hero may spend before the quest; by default it follows from the difficulty.
    start
        The square where the heroes begin, such as m10; by default the stairs, a door or heroes on the map show it.
    lang
        The language, en or fr; by default that of your terminal.
    """
    from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES
    from lanterne.games.heroquest.heroscribe.packing import free_name, pack_of
    from lanterne.games.heroquest.heroscribe.sheet import slug
    from lanterne.games.heroquest.heroscribe.telling import made, report
    from lanterne.packs import folder, made_of
    from lanterne.packs.archives import put
    from lanterne.words import words_for

    if name and (name != slug(name) or free_name(name) != name):
        reason = "there is one already" if name == slug(name) else "use lowercase letters, digits and hyphens"
        raise CommandFailed(f"a pack cannot be called {name!r}: {reason}")
    if file.is_dir():
        _take_in_all(file, name, lang)
        return
    data = _bytes(file, MOST_BYTES + 1)
    wishes = _wishes(goal, number, difficulty, purse)._replace(start=start)
    found = _imported(data, name, wishes, lang)
    if not name:
        found = _imported(data, free_name(found[0].id), wishes, lang)
    box = _box(GAME)
    with refusing(ValueError, code=1):
        put(made_of(found[0].id, pack_of(found, {each: words_for(box, each).said for each in LANGUAGES})))
    words = words_for(box, language(lang))
    print("\n".join(words.said(line) for line in made(found[0].title, report(found), folder() / found[0].id)))


def _take_in_all(place: Path, name: str, lang: Language | None) -> None:
    """Make a campaign of the HeroScribe files in a folder."""
    from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES, NotAQuest
    from lanterne.games.heroquest.heroscribe.series import MOST_FILES
    from lanterne.games.heroquest.heroscribe.telling import made
    from lanterne.games.heroquest.importing import bring_all
    from lanterne.packs import folder, made_of
    from lanterne.packs.archives import put
    from lanterne.words import words_for

    files = sorted(path for path in place.iterdir() if path.suffix.lower() == ".xml")[: MOST_FILES + 1]
    box = _box(GAME)
    words = words_for(box, language(lang))
    title = name or place.resolve().name
    try:
        found = bring_all(
            [(path.name, _bytes(path, MOST_BYTES + 1)) for path in files],
            title,
            {each: words_for(box, each).said for each in LANGUAGES},
        )
    except NotAQuest as error:
        raise CommandFailed(words.said(error.said), 1) from None
    with refusing(ValueError, code=1):
        put(made_of(found.name, found.files))
    print("\n".join(words.said(line) for line in made(title, found.report, folder() / found.name)))


@quest.command
def export(name: str, file: Path, /, *, heroscribe: Flag = False, lang: Language | None = None) -> None:
    """Write a quest to a file, in Lanterne's format or for HeroScribe.

    Parameters
    ----------
    name
        One of the fourteen quests, or a quest of a pack.
    file
        The file to write.
    heroscribe
        Write a HeroScribe file.
    lang
        The language of the texts for HeroScribe, en or fr.
    """
    from lanterne.registry import quests
    from lanterne.words import words_for

    game = _game_of(name)
    book = quests(game)
    data = book.heroscribe(name, words_for(_box(game), language(lang)).said) if heroscribe else book.file(name)
    try:
        file.write_bytes(data)
    except OSError as error:
        raise CommandFailed(f"{file} cannot be written: {error.strerror}", 1) from None
    print(f"{file} contains the quest {name}")


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
        A HeroScribe file, a quest file of Lanterne, or the name of a quest.
    games
        The number of games.
    seed
        Any whole number: the same seed gives the same games.
    parties
        For a quest of the campaign: the number of parties that play all quests before it and then try it in turn. By
        default, heroes start with this quest.
    workers
        The number of worker processes; by default one for each processor.
    goal
        The objective of a HeroScribe file: explore, kill-all, leave, or the square of a monster to kill.
    lang
        The language, en or fr; by default that of your terminal.
    """
    from lanterne.cli._waiting import processors, progress
    from lanterne.lab.parties import Unreached
    from lanterne.lab.quests import QuestTrials, tried
    from lanterne.lab.simulate import MOST_WORKERS, check_workers
    from lanterne.registry import quests
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
            raise CommandFailed("this quest is not part of a campaign, so no party reaches it; leave out --parties")
        box = _box(tested.game)
        words = words_for(box, language(lang))
        for line in tested.report:
            print(words.said(line))
        plan = QuestTrials(tested.game, {"play": "single-quest", "quest": tested.quest}, games, seed, parties)
        with progress(games, off=False) as tick, refusing(Unreached):
            tales = tried(plan, min(workers, games), tick)
        for line in quests(tested.game).told(tested.name, tales):
            print(words.said(line))


# --- which quest ------------------------------------------------------------------------------------------------------


class Tested(NamedTuple):
    """A quest that can be played: the game, its setting for the quest, the name of the quest, and the import report."""

    game: str
    quest: str | int
    name: str
    report: tuple[Any, ...] = ()


@contextmanager
def _laid_out(what: str, goal: str, lang: Language | None) -> Iterator[Tested]:
    """Find the quest. One from a file is put in a temporary pack folder while it is tested."""
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
    from lanterne.games.heroquest.heroscribe.telling import lines, report
    from lanterne.packs import made_of, with_packs
    from lanterne.packs.archives import put
    from lanterne.words import words_for

    found = _imported(data, passing_name(data + goal.encode()), _wishes(goal), lang)
    name = found[0].id
    put(made_of(name, pack_of(found, {each: words_for(_box(GAME), each).said for each in LANGUAGES})))
    return Tested(with_packs(GAME, (name,)), name, name, tuple(lines(report(found))))


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
    """Use a temporary folder as the data folder. Worker processes use it too."""
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
    """The game that has the quest. Raises CommandFailed."""
    from lanterne import packs
    from lanterne.games.heroquest.content.quests import QUEST_NAMES

    if name in QUEST_NAMES:
        return GAME
    for pack in packs.found(GAME):
        if f"content/quests/{name}.json" in pack.files:
            return packs.with_packs(GAME, (pack.name,))
    raise CommandFailed(f"there is no file or quest {name!r}; the quests are {', '.join(QUEST_NAMES)}")


# --- reading ----------------------------------------------------------------------------------------------------------


def _bytes(file: Path, most: int) -> bytes:
    """Read at most `most` bytes of a file. Raises CommandFailed."""
    try:
        if not file.is_file():
            raise CommandFailed(f"there is no file {file}")
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        raise CommandFailed(f"{file} cannot be read: {error.strerror}") from None


def _wishes(goal: str, number: int = 0, difficulty: int = 0, purse: int | None = None) -> "Wishes":
    """The arguments of an import as wishes. Raises CommandFailed."""
    from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
    from lanterne.games.heroquest.heroscribe.goals import MOST_NUMBER, MOST_PURSE, Wishes

    for what, given, most in (
        ("number", number, MOST_NUMBER),
        ("difficulty", difficulty, CAMPAIGN_QUESTS),
        ("purse", purse or 0, MOST_PURSE),
    ):
        if not 0 <= given <= most:
            raise CommandFailed(f"the {what} must be at most {most}, not {given}")
    return Wishes(goal, number, difficulty, purse)


def _imported(data: bytes, name: str, wishes: "Wishes", lang: Language | None) -> "tuple[Imported, ...]":
    from lanterne.games.heroquest.heroscribe.letters import NotAQuest
    from lanterne.games.heroquest.heroscribe.sheet import imported
    from lanterne.words import words_for

    try:
        return imported(data, name, wishes)
    except NotAQuest as error:
        raise CommandFailed(words_for(_box(GAME), language(lang)).said(error.said), 1) from None


def _box(game: str) -> "Box[Any]":
    from lanterne.registry import box

    with refusing(ValueError):
        return box(game)

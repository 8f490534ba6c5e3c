"""Import files for HeroQuest: maps drawn with HeroScribe, and quest sheets of our own."""

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from lanterne.games.heroquest.content.files import quest_in
from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS
from lanterne.games.heroquest.heroscribe.ftl import file_of, in_words
from lanterne.games.heroquest.heroscribe.goals import EXPLORE, MOST_NUMBER, MOST_PURSE, Wishes
from lanterne.games.heroquest.heroscribe.letters import MOST_BYTES, NotAQuest
from lanterne.games.heroquest.heroscribe.packing import SayIn, about, as_json, free_name, pack_of
from lanterne.games.heroquest.heroscribe.series import series
from lanterne.games.heroquest.heroscribe.sheet import imported, slug
from lanterne.games.heroquest.heroscribe.telling import report, report_on_series
from lanterne.games.heroquest.sheet_words import worded
from lanterne.languages import LANGUAGES
from lanterne.manifest import Asked, Importing
from lanterne.packs import made_of
from lanterne.packs.archives import alike, is_there
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw
from lanterne.scene.imported import ImportedPack, Part

_OPENS = b"{"
_NAME_LENGTH = 60
MOST_TEXTS = 1_000
MOST_DIGITS = 6
NO_WISHES: Mapping[str, str] = MappingProxyType({})
ASKS = (
    Asked("number", Say("import-ask-number"), Say("import-ask-number.hint"), 1, MOST_NUMBER),
    Asked("difficulty", Say("import-ask-difficulty"), Say("import-ask-difficulty.hint"), 1, CAMPAIGN_QUESTS),
    Asked("purse", Say("import-ask-purse"), Say("import-ask-purse.hint"), 0, MOST_PURSE),
    Asked("goal", Say("import-ask-goal"), Say("import-ask-goal.hint")),
    Asked("start", Say("import-ask-start"), Say("import-ask-start.hint")),
)
"""Questions about things that files do not say."""


def bring(data: bytes, say: SayIn, wishes: Mapping[str, str] = NO_WISHES) -> ImportedPack:
    """Make a pack from a file; `say` puts our words into each language. The wishes are for HeroScribe files: sheets of
    our own say these things themselves. Raises ImportRefused."""
    if len(data) > MOST_BYTES:
        raise NotAQuest(Say("import-too-large"))
    start = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    return _one_of_ours(start, say) if start[:1] == _OPENS else _one_of_theirs(data, say, _wished(wishes))


def _wished(given: Mapping[str, str]) -> Wishes:
    """What people say about a file, checked. Raises ImportRefused."""
    numbers: dict[str, int] = {}
    for ask in ASKS:
        text = given.get(ask.name, "").strip()
        if text and ask.most:
            if not (text.isdecimal() and len(text) <= MOST_DIGITS and ask.least <= int(text) <= ask.most):
                raise NotAQuest(Say("import-wrong-number", {"what": ask.label, "least": ask.least, "most": ask.most}))
            numbers[ask.name] = int(text)
    return Wishes(
        goal=given.get("goal", "").strip().lower() or EXPLORE,
        number=numbers.get("number", 0),
        difficulty=numbers.get("difficulty", 0),
        purse=numbers.get("purse"),
        start=given.get("start", "").strip(),
    )


def _one_of_theirs(data: bytes, say: SayIn, wishes: Wishes) -> ImportedPack:
    """A file imported before, unchanged, becomes the same pack again."""
    wished = imported(data, wishes=wishes)[0].id
    for name in (*alike(wished), free_name(wished)):
        quests = imported(data, name, wishes)
        files = pack_of(quests, say)
        if is_there(made_of(name, files)):
            break
    return ImportedPack(name, files, tuple(report(quests)))


def bring_all(files: Sequence[tuple[str, bytes]], name: str, say: SayIn) -> ImportedPack:
    """Make a campaign from several HeroScribe files; `name` is what their folder or archive is called. Raises
    ImportRefused."""
    wished = slug(name)
    for pack in (*alike(wished), free_name(wished)):
        found = series(files, pack)
        made = pack_of(found.quests, say, pack, name)
        if is_there(made_of(pack, made)):
            break
    return ImportedPack(pack, made, tuple(report_on_series(found)))


# --- a quest of ours --------------------------------------------------------------------------------------------------


def _one_of_ours(data: bytes, say: SayIn) -> ImportedPack:
    """A sheet, alone or with its words: `{"quest": …, "words": [[message, English, French], …]}`."""
    sheet, written = _read(data)
    id_ = sheet.get("id")
    if id_ in QUEST_NAMES:  # its words are the game's
        name = free_name(f"{id_}-changed")
        changed = Say("imported-changed", {"quest": Say(f"quest-{id_}")})
        titles: dict[str, str] = {language: say[language](changed) for language in LANGUAGES}
        return ImportedPack(name, {"pack.toml": about(titles), f"content/quests/{id_}.json": as_json(sheet)}, ())
    sheet = {"number": 1} | sheet | {"origin": "pack"}
    try:
        quest = quest_in("quest", json.dumps(sheet).encode())
    except Flaw as flaw:
        raise NotAQuest(Say("import-flawed", {"reason": flaw.said})) from None
    name = free_name(quest.id[:_NAME_LENGTH])
    words = worded(quest, written)
    if len(words.messages) > MOST_TEXTS:
        raise NotAQuest(Say("import-too-many-notes", {"most": MOST_TEXTS}))
    title = next(message.text for message in words.messages if message.key == f"quest-{quest.id}")
    titles = {language: in_words(title, language, say[language]) for language in LANGUAGES}
    files = {
        "pack.toml": about(titles),
        "content/campaign.json": as_json([{"id": name, "quests": [quest.id], "origin": "pack"}]),
        f"content/quests/{quest.id}.json": as_json(sheet),
        **{
            f"locale/{quest.id}.{language}.ftl": file_of(words.messages, language, say[language]).encode()
            for language in LANGUAGES
        },
    }
    told = (Part(Say("import-words-missing", {"count": words.unwritten}), ()),) if words.unwritten else ()
    return ImportedPack(name, files, told)


class _WithWords(msgspec.Struct):
    quest: dict[str, Any]
    words: list[tuple[str, str, str]] = []


def _read(data: bytes) -> tuple[dict[str, Any], dict[str, tuple[str, str]]]:
    """The sheet of a file and its words. Raises NotAQuest."""
    try:
        found = msgspec.json.decode(data, type=dict[str, Any])
        if "quest" not in found:
            return found, {}
        both = msgspec.convert(found, _WithWords)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotAQuest(Say("import-not-json", {"reason": str(error)})) from None
    return both.quest, {key: (english, french) for key, english, french in both.words}


IMPORTING = Importing(read=bring, read_all=bring_all, endings=(".xml", ".json"), hint=Say("import-hint"), asks=ASKS)
